"""Machine code is there before somebody waits for it."""

from __future__ import annotations

import asyncio
import time

import httpx

from server.running import Server
from worldsfair.bots import precompile
from worldsfair.server.bot_runner import prepare_bots


def test_what_a_new_machine_lacks_is_compiled_by_another_process() -> None:
    mark = precompile._mark()
    assert mark is not None
    mark.unlink(missing_ok=True)
    assert not precompile.is_compiled()
    asyncio.run(prepare_bots())
    assert precompile.is_compiled()


def test_the_server_tells_when_its_bots_are_ready(server: Server) -> None:
    until = time.monotonic() + 120
    while (answer := httpx.get(f"{server.address}/ready").json())["bots"] != "ready":
        assert answer == {"status": "ready", "bots": "warming_up"}
        assert time.monotonic() < until
        time.sleep(0.1)
    assert httpx.get(f"{server.address}/api/bots").json()["are_warm"] is True
