"""The pages: the built browser client, or one that says it is not built; and the API's page."""

from __future__ import annotations

import gzip
import html
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from worldsfair.server.api.handling import LIMIT_LOOKS, TheServices
from worldsfair.server.api.link_previews import sentence_of, with_preview, words_for
from worldsfair.server.api.services import Services
from worldsfair.server.errors import (
    NewerFormat,
    SetAside,
    StorageUnavailable,
    TooManyRequests,
    UnknownTable,
)
from worldsfair.server.settings import Settings

_FOREVER = "public, max-age=31536000, immutable"
_KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What a browser must be told, whatever this machine calls its files; Litestar adds the charset."""
_PACKED_ALREADY = frozenset({".png", ".woff2"})
_PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>World's Fair 1893</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>World's Fair 1893</h1>
<p>The server is running. The browser client is not built.</p>
<p><a href="{root}/api/schema/docs">The API's documentation</a>
 · <a href="{root}/api/schema/openapi.json">openapi.json</a></p>
</body>
</html>
"""


def _index(
    request: Request[Any, Any, Any], settings: Settings, sentence: str | None = None
) -> Response[str]:
    """The client's page, knowing where the server is shown; its preview says a sentence."""
    folder, address = Path(settings.client_folder), _address(request, settings)
    root = html.escape(str(request.scope.get("root_path", "")).rstrip("/"))
    built = folder / "index.html"
    if built.is_file():
        page = built.read_text("utf-8").replace('"./', f'"{root}/')
        page = page.replace("<head>", f'<head><meta name="worldsfair-root" content="{root}">', 1)
        page = with_preview(page, address, {"og:description": sentence} if sentence else {})
    else:
        page = _PAGE.format(root=root)
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def _address(request: Request[Any, Any, Any], settings: Settings) -> str:
    """Where people reach the server, without a path: previews want whole addresses."""
    if settings.origins:
        return settings.origins[0]
    host = request.headers.get("host", "")
    return f"{'https' if settings.is_https else request.url.scheme}://{host}" if host else ""


@get("/", include_in_schema=False)
async def index(request: Request[Any, Any, Any], services: TheServices) -> Response[str]:
    """The client."""
    return _index(request, services.settings)


@get("/t/{table_id:str}", include_in_schema=False)
async def shared(
    request: Request[Any, Any, Any], services: TheServices, table_id: FromPath[str]
) -> Response[str]:
    """The client by the link of a table, whose preview says what table that is."""
    return _index(request, services.settings, await _sentence(request, services, table_id))


async def _sentence(
    request: Request[Any, Any, Any], services: Services, table_id: str
) -> str | None:
    """What a link's preview says; nothing of its own where there is no such table.

    A code is not looked up here, where tries are not counted as strictly.
    """
    accepted = request.headers.get("accept-language", "")
    words = words_for(Path(services.settings.client_folder), accepted)
    if words is None:
        return None
    try:
        await LIMIT_LOOKS.count(request)
        table = await services.actions.look(lambda work: work.look_at(table_id))
    except (UnknownTable, TooManyRequests, SetAside, NewerFormat, StorageUnavailable):
        # The page itself says what is wrong.
        return None
    return sentence_of(table, words)


@get("/{path:path}", include_in_schema=False)
async def file(
    path: FromPath[Path], request: Request[Any, Any, Any], services: TheServices
) -> Response[Any] | File:
    """A file of the built client; hashed names are kept for ever."""
    if str(path).startswith("/api"):
        raise NotFoundException("There is nothing here.")
    folder = Path(services.settings.client_folder).resolve()
    wanted = folder / str(path).lstrip("/")
    if _is_file_in(wanted, folder):
        return _file(wanted, folder, "gzip" in request.headers.get("accept-encoding", ""))
    if wanted.suffix:
        raise NotFoundException("There is nothing here.")
    return _index(request, services.settings)


def _is_file_in(wanted: Path, folder: Path) -> bool:
    """Whether there is such a file; no file has a name that the system refuses."""
    try:
        return wanted.resolve().is_relative_to(folder) and wanted.is_file()
    except (OSError, ValueError):
        return False


def _file(wanted: Path, folder: Path, packs: bool) -> Response[Any] | File:
    is_hashed = wanted.is_relative_to(folder / "assets")
    headers = {
        "cache-control": _FOREVER if is_hashed else "no-cache",
        "vary": "accept-encoding",
    }
    kind = _KINDS.get(wanted.suffix, "application/octet-stream")
    if packs and wanted.suffix not in _PACKED_ALREADY:
        headers["content-encoding"] = "gzip"
        packed = _packed(wanted, wanted.stat().st_mtime_ns)
        return Response(packed, media_type=kind, headers=headers)
    return File(wanted, media_type=kind, content_disposition_type="inline", headers=headers)


@lru_cache(maxsize=128)
def _packed(path: Path, _changed: int) -> bytes:
    """A file as gzip, packed once."""
    return gzip.compress(path.read_bytes(), mtime=0)


def api_page(schema: dict[str, Any], root: str) -> str:
    """Every operation of the schema on one plain page."""
    rows = []
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            if not isinstance(operation, dict):
                continue
            rows.append(
                f"<tr><td><code>{method.upper()}</code></td><td><code>{html.escape(path)}</code></td>"
                f"<td>{html.escape(operation.get('summary') or '')}</td>"
                f"<td>{html.escape(operation.get('description') or '')}</td></tr>"
            )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        "<title>World's Fair 1893: API</title></head><body><h1>API</h1>"
        "<p>All of it, with types and examples: "
        f'<a href="{html.escape(root)}/api/schema/openapi.json">openapi.json</a></p>'
        f"<table>{''.join(rows)}</table></body></html>"
    )
