"""A position copies, pickles and loads safely: compiled code follows whatever it holds."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

from playing import play_on
from worldsfair import Game
from worldsfair.errors import InvalidState
from worldsfair.rules.layout import LAYOUT, STATE
from worldsfair.rules.position import Position

PLAY_IN_ANOTHER_PROCESS = """
import pickle, sys
from pathlib import Path
position = pickle.loads(Path(sys.argv[1]).read_bytes())
print(len(position.legal()))
position.play(position.legal()[0])
print(position.turn)
"""


def position() -> Position:
    return play_on(Game.new(3, 7), random.Random(7), turns=9).position


def test_a_pickled_position_plays_on_in_another_process(tmp_path: Path) -> None:
    here = position()
    file = tmp_path / "position"
    file.write_bytes(pickle.dumps(here))
    there = subprocess.run(
        [sys.executable, "-c", PLAY_IN_ANOTHER_PROCESS, file],
        capture_output=True,
        text=True,
        check=True,
    )
    count = len(here.legal())
    here.play(here.legal()[0])

    assert there.stdout.split() == [str(count), str(here.turn)]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, Position.copy])
def test_what_is_played_on_a_copy_leaves_the_original_alone(copied: object) -> None:
    original = position()
    before = bytes(original.buffer)
    other = copied(original)  # type: ignore[operator]  # each of them copies
    assert other == original
    other.play(other.legal()[0])

    assert bytes(original.buffer) == before
    assert other != original


@pytest.mark.parametrize("size", [0, 1, STATE.itemsize - 1, STATE.itemsize + 1])
def test_a_state_of_another_size_is_refused_and_nothing_is_lost(size: int) -> None:
    here = position()
    before = bytes(here.buffer)

    with pytest.raises(InvalidState, match=f"360 bytes, not {size}"):
        here.load(bytes(size))
    assert bytes(here.buffer) == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("phase", 11),
        ("seat", 3),
        ("active", 200),
        ("placed", 5),
        ("deal_position", 5),
        ("scored_position", 6),
        ("deck_size", 92),
        ("car", 12),
        ("players", 4),
        ("current_round", 0),
        ("current_round", 4),
        ("area_at", 7),
        ("position_of", 4),
        ("slot_count", 5),
        ("slots", 91),
        ("card_place", 12),
        ("deck", 91),
    ],
)
def test_a_state_that_compiled_code_would_stray_from_is_refused(field: str, value: int) -> None:
    here = position()
    wrong = here.copy()
    if STATE[field].shape:
        getattr(wrong.state, field).flat[0] = value
    else:
        setattr(wrong.state, field, value)

    with pytest.raises(InvalidState, match="no state of a game"):
        here.load(bytes(wrong.buffer))


def test_a_deal_without_room_is_refused() -> None:
    here = position()
    wrong = here.copy()
    wrong.state.phase = 6
    wrong.state.slot_count[:] = [4, 3, 3, 4, 4]
    wrong.state.slots[:] = 0

    with pytest.raises(InvalidState, match="there is no room"):
        here.load(bytes(wrong.buffer))


def test_a_pickle_of_another_layout_is_refused() -> None:
    game = Game.new(3, 7)
    there = pickle.dumps(game).replace(LAYOUT.encode(), b"0" * len(LAYOUT))

    with pytest.raises(InvalidState, match="another layout"):
        pickle.loads(there)  # noqa: S301  # our own bytes


def test_the_layout_of_kept_states_is_the_one_it_was() -> None:
    # Another one is fine, but then every kept game is converted at the next start of a server.
    assert LAYOUT == "579c6a100182ba6a"


def test_where_a_position_lies_is_not_told() -> None:
    assert [name for name in dir(Position) if "address" in name and not name.startswith("_")] == []
