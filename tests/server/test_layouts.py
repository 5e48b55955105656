"""Games of an earlier layout of the state stay readable."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
from sqlalchemy import Connection, insert, text

from server.running import sqlite_at
from worldsfair.game import Game
from worldsfair.rules.layout import STATE
from worldsfair.server.storage.database import open_database
from worldsfair.server.storage.layouts import convert, renew_layouts
from worldsfair.server.storage.people import Person, add_guest
from worldsfair.server.storage.schema import settings
from worldsfair.server.storage.tables import add, load
from worldsfair.server.tables.model import Actor, PersonId, TableOptions
from worldsfair.server.tables.playing import start_game
from worldsfair.server.tables.seating import open_table, take_seat

OLD = np.dtype([*reversed(STATE.descr), ("forgotten", "u1")])
"""The same fields in another order, and one that is gone."""
ADA = Actor(PersonId("ada"), "Ada")


def in_old_layout(state: bytes) -> bytes:
    now = np.frombuffer(state, dtype=STATE)[0]
    old = np.zeros((), dtype=OLD)
    for name in STATE.names or ():
        old[name] = now[name]
    return old.tobytes()


def test_a_state_survives_a_change_of_layout() -> None:
    state = bytes(Game.new(players=3, seed=1893).position.buffer)
    assert convert(in_old_layout(state), OLD) == state


def test_tables_of_an_earlier_layout_are_renewed_at_the_start(tmp_path: Path) -> None:
    database = open_database(sqlite_at(tmp_path))
    table = open_table(ADA, 2, TableOptions(), 0.0)
    for seat in range(2):
        take_seat(table, ADA, seat, "person", None, None)
    start_game(table, 0.0)
    state = table.state
    assert state is not None

    def keep_old(connection: Connection) -> None:
        add_guest(connection, Person(PersonId("ada"), "Ada", None, 0, 0.0))
        add(connection, table, 0.0)
        told = msgspec.json.encode(OLD.descr).decode()
        connection.execute(insert(settings), {"name": "layout old", "value": told})
        values = {"state": in_old_layout(state)}
        connection.execute(text("UPDATE game_tables SET state = :state, layout = 'old'"), values)
        connection.execute(text("UPDATE entries SET state = :state"), values)

    database.write_now(keep_old)
    database.write_now(renew_layouts)
    assert database.read_now(lambda c: load(c, table.id)).state == state
    database.close()
