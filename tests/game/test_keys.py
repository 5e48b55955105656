"""Keys for transposition tables: equal for equal positions, and for no others."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, get_args

import numpy as np
import pytest

from building import game_at
from playing import play_on
from worldsfair import Game, default_edition
from worldsfair.edition import AREAS, shipped_editions
from worldsfair.records.model import Approvals, Seat


def after(moves: list[str], **facts: Any) -> Game:
    game = game_at(**facts)
    for move in moves:
        game.play(move)
    return game


def test_orders_of_moves_that_lead_to_one_position_have_one_key() -> None:
    facts: dict[str, Any] = {"held": {0: ["burnham-1", "davis-1", "mccormick-1", "palmer-1"]}}
    first = after(["place fine_arts", "burnham", "davis electricity", "mccormick"], **facts)
    second = after(["place fine_arts", "mccormick", "davis electricity", "burnham"], **facts)

    assert first.key() == second.key()
    assert first != second


def test_two_ways_to_move_supporters_have_one_key() -> None:
    facts: dict[str, Any] = {"held": {0: ["palmer-1", "palmer-2", "burnham-1"]}}
    first = ["palmer 1 agriculture electricity", "palmer 1 electricity manufacturing"]
    second = ["palmer 1 electricity manufacturing", "palmer 1 agriculture electricity"]

    assert (
        after(["place fine_arts", *first], **facts).key()
        == after(["place fine_arts", *second], **facts).key()
    )


def test_cards_of_one_kind_are_one_to_the_key() -> None:
    first = game_at(held={0: ["ticket-1"]}, cards={"electricity": ["davis-1", "ticket-2"]})
    second = game_at(held={0: ["ticket-7"]}, cards={"electricity": ["ticket-9", "davis-3"]})

    assert first.key() == second.key()


def test_neither_secrets_nor_names_are_in_the_key() -> None:
    game = play_on(Game.new(3, 1), random.Random(1), turns=9)
    seats = [Seat(name=name, player="human") for name in "ABC"]
    named = play_on(Game.new(3, 1, seats=seats), random.Random(1), turns=9)

    assert game.key() == named.key() == game.public().key() == game.imagine(8).key()


def test_what_an_earlier_phase_has_left_is_not_in_the_key() -> None:
    game = game_at()
    key = game.key()
    state = game.position.state
    state.placed, state.deal_position, state.scored_position = 3, 2, 5
    state.turn, state.reshuffles, state.random = 30, 4, np.uint64(99)

    assert game.key() == key


CHANGES: dict[str, Callable[[Any], object]] = {
    "phase": lambda s: setattr(s, "phase", 3),
    "seat": lambda s: setattr(s, "seat", 1),
    "active": lambda s: setattr(s, "active", 1),
    "round": lambda s: setattr(s, "current_round", 2),
    "car": lambda s: setattr(s, "car", 1),
    "approvals": lambda s: setattr(s, "chosen_approvals", 1),
    "tiles": lambda s: s.position_of.__setitem__(slice(None), [1, 0, 2, 3, 4]),
    "supply": lambda s: s.supply.__setitem__(2, 1),
    "coins": lambda s: s.coins.__setitem__(0, 1),
    "other coins": lambda s: s.coins.__setitem__(1, 1),
    "medals": lambda s: s.medals.__setitem__(0, 1),
    "supporters": lambda s: s.supporters.__setitem__((2, 4), 2),
    "tokens": lambda s: s.tokens.__setitem__((0, 0), 1),
    "held": lambda s: s.held.__setitem__((2, 13), 1),
    "discards": lambda s: s.card_place.__setitem__(0, 10),
    "other discards": lambda s: s.card_place.__setitem__(90, 10),
    "area's cards": lambda s: (
        s.slots.__setitem__((1, 0), 7),
        s.slot_count.__setitem__(1, 1),
    ),
    "other area's cards": lambda s: (
        s.slots.__setitem__((2, 0), 7),
        s.slot_count.__setitem__(2, 1),
    ),
}


def test_every_field_that_matters_changes_the_key() -> None:
    keys = {"as it is": game_at().key()}
    for name, change in CHANGES.items():
        game = game_at()
        change(game.position.state)
        keys[name] = game.key()

    assert len(set(keys.values())) == len(CHANGES) + 1


@pytest.mark.parametrize(("phase", "field"), [(1, "placed"), (2, "scored_position")])
def test_what_is_under_way_changes_the_key(phase: int, field: str) -> None:
    keys = set()
    for area in range(len(AREAS)):
        game = game_at()
        game.position.state.phase = phase
        setattr(game.position.state, field, area)
        keys.add(game.key())

    assert len(keys) == len(AREAS)


def test_boxes_and_numbers_of_players_have_keys_of_their_own() -> None:
    boxes = [(edition, 3) for edition in shipped_editions().values()]
    boxes += [(default_edition(), players) for players in (2, 4)]

    assert len({game_at(n, edition=edition).key() for edition, n in boxes}) == len(boxes)


@pytest.mark.parametrize("approvals", get_args(Approvals))
def test_keys_are_equal_where_observations_are_and_only_there(approvals: Approvals) -> None:
    seen: dict[int, bytes] = {}
    shown: dict[bytes, int] = {}
    for seed in range(40):
        game, chooser = Game.new(2, seed % 20, approvals), random.Random(seed)
        while not game.is_over and game.turn < 15:
            tiles = bytes(AREAS.index(area.area) for area in game.view().areas)
            told = bytes(game.observe()) + bytes([game.seat]) + discards(game) + tiles
            assert seen.setdefault(game.key(), told) == told
            assert shown.setdefault(told, game.key()) == game.key()
            game.play(chooser.choice(game.legal_moves()))

    assert len(seen) == len(shown) > 500


def discards(game: Game) -> bytes:
    """The discard pile by kinds, as the observation only counts it."""
    return ",".join(sorted(card.rpartition("-")[0] for card in game.view().discard)).encode()


def test_a_key_is_the_same_everywhere() -> None:
    game = play_on(Game.new(4, 1893, "chosen"), random.Random(1893), turns=12)

    assert (f"{Game.new(2, 1).key():016x}", f"{game.key():016x}") == KNOWN


KNOWN = ("d10d564d8bf0027d", "8b50e402ba9c26d8")
"""Changes with the rules, the box, or the way keys are made: kept tables are then of no use."""
