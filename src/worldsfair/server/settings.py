"""What an operator decides: where the games are kept, how to be reached, and what is too much."""

from __future__ import annotations

from pathlib import Path

import msgspec

from worldsfair.server.errors import CannotServe


class Limits(msgspec.Struct, frozen=True):
    """How much one person, one address or one table may ask; `--limit NAME=NUMBER` sets each."""

    sign_ins: int = 10
    """A minute, for each address and for each account."""
    guests: int = 30
    """New ones a minute, for each address."""
    codes: int = 10
    """Short codes tried a minute, for each address; with 0, tables have none."""
    tables: int = 30
    """Opened a minute, for each person."""
    imports: int = 10
    """A minute, for each person."""
    chats: int = 30
    """Lines a minute, for each person."""
    changes: int = 120
    """Of seats, options and the like a minute, for each person."""
    plays: int = 600
    """Turns and previews a minute, for each person."""
    looks: int = 600
    """Of tables, logs and records a minute, for each person."""
    per_address: int = 5
    """How many times as much as one person all people of one address may ask."""
    tables_per_person: int = 50
    """Waiting or playing."""
    games_per_person: int = 20
    """With bots, playing."""
    bots_per_person: int = 5
    """Bot accounts of one account."""
    bot_tables: int = 20
    """Where one bot account plays, or is invited, at once."""
    bot_tables_per_host: int = 4
    """Of these, one host's."""
    streams: int = 20
    """Event streams opened a minute, for each bot account."""
    sockets_per_address: int = 200
    sockets_per_table: int = 300
    sockets: int = 20_000
    """Of the whole process."""
    requests_at_once: int = 2000
    """That are being answered, of the whole process."""

    @staticmethod
    def none() -> Limits:
        """Nothing is too much; for load tests."""
        return Limits(**dict.fromkeys(Limits.__struct_fields__, 10**9))

    @staticmethod
    def parse(texts: list[str]) -> Limits:
        """`NAME=NUMBER`, each."""
        values = {}
        for text in texts:
            name, _, number = text.partition("=")
            if name not in Limits.__struct_fields__ or not number.isascii() or not number.isdigit():
                known = ", ".join(Limits.__struct_fields__)
                raise CannotServe(f"--limit {text}: it is NAME=NUMBER, and the names are {known}.")
            values[name] = int(number[:9])
        return Limits(**values)


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
    limits: Limits = Limits()
    connections: int = 8
    """To PostgreSQL, per process."""
    client_folder: str = str(Path(__file__).parent / "static")
    """Where the built browser client is."""
    drain_s: float = 10.0
    """How long a shutdown waits for what is under way."""
