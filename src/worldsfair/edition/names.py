"""The names of areas, figures and kinds of cards, in the order that the whole project uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

Area = Literal["agriculture", "electricity", "fine_arts", "manufacturing", "transportation"]
AREAS: Final[tuple[Area, ...]] = get_args(Area)
"""The five areas of the fair. An exhibit's kind has the name of its area."""

TICKET: Final = "ticket"

Figure = Literal[
    "burnham",
    "davis",
    "palmer",
    "mccormick",
    "westinghouse",
    "saint_gaudens",
    "schwab",
    "pullman",
]
FIGURES: Final[tuple[Figure, ...]] = get_args(Figure)
"""The influential figures; the last five belong to the areas, in the order of `AREAS`."""

KINDS: Final = (*AREAS, TICKET, *FIGURES)
"""Every kind of card: five of exhibits, the ticket, eight figures."""

CardId = Annotated[str, Meta(extra_json_schema={"format": "card-id"})]
"""A card's kind and its number among those: `electricity-3`. An edition says which there are."""

AreaName = Annotated[str, Meta(extra_json_schema={"enum": list(AREAS)})]
"""An area as a record names it: whoever reads a record says which turn a wrong one is in."""

Place = Literal["first", "tied_first", "second", "tied_second"]
"""A place in an area that the award table knows."""
PLACES: Final[tuple[Place, ...]] = get_args(Place)

PLACE_SIGNS: Final[Mapping[Place, str]] = {
    "first": "1st",
    "tied_first": "1st=",
    "second": "2nd",
    "tied_second": "2nd=",
}
"""How a place is written on the board and in the terminal."""

MOST_APPROVALS: Final = 3
"""A place allows no more, in whatever edition: decisions are numbered for so many."""

PLAYER_COUNTS: Final = (2, 3, 4)

COLOURS: Final = ("orange", "purple", "white", "blue")
"""The supporters' colours by seat."""

TURN_ORDER: Final = ("first", "second", "third", "fourth")
"""The names of the start bonus cards, by seat."""
