"""Strange values: texts, numbers and JSON that no client of ours would send."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Raw:
    """Bytes that stand in JSON as they are, whether or not they are JSON."""

    text: bytes


Json: TypeAlias = "bool | int | float | str | Raw | Sequence[Json] | dict[str, Json] | None"

LENGTHS = (300, 5_000, 70_000)
DEPTHS = (100, 10_000)
TEXTS: Sequence[str] = (
    "",
    " ",
    "\0",
    "Ada\0Bea",
    "\u202eadA",
    "\u200b",
    "\u2066Ada\u2069",
    "\ufeffAda",
    "\u00ad",
    "\u0000\u0001\u001f\u007f\u0085",
    "\ufdfa" * 24,
    "\ufb03" * 10,
    "e" + "\u0301" * 60,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\U000e0041\U0010ffff\ufffe",
    "\u0130\u0131\u017f",
    "Ada\r\nSet-Cookie: a=b",
    "Ada\nBea\u2028Cyd\u2029",
    "' OR 1=1; DROP TABLE people; --",
    "%s%n%x{0}{name}${jndi:x}",
    "../../../../etc/passwd",
    "%2e%2e%2f%00",
    "<script>alert(1)</script>",
    "null",
    "true",
    "nan",
    "-inf",
    "1e400",
    "9" * 400,
    "-1",
    "0x10",
    "\u0661\u0662\u0663",
    "\u00b2",
    "random",
    "director",
    "place electricity",
    "place electricity place electricity",
    "davis nowhere",
    "approve -1",
    "approve agriculture " + "9" * 30,
)
SURROGATES: Sequence[Raw] = (
    Raw(rb'"\ud800"'),
    Raw(rb'"Ada \udfff"'),
    Raw(rb'"\udc00\ud800"'),
    Raw(rb'"\ud83d"'),
    Raw(b'"\xed\xa0\x80"'),
)
NOT_UTF_8: Sequence[bytes] = (b"\xff", b"\xc3\x28", b"\xc0\x80", b"\xf5\x80\x80\x80", b"a\xe2\x82")
NUMBERS: Sequence[bytes] = (
    b"0",
    b"-0",
    b"-0.0",
    b"-1",
    b"-2",
    b"4",
    b"10001",
    b"1000001",
    b"1.0",
    b"1.5",
    b"1e2",
    b"1E+2",
    b"1e-400",
    b"1e308",
    b"1e309",
    b"1e400",
    b"-1e400",
    b"2147483647",
    b"2147483648",
    b"2147483649",
    b"-2147483649",
    b"9007199254740993",
    b"9223372036854775807",
    b"9223372036854775808",
    b"-9223372036854775809",
    b"18446744073709551615",
    b"18446744073709551616",
    b"340282366920938463463374607431768211456",
    b"9" * 400,
    b"-" + b"9" * 400,
    b"9" * 5_000,
    b"1" + b"0" * 400 + b".5",
    b"0." + b"1" * 400,
)
NOT_NUMBERS: Sequence[bytes] = (
    b"NaN",
    b"nan",
    b"Infinity",
    b"-inf",
    b"inf",
    b"0x10",
    b"1_000",
    b"01",
    b"+1",
    b".5",
    b"5.",
    b"1e",
    b"--1",
    b"true",
    b"undefined",
)
_OTHERS: Sequence[Json] = (None, True, False, [], {}, [[]], {"": None}, [None] * 1_000)


def strange_text(chooser: random.Random) -> str:
    """A text that is too long, or has signs that texts don't have."""
    if chooser.random() < 0.15:
        return chooser.choice(("\0", "Ada\0Bea"))
    if chooser.random() < 0.15:
        return chooser.choice(("x", "\u00e9", "\U0001f3a1", " ", "\0")) * chooser.choice(LENGTHS)
    return chooser.choice(TEXTS)


