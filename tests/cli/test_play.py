from __future__ import annotations

import hashlib
import io
import json
import re
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import UNSET

from cli.conftest import Ran, Run
from worldsfair.edition import default_edition
from worldsfair.game import PublicGame
from worldsfair.records.files import read_records
from worldsfair.records.replay import verify

Play = Callable[..., Ran]
ANYTHING = ["1", "2", "3"] * 200
"""What is offered is chosen, what is not is asked again; the record's name is a digit, too."""
TWO_PLAYERS = ("--players", 2, "--level", "random", "--seat", 1, "--seed", 11)


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Play:
    """Play with these options, the lines typed one after the other, then the end of input."""
    monkeypatch.setenv("WORLDSFAIR_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def play(*options: str | int | Path, typed: list[str]) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        return run("play", *options)

    return play


def saved(folder: Path) -> Any:
    """The one game that is saved under this folder, as JSON."""
    (path,) = (folder / "data").glob("*/*.json")
    return json.loads(path.read_bytes())


def kept(folder: Path) -> Path:
    """The record that was written at the end."""
    (path,) = folder.glob("[123]")
    return path


def test_a_game_is_played_to_its_end_and_its_record_verifies(play: Play, tmp_path: Path) -> None:
    ran = play(*TWO_PLAYERS, typed=ANYTHING)

    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"You win!|Random wins!|share the victory", ran.out)
    (record,) = read_records(kept(tmp_path))
    assert verify(record).is_over
    assert [seat.player for seat in record.seats] == ["human", "bot:random"]


def test_bots_are_handed_only_what_their_seat_may_know(
    play: Play, handed: list[PublicGame]
) -> None:
    play(*TWO_PLAYERS, typed=ANYTHING)

    assert handed
    for game in handed:
        assert isinstance(game, PublicGame)
        assert game.position.deck() == sorted(game.position.deck())


def test_the_fingerprint_of_the_start_is_that_of_the_seed_at_the_end(play: Play) -> None:
    ran = play(*TWO_PLAYERS[:-2], typed=ANYTHING)

    promised = re.search(r"fingerprint is ([0-9a-f]{64})", ran.out)
    revealed = re.search(r"the seed was ([0-9a-f]{64})", ran.out)
    assert promised is not None
    assert revealed is not None
    assert hashlib.sha256(bytes.fromhex(revealed[1])).hexdigest() == promised[1]
    assert revealed[1] not in ran.out[: revealed.start(1)]


def test_a_finished_game_is_no_longer_saved(play: Play, tmp_path: Path) -> None:
    play(*TWO_PLAYERS, typed=ANYTHING)

    assert list((tmp_path / "data").rglob("*.json")) == []


def test_a_finished_game_stays_saved_until_the_record_is_decided_about(
    play: Play, tmp_path: Path
) -> None:
    whole = play(*TWO_PLAYERS, typed=ANYTHING).out
    answers = whole.count("\n> ")
    kept(tmp_path).unlink()

    play(*TWO_PLAYERS, typed=ANYTHING[:answers])
    ran = play("--resume", typed=["n"])

    assert re.search(r"You win!|Random wins!|share the victory", ran.out)
    assert "The record was not kept." in ran.out
    assert list((tmp_path / "data").rglob("*.json")) == []


def test_quitting_saves_and_resuming_goes_on(play: Play, tmp_path: Path) -> None:
    left = play(*TWO_PLAYERS, typed=["1", "2", "q"])
    turns = saved(tmp_path)["record"]["turns"]
    resumed = play("--resume", typed=ANYTHING)

    assert left.code == resumed.code == 0
    assert "worldsfair play --resume" in left.out
    (record,) = read_records(kept(tmp_path))
    assert json.loads(json.dumps([turn.moves for turn in record.turns[: len(turns)]])) == [
        turn["moves"] for turn in turns
    ]


def test_the_end_of_the_input_saves_in_the_middle_of_a_turn(play: Play, tmp_path: Path) -> None:
    left = next(begun for n in range(1, 20) if (begun := _begun(play, tmp_path, ["1"] * n)))

    ran = play("--resume", typed=["d"])

    assert left[0].startswith("place ")
    assert "You hold figures." in ran.out


def _begun(play: Play, tmp_path: Path, typed: list[str]) -> list[str]:
    """The decisions of a turn that was left; every call is a new game, and the only one."""
    for path in (tmp_path / "data").rglob("*.json"):
        path.unlink()
    ran = play(*TWO_PLAYERS, typed=typed)
    assert ran.code == 0
    begun: list[str] = saved(tmp_path)["begun"]
    return begun


