"""How fair the start is: each seat's win share under several sets of start bonus cards.

The rulebooks don't print the start bonus cards. They say that each names specific areas and
that each player adds one or two supporters, so these sets are what a box could hold.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from worldsfair.arena.match import Match
from worldsfair.arena.results import run_match
from worldsfair.arena.summary import SeatShare, Summary
from worldsfair.edition import TURN_ORDER, Edition, default_edition, shipped_editions
from worldsfair.edition.loading import StartBonus

Bonus = tuple[tuple[str, ...], ...]
"""The areas of the first, second, third and fourth player's card."""

BONUS_SETS: Final[Mapping[str, Bonus]] = {
    **{
        name: tuple(edition.start_bonus[order].areas for order in TURN_ORDER)
        for name, edition in shipped_editions().items()
    },
    "none": ((), (), (), ()),
    "one each": (("agriculture",), ("electricity",), ("fine_arts",), ("manufacturing",)),
    "none, one, one, two": (
        (),
        ("electricity",),
        ("fine_arts",),
        ("transportation", "agriculture"),
    ),
    "none, one, two, two": (
        (),
        ("electricity",),
        ("fine_arts", "manufacturing"),
        ("transportation", "agriculture"),
    ),
    "two each": (
        ("agriculture", "manufacturing"),
        ("electricity", "transportation"),
        ("fine_arts", "agriculture"),
        ("manufacturing", "electricity"),
    ),
}
"""By name. `none` and those that begin with it are no reading of the rulebooks, but show what
the cards are there for."""


@dataclass(frozen=True, slots=True)
class Balance:
    """What one set of cards gave for one number of players."""

    bonus_set: str
    players: int
    summary: Summary

    @property
    def seats(self) -> list[SeatShare]:
        """The win share of each seat, the start player's first."""
        return self.summary.seats

    @property
    def unevenness(self) -> float:
        """How far the win shares are from par, as the root of the mean square."""
        squares = math.fsum((seat.share - self.summary.par) ** 2 for seat in self.seats)
        return math.sqrt(squares / self.players)

    @property
    def chance(self) -> float:
        """The unevenness that so many games of a perfectly even start would show."""
        return math.sqrt(self.summary.par * (1 - self.summary.par) / self.summary.games)


def edition_with(bonus_set: str) -> Edition:
    """One of the package's editions, or the default one with another set of start bonus cards.

    >>> edition_with("one each").start_bonus["third"].areas
    ('fine_arts',)
    """
    if bonus_set in shipped_editions():
        return shipped_editions()[bonus_set]
    cards = {
        order: StartBonus(areas, "assumed")
        for order, areas in zip(TURN_ORDER, BONUS_SETS[bonus_set], strict=True)
    }
    name = f"{default_edition().name}, {bonus_set}"
    return msgspec.structs.replace(default_edition(), name=name, start_bonus=cards)


def measure(
    bot: str,
    *,
    players: Iterable[int] = (2, 3, 4),
    bonus_sets: Iterable[str] = tuple(BONUS_SETS),
    games: int = 400,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int = 0,
    jobs: int = 1,
) -> Iterator[Balance]:
    """Let one bot play itself in all seats; every set gets the same deals."""
    sets = tuple(bonus_sets)
    for count in players:
        for bonus_set in sets:
            match = Match(
                (bot,) * count,
                players=count,
                games=games,
                seconds=seconds,
                simulations=simulations,
                seed=seed,
                edition=edition_with(bonus_set),
            )
            yield Balance(bonus_set, count, run_match(match, jobs=jobs).summary)


def markdown_table(results: Iterable[Balance]) -> str:
    """The results as a Markdown table, shares in percent with 95 % intervals."""
    lines = [
        "| players | start bonus set | games | first | second | third | fourth | unevenness "
        "| by chance |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for result in results:
        seats = [_cell(seat) for seat in result.seats]
        seats += [""] * (len(TURN_ORDER) - len(seats))
        cells = [str(result.players), result.bonus_set, str(result.summary.games), *seats]
        cells += [f"{100 * result.unevenness:.1f}", f"{100 * result.chance:.1f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def bonus_table() -> str:
    """The sets themselves as a Markdown table."""
    lines = [f"| start bonus set | {' | '.join(TURN_ORDER)} |", "|---|---|---|---|---|"]
    for name, cards in BONUS_SETS.items():
        lines.append(f"| {name} | {' | '.join(', '.join(areas) or '–' for areas in cards)} |")
    return "\n".join(lines)


def _cell(seat: SeatShare) -> str:
    if seat.interval is None:
        return ""
    return f"{100 * seat.share:.1f} ({100 * seat.interval.low:.1f}–{100 * seat.interval.high:.1f})"
