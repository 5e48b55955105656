"""While a server starts: what is said until it answers, and the browser once it does."""

from __future__ import annotations

import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from worldsfair.cli.console import aside
from worldsfair.cli.words import t

_LOOK_S = 0.1
_ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # nothing is bound here
"""To listen on them is to listen on every address; to ask, one has to be chosen."""


def address_of(host: str, port: int) -> str:
    """Where a browser finds a server that listens there.

    >>> address_of("127.0.0.1", 8893), address_of("::1", 8893)
    ('http://localhost:8893', 'http://[::1]:8893')
    """
    return f"http://{'localhost' if host == '127.0.0.1' else _in_address(host)}:{port}"


def probe_of(host: str, port: int) -> str:
    """What to ask whether a server answers that listens there, from the same machine.

    >>> probe_of("0.0.0.0", 8893)
    'http://127.0.0.1:8893/health'
    """
    return f"http://{_in_address(_ANY_ADDRESS.get(host, host))}:{port}/health"


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host


@contextmanager
def watched(
    probe: str,
    *,
    is_compiled: bool,
    page: str | None = None,
    ask: Callable[[str], bool] | None = None,
) -> Iterator[None]:
    """While a server starts inside, say what it does, and open a page once it answers."""
    ended = threading.Event()

    def watch() -> None:
        with _telling(is_compiled):
            # However long it takes: a slow machine compiles for minutes.
            while not (ask or answers)(probe):
                if ended.wait(_LOOK_S):
                    return
        if not is_compiled:
            aside().print(t("serving-compiled"))
        if page is not None:
            webbrowser.open(page)

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        ended.set()


@contextmanager
def _telling(is_compiled: bool) -> Iterator[None]:
    """A moving sign on a terminal, one line elsewhere, and nothing where nothing takes long."""
    console = aside()
    if is_compiled:
        yield
    elif console.is_terminal:
        with console.status(t("serving-compiling")):
            yield
    else:
        console.print(t("serving-compiling"))
        yield


def answers(probe: str) -> bool:
    """Whether a server answers; a proxy of the environment is none of its business."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        opener.open(probe, timeout=1).close()
    except (urllib.error.URLError, OSError):
        return False
    return True
