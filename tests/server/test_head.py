"""HEAD is answered wherever GET is: the same status and headers, and no body."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.routes import HTTPRoute

from server.running import Server, sqlite_at
from worldsfair.server.app import make_asgi
from worldsfair.server.settings import Settings

PATHS = ("/", "/t/some-table", "/learn", "/icon.svg", "/assets/main-1a2b.js", "/assets/gone.js")
OWN = {"x-request-id", "set-cookie"}
"""Of each answer alone."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[object]:
    """A server with a built client."""
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<html><head></head></html>")
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets/main-1a2b.js").write_text("start();")
    app = make_asgi(Settings(sqlite_at(tmp_path), client_folder=str(built)))
    yield app
    app.app.state.services.close()


def ask(app: object, method: str, path: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # it is one
        async with httpx.AsyncClient(transport=transport, base_url="http://fair") as client:
            return await client.request(method, path, headers={"accept-encoding": "gzip"})

    return asyncio.run(asked())


def told(answer: httpx.Response) -> tuple[int, dict[str, str]]:
    headers = {name: value for name, value in answer.headers.items() if name not in OWN}
    return answer.status_code, headers


def plain_routes(app: object) -> list[str]:
    """Every address that is read with GET and names nothing."""
    routes = app.app.routes  # type: ignore[attr-defined]  # the framework's, behind the headers
    return [
        route.path
        for route in routes
        if isinstance(route, HTTPRoute) and "GET" in route.methods and "{" not in route.path
    ]


def test_every_page_and_every_route_of_the_api_can_be_asked_for_its_headers(app: object) -> None:
    routes = plain_routes(app)
    assert {"/", "/health", "/api/me", "/api/bots", "/api/tables"} <= set(routes)
    for path in (*PATHS, *routes, "/api/tables/none", "/api/nothing"):
        if path == "/metrics":
            continue  # which counts the very requests
        head = ask(app, "HEAD", path)
        assert (told(head), head.content) == (told(ask(app, "GET", path)), b""), path


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/api/me"])
def test_the_length_is_told(app: object, path: str) -> None:
    assert int(ask(app, "HEAD", path).headers["content-length"]) > 0


def test_what_is_only_changed_has_no_head(app: object) -> None:
    head = ask(app, "HEAD", "/api/guests")
    assert (head.status_code, head.content) == (405, b"")


def test_who_may_get_may_ask_for_the_headers(app: object) -> None:
    assert ask(app, "POST", "/health").headers["allow"] == "GET, HEAD, OPTIONS"


def test_answers_after_a_head_are_still_understood(server: Server) -> None:
    with httpx.Client(base_url=server.address) as client:
        heads = [client.head(path) for path in ("/", "/api/me", "/api/me", "/health")]
        assert [(head.status_code, head.content) for head in heads] == [(200, b"")] * 4
        assert client.get("/api/me").json() == {"me": None}
