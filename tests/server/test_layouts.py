"""Games of an earlier layout of the state stay readable."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from alembic import command
from sqlalchemy import Connection, insert, text

from server.running import running_server, sqlite_at
from worldsfair.bots import Budget, make_bot
from worldsfair.client import Client
from worldsfair.edition import default_edition
from worldsfair.game import Game
from worldsfair.records.model import Record
from worldsfair.records.replay import verify
from worldsfair.rules.layout import STATE
from worldsfair.server.errors import CannotServe
from worldsfair.server.storage.database import open_database
from worldsfair.server.storage.engines import open_engine, parse_url
from worldsfair.server.storage.layouts import convert, renew_layouts
from worldsfair.server.storage.migrating import config_for
from worldsfair.server.storage.migrations.versions import first_layout
from worldsfair.server.storage.people import Person, add_guest
from worldsfair.server.storage.schema import settings
from worldsfair.server.storage.tables import add, load
from worldsfair.server.tables.model import Actor, Content, PersonId, Table, TableOptions
from worldsfair.server.tables.playing import game_of, play, start_game
from worldsfair.server.tables.recording import recorded_game
from worldsfair.server.tables.seating import open_table, take_seat
from worldsfair.server.tables.showing import show_game

OLD = np.dtype([*reversed(STATE.descr), ("forgotten", "u1")])
"""The same fields in another order, and one that is gone."""
FIRST: list[Any] = first_layout.LAYOUT
"""As the migration writes it down."""
ADA = Actor(PersonId("ada"), "Ada")


def in_old_layout(state: bytes, layout: np.dtype[np.void]) -> bytes:
    now = np.frombuffer(state, dtype=STATE)[0]
    old = np.zeros((), dtype=layout)
    for name in STATE.names or ():
        if name != "padding":
            old[name] = now[name]
    return old.tobytes()


def test_a_state_survives_a_change_of_layout() -> None:
    state = bytes(Game.new(players=3, seed=1893).position.buffer)
    assert convert(in_old_layout(state, OLD), OLD) == state


def started_table() -> Table:
    table = open_table(ADA, 2, TableOptions(), 0.0)
    for seat in range(2):
        take_seat(table, ADA, seat, "person", None, None)
    start_game(table, 0.0)
    return table


def keep_as(connection: Connection, table: Table, state: bytes, layout: str) -> None:
    """A table as a version with another layout has left it."""
    add_guest(connection, Person(PersonId("ada"), "Ada", None, 0, 0.0))
    add(connection, table, 0.0)
    connection.execute(
        text("UPDATE game_tables SET state = :state, layout = :layout"),
        {"state": state, "layout": layout},
    )
    connection.execute(text("UPDATE entries SET state = :state"), {"state": state})


def test_tables_of_an_earlier_layout_are_renewed_at_the_start(tmp_path: Path) -> None:
    database = open_database(sqlite_at(tmp_path))
    table = started_table()
    state = table.state
    assert state is not None

    def keep_old(connection: Connection) -> None:
        told = msgspec.json.encode(OLD.descr).decode()
        connection.execute(insert(settings), {"name": "layout old", "value": told})
        keep_as(connection, table, in_old_layout(state, OLD), "old")

    database.write_now(keep_old)
    database.write_now(renew_layouts)
    assert database.read_now(lambda c: load(c, table.id)).state == state
    database.close()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    url = sqlite_at(tmp_path)
    first = first_layout.NAME.removeprefix("layout ")
    layout = np.dtype([(name, kind, *map(tuple, size)) for name, kind, *size in FIRST])
    table = started_table()
    state = table.state
    assert state is not None
    engine = open_engine(parse_url(url))
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0001")
        keep_as(connection, table, in_old_layout(state, layout), first)
    engine.dispose()
    with running_server(url) as server, Client(server.address) as ada:
        assert ada.table(table.id).game == show_game(table, state)


def test_a_layout_that_nobody_knows_is_named_at_the_start(tmp_path: Path) -> None:
    database = open_database(sqlite_at(tmp_path))
    database.write_now(lambda c: keep_as(c, started_table(), b"", "of tomorrow"))
    with pytest.raises(CannotServe, match="of tomorrow"):
        database.write_now(renew_layouts)
    database.close()


def test_a_table_from_before_editions_were_kept_goes_on_with_the_first() -> None:
    table = started_table()
    kept = msgspec.json.decode(msgspec.json.encode(table.content))
    del kept["edition"]
    table.content = msgspec.convert(kept, Content)
    table.number, table.news = -1, []
    start_game(table, 0.0, seed=bytes(32))
    while table.status == "playing":
        assert table.decider is not None
        moves = make_bot("random", table.turn).choose(game_of(table).public(), Budget()).moves
        play(table, table.decider, table.number, moves, 0.0)
    record = recorded_game([(table, [entry for entry, _ in table.news])])

    assert isinstance(record, Record)
    assert record.edition == "base"
    assert verify(record).is_over


def test_a_new_table_plays_the_default_edition() -> None:
    table = started_table()

    assert table.content.edition == default_edition().name
    assert game_of(table).edition == default_edition()
