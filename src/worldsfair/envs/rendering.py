"""A position as text, for environments that are asked to show themselves."""

from __future__ import annotations

import sys

import gymnasium

from worldsfair.errors import InvalidSetup
from worldsfair.game import Game

RENDER_MODES = ("human", "ansi")


def checked_render_mode(render_mode: str | None) -> str | None:
    """One of the two, or None for no pictures."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise InvalidSetup(f"The render mode is human or ansi, not {render_mode!r:.80}.")
    return render_mode


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
