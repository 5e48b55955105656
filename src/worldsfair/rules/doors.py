"""The compiled functions that Python calls for a single game, by address.

For `Position` alone, which owns the memory: an address that is not of a state ends the process.
"""

from __future__ import annotations

from worldsfair.rules.batch import play_at_random
from worldsfair.rules.chance import shuffle_deck
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import COLLECT
from worldsfair.rules.flow import advance, apply_decision, play, run_stage
from worldsfair.rules.keys import key_of
from worldsfair.rules.legal import is_legal, legal_decisions
from worldsfair.rules.memory import box_at, choices_at, state_at
from worldsfair.rules.reasons import reason_against
from worldsfair.rules.scoring import (
    approvable,
    areas_of_set,
    place_in_area,
    points_of_set,
    ranking_key,
    set_points,
    ticket_coins,
    total_points,
)
from worldsfair.rules.setup import clear, open_the_fair
from worldsfair.rules.turn import gather_discards


@compiled
def play_at(state: int, box: int, decision: int) -> None:
    """Carry out a decision known to be legal."""
    play(state_at(state), box_at(box), decision)


@compiled
def play_if_legal_at(state: int, box: int, decision: int) -> bool:
    """Carry out a decision if it is legal; says whether it was."""
    if not is_legal(state_at(state), box_at(box), decision):
        return False
    play(state_at(state), box_at(box), decision)
    return True


@compiled
def apply_decision_at(state: int, box: int, decision: int) -> None:
    """Carry out only the decision, without what follows."""
    apply_decision(state_at(state), box_at(box), decision)


@compiled
def run_stage_at(state: int, box: int) -> None:
    """Do one stage of what follows from a decision."""
    run_stage(state_at(state), box_at(box))


@compiled
def advance_at(state: int, box: int) -> None:
    """Do all that follows until somebody decides."""
    advance(state_at(state), box_at(box))


@compiled
def legal_at(state: int, box: int, choices: int) -> int:
    """Write the legal decisions to `choices`; says how many."""
    return legal_decisions(state_at(state), box_at(box), choices_at(choices))


@compiled
def collect_at(state: int, box: int) -> None:
    """T8: take the cards of the placement, whatever figures are left to play."""
    state_at(state).phase = COLLECT
    run_stage(state_at(state), box_at(box))


@compiled
def gather_discards_at(state: int) -> None:
    """T13: the discard pile becomes the deck, in the order of the card ids."""
    gather_discards(state_at(state))


@compiled
def open_the_fair_at(state: int, box: int) -> None:
    """S6, S8 and S9, once tiles and deck are in the state."""
    open_the_fair(state_at(state), box_at(box))


@compiled
def clear_at(state: int, box: int, chosen_approvals: int, asks_for_shuffle: int) -> None:
    """An empty table."""
    clear(state_at(state), box_at(box), chosen_approvals, asks_for_shuffle)


@compiled
def place_at(state: int, seat: int, area: int) -> int:
    """P4 to P6: a player's place in an area."""
    return place_in_area(state_at(state), seat, area)


@compiled
def approvable_at(state: int, box: int, seat: int, area: int) -> int:
    """P7: how many exhibits a player may approve in an area."""
    return approvable(state_at(state), box_at(box), seat, area)


@compiled
def ticket_coins_at(state: int, box: int, seat: int) -> int:
    """P1 and P2: what a player's tickets are worth."""
    return ticket_coins(state_at(state), box_at(box), seat)


@compiled
def set_points_at(state: int, box: int, seat: int) -> int:
    """E3: what a player's tokens are worth."""
    return set_points(state_at(state), box_at(box), seat)


@compiled
def areas_of_set_at(state: int, seat: int, number: int) -> int:
    """E3: the areas of one of a player's sets, a bit each."""
    return areas_of_set(state_at(state), seat, number)


@compiled
def points_of_set_at(state: int, box: int, seat: int, number: int) -> int:
    """E3: what one of a player's sets is worth."""
    return points_of_set(state_at(state), box_at(box), seat, number)


@compiled
def total_points_at(state: int, box: int, seat: int) -> int:
    """E2: a player's coins, medals and sets."""
    return total_points(state_at(state), box_at(box), seat)


@compiled
def ranking_key_at(state: int, box: int, seat: int) -> int:
    """E4: a number that is higher for the better player."""
    return ranking_key(state_at(state), box_at(box), seat)


@compiled
def reason_against_at(state: int, decision: int) -> int:
    """Why a decision is illegal, as a place in the list of reasons."""
    return reason_against(state_at(state), decision)


@compiled
def key_at(state: int, box: int, box_key: int) -> int:
    """The key of a position."""
    return key_of(state_at(state), box_at(box), box_key)


@compiled
def finish_at_random_at(state: int, box: int, choices: int, turn_limit: int) -> None:
    """Shuffle the deck and play any legal decision until the end or the limit of turns."""
    shuffle_deck(state_at(state))
    advance(state_at(state), box_at(box))
    play_at_random(state_at(state), box_at(box), choices_at(choices), turn_limit)
