"""The fair shuffle: known answers, the same recomputed from its description, evenness."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import count, islice, permutations

import pytest

import naive_shuffle
from naive import full_deck
from worldsfair import Game
from worldsfair.edition import AREAS
from worldsfair.errors import InvalidSetup
from worldsfair.records.fair_shuffle import (
    commitment_to,
    number_below,
    reshuffled,
    seed_from_int,
    shuffle_seed,
    shuffled,
    shuffled_deck,
    shuffled_tiles,
    start_player,
    words_of,
)

SEED = bytes(range(32))
KNOWN_TILES = ["electricity", "manufacturing", "fine_arts", "agriculture", "transportation"]
KNOWN_CARDS = [
    "burnham-5",
    "transportation-1",
    "ticket-20",
    "ticket-21",
    "electricity-3",
    "ticket-25",
    "palmer-1",
    "burnham-1",
    "manufacturing-8",
    "burnham-4",
]
KNOWN_WORDS = [972223446, 3901476220, 1846182910]
FIRST, SECOND, THIRD = "0f" * 32, "a1" * 32, "7b" * 32
KNOWN_JOINED_SEED = "52cd114ae0da229537f2cdaf8afd21896cf0be3ece2678c14e3fb68841d5449f"
KNOWN_START_PLAYERS = [0, 2, 0]


def test_the_tiles_of_a_known_seed() -> None:
    assert shuffled_tiles(AREAS, SEED) == KNOWN_TILES


def test_the_first_cards_of_a_known_seed() -> None:
    assert shuffled_deck(full_deck(3), SEED)[:10] == KNOWN_CARDS


def test_the_first_words_of_a_known_seed() -> None:
    assert list(islice(words_of(SEED, "deck"), 3)) == KNOWN_WORDS


@pytest.mark.rules("S2", "S5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begins_as_a_stranger_recomputes_it(players: int) -> None:
    setup = Game.new(players, SEED).record().setup
    tiles = naive_shuffle.order(list(AREAS), SEED, "tiles")
    deck = naive_shuffle.order(full_deck(players), SEED, "deck")

    assert setup.areas == tiles
    assert [setup.cards[area] for area in tiles] == [deck[n : n + 2] for n in range(0, 10, 2)]


@pytest.mark.rules("T13")
@pytest.mark.parametrize("number", [1, 2, 17])
def test_a_reshuffle_is_as_a_stranger_recomputes_it(number: int) -> None:
    cards = full_deck(4)[5:40]

    expected = naive_shuffle.order(cards, SEED, f"reshuffle {number}")
    assert reshuffled(cards, SEED, number) == expected


def test_every_purpose_has_an_order_of_its_own() -> None:
    items = range(30)
    orders = {
        tuple(shuffled_tiles(items, SEED)),
        tuple(shuffled_deck(items, SEED)),
        tuple(reshuffled(items, SEED, 1)),
        tuple(reshuffled(items, SEED, 2)),
    }
    assert len(orders) == 4


def test_nothing_is_lost_or_doubled_by_a_shuffle() -> None:
    for size in range(12):
        assert sorted(shuffled(range(size), SEED, "test")) == list(range(size))


def test_uneven_words_are_skipped() -> None:
    # 2**32 is no multiple of 3: the last word would favour 0.
    assert number_below(3, iter([2**32 - 1, 2**32 - 2])) == (2**32 - 2) % 3
    assert number_below(5, iter([2**32 - 1, 7])) == 2


def test_a_word_is_not_skipped_without_need() -> None:
    assert number_below(4, iter([2**32 - 1])) == 3
    assert number_below(1, iter([2**32 - 1])) == 0


@pytest.mark.parametrize("limit", [2, 5, 7, 91])
def test_numbers_are_even(limit: int) -> None:
    words = words_of(SEED, f"evenness {limit}")
    each = 400
    counts = Counter(number_below(limit, words) for _ in range(each * limit))
    chi_square = sum((counts[n] - each) ** 2 / each for n in range(limit))

    # Six standard deviations of the chi-square distribution; the seed is fixed.
    free = limit - 1
    assert chi_square < free + 6 * (2 * free) ** 0.5


def test_every_order_of_four_is_as_likely() -> None:
    each = 100
    seeds = (seed_from_int(number) for number in count())
    counts = Counter(tuple(shuffled(range(4), seed, "x")) for seed in islice(seeds, 24 * each))
    chi_square = sum((seen - each) ** 2 / each for seen in counts.values())

    assert len(counts) == 24
    assert chi_square < 23 + 6 * 46**0.5


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    game = Game.new(2, SEED)

    assert game.commitment == commitment_to(SEED) == hashlib.sha256(SEED).hexdigest()
    assert game.record().commitment == game.commitment


def test_a_number_is_a_seed_of_32_bytes() -> None:
    assert seed_from_int(258) == bytes(30) + b"\x01\x02"
    assert seed_from_int(2**256 - 1) == b"\xff" * 32


@pytest.mark.parametrize("number", [-1, 2**256])
def test_a_number_that_is_no_seed_is_refused(number: int) -> None:
    with pytest.raises(InvalidSetup, match="from 0 to"):
        seed_from_int(number)


@pytest.mark.parametrize("contributions", [[], [None], [None, None, None]])
def test_without_a_contribution_the_shuffle_has_the_seed_of_the_table(
    contributions: list[str | None],
) -> None:
    assert shuffle_seed(SEED, contributions) == SEED


def test_the_joined_seed_of_known_contributions() -> None:
    assert shuffle_seed(SEED, [SECOND, None, FIRST]).hex() == KNOWN_JOINED_SEED


@pytest.mark.parametrize(
    "contributions",
    [[FIRST], [None, THIRD], [THIRD, SECOND], [SECOND, None, FIRST, THIRD], [FIRST, FIRST]],
)
def test_a_stranger_joins_the_contributions_to_the_same_seed(
    contributions: list[str | None],
) -> None:
    assert shuffle_seed(SEED, contributions) == naive_shuffle.joined(SEED, contributions)


def test_it_makes_no_difference_who_sits_where() -> None:
    orders = permutations([FIRST, SECOND, THIRD, None])

    assert len({shuffle_seed(SEED, order) for order in orders}) == 1


def test_every_contribution_makes_a_difference() -> None:
    sets = [[], [FIRST], [SECOND], [FIRST, FIRST], [FIRST, SECOND], [FIRST, SECOND, THIRD]]

    assert len({shuffle_seed(SEED, contributions) for contributions in sets}) == len(sets)


def test_the_seed_of_the_table_makes_a_difference() -> None:
    assert shuffle_seed(SEED, [FIRST]) != shuffle_seed(SEED[::-1], [FIRST])


@pytest.mark.parametrize(
    "contribution",
    ["", "0f" * 31, "0f" * 33, "0F" * 32, "0g" * 32, "0f " * 21 + "0", "0f" * 32 + "\n", "０" * 64],
)
def test_what_is_no_contribution_is_refused(contribution: str) -> None:
    with pytest.raises(InvalidSetup, match="is 32 bytes, written as 64 lower-case hex digits"):
        shuffle_seed(SEED, [None, contribution])


def test_bytes_are_no_contribution() -> None:
    with pytest.raises(InvalidSetup, match="A contribution"):
        shuffle_seed(SEED, [bytes(32)])  # type: ignore[list-item]  # as a caller without types may


@pytest.mark.rules("S9")
def test_the_start_players_of_a_known_seed() -> None:
    assert [start_player(SEED, players) for players in (2, 3, 4)] == KNOWN_START_PLAYERS


@pytest.mark.rules("S9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_begins_is_as_a_stranger_recomputes_it(players: int) -> None:
    for number in range(50):
        seed = seed_from_int(number)
        expected = naive_shuffle.number(players, seed, "start player")
        assert start_player(seed, players) == expected


@pytest.mark.rules("S9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_is_as_likely_to_begin(players: int) -> None:
    each = 400
    seeds = map(seed_from_int, range(each * players))
    counts = Counter(start_player(seed, players) for seed in seeds)
    chi_square = sum((counts[seat] - each) ** 2 / each for seat in range(players))

    free = players - 1
    assert chi_square < free + 6 * (2 * free) ** 0.5
