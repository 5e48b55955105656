"""The OpenAPI description: complete, with examples, and true (Schemathesis tries it)."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from server.running import Server
from server.schema_checks import untrue_checks
from worldsfair.client import Client
from worldsfair.server.api.schema import with_messages
from worldsfair.server.app import make_app, make_services
from worldsfair.server.settings import Settings


def described() -> dict[str, Any]:
    """The description, read from an application that is not served."""
    with tempfile.TemporaryDirectory() as folder:
        services = make_services(Settings(f"sqlite:///{folder}/games.db"))
        app = make_app(services)
        services.close()
    told: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    return with_messages(told)


@pytest.fixture(scope="module")
def ida(server: Server) -> Iterator[Client]:
    """One guest for all cases."""
    with Client(server.address) as client:
        client.be_guest("Ida")
        yield client


schema = schemathesis.openapi.from_dict(described())


@schema.parametrize()
@settings(
    max_examples=5,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_the_server_keeps_to_its_description(case: Any, server: Server, ida: Client) -> None:
    headers = {"x-csrftoken": ida._http.cookies["worldsfair_csrf"]}
    cookies = dict(ida._http.cookies)
    response = case.call(base_url=server.address, headers=headers, cookies=cookies)
    case.validate_response(response, excluded_checks=untrue_checks())


def test_the_live_messages_are_in_the_same_schema(server: Server) -> None:
    told = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    schemas = told["components"]["schemas"]
    assert {"LiveViewMessage", "LiveEntryMessage", "LiveTableInfo"} <= set(schemas)
    assert "/api/tables/{table_id}/live" in told["x-websockets"]


def test_main_requests_have_examples(server: Server) -> None:
    paths = httpx.get(f"{server.address}/api/schema/openapi.json").json()["paths"]
    for path in ("/api/tables", "/api/tables/{table_id}/turns"):
        content = paths[path]["post"]["requestBody"]["content"]["application/json"]
        assert "examples" in str(content)


def test_the_documentation_is_one_page_that_fetches_nothing(server: Server) -> None:
    page = httpx.get(f"{server.address}/api/schema/docs")
    assert page.status_code == 200
    assert "<script" not in page.text
