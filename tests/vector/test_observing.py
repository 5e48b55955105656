"""An observation says what a position says, from the side of whoever decides."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from many_games import positions_of
from worldsfair.edition import AREAS, KINDS
from worldsfair.errors import InvalidSetup
from worldsfair.rules.constants import APPROVE, FIGURES_STEP
from worldsfair.rules.layout import STATE
from worldsfair.rules.position import Position
from worldsfair.vector import VectorGames, observation_names, observation_size

every_table = pytest.mark.parametrize("players", [2, 3, 4])


def seen(position: Position) -> dict[str, int]:
    """The same, written down slowly from the position's own answers."""
    state, players = position.state, position.players
    counted = [*(f"{area} exhibits" for area in AREAS), *KINDS[5:]]
    told: dict[str, int] = {}
    for step in range(players):
        seat = (position.seat + step) % players
        me = f"seat {step}"
        told[f"{me}: supply"] = position.supply(seat)
        told[f"{me}: coins"] = int(state.coins[seat])
        told[f"{me}: medals"] = int(state.medals[seat])
        told[f"{me}: sets"] = position.set_points(seat)
        for name, kind in (("tickets", 5), ("burnham", 6), ("davis", 7), ("palmer", 8)):
            told[f"{me}: {name}"] = position.held(seat, kind)
        for area, name in enumerate(AREAS):
            here = f"{me} {name}"
            told[f"{here}: supporters"] = position.supporters(seat, area)
            told[f"{here}: tokens"] = int(state.tokens[seat, area])
            told[f"{here}: exhibits"] = position.held(seat, area)
            told[f"{here}: figures"] = position.held(seat, 9 + area)
            told[f"{here}: medal"] = position.award(position.place(seat, area))[0]
            told[f"{here}: approvable"] = position.approvable(seat, area)
        told[f"turn of seat {step}"] = int(seat == position.active)
        told[f"am seat {seat}"] = int(step == 0)
    for area, name in enumerate(AREAS):
        told[f"{name}: capacity"] = int(position.box.capacity[area])
        lies_at = [int(lying) for lying in state.area_at].index(area)
        for at in range(5):
            told[f"{name}: at position {at}"] = int(at == lies_at)
        lying = [int(position.box.kind_of[card]) for card in position.cards_at(area)]
        for kind, kind_name in enumerate(counted):
            told[f"{name}: {kind_name}"] = lying.count(kind)
        told[f"{name}: placed there"] = int(position.phase == FIGURES_STEP and state.placed == area)
        told[f"{name}: is scored"] = int(
            position.phase == APPROVE and state.scored_position == lies_at
        )
    for number in (1, 2, 3):
        told[f"round {number}"] = int(state.current_round == number)
    deck = [int(position.box.kind_of[card]) for card in position.deck()]
    told |= {"spaces left": position.spaces - position.car, "deck": len(deck)}
    told["discards"] = int(state.discard_size)
    for kind, kind_name in enumerate(counted):
        told[f"deck: {kind_name}"] = deck.count(kind)
    for phase, name in enumerate(("places", "plays figures", "approves")):
        told[name] = int(position.phase == phase)
    return told


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
@every_table
def test_every_number_is_what_its_name_says(players: int, approvals: Any) -> None:
    games = VectorGames(6, players, seed=2, approvals=approvals)
    names = observation_names(players)
    assert len(names) == len(set(names)) == observation_size(players) == games.observation_size
    phases = set()
    for _ in range(150):
        for row, position in zip(games.observe(), positions_of(games), strict=True):
            assert dict(zip(names, row.tolist(), strict=True)) == seen(position)
            phases.add(position.phase)
        games.step(games.sample())
    assert phases == ({0, 1} if approvals == "automatic" else {0, 1, 2})


def test_the_order_of_the_deck_is_not_seen() -> None:
    games = VectorGames(1, 3, seed=3)
    before = games.observe().copy()
    kept = np.frombuffer(games.to_bytes(), STATE).copy()
    size = int(kept["deck_size"][0])
    kept["deck"][0, :size] = kept["deck"][0, :size][::-1]
    kept["random"] = 77
    games.from_bytes(kept.tobytes())

    assert np.array_equal(games.observe(), before)


def test_games_that_differ_only_in_where_the_tiles_lie_look_different() -> None:
    """Neighbours and the way of the deal hang on it, and moves name areas, not positions."""
    games = VectorGames(1, 2, seed=3)
    before = games.observe().copy()
    kept = np.frombuffer(games.to_bytes(), STATE).copy()
    kept["area_at"][0] = kept["area_at"][0, ::-1]
    kept["position_of"][0] = 4 - kept["position_of"][0]
    games.from_bytes(kept.tobytes())

    assert not np.array_equal(games.observe(), before)


def test_games_that_differ_only_in_who_sits_where_look_different() -> None:
    """Palmer's moves name seats of the table."""
    games = VectorGames(1, 2, seed=3)
    before = games.observe().copy()
    kept = np.frombuffer(games.to_bytes(), STATE).copy()
    for name in ("figures_held", "supply", "supporters", "coins", "medals", "tokens", "held"):
        kept[name][0, :2] = kept[name][0, 1::-1]
    kept["seat"], kept["active"] = 1, 1
    games.from_bytes(kept.tobytes())

    assert not np.array_equal(games.observe(), before)


def test_the_kinds_are_in_the_order_that_the_names_say() -> None:
    assert KINDS[5:9] == ("ticket", "burnham", "davis", "palmer")


@pytest.mark.parametrize("ask", [observation_names, observation_size])
@pytest.mark.parametrize("players", [1, 5, 2.0, True, None, "2"])
def test_observations_are_of_two_to_four_players(ask: Any, players: Any) -> None:
    with pytest.raises(InvalidSetup, match="players"):
        ask(players)
