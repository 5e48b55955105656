"""WebSocket connections: strange handshakes, and strange frames after a good one."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import quote

from server.fuzz.frames import BINARY, CLOSE, PING, PONG, STILL_THERE, TEXT, closing, frame, packed
from server.fuzz.operations import Description
from server.fuzz.requests import Request
from server.fuzz.scene import Place, Scene
from server.fuzz.strange_headers import STRANGE_HEADERS
from server.fuzz.tcp import Ending
from server.fuzz.values import (
    NOT_NUMBERS,
    NOT_UTF_8,
    NUMBERS,
    Json,
    mutated,
    strange_document,
    strange_text,
    to_json,
)

_KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
_KEYS = (b"", b"short", b"!" * 24, _KEY[:-2], _KEY * 40, b"\xff" * 24, _KEY + b"\r\nX: y")
_VERSIONS = (b"", b"0", b"12", b"99", b"13, 8", b"-13", b"abc", b"\xff", b"9" * 400)
_EXTENSIONS = (
    b"permessage-deflate",
    b"permessage-deflate; server_max_window_bits=99",
    b"permessage-deflate; client_max_window_bits=nan",
    b"permessage-deflate; " * 500,
    b"x-nonsense; a=\xff",
    b'"',
    b",,,",
)
_PROTOCOLS = (b"a, b", b"", b"\xff", b"x" * 300)
_CODES = (0, 999, 1000, 1001, 1004, 1005, 1006, 1015, 2999, 3000, 4999, 5000, 65535)
"""Without 1011: a server sends back the code that it gets, and would seem broken."""


@dataclasses.dataclass(frozen=True)
class Call:
    """A handshake, and the frames that follow if it is accepted."""

    kind: str
    handshake: Request
    frames: bytes = b""
    ending: Ending = "wait"
    """`wait` asks at the end whether the server is still there."""


def strange_call(
    description: Description, scene: Scene, host: str, chooser: random.Random
) -> Call | None:
    """A connection that is strange in its handshake or in its frames; None without WebSockets."""
    if not description.sockets:
        return None
    path = chooser.choice(list(description.sockets))
    place = chooser.choice(list(scene.places.values()))
    names = ["ada", "bea", "cyd", "program", "nobody"]
    request = Request(b"GET", _target(path, place.id, "").encode())
    request.headers = [
        f"host: {host}".encode(),
        b"connection: Upgrade",
        b"upgrade: websocket",
        b"sec-websocket-version: 13",
        b"sec-websocket-key: " + _KEY,
        *scene.askers[chooser.choice(names)].headers(),
    ]
    if chooser.random() < 0.3:
        return _strange_handshake(request, path, place, description.sockets[path], chooser)
    way = chooser.choice(list(FRAMES))
    frames, ending = FRAMES[way](place, chooser)
    if way.startswith("packed"):
        request.headers.append(b"sec-websocket-extensions: permessage-deflate")
    return Call(f"frames: {way}", request, frames, ending)


def _target(path: str, table: str, query: str) -> str:
    """The path with the table in it; whatever else is in it gets any number."""
    path = path.replace("{table_id}", table)
    while "{" in path:
        path = path[: path.index("{")] + "0" + path[path.index("}") + 1 :]
    return path + query


def _strange_handshake(
    request: Request, path: str, place: Place, names: Sequence[str], chooser: random.Random
) -> Call:
    kind = chooser.choice(("key", "version", "extension", "query", "query", "table", "header"))
    if kind == "key":
        request.set_header(b"sec-websocket-key: " + chooser.choice(_KEYS))
    elif kind == "version":
        request.set_header(b"sec-websocket-version: " + chooser.choice(_VERSIONS))
    elif kind == "extension":
        request.headers.append(b"sec-websocket-extensions: " + chooser.choice(_EXTENSIONS))
        request.headers.append(
            b"sec-websocket-protocol: " + chooser.choice((b"a, b", b"", b"\xff"))
        )
    elif kind == "query":
        value = chooser.choice((*NUMBERS, *NOT_NUMBERS, *NOT_UTF_8, b"%00", b""))
        name = chooser.choice([*names, "other"]).encode()
        request.target += b"?" + name + b"=" + quote(value, safe="%").encode()
    elif kind == "table":
        table = quote(strange_text(chooser), safe="") or "%20"
        request.target = _target(path, table, "").encode()
    elif chooser.random() < 0.3:
        request.drop_header(chooser.choice((b"host", b"upgrade", b"connection")))
    else:
        request.set_header(chooser.choice(STRANGE_HEADERS))
    request.is_well_formed = kind in ("query", "table")
    return Call(f"handshake: {kind}", request, ending="wait")


Frames = Callable[[Place, random.Random], tuple[bytes, Ending]]


def _turn(place: Place, chooser: random.Random) -> dict[str, Json]:
    return {
        "type": "turn",
        "id": "a1",
        "seat": place.known["seat"][0],
        "follows": place.known["follows"][0],
        "moves": chooser.choice(place.known["moves"]),
    }


def _fitting_turn(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    text = frame(TEXT, to_json(_turn(place, chooser)))
    return text * chooser.choice((1, 2)), "wait"


def _strange_turn(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    value = mutated(_turn(place, chooser), chooser)
    return frame(TEXT, to_json(value)), "wait"


def _strange_text(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    said: dict[str, Json] = {"type": "ping"} if chooser.random() < 0.5 else _turn(place, chooser)
    _, text = strange_document(said, chooser)
    return frame(TEXT, text[:20_000]), "wait"


def _several(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    return frame(TEXT, b'{"type":"ping"}') * chooser.choice((2, 20, 300)), "wait"


def _binary(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    return frame(BINARY, chooser.choice((b"", b'{"type":"ping"}', chooser.randbytes(99)))), "wait"


def _fragments(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    text = b'{"type":"ping"}'
    whole = frame(TEXT, text[:4], is_last=False) + frame(0, text[4:])
    between = frame(TEXT, text[:4], is_last=False) + frame(PING, b"x") + frame(0, text[4:])
    many = frame(TEXT, b"", is_last=False) + frame(0, b"", is_last=False) * 500 + frame(0, text)
    return chooser.choice((whole, between, many)), "wait"


def _broken_fragments(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    alone = frame(0, b"alone")
    twice = frame(TEXT, b"a", is_last=False) + frame(TEXT, b"b")
    control = frame(PING, b"a", is_last=False)
    long = frame(TEXT, b"x" * 4_000, is_last=False) + frame(0, b"x" * 4_000)
    return chooser.choice((alone, twice, control, long)), "wait"


def _unfinished(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    begun = frame(TEXT, b"begun", is_last=False)
    return begun, chooser.choice(("half_close", "leave", "wait"))


def _not_masked(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    return frame(TEXT, b'{"type":"ping"}', is_masked=False), "wait"


def _too_long(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    sent = frame(TEXT, b"x" * chooser.choice((4_096, 4_097, 70_000)))
    claimed = chooser.choice((1 << 31, 1 << 63, (1 << 64) - 1, 1 << 62))
    return chooser.choice((sent, frame(TEXT, b"x", claimed=claimed))), "half_close"


def _reserved(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    opcode = chooser.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15))
    bits = frame(TEXT, b"{}", reserved=chooser.randrange(1, 8))
    return chooser.choice((frame(opcode, b"x"), bits)), "wait"


def _not_utf_8(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    return frame(TEXT, chooser.choice(NOT_UTF_8)), "wait"


def _close(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    ways = (
        frame(CLOSE),
        frame(CLOSE, b"\x03"),
        closing(chooser.choice(_CODES)),
        closing(chooser.choice(_CODES), b"\xff\xfe"),
        closing(1000, b"x" * 120),
        closing(1000, b"x" * 200),
        closing(1000) + frame(TEXT, b'{"type":"ping"}'),
        closing(1000) * 3,
    )
    return chooser.choice(ways), "wait"


def _pings(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    flood = frame(PING, b"x" * 100) * 500
    return chooser.choice((flood, frame(PONG, b"unasked") * 500, frame(PING, b"x" * 126))), "wait"


def _silence(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    begun = chooser.choice((b"\x81", b"\x81\xfe", b"\x81\x85\x01\x02", frame(TEXT, b"{}")[:-1]))
    return begun, chooser.choice(("half_close", "leave"))


def _garbage(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    return chooser.randbytes(chooser.choice((2, 50, 5_000))), "half_close"


def _packed(place: Place, chooser: random.Random) -> tuple[bytes, Ending]:
    bomb = packed(b" " * 3_000_000)
    fair = packed(b'{"type":"ping"}')
    return frame(TEXT, chooser.choice((bomb, fair, b"\xff" * 50)), reserved=4), "wait"


FRAMES: Mapping[str, Frames] = {
    "a fitting turn": _fitting_turn,
    "a strange turn": _strange_turn,
    "a stranger turn": _strange_turn,
    "strange text": _strange_text,
    "many pings": _several,
    "binary": _binary,
    "fragments": _fragments,
    "broken fragments": _broken_fragments,
    "unfinished": _unfinished,
    "not masked": _not_masked,
    "too long": _too_long,
    "reserved": _reserved,
    "not utf-8": _not_utf_8,
    "close": _close,
    "control floods": _pings,
    "silence": _silence,
    "garbage": _garbage,
    "packed": _packed,
}

LAST_WORD = frame(PING, STILL_THERE)
