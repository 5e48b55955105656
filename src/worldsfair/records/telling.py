"""Telling a turn: carry it out stage by stage and write down what the deck and scoring gave.

The same telling writes a record and checks one: a record is right if it is what a telling
of its own moves gives.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from worldsfair.edition import AREAS, KINDS, PLACES, TICKET
from worldsfair.errors import IllegalMove, InvalidMove
from worldsfair.records.chance import Chance, reshuffle
from worldsfair.records.model import (
    AreaScored,
    AwardGiven,
    Choice,
    Recalled,
    Result,
    Scoring,
    SeatResult,
    Setup,
    Tickets,
    Turn,
)
from worldsfair.rules.decisions import decision_numbers
from worldsfair.rules.constants import DEAL, RECALL, REDEEM, SCORE_AREA, SHUFFLE
from worldsfair.rules.position import Position
from worldsfair.rules.reasons import why_illegal

_TICKET_KIND = KINDS.index(TICKET)


def tell_turn(
    position: Position, moves: Sequence[str], choices: Iterator[str], chance: Chance
) -> Turn:
    """Carry out a whole turn on `position` and say all that came of it."""
    return _Telling(position, chance).turn(moves, choices)


def decide_legally(position: Position, text: str) -> None:
    """Carry out only the decision that a text names, or say why not."""
    number = decision_numbers().get(text)
    if number is None:
        raise InvalidMove(f"{text!r} is no move.")
    if number not in position.legal():
        raise why_illegal(position, text)
    position.apply_decision(number)


class _Telling:
    """The notes taken during one turn."""

    def __init__(self, position: Position, chance: Chance) -> None:
        self.position = position
        self.chance = chance
        self.card_ids = position.edition.card_ids()
        self.dealt: list[tuple[str, str]] = []
        self.reshuffled_before: int | None = None
        self.round: int | None = None
        self.tickets: list[Tickets] = []
        self.areas: list[AreaScored] = []
        self.choices: list[Choice] = []
        self.recalled: list[Recalled] = []

    def turn(self, moves: Sequence[str], choices: Iterator[str]) -> Turn:
        position = self.position
        seat = position.seat
        turn = position.turn
        for text in moves:
            if not position.awaits_turn_move:
                raise IllegalMove(f"The turn is complete before {text!r}.", "T3")
            decide_legally(position, text)
        if position.awaits_turn_move:
            raise IllegalMove("The turn is not complete: a figure is left to play.", "T3")
        while position.turn == turn:
            self.stage(choices)
        return Turn(
            seat=seat,
            moves=list(moves),
            dealt=self.dealt,
            reshuffled_before=UNSET if self.reshuffled_before is None else self.reshuffled_before,
            scoring=UNSET if self.round is None else self.scoring(),
        )

    def stage(self, choices: Iterator[str]) -> None:
        phase = self.position.phase
        if phase == DEAL:
            self.deal()
        elif phase == SHUFFLE:
            self.reshuffled_before = len(self.dealt)
            reshuffle(self.position, self.chance)
        elif phase == REDEEM:
            self.redeem()
        elif phase == SCORE_AREA:
            self.score_area(choices)
        elif phase == RECALL:
            self.recall()
        else:
            self.position.run_stage()

    def deal(self) -> None:
        position = self.position
        before = position.slot_counts()
        position.run_stage()
        for area, (old, new) in enumerate(zip(before, position.slot_counts(), strict=True)):
            if new > old:
                card = position.cards_at(area)[-1]
                self.dealt.append((AREAS[area], self.card_ids[card]))

    def redeem(self) -> None:
        position = self.position
        self.round = position.round
        seats = range(position.players)
        held = [position.held(seat, _TICKET_KIND) for seat in seats]
        coins = [position.ticket_coins(seat) for seat in seats]
        position.run_stage()
        self.tickets = [
            Tickets(seat=seat, held=held[seat], bonus=coins[seat] - held[seat], coins=coins[seat])
            for seat in seats
        ]

    def score_area(self, choices: Iterator[str]) -> None:
        position = self.position
        area = position.area_at(position.scored_position)
        seats = range(position.players)
        tokens = [position.tokens(seat, area) for seat in seats]
        position.run_stage()
        while position.awaits_approval and position.area_at(position.scored_position) == area:
            self.approve(choices)
        awards = []
        for seat in seats:
            place = position.place(seat, area)
            medal, most = position.award(place)
            if medal or most:
                awards.append(
                    AwardGiven(
                        seat=seat,
                        place=PLACES[place - 1],
                        medal=medal,
                        approved=position.tokens(seat, area) - tokens[seat],
                    )
                )
        self.areas.append(AreaScored(area=AREAS[area], awards=awards))

    def approve(self, choices: Iterator[str]) -> None:
        text = next(choices, None)
        seat = self.position.seat
        if text is None:
            raise IllegalMove(f"Player {seat} has yet to choose what to approve.", "P7")
        decide_legally(self.position, text)
        self.choices.append(Choice(seat=seat, move=text))

    def recall(self) -> None:
        position = self.position
        areas = [position.area_at(place) for place in range(len(AREAS))]
        before = [
            (seat, area, position.supporters(seat, area))
            for seat in range(position.players)
            for area in areas
        ]
        position.run_stage()
        self.recalled = [
            Recalled(
                seat=seat, area=AREAS[area], supporters=count - position.supporters(seat, area)
            )
            for seat, area, count in before
            if count > position.supporters(seat, area)
        ]

    def scoring(self) -> Scoring:
        assert self.round is not None
        return Scoring(
            round=self.round,
            tickets=self.tickets,
            areas=self.areas,
            recalled=self.recalled,
            choices=self.choices if self.position.chosen_approvals else UNSET,
        )


def tell_setup(position: Position) -> Setup:
    """The board before the first turn."""
    names = position.edition.card_ids()
    order = [position.area_at(place) for place in range(len(AREAS))]
    return Setup(
        areas=[AREAS[area] for area in order],
        cards={AREAS[area]: [names[card] for card in position.cards_at(area)] for area in order},
    )


def tell_result(position: Position) -> Result:
    """E2 to E4 for every player."""
    seats = []
    for seat in range(position.players):
        tokens = {name: position.tokens(seat, area) for area, name in enumerate(AREAS)}
        coins, medals = position.coins(seat), position.medals(seat)
        exhibits = position.set_points(seat)
        seats.append(
            SeatResult(
                coins=coins,
                medals=medals,
                exhibits=exhibits,
                total=coins + medals + exhibits,
                tokens=tokens,
                unapproved=sum(position.held(seat, area) for area in range(len(AREAS))),
            )
        )
    return Result(seats=seats, winners=position.winners())
