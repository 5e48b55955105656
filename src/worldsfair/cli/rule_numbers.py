"""The numbers that the rules tell, as an edition has them: the parameters of `locales/rules`."""

from __future__ import annotations

from worldsfair.edition import FIGURES, PLAYER_COUNTS, Edition
from worldsfair.rules.constants import LAST_ROUND


def rule_numbers(edition: Edition) -> dict[str, int]:
    """What the words of the rules are given; each rule takes what it needs.

    >>> from worldsfair.edition import default_edition
    >>> rule_numbers(default_edition())["spaces4"]
    13
    """
    rooms = [area.capacity for area in edition.areas.values()]
    return {
        "rounds": LAST_ROUND,
        **{f"spaces{count}": edition.wheel[count].spaces for count in PLAYER_COUNTS},
        **{f"deck{count}": sum(edition.cards_in_play(count).values()) for count in PLAYER_COUNTS},
        "figures": sum(edition.cards_of_kind(figure) for figure in FIGURES),
        "supporters": edition.supporters.per_player.value,
        "onEach": edition.supporters.on_each_area.value,
        "bonus": edition.tickets.leader_bonus.value,
        "least": min(rooms),
        "most": max(rooms),
    }
