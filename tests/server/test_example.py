"""The example bot plays a game by its token."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

from server.playing import play_one
from server.running import Server
from worldsfair.client import Client

BOT = Path(__file__).parents[2] / "examples" / "simple_bot.py"


def test_the_example_bot_plays_its_seat(server: Server, ada: Client) -> None:
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}]).table.id
    token = ada.take_seat(table, 1, "program", name="Robot").token
    assert token is not None
    ada.start(table)
    bot = subprocess.Popen([sys.executable, BOT, server.address, table, "Robot", token])
    try:
        _play_against(ada, table, turns=6)
    finally:
        bot.kill()
        bot.wait()
    assert len(ada.record(table).turns) >= 6


def _play_against(ada: Client, table: str, turns: int) -> None:
    until = time.monotonic() + 60
    while (view := ada.table(table).table).turn < turns:
        assert time.monotonic() < until
        assert view.decider is not None
        if view.seats[view.decider].kind == "program":
            time.sleep(0.05)
        else:
            play_one(table, random.Random(1), ada)
