"""How long one request holds up all others: `/health` is asked all the while.

`PYTHONPATH=src:tests python -m server.fuzz.delays http://127.0.0.1:8893`
"""

from __future__ import annotations

import json
import statistics
import threading
import time
from collections.abc import Iterator
from typing import Annotated
from urllib.parse import urlsplit

import httpx
import typer

from server.fuzz.frames import PING, TEXT, frame
from server.fuzz.requests import Request
from server.fuzz.tcp import exchange
from server.fuzzer import Attempt, Fuzzer

_PAUSE_S = 0.001
_TIMES = 5
_UPGRADE = (
    b"connection: Upgrade",
    b"upgrade: websocket",
    b"sec-websocket-version: 13",
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
)


class Prober(threading.Thread):
    """Asks `/health` again and again on a connection of its own."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self._address = address
        self._asked: list[tuple[float, float]] = []
        self.ended = threading.Event()

    def run(self) -> None:
        """Ask until told to stop."""
        with httpx.Client(base_url=self._address, timeout=120) as client:
            while not self.ended.is_set():
                started = time.monotonic()
                client.get("/health")
                self._asked.append((started, time.monotonic()))
                time.sleep(_PAUSE_S)

    def worst_since(self, since: float) -> float:
        """The longest that an answer took which was not there yet at that time."""
        now = time.monotonic()
        while not self._asked or self._asked[-1][0] < now:
            time.sleep(_PAUSE_S)
        return max(end - start for start, end in self._asked if end >= since)


def costly_requests(fuzzer: Fuzzer, host: str) -> Iterator[tuple[str, Attempt]]:
    """Requests that could take long, by name."""
    ada = fuzzer.scene.askers["ada"].headers()
    place = fuzzer.scene.places["duel"].id

    def ask(target: str, *more: bytes, body: bytes = b"", method: str = "GET") -> Attempt:
        headers = [f"host: {host}".encode(), *ada, *more]
        if body:
            headers.append(b"content-type: application/json")
        return Attempt("", Request(method.encode(), target.encode(), headers, body).encode(), 0)

    def send(target: str, body: bytes) -> Attempt:
        return ask(target, body=body, method="POST")

    for name in ("/api/schema/openapi.json", "/api/schema/docs", "/metrics", "/api/ratings", "/"):
        yield name, ask(name)
    for which in ("public", "yours", "finished"):
        yield f"/api/tables?which={which}", ask(f"/api/tables?which={which}")
    for file in _files(host):
        yield f"{file}, gzip", ask(file, b"accept-encoding: gzip")
        yield f"{file}, whole", ask(file)
    finished = fuzzer.scene.places["finished"].id
    for part in ("", "/entries", "/record", "/positions/9"):
        yield f"a finished table{part}", ask(f"/api/tables/{finished}{part}")
    yield "play on from a turn", send(f"/api/tables/{finished}/continue", b'{"turn": 9}')
    for number, record in enumerate(fuzzer.scene.known["Record"]):
        body = json.dumps(record).encode()
        yield f"import record {number} ({len(body)} bytes)", send("/api/records", body)
    yield from _large_bodies(fuzzer, send)
    password = b'{"name": "nobody", "password": "a long fair password"}'
    yield "sign in", send("/api/session", password)
    yield "10 000 cookies", ask("/api/me", b"cookie: " + b"a=b; " * 10_000)
    yield "5 000 parts of a query", ask("/api/me?" + "a=b&" * 5_000)
    yield "15 000 parts of a query", ask("/api/me?" + "a=b&" * 15_000)
    yield "20 000 headers", ask("/api/me", *[b"a: b"] * 20_000)
    for size in (1, 10):
        yield f"a header of {size} MB", ask("/api/me", b"a: " + b"x" * (size << 20))
        yield f"a path of {size} MB", ask("/" + "x" * (size << 20))
        yield f"a query of {size} MB", ask("/api/me?" + "x" * (size << 20))
    live = ask(f"/api/tables/{place}/live", *_UPGRADE).sent
    yield "5 000 pings", Attempt("", live, 0, "wait", frame(PING, b"x") * 5_000)
    yield "2 000 messages", Attempt("", live, 0, "wait", frame(TEXT, b'{"type":"ping"}') * 2_000)


def _large_bodies(fuzzer: Fuzzer, send: object) -> Iterator[tuple[str, Attempt]]:
    assert callable(send)
    record = fuzzer.scene.known["Record"][0]
    assert isinstance(record, dict)
    turns = record["turns"]
    assert isinstance(turns, list)
    large = {
        "turns": {**record, "turns": (turns * 3_000)[:6_000]},
        "seats": {**record, "seats": [{"name": "a", "player": "human"}] * 40_000},
        "unknown fields": {**record, **{f"field {n}": n for n in range(80_000)}},
    }
    for name, value in large.items():
        body = json.dumps(value).encode()[:1_990_000]
        yield f"import 2 MB of {name}", send("/api/records", body)
    yield "import 2 MB of lists", send("/api/records", b"[" + b"[]," * 600_000 + b"[]]")
    yield "import 2 MB of a number", send("/api/records", b"9" * 1_900_000)
    yield "a body of 64 kB of numbers", send("/api/guests", b"[" + b"1," * 30_000 + b"1]")
    yield "a body of 60 kB of one number", send("/api/guests", b'{"name":' + b"9" * 60_000 + b"}")
    yield "a body of 10 MB", send("/api/guests", b'"' + b"x" * (10 << 20) + b'"')


def _files(host: str) -> list[str]:
    """What the page loads."""
    page = httpx.get(f"http://{host}/").text
    return sorted({part for part in page.split('"') if part.startswith("/assets/")})


def measure(prober: Prober, fuzzer: Fuzzer, port: int, attempt: Attempt) -> list[float]:
    """The delays that a request makes, each time that it is sent."""
    delays = []
    for _ in range(_TIMES):
        since = time.monotonic()
        if attempt.frames is None:
            exchange(port, attempt.sent, owed=attempt.owed, ending=attempt.ending, patience_s=60)
        else:
            fuzzer.check(attempt)
        delays.append(prober.worst_since(since))
        if delays[-1] > 2:
            break
    return delays


def main(
    address: str,
    count: Annotated[int, typer.Option(help="How many requests of the fuzzer, too.")] = 2_000,
    least_ms: Annotated[float, typer.Option(help="What is shown.")] = 20.0,
) -> None:
    """Tell which requests hold up the others, for how long."""
    fuzzer = Fuzzer(address, 1893)
    port = urlsplit(address).port or 80
    prober = Prober(address)
    prober.start()
    attempts = list(costly_requests(fuzzer, f"127.0.0.1:{port}"))
    attempts += [(f"number {n}", fuzzer.attempt(n)) for n in range(count)]
    for name, attempt in attempts:
        since = time.monotonic()
        fuzzer.check(attempt)
        first = prober.worst_since(since)
        if first * 1000 < least_ms and name.startswith("number"):
            continue
        delays = measure(prober, fuzzer, port, attempt)
        usual = statistics.median(delays) * 1000
        if max(usual, first * 1000) >= least_ms:
            typer.echo(f"first {first * 1000:7.0f} ms, then {usual:7.0f} ms: {name} {attempt.kind}")
    prober.ended.set()


if __name__ == "__main__":
    typer.run(main)
