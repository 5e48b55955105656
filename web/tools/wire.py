"""Print the server's OpenAPI document, from which the browser client's types are generated."""

import sys
import tempfile
from pathlib import Path

import msgspec

from worldsfair.server.api.schema import with_messages
from worldsfair.server.app import make_app
from worldsfair.server.settings import Settings

with tempfile.TemporaryDirectory() as folder:
    app = make_app(Settings(database_url=f"sqlite:///{Path(folder) / 'none.db'}"))
    schema = with_messages(app.openapi_schema.to_schema())
    sys.stdout.buffer.write(msgspec.json.encode(schema, order="deterministic"))
    app.state.desk.database.close()
