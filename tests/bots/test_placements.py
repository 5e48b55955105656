"""The quick guess of what each placement is worth, and what the search makes of it."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from worldsfair import Game
from worldsfair.bots.bot import public_position
from worldsfair.bots.evaluation import value_after_guesses
from worldsfair.bots.mcts.node_pool import ROOT
from worldsfair.bots.mcts.tree import INFORMED_STYLE, Tree
from worldsfair.bots.network import load_network
from worldsfair.bots.placements import score_placements
from worldsfair.bots.workspace import Workspace, new_workspace
from worldsfair.game import all_moves
from worldsfair.rules import decisions
from worldsfair.rules.constants import AREA_COUNT
from worldsfair.rules.layout import box_for
from worldsfair.rules.position import Position
from worldsfair.rules.typed_records import Records


def workspace_for(position: Position) -> Records[Workspace]:
    # Both are cached, and so live as long as the workspace.
    box = box_for(position.edition, position.players)
    return new_workspace(box, load_network(position.players))


def scored(position: Position) -> list[float]:
    workspace = workspace_for(position)[0]
    score_placements(position.state, workspace)
    return [float(value) for value in workspace.placements.advantage]


def weighed_by_network(position: Position) -> list[float]:
    workspace = workspace_for(position)[0]
    return [
        value_after_guesses(position.state, workspace, decisions.place(area), 4)
        for area in range(AREA_COUNT)
    ]


def placements_to_compare(players: int, count: int) -> list[Position]:
    """Positions in which supporters are about to be placed, from games at random."""
    chooser = random.Random(players)
    found: list[Position] = []
    seed = 0
    while len(found) < count:
        seed += 1
        game = Game.new(players, seed)
        while not game.is_over and game.turn < 60:
            position = public_position(game.public())
            is_free = not position.in_figures_step and position.supply(game.seat) > 0
            if is_free and chooser.random() < 0.1:
                position.state.random = np.uint64(seed)
                found.append(position)
            game.play(chooser.choice(game.legal_moves()))
    return found[:count]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_placement_scored_best_is_nearly_the_networks_own(players: int) -> None:
    lost = lost_at_random = 0.0
    for position in placements_to_compare(players, 600):
        values = weighed_by_network(position)
        guess = scored(position)
        lost += max(values) - values[guess.index(max(guess))]
        lost_at_random += max(values) - sum(values) / AREA_COUNT
    assert lost < 0.2 * lost_at_random


def test_a_score_is_the_difference_from_the_mean() -> None:
    for position in placements_to_compare(3, 20):
        assert sum(scored(position)) == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize("players", [2, 4])
def test_scoring_placements_changes_nothing(players: int) -> None:
    for position in placements_to_compare(players, 20):
        before = bytes(position.buffer)
        scored(position)
        assert bytes(position.buffer) == before


def test_replies_are_chosen_when_the_cards_speak_for_them() -> None:
    tree = Tree(public_position(Game.new(2, 5).public()), INFORMED_STYLE, 1, 1 << 14)
    tree.grow(4000)
    nodes = tree.nodes
    own_turn = tree.children(ROOT)
    assert all(nodes["advantage"][child] == 0 for child in own_turn.values())
    often = max(own_turn.values(), key=lambda child: int(nodes["visits"][child]))
    replies = list(tree.children(often).values())
    seen = sum(float(nodes["advantage"][reply]) for reply in replies)
    visits = sum(int(nodes["visits"][reply]) for reply in replies)
    assert seen / visits > 0.02


def test_in_the_turn_that_came_no_card_gives_an_advantage_any_more() -> None:
    game = Game.new(2, 5)
    old = Tree(public_position(game.public()), INFORMED_STYLE, 1, 1 << 14)
    old.grow(3000)
    visits = old.nodes["visits"]
    number, node = max(old.children(ROOT).items(), key=lambda item: int(visits[item[1]]))
    assert any(old.nodes["advantage"][reply] != 0 for reply in old.children(node).values())
    game.play(all_moves()[number].text)
    tree = Tree(public_position(game.public()), replace(INFORMED_STYLE, kept_share=0.5), 2, 1 << 14)
    tree.take_over(old, node)
    kept = tree.children(ROOT).values()
    assert kept
    assert all(tree.nodes["advantage"][child] == 0 for child in kept)
