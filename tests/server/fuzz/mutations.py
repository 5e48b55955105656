"""What is done to a fitting request: strange paths, queries, bodies, headers and framing."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Mapping, Sequence
from urllib.parse import quote

from server.fuzz.requests import Question, Request
from server.fuzz.strange_headers import BODIES, BROKEN_HEADERS, STRANGE_HEADERS, TYPES
from server.fuzz.values import (
    LENGTHS,
    NOT_NUMBERS,
    NOT_UTF_8,
    NUMBERS,
    mutated,
    strange_document,
    strange_text,
    to_json,
)

Mutation = Callable[[Question, random.Random], tuple[str, Request]]
"""Gives the kind of strangeness, and the request."""

METHODS = (b"FOO", b"get", b"HEAD", b"OPTIONS", b"TRACE", b"CONNECT", b"PROPFIND", b"M-SEARCH")
BROKEN_METHODS = (b"", b"G\0T", b"GET\t", b"\xff", b"A" * 5_000, b"POST POST")
VERSIONS = (b"HTTP/1.0", b"HTTP/0.9", b"HTTP/2.0", b"HTTP/9.9", b"http/1.1", b"", b"HTTP/1.1 x")
TARGETS: Sequence[bytes] = (
    b"/api/tables/../../etc/passwd",
    b"/../../../../etc/passwd",
    b"/assets/..%2f..%2f..%2fapp.py",
    b"/assets/%2e%2e/%2e%2e/app.py",
    b"//api//me",
    b"//evil.example/api/me",
    b"/api/me/",
    b"/api//tables",
    b"/api/./me",
    b"/%61pi/me",
    b"/api%2fme",
    b"/api/me%00",
    b"/%00",
    b"/index.html%00.js",
    b"/t/%00",
    b"/t/" + b"x" * 300,
    b"/a" * 3_000,
    b"/" + b"x" * 300,
    b"/" + b"x" * 255 + b"/" + b"y" * 4_000,
    b"/%ff%fe",
    b"/%c3%28.js",
    b"/%ed%a0%80",
    b"/%",
    b"/%zz",
    b"/api/me?%",
    b"/api/me?%ff=%ff",
    b"/api/me?" + b"a=b&" * 5_000,
    b"/api/me?" + b"&" * 70_000,
    b"/api/tables?which=public&which=yours&which=",
    b"/api/tables?which[]=public",
    b"/api/tables?=&==&&;",
    b"/api/me#part",
    b"/con",
    b"/C:/windows",
    b"/\\..\\..\\app.py",
    b"/icon.svg/",
    b"/icon.svg/x",
    b"/assets/",
    b"/assets",
    b"*",
    b"http://127.0.0.1/api/me",
    b"http://[",
    b"http://evil.example:99999/api/me",
    b"127.0.0.1:443",
)
BROKEN_TARGETS: Sequence[bytes] = (
    b"/\0",
    b"/\xff\xfe",
    b"/\xc3\xa9",
    b"/a b",
    b"/a\tb",
    b"/\x7f",
    b"",
    b"?",
    b"api/me",
    b"/api/me?\xff",
    b"://",
)


def leave(question: Question, _: random.Random) -> tuple[str, Request]:
    """Nothing strange at all."""
    return "as it is", question.request()


def change_path(question: Question, chooser: random.Random) -> tuple[str, Request]:
    """An id or a number in the path that can't be one."""
    request = question.request()
    if not question.in_path or chooser.random() < 0.2:
        return change_target(question, chooser)
    name = chooser.choice(list(question.in_path))
    value = _strange_part(chooser)
    before, _, after = question.operation.path.partition(f"{{{name}}}")
    for other, fitting in question.in_path.items():
        before = before.replace(f"{{{other}}}", quote(fitting, safe=""))
        after = after.replace(f"{{{other}}}", quote(fitting, safe=""))
    request.target = before.encode() + value + after.encode()
    return f"path: {name}", request


def _strange_part(chooser: random.Random) -> bytes:
    kind = chooser.randrange(6)
    if kind == 0:
        return chooser.choice((*NUMBERS, *NOT_NUMBERS)).replace(b"+", b"%2B")
    if kind == 1:
        return quote(strange_text(chooser), safe="").encode()
    if kind == 2:
        return quote(chooser.choice(NOT_UTF_8)).encode()
    if kind == 3:
        return b"x" * chooser.choice(LENGTHS)
    if kind == 4:
        return chooser.choice((b"..", b".", b"%2e%2e", b"a%2fb", b"a/b", b"%00", b"", b"/", b"%20"))
    return chooser.choice((b"A" * 22, b"A" * 32, b"A" * 33, b"-" * 22, b"_", b"%0a", b"a%0a"))


def change_target(question: Question, chooser: random.Random) -> tuple[str, Request]:
    """Another path altogether."""
    request = question.request()
    if chooser.random() < 0.5:
        request.method, request.body = b"GET", b""
    if chooser.random() < 0.15:
        request.target = chooser.choice(BROKEN_TARGETS)
        request.is_well_formed = False
    else:
        request.target = chooser.choice(TARGETS)
        request.is_well_formed = request.target.startswith(b"/")
    return f"target: {request.target[:40]!r}", request


def change_query(question: Question, chooser: random.Random) -> tuple[str, Request]:
    """A query that can't be read."""
    names = list(question.operation.in_query) or ["after"]
    name = chooser.choice(names)
    value = _strange_part(chooser).replace(b"&", b"%26").replace(b"#", b"%23")
    others = {key: text for key, text in question.in_query.items() if key != name}
    request = dataclasses.replace(question, in_query=others).request()
    joint = b"&" if b"?" in request.target else b"?"
    pair = name.encode() + b"=" + value
    times = chooser.choice((1, 1, 1, 2, 500)) if len(pair) < 500 else 1
    request.target += joint + b"&".join([pair] * times)
    return f"query: {name}", request


