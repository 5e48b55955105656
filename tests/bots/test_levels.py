"""The levels: each errs in its own ways, none plays what looks random, and they are in order."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from benchmarks.level_matches import share_of
from building import game_at
from worldsfair import Game
from worldsfair.bots import LEVEL_RATINGS, LEVELS, Budget, make_bot
from worldsfair.bots.bot import public_position
from worldsfair.bots.heuristics import palmer_gain, quick_figure
from worldsfair.bots.level_bots import AheadBot
from worldsfair.bots.levels import LEVEL_TABLE, Level
from worldsfair.bots.weaknesses import favourite_area
from worldsfair.edition import AREAS
from worldsfair.game import Move
from worldsfair.rules.decisions import is_palmer, is_placement, read_placement

SOUND = Level("thumb")
ONE_TURN_AHEAD = [name for name in LEVELS if LEVEL_TABLE[name].judges_by != "search"]
OF_FIXED_STRENGTH = LEVELS[:-1]


def first_move(level: Level, game: Game) -> str:
    return AheadBot(1, name="level", level=level).choose(game.public(), Budget()).moves[0]


@cache
def positions() -> tuple[Game, ...]:
    """From the first turns to the last ones, with 2, 3 and 4 players."""
    found = list(itertools.chain.from_iterable(_game(2 + seed % 3, seed) for seed in range(9)))
    return tuple(random.Random(1893).sample(found, 150))


def _game(players: int, seed: int) -> Iterator[Game]:
    game, chooser = Game.new(players, seed), random.Random(seed)
    while not game.is_over:
        yield game.copy()
        game.play(chooser.choice(game.legal_moves()))


def test_who_overlooks_rivals_lets_them_have_their_exhibits() -> None:
    supporters: dict[str, list[int]] = {area: [1, 3] for area in AREAS}
    supporters |= {"agriculture": [1, 2], "electricity": [1, 1]}
    held = {1: ["agriculture-1", "agriculture-2", "agriculture-3"]}
    game = game_at(2, supporters=supporters, held=held, car=7, current_round=3)
    assert first_move(SOUND, game) == "place agriculture"
    assert first_move(replace(SOUND, rivals=1.0), game) == "place electricity"


def test_who_has_a_favourite_colour_goes_there() -> None:
    game = game_at(2)
    favourite = AREAS[favourite_area(game.position.state)]
    other = next(area for area in AREAS if area != favourite)
    game = game_at(2, cards={other: ["davis-1"]})
    assert first_move(SOUND, game) == f"place {other}"
    assert first_move(replace(SOUND, colour=1.0), game) == f"place {favourite}"


def test_the_favourite_is_the_same_all_game_and_another_in_other_games() -> None:
    games = [list(_game(2, seed)) for seed in range(8)]
    favourites = [
        {favourite_area(game.position.state) for game in moments if game.seat == 0}
        for moments in games
    ]
    assert all(len(each) == 1 for each in favourites)
    assert len(set.union(*favourites)) > 1


def test_who_ignores_the_wheel_does_not_end_a_game_that_is_won() -> None:
    cards = {"agriculture": ["ticket-1"], "electricity": ["burnham-1", "davis-1", "electricity-1"]}
    held = {1: ["ticket-2", "ticket-3"]}
    game = game_at(2, cards=cards, held=held, car=8, current_round=3, coins=[20, 0])
    assert first_move(SOUND, game) == "place agriculture"
    assert first_move(replace(SOUND, wheel=1.0), game) == "place electricity"


def test_who_is_careless_puts_figures_to_their_obvious_use() -> None:
    differing = 0
    careless = replace(SOUND, figures=1.0)
    asked = [game for game in positions() if game.position.in_figures_step]
    for game in asked:
        table = public_position(game.public())
        obvious = Move.parse(first_move(careless, game)).number
        assert obvious == quick_figure(table.state, table._box[0])
        differing += first_move(SOUND, game) != first_move(careless, game)
    assert len(asked) > 10
    assert differing > 0


def test_who_is_in_a_hurry_looks_at_the_two_fullest_areas_only() -> None:
    looks_elsewhere = 0
    for game in positions():
        if game.position.in_figures_step:
            continue
        lying = sorted((int(count) for count in game.position.state.slot_count), reverse=True)
        assert _lying_at(game, first_move(replace(SOUND, hurry=1.0), game)) >= lying[1]
        looks_elsewhere += _lying_at(game, first_move(SOUND, game)) < lying[1]
    assert looks_elsewhere > 0


def _lying_at(game: Game, move: str) -> int:
    area, _ = read_placement(Move.parse(move).number)
    return int(game.position.state.slot_count[area])


@pytest.mark.parametrize("haze", [0.5, 2.0])
def test_through_the_haze_a_choice_is_never_far_from_the_best(haze: float) -> None:
    missed = 0
    for game in positions():
        bot = AheadBot(1, name="level", level=replace(SOUND, haze=(haze, haze, haze)))
        decision = bot.choose(game.public(), Budget())
        weighed = {told.move: told.value for told in decision.alternatives}
        best = max(
            value for move, value in weighed.items() if not _looks_random(game, Move.parse(move))
        )
        # A share of the win is 24 points wide.
        assert weighed[decision.moves[0]] >= best - 2 * haze / 24 - 1e-9
        missed += weighed[decision.moves[0]] < best
    assert missed > 0


@pytest.mark.parametrize("name", ONE_TURN_AHEAD)
def test_no_move_looks_random(name: str) -> None:
    level = LEVEL_TABLE[name]
    for game in positions():
        assert not _looks_random(game, Move.parse(first_move(level, game)))


def _looks_random(game: Game, move: Move) -> bool:
    """A supporter to where nothing lies and nothing changes, or palmer to one's own harm."""
    table = public_position(game.public())
    if is_palmer(move.number):
        return palmer_gain(table.state, table._box[0], move.number) < 0
    if not is_placement(move.number) or not any(table.state.slot_count):
        return False
    area, _ = read_placement(move.number)
    before = [table.place(seat, area) for seat in range(game.players)]
    lies_nothing = table.state.slot_count[area] == 0
    table.state.supporters[game.seat, area] += 1
    return bool(
        lies_nothing and before == [table.place(seat, area) for seat in range(game.players)]
    )


@pytest.mark.parametrize("name", OF_FIXED_STRENGTH)
def test_a_level_plays_the_same_whatever_time_it_is_allowed(name: str) -> None:
    budgets = [Budget(), Budget(seconds=0.001), Budget(simulations=1), Budget(simulations=500)]
    for game in positions()[:10]:
        told = {make_bot(name, 3).choose(game.public(), budget).moves for budget in budgets}
        assert len(told) == 1


@pytest.mark.parametrize(("lower", "higher"), list(itertools.pairwise(ONE_TURN_AHEAD)))
def test_each_level_beats_the_one_below(lower: str, higher: str) -> None:
    assert share_of(LEVEL_TABLE[higher], LEVEL_TABLE[lower], 2, 300).mean > 0.57


def test_ratings_rise_with_the_levels() -> None:
    assert tuple(LEVEL_RATINGS) == LEVELS
    assert sorted(LEVEL_RATINGS.values()) == list(LEVEL_RATINGS.values())
