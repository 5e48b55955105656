"""What is kept: documents, journals, records, and going on after a stop."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from arena.foreign_bots import crash, make
from arena.test_arena_game_runner import without_times
from worldsfair.arena import EntrantFailed, InvalidMatch, Match, MatchRun, read_results, run_match
from worldsfair.arena.store import journal_of
from worldsfair.records.files import read_records
from worldsfair.records.replay import verify

MATCH = Match(("random", "random@1sims"), players=3, games=12, simulations=1, seed=8)


class Stop(Exception):
    """In place of Ctrl-C."""


def play_some(match: Match, count: int, out: Path, records: Path | None = None) -> None:
    def stop(run: MatchRun) -> None:
        if len(run.games) == count:
            raise Stop

    with pytest.raises(Stop):
        MatchRun(match, out=out, records=records, on_game=stop).play()


def test_the_document_holds_what_the_match_gave(tmp_path: Path) -> None:
    results = run_match(MATCH, out=tmp_path / "r.json")
    document = read_results(tmp_path / "r.json")
    assert document.match == MATCH
    assert tuple(document.games) == results.games
    assert document.summary == results.summary


def test_the_document_is_plain_json_and_alone(tmp_path: Path) -> None:
    run_match(MATCH, out=tmp_path / "r.json")
    data = json.loads((tmp_path / "r.json").read_text("utf-8"))
    assert list(data) == ["format", "version", "match", "summary", "games"]
    assert [path.name for path in tmp_path.iterdir()] == ["r.json"]


def test_a_stopped_match_goes_on_with_the_missing_games(tmp_path: Path) -> None:
    out, records = tmp_path / "r.json", tmp_path / "g.jsonl"
    play_some(MATCH, 5, out, records)
    assert len(read_results(out).games) == 5
    resumed = run_match(MATCH, out=out, records=records, resume=True)
    whole = run_match(MATCH, out=tmp_path / "whole.json", records=tmp_path / "whole.jsonl")
    assert without_times(resumed.games) == without_times(whole.games)
    assert records.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()


def test_a_finished_match_has_nothing_left_to_play(tmp_path: Path) -> None:
    before = run_match(MATCH, out=tmp_path / "r.json")
    assert run_match(MATCH, out=tmp_path / "r.json", resume=True) == before


def test_a_longer_match_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    longer = msgspec.structs.replace(MATCH, games=18)
    run_match(MATCH, out=tmp_path / "r.json")
    resumed = run_match(longer, out=tmp_path / "r.json", resume=True)
    assert without_times(resumed.games) == without_times(run_match(longer).games)


def test_a_shorter_match_can_not_go_on_from_a_longer_one(tmp_path: Path) -> None:
    run_match(MATCH, out=tmp_path / "r.json")
    with pytest.raises(InvalidMatch, match="12 games were played already, more than 3"):
        run_match(msgspec.structs.replace(MATCH, games=3), out=tmp_path / "r.json", resume=True)
    assert len(read_results(tmp_path / "r.json").games) == 12


def test_another_match_is_refused_and_said_how_it_differs(tmp_path: Path) -> None:
    run_match(MATCH, out=tmp_path / "r.json")
    other = msgspec.structs.replace(MATCH, seed=9, entrants=("random@1sims", "random"))
    with pytest.raises(
        InvalidMatch, match=r"entrants was random random@1sims, not .* seed was 8, not 9"
    ):
        run_match(other, out=tmp_path / "r.json", resume=True)


def test_nothing_is_overwritten_by_accident(tmp_path: Path) -> None:
    run_match(MATCH, out=tmp_path / "r.json")
    with pytest.raises(InvalidMatch, match=r"r\.json is there already"):
        run_match(MATCH, out=tmp_path / "r.json")


def test_resuming_needs_a_file() -> None:
    with pytest.raises(InvalidMatch, match="name a file"):
        run_match(MATCH, resume=True)


def test_resuming_nothing_begins(tmp_path: Path) -> None:
    assert run_match(MATCH, out=tmp_path / "r.json", resume=True).summary.games == 12


def test_two_matches_can_not_share_a_file(tmp_path: Path) -> None:
    out = tmp_path / "r.json"

    def resume_beside(run: MatchRun) -> None:
        if len(run.games) == 2:
            with pytest.raises(InvalidMatch, match="belongs to a match that is under way"):
                run_match(MATCH, out=out, resume=True)

    MatchRun(MATCH, out=out, on_game=resume_beside).play()
    assert len(read_results(out).games) == 12
    assert [path.name for path in tmp_path.iterdir()] == ["r.json"]


def test_a_journal_that_was_cut_off_costs_only_the_last_line(tmp_path: Path) -> None:
    out, records = tmp_path / "r.json", tmp_path / "g.jsonl"
    whole = run_match(MATCH, out=out, records=records)
    lines = [msgspec.json.encode(item) for item in (MATCH, *whole.games[:4])]
    journal_of(out).write_bytes(b"\n".join(lines)[:-20])
    out.unlink()
    expected = records.read_bytes()
    resumed = run_match(MATCH, out=out, records=records, resume=True)
    assert without_times(resumed.games) == without_times(whole.games)
    assert records.read_bytes() == expected


def test_records_that_are_not_there_are_missed(tmp_path: Path) -> None:
    play_some(MATCH, 5, tmp_path / "r.json")
    with pytest.raises(InvalidMatch, match="has 0 records, but 5 games were played"):
        run_match(MATCH, out=tmp_path / "r.json", records=tmp_path / "g.jsonl", resume=True)


@pytest.mark.parametrize("text", ["", "{", '{"format": "other"}', "[1, 2]"])
def test_a_file_that_holds_no_match_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "r.json").write_text(text)
    with pytest.raises(InvalidMatch, match="has no results of a match"):
        run_match(MATCH, out=tmp_path / "r.json", resume=True)


def test_a_place_that_can_not_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidMatch, match="can't be written"):
        run_match(MATCH, out=tmp_path / "nowhere" / "r.json")


def test_every_record_follows_the_rules(tmp_path: Path) -> None:
    run_match(MATCH, records=tmp_path / "g.jsonl")
    records = list(read_records(tmp_path / "g.jsonl"))
    assert [verify(record).is_over for record in records] == [True] * 12
    assert [seat.player for seat in records[0].seats] == ["bot:random", "bot:random", "bot:random"]


def test_games_at_the_limit_have_records_too(tmp_path: Path) -> None:
    match = msgspec.structs.replace(MATCH, turn_limit=7)
    results = run_match(match, records=tmp_path / "g.jsonl")
    assert results.summary.unfinished == 12
    assert [verify(record).turn for record in read_records(tmp_path / "g.jsonl")] == [7] * 12


def test_a_failing_bot_leaves_the_games_before_it(tmp_path: Path) -> None:
    made: list[int] = []

    def fail_late(seed: int) -> object:
        made.append(seed)
        return (crash if len(made) > 20 else make)(seed)

    match = Match(("random", "late"), games=30)
    with pytest.raises(EntrantFailed):
        run_match(match, bots={"late": fail_late}, out=tmp_path / "r.json")  # type: ignore[dict-item]  # either kind is a bot
    assert 10 < len(read_results(tmp_path / "r.json").games) < 30


def test_a_match_that_never_began_leaves_no_files(tmp_path: Path) -> None:
    match = Match(("random", "python:arena.foreign_bots:crash_at_once"), games=4)
    with pytest.raises(EntrantFailed):
        run_match(match, out=tmp_path / "r.json", records=tmp_path / "g.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_keeps_the_games_and_tells_the_table(tmp_path: Path) -> None:
    out = tmp_path / "r.json"
    slow = "python:arena.foreign_bots:Slow"
    command = [sys.executable, "-m", "worldsfair", "arena", "random", slow, "--simulations", "1"]
    command += ["--games", "2000", "--jobs", "2", "--out", str(out)]
    playing = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parent.parent,
        text=True,
        encoding="utf-8",
        # Whoever runs the tests in the background may have switched the signal off.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    journal = journal_of(out)
    deadline = time.monotonic() + 60
    while not (journal.exists() and journal.read_bytes().count(b"\n") > 5):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    playing.send_signal(signal.SIGINT)
    table, _ = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert "entrant" in table
    assert 5 <= len(read_results(out).games) < 2000
    assert not journal.exists()
