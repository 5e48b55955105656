"""The TypeScript package as its page and its examples show it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from engine.agreement import ENGINE, node

BLOCKS = re.findall(r"```(\w*)\n(.*?)```", (ENGINE / "README.md").read_text("utf-8"), re.DOTALL)
EXAMPLES = sorted((ENGINE / "examples").glob("*.ts"))


def run(*arguments: str, program: str = "") -> str:
    command = [node(), "--no-warnings", *arguments]
    # Where the package's own name leads to it.
    done = subprocess.run(
        command, input=program, cwd=ENGINE, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def test_the_first_lines_of_the_page_print_what_it_says() -> None:
    (_, program), (_, printed) = BLOCKS[:2]

    assert run("--input-type=module-typescript", "-", program=program) == printed
    assert len(program.strip().splitlines()) <= 12


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_runs(example: Path) -> None:
    assert run(str(example)).strip()
