"""A position as text, for environments that are asked to show themselves."""

from __future__ import annotations

import sys

import gymnasium

from worldsfair.game import Game


def rendered(game: Game, render_mode: str | None) -> str | None:
    """The picture: returned for `ansi`, written out for `human`."""
    if render_mode is None:
        gymnasium.logger.warn("Nothing is drawn without a render mode: human or ansi.")
        return None
    picture = str(game)
    if render_mode == "ansi":
        return picture
    sys.stdout.write(picture + "\n")
    return None
