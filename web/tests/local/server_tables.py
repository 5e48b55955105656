"""Play games at a server's tables, and write what everyone is told of them, a line each.

`python server_tables.py GAMES SEED`: random moves, takebacks, wrong turns and giving up; then once
more with the same or a new deal, on from one of its turns, and the record brought from elsewhere.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from worldsfair.bots import LEVELS
from worldsfair.errors import GameError, IllegalMove
from worldsfair.game.preview import preview_turn
from worldsfair.server.errors import StaleTurn
from worldsfair.server.tables import games, proposals, seats, sequels, views
from worldsfair.server.tables.game_records import imported_table, recorded_game
from worldsfair.server.tables.log import position_from
from worldsfair.server.tables.model import Actor, Seat, Table
from worldsfair.wire.requests import SeatRequest
from worldsfair.wire.tables import Entry, EntryView, Origin, PersonId, TableOptions

HERE = Actor(PersonId("here"), "Ada")
OTHER_TURNS = 12
"""How far a game is played that follows from another."""


class Chance:
    """Everything random, from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def token_bytes(self, nbytes: int, /) -> bytes:
        """As asked for by a table."""
        return self.random.randbytes(nbytes)

    def token_urlsafe(self, nbytes: int, /) -> str:
        """As asked for by a table."""
        return self.random.randbytes(nbytes).hex()

    def randbits(self, k: int, /) -> int:
        """As asked for by a table."""
        return self.random.getrandbits(k)


