"""Servers to attack: as they are by default, behind a proxy that says who asks from where."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.running import Server, running_server, sqlite_at

_PROXY = ("--trusted-proxies", "127.0.0.1")


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With its limits."""
    with running_server(sqlite_at(tmp_path_factory.mktemp("guarded")), *_PROXY) as running:
        yield running


@pytest.fixture(scope="module")
def lenient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Without limits, for attacks that take many requests and are about something else."""
    url = sqlite_at(tmp_path_factory.mktemp("lenient"))
    with running_server(url, *_PROXY, "--no-rate-limits") as running:
        yield running
