"""Games of an earlier layout of the state stay readable."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from alembic import command
from sqlalchemy import Connection, insert, text

from server.directly import started_table
from server.running import running_server, sqlite_at
from worldsfair.bots import Budget, make_bot
from worldsfair.client import Client
from worldsfair.edition import default_edition
from worldsfair.game import Game
from worldsfair.records.model import Record
from worldsfair.records.replay import verify
from worldsfair.rules.layout import STATE
from worldsfair.server.errors import CannotServe
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.engines import open_sqlite, parse_url
from worldsfair.server.storage.layouts import convert, renew_layouts
from worldsfair.server.storage.migrate import config_for
from worldsfair.server.storage.migrations.versions import first_layout
from worldsfair.server.storage.people import Person, add_guest
from worldsfair.server.storage.schema import settings
from worldsfair.server.storage.tables import add, load
from worldsfair.server.tables.game_records import recorded_game
from worldsfair.server.tables.games import game_of, play, start_same_deal
from worldsfair.server.tables.model import Content, Table
from worldsfair.server.tables.views import show_game
from worldsfair.wire.tables import PersonId

OLD = np.dtype([*reversed(STATE.descr), ("forgotten", "u1")])
"""The same fields in another order, and one that is gone."""
FIRST: list[Any] = first_layout.LAYOUT
"""As the migration writes it down."""


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


def keep_as(connection: Connection, table: Table, state: bytes, layout: str) -> None:
    """A table as a version with another layout has left it."""
    add_guest(connection, Person(PersonId("ada"), "Ada", None, 0, 0.0))
    add(connection, table, 0.0)
    connection.execute(
        text("UPDATE game_tables SET state = :state, layout = :layout"),
        {"state": state, "layout": layout},
    )
    connection.execute(text("UPDATE entries SET state = :state"), {"state": state})


def keep_as_the_first_version(connection: Connection, table: Table, state: bytes) -> None:
    """A table and its person as the first schema had them."""
    entry, _ = table.news[0]
    told = {
        "id": table.id,
        "decider": table.decider,
        "content": msgspec.json.encode(table.content),
        "state": state,
        "seed": table.seed,
        "layout": first_layout.NAME.removeprefix("layout "),
        "entry": msgspec.json.encode(entry),
        "now": 0.0,
    }
    for statement in (
        "INSERT INTO people (id, name, epoch, created_at) VALUES ('ada', 'Ada', 0, :now)",
        "INSERT INTO game_tables (id, status, is_public, number, turn, chats, decider, content,"
        " state, seed, layout, created_at, changed_at) VALUES (:id, 'playing', false, 0, 0, 0,"
        " :decider, :content, :state, :seed, :layout, :now, :now)",
        "INSERT INTO entries VALUES (:id, 0, 0, :entry, :state, :now)",
        "INSERT INTO memberships VALUES ('ada', :id)",
    ):
        connection.execute(text(statement), told)


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
    renew_layouts(database)
    assert database.read_now(lambda c: load(c, table.id)).state == state
    database.close()


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    url = sqlite_at(tmp_path)
    layout = np.dtype([(name, kind, *map(tuple, size)) for name, kind, *size in FIRST])
    table = started_table()
    state = table.state
    assert state is not None
    engine = open_sqlite(parse_url(url))
    with engine.begin() as connection:
        command.upgrade(config_for(connection), "0001")
        keep_as_the_first_version(connection, table, in_old_layout(state, layout))
    engine.dispose()
    with running_server(url) as server, Client(server.address) as ada:
        assert ada.table(table.id).game == show_game(table, state)
    assert (tmp_path / "games.before-upgrade-from-0001-1.db").is_file()


def test_a_layout_that_nobody_knows_is_named_at_the_start(tmp_path: Path) -> None:
    database = open_database(sqlite_at(tmp_path))
    database.write_now(lambda c: keep_as(c, started_table(), b"", "of tomorrow"))
    with pytest.raises(CannotServe, match="of tomorrow"):
        renew_layouts(database)
    database.close()


def test_a_table_from_before_editions_were_kept_goes_on_with_the_first() -> None:
    table = started_table()
    kept = msgspec.json.decode(msgspec.json.encode(table.content))
    del kept["edition"]
    table.content = msgspec.convert(kept, Content)
    table.number, table.news = -1, []
    # The same deal as at a table of those days.
    start_same_deal(table, table, 0.0)
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
