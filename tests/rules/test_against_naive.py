"""The compiled rules beside `naive.py`: the same legal moves and the same state, always.

`NAIVE_GAMES=2000 pytest tests/rules/test_against_naive.py` compares more games.
"""

from __future__ import annotations

import os
import random

import pytest

from naive import NaiveGame
from playing import TURN_LIMIT, Policy, any_move, avoid_tickets
from snapshots import snapshot
from worldsfair import Game
from worldsfair.edition import shipped_editions
from worldsfair.records.chance import SeedChance
from worldsfair.records.model import Approvals

EDITIONS = list(shipped_editions().values())
GAMES = int(os.environ.get("NAIVE_GAMES", "600"))
"""For each number of players and kind of approvals; the same ones each time."""
CHUNK = 100


def naive_twin(game: Game) -> NaiveGame:
    """The same deal for the naive rules; the seed's reshuffles, in the order they come."""
    names = game.edition.card_ids()
    numbers = {name: card for card, name in enumerate(names)}
    seed = game.seed
    assert seed is not None
    chance = SeedChance(seed)
    shuffles = iter(range(1, 1000))

    def shuffle(cards: list[str]) -> list[str]:
        order = chance.deck([numbers[card] for card in cards], next(shuffles))
        return [names[card] for card in order]

    areas: list[str] = [area.area for area in game.view().areas]
    deck = [names[card] for card in chance.deck(game.position.cards_in_play(), 0)]
    return NaiveGame(game.players, game.approvals, areas, deck, shuffle, game.edition.name)


@pytest.mark.rules(
    *(f"S{n}" for n in range(1, 11)),
    *(f"T{n}" for n in range(1, 15)),
    *(f"P{n}" for n in range(1, 11)),
    *(f"E{n}" for n in range(1, 5)),
)
@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_and_naive_rules_agree_on_every_decision(
    players: int, approvals: Approvals, chunk: int
) -> None:
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        policy: Policy = avoid_tickets if number % 10 == 0 else any_move
        edition = EDITIONS[number % len(EDITIONS)]
        game = Game.new(players, number, approvals, edition=edition)
        compare_one_game(game, policy, random.Random(number))


def compare_one_game(game: Game, policy: Policy, chooser: random.Random) -> None:
    twin = naive_twin(game)
    assert snapshot(game.position) == twin.snapshot()
    while not game.is_over and game.turn < TURN_LIMIT:
        legal = game.legal_moves()
        assert {move.text for move in legal} == twin.legal_moves()
        move = policy(game, legal, chooser)
        game.play(move)
        twin.play(move.text)
        assert snapshot(game.position) == twin.snapshot(), move.text
    assert game.is_over == twin.is_over