class Played:
    """A table with its whole log, and what was done at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log: list[tuple[Entry, bytes]] = []
        self.steps: list[dict[str, Any]] = []

    @property
    def entries(self) -> list[Entry]:
        """Without the states."""
        return [entry for entry, _ in self.log]

    def note(self, act: dict[str, Any]) -> None:
        """What was done, and what everyone is told then."""
        news = [
            EntryView(entry, views.show_game(self.table, state))
            for entry, state in self.table.news[len(self.log) :]
        ]
        self.log = list(self.table.news)
        self.steps.append({"act": act, "table": views.show_table(self.table), "news": news})

    def state_after(self, turn: int) -> bytes:
        """As the server finds it in its log."""
        for entry, state in reversed(self.log):
            if entry.turn == turn and (entry.kind in ("start", "takeback") or entry.completes):
                return state
        raise AssertionError(f"no turn {turn}")


def main() -> None:
    """So many games, the seeds one after the other."""
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    for number in range(count):
        line = msgspec.json.encode(told(Chance(seed + number), seed + number))
        sys.stdout.buffer.write(line + b"\n")


def told(chance: Chance, seed: int) -> dict[str, Any]:
    """A game and all that follows from it."""
    wishes, options = wished(chance.random)
    first = Played(seated(wishes, options, chance))
    waiting, secret = views.show_table(first.table), first.table.seed
    games.start_game(first.table, 0.0)
    first.note({"do": "start"})
    play(first, chance.random, most=400)
    return {
        "seed": seed,
        "secret": secret.hex() if secret else None,
        "wishes": wishes,
        "options": options,
        "waiting": waiting,
        "steps": first.steps,
        "record": recorded_game([(first.table, first.entries)]),
        "sequels": [*again(first, chance), on(first, chance)],
        "imported": imported(first, chance),
    }


def wished(chooser: random.Random) -> tuple[list[SeatRequest], TableOptions]:
    """Who plays, and how."""
    others = [
        SeatRequest("person", name=f"Guest {number}")
        if chooser.random() < 0.4
        else SeatRequest("bot", level=chooser.choice(LEVELS))
        for number in range(chooser.choice([1, 2, 3]))
    ]
    options = TableOptions(
        approvals=chooser.choice(["automatic", "chosen"]),
        begins=chooser.choice(["drawn", "host"]),
        takebacks=chooser.random() < 0.8,
    )
    wishes = [SeatRequest("person"), *others]
    chooser.shuffle(wishes)
    return wishes, options


def seated(wishes: list[SeatRequest], options: TableOptions, chance: Chance) -> Table:
    """A table that waits, with everyone on their seat."""
    table = seats.open_table(HERE, len(wishes), options, chance, 0.0)
    for number, wish in enumerate(wishes):
        seats.take_seat(table, HERE, number, wish, chance)
    return table


def play(played: Played, chooser: random.Random, most: int) -> None:
    """Random turns, with a takeback, a wrong turn or an early end now and then."""
    table = played.table
    for _ in range(most):
        if table.status != "playing":
            return
        lot = chooser.random()
        if lot < 0.03:
            take_back(played, chooser)
        elif lot < 0.08:
            try_wrong_turn(played, chooser)
        elif lot < 0.081:
            wish = proposals.propose_abandon(table, HERE, 0.0)
            assert wish is not None
            proposals.abandon(table)
            played.note({"do": "abandon"})
        else:
            take_turn(played, chooser)


def take_turn(played: Played, chooser: random.Random) -> None:
    """What may be done, by whoever has to decide; the preview of its beginning is noted, too."""
    table = played.table
    seat = table.decider
    assert seat is not None
    moves = random_turn(table, chooser)
    by_bot = table.seats[seat].kind == "bot"
    follows = table.number
    preview = None if table.content.pending else preview_turn(games.position_of(table), moves[:1])
    if by_bot:
        games.play(table, seat, follows, moves, 0.0, by_bot=True)
    else:
        games.submit(table, HERE, seat, follows, moves, 0.0)
    act = {"do": "turn", "seat": seat, "follows": follows, "moves": moves, "by_bot": by_bot}
    played.note({**act, "preview": preview})


def random_turn(table: Table, chooser: random.Random) -> list[str]:
    """The moves of a whole turn, or one approval."""
    game = games.game_of(table)
    turn, moves = game.turn, list[str]()
    is_approval = game.awaits_approval
    while not moves or not (
        is_approval or game.is_over or game.turn != turn or game.awaits_approval
    ):
        move = chooser.choice(game.legal_moves())
        game.play(move)
        moves.append(move.text)
    return moves


def take_back(played: Played, chooser: random.Random) -> None:
    """As many turns as one likes, if that may be."""
    table = played.table
    first = played.log[0][0].turn
    turn = max(first - 1, table.turn + 1 - chooser.randrange(5))
    act: dict[str, Any] = {"do": "takeback", "turn": turn}
    try:
        # A game that went on from another has no earlier turns of its own.
        if turn < first and table.options.takebacks:
            turn = -1
        wish = proposals.propose_takeback(table, HERE, turn, 0.0)
    except GameError as error:
        played.note({**act, "refused": refusal(error)})
        return
    assert wish is not None
    assert wish.turn is not None
    seat = next(n for n, one in enumerate(table.seats) if one.person == HERE.person)
    games.enter_takeback(table, seat, played.state_after(wish.turn), 0.0)
    played.note(act)


def try_wrong_turn(played: Played, chooser: random.Random) -> None:
    """A turn that is refused, or not: whatever was drawn."""
    table = played.table
    follows = table.number - chooser.choice([0, 0, 1])
    seat = chooser.choice([table.decider, chooser.randrange(len(table.seats))])
    assert seat is not None
    moves = chooser.choice([["burnham"], ["place agriculture", "approve 1"], ["nonsense"], []])
    act = {"do": "turn", "seat": seat, "follows": follows, "moves": moves, "by_bot": False}
    try:
        if follows < table.number:
            # Whether it was taken before is found in the database.
            if not HERE.owns(table.seats[seat]):
                return
            raise StaleTurn(f"The table is at number {table.number}, not {follows}.")
        games.submit(table, HERE, seat, follows, moves, 0.0)
    except GameError as error:
        played.note({**act, "refused": refusal(error)})
    else:
        raise AssertionError(f"{moves} was no wrong turn")


def refusal(error: GameError) -> dict[str, Any]:
    """As the wire tells it."""
    rule = error.rule if isinstance(error, IllegalMove) else None
    return {"code": error.code, "rule": rule}


def again(first: Played, chance: Chance) -> Iterator[dict[str, Any]]:
    """The same people once more."""
    deals: list[Literal["new", "same"]] = ["new", "same"]
    deal = "new" if first.table.status == "abandoned" else chance.random.choice(deals)
    table = sequels.rematch_of(first.table, HERE, deal, chance, 0.0)
    secret = table.seed
    played = Played(table)
    if deal == "same":
        games.start_same_deal(table, first.table, 0.0)
    else:
        games.start_game(table, 0.0)
    played.note({"do": "rematch", "deal": deal})
    play(played, chance.random, OTHER_TURNS)
    assert secret is not None
    yield {
        "secret": secret.hex(),
        "steps": played.steps,
        "record": recorded_game([(table, played.entries)]),
    }


def on(first: Played, chance: Chance) -> dict[str, Any]:
    """On from one of its turns, and on from one of that game's, with everyone on their seat."""
    chapters = [first]
    found: list[dict[str, Any]] = []
    for _ in range(chance.random.choice([1, 2])):
        before = chapters[-1]
        begun = before.log[0][0].turn
        turn = chance.random.randint(begun, before.table.turn)
        if _is_over(before, turn):
            turn -= 1
        table = sequels.continuation_of(before.table, HERE, turn, chance, 0.0)
        table.content.seats = [Seat(s.kind, s.name, s.person, s.level) for s in before.table.seats]
        table.content.origin = Origin(before.table.id, turn, before.table.number)
        played = Played(table)
        games.go_on_from(table, before.state_after(turn), 0.0)
        played.note({"do": "play on", "turn": turn})
        play(played, chance.random, chance.random.choice([OTHER_TURNS, 400]))
        chapters.append(played)
        assert table.seed is not None
        record = recorded_game([(one.table, one.entries) for one in chapters])
        found.append({"secret": table.seed.hex(), "steps": played.steps, "record": record})
    return {"chain": found}


def _is_over(played: Played, turn: int) -> bool:
    return position_from(played.table, played.state_after(turn)).is_over


def imported(first: Played, chance: Chance) -> dict[str, Any]:
    """Its record, brought from elsewhere."""
    record = recorded_game([(first.table, first.entries)])
    table = imported_table(record, HERE, chance, 0.0)
    news = [EntryView(entry, views.show_game(table, state)) for entry, state in table.news]
    return {"table": views.show_table(table), "news": news}


if __name__ == "__main__":
    main()
