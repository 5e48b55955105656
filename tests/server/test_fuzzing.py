"""Whatever is sent: no 5xx, no crash, no hang, and no trace on standard error.

`WORLDSFAIR_FUZZ=100000 pytest tests/server/test_fuzzing.py` sends more.
"""

from __future__ import annotations

import dataclasses
import os
import random
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.fuzz.frames import TEXT, frame
from server.fuzz.report import Report, Watched
from server.fuzz.tcp import Ending
from server.fuzzer import Attempt, Fuzzer
from server.playing import open_duel, play_to_the_end
from server.postgres import Postgres
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client

REQUESTS = int(os.environ.get("WORLDSFAIR_FUZZ", "4000"))
SEED = 1893


def fuzz(server: Server, seed: int, count: int) -> Report:
    return Fuzzer(server.address, seed, Watched(server.process, server.stderr)).run(count)


def plays_a_game(server: Server) -> bool:
    """Whether two people can still play from the first turn to the last."""
    with Client(server.address) as ada, Client(server.address) as bea:
        for client in (ada, bea):
            client.be_guest(f"Guest {secrets.token_hex(4)}")
        end = play_to_the_end(open_duel(ada, bea), random.Random(1), ada, bea)
    return end.table.status == "finished"


def test_nothing_that_is_sent_breaks_a_server_on_sqlite(tmp_path: Path) -> None:
    stderr = tmp_path / "stderr"
    with running_server(sqlite_at(tmp_path), "--no-rate-limits", stderr=stderr) as server:
        report = fuzz(server, SEED, REQUESTS)
        assert not report.failures, str(report)
        assert plays_a_game(server)


