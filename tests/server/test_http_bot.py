"""The bot over plain HTTP that the documentation shows plays a whole game."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.bots_at_work import new_bot, owner
from server.playing import any_turn
from server.running import Server
from worldsfair.client import Client
from worldsfair.wire.messages import EntryMessage, ViewMessage

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "examples" / "http_bot.py"


@contextmanager
def running_bot(server: Server, token: str) -> Iterator[subprocess.Popen[bytes]]:
    environment = {**os.environ, "WORLDSFAIR_TOKEN": token}
    # Isolated: neither this package nor any other can be imported by it.
    command = [sys.executable, "-I", "-S", str(PROGRAM), server.address]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_for(ada: Client, name: str) -> None:
    until = time.monotonic() + 60
    while name not in ada.online_bots():
        assert time.monotonic() < until, "the bot did not connect"
        time.sleep(0.05)


def play(ada: Client, table: str) -> None:
    """Ada's side of a game, to its end."""
    me = ada.whoami()
    assert me is not None
    with ada.live(table) as live:
        for message in live:
            if not isinstance(message, ViewMessage | EntryMessage) or message.table is None:
                continue
            info = message.table
            if info.status != "playing":
                return
            assert info.decider is not None
            if info.seats[info.decider].person == me.id:
                moves = any_turn(ada, table, random.Random(info.number))
                ada.take_turn(table, info.decider, info.number, moves)


def start_against(ada: Client, name: str, **options: object) -> str:
    seats = [{"kind": "person"}, {"kind": "open", "invite": name}]
    table = ada.open_table(seats, **options).table.id
    with ada.live(table) as live:
        for _ in live:
            if ada.table(table).table.seats[1].kind == "program":
                break
    ada.start(table)
    return table


@pytest.mark.parametrize("approvals", ["automatic", "chosen"])
def test_the_shown_program_plays_a_whole_game(server: Server, ada: Client, approvals: str) -> None:
    with owner(server) as ida:
        made = new_bot(ida)
        with running_bot(server, made.token):
            wait_for(ada, made.bot.name)
            table = start_against(ada, made.bot.name, approvals=approvals)
            play(ada, table)
            assert ada.table(table).table.status == "finished"
            assert not any(entry.entry.by_bot for entry in ada.entries(table))


def test_the_shown_program_ends_when_its_token_does(server: Server, ada: Client) -> None:
    with owner(server) as ida:
        made = new_bot(ida)
        with running_bot(server, made.token) as process:
            wait_for(ada, made.bot.name)
            ida.revoke_bot_token(made.bot.id)
            assert process.wait(30) == 1
            assert process.stderr is not None
            assert b"The stream is over: revoked." in process.stderr.read()


def test_the_page_shows_the_program_as_it_is() -> None:
    shown = (ROOT / "docs" / "own-bots.md").read_text("utf-8")
    assert PROGRAM.read_text("utf-8") in shown
    assert len(PROGRAM.read_text("utf-8").splitlines()) <= 80