def test_ctrl_c_leaves_politely(
    play: Play, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Impatient:
        def __init__(self) -> None:
            self.typed = ["1\n"]

        def readline(self) -> str:
            if not self.typed:
                raise KeyboardInterrupt
            return self.typed.pop()

    monkeypatch.setattr("sys.stdin", Impatient())
    ran = run("play", *TWO_PLAYERS)

    assert (ran.code, ran.err) == (0, "")
    assert "The game is saved." in ran.out
    assert len(saved(tmp_path)["record"]["turns"]) >= 1


def test_only_the_owner_may_read_a_saved_game(play: Play, tmp_path: Path) -> None:
    play(*TWO_PLAYERS, typed=["1", "q"])

    (path,) = (tmp_path / "data").glob("*/*.json")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_undo_takes_back_the_turn_and_the_answer_of_the_bots(play: Play, tmp_path: Path) -> None:
    play(*TWO_PLAYERS, typed=["1", "u", "q"])

    assert saved(tmp_path)["record"]["turns"] == []


def test_undo_has_nothing_to_take_back_before_the_first_own_turn(
    play: Play, tmp_path: Path
) -> None:
    ran = play("-p", 2, "--level", "random", "--seat", 2, "--seed", 3, typed=["u", "q"])

    assert "nothing of yours to take back" in ran.out
    assert len(saved(tmp_path)["record"]["turns"]) == 1


def test_what_is_no_choice_is_said_and_asked_again(play: Play, tmp_path: Path) -> None:
    ran = play(*TWO_PLAYERS, typed=["9", "xyzzy", "burnham", "place fine_arts", "q"])

    assert "'9' is no choice here." in ran.out
    assert "'xyzzy' is no choice here." in ran.out
    assert (
        "'burnham' can’t be played now. A turn begins with placing a supporter. (Rule T1" in ran.out
    )
    assert saved(tmp_path)["record"]["turns"][0]["moves"] == ["place fine_arts"]


def test_help_and_rules_can_be_read_at_any_time(play: Play) -> None:
    ran = play(*TWO_PLAYERS, typed=["h", "?t6", "?Z9", "q"])

    assert "undo your last decision" in ran.out
    assert "T6 Bertha Palmer." in ran.out
    assert "There is no rule 'Z9'." in ran.out


def test_players_and_level_are_asked_for(play: Play) -> None:
    ran = play("--names", "Ada,Bea,Cy", "--seat", "1", typed=["5", "3", "4", "q"])

    assert "Director: hard to beat" in ran.out
    assert "'5' is not among 3, 4." in ran.out
    assert "In turn order: Ada, Bea, Cy." in ran.out


def test_a_game_that_was_left_is_offered(play: Play) -> None:
    play(*TWO_PLAYERS, typed=["1", "q"])

    ran = play(*TWO_PLAYERS, typed=["", "q"])

    assert "You left a game." in ran.out
    assert "Welcome back. Round 1, turn 3." in ran.out


def test_chosen_approvals_are_asked_of_the_person(play: Play, tmp_path: Path) -> None:
    ran = play(*TWO_PLAYERS, "--approvals", "chosen", typed=ANYTHING)

    assert "How many exhibits do you want approved?" in ran.out
    (record,) = read_records(kept(tmp_path))
    choosers = {
        choice.seat
        for turn in record.turns
        if turn.scoring is not UNSET and turn.scoring.choices is not UNSET
        for choice in turn.scoring.choices
    }
    assert choosers == {0, 1}


def test_an_empty_supply_asks_where_the_supporter_comes_from(play: Play, tmp_path: Path) -> None:
    box = tmp_path / "few.toml"
    source = Path(str(_base_toml())).read_text("utf-8")
    few = source.replace('name = "base"', 'name = "few"').replace(
        'per_player = { value = 22, source = "printed" }',
        'per_player = { value = 7, source = "assumed" }',
    )
    box.write_text(few, "utf-8")

    ran = play(*TWO_PLAYERS, "--edition", box, typed=ANYTHING)

    assert "From which area do you take the supporter?" in ran.out
    (record,) = read_records(kept(tmp_path))
    mine = [move for turn in record.turns if turn.seat == 0 for move in turn.moves]
    assert any(" from " in move for move in mine)


def test_scoring_is_shown_for_every_player_and_area(play: Play) -> None:
    ran = play(*TWO_PLAYERS, typed=ANYTHING)

    for number in (1, 2, 3):
        shown = ran.out[ran.out.index(f"Scoring {number} of 3") :][:1200]
        for name in ("You", "Random", "Midway tickets", "Fine Arts", "Electricity", "Recalled"):
            assert name in shown


def test_a_record_never_overwrites_a_file(play: Play, tmp_path: Path) -> None:
    for name in "123":
        (tmp_path / name).write_text("mine", "utf-8")

    ran = play(*TWO_PLAYERS, typed=ANYTHING)

    assert "1 is there already." in ran.out
    assert [(tmp_path / name).read_text("utf-8") for name in "123"] == ["mine"] * 3


def test_a_broken_saved_game_is_one_line(play: Play, tmp_path: Path) -> None:
    play(*TWO_PLAYERS, typed=["1", "q"])
    (path,) = (tmp_path / "data").glob("*/*.json")
    path.write_bytes(path.read_bytes().replace(b'"seat":0', b'"seat":1', 1))

    ran = play("--resume", typed=[])

    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert "can’t be read: turn 1" in ran.err


def _base_toml() -> Path:
    import worldsfair.edition

    assert default_edition().name == "base-2"
    return Path(worldsfair.edition.__file__).with_name("base.toml")
