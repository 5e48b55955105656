"""Writing a record: the set-up, the result, and the whole of a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from worldsfair.edition import AREAS
from worldsfair.records.model import (
    FORMAT,
    VERSION,
    Approvals,
    Options,
    Record,
    Result,
    Seat,
    SeatResult,
    Setup,
    Turn,
)
from worldsfair.rules.constants import RULES_VERSION
from worldsfair.rules.position import Position


def write_record(
    beginning: Position,
    turns: Sequence[Turn],
    *,
    seats: Sequence[Seat],
    commitment: str,
    contributions: Sequence[str | None] | None = None,
    seed: bytes | None = None,
    result: Result | None = None,
) -> Record:
    """The record of a game from its first position on.

    The table's seed is told with the result only; what was added to it, always.
    """
    added = [] if contributions is None else list(contributions)
    approvals: Approvals = "chosen" if beginning.chosen_approvals else "automatic"
    return Record(
        format=FORMAT,
        version=VERSION,
        edition=beginning.edition.name,
        rules=RULES_VERSION,
        options=Options(approvals=approvals),
        seats=list(seats),
        commitment=commitment,
        contributions=added if any(one is not None for one in added) else UNSET,
        setup=setup_of(beginning),
        turns=list(turns),
        seed=UNSET if result is None or seed is None else seed.hex(),
        result=UNSET if result is None else result,
    )


def setup_of(position: Position) -> Setup:
    """The board before the first turn."""
    names = position.edition.card_ids()
    order = [position.area_at(place) for place in range(len(AREAS))]
    return Setup(
        areas=[AREAS[area] for area in order],
        cards={AREAS[area]: [names[card] for card in position.cards_at(area)] for area in order},
    )


def result_of(position: Position) -> Result:
    """E2 to E4 for every player."""
    seats = []
    for seat in range(position.players):
        tokens: dict[str, int] = {
            name: position.tokens(seat, area) for area, name in enumerate(AREAS)
        }
        coins, medals = position.coins(seat), position.medals(seat)
        exhibits = position.set_points(seat)
        seats.append(
            SeatResult(
                coins=coins,
                medals=medals,
                exhibits=exhibits,
                total=position.total_points(seat),
                tokens=tokens,
                unapproved=sum(position.held(seat, area) for area in range(len(AREAS))),
            )
        )
    return Result(seats=seats, winners=position.winners())
