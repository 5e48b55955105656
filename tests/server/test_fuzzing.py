"""Whatever is sent: no 5xx, no crash, no hang, and no trace on standard error.

`WORLDSFAIR_FUZZ=100000 pytest tests/server/test_fuzzing.py` sends more.
"""

from __future__ import annotations

import os
import random
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.fuzz.frames import PING, TEXT, frame
from server.fuzz.report import Report, Watched
from server.fuzz.tcp import Ending
from server.fuzzer import Attempt, Fuzzer
from server.playing import open_duel, play_to_the_end
from server.postgres import Postgres
from server.running import Server, running_server, sqlite_at
from worldsfair.client import Client

REQUESTS = int(os.environ.get("WORLDSFAIR_FUZZ", "4000"))
SEED = 1893


def fuzz(server: Server, seed: int, count: int, source: str | None = None) -> Report:
    watched = Watched(server.process, server.stderr)
    return Fuzzer(server.address, seed, watched, source).run(count)


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
        # From another address, so that the limits leave us the game afterwards.
        report = fuzz(server, SEED + 2, REQUESTS // 5, source="127.0.0.2")
        assert not report.failures, str(report)
        assert plays_a_game(server)


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzer]:
    """For single requests, with a scene for them to be about."""
    folder = tmp_path_factory.mktemp("strange")
    stderr = folder / "stderr"
    with running_server(sqlite_at(folder), "--no-rate-limits", stderr=stderr) as server:
        yield Fuzzer(server.address, SEED, Watched(server.process, stderr))


@pytest.fixture(scope="module")
def on_postgresql(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzer]:
    """The same on PostgreSQL, which takes less than SQLite does."""
    stderr = tmp_path_factory.mktemp("strange") / "stderr"
    url = postgres.new_database()
    with running_server(url, "--no-rate-limits", stderr=stderr) as server:
        yield Fuzzer(server.address, SEED, Watched(server.process, stderr))


def head(method: str, target: str, *headers: bytes, asker: str = "ada") -> bytes:
    """The beginning of a request by somebody who may ask, with names in place of ids."""
    line = f"{method} {target} HTTP/1.1\r\nhost: 127.0.0.1\r\n".encode()
    about = f"cookie: <cookies of {asker}>\r\nx-csrftoken: <csrf of {asker}>\r\n".encode()
    return line + about + b"".join(one + b"\r\n" for one in headers)


def look(target: str, *headers: bytes) -> bytes:
    """A request for something to see."""
    return head("GET", target, *headers) + b"\r\n"


def change(target: str, body: bytes, *headers: bytes) -> bytes:
    """A request to change something."""
    length = b"content-length: %d" % len(body)
    kind = b"content-type: application/json"
    return head("POST", target, kind, length, *headers) + b"\r\n" + body


