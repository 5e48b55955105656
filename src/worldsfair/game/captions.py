"""What a drawing says: names, titles and short phrases, in English and by id unless told."""

from __future__ import annotations

from collections.abc import Sequence

from worldsfair.edition import AREAS, PLACE_SIGNS, Place
from worldsfair.game.signs import DRAWN, Signs


class Captions:
    """The words of a drawing; whoever draws in another language overrides them."""

    columns: tuple[str, ...] = ("points", "coins", "medals", "supply", "tickets")
    """What each player has; all five together have room for 35 letters."""
    exhibits = "exhibits"
    tokens = "tokens"
    figures = "figures"

    def __init__(self, signs: Signs = DRAWN) -> None:
        self.signs = signs
        """What the drawing is made of besides words."""

    def name(self, thing: str) -> str:
        """An area, a figure or a card, from its id."""
        return thing

    def initials(self) -> str:
        """The first letters of the areas, above what each player has of them."""
        return " ".join(self.name(area)[0].upper() for area in AREAS)

    def place(self, place: Place) -> str:
        """A place in an area."""
        return PLACE_SIGNS[place]

    def turn(self, number: int) -> str:
        """Before the name of the player whose turn it is."""
        return f"Turn {number}:"

    def cards(self, deck: int, discards: int) -> str:
        """What is left in the deck."""
        return f"{deck} cards in the deck, {discards} discarded"

    def over(self, winners: Sequence[str], points: int) -> str:
        """The headline after the end."""
        return f"The fair is over: {' and '.join(winners)} won with {points} points."

    def wheel(self, round_number: int, tickets: int) -> list[str]:
        """Within the wheel: the round, and how many tickets are missing."""
        left = "1 ticket" if tickets == 1 else f"{tickets} tickets"
        return [f"round {round_number} of 3", left, "to scoring"]

    def wheel_when_scoring(self, round_number: int) -> list[str]:
        """Within the wheel while a scoring phase waits for somebody."""
        return [f"round {round_number} of 3", "scoring", "the areas"]

    def wheel_at_end(self) -> list[str]:
        """Within the wheel when all is done."""
        return ["the fair", "is over"]
