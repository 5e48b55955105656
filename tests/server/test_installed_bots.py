"""Bots of installed packages at a server: they play, and whatever they do, the game goes on."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Iterator

import httpx
import pytest

from packages import BAD, GOOD, install
from server.playing import open_solo, play_one, play_to_the_end
from server.postgres import Postgres
from server.running import Server, running_server, running_worker, sqlite_at
from worldsfair import Game
from worldsfair.bots import BotFailed
from worldsfair.client import Client, Refused
from worldsfair.server import installed_bots
from worldsfair.server.installed_bots import MOST_FAILURES, InstalledBots
from worldsfair.server.tables.browser_bots import think_in_browser
from worldsfair.server.tables.model import Content, Seat, Table
from worldsfair.wire.tables import PersonId, TableId, TableOptions

LONGEST = "a-bot-with-the-longest-name-32.x"
BOTS = GOOD | BAD | {"dying": "fair_bots:Dying", "director": "fair_bots:make"}
BOTS[LONGEST] = "fair_bots:make"
BOTS |= {"forking": "fair_bots:Forking", "deaf": "fair_bots:Deaf"}
GAME = Game.new(2, 1).public()


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The package is on the path of every process that is started here."""
    folder = install(tmp_path_factory.mktemp("site"), BOTS)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        patched.setenv("FAIR_BOTS_TELLS", "1")
        yield


@pytest.fixture(scope="module")
def fair_server(fair: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    url = sqlite_at(tmp_path_factory.mktemp("games"))
    with running_server(url, "--no-rate-limits") as running:
        yield running


@pytest.fixture
def ada(fair_server: Server) -> Iterator[Client]:
    with Client(fair_server.address) as client:
        client.be_guest("Ada")
        yield client


def test_the_list_names_the_package(fair_server: Server) -> None:
    told = httpx.get(f"{fair_server.address}/api/bots").json()
    assert {"name": "first", "package": "fair-bots 1.2"} in told["installed"]
    assert "first" in told["bots"]
    assert "director" not in [one["name"] for one in told["installed"]]


def test_an_installed_bot_plays_a_whole_game(ada: Client) -> None:
    table = open_solo(ada, "first", approvals="chosen")
    assert play_to_the_end(table, random.Random(1), ada).table.status == "finished"
    assert "bot:first" in [seat.player for seat in ada.record(table).seats]


def test_a_seat_has_as_much_of_a_bots_name_as_it_has_room_for(ada: Client) -> None:
    seats = ada.table(open_solo(ada, LONGEST)).table.seats
    assert [seat.name for seat in seats if seat.level == LONGEST] == [LONGEST[:24]]


@pytest.mark.parametrize("name", ["absent", "refusing", "crashing", "illegal", "dying"])
def test_a_stand_in_plays_for_a_bot_that_fails(ada: Client, name: str) -> None:
    table = open_solo(ada, name)
    assert play_to_the_end(table, random.Random(1), ada, turns=6).table.turn >= 6


def test_a_stand_in_is_one_of_ours(ada: Client) -> None:
    with pytest.raises(Refused, match="A stand-in is one of random, greedy"):
        open_solo(ada, "random", stand_in="first")


def test_a_worker_thinks_for_installed_bots(fair: None, postgres: Postgres) -> None:
    url = postgres.new_database()
    with (
        running_server(url, "--no-rate-limits") as server,
        running_worker(url),
        Client(server.address) as ada,
    ):
        ada.be_guest("Ada")
        table = open_solo(ada, "first", begins="host")
        play_one(table, random.Random(1), ada)
        assert play_to_the_end(table, random.Random(1), ada, turns=2).table.turn >= 2


def test_no_browser_thinks_for_an_installed_bot() -> None:
    def table(level: str) -> Table:
        ada = PersonId("ada")
        seats = [Seat("person", "Ada", ada), Seat("bot", level, level=level)]
        content = Content(ada, TableOptions(browser_bots=True), seats)
        return Table(TableId("t"), content, 0.0)

    assert think_in_browser(table("visitor"))
    assert not think_in_browser(table("first"))


def ask(work: Callable[[InstalledBots], Awaitable[object]]) -> None:
    """Ask bots in a process of their own, which ends afterwards."""

    async def run() -> None:
        bots = InstalledBots()
        try:
            await work(bots)
        finally:
            await bots.close()

    asyncio.run(run())


def test_a_bot_that_does_not_answer_is_ended_and_the_next_is_heard(
    fair: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(bots: InstalledBots) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(installed_bots, "PATIENCE_S", -0.6)
            with pytest.raises(BotFailed, match=r"'silent' failed: there was no answer within 0"):
                await bots.choose("silent", 1, GAME)
        assert (await bots.choose("first", 1, GAME))[0].startswith("place ")

    ask(work)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system knows no fork")
def test_what_a_bot_has_begun_ends_with_it(fair: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(bots: InstalledBots) -> None:
        await bots.choose("first", 1, GAME)
        monkeypatch.setattr(installed_bots, "PATIENCE_S", -0.6)
        with pytest.raises(BotFailed, match="no answer within"):
            async with asyncio.timeout(20):
                await bots.choose("forking", 1, GAME)

    ask(work)


def test_a_bot_that_reads_and_closes_its_input_takes_no_question(fair: None) -> None:
    async def work(bots: InstalledBots) -> None:
        assert (await bots.choose("deaf", 1, GAME))[0].startswith("place ")
        assert (await bots.choose("first", 1, GAME))[0].startswith("place ")

    ask(work)


def test_a_bot_that_is_not_installed_here_is_told(fair: None) -> None:
    async def work(bots: InstalledBots) -> None:
        with pytest.raises(BotFailed, match="There is no bot 'gone'; there are random"):
            await bots.choose("gone", 1, GAME)

    ask(work)


def test_who_fails_again_and_again_is_not_asked_for_a_while(fair: None) -> None:
    async def work(bots: InstalledBots) -> None:
        for _ in range(MOST_FAILURES):
            with pytest.raises(BotFailed, match="never divide by the moon"):
                await bots.choose("crashing", 1, GAME)
        with pytest.raises(BotFailed, match="has failed too often"):
            await bots.choose("crashing", 1, GAME)
        await bots.choose("first", 1, GAME)

    ask(work)


def test_what_was_asked_by_somebody_who_left_is_no_answer_to_the_next(fair: None) -> None:
    async def work(bots: InstalledBots) -> None:
        leaving = asyncio.create_task(bots.choose("silent", 1, GAME))
        while bots._process is None:
            await asyncio.sleep(0)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving
        await bots.choose("first", 1, GAME)

    ask(work)
