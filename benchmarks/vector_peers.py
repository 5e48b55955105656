"""Other libraries' games, played at random for `benchmarks.vector`."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

Play = Callable[[], int]
"""Plays for a moment; says how many decisions were made."""


@dataclass(frozen=True)
class Peer:
    """Something to be measured beside, if it is installed."""

    what: str
    package: str
    """What pip installs."""
    start: Callable[[], Play]
    """Loads and compiles it; an `ImportError` says that it is not there."""


def _pgx(name: str, games: int = 4096, steps: int = 2) -> Play:
    jax = importlib.import_module("jax")
    pgx = importlib.import_module("pgx")
    auto_reset = importlib.import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, _: None) -> Any:
        state, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, logits)
        return (step(state, actions, jax.random.split(dealing, games)), key), None

    run = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, length=steps)[0])
    now = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
    at = [run(now, jax.random.PRNGKey(2))]

    def play() -> int:
        at[0] = run(*at[0])
        jax.block_until_ready(at[0])
        return games * steps

    return play


def _open_spiel(games: int = 20) -> Play:
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game("backgammon")

    def play() -> int:
        decisions = 0
        for number in range(games):
            state = game.new_initial_state()
            bots = [pyspiel.make_uniform_random_bot(seat, number + seat) for seat in range(2)]
            pyspiel.evaluate_bots(state, bots, number)
            decisions += sum(pair.player >= 0 for pair in state.full_history())
        return decisions

    return play


def _open_spiel_seen(games: int = 2) -> Play:
    pyspiel = importlib.import_module("pyspiel")
    game, chooser = pyspiel.load_game("backgammon"), random.Random(1)

    def play() -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chooser.choice(state.chance_outcomes())[0])
                    continue
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(chooser.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def _gymnasium(name: str, mode: str, games: int, steps: int) -> Play:
    gymnasium = importlib.import_module("gymnasium")
    envs = gymnasium.make_vec(name, num_envs=games, vectorization_mode=mode)
    envs.reset(seed=1)
    chooser = np.random.default_rng(1)

    def play() -> int:
        for _ in range(steps):
            envs.step(chooser.integers(2, size=games))
        return games * steps

    return play


def _pettingzoo(games: int = 5) -> Play:
    connect_four = importlib.import_module("pettingzoo.classic.connect_four_v3")
    env, chooser = connect_four.raw_env(), random.Random(1)

    def play() -> int:
        decisions = 0
        for number in range(games):
            env.reset(seed=number)
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(chooser.choice(np.flatnonzero(seen["action_mask"])))
                decisions += 1
        return decisions

    return play


PEERS = (
    Peer("pgx's backgammon, jitted (2 players)", "jax pgx", lambda: _pgx("backgammon")),
    Peer(
        "OpenSpiel's backgammon, random bots in C++, without observations",
        "open_spiel",
        _open_spiel,
    ),
    Peer("OpenSpiel's backgammon from Python", "open_spiel", _open_spiel_seen),
    Peer(
        "Gymnasium's CartPole, its own vectorised one (no opponents, no mask)",
        "gymnasium",
        lambda: _gymnasium("CartPole-v1", "vector_entry_point", 4096, 20),
    ),
    Peer(
        "Gymnasium's Blackjack in a SyncVectorEnv (no opponents, no mask)",
        "gymnasium pygame",
        lambda: _gymnasium("Blackjack-v1", "sync", 64, 10),
    ),
    Peer("PettingZoo's Connect Four (2 players, no chance)", "pettingzoo pygame", _pettingzoo),
)
