"""Tables that follow from another: a rematch, or a game played on from one of its turns."""

from __future__ import annotations

from typing import Literal

import msgspec

from worldsfair.records.continuations import MOST_PARTS
from worldsfair.server.errors import NotPlaying, TooManyParts
from worldsfair.server.tables.chance import Chance
from worldsfair.server.tables.model import Actor, Content, Seat, Table
from worldsfair.server.tables.seats import new_table, own_seats, person_of
from worldsfair.wire.tables import Origin


def rematch_of(
    before: Table, actor: Actor, deal: Literal["new", "same"], chance: Chance, now: float
) -> Table:
    """The same people and options; with the same deal, everyone moves on one seat."""
    if before.status not in ("finished", "abandoned"):
        raise NotPlaying("The game is not over yet.")
    if deal == "same" and before.status != "finished":
        raise NotPlaying("An unfinished game keeps its deal secret.")
    own_seats(before, actor)
    seats = [_same_again(seat) for seat in before.seats]
    content = Content(host=person_of(actor), options=before.options, seats=seats)
    if deal == "same":
        # Everybody has seen these cards.
        content.options = msgspec.structs.replace(content.options, is_rated=False)
        content.same_deal_as = before.id
        content.edition = before.content.edition
    return new_table(content, chance, now)


def continuation_of(before: Table, actor: Actor, turn: int, chance: Chance, now: float) -> Table:
    """The same seats, all open but one for whoever asks; the seats' order stays."""
    seats = [Seat() for _ in before.seats]
    if before.content.depth >= MOST_PARTS:
        raise TooManyParts(f"A game goes on from another {MOST_PARTS} times at most.")
    content = Content(
        host=person_of(actor),
        options=msgspec.structs.replace(before.options, is_rated=False),
        seats=seats,
        edition=before.content.edition,
        origin=Origin(before.id, turn),
        depth=before.content.depth + 1,
    )
    return new_table(content, chance, now)


def _same_again(seat: Seat) -> Seat:
    if seat.is_bot_accounts:
        # It is asked whether it wants to.
        return Seat(invited=seat.person, invited_name=seat.name)
    return Seat(seat.kind, seat.name, seat.person, seat.level, seat.token_hash)
