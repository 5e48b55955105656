"""Servers and workers run and end where a system lacks what others have."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterator

import pytest
from uvicorn.importer import import_from_string

from worldsfair.bots import precompile
from worldsfair.server.bot_runner import prepare_bots
from worldsfair.server.event_loops import run, stopped_by_signals, told_to_stop, uvicorn_loop


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as a loop is concerned."""

    def refuse(*_: object, **__: object) -> None:
        raise NotImplementedError

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_signal_handler", refuse)
    monkeypatch.setattr(asyncio.SelectorEventLoop, "subprocess_exec", refuse)


async def stopped_by(number: signal.Signals) -> str:
    asyncio.get_running_loop().call_later(0.01, signal.raise_signal, number)
    await told_to_stop()
    return type(asyncio.get_running_loop()).__name__


@pytest.fixture
def handlers() -> Iterator[None]:
    """What signals do is as before after a test."""
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("handlers")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_a_worker(number: signal.Signals) -> None:
    assert run(stopped_by(number))


@pytest.mark.usefixtures("windows", "handlers")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_a_worker_where_loops_know_no_signals(number: signal.Signals) -> None:
    assert "Selector" in run(stopped_by(number))


@pytest.mark.usefixtures("windows")
def test_a_server_on_windows_has_the_loop_that_psycopg_works_with() -> None:
    loop = import_from_string(uvicorn_loop())()
    assert isinstance(loop, asyncio.SelectorEventLoop)
    loop.close()


def test_a_server_elsewhere_has_the_quickest_loop() -> None:
    assert uvicorn_loop() == "auto"


@pytest.mark.usefixtures("handlers")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_what_follows_a_signal_is_still_done(number: signal.Signals) -> None:
    # A shell lets what it starts in the background ignore it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    before = signal.getsignal(signal.SIGTERM)
    said = []
    with stopped_by_signals():
        signal.raise_signal(number)
        said.append("went on")
    said.append("ended")
    assert (said, signal.getsignal(signal.SIGTERM)) == (["ended"], before)


@pytest.mark.usefixtures("windows")
def test_bots_are_compiled_elsewhere_by_a_loop_that_knows_no_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(precompile, "is_compiled", lambda: False)
    monkeypatch.setattr(precompile, "load_bots", lambda: loaded.append("bots"))
    run(prepare_bots())
    assert loaded == ["bots"]
