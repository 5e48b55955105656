"""Print the server's OpenAPI document, from which the browser client's types are generated."""

import sys
import tempfile
from pathlib import Path

import msgspec

from worldsfair.server.api.schema import with_messages
from worldsfair.server.app import make_app, make_services
from worldsfair.server.settings import Settings

with tempfile.TemporaryDirectory() as folder:
    services = make_services(Settings(database_url=f"sqlite:///{Path(folder) / 'none.db'}"))
    schema = with_messages(make_app(services).openapi_schema.to_schema())
    # Litestar may or may not copy a field's default to the shared schema of its type, from one
    # run to the next; a type has no default.
    for shared in schema["components"]["schemas"].values():
        shared.pop("default", None)
    sys.stdout.buffer.write(msgspec.json.encode(schema, order="deterministic"))
    services.close()
