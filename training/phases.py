"""Games in lock-step: what each table holds, and the phases that all tables pass together.

A phase is a function of one table, or of one decision that is looked at. A processor calls it in
a loop (`processor`), a GPU in a kernel (`gpu`): the same source, the same bytes.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from worldsfair.bots.evaluation import greedy_value, utility, win_shares
from worldsfair.bots.features import Features, write_features
from worldsfair.bots.placements import write_placements
from worldsfair.bots.rollout import finish_turn_quickly, play_guessing
from worldsfair.bots.workspace import Placements
from worldsfair.rules.chance import random_below
from worldsfair.rules.compiled import compiled, signed
from worldsfair.rules.constants import AREA_COUNT, OVER, PLACE, SEAT_COUNT, TURN_LIMIT
from worldsfair.rules.flow import play
from worldsfair.rules.layout import Choices, State
from worldsfair.rules.legal import legal_decisions
from worldsfair.rules.memory import box_at
from worldsfair.rules.setup import lay_out_at_random
from worldsfair.rules.typed_records import Vector

GREEDY: Final = 0
"""Who plays a seat by rules of thumb; 1 is the first network, 2 the second."""
NOT_CHOSEN: Final = -1
GUESS_SHIFT: Final = 40
"""As in `value_after_guesses`, so that the guesses are the same."""
_WORST: Final = -1.0e9

# Any record with the fields `box`, `win` and `points` serves them as a workspace.
share_win: Any = win_shares
utility_of: Any = utility


class Table:
    """One game, how it is to be played, and what its present decision is about."""

    box: Annotated[int, "i8"]
    """The address of the `Box`."""
    number: Annotated[int, "i8"]
    """Of this table among all."""
    first_row: Annotated[int, "i8"]
    """Where its glances begin."""
    mover: Annotated[int, "i8"]
    """Who decides."""
    current_round: Annotated[int, "i8"]
    state: State
    placements: Placements
    """What `is_compared` is about."""
    win: Annotated[Vector[float], "f4", SEAT_COUNT]
    """By seat, once the game is over."""
    points: Annotated[Vector[float], "f4", SEAT_COUNT]
    worth: Annotated[Vector[float], "f4", AREA_COUNT]
    """By area, what a compared placement there is worth."""
    random_moves: Annotated[int, "i4"]
    """Of a thousand."""
    guesses: Annotated[int, "i4"]
    """Deals guessed for each decision by a network."""
    lesson_of: Annotated[int, "i4"]
    """Placements of which one becomes a lesson, as the next ones look much the same; 0 for none."""
    comparison_of: Annotated[int, "i4"]
    """The same for the comparison of placements."""
    count: Annotated[int, "i4"]
    """Of legal decisions."""
    chosen: Annotated[int, "i4"]
    """The index of the decision, where it needs no judgement."""
    rows: Annotated[int, "i4"]
    """Glances that its decision needs."""
    is_running: Annotated[int, "i4"]
    player: Annotated[Vector[int], "u1", SEAT_COUNT]
    """By seat: `GREEDY`, or the number of a network."""
    is_lesson: Annotated[int, "u1"]
    is_compared: Annotated[int, "u1"]
    is_finished: Annotated[int, "u1"]
    """Whether the game came to its end; one that was too long did not."""
    features: Features
    """Of a lesson."""
    choices: Choices
    padding: Annotated[Vector[int], "u1", 1]


class Glance:
    """One decision tried with one guessed deal."""

    box: Annotated[int, "i8"]
    table: Annotated[int, "i8"]
    step: Annotated[int, "i8"]
    """Where the player who decides sits, counted from who moves next."""
    value: Annotated[float, "f8"]
    """What it is worth, if no network is asked."""
    win: Annotated[Vector[float], "f4", SEAT_COUNT]
    points: Annotated[Vector[float], "f4", SEAT_COUNT]
    judge: Annotated[int, "i8"]
    """The number of the network that is asked; 0 where the value is known."""
    features: Features


@compiled
def begin(table: Table) -> None:
    """A new game from its seed."""
    lay_out_at_random(table.state, box_at(table.box), 0)
    table.is_finished = 0


@compiled
def prepare(table: Table) -> None:
    """What is to be decided, whether it teaches something, and how many glances it needs."""
    state = table.state
    table.rows = table.is_lesson = table.is_compared = 0
    table.is_running = state.phase != OVER and state.turn < TURN_LIMIT
    if not table.is_running:
        return
    table.mover = signed(state.seat)
    table.current_round = signed(state.current_round)
    if state.phase == PLACE:
        _take_notes(table)
    table.count = legal_decisions(state, box_at(table.box), table.choices)
    table.chosen = NOT_CHOSEN
    if table.random_moves > 0 and random_below(state, 1000) < table.random_moves:
        table.chosen = random_below(state, signed(table.count))
        table.is_compared = 0
    elif table.count > 1:
        table.rows = table.count * _guesses(table)


@compiled
def _take_notes(table: Table) -> None:
    """The features of a position that becomes a lesson, or whose placements are compared."""
    state, box = table.state, box_at(table.box)
    if table.lesson_of > 0 and random_below(state, signed(table.lesson_of)) == 0:
        table.is_lesson = 1
        write_features(state, box, table.features)
    # Without a supporter in the supply a placement has an origin as well.
    is_free = table.comparison_of > 0 and state.supply[state.seat] > 0
    if is_free and random_below(state, signed(table.comparison_of)) == 0:
        table.is_compared = 1
        write_placements(state, box, table.placements)


@compiled
def _guesses(table: Table) -> int:
    """Glances for each decision; rules of thumb need no deal."""
    return 1 if table.player[table.mover] == GREEDY else signed(table.guesses)


@compiled
def assign(table: Table, glances: npt.NDArray[Any], end: int) -> None:
    """Give the table its glances, those before `end`."""
    table.first_row = end - signed(table.rows)
    for row in range(table.first_row, end):
        glances[row].table = table.number


@compiled
def look(table: Table, trial: State, glance: Glance, row: int) -> None:
    """Try a decision in a copy of the state: then its value is known, or its features are."""
    guesses = _guesses(table)
    index = row - signed(table.first_row)
    decision = signed(table.choices.decision[index // guesses])
    box = box_at(table.box)
    glance.judge = table.player[table.mover]
    if glance.judge == GREEDY:
        glance.value = greedy_value(table.state, box, trial, decision)
        return
    trial.random = table.state.random + np.uint64((index % guesses) << GUESS_SHIFT)
    play_guessing(trial, box, decision)
    finish_turn_quickly(trial, box)
    if trial.phase == OVER:
        glance.box = table.box
        share_win(trial, glance)
        glance.value = utility_of(glance, signed(table.mover), signed(trial.players))
        glance.judge = 0
        return
    write_features(trial, box, glance.features)
    step = signed(table.mover) - signed(trial.seat)
    glance.step = step if step >= 0 else step + signed(trial.players)


@compiled
def decide(table: Table, values: npt.NDArray[Any]) -> None:
    """Play what has the highest value, the first of equals, or what was chosen before."""
    if not table.is_running:
        return
    state = table.state
    if table.chosen == NOT_CHOSEN:
        table.chosen = _best(table, values)
        if table.player[table.mover] != GREEDY:
            # As in `network_choice`: the next decision gets other guesses.
            random_below(state, 2)
    play(state, box_at(table.box), signed(table.choices.decision[table.chosen]))


@compiled
def _best(table: Table, values: npt.NDArray[Any]) -> int:
    if table.rows == 0:
        return 0
    guesses = _guesses(table)
    best, best_value = 0, _WORST
    for index in range(table.count):
        total = 0.0
        for guess in range(guesses):
            total += values[table.first_row + index * guesses + guess]
        value = total / guesses
        if table.is_compared:
            # The decisions are the five placements, in the order of the areas.
            table.worth[index] = value
        if value > best_value:
            best, best_value = index, value
    return best


@compiled
def finish(table: Table) -> None:
    """Who won, and the points; a game without an end teaches nothing."""
    if table.state.phase == OVER:
        table.is_finished = 1
        share_win(table.state, table)
