"""The view lays the tokens out in sets and says what each place would approve."""

import random

import pytest

from worldsfair.game import Game


def _finished(seed: int) -> Game:
    game, chance = Game.new(players=3, seed=seed), random.Random(seed)
    while not game.is_over:
        game.play(chance.choice(game.legal_moves()))
    return game


@pytest.mark.rules("E3")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_sets_are_worth_what_the_rules_say(seed: int) -> None:
    for seat in _finished(seed).view().seats:
        assert sum(group.points for group in seat.sets) == seat.exhibit_points


@pytest.mark.rules("E3")
def test_every_token_lies_in_one_set() -> None:
    for seat in _finished(4).view().seats:
        laid_out = [area for group in seat.sets for area in group.areas]
        assert {area: laid_out.count(area) for area in seat.tokens} == seat.tokens


@pytest.mark.rules("P7")
def test_nobody_would_approve_more_than_they_hold() -> None:
    view = Game.new(players=3, seed=1).view()
    standings = [standing for area in view.areas for standing in area.standings]
    assert {standing.would_approve for standing in standings} == {0}
