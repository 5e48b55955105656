"""The fixed list of moves and their notation."""

from __future__ import annotations

from collections import Counter

import pytest

from worldsfair import InvalidMove, Move
from worldsfair.edition import AREAS, FIGURES
from worldsfair.game import all_moves


def test_there_are_204_moves_and_each_has_its_place() -> None:
    moves = all_moves()

    assert [move.number for move in moves] == list(range(204))
    assert len({move.text for move in moves}) == 204


def test_the_moves_by_action() -> None:
    counts = Counter(move.action for move in all_moves())

    assert counts == {
        "place": 5 + 25,
        "burnham": 1 + 5,
        "davis": 5 + 25,
        "palmer": 4 * 5 * 4,
        **{str(figure): 1 + 5 for figure in FIGURES[3:]},
        "discard": 8,
        "approve": 5 * 4,
    }


def test_every_text_is_read_back() -> None:
    for move in all_moves():
        assert Move.parse(str(move)) == move


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("place electricity", ("place", None, "electricity", None, None, None)),
        (
            "place electricity from fine_arts",
            ("place", None, "electricity", "fine_arts", None, None),
        ),
        ("burnham", ("burnham", "burnham", None, None, None, None)),
        ("burnham from agriculture", ("burnham", "burnham", None, "agriculture", None, None)),
        ("davis fine_arts", ("davis", "davis", "fine_arts", None, None, None)),
        (
            "palmer 2 agriculture electricity",
            ("palmer", "palmer", "electricity", "agriculture", 2, None),
        ),
        ("mccormick", ("mccormick", "mccormick", "agriculture", None, None, None)),
        (
            "pullman from electricity",
            ("pullman", "pullman", "transportation", "electricity", None, None),
        ),
        ("discard schwab", ("discard", "schwab", None, None, None, None)),
        ("approve manufacturing 2", ("approve", None, "manufacturing", None, None, 2)),
    ],
)
def test_a_move_knows_its_parts(text: str, parts: tuple[object, ...]) -> None:
    move = Move.parse(text)

    assert (move.action, move.figure, move.area, move.origin, move.seat, move.count) == parts


@pytest.mark.parametrize(
    "text",
    [
        "palmer 0 agriculture agriculture",
        "palmer agriculture electricity",
        "discard ticket",
        "approve electricity 4",
        "place electricity from",
        "burnham electricity",
        "place electricity\nplace electricity",
    ],
)
def test_what_the_notation_does_not_know_is_no_move(text: str) -> None:
    with pytest.raises(InvalidMove):
        Move.parse(text)


def test_areas_and_figures_are_written_as_on_the_rules_page() -> None:
    texts = {move.text for move in all_moves()}

    assert {f"place {area}" for area in AREAS} < texts
    assert {f"discard {figure}" for figure in FIGURES} < texts
