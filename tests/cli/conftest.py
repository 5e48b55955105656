from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from worldsfair.bots import Budget, Decision, make_bot
from worldsfair.cli.app import main
from worldsfair.cli.languages import ENGLISH
from worldsfair.cli.words import speak
from worldsfair.game import PublicGame


@dataclass(frozen=True)
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whoever runs the tests may speak any language; what comes afterwards finds English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    yield
    speak(ENGLISH)


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    """Run `worldsfair` with these arguments."""

    def run(*arguments: str | Path | int) -> Ran:
        capfd.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return Ran(code, out, err)

    return run


@pytest.fixture(scope="session")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three recorded games of three random bots."""
    path = tmp_path_factory.mktemp("games") / "games.jsonl"
    code = main(
        ["simulate", "--players", "3", "--games", "3", "--seed", "1", "-j", "1", "--out", str(path)]
    )
    assert code == 0
    return path


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> list[PublicGame]:
    """The games that random bots are handed from now on, one for each turn they choose."""
    kind = type(make_bot("random"))
    choose = kind.choose
    seen: list[PublicGame] = []

    def note(bot: object, game: PublicGame, budget: Budget) -> Decision:
        # What is played only to load the compiled rules has nobody at the table.
        if any(seat.player == "bot:random" for seat in game.seats):
            seen.append(game)
        return choose(bot, game, budget)  # type: ignore[arg-type]  # it is of this kind

    monkeypatch.setattr(kind, "choose", note)
    return seen
