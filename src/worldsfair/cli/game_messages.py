"""What is said of a game: turns, offers and results; the person at the keyboard is addressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from worldsfair.cli.characters import signs
from worldsfair.cli.display_names import area_name, card_name, counted_cards
from worldsfair.cli.words import listed, t
from worldsfair.edition import Place

if TYPE_CHECKING:
    from worldsfair.game import Move


class Teller:
    """Tells what players do, by their names."""

    def __init__(self, names: Sequence[str], person: int | None = None) -> None:
        self.names = names
        self.person = person
        """The seat of whoever reads this, if they play."""

    def turn(self, seat: int, moves: Sequence[Move], cards: Sequence[str]) -> str:
        """A whole turn: the decisions, and the cards that were collected."""
        placed = moves[0].area
        told = [self._decision(seat, move, placed) for move in moves]
        return " ".join([*told, self._collected(seat, counted_cards(cards))])

    def approval(self, seat: int, move: Move) -> str:
        """A decision on approvals."""
        area, count = area_name(move.area), move.count or 0
        if seat == self.person:
            return t("own-approve", count=count, area=area)
        return t("log-approve", name=self.names[seat], count=count, area=area)

    def winners(self, seats: Sequence[int]) -> str:
        """Who won."""
        others = [self.names[seat] for seat in seats if seat != self.person]
        if self.person not in seats:
            return t("winners", count=len(seats), names=listed(others))
        return t("own-win-shared", names=listed(others)) if others else t("own-win")

    def _decision(self, seat: int, move: Move, placed: str | None) -> str:
        if move.action == "place":
            return self._placement(seat, move)
        assert move.figure is not None
        figure = card_name(move.figure)
        if move.action == "discard":
            return t("log-discard", figure=figure)
        area = area_name(move.area or placed)
        if move.action == "palmer":
            return self._palmer(move, figure, area)
        if move.origin is None:
            return t("log-figure", figure=figure, area=area)
        return t("log-figure-from", figure=figure, area=area, **{"from": area_name(move.origin)})

    def _placement(self, seat: int, move: Move) -> str:
        area, name = area_name(move.area), self.names[seat]
        if move.origin is None:
            if seat == self.person:
                return t("own-place", area=area)
            return t("log-place", name=name, area=area)
        origin = {"from": area_name(move.origin)}
        if seat == self.person:
            return t("own-place-from", area=area, **origin)
        return t("log-place-from", name=name, area=area, **origin)

    def _palmer(self, move: Move, figure: str, area: str) -> str:
        assert move.seat is not None
        origin = {"from": area_name(move.origin)}
        if move.seat == self.person:
            return t("own-palmer", figure=figure, area=area, **origin)
        return t("log-palmer", figure=figure, whose=self.names[move.seat], area=area, **origin)

    def _collected(self, seat: int, cards: str) -> str:
        if seat == self.person:
            return t("own-collect", cards=cards) if cards else t("own-collect-nothing")
        name = self.names[seat]
        if cards:
            return t("log-collect", name=name, cards=cards)
        return t("log-collect-nothing", name=name)


def new_cards(dealt: Sequence[tuple[str, str]], *, reshuffled: bool) -> str:
    """What the deck gave, as areas and cards."""
    told = [t("dealt-one", card=card_name(card), area=t(f"area-{area}")) for area, card in dealt]
    cards = t("log-dealt", cards=", ".join(told)) if told else t("dealt-nothing")
    return f"{t('log-reshuffled')} {cards}" if reshuffled else cards


def redeemed(held: int, bonus: int, coins: int) -> str:
    """What a player's tickets gave."""
    return f"{held} + {bonus} = {coins}" if bonus else str(coins)


def award(place: Place, medal: int, approved: int) -> str:
    """What a place in an area gave."""
    return f"{t(f'place-{place}')} {medal}{signs().medal}{approved}{signs().exhibit}"


def offer_figure(move: Move) -> str:
    """What a figure could do."""
    assert move.figure is not None
    figure = card_name(move.figure)
    if move.action == "discard":
        return t("offer-discard", figure=figure)
    return t("offer-figure", figure=figure, does=t(f"does-{move.figure}"))
