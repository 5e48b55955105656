"""What areas, cards and players are called, in sentences and on the drawn board."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from worldsfair.cli.characters import shown
from worldsfair.cli.words import t
from worldsfair.edition import AREAS, TICKET
from worldsfair.records.model import Seat

_SURNAMES: Final = {
    "burnham": "Burnham",
    "davis": "Davis",
    "palmer": "Palmer",
    "mccormick": "McCormick",
    "westinghouse": "Westinghouse",
    "saint_gaudens": "Saint-Gaudens",
    "schwab": "Schwab",
    "pullman": "Pullman",
}
UNNAMED: Final = "Player"
"""What a record calls a person who gave no name; readers see it in their own language."""


def drawn_name(thing: str) -> str:
    """An area, a figure or a card where there is little room.

    >>> drawn_name("saint_gaudens-2"), drawn_name("fine_arts")
    ('Saint-Gaudens', 'Fine Arts')
    """
    kind = thing.partition("-")[0]
    if kind in AREAS:
        return t(f"area-{kind}")
    return t("board-ticket") if kind == TICKET else _SURNAMES[kind]


def area_name(area: str | None) -> str:
    """An area within a sentence."""
    assert area is not None
    return t(f"area-of-{area}")


def card_name(card: str) -> str:
    """A card within a sentence, where an exhibit can't be taken for its area.

    >>> card_name("fine_arts-3"), card_name("davis-1")
    ('Fine Arts exhibit', 'George Davis')
    """
    kind = card.partition("-")[0]
    if kind in AREAS:
        return t("card-exhibit", area=area_name(kind))
    return t("card-ticket") if kind == TICKET else t(f"figure-{kind}")


def counted_cards(cards: Sequence[str]) -> str:
    """Cards in one phrase, equal ones counted.

    >>> counted_cards(["ticket-3", "burnham-1", "ticket-9"])
    '2 × midway ticket, Daniel Burnham'
    """
    counts = Counter(card_name(card) for card in cards)
    return ", ".join(
        name if count == 1 else t("times", count=count, name=name) for name, count in counts.items()
    )


def stored_bot_name(bot: str) -> str:
    """What a record calls a bot that has no other name.

    >>> stored_bot_name("search:plain")
    'Search plain'
    """
    return bot.replace(":", " ").capitalize()


def bot_name(bot: str) -> str:
    """A bot by its level, or by its own name."""
    return t(f"bot-{bot}") if _is_level(bot) else stored_bot_name(bot)


def _is_level(bot: str) -> bool:
    # The bots take a while to load, and refusals need none of them.
    from worldsfair.bots import LEVELS

    return bot in LEVELS


def seat_names(seats: Sequence[Seat], person: int | None = None) -> list[str]:
    """What the players are called; the person at the keyboard is addressed unless named."""
    names = [shown(_seat_name(seat)) for seat in seats]
    if person is not None and seats[person].name == UNNAMED:
        names[person] = t("self")
    return names


def _seat_name(seat: Seat) -> str:
    """A given name as it is; one that stands for none or for a bot, in the reader's language."""
    if seat.name == UNNAMED:
        return t("player")
    bot = seat.player.removeprefix("bot:")
    usual = re.fullmatch(rf"{re.escape(stored_bot_name(bot))}( \d+)?", seat.name)
    return bot_name(bot) + (usual[1] or "") if usual and _is_level(bot) else seat.name
