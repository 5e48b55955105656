"""Build the browser client and its engine into a wheel; whoever installs it needs no Node.js."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs before a wheel is packed; an editable install builds by `scripts/build` instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless it is built."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src/worldsfair/server/static/index.html").is_file():
            # Without its engine the client is as good as before, but needs a server for every game.
            subprocess.run(  # noqa: S603 - our own commands
                [sys.executable, "-m", "worldsfair.engine.building", root / "web/engine/built"],
                env={**os.environ, "PYTHONPATH": str(root / "src")},
                check=False,
            )
            for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
                subprocess.run(command, cwd=root / "web", check=True)  # noqa: S603 - our own commands
        build_data["artifacts"].append("src/worldsfair/server/static/**")
