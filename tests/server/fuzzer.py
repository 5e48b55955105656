"""A fuzzer over plain TCP: no 5xx, no crash and no hang, whatever is sent.

Every request is made from a seed and a number, so that one that fails can be made again:
`python -m server.fuzzer http://127.0.0.1:8893 --seed 1893 --first 312 --count 1`
(with `PYTHONPATH=src:tests`).
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, cast
from urllib.parse import urlsplit

import httpx
import msgspec
import typer

from server.fuzz.frames import PONG, STILL_THERE, Frame, take_frame
from server.fuzz.mutations import MUTATIONS
from server.fuzz.operations import Description, read_description
from server.fuzz.report import Failure, Report, Watched, literal
from server.fuzz.requests import Request, fitting_question
from server.fuzz.scene import Scene, make_lasting, make_scene
from server.fuzz.sockets import LAST_WORD, Call, strange_call
from server.fuzz.tcp import PATIENCE_S, Connection, Ending, Exchange, exchange, take_answer

SCENE_LASTS = 400
"""So many requests are about the same tables."""
_HEALTH_EVERY = 50
_SETTLES_S = 0.003
_SOCKETS = 0.12
_PIPELINES = 0.02
_BROKEN_CLOSES = (1011, *range(4500, 4600))
"""How a WebSocket says what 5xx says."""


@dataclass(frozen=True)
class Attempt:
    """Bytes to send, and what is owed for them."""

    kind: str
    sent: bytes
    owed: int = 1
    """Answers to complete, well-formed requests; 0 if closing is as good an answer."""
    ending: Ending = "wait"
    frames: bytes | None = None
    """What follows the handshake of a WebSocket."""


class Fuzzer:
    """Sends strange requests to a server, one after the other."""

    def __init__(
        self,
        address: str,
        seed: int,
        watched: Watched | None = None,
        source: str | None = None,
        only: str = "",
    ) -> None:
        self._address = address
        self._seed = seed
        self._watched = watched or Watched()
        self._source = source
        self._port = urlsplit(address).port or 80
        self._host = f"127.0.0.1:{self._port}"
        openapi = httpx.get(f"{address}/api/schema/openapi.json").json()
        self.description: Description = read_description(openapi, only)
        self._lasting = make_lasting(address)
        self.scene: Scene = make_scene(address, self._lasting, 0, self.description)

    def run(self, count: int, first: int = 0, *, renews: bool = True) -> Report:
        """Send the requests of some numbers; stops early when there is enough to mend.

        `renews`: make a new scene now and then, as requests change or end what it has.
        """
        report = Report()
        self._watched.complaint()
        for number in range(first, first + count):
            if renews and number % SCENE_LASTS == 0 and number != first:
                scene = number // SCENE_LASTS
                self.scene = make_scene(self._address, self._lasting, scene, self.description)
            attempt = self.attempt(number)
            started = time.monotonic()
            reason, complaint = self.check(attempt, report)
            report.note_time(time.monotonic() - started, number, attempt.kind)
            if not reason and number % _HEALTH_EVERY == 0:
                reason = self._health()
            if reason:
                report.fail(self._failure(number, attempt, reason, complaint))
                if report.is_enough or self._watched.has_ended():
                    break
        return report

    def check(
        self, attempt: Attempt, report: Report | None = None, settles_s: float = _SETTLES_S
    ) -> tuple[str, str]:
        """Send it; what is wrong, if anything, and what the server has to complain about."""
        reason = self._try(attempt, report or Report())
        if not attempt.owed or attempt.ending != "wait":
            # The server hears that nobody waits any more a little later than we know it.
            time.sleep(settles_s)
        complaint = self._watched.complaint()
        if self._watched.has_ended():
            reason = "the server ended"
        elif complaint and not reason:
            reason = "a complaint on standard error"
        return reason, complaint

    def _failure(self, number: int, attempt: Attempt, reason: str, complaint: str) -> Failure:
        return Failure(
            self._seed,
            number,
            attempt.kind,
            reason,
            self.scene.named(attempt.sent),
            None if attempt.frames is None else self.scene.named(attempt.frames),
            complaint,
        )

    def attempt(self, number: int) -> Attempt:
        """The request of a number: the same for the same seed, but for the ids in it."""
        chooser = random.Random(f"{self._seed} {number}")
        dice = chooser.random()
        if dice < _SOCKETS:
            call = strange_call(self.description, self.scene, self._host, chooser)
            if call is not None:
                return _calling(call)
        if dice > 1 - _PIPELINES:
            requests = [self._request(chooser)[1] for _ in range(chooser.choice((2, 3, 10)))]
            return _pipeline(requests, chooser.choice((b"", b"", b"\xff\r\n\r\n")))
        kind, request = self._request(chooser)
        return Attempt(kind, request.encode(), int(request.is_owed), request.ending)

    def _request(self, chooser: random.Random) -> tuple[str, Request]:
        question = fitting_question(self.description, self.scene, self._host, chooser)
        mutate = chooser.choices(list(MUTATIONS), list(MUTATIONS.values()))[0]
        kind, request = mutate(question, chooser)
        return f"{question.operation.method} {question.operation.path}, {kind}", request

    def _try(self, attempt: Attempt, report: Report) -> str:
        """Send it, and say what is wrong with what comes back."""
        try:
            if attempt.frames is not None:
                return self._call(attempt, report)
            found = exchange(
                self._port,
                attempt.sent,
                owed=attempt.owed,
                ending=attempt.ending,
                source=self._source,
            )
        except ConnectionRefusedError:
            return "no connection"
        except TimeoutError:
            return f"nothing is taken for {PATIENCE_S:.0f} s"
        report.statuses.update(answer.status for answer in found.answers)
        return judge(attempt, found)

    def _call(self, attempt: Attempt, report: Report) -> str:
        """Open a WebSocket, send the frames, and see whether the server is still there."""
        assert attempt.frames is not None
        with Connection(self._port, self._source) as connection:
            connection.send(attempt.sent)
            until = time.monotonic() + PATIENCE_S
            try:
                while (answer := take_answer(connection.received)) is None:
                    if not connection.receive(until):
                        return "closed without an answer" if attempt.owed else ""
            except TimeoutError:
                return f"no answer within {PATIENCE_S:.0f} s"
            report.statuses[answer.status] += 1
            if answer.status != 101:
                return judge(attempt, Exchange("answered", [answer]))
            connection.send(attempt.frames)
            if attempt.ending == "leave":
                connection.reset()
                return ""
            connection.send(LAST_WORD)
            if attempt.ending == "half_close":
                connection.half_close()
            return _listen(connection, until)

    def _health(self) -> str:
        asked = b"GET /health HTTP/1.1\r\nhost: %b\r\n\r\n" % self._host.encode()
        found = exchange(self._port, asked, source=self._source)
        if found.outcome == "answered" and found.answers[0].status == 200:
            return ""
        return "/health does not answer"


def _calling(call: Call) -> Attempt:
    owed = int(call.handshake.is_owed)
    return Attempt(call.kind, call.handshake.encode(), owed, call.ending, call.frames)


def _pipeline(requests: list[Request], last: bytes) -> Attempt:
    """Requests without waiting for the answers; all are owed if nothing ends the connection."""
    are_fair = not last and all(
        one.is_owed
        and one.version == b"HTTP/1.1"
        and one.method != b"HEAD"
        and not any(line.lower().startswith(b"connection:") for line in one.headers)
        for one in requests
    )
    sent = b"".join(one.encode() for one in requests) + last
    owed, ending = (len(requests), "wait") if are_fair else (0, "half_close")
    return Attempt(f"{len(requests)} at once", sent, owed, cast("Ending", ending))


def judge(attempt: Attempt, found: Exchange) -> str:
    """What is wrong with the answers; nothing if nothing is."""
    for answer in found.answers:
        if answer.status >= 500 and not is_overload(answer.status, answer.head, answer.body):
            return f"status {answer.status}"
    if found.outcome == "silent":
        return f"no answer within {PATIENCE_S:.0f} s"
    if found.rest and not found.rest.startswith(b"HTTP/1.") and found.outcome != "answered":
        return f"not an answer: {found.rest[:60]!r}"
    is_last = bool(found.answers) and b"\r\nconnection: close\r\n" in found.answers[-1].head.lower()
    if attempt.ending != "leave" and len(found.answers) < attempt.owed and not is_last:
        return f"closed with {len(found.answers)} of {attempt.owed} answers"
    return ""


class _Code(msgspec.Struct):
    code: str


def is_overload(status: int, head: bytes, body: bytes) -> bool:
    """Whether a 503 says that there is too much to do, and not that something broke."""
    if status != 503 or b"\r\nretry-after:" not in head.lower():
        return False
    try:
        code = msgspec.json.decode(body, type=_Code).code
    except msgspec.DecodeError:
        return False
    return code not in ("storage_unavailable", "internal")


def _listen(connection: Connection, until: float) -> str:
    """Wait until the server says that it is there, or closes; and say what is wrong with that."""
    try:
        while True:
            for heard in _frames(connection):
                if heard.close_code in _BROKEN_CLOSES:
                    return f"closed with {heard.close_code}"
                if heard == Frame(PONG, STILL_THERE):
                    return ""
            if not connection.receive(until):
                return ""
    except TimeoutError:
        return f"no word within {PATIENCE_S:.0f} s"


def _frames(connection: Connection) -> Iterator[Frame]:
    while (heard := take_frame(connection.received)) is not None:
        yield heard


def main(
    address: str,
    seed: Annotated[int, typer.Option(help="What the requests are made from.")] = 1893,
    first: Annotated[int, typer.Option(help="The number of the first request.")] = 0,
    count: Annotated[int, typer.Option(help="How many are sent.")] = 1_000,
    only: Annotated[str, typer.Option(help="Only paths that have this in them.")] = "",
    stderr: Annotated[Path | None, typer.Option(help="The server's standard error.")] = None,
    shows: Annotated[bool, typer.Option("--show", help="Show what would be sent.")] = False,
) -> None:
    """Fuzz a server that runs. It should be one of its own: tables and people are left there."""
    fuzzer = Fuzzer(address, seed, Watched(stderr=stderr), only=only)
    if shows:
        for number in range(first, first + count):
            attempt = fuzzer.attempt(number)
            frames = "" if attempt.frames is None else f"\nthen frames {literal(attempt.frames)}"
            typer.echo(f"{number} {attempt.kind}\n{literal(attempt.sent)}{frames}")
        return
    report = fuzzer.run(count, first)
    typer.echo(str(report))
    raise typer.Exit(1 if report.failures else 0)


if __name__ == "__main__":
    typer.run(main)
