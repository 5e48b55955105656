"""What areas and cards are called in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from worldsfair.edition import AREAS

_NAMES: Final = {
    "agriculture": "Agriculture",
    "electricity": "Electricity",
    "fine_arts": "Fine Arts",
    "manufacturing": "Manufacturing",
    "transportation": "Transportation",
    "ticket": "Midway Ticket",
    "burnham": "Burnham",
    "davis": "Davis",
    "palmer": "Palmer",
    "mccormick": "McCormick",
    "westinghouse": "Westinghouse",
    "saint_gaudens": "Saint-Gaudens",
    "schwab": "Schwab",
    "pullman": "Pullman",
}


def shown(name: str) -> str:
    """The name of an area, a figure or a card for people.

    >>> shown("saint_gaudens-2"), shown("fine_arts")
    ('Saint-Gaudens', 'Fine Arts')
    """
    return _NAMES[name.partition("-")[0]]


def card_name(card: str) -> str:
    """The name of a card within a sentence, where an exhibit can't be taken for its area.

    >>> card_name("fine_arts-3"), card_name("davis-1")
    ('Fine Arts exhibit', 'Davis')
    """
    name = shown(card)
    return f"{name} exhibit" if card.partition("-")[0] in AREAS else name


def listed(cards: Sequence[str]) -> str:
    """Cards in one phrase, equal ones counted.

    >>> listed(["ticket-3", "burnham-1", "ticket-9"])
    '2 × Midway Ticket, Burnham'
    """
    counts = Counter(card_name(card) for card in cards)
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counts.items())
