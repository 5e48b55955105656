"""A picture of a match: the running win share of each entrant with its 95 % band."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from worldsfair.arena.entrants import entrants_of
from worldsfair.arena.match import GameResult, InvalidMatch, Match
from worldsfair.arena.statistics import Estimate, share_over_deals
from worldsfair.arena.store import write_file
from worldsfair.arena.summary import appearances, counted_deals, shares_by_deal
from worldsfair.extras import require

KINDS = (".png", ".svg")
MOST_POINTS = 200
"""Of a line; more can't be distinguished."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9", "#e69f00", "#000000")
"""Okabe and Ito's, which colour-blind readers can distinguish."""


def check_plot(path: Path) -> None:
    """Refuse a picture that could not be drawn, before anything is played for it."""
    if path.suffix.lower() not in KINDS:
        raise InvalidMatch(f"{path.name} is no picture: its name ends in {' or '.join(KINDS)}.")
    require("plot")


def running_shares(
    match: Match, games: list[GameResult], entrant: int
) -> list[tuple[int, Estimate]]:
    """After how many games, an entrant's win share and interval up to there."""
    deals = counted_deals(match, games)
    if len(deals) < 2:
        return []
    shares = shares_by_deal(deals, entrant)
    trials = len(appearances(deals[0], entrant))
    step = max(1, -(-len(deals) // MOST_POINTS))
    ends = sorted({*range(2, len(deals) + 1, step), len(deals)})
    return [(end * len(deals[0]), share_over_deals(shares[:end], trials)) for end in ends]


def draw_plot(match: Match, games: list[GameResult], path: Path) -> None:
    """Write the picture as PNG or SVG; the same games give the same file."""
    check_plot(path)
    import matplotlib as mpl

    kind = path.suffix.lower().removeprefix(".")
    picture = BytesIO()
    # Without these the file would hold the date and random ids.
    metadata = {"Date": None} if kind == "svg" else {"Software": None}
    with mpl.rc_context({"svg.hashsalt": "worldsfair", "svg.fonttype": "none"}):
        _figure(match, games).savefig(picture, format=kind, dpi=150, metadata=metadata)
    write_file(path, [picture.getvalue()])


def _figure(match: Match, games: list[GameResult]) -> Any:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.add_subplot()
    axes.axhline(100 * match.par, color="#777777", linewidth=1, linestyle="--", label="par")
    for index, entrant in enumerate(entrants_of(match)):
        points = running_shares(match, games, index)
        colour = COLOURS[index % len(COLOURS)]
        played = [count for count, _ in points]
        axes.plot(played, [100 * now.value for _, now in points], color=colour, label=entrant.name)
        low = [100 * now.interval.low for _, now in points]
        high = [100 * now.interval.high for _, now in points]
        axes.fill_between(played, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.set(xlabel="games", ylabel="win share, %", ylim=(0, 100))
    axes.set_title(f"{match.players} players, 95 % intervals over the deals", fontsize="medium")
    axes.grid(alpha=0.3)
    axes.legend()
    return figure