def change_body(question: Question, chooser: random.Random) -> tuple[str, Request]:
    """One field that can't be right."""
    if question.operation.body is None:
        return change_query(question, chooser)
    request = question.request()
    value = mutated(question.body, chooser)
    if chooser.random() < 0.2:
        value = mutated(value, chooser)
    request.body = to_json(value)
    return "body: a field", request


def change_document(question: Question, chooser: random.Random) -> tuple[str, Request]:
    """A body that is not what it says it is, or any body where none belongs."""
    request = question.request()
    if chooser.random() < 0.3:
        kind = chooser.choice(TYPES)
        request.set_header(b"content-type: " + kind)
        if chooser.random() < 0.6:
            request.body = chooser.choice(BODIES)
        return f"type: {kind[:40]!r}", request
    way, request.body = strange_document(question.body, chooser)
    return f"body: {way}", request


def change_headers(question: Question, chooser: random.Random) -> tuple[str, Request]:
    """One to three strange headers."""
    request = question.request()
    if chooser.random() < 0.15:
        line = chooser.choice(BROKEN_HEADERS)
        request.headers.insert(chooser.randrange(len(request.headers) + 1), line)
        request.is_well_formed = False
        return f"broken header: {line[:40]!r}", request
    if chooser.random() < 0.1:
        request.drop_header(b"host")
        request.is_well_formed = False
        return "no host", request
    lines = chooser.sample(STRANGE_HEADERS, chooser.choice((1, 1, 1, 2, 3)))
    for line in lines:
        if chooser.random() < 0.3:
            request.headers.append(line)
        else:
            request.set_header(line)
    return f"header: {b' '.join(one[:40] for one in lines)!r}", request


def change_first_line(question: Question, chooser: random.Random) -> tuple[str, Request]:
    """Methods and versions that there are not."""
    request = question.request()
    if chooser.random() < 0.5:
        request.method = chooser.choice((*METHODS, *BROKEN_METHODS))
        request.is_well_formed = request.method in (b"HEAD", b"OPTIONS")
        if request.method == b"HEAD":
            request.body = b""
    else:
        request.version = chooser.choice(VERSIONS)
        request.is_well_formed = request.version == b"HTTP/1.0"
    return f"first line: {request.method[:20]!r} {request.version!r}", request


def _chunks(body: bytes, size: int) -> bytes:
    parts = [body[place : place + size] for place in range(0, len(body), size)]
    return b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


def change_framing(question: Question, chooser: random.Random) -> tuple[str, Request]:
    """Lengths and chunks that are wrong, or right and unusual."""
    request = question.request()
    body = request.body = request.body or b"{}"
    kind = chooser.choice(("chunks", "broken chunks", "length", "length", "both", "half", "expect"))
    request.has_length = False
    if kind == "chunks":
        request.headers.append(b"transfer-encoding: chunked")
        request.body = _chunks(body, chooser.choice((1, 7, 100_000)))
    elif kind == "broken chunks":
        request.headers.append(chooser.choice(_CODINGS))
        request.body = chooser.choice(_BROKEN_CHUNKS) + chooser.choice((b"", body, b"0\r\n\r\n"))
        request.is_well_formed, request.ending = False, "half_close"
    elif kind == "length":
        length = chooser.choice(_LENGTHS).replace(b"N", b"%d" % len(body))
        request.headers.append(b"content-length: " + length)
        request.is_well_formed, request.ending = False, "half_close"
    elif kind == "both":
        request.headers += [b"transfer-encoding: chunked", b"content-length: %d" % len(body)]
        request.body = _chunks(body, 10)
        request.is_well_formed, request.ending = False, "half_close"
    elif kind == "half":
        request.headers.append(b"content-length: %d" % (len(body) + 1))
        request.is_well_formed = False
        request.ending = chooser.choice(("half_close", "leave"))
    else:
        request.headers += [b"expect: 100-continue", b"content-length: %d" % len(body)]
    return f"framing: {kind}", request


_CODINGS = (
    b"transfer-encoding: chunked",
    b"transfer-encoding: gzip, chunked",
    b"transfer-encoding: chunked, gzip",
    b"transfer-encoding: xchunked",
    b"transfer-encoding:\tchunked",
    b"transfer-encoding : chunked",
)
_BROKEN_CHUNKS = (
    b"zz\r\n",
    b"-1\r\n",
    b"ffffffffffffffffff\r\n",
    b"7fffffffffffffff\r\n",
    b"5\r\nab",
    b"1\r\nabc\r\n",
    b"\r\n",
    b"0x5\r\nabcde\r\n",
    b"5;" + b"x" * 70_000 + b"\r\nabcde\r\n",
    b"0\r\nhost: evil.example\r\n\r\n",
)
_LENGTHS = (
    b"-1",
    b"+2",
    b"0",
    b"1",
    b"2.0",
    b"0x2",
    b"nan",
    b"",
    b"N, N",
    b"N\r\ncontent-length: 0",
    b"N\r\ncontent-length: N",
    b"100000",
    b"99999999999",
    b"9" * 19,
    b"9" * 400,
)

MUTATIONS: Mapping[Mutation, int] = {
    leave: 16,
    change_path: 10,
    change_query: 10,
    change_body: 28,
    change_document: 8,
    change_headers: 16,
    change_first_line: 3,
    change_target: 5,
    change_framing: 6,
}
"""And how often each is made, of some hundred."""
