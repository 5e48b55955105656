"""Servers, workers and commands forked from a process that has all of their code, imported once.

The processes are as real as those that the command starts, with a session, a database and a port of
their own. `server.running` asks for them; this module is also the program that forks them.
"""

from __future__ import annotations

import atexit
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol

BETWEEN_LOOKS = 0.01
LONGEST = 64 * 1024
"""More than a question or an answer has bytes."""


class Process(Protocol):
    """What tests ask of a process, forked or not."""

    @property
    def pid(self) -> int: ...

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def send_signal(self, sig: int) -> None: ...


class Forked:
    """A process that another one has forked for us, and waits for."""

    def __init__(self, origin: Origin, pid: int) -> None:
        self.pid = pid
        self._origin = origin
        self._code: int | None = None

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        if self._code is None:
            self._code = self._origin.ask({"ended": self.pid})
        return self._code

    def wait(self, timeout: float | None = None) -> int:
        end = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if end is not None and time.monotonic() > end:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0)
            time.sleep(BETWEEN_LOOKS)
        return code

    def send_signal(self, sig: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, sig)


class Origin:
    """The process that has everything imported, and forks."""

    def __init__(self) -> None:
        self.environment = _environment()
        self._one_at_a_time = threading.Lock()
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            # -P: what stands beside this file is not for a server to import.
            command = [sys.executable, "-P", __file__, str(theirs.fileno())]
            self._process = subprocess.Popen(
                command,
                pass_fds=[theirs.fileno()],
                env=self.environment,
                start_new_session=True,
            )
        atexit.register(self.close)

    def fork(self, module: str, arguments: Sequence[str], out: int, err: int) -> Forked:
        """A process that does what `python -m` would do with the module."""
        asked = {"fork": module, "arguments": list(arguments), "in": str(Path.cwd())}
        pid = self.ask(asked, files=[0, out, err])
        assert pid is not None
        return Forked(self, pid)

    def ask(self, question: Mapping[str, object], files: Sequence[int] = ()) -> int | None:
        with self._one_at_a_time:
            socket.send_fds(self._socket, [json.dumps(question).encode()], list(files))
            answer: int | None = json.loads(self._socket.recv(LONGEST))
        return answer

    def close(self) -> None:
        self._socket.close()
        self._process.wait()


_origins: list[Origin] = []


def start(module: str, arguments: Sequence[str], *, out: int = 1, err: int = 2) -> Process:
    """`python -m module arguments`; forked, unless this test has an environment of its own."""
    if sys.platform == "linux":
        if not _origins:
            _origins.append(Origin())
        if _origins[0].environment == _environment():
            return _origins[0].fork(module, arguments, out, err)
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.Popen(command, start_new_session=True, stdout=out, stderr=err)


def _environment() -> dict[str, str]:
    """Without pytest's word on which test is running."""
    return {key: value for key, value in os.environ.items() if key != "PYTEST_CURRENT_TEST"}


def main() -> None:
    """Fork when asked to, and say when what was forked has ended; with who asks, it ends, too."""
    asking = socket.socket(fileno=int(sys.argv[1]))
    _load_everything()
    while True:
        question, files, _, _ = socket.recv_fds(asking, LONGEST, 3)
        if not question:
            return
        asked = json.loads(question)
        if "ended" in asked:
            pid, status = os.waitpid(asked["ended"], os.WNOHANG)
            code = os.waitstatus_to_exitcode(status) if pid else None
            asking.send(json.dumps(code).encode())
        elif os.fork():
            for file in files:
                os.close(file)
        else:
            os.setsid()
            # It answers itself: whoever has its number can end all of its session.
            asking.send(json.dumps(os.getpid()).encode())
            asking.close()
            _become(asked["in"], files)
            sys.argv = [asked["fork"], *asked["arguments"]]
            sys.exit(import_module(asked["fork"]).main())


def _load_everything() -> None:
    """What a server needs before it answers: code, also compiled, words, a database's layout."""
    from worldsfair.bots.precompile import load_bots, load_rules
    from worldsfair.cli import words
    from worldsfair.server.storage.connect import open_database

    # They are imported only when a server starts, and when a command is carried out.
    for module in ("worldsfair.server.serving", "worldsfair.server.maintenance"):
        import_module(module)
    load_rules()
    load_bots()
    words.t("serving-kept", place="")
    with tempfile.TemporaryDirectory() as folder:
        open_database(f"sqlite:///{folder}/games.db").close()


def _become(folder: str, files: Sequence[int]) -> None:
    """A process in this folder, with these files as its input, output and errors."""
    for number, file in enumerate(files):
        os.dup2(file, number)
        os.close(file)
    os.chdir(folder)


if __name__ == "__main__":
    main()
