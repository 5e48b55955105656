"""Every bot: legal whole turns, the same choice from the same seed, honest, quick at the edges."""

from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import replace
from threading import Event
from typing import Any

import numpy as np
import pytest

from building import game_at
from worldsfair import Game, GameOver
from worldsfair.bots import BOT_NAMES, LEVELS, Budget, Progress, UnknownBot, make_bot
from worldsfair.bots.bot import public_position
from worldsfair.bots.mcts.node_pool import ROOT
from worldsfair.bots.mcts.result import decision_of
from worldsfair.bots.mcts.tree import INFORMED_STYLE, Tree
from worldsfair.bots.search import SearchBot
from worldsfair.edition import AREAS
from worldsfair.errors import InvalidSetup
from worldsfair.records.model import Approvals
from worldsfair.rules.constants import AREA_COUNT, KIND_PALMER
from worldsfair.rules.decisions import is_palmer

SMALL = Budget(simulations=60)


def position_after(players: int, seed: int, decisions: int, approvals: Approvals) -> Game:
    game = Game.new(players, seed, approvals)
    chooser = random.Random(seed)
    for _ in range(decisions):
        if not game.is_over:
            game.play(chooser.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
def test_a_bot_plays_whole_legal_turns_to_the_end(
    name: str, players: int, approvals: Approvals
) -> None:
    game = Game.new(players, 7, approvals)
    bot = make_bot(name, 1)
    while not game.is_over and game.turn < 200:
        turn, seat = game.turn, game.seat
        approving = game.view().phase == "approve"
        decision = bot.choose(game.public(), SMALL)
        for move in decision.moves:
            game.play(move)
        finished = game.is_over or game.turn > turn or game.view().phase == "approve"
        assert finished, (seat, decision.moves)
        assert not approving or len(decision.moves) == 1
    assert game.is_over or name == "random"


@pytest.mark.parametrize("name", BOT_NAMES)
def test_the_same_seed_and_simulations_give_the_same_decision(name: str) -> None:
    game = position_after(3, 11, 17, "automatic")
    first = make_bot(name, 5).choose(game.public(), SMALL)
    second = make_bot(name, 5).choose(game.public(), SMALL)
    assert (first.moves, first.values, first.alternatives) == (
        second.moves,
        second.values,
        second.alternatives,
    )


@pytest.mark.parametrize("name", BOT_NAMES)
@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_the_hidden_deck_does_not_matter(name: str, seed: int) -> None:
    game = position_after(2 + seed % 3, seed, 9 + 5 * seed, "automatic")
    seen = make_bot(name, 3).choose(game.public(), SMALL)
    for other in range(4):
        imagined = game.imagine(other)
        assert imagined.position.deck() != game.position.deck()
        again = make_bot(name, 3).choose(imagined.public(), SMALL)
        assert (again.moves, again.values) == (seen.moves, seen.values)


@pytest.mark.parametrize("name", BOT_NAMES)
def test_choosing_changes_nothing(name: str) -> None:
    game = position_after(4, 2, 21, "automatic")
    before = game.copy()
    make_bot(name).choose(game.public(), SMALL)
    assert game == before


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_finished_game_has_nothing_to_choose(name: str) -> None:
    game = position_after(2, 1, 10_000, "automatic")
    assert game.is_over
    with pytest.raises(GameOver):
        make_bot(name).choose(game.public(), SMALL)


@pytest.mark.parametrize("name", ["search", "search:plain"])
@pytest.mark.parametrize("budget", [Budget(simulations=0), Budget(seconds=0.0)])
def test_a_budget_of_zero_still_gives_a_legal_turn(name: str, budget: Budget) -> None:
    game = position_after(3, 8, 12, "automatic")
    game.play_turn(make_bot(name).choose(game.public(), budget).moves)


def test_a_cancelled_search_answers_with_what_it_has() -> None:
    game = Game.new(2, 4)
    stop = Event()
    stop.set()
    decision = make_bot("search").choose(game.public(), Budget(seconds=60.0, cancel=stop))
    assert decision.seconds < 30
    game.play_turn(decision.moves)


def test_a_search_reports_its_progress() -> None:
    reports: list[Progress] = []
    ticks = iter(range(10_000))
    bot = SearchBot(1, clock=lambda: next(ticks) * 0.1)
    bot.choose(Game.new(2, 4).public(), Budget(seconds=3.0, progress=reports.append))
    assert len(reports) >= 3
    assert [r.simulations for r in reports] == sorted({r.simulations for r in reports})


def test_a_search_does_not_begin_what_would_end_too_late() -> None:
    ticks = iter(range(10_000))
    bot = SearchBot(1, clock=lambda: next(ticks) * 0.1)
    assert bot.choose(Game.new(2, 4).public(), Budget(seconds=3.0)).seconds <= 3.0


def test_a_bot_has_its_compiled_code_before_it_is_asked() -> None:
    ask = "from worldsfair.bots import make_bot, mcts; make_bot('director'); "
    ask += "print(len(mcts.simulation.simulate.signatures))"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout.split() == ["1"]


def test_figures_of_later_turns_are_searched() -> None:
    game = next(game for seed in range(99) if _only_the_next_holds_palmer(game := later(seed)))
    tree = Tree(public_position(game.public()), INFORMED_STYLE, 1, 1 << 14)
    tree.grow(2000)
    reply = _most_visited(tree, _most_visited(tree, ROOT))
    assert any(is_palmer(number) for number in tree.children(reply))


def later(seed: int) -> Game:
    return position_after(2, seed, 12, "automatic")


def _only_the_next_holds_palmer(game: Game) -> bool:
    state, mover = game.position.state, game.seat
    held = [int(state.figures_held[seat]) for seat in (mover, 1 - mover)]
    return held == [0, 1] and state.held[1 - mover, KIND_PALMER] == 1


def _most_visited(tree: Tree, parent: int) -> int:
    return max(tree.children(parent).values(), key=lambda node: int(tree.nodes["visits"][node]))


def test_a_search_spends_the_simulations_it_was_given() -> None:
    decision = make_bot("search").choose(Game.new(4, 4).public(), Budget(simulations=1000))
    assert decision.simulations == 1000
    assert sum(alternative.visits for alternative in decision.alternatives) == 1000


def test_a_single_legal_move_is_answered_at_once() -> None:
    game = position_after(2, 3, 0, "chosen")
    chooser = random.Random(1)
    while game.view().phase != "approve":
        game.play(chooser.choice(game.legal_moves()))
    decision = make_bot("search").choose(game.public(), Budget(seconds=60.0))
    assert decision.simulations == 0
    assert decision.moves == (game.legal_moves()[-1].text,)


def test_two_threads_give_the_same_decision_twice() -> None:
    game = position_after(3, 5, 15, "automatic")
    decisions = [
        SearchBot(2, threads=2).choose(game.public(), Budget(simulations=800)) for _ in range(2)
    ]
    assert decisions[0].moves == decisions[1].moves
    assert decisions[0].values == decisions[1].values
    assert decisions[0].simulations == 800


def test_values_are_shares_of_one_win() -> None:
    game = position_after(4, 6, 20, "automatic")
    decision = make_bot("search").choose(game.public(), Budget(simulations=500))
    assert len(decision.values) == 4
    assert all(0.0 <= value <= 1.0 for value in decision.values)


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="greedy"):
        make_bot("grandmaster")


