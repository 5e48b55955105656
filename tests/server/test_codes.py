"""Short codes: said aloud, typed somehow, good only while they are needed, and hard to guess."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Engine, create_engine, text
from sqlalchemy.exc import IntegrityError

from server.directly import ADA, add_ada, keep_new, started_table
from server.playing import open_solo
from server.postgres import Postgres
from server.running import sqlite_at
from worldsfair.client import Client, Refused
from worldsfair.server.actions.events import EventBus
from worldsfair.server.actions.unit_of_work import Actions, UnitOfWork
from worldsfair.server.settings import Limits
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.migrate import config_for
from worldsfair.server.storage.tables import load
from worldsfair.server.tables.codes import LENGTH, LETTERS, new_code, read_code
from worldsfair.server.tables.seats import open_table
from worldsfair.wire.tables import TableOptions

OPEN = [{"kind": "person"}, {"kind": "open"}]
ALONE = [{"kind": "person"}, {"kind": "person"}]


def code_of(client: Client, table: str) -> str:
    code = client.table(table).table.code
    assert code is not None
    return code


def test_a_code_has_six_letters_that_spell_no_word() -> None:
    drawn = "".join(new_code(secrets) for _ in range(400))
    assert (len(drawn), set(drawn)) == (400 * LENGTH, set(LETTERS))


@pytest.mark.parametrize("typed", ["BCDFGH", "bcdfgh", "bcd fgh", " BCD-FGH "])
def test_a_code_is_read_however_it_is_typed(typed: str) -> None:
    assert read_code(typed) == "BCDFGH"


@pytest.mark.parametrize("typed", ["", "BCDFG", "BCDFGHJ", "BCDFGA", "BCDFG1", "ſßßßßß", "İ" * 6])
def test_nothing_else_is_a_code(typed: str) -> None:
    assert read_code(typed) is None


def test_a_code_leads_to_the_table_that_waits(ada: Client, bea: Client) -> None:
    table = ada.open_table(OPEN).table.id
    said = code_of(ada, table)
    assert bea.find_by_code(f"{said[:3]}-{said[3:]}".lower()) == table


def test_a_code_of_a_table_by_link_is_over_when_the_game_begins(ada: Client, bea: Client) -> None:
    table = ada.open_table(ALONE).table.id
    said = code_of(ada, table)
    assert ada.start(table).table.code is None
    with pytest.raises(Refused) as refused:
        bea.find_by_code(said)
    assert (refused.value.status, refused.value.code) == (404, "unknown_table")


def test_a_code_of_a_public_table_leads_to_its_game_until_that_ends(
    ada: Client, bea: Client
) -> None:
    table = open_solo(ada, "random", is_public=True)
    said = code_of(ada, table)
    assert bea.find_by_code(said) == table
    assert ada.abandon(table).code is None
    with pytest.raises(Refused):
        bea.find_by_code(said)


def test_a_code_of_a_table_that_closes_is_over(ada: Client) -> None:
    table = ada.open_table(OPEN).table.id
    said = code_of(ada, table)
    ada.close_table(table)
    with pytest.raises(Refused):
        ada.find_by_code(said)


def test_a_rematch_has_a_code_of_its_own(ada: Client) -> None:
    table = open_solo(ada, "random")
    ada.abandon(table)
    assert ada.rematch(table).table.code is not None


def test_a_server_can_do_without_codes(tmp_path: Path) -> None:
    database = open_database(sqlite_at(tmp_path))
    add_ada(database)
    actions = Actions(database, EventBus(), secrets, Limits(codes=0))
    table = open_table(ADA, 2, TableOptions(), secrets, 0.0)
    actions.do_now(UnitOfWork.add, table)
    assert table.code is None
    database.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> str:
    return sqlite_at(tmp_path) if request.param == "sqlite" else postgres.new_database()


@contextmanager
def beside(url: str) -> Iterator[Engine]:
    """The same database, past the server."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    yield engine
    engine.dispose()


def test_tables_from_before_codes_are_read_and_have_none(url: str) -> None:
    database = open_database(url)
    add_ada(database)
    table = started_table()
    keep_new(database, table)
    database.close()
    with beside(url) as engine, engine.begin() as connection:
        command.downgrade(config_for(connection), "0005")
        connection.execute(text("DROP INDEX ix_game_tables_code"))
        connection.execute(text("ALTER TABLE game_tables DROP COLUMN code"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0004'"))
    database = open_database(url)
    assert database.read_now(lambda connection: load(connection, table.id)).code is None
    database.close()


def test_no_two_tables_have_one_code(url: str) -> None:
    database = open_database(url)
    add_ada(database)
    for _ in range(2):
        keep_new(database, started_table())
    with beside(url) as engine, pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(text("UPDATE game_tables SET code = 'BCDFGH'"))
    database.close()
