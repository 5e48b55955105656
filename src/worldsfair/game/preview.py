"""What a turn leads to, as far as anyone may know it: all but the cards that will be dealt."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from worldsfair.edition import AREAS, Area, CardId
from worldsfair.errors import GameOver, IllegalMove
from worldsfair.game.move import Action, numbers_of
from worldsfair.game.view import (
    AreaView,
    SeatView,
    WheelView,
    areas_of,
    points_if_scored,
    seats_of,
    wheel_of,
)
from worldsfair.records.turn_engine import apply_text
from worldsfair.rules.constants import COLLECT, DEAL, SHUFFLE
from worldsfair.rules.decisions import decision_texts
from worldsfair.rules.position import Position


class Preview(msgspec.Struct, frozen=True):
    """A turn so far. With `is_complete` the cards are collected, but none is dealt yet.

    The wheel, the cards and the deal are those of the whole turn from the placement on, as no
    figure changes them.
    """

    moves: list[str]
    is_complete: bool
    """Whether nothing is left to decide in this turn."""
    legal: list[str]
    """What may be added to the moves."""
    areas: list[AreaView]
    seats: list[SeatView]
    wheel: WheelView
    collected: list[CardId]
    """The cards that this turn takes (T8)."""
    deal_to: list[Area]
    """The areas that will get the new cards, in order (T11, T12)."""
    triggers_scoring: bool
    if_scored: list[int]
    """The points of each seat if scoring came now."""


def preview_turn(position: Position, moves: Action | Iterable[Action]) -> Preview:
    """Try the moves on a copy of a position at the beginning of a turn."""
    if position.is_over:
        raise GameOver("The game is over.")
    trial = position.copy()
    trial.give_deck(sorted(trial.deck()))
    texts = [decision_texts()[number] for number in numbers_of(moves)]
    for text in texts:
        if not trial.awaits_turn_move:
            raise IllegalMove(f"The turn is complete before {text!r}.", "T3")
        apply_text(trial, text)
    is_complete = trial.phase == COLLECT
    end = _collected(trial) if texts else trial
    shown = end if is_complete else trial
    names, overview = trial.edition.card_ids(), shown.overview()
    return Preview(
        moves=texts,
        is_complete=is_complete,
        legal=[] if is_complete else [decision_texts()[number] for number in trial.legal()],
        areas=areas_of(shown, overview),
        seats=seats_of(shown, overview),
        wheel=wheel_of(end),
        collected=[names[card] for card in trial.cards_at(trial.placed)] if texts else [],
        deal_to=_deal_to(end) if texts else [],
        triggers_scoring=end.car == end.spaces,
        if_scored=points_if_scored(shown, overview),
    )


def _collected(position: Position) -> Position:
    """The position once the cards are collected; no figure that is left to play changes them."""
    end = position.copy()
    end.collect()
    return end


def _deal_to(position: Position) -> list[Area]:
    """Where the cards go; which cards they are does not matter to that."""
    trial = position.copy()
    areas = []
    while trial.phase in (DEAL, SHUFFLE):
        if trial.phase == SHUFFLE:
            trial.give_deck(trial.gather_discards())
            continue
        before = trial.slot_counts()
        trial.run_stage()
        after = trial.slot_counts()
        areas += [AREAS[area] for area in range(len(AREAS)) if after[area] > before[area]]
    return areas
