"""Tables that follow from another: a rematch, or a game played on from one of its turns."""

from __future__ import annotations

from typing import Literal

from worldsfair.server.errors import NotPlaying
from worldsfair.server.tables.model import Actor, Content, Origin, Seat, Table, TableId
from worldsfair.server.tables.seating import new_id, own_seats, person_of


def rematch_of(before: Table, actor: Actor, deal: Literal["new", "same"], now: float) -> Table:
    """The same people and options; with the same deal, everyone moves on one seat."""
    if before.status not in ("finished", "abandoned"):
        raise NotPlaying("The game is not over yet.")
    if deal == "same" and before.status != "finished":
        raise NotPlaying("An unfinished game keeps its deal secret.")
    own_seats(before, actor)
    seats = [_same_again(seat) for seat in before.seats]
    content = Content(host=person_of(actor), options=before.options, seats=seats)
    if deal == "same":
        content.same_deal_as = before.id
        content.edition = before.content.edition
    return Table(TableId(new_id()), content, created_at=now)


def continuation_of(before: Table, actor: Actor, turn: int, now: float) -> Table:
    """The same seats, all open but one for whoever asks; the seats' order stays."""
    seats = [Seat() for _ in before.seats]
    content = Content(
        host=person_of(actor),
        options=before.options,
        seats=seats,
        edition=before.content.edition,
        origin=Origin(before.id, turn),
    )
    return Table(TableId(new_id()), content, created_at=now)


def _same_again(seat: Seat) -> Seat:
    return Seat(seat.kind, seat.name, seat.person, seat.level, seat.token_hash)