def test_nothing_that_is_sent_breaks_a_server_on_postgresql(
    postgres: Postgres, tmp_path: Path
) -> None:
    stderr = tmp_path / "stderr"
    url = postgres.new_database()
    with running_server(url, "--no-rate-limits", "--bots", stderr=stderr) as server:
        report = fuzz(server, SEED + 1, REQUESTS // 5)
        assert not report.failures, str(report)
        assert plays_a_game(server)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one local address")
def test_nothing_that_is_sent_breaks_a_server_with_rate_limits(tmp_path: Path) -> None:
    stderr = tmp_path / "stderr"
    with running_server(sqlite_at(tmp_path), stderr=stderr) as server:
        # From another address and with one scene, so that the limits leave us the game afterwards.
        watched = Watched(server.process, stderr)
        fuzzer = Fuzzer(server.address, SEED + 2, watched, source="127.0.0.2")
        report = fuzzer.run(REQUESTS // 5, renews=False)
        assert not report.failures, str(report)
        assert plays_a_game(server)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def fuzzer(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Fuzzer]:
    """For single requests, with a scene for them to be about."""
    folder = tmp_path_factory.mktemp("strange")
    url = sqlite_at(folder)
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    with running_server(url, "--no-rate-limits", stderr=folder / "stderr") as server:
        yield Fuzzer(server.address, SEED, Watched(server.process, server.stderr))


def head(method: str, target: str, *headers: bytes) -> bytes:
    """The beginning of a request by somebody who may ask, with names in place of ids."""
    line = f"{method} {target} HTTP/1.1\r\nhost: 127.0.0.1\r\n".encode()
    about = b"cookie: <cookies of ada>\r\nx-csrftoken: <csrf of ada>\r\n"
    return line + about + b"".join(one + b"\r\n" for one in headers)


def look(target: str, *headers: bytes) -> bytes:
    """A request for something to see."""
    return head("GET", target, *headers) + b"\r\n"


def change(target: str, body: bytes, *headers: bytes) -> bytes:
    """A request to change something."""
    length = b"content-length: %d" % len(body)
    return head("POST", target, _JSON, length, *headers) + b"\r\n" + body


def live(*headers: bytes, query: str = "", frames: bytes = b"") -> Attempt:
    """A WebSocket, which may also be closed."""
    return Attempt(
        "live", look(f"/api/tables/<duel>/live{query}", *_UPGRADE, *headers), 0, "wait", frames
    )


def broken(sent: bytes, ending: Ending = "wait") -> Attempt:
    """What is not HTTP; closing is as good as an answer."""
    return Attempt("broken", sent, 0, ending)


_JSON = b"content-type: application/json"
_UPGRADE = (
    b"connection: Upgrade",
    b"upgrade: websocket",
    b"sec-websocket-version: 13",
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
)
_ADA = b'{"name": "Ada"}'
_HALF = head("POST", "/api/guests", _JSON, b"content-length: 20") + b'\r\n{"name'
_BROKEN_CHUNK = (
    head("POST", "/api/guests", _JSON, b"transfer-encoding: chunked") + b"\r\n5\r\nabcde\r\nzz\r\n"
)
_NO_TOKEN = b"\xff" * 128
_REFUSED = look("/api/tables?which=x")

FOUND = {
    "nul in a file's name": Attempt("page", look("/%00")),
    "nul after a file's name": Attempt("page", look("/index.html%00.js")),
    "file name of 300 signs": Attempt("page", look("/" + "x" * 300)),
    "path of 6000 signs": Attempt("page", look("/a" * 3_000)),
    "lists 10000 deep": Attempt("body", change("/api/guests", b"[" * 10_000)),
    "objects 10000 deep": Attempt("body", change("/api/guests", b'{"a":' * 10_000)),
    "record 10000 deep": Attempt("body", change("/api/records", b'{"a":' * 10_000)),
    "name not utf-8": Attempt("body", change("/api/guests", b'{"name": "\xff"}')),
    "surrogate as bytes": Attempt("body", change("/api/guests", b'{"name": "\xed\xa0\x80"}')),
    "sign in with a nul": Attempt(
        "body", change("/api/session", rb'{"name": "a\u0000b", "password": "long enough"}')
    ),
    "chat after 2 to the 31": Attempt("query", look("/api/tables/<duel>/chat?after=2147483648")),
    "origin no url": Attempt("header", change("/api/guests", _ADA, b"origin: http://[")),
    "origin half an address": Attempt(
        "header", change("/api/guests", _ADA, b"origin: http://[::1")
    ),
    "host with a port of letters": Attempt(
        "header", _REFUSED.replace(b"host: 127.0.0.1", b"host: 127.0.0.1:abc")
    ),
    "host with a port too high": Attempt(
        "header", _REFUSED.replace(b"host: 127.0.0.1", b"host: 127.0.0.1:99999999")
    ),
    "csrf token not ascii": Attempt(
        "header",
        change("/api/guests", _ADA)
        .replace(b"<cookies of ada>", b"csrftoken=%b; worldsfair_csrf=%b" % (_NO_TOKEN, _NO_TOKEN))
        .replace(b"<csrf of ada>", _NO_TOKEN),
    ),
    "broken chunk": broken(_BROKEN_CHUNK),
    "half a body": broken(_HALF, "half_close"),
    "half a body and gone": broken(_HALF, "leave"),
    "garbage after requests": broken(look("/api/me") * 2 + b"\xff\r\n\r\n"),
    "upgrade after a request": broken(look("/api/me") + look("/api/me", *_UPGRADE)),
    "post to upgrade": broken(change("/api/guests", _ADA, *_UPGRADE[:2])),
    "live with a body": broken(look("/api/me", *_UPGRADE, b"content-length: 5") + b"hello"),
    "live text not utf-8": live(frames=frame(TEXT, b"\xff")),
    "live header of 9000 signs": live(b"a: " + b"x" * 9_000),
    "live query of 9000 signs": live(query="?a=" + "x" * 9_000),
    "live two hundred headers": live(*[b"a: b"] * 200),
    "live origin no url": live(b"origin: http://["),
}
"""Each was a 5xx, a hang or a trace in the log once."""


@pytest.mark.parametrize("name", FOUND)
def test_a_strange_request_is_answered_plainly(fuzzer: Fuzzer, name: str) -> None:
    found = FOUND[name]
    sent = dataclasses.replace(found, sent=fuzzer.scene.filled(found.sent))
    reason, complaint = fuzzer.check(sent, settles_s=0.1)
    assert f"{reason}\n{complaint}".strip() == ""


MEGABYTES = 2 << 20


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(look("/api/me", b"a: " + b"x" * MEGABYTES), id="value"),
        pytest.param(look("/api/me", b"x" * MEGABYTES + b": a"), id="name"),
        pytest.param(look("/api/me", *[b"a: b"] * 200_000), id="many"),
        pytest.param(look("/" + "x" * MEGABYTES), id="path"),
        pytest.param(look("/api/me?a=" + "x" * MEGABYTES), id="query"),
    ],
)
def test_a_head_without_end_is_refused(fuzzer: Fuzzer, sent: bytes) -> None:
    # Collecting it takes time by the square of its length, and memory without a limit.
    report = Report()
    fuzzer.check(Attempt("long", fuzzer.scene.filled(sent), 0), report)
    assert set(report.statuses) <= {400, 413, 414, 431}
