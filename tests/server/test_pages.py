"""The browser client as the server gives it out: types, caching, policy, and a path prefix."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from server.running import sqlite_at
from worldsfair.server.api.guards import CSP
from worldsfair.server.app import make_asgi
from worldsfair.server.settings import Settings

INDEX = '<html><head></head><script type="module" src="./assets/main-1a2b.js"></script></html>'
FILES = {
    "index.html": INDEX.encode(),
    "icon.svg": b"<svg/>",
    "assets/main-1a2b.js": b"start();",
    "assets/main-3c4d.css": b"a { b: c }",
    "assets/letters-5e6f.woff2": b"wOF2",
    "assets/engine-7a8b.wasm": b"\0asm",
    "manifest.webmanifest": b'{"start_url": "./"}',
    "service-worker.js": b"keep();",
    "icon-192.png": b"\x89PNG",
}

Get = Callable[..., httpx.Response]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client."""
    built = tmp_path / "built"
    for name, content in FILES.items():
        (built / name).parent.mkdir(parents=True, exist_ok=True)
        (built / name).write_bytes(content)
    return built


def getter(settings: Settings) -> Iterator[Get]:
    app = make_asgi(settings)
    transport = httpx.ASGITransport(app)

    def get(path: str, **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            async with httpx.AsyncClient(transport=transport, base_url="http://fair") as client:
                return await client.get(path, headers={"accept-encoding": "identity", **headers})

        return asyncio.run(ask())

    yield get
    app.app.state.services.close()


@pytest.fixture
def get(tmp_path: Path, folder: Path) -> Iterator[Get]:
    yield from getter(Settings(sqlite_at(tmp_path), client_folder=str(folder)))


@pytest.fixture
def get_below(tmp_path: Path, folder: Path) -> Iterator[Get]:
    """The same, shown under a path."""
    settings = Settings(sqlite_at(tmp_path), client_folder=str(folder), root_path="/fair")
    yield from getter(settings)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/assets/main-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/main-3c4d.css", "text/css; charset=utf-8"),
        ("/assets/letters-5e6f.woff2", "font/woff2"),
        ("/assets/engine-7a8b.wasm", "application/wasm"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/service-worker.js", "text/javascript; charset=utf-8"),
        ("/icon-192.png", "image/png"),
    ],
)
def test_every_file_has_its_type(get: Get, path: str, kind: str) -> None:
    answer = get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)


def test_hashed_files_are_kept_for_ever_and_the_page_is_not(get: Get) -> None:
    hashed = get("/assets/main-1a2b.js").headers["cache-control"]
    assert hashed == "public, max-age=31536000, immutable"
    assert get("/").headers["cache-control"] == get("/icon.svg").headers["cache-control"]
    assert get("/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/service-worker.js", "/manifest.webmanifest"])
def test_what_tells_of_a_new_version_is_asked_for_every_time(get: Get, path: str) -> None:
    assert get(path).headers["cache-control"] == "no-cache"


def test_every_header_is_there_once(get: Get) -> None:
    names = [name.lower() for name, _ in get("/assets/main-1a2b.js").headers.multi_items()]
    assert len(names) == len(set(names))


def test_the_page_may_run_nothing_but_its_own_scripts(get: Get) -> None:
    policy = get("/").headers["content-security-policy"]
    assert policy == CSP
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy.split("; ")


def test_the_page_may_have_workers_a_manifest_and_fetch_its_engine(get: Get) -> None:
    policy = get("/").headers["content-security-policy"].split("; ")
    assert {"worker-src 'self'", "manifest-src 'self'", "connect-src 'self'"} <= set(policy)


@pytest.mark.parametrize("path", ["/t/some-table", "/learn", "/replay/some-table"])
def test_addresses_of_the_client_give_its_page(get: Get, path: str) -> None:
    assert get(path).text == get("/").text


def test_a_file_that_is_not_there_is_a_problem_and_not_the_page(get: Get) -> None:
    answer = get("/assets/main-0000.js")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_an_unknown_address_of_the_api_is_a_problem_and_not_the_page(get: Get) -> None:
    answer = get("/api/nothing")
    assert answer.headers["content-type"] == "application/problem+json"


def test_files_are_packed_for_those_who_unpack(get: Get) -> None:
    packed = get("/assets/main-1a2b.js", **{"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["content-length"] == str(len(gzip.compress(b"start();", mtime=0)))
    assert packed.text == "start();"


def test_the_page_knows_the_path_it_is_shown_under(get_below: Get) -> None:
    page = get_below("/fair/").text
    assert '<meta name="worldsfair-root" content="/fair">' in page
    assert 'src="/fair/assets/main-1a2b.js"' in page


@pytest.mark.parametrize("path", ["/fair/assets/main-1a2b.js", "/assets/main-1a2b.js"])
def test_files_are_found_whether_or_not_the_proxy_takes_the_path_away(
    get_below: Get, path: str
) -> None:
    assert get_below(path).text == "start();"


def test_without_a_built_client_a_plain_page_says_so(tmp_path: Path) -> None:
    for get in getter(Settings(sqlite_at(tmp_path), client_folder=str(tmp_path / "nothing"))):
        page = get("/").text
    assert "The browser client is not built" in page
    assert "/api/schema/docs" in page
