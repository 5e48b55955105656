"""Bots as they once were: what others are measured against must not change by accident."""

from __future__ import annotations

import hashlib
import random

import pytest

from worldsfair import Game
from worldsfair.arena.entrants import parse_entrant
from worldsfair.bots import BOT_NAMES, Budget, bot_names, make_bot
from worldsfair.bots.network import load_network
from worldsfair.bots.registry import PAST_RECIPES, RECIPES

DIRECTOR = "director:2026-11"
DECISIONS = {2: "f496ac166e6abac3", 3: "66c497ac901cb707", 4: "9455cf6be52fbf6b"}
NETWORKS = {2: "2976affd1b95dc48", 3: "2251eb2c6d3858d9", 4: "526df1a84fc440d1"}


def position_after(players: int, seed: int, decisions: int) -> Game:
    game = Game.new(players, seed)
    chooser = random.Random(seed)
    for _ in range(decisions):
        game.play(chooser.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_director_of_november_2026_decides_as_it_did_then(players: int) -> None:
    told = hashlib.sha256()
    for seed in range(6):
        game = position_after(players, seed, 5 + 9 * seed).public()
        decision = make_bot(DIRECTOR, seed).choose(game, Budget(simulations=400))
        told.update(repr((decision.moves, decision.alternatives, decision.values)).encode())

    assert told.hexdigest()[:16] == DECISIONS[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_has_networks_of_its_own(players: int) -> None:
    network = load_network(players, PAST_RECIPES[DIRECTOR].networks)
    first = network["first"][0][:, :128]
    digest = hashlib.sha256(first.tobytes() + network["placing"].tobytes())

    assert network["units"][0].tolist() == [128, 32]
    assert digest.hexdigest()[:16] == NETWORKS[players]


def test_it_plays_in_the_arena_but_sits_at_nobody_elses_table() -> None:
    assert parse_entrant(f"{DIRECTOR}@0.2").bot == DIRECTOR
    assert make_bot(DIRECTOR).name == DIRECTOR
    assert not set(PAST_RECIPES) & {*RECIPES, *BOT_NAMES, *bot_names()}
