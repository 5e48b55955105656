"""The rules: random games beside OpenSpiel's hearts and beside the naive rules, and call costs."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from benchmarks.measuring import Row, alternately, best_seconds
from worldsfair import Game, default_edition
from worldsfair.records.chance import SeedChance
from worldsfair.rules.batch import choose_at_random, random_games, step_games
from worldsfair.rules.chance import mixed_seeds
from worldsfair.rules.compiled import compiled
from worldsfair.rules.constants import TURN_LIMIT
from worldsfair.rules.layout import State, box_for, new_choices, new_states
from worldsfair.rules.memory import copy_state
from worldsfair.rules.position import Position
from worldsfair.rules.typed_records import Records

ROOT = Path(__file__).parent.parent


def rows() -> list[Row]:
    return [*_games(), *_calls(), _batch(), *_copies(), *_start()]


def _games() -> list[Row]:
    count = 2000
    states, box, choices = new_states(count), box_for(default_edition(), 4), new_choices()
    seeds = mixed_seeds(1893, count)

    def ours() -> None:
        states["random"] = seeds
        random_games(states, box, choices, 0, TURN_LIMIT)

    hearts, hearts_games = _hearts()
    mine, theirs = alternately(ours, hearts)
    rate, peer = count / mine, hearts_games / theirs
    naive, naive_games = _naive()
    mine_again, slow = alternately(ours, naive, 3)
    plain = naive_games / slow
    return [
        Row("random four-player games a second, one core", f"{rate:,.0f}"),
        Row(
            "the same beside OpenSpiel's hearts (C++)",
            f"{rate / peer:.1f} times",
            f"{peer:,.0f} games a second",
            "3 times",
        ),
        Row(
            "the same beside tests/naive.py",
            f"{count / mine_again / plain:,.0f} times",
            f"{plain:,.0f} games a second",
            "200 times",
        ),
    ]


def _hearts() -> tuple[Any, int]:
    import pyspiel

    game = pyspiel.load_game("hearts")
    count = 200

    def play() -> None:
        for number in range(count):
            bots = [pyspiel.make_uniform_random_bot(seat, number + seat) for seat in range(4)]
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)

    return play, count


def _naive() -> tuple[Any, int]:
    naive = _load(ROOT / "tests" / "naive.py")
    names = default_edition().card_ids()
    count = 20

    def play() -> None:
        for number in range(count):
            chooser = random.Random(number)
            chance = SeedChance(number.to_bytes(32, "big"))
            deck = [names[card] for card in chance.deck(_cards_in_play(), 0)]
            game = naive.NaiveGame(
                4, "automatic", list(default_edition().areas), deck, _shuffler(chooser)
            )
            while not game.is_over:
                game.play(chooser.choice(sorted(game.legal_moves())))

    return play, count


def _cards_in_play() -> list[int]:
    return Position(default_edition(), 4).cards_in_play()


def _shuffler(chooser: random.Random) -> Any:
    def shuffle(cards: list[str]) -> list[str]:
        return chooser.sample(cards, len(cards))

    return shuffle


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("naive", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _calls() -> list[Row]:
    game = Game.new(players=4, seed=1)
    moves = []
    while not game.is_over:
        moves.append(game.legal_moves()[0])
        game.play(moves[-1])
    start = bytes(Game.new(players=4, seed=1).position.buffer)
    first_deck = [move.number for move in moves[:24]]
    position = Game.new(players=4, seed=1).position

    def kernel() -> None:
        for _ in range(100):
            position.restore(start)
            for number in first_deck:
                position.play(number)

    def through_game() -> None:
        for _ in range(20):
            table = Game.new(players=4, seed=1)
            for move in moves:
                table.play(move)

    def only_setup() -> None:
        for _ in range(20):
            Game.new(players=4, seed=1)

    into = best_seconds(kernel) / 100 / len(first_deck)
    whole, setup = alternately(through_game, only_setup, 7)
    through = (whole - setup) / 20 / len(moves)
    return [
        Row("a decision from Python into the compiled rules", f"{into * 1e6:.2f} µs", "", "2 µs"),
        Row("a decision through `Game.play`", f"{through * 1e6:.1f} µs", "", "15 µs"),
    ]


def _batch() -> Row:
    count, steps = 4096, 30
    states, box, choices = new_states(count), box_for(default_edition(), 4), new_choices()
    decisions: Any = np.zeros(count, dtype=np.uint8)  # Numba takes an array for a vector
    spent = []
    for _ in range(5):
        states["random"] = mixed_seeds(7, count)
        random_games(states, box, choices, 0, 1)
        total = 0.0
        for _ in range(steps):
            choose_at_random(states, box, choices, decisions)
            begun = time.perf_counter()
            step_games(states, box, decisions)
            total += time.perf_counter() - begun
        spent.append(total)
    rate = count * steps / min(spent)
    return Row(
        "decisions a second, 4,096 games stepped in one call, checked",
        f"{rate / 1e6:.1f} million",
        "",
        "6 million",
    )


@compiled
def _copy_many(states: Records[State], count: int) -> None:
    for number in range(count):
        copy_state(states[number & 1], states[2 + (number & 7)])


def _copies() -> list[Row]:
    position = Game.new(players=4, seed=1).position
    states = new_states(16)

    def in_python() -> None:
        for _ in range(10_000):
            bytes(position.buffer)

    python = best_seconds(in_python) / 10_000
    machine = best_seconds(lambda: _copy_many(states, 1_000_000)) / 1_000_000
    return [
        Row("copy of a state in Python", f"{python * 1e6:.2f} µs", "", "0.3 µs"),
        Row("copy of a state in compiled code", f"{machine * 1e9:.1f} ns", "", "20 ns"),
    ]


def _start() -> list[Row]:
    bare = best_seconds(lambda: _python("pass"), 5)
    module = best_seconds(lambda: _python("import worldsfair"), 5)
    game = (
        "from worldsfair import Game\n"
        "game = Game.new(players=4, seed=1)\n"
        "while not game.is_over: game.play(game.legal_moves()[0])"
    )
    first = best_seconds(lambda: _python(game), 5)
    return [
        Row("`import worldsfair`", f"{module - bare:.3f} s", "after Python's own start", "0.3 s"),
        Row("first finished game, compiled before", f"{first:.2f} s", "whole process", "1.5 s"),
    ]


def _python(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], check=True)
