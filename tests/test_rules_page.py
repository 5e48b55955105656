"""Every rule of the rules page has a focused test, and every marker names a rule."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
RULES_PAGE = TESTS.parent / "docs" / "rules.md"
UNFOCUSED = {"test_against_naive.py"}
"""It proves all rules at once, so it can't stand in for a test of one."""


def ids_on_the_page() -> set[str]:
    found = re.findall(r"^- \*\*([A-Z]\d+)\*\*", RULES_PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(found) == len(set(found)), "an id stands twice on the rules page"
    return set(found)


def marked_tests() -> dict[str, list[str]]:
    """The tests marked with each id, found in the source and not in what a run collects."""
    marked = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        if path.name in UNFOCUSED:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in rules_of(node):
                    marked[rule].append(f"{path.name}: {node.name}")
    return marked


def rules_of(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rules":
            assert function.name.startswith("test_"), f"{function.name} is no test"
            for argument in decorator.args:
                yield str(ast.literal_eval(argument))


def test_the_rules_page_has_all_its_ids() -> None:
    counts = {"S": 10, "T": 14, "P": 10, "E": 4}

    assert ids_on_the_page() == {
        f"{s}{n}" for s, most in counts.items() for n in range(1, most + 1)
    }


def test_every_rule_has_a_marked_test() -> None:
    assert sorted(ids_on_the_page() - marked_tests().keys()) == []


def test_every_marker_names_a_rule() -> None:
    marked = marked_tests()
    unknown = {rule: marked[rule] for rule in marked.keys() - ids_on_the_page()}

    assert unknown == {}
