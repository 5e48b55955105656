from __future__ import annotations

import random
from pathlib import Path

import pytest

from cli.conftest import Run
from worldsfair.cli.captions import SpokenCaptions
from worldsfair.cli.display_names import drawn_name
from worldsfair.game import Game
from worldsfair.game.drawing import position_lines
from worldsfair.game.marks import width_of
from worldsfair.records.files import read_records


def test_show_draws_the_position_after_the_turn(run: Run, games: Path) -> None:
    record = list(read_records(games))[1]
    view = Game.from_record(record, turns=9).view()

    ran = run("show", games, "--game", 2, "--turn", 9)

    assert ran.code == 0
    for area in view.areas:
        assert f"─ {drawn_name(area.area)} ─" in ran.out
        assert _supporters(area.supporters) in ran.out
    for kind in {card.partition("-")[0] for area in view.areas for card in area.cards}:
        assert f" {drawn_name(kind)} " in ran.out
    free = sum(area.capacity - len(area.cards) for area in view.areas)
    assert ran.out.count("│ · ") == free


def test_show_says_what_the_last_turn_was(run: Run, games: Path) -> None:
    record = next(read_records(games))
    turn = record.turns[0]

    ran = run("show", games, "--turn", 1)

    area = drawn_name(turn.moves[0].split()[1])
    assert f"random 1 places a supporter in {area}. random 1 collects" in told(ran.out)
    assert f"{len(record.turns)} turns" in ran.out


def test_show_tells_the_scoring_and_the_winner(run: Run, games: Path) -> None:
    ran = run("show", games)

    assert "Scoring 3 of 3" in ran.out
    assert "The fair is over: " in ran.out
    assert "is over" in ran.out.split("The fair is over")[1]


def test_the_set_up_has_no_last_turn(run: Run, games: Path) -> None:
    ran = run("show", games, "--turn", 0)

    assert "places a supporter" not in ran.out
    assert "Turn 1: ●O random 1" in ran.out
    assert "11 tickets" in ran.out


@pytest.mark.parametrize("wide", [80, 120, 200])
def test_show_fits_the_terminal(
    run: Run, games: Path, wide: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))

    ran = run("show", games, "--turn", 20)

    assert max(map(len, ran.out.splitlines()[1:])) <= wide


def test_colours_are_left_out_where_they_are_not_wanted(
    run: Run, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = run("show", games, "--turn", 3).out
    monkeypatch.delenv("FORCE_COLOR")

    assert "\x1b[" in coloured
    assert "\x1b[" not in run("show", games, "--turn", 3).out


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 126])
def test_every_line_of_every_position_has_its_place(players: int, width: int) -> None:
    chooser = random.Random(players)
    game = Game.new(players=players, seed=width)
    names = ["a name that is far too long for a column"] * players
    while not game.is_over:
        lines = position_lines(game.view(), names, width, SpokenCaptions())
        board = [line for line in lines[1:17] if any(span.text.startswith("│") for span in line)]

        assert max(map(width_of, lines[1:])) <= width
        assert len({width_of(line) for line in board}) == 1
        game.play(chooser.choice(game.legal_moves()))


def test_printing_a_game_shows_every_card_of_the_board() -> None:
    game = Game.new(players=4, seed=1893)

    text = str(game)

    assert max(map(len, text.splitlines())) < 100
    for area in game.view().areas:
        assert area.area in text
        for card in area.cards:
            assert card in text


def told(out: str) -> str:
    """What was printed, without the ends of its lines."""
    return " ".join(out.split())


def _supporters(counts: list[int]) -> str:
    signs = ("●O", "■P", "▲W", "◆B")
    return " ".join(f"{sign}{count}" for sign, count in zip(signs, counts, strict=False))
