"""While a server starts: words until it answers, and then the browser."""

from __future__ import annotations

import threading
import webbrowser
from collections.abc import Callable

import pytest

from worldsfair.cli import readiness
from worldsfair.cli.readiness import watched


class Opened:
    """The pages that a browser was asked to show."""

    def __init__(self) -> None:
        self.pages: list[str] = []
        self.happened = threading.Event()

    def open(self, page: str) -> bool:
        self.pages.append(page)
        self.happened.set()
        return True


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Opened:
    opened = Opened()
    monkeypatch.setattr(webbrowser, "open", opened.open)
    monkeypatch.setattr(readiness, "_LOOK_S", 0)
    return opened


def answers_after(tries: int) -> Callable[[str], bool]:
    """A server that answers late."""
    left = iter([False] * tries)
    return lambda _probe: next(left, True)


def test_the_browser_opens_however_late_the_server_answers(opened: Opened) -> None:
    with watched("probe", is_compiled=True, page="http://fair/", ask=answers_after(5000)):
        assert opened.happened.wait(30)
    assert opened.pages == ["http://fair/"]


def test_the_browser_stays_closed_when_the_server_never_answers(opened: Opened) -> None:
    asked = threading.Event()

    def never(_probe: str) -> bool:
        asked.set()
        return False

    before = set(threading.enumerate())
    with watched("probe", is_compiled=False, page="http://fair/", ask=never):
        (watcher,) = set(threading.enumerate()) - before
        assert asked.wait(30)
    watcher.join(30)
    assert (watcher.is_alive(), opened.pages) == (False, [])


def test_what_is_compiled_first_is_said(opened: Opened, capsys: pytest.CaptureFixture[str]) -> None:
    with watched("probe", is_compiled=False, page="http://fair/", ask=answers_after(3)):
        assert opened.happened.wait(30)
    said = " ".join(capsys.readouterr().err.split())
    assert said.startswith("The rules are compiled for this machine, once; this may take a minute")
    assert said.endswith("The rules are compiled; the server answers.")


def test_nothing_is_said_when_nothing_has_to_be_compiled(
    opened: Opened, capsys: pytest.CaptureFixture[str]
) -> None:
    with watched("probe", is_compiled=True, page="http://fair/", ask=answers_after(3)):
        assert opened.happened.wait(30)
    assert capsys.readouterr().err == ""


def test_a_proxy_of_the_environment_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    assert not readiness.answers("http://127.0.0.1:9/health")