def test_the_levels_are_bots() -> None:
    assert set(LEVELS) <= set(BOT_NAMES)


@pytest.mark.parametrize("seed", range(3))
def test_a_tree_kept_between_turns_holds_only_legal_decisions(seed: int) -> None:
    game = Game.new(2, seed)
    style = replace(INFORMED_STYLE, kept_share=0.5)
    bots = [SearchBot(seat, style=style) for seat in range(2)]
    while not game.is_over:
        decision = bots[game.seat].choose(game.public(), Budget(simulations=300))
        legal = {move.text for move in game.legal_moves()}
        assert {alternative.move for alternative in decision.alternatives} <= legal
        game.play_turn(decision.moves)


def test_a_full_pool_of_nodes_only_stops_the_tree_from_growing() -> None:
    tree = Tree(public_position(Game.new(2, 1).public()), INFORMED_STYLE, 1, 64)
    tree.grow(3000)
    assert int(tree.nodes["visits"][0]) == 3000


@pytest.mark.rules("T1", "T6")
def test_a_pool_that_is_full_within_the_turn_still_has_one_supporter_placed() -> None:
    game = game_at(2, held={0: ["palmer-1"]}, cards={area: ["ticket-1"] for area in AREAS[:1]})
    before = sum(game.position.supporters(0, area) for area in range(AREA_COUNT))
    root_and_placements = 1 + AREA_COUNT
    tree = Tree(public_position(game.public()), INFORMED_STYLE, 1, root_and_placements)
    for _ in range(50):
        tree.grow(1)
        table = tree._search[0].table
        assert sum(table.supporters[0, area] for area in range(AREA_COUNT)) == before + 1


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_seed_of_numpy_is_the_same_seed(name: str) -> None:
    game = Game.new(2, 1).public()
    once, again = make_bot(name, np.int64(3)), make_bot(name, 3)  # type: ignore[arg-type]  # as learners have them

    assert once.choose(game, SMALL).moves == again.choose(game, SMALL).moves


@pytest.mark.parametrize("seed", [None, "x", 1.0, True])
def test_what_is_no_seed_of_a_bot_is_refused(seed: object) -> None:
    with pytest.raises(InvalidSetup, match="A bot's seed is a whole number"):
        make_bot("greedy", seed)  # type: ignore[arg-type]  # the point of the test


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": float("nan")},
        {"seconds": "x"},
        {"seconds": -1},
        {"simulations": 1.5},
        {"simulations": -1},
    ],
)
def test_a_budget_is_a_number_from_0_up(wrong: dict[str, Any]) -> None:
    with pytest.raises(InvalidSetup, match="A budget"):
        Budget(**wrong)


def _decision_with(share: float, visits: tuple[int, int, int]) -> tuple[str, str]:
    """The placement chosen by means of 0.2, 0.3 and 0.4, and the one that is told first."""
    position = public_position(Game.new(2, 1).public())
    tree = Tree(position, replace(INFORMED_STYLE, least_share=share), 1, 1 << 10)
    tree.grow(1)
    nodes = [node for _, node in sorted(tree.children(ROOT).items())]
    tree.nodes["visits"][nodes] = 0
    for node, count, mean in zip(nodes, visits, (0.2, 0.3, 0.4), strict=False):
        tree.nodes["visits"][node] = count
        tree.nodes["value"][node] = count * mean
    decision = decision_of(position, [tree], 0.0)
    return decision.moves[0], decision.alternatives[0].move


@pytest.mark.parametrize(
    ("share", "visits", "place"),
    [(1.0, (100, 30, 20), 0), (0.25, (100, 30, 20), 1), (0.1, (100, 30, 20), 2)],
)
def test_the_highest_mean_with_enough_visits_is_chosen_and_told_first(
    share: float, visits: tuple[int, int, int], place: int
) -> None:
    expected = Game.new(2, 1).legal_moves()[place].text
    assert _decision_with(share, visits) == (expected, expected)
