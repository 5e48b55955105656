"""Somebody who fits: the level is found from earlier games at this terminal, and told."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from cli.conftest import Ran, Run
from worldsfair.bots import LEVEL_RATINGS, LEVELS
from worldsfair.bots.matching import WON, level_for, score_against
from worldsfair.cli.game_result import tell_who_fits
from worldsfair.cli.languages import LANGUAGES, Locale
from worldsfair.cli.own_results import read_results
from worldsfair.cli.prompts import Person
from worldsfair.cli.words import speak, t
from worldsfair.game import Game
from worldsfair.records.model import Seat

Play = Callable[..., Ran]
ANYTHING = ["1", "2", "3"] * 200
DUEL = ("--players", 2, "--seat", 1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "terminal-games"


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Play:
    """Play with these options, the lines typed one after the other, then the end of input."""
    monkeypatch.setenv("WORLDSFAIR_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def play(*options: str | int | Path, typed: list[str]) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        return run("play", *options)

    return play


def write_results(folder: Path, *games: list[tuple[str, float]], more: bytes = b"") -> Path:
    """As if these games had been played here."""
    folder.mkdir(parents=True)
    path = folder / "results.jsonl"
    lines = [
        json.dumps({"at": float(number), "game": f"{number:016x}", "scores": scores}) + "\n"
        for number, scores in enumerate(games)
    ]
    path.write_bytes("".join(lines).encode() + more)
    return path


def finished_game(*players: str, seed: int = 1) -> Game:
    """A game that is over; any moves."""
    seats = [Seat(name=f"{seat}", player=player) for seat, player in enumerate(players)]
    game = Game.new(len(players), seed, seats=seats)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    return game


def test_the_first_opponent_that_fits_is_the_easiest(play: Play) -> None:
    ran = play(*DUEL, "--level", "match", typed=["q"])

    assert "You meet the Visitor to begin with" in ran.out
    assert "In turn order: You, Visitor." in ran.out


def test_who_has_won_much_meets_somebody_stronger(play: Play, folder: Path) -> None:
    won = [[("director", WON)]] * 12
    write_results(folder, *won)
    fits = level_for(won).level
    ran = play(*DUEL, "--level", "match", typed=["q"])

    assert fits != LEVELS[0]
    told = f"You meet the {fits.capitalize()}, who fits your results (12 games)."
    assert told in " ".join(ran.out.split())


def test_all_bots_at_the_table_have_the_level_that_fits(play: Play, folder: Path) -> None:
    write_results(folder, [("visitor", WON)])
    ran = play("--players", 3, "--seat", 1, "--level", "match", typed=["q"])

    assert "Everyone you meet plays as the Reporter" in ran.out
    assert "In turn order: You, Reporter 1, Reporter 2." in ran.out


def test_one_of_several_may_be_the_one_that_fits(play: Play) -> None:
    ran = play("--seat", 1, "--level", "match,juror", typed=["q"])

    assert "You meet the Visitor to begin with" in ran.out
    assert "In turn order: You, Visitor, Juror." in ran.out


def test_somebody_who_fits_is_offered_first_and_is_usual(play: Play, folder: Path) -> None:
    write_results(folder, [("visitor", WON)])
    ran = play(*DUEL, typed=["", "q"])

    assert "1  Somebody who fits you (now: Reporter)" in ran.out
    assert "You meet the Reporter, who fits your results (1 game)." in ran.out


def test_a_level_that_is_chosen_overrules_the_results(play: Play, folder: Path) -> None:
    write_results(folder, [("visitor", WON)])
    ran = play(*DUEL, typed=["6", "q"])

    assert "In turn order: You, Juror." in ran.out
    assert "fits your results" not in ran.out


def test_the_choice_shows_each_levels_rating(play: Play) -> None:
    ran = play(*DUEL, typed=["q"])

    assert f"Juror: weighs everything · {LEVEL_RATINGS['juror']}" in ran.out


def test_the_list_of_bots_shows_the_levels_ratings(run: Run) -> None:
    lines = {line.split()[0]: line.split() for line in run("bots").out.splitlines()}

    assert lines["juror"] == ["juror", str(LEVEL_RATINGS["juror"]), "worldsfair"]
    assert lines["random"] == ["random", "worldsfair"]


def test_a_game_is_noted_at_its_end_and_who_comes_next_is_told(play: Play, folder: Path) -> None:
    write_results(folder, *[[("director", WON)]] * 3)
    before = read_results(folder).fitting()
    ran = play(*DUEL, "--level", "visitor", typed=ANYTHING)

    after = read_results(folder)
    assert [level for level, _ in after.games[-1].scores] == ["visitor"]
    assert (after.fitting().games, after.fitting().before) == (4, before.level)
    told = re.search(r"Next time: the (\w+)\.", ran.out)
    assert (told[1].lower() if told else before.level) == after.fitting().level


def tell_as(rank: int, folder: Path, *, wins: int = 2) -> str:
    """What is said after a game against a visitor to who came in that place and beat directors."""
    write_results(folder, *[[("director", WON)]] * wins)
    ranks = finished_game("human", "human").ranks()
    players = ["bot:visitor", "bot:visitor"]
    me = ranks.index(rank)
    players[me] = "human"
    said = io.StringIO()
    tell_who_fits(Person(Console(file=said)), finished_game(*players), me, folder)
    return said.getvalue()


def test_who_comes_next_is_told_where_it_is_somebody_else(folder: Path) -> None:
    before = level_for([[("director", WON)]] * 2).level
    told = tell_as(2, folder)

    after = read_results(folder).fitting().level
    assert LEVELS.index(after) < LEVELS.index(before)
    assert told == f"Next time: the {after.capitalize()}.\n"


def test_nothing_is_told_where_the_same_level_still_fits(folder: Path) -> None:
    assert tell_as(1, folder, wins=30) == ""
    assert len(read_results(folder).games) == 31


def test_a_game_that_is_left_and_gone_on_with_counts_once(play: Play, folder: Path) -> None:
    whole = play(*DUEL, "--seed", 3, "--level", "visitor", typed=ANYTHING).out
    answers = whole.count("\n> ")
    (folder / "results.jsonl").unlink()
    play(*DUEL, "--seed", 3, "--level", "visitor", typed=ANYTHING[:answers])
    play("--resume", typed=["n"])

    assert len(read_results(folder).games) == 1


def test_a_game_without_a_level_is_not_noted(play: Play, folder: Path) -> None:
    play(*DUEL, "--level", "random", typed=ANYTHING)

    assert not (folder / "results.jsonl").exists()


@pytest.mark.parametrize("seed", range(3))
def test_scores_are_by_ranks_against_each_level(tmp_path: Path, seed: int) -> None:
    game = finished_game("bot:juror", "human", "bot:greedy", "bot:visitor", seed=seed)
    results = read_results(tmp_path)
    assert results.add(game, 1, 5.0)

    ranks = game.ranks()
    assert read_results(tmp_path).games[0].scores == [
        ("juror", score_against(ranks[1], ranks[0])),
        ("visitor", score_against(ranks[1], ranks[3])),
    ]


@pytest.mark.parametrize(
    "broken",
    [
        b"{",
        b"\xff\xfe",
        b'{"at": 1, "game": "x", "scores": [["juror", 7]]}',
        b'{"at": 1, "game": "x", "scores": [["juror"]]}',
        b'{"at": 1e999, "game": "x", "scores": 1}',
        b"null",
        b"[" * 100_000,
    ],
)
def test_a_broken_line_is_one_sentence_and_counts_for_nothing(
    play: Play, folder: Path, broken: bytes
) -> None:
    write_results(folder, [("visitor", WON)], more=broken + b"\n")
    ran = play(*DUEL, "--level", "match", typed=["q"])

    text = " ".join(ran.out.split())
    assert (ran.code, ran.err) == (0, "")
    assert text.count("can’t be read and does not count.") == 1
    assert "who fits your results (1 game)." in text


def test_after_a_line_that_was_cut_off_the_next_one_is_whole(folder: Path) -> None:
    write_results(folder, [("visitor", WON)], more=b'{"at": 2.0, "ga')
    read_results(folder).add(finished_game("human", "bot:juror"), 0, 5.0)

    kept = read_results(folder)
    assert [game.scores[0][0] for game in kept.games] == ["visitor", "juror"]
    assert "One line" in kept.problem


def test_results_that_can_not_be_read_or_written_end_no_game(play: Play, folder: Path) -> None:
    (folder / "results.jsonl").mkdir(parents=True)
    ran = play(*DUEL, "--level", "match", typed=ANYTHING)

    assert (ran.code, ran.err) == (0, "")
    assert "results.jsonl: it can’t be read" in "".join(ran.out.split("\n"))
    assert "results.jsonl can’t be written" in "".join(ran.out.split("\n"))
    assert "You meet the Visitor to begin with" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_can_be_told_of_in_every_language(language: str, level: str) -> None:
    speak(Locale(language))
    name = t(f"bot-{level}")
    for bots in (1, 2):
        for games in (1, 2, 5, 22):
            told = t("match-meets", name=name, bots=bots, games=games)
            assert name in told
            assert f"({games} " in told
        assert name in t("match-begins", name=name, bots=bots)
