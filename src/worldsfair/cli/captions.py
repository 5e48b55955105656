"""The words of the drawn board in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from worldsfair.cli.characters import signs
from worldsfair.cli.display_names import drawn_name
from worldsfair.cli.words import listed, t
from worldsfair.edition import Place
from worldsfair.game.captions import Captions


class SpokenCaptions(Captions):
    """Captions from the catalogue of the language that is spoken."""

    def __init__(self) -> None:
        super().__init__(signs())
        self.columns = (
            t("column-points"),
            t("column-coins"),
            t("column-medals"),
            t("column-supply"),
            t("column-tickets"),
        )
        self.exhibits = t("column-exhibits")
        self.tokens = t("column-tokens")
        self.figures = t("column-figures")

    def name(self, thing: str) -> str:
        """An area, a figure or a card, short."""
        return drawn_name(thing)

    def place(self, place: Place) -> str:
        """As the ribbons of the board say it."""
        return t(f"place-{place}")

    def turn(self, number: int) -> str:
        """Before the name of the player whose turn it is."""
        return t("board-turn", turn=number)

    def cards(self, deck: int, discards: int) -> str:
        """What is left in the deck."""
        return t("board-deck", deck=deck, discards=discards)

    def over(self, winners: Sequence[str], points: int) -> str:
        """The headline after the end."""
        return t("board-over", names=listed(winners), points=points)

    def wheel(self, round_number: int, tickets: int) -> list[str]:
        """The round, and how many tickets are missing."""
        left = t("board-tickets", count=tickets)
        return [t("board-round", round=round_number), left, t("board-to-scoring")]

    def wheel_when_scoring(self, round_number: int) -> list[str]:
        """While a scoring phase waits for somebody."""
        scoring = [t("board-scoring"), t("board-the-areas")]
        return [t("board-round", round=round_number), *scoring]

    def wheel_at_end(self) -> list[str]:
        """When all is done."""
        return [t("board-the-fair"), t("board-is-over")]
