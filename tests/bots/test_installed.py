"""Bots of other packages: found by their entry points, and one clear sentence for each mistake."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from packages import BAD, GOOD, install, on_path
from worldsfair import Game
from worldsfair.arena import EntrantFailed, Match, run_match
from worldsfair.bots import (
    BOT_NAMES,
    BotFailed,
    BotUnusable,
    Budget,
    bot_names,
    bot_problems,
    make_bot,
)
from worldsfair.bots.registry import look_again

ORIGIN = r"^The bot '{}' of the package fair-bots 1\.2"
Put = Callable[..., None]


@pytest.fixture
def put(tmp_path: Path) -> Iterator[Put]:
    """Install a package for the length of a test."""
    with ExitStack() as stack:

        def put(bots: dict[str, str], package: str = "fair-bots") -> None:
            stack.enter_context(on_path(install(tmp_path / package, bots, package)))

        yield put


@pytest.mark.parametrize("name", GOOD)
@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
def test_an_installed_bot_plays_a_whole_game(put: Put, name: str, approvals: str) -> None:
    put(GOOD)
    game, bot = Game.new(players=2, seed=1, approvals=approvals), make_bot(name, 1)  # type: ignore[arg-type]  # one of two
    assert bot.name == name
    while not game.is_over:
        for move in bot.choose(game.public(), Budget()).moves:
            game.play(move)


def test_the_list_says_where_each_bot_comes_from(put: Put) -> None:
    put(GOOD)
    names = bot_names()
    assert tuple(names)[: len(BOT_NAMES)] == BOT_NAMES
    assert {names[name] for name in BOT_NAMES} == {"worldsfair"}
    assert {names[name] for name in GOOD} == {"fair-bots 1.2"}


def test_a_bot_that_can_not_be_loaded_is_in_the_list_and_breaks_nothing(put: Put) -> None:
    put(GOOD | BAD)
    assert set(GOOD | BAD) <= set(bot_names())
    assert bot_problems() == {}
    assert make_bot("first").name == "first"


def test_packages_are_looked_for_once_and_only_when_a_name_is_not_ours() -> None:
    code = (
        "from worldsfair.bots import make_bot, bot_names\n"
        "looked = []\n"
        "import worldsfair.bots.installed as installed\n"
        "find = installed.distributions\n"
        "installed.distributions = lambda: looked.append(1) or find()\n"
        "make_bot('greedy'); print(len(looked), end=' ')\n"
        "bot_names(); bot_names(); print(len(looked))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "0 1\n"


@pytest.mark.parametrize("name", ["director", "Greedy"])
def test_no_package_replaces_a_bot_of_ours(put: Put, name: str) -> None:
    put(GOOD | {name: "fair_bots:make"})
    told = bot_problems()[name]
    assert told.startswith(f"The bot {name!r} of the package fair-bots 1.2 is left out")
    assert name not in set(bot_names()) - set(BOT_NAMES)
    assert type(make_bot("director")).__module__.startswith("worldsfair.bots.search")
    assert make_bot("first").name == "first"


@pytest.mark.parametrize("name", ["two words", "a,b", "mine@1", "mine:0.5", "x" * 33])
def test_a_name_that_can_not_be_typed_is_left_out(put: Put, name: str) -> None:
    put(GOOD | {name: "fair_bots:make"})
    assert "is left out: a name has up to 32 letters" in " ".join(bot_problems().values())
    assert set(bot_names()) == {*BOT_NAMES, *GOOD}


def test_of_two_packages_with_one_name_neither_is_taken(put: Put) -> None:
    put(GOOD)
    put({"first": "fair_bots:make", "second": "fair_bots:make"}, "other-bots")
    with pytest.raises(BotUnusable, match=r"other-bots 1\.2 and fair-bots 1\.2 both offer"):
        make_bot("first")
    assert {"second", "eager"} <= set(bot_names())


def test_a_package_that_is_found_twice_is_one(tmp_path: Path) -> None:
    with on_path(*(install(tmp_path / folder, GOOD) for folder in ("one", "two"))):
        assert bot_problems() == {}
        assert set(GOOD) <= set(bot_names())


def test_a_package_whose_list_can_not_be_read_is_passed_over(put: Put, tmp_path: Path) -> None:
    put(GOOD)
    put({}, "broken-bots")
    broken = tmp_path / "broken-bots" / "broken_bots-1.2.dist-info" / "entry_points.txt"
    broken.write_text("[worldsfair.bots]\nthis is no entry\n")
    look_again()
    assert set(GOOD) <= set(bot_names())


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("absent", "can't be loaded: ModuleNotFoundError: No module named 'fair_bots_that"),
        ("nameless", "can't be loaded: AttributeError: .*'nobody'"),
        ("refusing", r"can't be made: LookupError in fair_bots.py, line \d+: the weights are at"),
        ("empty", "can't be made: a NoneType has no method `choose`"),
    ],
)
def test_a_bot_that_can_not_be_had_is_told_with_its_package(
    put: Put, name: str, reason: str
) -> None:
    put(GOOD | BAD)
    with pytest.raises(BotUnusable, match=f"{ORIGIN.format(name)} {reason}"):
        make_bot(name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("crashing", r"ZeroDivisionError in fair_bots.py, line \d+: never divide by the moon"),
        ("leaving", r"SystemExit in fair_bots.py, line \d+: 3"),
        ("talking", "it gave a str for a Decision"),
        ("numbers", "its moves are no list of texts"),
        ("illegal", "A turn begins with placing a supporter"),
        ("short", "The turn is not complete yet"),
    ],
)
def test_a_bot_that_fails_is_told_with_its_package(put: Put, name: str, reason: str) -> None:
    put(GOOD | BAD)
    with pytest.raises(BotFailed, match=f"{ORIGIN.format(name)} failed: {reason}"):
        make_bot(name).choose(Game.new(2, 1).public(), Budget())


def test_what_a_bot_does_to_its_game_harms_nobody(put: Put) -> None:
    put({"vandal": "fair_bots:Vandal"})
    game = Game.new(2, 1).public()
    before = game.view()
    make_bot("vandal").choose(game, Budget())
    assert game.view() == before


def test_an_installed_bot_plays_in_the_arena_by_its_name(put: Put) -> None:
    put(GOOD)
    match = Match(("first", "random@1sims"), games=2, seed=1)
    assert len(run_match(match, jobs=2).games) == 2


def test_the_arena_names_the_game_and_the_package(put: Put) -> None:
    put(BAD)
    with pytest.raises(EntrantFailed) as failure:
        run_match(Match(("random", "crashing"), games=2, seed=17))
    assert "crashing failed in game 0 (match seed 17, " in str(failure.value)
    assert "of the package fair-bots 1.2 failed: ZeroDivisionError" in str(failure.value)


def test_the_arena_stops_an_installed_bot_that_does_not_answer(put: Put) -> None:
    put(BAD)
    told = r"silent failed .* fair-bots 1\.2 failed: there was no answer within 0\.2"
    with pytest.raises(EntrantFailed, match=told):
        run_match(Match(("random", "silent"), games=2, patience=0.2))
