"""Playing and discarding influential figures (T3 to T7)."""

from __future__ import annotations

from itertools import permutations

import pytest

from building import ONE_EACH, game_at, legal_texts, supporters_on
from worldsfair import IllegalMove, InvalidMove
from worldsfair.edition import AREAS

NAMED = {
    "mccormick": "agriculture",
    "westinghouse": "electricity",
    "saint_gaudens": "fine_arts",
    "schwab": "manufacturing",
    "pullman": "transportation",
}


@pytest.mark.rules("T3")
def test_a_turn_goes_on_until_every_figure_is_dealt_with() -> None:
    game = game_at(held={0: ["burnham-1", "pullman-1"]})
    game.play("place electricity")
    game.play("burnham")

    assert (game.turn, game.seat) == (0, 0)
    game.play("discard pullman")
    assert (game.turn, game.seat) == (1, 1)


@pytest.mark.rules("T3")
def test_figures_come_in_any_order() -> None:
    game = game_at(held={0: ["burnham-1", "davis-1", "schwab-2"]})
    game.play("place electricity")
    actions = {move.figure for move in game.legal_moves()}

    assert actions == {"burnham", "davis", "schwab"}


@pytest.mark.rules("T3")
def test_a_played_figure_is_discarded() -> None:
    game = game_at(held={0: ["burnham-1"]})
    game.play_turn(["place electricity", "burnham"])

    assert game.view().discard == ["burnham-1"]
    assert game.view().seats[0].figures == []


@pytest.mark.rules("T3")
def test_a_figure_may_be_discarded_without_its_effect() -> None:
    game = game_at(held={0: ["burnham-1"]})
    game.play_turn(["place electricity", "discard burnham"])

    assert supporters_on(game, "electricity") == [2, 1, 1]
    assert game.view().discard == ["burnham-1"]


@pytest.mark.rules("T3")
@pytest.mark.parametrize(
    "figure",
    [
        "burnham",
        "davis",
        "palmer",
        "mccormick",
        "westinghouse",
        "saint_gaudens",
        "schwab",
        "pullman",
    ],
)
def test_every_figure_may_be_discarded(figure: str) -> None:
    game = game_at(held={0: [f"{figure}-2"]})
    game.play_turn(["place electricity", f"discard {figure}"])

    assert game.view().discard == [f"{figure}-2"]


@pytest.mark.rules("T3")
@pytest.mark.parametrize("move", ["burnham", "discard burnham"])
def test_of_equal_figures_the_lowest_number_goes_first(move: str) -> None:
    game = game_at(held={0: ["burnham-2", "burnham-4"], 1: ["burnham-1"]})
    game.play("place electricity")
    game.play(move)

    assert game.view().discard == ["burnham-2"]
    assert game.view().seats[0].figures == ["burnham-4"]


@pytest.mark.rules("T3")
def test_only_ones_own_figures_are_played() -> None:
    game = game_at(held={0: ["burnham-1"], 1: ["palmer-1"]})
    game.play("place electricity")

    assert legal_texts(game) == {"burnham", "discard burnham"}


@pytest.mark.rules("T3")
def test_no_figure_is_played_before_the_placement() -> None:
    game = game_at(held={0: ["burnham-1"]})

    with pytest.raises(IllegalMove, match="begins with placing"):
        game.play("burnham")


@pytest.mark.rules("T4")
@pytest.mark.parametrize("area", AREAS)
def test_burnham_adds_one_where_the_turn_placed(area: str) -> None:
    game = game_at(held={0: ["burnham-1"]})
    game.play_turn([f"place {area}", "burnham"])

    assert supporters_on(game, area) == [3, 1, 1]
    assert game.view().seats[0].supply == 15


@pytest.mark.rules("T4")
def test_burnham_still_means_the_placement_after_another_figure() -> None:
    game = game_at(held={0: ["burnham-1", "pullman-1"]})
    game.play_turn(["place fine_arts", "pullman", "burnham"])

    assert supporters_on(game, "fine_arts") == [3, 1, 1]


