"""The facts of the box: names, counts, capacities and values, each marked printed or assumed."""

from worldsfair.edition.loading import (
    Edition,
    default_edition,
    load_edition,
    parse_edition,
    shipped_editions,
)
from worldsfair.edition.names import (
    AREAS,
    COLOURS,
    FIGURES,
    KINDS,
    MOST_APPROVALS,
    PLACE_SIGNS,
    PLACES,
    PLAYER_COUNTS,
    TICKET,
    TURN_ORDER,
    Area,
    AreaName,
    CardId,
    Figure,
    Place,
)

__all__ = [
    "AREAS",
    "COLOURS",
    "FIGURES",
    "KINDS",
    "MOST_APPROVALS",
    "PLACES",
    "PLACE_SIGNS",
    "PLAYER_COUNTS",
    "TICKET",
    "TURN_ORDER",
    "Area",
    "AreaName",
    "CardId",
    "Edition",
    "Figure",
    "Place",
    "default_edition",
    "load_edition",
    "parse_edition",
    "shipped_editions",
]
