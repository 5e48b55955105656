"""What a published package says of its addresses: one line of pyproject.toml decides them all.

`[tool.worldsfair] repository` is empty until there is a public one. With it, the package names it,
and the README's pictures and links are found from wherever it is shown.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(?P<sign>!?)(?P<name>\[[^\]]*\])\((?P<path>[^)\s]+)\)")
_ELSEWHERE = re.compile(r"[a-z]+:|#")


class AddressesHook(MetadataHookInterface):
    """Fills in the fields that pyproject.toml calls dynamic."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set `readme` and `urls`."""
        root = Path(self.root)
        project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
        addresses = project["tool"]["worldsfair"]
        readme = (root / "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute(readme, addresses["repository"]),
        }
        metadata["urls"] = urls(addresses["repository"], addresses["documentation"])


def urls(repository: str, documentation: str) -> dict[str, str]:
    """The addresses that an index shows beside the package; none where none is known."""
    found = {"Documentation": documentation} if documentation else {}
    if repository:
        found["Repository"] = repository
        found["Issues"] = f"{repository}/issues"
        found["Changelog"] = f"{repository}/blob/HEAD/CHANGELOG.md"
    return found


def absolute(readme: str, repository: str) -> str:
    """The text with whole addresses: of the files themselves for pictures, else of their pages."""
    if not repository:
        return readme

    def whole(link: re.Match[str]) -> str:
        if _ELSEWHERE.match(link["path"]):
            return link[0]
        kind = "raw" if link["sign"] else "blob"
        return f"{link['sign']}{link['name']}({repository}/{kind}/HEAD/{link['path']})"

    return _LINK.sub(whole, readme)