def nested(depth: int, opening: bytes = b"[", closing: bytes = b"]") -> Raw:
    """Lists in lists, or objects in objects."""
    return Raw(opening * depth + (b"1" if b":" in opening else b"") + closing * depth)


def strange_value(chooser: random.Random) -> Json:
    """Any value that may be JSON."""
    kind = chooser.randrange(9)
    if kind <= 2:
        return strange_text(chooser)
    if kind <= 4:
        return Raw(chooser.choice(NUMBERS))
    if kind == 5:
        return Raw(chooser.choice(NOT_NUMBERS))
    if kind == 6:
        return chooser.choice(SURROGATES)
    if kind == 7:
        return chooser.choice(_OTHERS)
    depth = chooser.choice(DEPTHS)
    return chooser.choice((nested(depth), nested(depth, b'{"a":', b"}"), nested(depth, b"[", b"")))


def mutated(value: Json, chooser: random.Random) -> Json:
    """A value with one thing in it made strange."""
    if isinstance(value, dict) and value and chooser.random() < 0.85:
        changed = dict(value)
        key = chooser.choice(list(changed))
        act = chooser.random()
        if act < 0.08:
            del changed[key]
        elif act < 0.16:
            changed[strange_text(chooser)[:5_000]] = changed[key]
        else:
            changed[key] = mutated(changed[key], chooser)
        return changed
    if isinstance(value, list) and value and chooser.random() < 0.85:
        items = list(value)
        place = chooser.randrange(len(items))
        act = chooser.random()
        if act < 0.1:
            del items[place]
        elif act < 0.2:
            items = items * chooser.choice((2, 30))
        else:
            items[place] = mutated(items[place], chooser)
        return items
    if isinstance(value, str) and value and chooser.random() < 0.3:
        place = chooser.randrange(len(value) + 1)
        return value[:place] + strange_text(chooser)[:5_000] + value[place:]
    return strange_value(chooser)


def to_json(value: Json) -> bytes:
    """JSON, or what comes nearest to it."""
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, dict):
        pairs = (json.dumps(key).encode() + b":" + to_json(one) for key, one in value.items())
        return b"{" + b",".join(pairs) + b"}"
    if isinstance(value, (list, tuple)):
        return b"[" + b",".join(to_json(one) for one in value) + b"]"
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


def strange_document(value: Json, chooser: random.Random) -> tuple[str, bytes]:
    """A body that says a value in a strange way; which way, and the bytes."""
    text = to_json(value)
    ways: dict[str, bytes] = {
        "nothing": b"",
        "cut off": text[: chooser.randrange(len(text) + 1)],
        "something after it": text + chooser.choice((b"\0", b"x", text, b"//", b" \t\r\n")),
        "a byte order mark": b"\xef\xbb\xbf" + text,
        "utf-16": text.decode("utf-8", "replace").encode("utf-16"),
        "each key twice": _doubled(value),
        "not utf-8": _with_inserted(text, chooser.choice(NOT_UTF_8), chooser),
        "a nul": _with_inserted(text, b"\0", chooser),
        "a raw byte": _with_inserted(text, bytes([chooser.randrange(256)]), chooser),
        "in a list": b"[" + text + b"]",
        "a value": to_json(strange_value(chooser)),
        "spaces": b" " * chooser.choice(LENGTHS) + text,
        "too large": text + b" " * 3_000_000,
        "random bytes": chooser.randbytes(200),
    }
    names = [name for name in ways if name != "too large" or chooser.random() < 0.3]
    way = chooser.choice(names)
    return way, ways[way]


def _doubled(value: Json) -> bytes:
    if not isinstance(value, dict):
        return to_json([value, value])
    pairs = [json.dumps(key).encode() + b":" + to_json(one) for key, one in value.items()]
    return b"{" + b",".join([*pairs, *reversed(pairs)]) + b"}"


def _with_inserted(text: bytes, inserted: bytes, chooser: random.Random) -> bytes:
    place = chooser.randrange(len(text) + 1)
    return text[:place] + inserted + text[place:]
