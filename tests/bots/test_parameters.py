"""Compiled functions of the bots take a few parameters: what belongs together is one record."""

from __future__ import annotations

import ast
from pathlib import Path

import training
import worldsfair.bots

MOST = 4
FOLDERS = [Path(str(module.__file__)).parent for module in (worldsfair.bots, training)]


def compiled_functions() -> list[tuple[str, int]]:
    """The name and the number of parameters of each."""
    return [
        (f"{path.name}: {node.name}", len(node.args.args))
        for folder in FOLDERS
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        and any(ast.unparse(one).startswith("compiled") for one in node.decorator_list)
    ]


def test_no_compiled_function_of_the_bots_takes_more_than_four() -> None:
    functions = compiled_functions()

    assert len(functions) > 60
    assert [name for name, count in functions if count > MOST] == []
