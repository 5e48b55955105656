"""Whole games at a table of the server, as scripts to play again and digests of all that was told.

A script says what was done: the set-up, then the moves of each entry or a takeback, and the turns
that were tried before each. A digest stands for what Python told after a step.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from worldsfair.edition import AREAS, shipped_editions
from worldsfair.errors import GameError, IllegalMove
from worldsfair.game import Game
from worldsfair.game.preview import preview_turn
from worldsfair.records.continuations import (
    CONTINUATION,
    CONTINUATION_VERSION,
    Continuation,
    Part,
)
from worldsfair.records.fair_shuffle import commitment_to, shuffle_seed, start_player
from worldsfair.records.model import Approvals, Record
from worldsfair.rules.decisions import decision_texts
from worldsfair.rules.position import Position
from worldsfair.server.tables.game_records import record_of
from worldsfair.server.tables.games import enter_takeback, play, position_of
from worldsfair.server.tables.log import add_entry, position_from
from worldsfair.server.tables.model import Content, Seat, Table
from worldsfair.server.tables.views import show_game
from worldsfair.wire.tables import PersonId, TableId, TableOptions

_DIGITS = 16
"""Of a digest: enough to notice any difference."""
_LONGEST = 70
"""Turns after which a game is left as it is, so there are records of running games, too."""


class Step(msgspec.Struct, omit_defaults=True):
    """One entry: what was tried before it, and what was done."""

    tries: list[list[str]]
    moves: list[str] = msgspec.field(default_factory=list)
    takeback: int | None = None
    """Go back to when so many turns were finished."""


class Sequel(msgspec.Struct):
    """How the game was played on from one of its turns, to the end."""

    turn: int
    seed: str
    contributions: list[str | None]
    moves: list[list[str]]
    """By turn, approvals included."""


class Script(msgspec.Struct, omit_defaults=True):
    """A game to play again."""

    players: int
    approvals: Approvals
    edition: str
    seed: str
    contributions: list[str | None]
    steps: list[Step]
    sequel: Sequel | None = None


class ToldGame(msgspec.Struct):
    """A script, and a digest of what was told after each step."""

    script: Script
    digests: list[str]


@dataclass(frozen=True)
class Kind:
    """What sort of game."""

    players: int
    approvals: Approvals
    edition: str


CORPUS = Path(__file__).with_suffix(".jsonl")
"""Games that are told the same for ever; `python tests/engine/told_games.py` tells them anew."""
KINDS = [
    Kind(players, approvals, edition)
    for players in (2, 3, 4)
    for approvals in ("automatic", "chosen")
    for edition in shipped_editions()
]


def canonical(value: object) -> bytes:
    """JSON with its keys sorted and no spaces."""
    return msgspec.json.encode(value, order="sorted")


def digest(value: object) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()[:_DIGITS]


def new_game(kind: Kind, chooser: random.Random) -> tuple[Script, list[Any]]:
    """A random game and what Python tells of it.

    Some have takebacks, contributions, long rounds, or a sequel; a long one is left running.
    """
    script = Script(
        players=kind.players,
        approvals=kind.approvals,
        edition=kind.edition,
        seed=chooser.randbytes(32).hex(),
        contributions=_contributions(kind.players, chooser),
        steps=[],
    )
    table, avoids = _table(script), chooser.random() < 0.15
    found = [_beginning(table)]
    while table.status == "playing" and table.turn < _LONGEST:
        step = _next_step(table, chooser, avoids=avoids)
        script.steps.append(step)
        found.append(_taken(table, step))
    if chooser.random() < 0.1:
        script.sequel = _sequel(table, chooser)
    return script, found + _records(table, script)


def told(script: Script) -> list[Any]:
    """What Python tells of a script: the start, each step, and the records at the end."""
    table = _table(script)
    first = _beginning(table)
    return [first, *(_taken(table, step) for step in script.steps), *_records(table, script)]


def _beginning(table: Table) -> dict[str, object]:
    return _after(table) | {"begins": start_player(table.shuffle_seed, len(table.seats))}


def _taken(table: Table, step: Step) -> dict[str, object]:
    tried = [_tried(table, moves) for moves in step.tries]
    _take(table, step)
    return _after(table) | {"tried": tried}


def _records(table: Table, script: Script) -> list[dict[str, object]]:
    record = record_of(table, [entry for entry, _ in table.news])
    if script.sequel is None:
        return [{"record": record}]
    return [{"record": record}, {"record": _continued(record, script.sequel)}]


def _contributions(players: int, chooser: random.Random) -> list[str | None]:
    if chooser.random() < 0.7:
        return [None] * players
    return [chooser.randbytes(32).hex() if chooser.random() < 0.7 else None for _ in range(players)]


def _table(script: Script) -> Table:
    seats = [
        Seat("person", f"Player {number}", contribution=added)
        for number, added in enumerate(script.contributions, start=1)
    ]
    options = TableOptions(approvals=script.approvals)
    content = Content(PersonId("ada"), options, seats, script.edition)
    table = Table(TableId("one"), content, created_at=0.0, status="playing", decider=0)
    table.seed = bytes.fromhex(script.seed)
    game = Game.new(
        script.players,
        table.shuffle_seed,
        script.approvals,
        edition=shipped_editions()[script.edition],
    )
    add_entry(table, "start", game.position)
    return table


def _take(table: Table, step: Step) -> None:
    if step.takeback is None:
        assert table.decider is not None
        play(table, table.decider, table.number, step.moves, 0.0)
        return
    state = [
        state
        for entry, state in table.news
        if entry.turn == step.takeback and (entry.completes or entry.kind in ("start", "takeback"))
    ][-1]
    enter_takeback(table, None, state, 0.0)


def _after(table: Table) -> dict[str, object]:
    entry, state = table.news[-1]
    return {"entry": entry, "game": show_game(table, state), "state": state.hex()}


def _tried(table: Table, moves: list[str]) -> object:
    assert table.state is not None
    try:
        return preview_turn(position_from(table, table.state), moves)
    except GameError as error:
        rule = error.rule if isinstance(error, IllegalMove) else None
        return {"code": error.code, "message": str(error), "rule": rule}


def _next_step(table: Table, chooser: random.Random, *, avoids: bool) -> Step:
    position = position_of(table)
    tries = [_some_turn(position, chooser)] if chooser.random() < 0.5 else []
    if table.turn > 3 and chooser.random() < 0.01:
        return Step(tries, takeback=chooser.randrange(table.turn))
    return Step(tries, _whole_turn(position, chooser, avoids=avoids))


def _whole_turn(position: Position, chooser: random.Random, *, avoids: bool) -> list[str]:
    """The moves of a turn, or one approval."""
    trial = position.copy()
    moves: list[str] = []
    while True:
        legal = list(trial.legal())
        if avoids and trial.awaits_turn_move and not moves:
            legal = _without_tickets(trial, legal)
        decision = chooser.choice(legal)
        moves.append(decision_texts()[decision])
        if trial.awaits_approval:
            return moves
        trial.apply_decision(decision)
        if not trial.awaits_turn_move:
            return moves


def _without_tickets(position: Position, legal: list[int]) -> list[int]:
    """Placements where the fewest tickets lie, which makes long rounds and empty supplies."""
    names = position.edition.card_ids()

    def tickets(decision: int) -> int:
        area = AREAS.index(decision_texts()[decision].split()[1])
        return sum(names[card].startswith("ticket") for card in position.cards_at(area))

    fewest = min(map(tickets, legal))
    return [decision for decision in legal if tickets(decision) == fewest]


def _some_turn(position: Position, chooser: random.Random) -> list[str]:
    """A whole turn or its beginning, now and then with a decision that fits nowhere."""
    moves = _whole_turn(position, chooser, avoids=False)
    moves = moves[: chooser.randrange(len(moves) + 1)] if chooser.random() < 0.5 else moves
    if chooser.random() < 0.4:
        moves.append(chooser.choice([*decision_texts(), "place nowhere", "Place  Agriculture"]))
    return moves


def _sequel(table: Table, chooser: random.Random) -> Sequel:
    record = record_of(table, [entry for entry, _ in table.news])
    turn = chooser.randrange(len(record.turns) + 1)
    sequel = Sequel(
        turn=turn,
        seed=chooser.randbytes(32).hex(),
        contributions=_contributions(record.players, chooser),
        moves=[],
    )
    game = _gone_on(record, sequel)
    while not game.is_over and game.turn < _LONGEST:
        moves, number = [], game.turn
        while game.turn == number and not game.is_over:
            moves.append(chooser.choice(game.legal_moves()).text)
            game.play(moves[-1])
        sequel.moves.append(moves)
    return sequel


def _gone_on(record: Record, sequel: Sequel) -> Game:
    before = Game.from_record(record, turns=sequel.turn)
    return before.imagine(shuffle_seed(bytes.fromhex(sequel.seed), sequel.contributions))


def _continued(record: Record, sequel: Sequel) -> Continuation:
    game = _gone_on(record, sequel)
    seed = bytes.fromhex(sequel.seed)
    for moves in sequel.moves:
        for move in moves:
            game.play(move)
    added = sequel.contributions if any(sequel.contributions) else msgspec.UNSET
    return Continuation(
        format=CONTINUATION,
        version=CONTINUATION_VERSION,
        before=msgspec.structs.replace(
            record,
            turns=record.turns[: sequel.turn],
            seed=msgspec.UNSET,
            result=msgspec.UNSET,
        ),
        parts=[
            Part(
                seats=record.seats,
                commitment=commitment_to(seed),
                turns=game.turns(),
                seed=seed.hex() if game.is_over else msgspec.UNSET,
                contributions=added,
            )
        ],
        result=game.result() if game.is_over else msgspec.UNSET,
    )


def _write_corpus() -> None:
    """The same games each time: what changes in the file has changed in the program."""
    chooser = random.Random(1893)
    lines = []
    for kind in KINDS * 4:
        script, found = new_game(kind, chooser)
        lines.append(canonical(ToldGame(script, [digest(one) for one in found])) + b"\n")
    CORPUS.write_bytes(b"".join(lines))


if __name__ == "__main__":
    _write_corpus()
