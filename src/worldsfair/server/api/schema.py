"""The OpenAPI description, with the WebSocket's messages in the same schema."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Router
from litestar.enums import MediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server

from worldsfair import __version__
from worldsfair.server.api.handling import LIMIT_LOOKS
from worldsfair.server.api.pages import api_page
from worldsfair.server.api.session_cookies import COOKIE, CSRF_COOKIE, CSRF_HEADER
from worldsfair.wire.bot_events import BotEvent
from worldsfair.wire.messages import Message, Sent

_EVENTS = "/api/bot/stream/events"
_LIVE = "/api/tables/{table_id}/live"


class _WithMessages(JsonRenderPlugin):
    """The schema as JSON, messages included."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Add the messages, then write."""
        return self.render_json(request, with_messages(openapi_schema))


class _Page(OpenAPIRenderPlugin):
    """The schema as a plain page; nothing is fetched from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """List the operations."""
        root = str(request.scope.get("root_path", "")).rstrip("/")
        return api_page(openapi_schema, root).encode()


def with_messages(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with what goes through a table's WebSocket, and through a bot's stream."""
    (sent, received, event), components = msgspec.json.schema_components(
        (Message, Sent, BotEvent), ref_template="#/components/schemas/Live{name}"
    )
    known = dict(schema["components"]["schemas"])
    known |= {f"Live{name}": value for name, value in components.items()}
    known |= {"LiveMessage": sent, "LiveSent": received, "BotEvent": event}
    return {
        **schema,
        "components": {**schema["components"], "schemas": known},
        "x-streams": {
            _EVENTS: {
                "summary": "A bot's events, one JSON object on each line",
                "server_sends": {"$ref": "#/components/schemas/BotEvent"},
            }
        },
        "x-websockets": {
            _LIVE: {
                "summary": "A table, live",
                "parameters": {
                    "after": "the number of the last entry seen, to resume",
                    "chat": "the number of the last line of chat seen",
                },
                "server_sends": {"$ref": "#/components/schemas/LiveMessage"},
                "client_sends": {"$ref": "#/components/schemas/LiveSent"},
                "closes_with": {
                    "4003": "foreign_origin",
                    "4004": "unknown_table: there is none, so don't come back",
                    "4008": "too_slow",
                    "4009": "rubbish: too much that is not understood",
                    "4012": "restarting: come back and see it all anew",
                    "4029": "too_many_sockets",
                    "4401": "signed_out",
                    "4403": "banned",
                    "4503": "unavailable",
                },
            }
        },
    }


def openapi_config(root_path: str) -> OpenAPIConfig:
    """What the API says of itself."""
    return OpenAPIConfig(
        title="World's Fair 1893",
        version=__version__,
        description=(
            "Tables, turns and records. Refusals are RFC 9457 problem details with a stable "
            f"`code`. Changes need the `{CSRF_HEADER}` header with the value of the "
            f"`{CSRF_COOKIE}` cookie, which every GET sets; requests with a bearer token don't."
        ),
        openapi_router=Router(
            "/api/schema", route_handlers=[], guards=[LIMIT_LOOKS], include_in_schema=False
        ),
        servers=[Server(url=root_path or "/")],
        use_handler_docstrings=True,
        render_plugins=[
            _WithMessages(path="/openapi.json"),
            _Page(path="/docs", media_type=MediaType.HTML),
        ],
        components=Components(
            security_schemes={
                "session": SecurityScheme(
                    type="apiKey",
                    name=COOKIE,
                    security_scheme_in="cookie",
                    description="a guest's or an account's session",
                ),
                "program": SecurityScheme(
                    type="http",
                    scheme="bearer",
                    description="a program's token for one seat, or a bot account's for all its",
                ),
            }
        ),
    )
