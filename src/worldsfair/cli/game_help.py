"""The help at the table: what can be typed, and what the signs on the board mean."""

from __future__ import annotations

from collections.abc import Sequence

from worldsfair.cli.words import t
from worldsfair.game.board import LETTERS, SHAPES


def help_lines() -> list[str]:
    """All of the help, line by line."""
    typed = [
        ("u", t("help-undo")),
        ("b", t("help-back")),
        ("d", t("help-draw")),
        ("q", t("help-quit")),
        ("h", t("help-help")),
        ("?T5", t("help-rule")),
        ("place electricity", t("help-move")),
    ]
    players = " ".join(f"{shape}{letter}" for shape, letter in zip(SHAPES, LETTERS, strict=True))
    signs = [
        (players, t("help-players")),
        ("▤", t("help-exhibit")),
        ("◎", t("help-ticket")),
        ("☆", t("help-figure")),
        ("·", t("help-slot")),
        (f"{t('place-first')} {t('place-tied_second')}", t("help-places")),
        ("★", t("help-medal")),
        ("▣", t("help-car")),
    ]
    return ["", t("help-choose"), *_table(typed), "", t("help-board"), *_table(signs), ""]


def _table(rows: Sequence[tuple[str, str]]) -> list[str]:
    widest = max(len(sign) for sign, _ in rows)
    return [f"  {sign:<{widest}}  {meaning}" for sign, meaning in rows]
