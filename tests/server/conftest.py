"""Servers for the tests: one on SQLite for all, and a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.directly import add_ada
from server.postgres import Postgres, running_postgres
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client
from worldsfair.server.storage.connect import open_database
from worldsfair.server.storage.database import Database


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, shared by all tests that leave it as it is."""
    url = sqlite_at(tmp_path_factory.mktemp("games"))
    with running_server(url, "--no-rate-limits") as running:
        yield running


@pytest.fixture
def ada(server: Server) -> Iterator[Client]:
    """A guest."""
    with Client(server.address) as client:
        client.be_guest("Ada")
        yield client


@pytest.fixture
def bea(server: Server) -> Iterator[Client]:
    """Another guest."""
    with Client(server.address) as client:
        client.be_guest("Bea")
        yield client


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    with running_postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres
) -> Iterator[Database]:
    """An empty store of each kind that knows Ada, without a server."""
    is_small = request.param == "sqlite"
    opened = open_database(sqlite_at(tmp_path) if is_small else postgres.new_database())
    add_ada(opened)
    yield opened
    opened.close()
