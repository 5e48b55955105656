"""Links from a page to a file beside `docs/`: to the published source, or words where none is."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

_LINK = re.compile(r"\[(?P<words>[^\]]+)\]\((?P<path>\.\./[^)#\s]+)(?P<anchor>#[^)\s]*)?\)")


def on_page_markdown(markdown: str, *, page: Any, config: Any, **_: Any) -> str:
    """Called by MkDocs with the text of each page before it is rendered."""
    root = Path(config.config_file_path).parent

    def leads_out(link: re.Match[str]) -> str:
        beside = posixpath.dirname(f"docs/{page.file.src_uri}")
        path = posixpath.normpath(f"{beside}/{link['path']}")
        # What is not there stays as it is, for MkDocs to complain of.
        if path.startswith("docs/") or not (root / path).exists():
            return link[0]
        if not config.repo_url:
            return link["words"]
        address = f"{config.repo_url.rstrip('/')}/blob/HEAD/{path}"
        return f"[{link['words']}]({address}{link['anchor'] or ''})"

    return _LINK.sub(leads_out, markdown)