UPGRADE = (
    b"connection: Upgrade",
    b"upgrade: websocket",
    b"sec-websocket-version: 13",
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
)
LIVE = "/api/tables/<duel>/live"
NEW_GUEST = b'{"name": "Ada"}'
BROKEN_CHUNK = (
    head("POST", "/api/guests", b"content-type: application/json", b"transfer-encoding: chunked")
    + b"\r\n5\r\nabcde\r\nzz\r\n"
)
HALF_A_BODY = (
    head("POST", "/api/guests", b"content-type: application/json", b"content-length: 20")
    + b'\r\n{"name'
)
LONG_NAME = b"x" * 9_000


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(look("/%00"), id="nul-in-a-file-name"),
        pytest.param(look("/index.html%00.js"), id="nul-after-a-file-name"),
        pytest.param(look("/" + "x" * 300), id="file-name-of-300-signs"),
        pytest.param(look("/a" * 3_000), id="path-of-6000-signs"),
        pytest.param(change("/api/guests", b"[" * 10_000), id="lists-10000-deep"),
        pytest.param(change("/api/guests", b'{"a":' * 10_000), id="objects-10000-deep"),
        pytest.param(change("/api/records", b'{"a":' * 10_000), id="record-10000-deep"),
        pytest.param(change("/api/guests", b'{"name": "\xff"}'), id="name-not-utf-8"),
        pytest.param(change("/api/guests", b'{"name": "\xed\xa0\x80"}'), id="surrogate-as-bytes"),
        pytest.param(change("/api/guests", NEW_GUEST, b"origin: http://["), id="origin-no-url"),
        pytest.param(change("/api/guests", NEW_GUEST, b"origin: http://[::1"), id="origin-half-ip"),
        pytest.param(
            look("/api/tables?which=x").replace(b"host: 127.0.0.1", b"host: 127.0.0.1:abc"),
            id="host-with-a-port-of-letters",
        ),
        pytest.param(
            look("/api/tables?which=x").replace(b"host: 127.0.0.1", b"host: 127.0.0.1:99999999"),
            id="host-with-a-port-too-high",
        ),
        pytest.param(
            change("/api/guests", NEW_GUEST)
            .replace(
                b"<cookies of ada>", b"csrftoken=%b; worldsfair_csrf=%b" % ((b"\xff" * 128,) * 2)
            )
            .replace(b"<csrf of ada>", b"\xff" * 128),
            id="csrf-token-not-ascii",
        ),
    ],
)
def test_a_strange_request_is_answered_plainly(on_sqlite: Fuzzer, sent: bytes) -> None:
    assert complaints(on_sqlite, Attempt("strange", sent)) == ""


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(
            change("/api/session", rb'{"name": "a\u0000b", "password": "long enough"}'),
            id="sign-in-with-a-nul",
        ),
        pytest.param(look("/api/tables/<duel>/chat?after=2147483648"), id="chat-after-2-to-the-31"),
    ],
)
def test_a_strange_request_is_answered_plainly_on_postgresql(
    on_postgresql: Fuzzer, sent: bytes
) -> None:
    assert complaints(on_postgresql, Attempt("strange", sent)) == ""


@pytest.mark.parametrize(
    ("sent", "ending"),
    [
        pytest.param(BROKEN_CHUNK, "wait", id="broken-chunk"),
        pytest.param(HALF_A_BODY, "half_close", id="half-a-body"),
        pytest.param(HALF_A_BODY, "leave", id="half-a-body-and-gone"),
        pytest.param(look("/api/me") * 2 + b"\xff\r\n\r\n", "wait", id="garbage-after-requests"),
        pytest.param(change("/api/guests", NEW_GUEST, *UPGRADE[:2]), "wait", id="post-to-upgrade"),
    ],
)
def test_a_broken_request_is_no_bug_of_the_server(
    on_sqlite: Fuzzer, sent: bytes, ending: Ending
) -> None:
    assert complaints(on_sqlite, Attempt("broken", sent, 0, ending)) == ""


@pytest.mark.parametrize(
    ("sent", "frames"),
    [
        pytest.param(look(LIVE, *UPGRADE), frame(TEXT, b"\xff"), id="text-not-utf-8"),
        pytest.param(look(LIVE, *UPGRADE, b"a: " + LONG_NAME), b"", id="header-of-9000-signs"),
        pytest.param(look(f"{LIVE}?a={'x' * 9_000}", *UPGRADE), b"", id="query-of-9000-signs"),
        pytest.param(
            look(LIVE, *UPGRADE, *[b"a: b"] * 200), frame(PING, b"x"), id="two-hundred-headers"
        ),
        pytest.param(look(LIVE, *UPGRADE, b"content-length: 5") + b"hello", b"", id="with-a-body"),
        pytest.param(look(LIVE, *UPGRADE, b"origin: http://["), b"", id="origin-no-url"),
    ],
)
def test_a_strange_websocket_is_answered_plainly(
    on_sqlite: Fuzzer, sent: bytes, frames: bytes
) -> None:
    assert complaints(on_sqlite, Attempt("strange", sent, 0, "wait", frames)) == ""


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
def test_a_head_without_end_is_refused(on_sqlite: Fuzzer, sent: bytes) -> None:
    # Collecting it takes time by the square of its length, and memory without a limit.
    report = Report()
    on_sqlite.check(Attempt("long", on_sqlite.scene.filled(sent), 0), report)
    assert set(report.statuses) <= {400, 413, 414, 431}


def complaints(fuzzer: Fuzzer, attempt: Attempt) -> str:
    """What is wrong with the answer to a request that names things of the scene."""
    filled = Attempt(
        attempt.kind,
        fuzzer.scene.filled(attempt.sent),
        attempt.owed,
        attempt.ending,
        attempt.frames,
    )
    reason, complaint = fuzzer.check(filled, settles_s=0.1)
    return f"{reason}\n{complaint}".strip()
