"""A preview tells the whole consequence from the placement on, figures or not."""

from __future__ import annotations

import random

import pytest

from worldsfair.game import Game
from worldsfair.game.preview import preview_turn


def _with_a_figure(seed: int) -> Game:
    """A game whose next player has a figure to play."""
    game, chance = Game.new(players=3, seed=seed), random.Random(seed)
    while not game.view().seats[game.seat].figures:
        turn = game.turn
        while game.turn == turn:
            game.play(chance.choice(game.legal_moves()))
    return game


@pytest.mark.rules("T8", "T9", "T11")
@pytest.mark.parametrize("seed", range(5))
def test_what_follows_a_placement_is_known_before_the_figures(seed: int) -> None:
    game = _with_a_figure(seed)
    begun = preview_turn(game.position, ["place electricity"])
    moves = ["place electricity"]
    while not preview_turn(game.position, moves).is_complete:
        moves.append(preview_turn(game.position, moves).legal[-1])
    whole = preview_turn(game.position, moves)
    assert not begun.is_complete
    assert (begun.collected, begun.wheel, begun.deal_to) == (
        whole.collected,
        whole.wheel,
        whole.deal_to,
    )


@pytest.mark.rules("T3")
def test_a_preview_under_way_still_offers_the_figure() -> None:
    game = _with_a_figure(1)
    begun = preview_turn(game.position, ["place electricity"])
    assert any(text.startswith("discard ") for text in begun.legal)
