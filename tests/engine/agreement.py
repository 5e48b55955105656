"""The TypeScript library asked whether it tells what Python told; the first difference in words."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from engine.told_games import canonical

ENGINE = Path(__file__).parents[2] / "web" / "engine"
_TOOL = ENGINE / "tools" / "agree.ts"


def node() -> str:
    """Node.js, which comes with the other packages."""
    beside = Path(sys.executable).with_name("node")
    found = str(beside) if beside.exists() else shutil.which("node")
    assert found, "there is no Node.js: scripts/test installs it"
    return found


def first_difference(lines: Iterable[object]) -> dict[str, Any] | None:
    """Hand the lines to the tool as they come; says where the first one differs, and how."""
    if not (ENGINE / "built" / "engine.wasm").exists():
        pytest.fail("web/engine/built has no engine: scripts/build-engine makes it")
    # Warnings of Node on what is new in it would be in the way.
    environment = {**os.environ, "NODE_NO_WARNINGS": "1"}
    with subprocess.Popen(
        [node(), str(_TOOL)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
    ) as tool:
        assert tool.stdin is not None
        assert tool.stdout is not None
        count = 0
        # It stops reading at the first difference.
        with contextlib.suppress(BrokenPipeError):
            for line in lines:
                tool.stdin.write(canonical(line) + b"\n")
                count += 1
        with contextlib.suppress(BrokenPipeError):
            tool.stdin.close()
        answer: dict[str, Any] = json.loads(tool.stdout.read() or "{}")
    if answer == {"lines": count}:
        return None
    assert "got" in answer, "the tool failed; what it said is above"
    return answer


def compared(right: object, got: object, path: str = "") -> str:
    """The first place where two values differ, and how."""
    if isinstance(right, dict) and isinstance(got, dict):
        for name in sorted({*right, *got}):
            if name not in right or name not in got:
                where = "Python" if name in right else "TypeScript"
                return f"{path}.{name} is only in {where}"
            if right[name] != got[name]:
                return compared(right[name], got[name], f"{path}.{name}")
    if isinstance(right, list) and isinstance(got, list) and len(right) == len(got):
        for number, (one, other) in enumerate(zip(right, got, strict=True)):
            if one != other:
                return compared(one, other, f"{path}[{number}]")
    return f"{path}: Python says {json.dumps(right)}, TypeScript {json.dumps(got)}"
