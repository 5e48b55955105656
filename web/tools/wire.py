"""Print the server's OpenAPI document, from which the browser client's types are generated."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from worldsfair.game.preview import Preview
from worldsfair.records.continuations import Continuation
from worldsfair.records.model import Record
from worldsfair.server.api.schema import with_messages
from worldsfair.server.app import make_app, make_services
from worldsfair.server.settings import Settings
from worldsfair.wire.messages import Message


def name_exactly(shared: dict[str, dict[str, Any]]) -> None:
    """Say what areas and cards may be called, also within lists, where Litestar drops it."""
    _, exact = msgspec.json.schema_components(
        (Message, Preview, Record, Continuation), ref_template="#/components/schemas/{name}"
    )
    for name in exact.keys() & shared.keys():
        for field, schema in exact[name].get("properties", {}).items():
            told, known = json.dumps(schema), json.dumps(shared[name]["properties"][field])
            if any(word in told and word not in known for word in ('"enum"', '"card-id"')):
                shared[name]["properties"][field] = schema


with tempfile.TemporaryDirectory() as folder:
    services = make_services(Settings(database_url=f"sqlite:///{Path(folder) / 'none.db'}"))
    schema = with_messages(make_app(services).openapi_schema.to_schema())
    # Litestar may or may not copy a field's default to the shared schema of its type, from one
    # run to the next; a type has no default.
    for shared in schema["components"]["schemas"].values():
        shared.pop("default", None)
    name_exactly(schema["components"]["schemas"])
    sys.stdout.buffer.write(msgspec.json.encode(schema, order="deterministic"))
    services.close()
