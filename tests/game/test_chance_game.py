"""Explicit chance: the same game as with a seed, and the right probabilities."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from typing import get_args

import numpy as np
import pytest

from building import game_at
from playing import Policy, any_move, avoid_tickets, play_on
from worldsfair import ChanceGame, Game, IllegalMove, InvalidMove
from worldsfair.edition import AREAS
from worldsfair.errors import GameOver, InvalidSetup, NothingToUndo
from worldsfair.game.chance_game import OUTCOMES, outcome_texts
from worldsfair.records.model import Approvals


def laid_out_like(game: Game) -> ChanceGame:
    """The set-up of a game that has not begun, dealt piece by piece."""
    setup = game.record().setup
    chance_game = ChanceGame.new(game.players, game.approvals)
    for area in setup.areas[:-1]:
        chance_game.deal(f"lay {area}")
    for area in setup.areas:
        for card in setup.cards[area]:
            chance_game.deal(card)
    return chance_game


def random_game(seed: int, players: int = 2, approvals: Approvals = "automatic") -> ChanceGame:
    """A whole game in which chance and players do anything."""
    game, rng = ChanceGame.new(players, approvals), random.Random(seed)
    while not game.is_over and game.turn < 60:
        if game.is_chance:
            game.deal(game.sample_chance(rng))
        else:
            game.play(game.sample(rng))
    return game


def assert_same(chance_game: ChanceGame, game: Game) -> None:
    assert chance_game.position.buffer == game.public().position.buffer
    assert chance_game.view() == game.view()
    assert np.array_equal(chance_game.legal_mask(), game.legal_mask())
    assert np.array_equal(chance_game.observe(), game.observe())
    assert chance_game.key() == game.key()
    assert (chance_game.points, chance_game.phase) == (game.points, game.phase)
    assert chance_game.moves() == game.moves()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("approvals", get_args(Approvals))
@pytest.mark.parametrize("policy", [any_move, avoid_tickets])
def test_fed_with_the_cards_of_a_game_it_is_that_game(
    players: int, approvals: Approvals, policy: Policy
) -> None:
    seed = 10 * players
    whole = play_on(Game.new(players, seed, approvals), random.Random(seed), policy, turns=60)
    game = Game.new(players, seed, approvals)
    chance_game = laid_out_like(game)
    for turn in whole.turns():
        cards = [card for _, card in turn.dealt]
        for move in turn.decisions():
            assert_same(chance_game, game)
            game.play(move)
            chance_game.play(move)
            while chance_game.is_chance:
                chance_game.deal(cards.pop(0))
        assert cards == []
    assert_same(chance_game, game)
    assert np.array_equal(chance_game.rewards(), game.rewards())
    assert game.position.reshuffles > 0 or policy is any_move


@pytest.mark.rules("T13")
def test_an_empty_deck_is_followed_by_the_discards() -> None:
    game = ChanceGame.of(
        game_at(deck=["ticket-1"], discard=["davis-1", "davis-2", "palmer-1"], others="2")
    )
    game.play("place electricity")
    assert game.chances() == [(outcome("deal ticket"), 1.0)]

    game.deal("deal ticket")
    assert game.chances() == [(outcome("deal davis"), 2 / 3), (outcome("deal palmer"), 1 / 3)]
    assert game.view().discard == []


@pytest.mark.rules("T13")
def test_with_neither_deck_nor_discards_there_is_no_chance() -> None:
    game = ChanceGame.of(game_at(others="2"))
    game.play("place electricity")

    assert not game.is_chance
    assert (game.turn, game.seat) == (1, 1)


def outcome(text: str) -> int:
    return outcome_texts().index(text)


@pytest.mark.parametrize("seed", range(4))
def test_probabilities_add_up_to_one_and_follow_from_the_cards(seed: int) -> None:
    game, rng = ChanceGame.new(4, "chosen"), random.Random(seed)
    while not game.is_over:
        if not game.is_chance:
            assert game.chances() == []
            game.play(game.sample(rng))
            continue
        chances = game.chances()
        assert sum(chance for _, chance in chances) == pytest.approx(1, abs=1e-12)
        assert [number for number, _ in chances] == sorted({number for number, _ in chances})
        assert all(0 <= number < OUTCOMES and chance > 0 for number, chance in chances)
        game.deal(game.sample_chance(rng))


@pytest.mark.rules("S2")
def test_every_arrangement_of_the_tiles_is_as_likely_as_another() -> None:
    game = ChanceGame.new()
    likely: dict[tuple[str, ...], float] = {}

    def lay(tiles: list[str], chance: float) -> None:
        if len(tiles) == len(AREAS) - 1:
            likely[tuple(area.area for area in game.view().areas)] = chance
            return
        for number, share in game.chances():
            game.deal(number)
            lay([*tiles, game.outcome_text(number)], chance * share)
            game.undo()

    lay([], 1.0)
    assert len(likely) == 120
    assert all(chance == pytest.approx(1 / 120) for chance in likely.values())


def test_the_first_cards_come_as_often_as_their_chances_say() -> None:
    explicit = ChanceGame.of(game_at(discard=[f"ticket-{number}" for number in range(1, 20)]))
    explicit.play("place electricity")
    chances = dict(explicit.chances())
    times = 3000
    sampled = Counter(explicit.sample_chance(random.Random(seed)) for seed in range(times))

    assert len(chances) == 14
    for number, chance in chances.items():
        spread = (times * chance * (1 - chance)) ** 0.5
        assert abs(sampled[number] - times * chance) < 4 * spread


def test_the_expectation_over_all_deals_is_the_mean_of_imagined_games() -> None:
    game = play_on(Game.new(3, 5), random.Random(5), turns=6)
    explicit = ChanceGame.of(game)
    explicit.play("place electricity")
    expected = expectation(explicit)
    values = []
    for seed in range(600):
        imagined = game.imagine(seed)
        imagined.play("place electricity")
        values.append(value(imagined))

    assert len(set(values)) > 3
    error = float(np.std(values)) / len(values) ** 0.5
    assert abs(float(np.mean(values)) - expected) < 3 * error


def value(game: Game | ChanceGame) -> float:
    """Something that the cards decide: tickets lying about, and figures twice."""
    cards = [card for area in game.view().areas for card in area.cards]
    return sum(card.startswith("ticket") + 2 * card.startswith("davis") for card in cards)


def expectation(game: ChanceGame) -> float:
    if not game.is_chance:
        return value(game)
    total = 0.0
    for number, chance in game.chances():
        game.deal(number)
        total += chance * expectation(game)
        game.undo()
    return total


def test_a_game_can_be_taken_back_to_its_first_tile() -> None:
    game = random_game(3, 3, "chosen")
    taken = []
    while game.moves() or game.chances() != ChanceGame.new(3).chances():
        taken.append(game.undo())

    assert game == ChanceGame.new(3, "chosen")
    assert all(text.startswith("lay ") for text in taken[-4:])
    with pytest.raises(NothingToUndo):
        game.undo()


def test_a_copy_goes_its_own_way() -> None:
    game = random_game(4)
    game.undo()
    other = copy.deepcopy(game)
    assert other == game

    game.undo()
    assert other != game


@pytest.mark.parametrize("pieces", [0, 2, 7, 14, 60])
def test_a_game_is_the_same_after_pickling(pieces: int) -> None:
    game, rng = ChanceGame.new(3), random.Random(1)
    for _ in range(pieces):
        if game.is_chance:
            game.deal(game.sample_chance(rng))
        else:
            game.play(game.sample(rng))
    kept: ChanceGame = pickle.loads(pickle.dumps(game))  # noqa: S301  # our own bytes

    assert kept == game
    assert (kept.chances(), kept.key(), kept.view()) == (game.chances(), game.key(), game.view())


def test_while_chance_is_asked_nobody_decides() -> None:
    game = ChanceGame.new()

    assert (game.phase, game.legal_moves(), game.view().seat) == ("chance", [], None)
    assert not game.legal_mask().any()
    assert str(game).startswith("A tile comes next; 5 are not laid yet.\nTurn 1:")
    for asked in (lambda: game.seat, lambda: game.play(0), game.sample, game.public):
        with pytest.raises(IllegalMove, match="Nobody decides now: see `chances`"):
            asked()


def test_while_somebody_decides_nothing_is_dealt() -> None:
    game = laid_out_like(Game.new(2, 1))

    assert not game.is_chance
    for asked in (lambda: game.deal(0), game.sample_chance):
        with pytest.raises(IllegalMove, match="Nothing is dealt now: player 0 decides"):
            asked()


def test_nothing_happens_after_the_end() -> None:
    game = random_game(5)

    assert game.is_over
    for asked in (lambda: game.deal(0), lambda: game.play(0), game.sample):
        with pytest.raises(GameOver):
            asked()


@pytest.mark.parametrize("number", [True, -1, OUTCOMES, 1.0, None, "deal nothing", "ticket-99"])
def test_what_is_no_outcome_says_what_one_is(number: object) -> None:
    with pytest.raises(InvalidMove, match=r"0 to 18, its text, or a card"):
        ChanceGame.new().deal(number)  # type: ignore[arg-type]  # the point of the test


@pytest.mark.parametrize("impossible", ["ticket-1", "deal ticket", np.int64(3)])
def test_tiles_come_before_cards(impossible: str | int) -> None:
    with pytest.raises(IllegalMove, match="can't"):
        ChanceGame.new().deal(impossible)


def test_a_card_comes_once() -> None:
    game = laid_out_like(Game.new(2, 1))
    lying = game.view().areas[0].cards[0]
    game.play("place electricity")

    with pytest.raises(IllegalMove, match=f"{lying} can't be dealt: it is not in the deck"):
        game.deal(lying)


def test_a_kind_that_is_used_up_does_not_come() -> None:
    game = ChanceGame.of(game_at(deck=["ticket-1"], others="2"))
    game.play("place electricity")

    for impossible in ("deal davis", "lay electricity", "davis-1"):
        with pytest.raises(IllegalMove, match="can't"):
            game.deal(impossible)
    game.deal("deal ticket")
    assert game.turn == 1


def test_an_illegal_decision_changes_nothing() -> None:
    game = laid_out_like(Game.new(2, 1))
    before = game.copy()

    with pytest.raises(IllegalMove, match="begins with placing"):
        game.play("burnham")
    assert game == before


def test_it_is_for_two_to_four() -> None:
    with pytest.raises(InvalidSetup, match="2, 3 or 4 players, not 5"):
        ChanceGame.new(5)


def test_a_whole_game_is_sound_all_along() -> None:
    game, rng = ChanceGame.new(4, "chosen"), random.Random(9)
    keys = set()
    while not game.is_over:
        assert game.problems() == []
        keys.add(game.key())
        if game.is_chance:
            game.deal(game.sample_chance(rng))
        else:
            game.play(game.sample(rng))
    assert len(keys) > 100


def test_the_order_of_the_deck_stays_behind() -> None:
    game = Game.new(2, 1)
    other = game.copy()
    other.position.give_deck(list(reversed(game.position.deck())))

    assert game != other
    assert ChanceGame.of(game) == ChanceGame.of(other)
    assert pickle.dumps(ChanceGame.of(game)) == pickle.dumps(ChanceGame.of(other))


def test_bots_are_handed_what_everybody_knows() -> None:
    game = laid_out_like(Game.new(2, 1))

    assert game.public() == ChanceGame.of(Game.new(2, 1)).public()


@pytest.mark.parametrize("pieces", [0, 3, 6, 14, 16])
def test_a_rollout_goes_on_from_anywhere(pieces: int) -> None:
    game, rng = ChanceGame.new(3), random.Random(1)
    for _ in range(pieces):
        if game.is_chance:
            game.deal(game.sample_chance(rng))
        else:
            game.play(game.sample(rng))
    before = game.copy()
    wins = Counter(int(game.rollout(rng).argmax()) for _ in range(100))

    assert game == before
    assert len(wins) == 3
