"""Requests that follow from each other, as Schemathesis finds them in the OpenAPI description."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import GenerationMode

from server.playing import any_turn
from server.running import Server
from server.schema_checks import untrue_checks
from worldsfair.client import Client, Refused

SCENARIOS = 40
STEPS = 12


def test_requests_that_follow_from_each_other_keep_to_the_description(server: Server) -> None:
    schema = schemathesis.openapi.from_dict(described(server))
    schema.config.update(base_url=server.address)
    # What is wrong in itself is tried elsewhere (`test_schema.py`, `test_fuzzing.py`), and
    # making up records takes long.
    schema.config.generation.update(modes=[GenerationMode.POSITIVE])
    machine: Any = schema.include(path_regex="^/api/tables").as_state_machine()

    class Workflow(machine):  # type: ignore[misc]  # made from the description
        """A guest who opens tables and does what can be done with them."""

        def setup(self) -> None:
            self.client = Client(server.address)
            self.client.be_guest("Wanda")
            seats = [{"kind": "person"}, {"kind": "person"}]
            self.client.open_table(seats)
            self.client.start(self.client.open_table(seats).table.id)
            self.chooser = random.Random(1893)

        def teardown(self) -> None:
            self.client.close()

        def get_call_kwargs(self, case: Any) -> dict[str, Any]:
            cookies = dict(self.client._http.cookies)
            token = next(value for name, value in cookies.items() if "csrf" in name)
            return {"headers": {"x-csrftoken": token}, "cookies": cookies}

        def before_call(self, case: Any) -> None:
            make_fitting(case, self.client, self.chooser)

        def validate_response(self, response: Any, case: Any, **more: Any) -> None:
            case.validate_response(
                response, excluded_checks=untrue_checks(), recorder=self.recorder
            )

    Workflow.run(
        settings=settings(
            max_examples=SCENARIOS,
            stateful_step_count=STEPS,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            derandomize=True,
        )
    )


def described(server: Server) -> dict[str, Any]:
    """The description, with what it leaves open closed: nobody sends fields that are not there."""
    told: dict[str, Any] = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    for one in told["components"]["schemas"].values():
        if "properties" in one:
            one.setdefault("additionalProperties", False)
    return told


def make_fitting(case: Any, client: Client, chooser: random.Random) -> None:
    """Let tables start and turns be legal: a schema can't say how, and chance does not find it."""
    tables = [table.id for table in client.tables("yours")]
    if "table_id" in case.path_parameters and tables and chooser.random() < 0.9:
        case.path_parameters["table_id"] = chooser.choice(tables)
    if "turn" in case.path_parameters:
        case.path_parameters["turn"] = chooser.randrange(3)
    body = case.body
    if not isinstance(body, dict):
        return
    if isinstance(body.get("level"), str):
        body["level"] = "random"
    if "stand_in" in body:
        body["stand_in"] = "random"
    if "turn" in body:
        body["turn"] = chooser.randrange(3)
    if case.operation.path == "/api/tables":
        body["seats"] = [{"kind": "person"} for _ in body["seats"]]
    if {"follows", "moves"} <= set(body):
        _make_legal(body, case.path_parameters["table_id"], client, chooser)


def _make_legal(body: dict[str, Any], table: str, client: Client, chooser: random.Random) -> None:
    answer = client._http.get("/api/tables/" + table)
    about: Mapping[str, Any] = answer.json().get("table", {}) if answer.is_success else {}
    if about.get("decider") is None:
        return
    body["seat"], body["follows"] = about["decider"], about["number"]
    try:
        body["moves"] = any_turn(client, table, chooser)
    except Refused:
        # A bot was faster.
        return
