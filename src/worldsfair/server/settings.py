"""What an operator decides: where to keep the games and how to be reached."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """The settings of one server process; they travel to its workers as JSON."""

    database_url: str
    root_path: str = ""
    """The path under which a proxy shows the server, such as `/fair`."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server, such as `https://fair.example`."""
    runs_bots: bool = True
    """Whether bots think in this process, or in workers of their own."""
    bot_threads: int = 1
    is_https: bool = False
    """Whether people reach the server by https: cookies are then sent by https only."""
    limits_rates: bool = True
    """Off only for load tests."""
    connections: int = 8
    """To PostgreSQL, per process."""
    client_folder: str = str(Path(__file__).parent / "static")
    """Where the built browser client is."""
    drain_s: float = 10.0
    """How long a shutdown waits for what is under way."""
