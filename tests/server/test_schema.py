"""The OpenAPI description: complete, with examples, and true (Schemathesis tries it)."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import CHECKS

from server.running import Server
from worldsfair.client import Client


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_the_server_keeps_to_its_description(case: Any, server: Server) -> None:
    with Client(server.address) as client:
        client.be_guest("Ida")
        headers = {"x-csrftoken": client._http.cookies["csrftoken"]}
        response = case.call(headers=headers, cookies=dict(client._http.cookies))
        case.validate_response(
            response,
            excluded_checks=[
                # Whether a turn is legal can't be said by a schema; nor does it know the session.
                CHECKS.get_one("positive_data_acceptance"),
                CHECKS.get_one("ignored_auth"),
                CHECKS.get_one("unsupported_method"),
            ],
        )


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
