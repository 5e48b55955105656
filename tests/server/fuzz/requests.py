"""HTTP requests as bytes: fitting ones, which reach deep code, to be made strange afterwards."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from urllib.parse import quote, urlencode

from server.fuzz.operations import Description, Operation, Values
from server.fuzz.scene import Asker, Place, Scene
from server.fuzz.tcp import Ending
from server.fuzz.values import Json, to_json

LONGEST_HEAD = 16_384


@dataclass
class Request:
    """A request in its parts."""

    method: bytes
    target: bytes
    headers: list[bytes] = field(default_factory=list)
    """Whole lines."""
    body: bytes = b""
    version: bytes = b"HTTP/1.1"
    has_length: bool = True
    """Whether the length of a body is said."""
    is_well_formed: bool = True
    """Whether it is HTTP, so that an answer is owed."""
    ending: Ending = "wait"

    def encode(self) -> bytes:
        """The bytes."""
        lines = [b" ".join((self.method, self.target, self.version)), *self.headers]
        if self.body and self.has_length:
            lines.append(b"content-length: %d" % len(self.body))
        return b"\r\n".join([*lines, b"", self.body])

    @property
    def is_owed(self) -> bool:
        """Whether it must be answered; closing is as good for what is not HTTP or has a long head.

        A server that closes before it has read all may not be heard, whatever it said.
        """
        size = len(self.target) + sum(map(len, self.headers))
        return self.is_well_formed and size <= LONGEST_HEAD

    def set_header(self, line: bytes) -> None:
        """Put a header in the place of one of the same name, or at the end."""
        name = line.partition(b":")[0].lower()
        for place, old in enumerate(self.headers):
            if old.partition(b":")[0].lower() == name:
                self.headers[place] = line
                return
        self.headers.append(line)

    def drop_header(self, name: bytes) -> None:
        """Leave a header out."""
        self.headers = [one for one in self.headers if one.partition(b":")[0].lower() != name]


@dataclass(frozen=True)
class Question:
    """What is asked before it is bytes: an operation with values for everything."""

    operation: Operation
    asker: Asker
    in_path: dict[str, str]
    in_query: dict[str, str]
    body: Json
    host: str

    def request(self) -> Request:
        """As HTTP."""
        path = self.operation.path
        for name, value in self.in_path.items():
            path = path.replace(f"{{{name}}}", quote(value, safe="", errors="surrogatepass"))
        query = f"?{urlencode(self.in_query)}" if self.in_query else ""
        headers = [f"host: {self.host}".encode(), *self.asker.headers()]
        body = b""
        if self.operation.body is not None:
            headers.append(b"content-type: application/json")
            body = to_json(self.body)
        return Request(self.operation.method.encode(), (path + query).encode(), headers, body)


def fitting_question(
    description: Description, scene: Scene, host: str, chooser: random.Random
) -> Question:
    """Something that could be asked by an honest client, or nearly so."""
    operation = chooser.choices(description.operations, description.weights())[0]
    place = chooser.choice(list(scene.places.values()))
    values = Values(description.schemas, {**scene.known, **place.known}, chooser)
    body = None if operation.body is None else values.make(operation.body)
    return Question(
        operation,
        _asker(scene, place, operation, chooser),
        {name: _text(values.make(schema, name)) for name, schema in operation.in_path.items()},
        {
            name: _text(values.make(schema, name))
            for name, schema in operation.in_query.items()
            if chooser.random() < 0.7
        },
        body,
        host,
    )


def _asker(scene: Scene, place: Place, operation: Operation, chooser: random.Random) -> Asker:
    """Mostly somebody who may."""
    if place.decides and operation.path.endswith("/turns") and chooser.random() < 0.8:
        return scene.askers[place.decides]
    names = ["ada", "ada", "ada", "bea", "bea", "cyd", "program", "nobody"]
    return scene.askers[chooser.choice(names)]


def _text(value: Json) -> str:
    return value if isinstance(value, str) else to_json(value).decode()
