"""The help at the table: what can be typed, and what the signs on the board mean."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from worldsfair.cli.characters import signs
from worldsfair.cli.words import t
from worldsfair.game.board import LETTERS


def help_lines(width: int) -> list[str]:
    """All of the help, line by line, for a terminal of this width."""
    drawn = signs()
    typed = [
        ("u", t("help-undo")),
        ("b", t("help-back")),
        ("d", t("help-draw")),
        ("q", t("help-quit")),
        ("h", t("help-help")),
        ("?T5", t("help-rule")),
        ("place electricity", t("help-move")),
    ]
    players = [f"{shape}{one}" for shape, one in zip(drawn.shapes, LETTERS, strict=True)]
    meanings = [
        (" ".join(players), t("help-players")),
        (drawn.exhibit, t("help-exhibit")),
        (drawn.ticket, t("help-ticket")),
        (drawn.figure, t("help-figure")),
        (drawn.nothing, t("help-slot")),
        (f"{t('place-first')} {t('place-tied_second')}", t("help-places")),
        (drawn.medal, t("help-medal")),
        (drawn.car, t("help-car")),
    ]
    return [
        "",
        *textwrap.wrap(t("help-choose"), width),
        *_table(typed, width),
        "",
        *textwrap.wrap(t("help-board"), width),
        *_table(meanings, width),
        "",
    ]


def _table(rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    widest = max(len(sign) for sign, _ in rows)
    lines: list[str] = []
    for sign, meaning in rows:
        hanging = " " * (widest + 4)
        lines += textwrap.wrap(
            f"  {sign:<{widest}}  {meaning}",
            width,
            subsequent_indent=hanging,
        )
    return lines
