"""What everyone at the table may see: built by listing what to show."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from worldsfair.edition import (
    AREAS,
    FIGURES,
    KINDS,
    PLACES,
    TICKET,
    Area,
    CardId,
    Edition,
    Place,
)
from worldsfair.records.model import Approvals, Result
from worldsfair.records.writer import result_of
from worldsfair.rules.constants import APPROVE, DISCARDED, FIGURES_STEP, HELD_BY, OVER, PLACE
from worldsfair.rules.decisions import decision_texts
from worldsfair.rules.overview import OverviewReader
from worldsfair.rules.position import Position

_TICKET = KINDS.index(TICKET)
_FIRST_FIGURE = KINDS.index(FIGURES[0])
assert (*AREAS, TICKET, *FIGURES) == KINDS

Phase = Literal["place", "figures", "approve", "over"]
PHASES: dict[int, Phase] = {
    PLACE: "place",
    FIGURES_STEP: "figures",
    APPROVE: "approve",
    OVER: "over",
}


class StandingView(msgspec.Struct, frozen=True):
    """What a place in an area would give if scoring came now."""

    seat: int
    place: Place
    medal: int
    approvals: int
    """How many exhibits the place allows, not how many the player holds."""
    would_approve: int
    """How many of them the player holds now."""


class AreaView(msgspec.Struct, frozen=True):
    """An area and what lies there."""

    area: Area
    position: int
    capacity: int
    cards: list[CardId]
    """In the order dealt."""
    supporters: list[int]
    """By seat."""
    standings: list[StandingView]


class SetView(msgspec.Struct, frozen=True):
    """Approval tokens of different areas, and their points together (E3)."""

    areas: list[Area]
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """All that a player has; it lies face up."""

    supply: int
    exhibits: dict[Area, list[CardId]]
    """Proposed exhibits by area."""
    tickets: list[CardId]
    figures: list[CardId]
    """To be played or discarded on this or the next turn."""
    tokens: dict[Area, int]
    coins: int
    medals: int
    exhibit_points: int
    """What the tokens are worth in sets."""
    sets: list[SetView]
    """The tokens in sets, the largest first."""
    total: int
    """Points so far."""


class WheelView(msgspec.Struct, frozen=True):
    """The Ferris wheel."""

    spaces: int
    car: int
    """Spaces moved since the start space."""
    tickets_to_scoring: int


class View(msgspec.Struct, frozen=True):
    """A position as players and watchers see it: everything but the order of the deck."""

    players: int
    approvals: Approvals
    round: int
    turn: int
    """How many turns are finished."""
    phase: Phase
    active: int
    """Whose turn it is."""
    seat: int | None
    """Who decides now; None when the game is over, and while cards are dealt (`ChanceGame`)."""
    placed: Area | None
    """The area of this turn, once it is chosen."""
    wheel: WheelView
    areas: list[AreaView]
    """By position."""
    seats: list[SeatView]
    deck: int
    """How many cards are left to draw."""
    discard: list[CardId]
    legal: list[str]
    """The legal moves."""
    result: Result | None = None


def view_of(position: Position) -> View:
    """The public side of a position."""
    return view_from(position, position.overview())


def view_from(position: Position, overview: OverviewReader) -> View:
    """The public side of a position that was looked over."""
    names = position.edition.card_ids()
    texts = decision_texts()
    phase = position.phase
    return View(
        players=position.players,
        approvals="chosen" if position.chosen_approvals else "automatic",
        round=position.round,
        turn=position.turn,
        phase=PHASES.get(phase, "place"),  # between the cards of a deal: what comes next
        active=position.active,
        seat=position.seat if position.awaits_decision else None,
        placed=AREAS[position.placed] if phase in (FIGURES_STEP, APPROVE) else None,
        wheel=wheel_of(position),
        areas=areas_of(position, overview),
        seats=seats_of(position, overview),
        deck=position.deck_size,
        discard=[names[card] for card in overview.cards(DISCARDED)],
        legal=[texts[number] for number in position.legal()],
        result=result_of(position) if phase == OVER else None,
    )


def wheel_of(position: Position) -> WheelView:
    """The wheel, also in the middle of a turn."""
    return WheelView(position.spaces, position.car, position.spaces - position.car)


def areas_of(position: Position, overview: OverviewReader) -> list[AreaView]:
    """The areas by position, also in the middle of a turn."""
    names = position.edition.card_ids()
    return [_area(position, overview, place, names) for place in range(len(AREAS))]


def seats_of(position: Position, overview: OverviewReader) -> list[SeatView]:
    """What every player has, also in the middle of a turn."""
    return [_seat(position, overview, seat) for seat in range(position.players)]


def points_if_scored(position: Position, overview: OverviewReader) -> list[int]:
    """Everyone's points if scoring came now and all approved what they may."""
    return [overview.if_scored(seat) for seat in range(position.players)]


def _area(
    position: Position, overview: OverviewReader, place: int, names: tuple[str, ...]
) -> AreaView:
    area = position.area_at(place)
    return AreaView(
        area=AREAS[area],
        position=place,
        capacity=position.edition.areas[AREAS[area]].capacity,
        cards=[names[card] for card in position.cards_at(area)],
        supporters=[position.supporters(seat, area) for seat in range(position.players)],
        standings=_standings(position, overview, area),
    )


def _standings(position: Position, overview: OverviewReader, area: int) -> list[StandingView]:
    standings = []
    for seat in range(position.players):
        row = overview.place(seat, area)
        medal, approvals = position.award(row)
        if medal or approvals:
            approved = overview.approvable(seat, area)
            standings.append(StandingView(seat, PLACES[row - 1], medal, approvals, approved))
    return standings


def _sets(position: Position, seat: int) -> list[SetView]:
    sets: list[SetView] = []
    while areas := position.areas_of_set(seat, len(sets)):
        points = position.points_of_set(seat, len(sets))
        sets.append(SetView([AREAS[area] for area in areas], points))
    return sets


def _seat(position: Position, overview: OverviewReader, seat: int) -> SeatView:
    points = overview.set_points(seat)
    coins, medals = position.coins(seat), position.medals(seat)
    names, kinds = position.edition.card_ids(), _kinds_of_cards(position.edition)
    by_kind: list[list[str]] = [[] for _ in KINDS]
    for card in overview.cards(HELD_BY + seat):
        by_kind[kinds[card]].append(names[card])
    return SeatView(
        supply=position.supply(seat),
        exhibits=dict(zip(AREAS, by_kind, strict=False)),
        tickets=by_kind[_TICKET],
        figures=[card for held in by_kind[_FIRST_FIGURE:] for card in held],
        tokens={name: position.tokens(seat, area) for area, name in enumerate(AREAS)},
        coins=coins,
        medals=medals,
        exhibit_points=points,
        sets=_sets(position, seat),
        total=position.total_points(seat),
    )


@cache
def _kinds_of_cards(edition: Edition) -> tuple[int, ...]:
    """For each card the number of its kind."""
    return tuple(KINDS.index(name.partition("-")[0]) for name in edition.card_ids())