@pytest.mark.rules("T5")
@pytest.mark.parametrize(
    ("placed", "neighbours"),
    [
        ("transportation", {"electricity"}),
        ("electricity", {"transportation", "agriculture"}),
        ("agriculture", {"electricity", "manufacturing"}),
        ("manufacturing", {"agriculture", "fine_arts"}),
        ("fine_arts", {"manufacturing"}),
    ],
)
def test_davis_reaches_the_neighbours_and_not_across_the_wheel(
    placed: str, neighbours: set[str]
) -> None:
    order = ["transportation", "electricity", "agriculture", "manufacturing", "fine_arts"]
    game = game_at(areas=order, held={0: ["davis-1"]})
    game.play(f"place {placed}")

    assert legal_texts(game) == {"discard davis", *(f"davis {area}" for area in neighbours)}


@pytest.mark.rules("T5")
def test_davis_adds_one_next_door() -> None:
    game = game_at(held={0: ["davis-1"]})
    game.play_turn(["place electricity", "davis fine_arts"])

    assert supporters_on(game, "fine_arts") == [2, 1, 1]
    assert supporters_on(game, "electricity") == [2, 1, 1]


@pytest.mark.rules("T6")
def test_palmer_moves_anybodys_supporter() -> None:
    game = game_at(held={0: ["palmer-1"]})
    game.play_turn(["place electricity", "palmer 2 fine_arts transportation"])

    assert supporters_on(game, "fine_arts") == [1, 1, 0]
    assert supporters_on(game, "transportation") == [1, 1, 2]
    assert game.view().seats[2].supply == 17


@pytest.mark.rules("T6")
@pytest.mark.parametrize(("origin", "target"), list(permutations(AREAS, 2)))
def test_palmer_moves_from_every_area_to_every_other(origin: str, target: str) -> None:
    game = game_at(held={0: ["palmer-1"]})
    game.play_turn(["place electricity", f"palmer 1 {origin} {target}"])

    moved = {area: supporters_on(game, area)[1] for area in AREAS}
    assert moved == dict.fromkeys(AREAS, 1) | {origin: 0, target: 2}


@pytest.mark.rules("T6")
def test_palmer_moves_ones_own_supporter_to_any_other_area() -> None:
    game = game_at(supporters={"agriculture": [1, 0, 0]}, held={0: ["palmer-1"]})
    game.play("place agriculture")

    others = ("electricity", "fine_arts", "manufacturing", "transportation")
    expected = {f"palmer 0 agriculture {area}" for area in others}
    assert legal_texts(game) == {"discard palmer"} | expected


@pytest.mark.rules("T6")
def test_palmer_finds_every_supporter_on_the_board() -> None:
    game = game_at(4, held={3: ["palmer-1"]}, seat=3)
    game.play("place agriculture")

    origins = {(move.seat, move.origin) for move in game.legal_moves() if move.seat is not None}
    assert origins == {(seat, area) for seat in range(4) for area in AREAS}


@pytest.mark.rules("T6")
def test_palmer_cannot_set_a_supporter_back() -> None:
    game = game_at(held={0: ["palmer-1"]})
    game.play("place electricity")

    moves = [move for move in game.legal_moves() if move.action == "palmer"]
    assert all(move.origin != move.area for move in moves)
    with pytest.raises(InvalidMove):
        game.play("palmer 1 electricity electricity")


@pytest.mark.rules("T6")
def test_palmer_takes_nobody_from_an_area_where_nobody_is() -> None:
    game = game_at(supporters=ONE_EACH | {"fine_arts": [1, 0, 1]}, held={0: ["palmer-1"]})
    game.play("place electricity")

    with pytest.raises(IllegalMove, match="Player 1 has no supporter in fine_arts"):
        game.play("palmer 1 fine_arts electricity")


@pytest.mark.rules("T7")
@pytest.mark.parametrize(("figure", "area"), NAMED.items())
def test_a_named_figure_adds_one_to_its_own_area(figure: str, area: str) -> None:
    elsewhere = "electricity" if area != "electricity" else "fine_arts"
    game = game_at(held={0: [f"{figure}-1"]})
    game.play_turn([f"place {elsewhere}", figure])

    assert supporters_on(game, area) == [2, 1, 1]
    assert game.view().seats[0].supply == 15
    assert game.view().discard == [f"{figure}-1"]


@pytest.mark.rules("T7")
@pytest.mark.parametrize("figure", NAMED)
def test_a_named_figure_is_played_in_one_way(figure: str) -> None:
    game = game_at(held={0: [f"{figure}-1"]})
    game.play("place electricity")

    assert legal_texts(game) == {figure, f"discard {figure}"}
