"""The tables of the database. A game is its log: one row for each entry, never changed."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(32)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True, nullable=True, doc="only accounts; compared"),
    Column("password", Text, nullable=True, doc="argon2; only accounts"),
    Column("epoch", Integer, nullable=False, doc="goes up with each change of password or name"),
    Column("created_at", Double, nullable=False),
    Column("banned_at", Double, nullable=True),
    Column("forgotten_at", Double, nullable=True, doc="asked to be forgotten; tables may be left"),
    Column("bot_of", ID, nullable=True, doc="only bot accounts: the account whose bot it is"),
    Column("token_hash", String(64), nullable=True, doc="only bot accounts: SHA-256 of the token"),
    Column("stream", ID, nullable=True, doc="only bot accounts: the event stream that is open"),
    Column("online_until", Double, nullable=True, doc="only bot accounts: believed to be there"),
    Index(None, "bot_of"),
    Index(None, "token_hash", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("device", Text, nullable=False, doc="kind of browser and system"),
    Index(None, "person_id"),
)

game_tables = Table(
    "game_tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("format", Integer, nullable=False, doc="of this row, to refuse a newer one"),
    Column("revision", Integer, nullable=False, doc="goes up with every change"),
    Column("status", String(16), nullable=False),
    Column("host", ID, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("has_bots", Boolean, nullable=False),
    Column("is_peopled", Boolean, nullable=False, doc="somebody but bots plays now"),
    Column("number", Integer, nullable=False, doc="of the last entry; -1 before the game"),
    Column("turn", Integer, nullable=False, doc="how many turns are finished"),
    Column("chats", Integer, nullable=False, doc="of the last line of chat"),
    Column("decider", Integer, nullable=True, doc="the seat that decides"),
    Column("content", LargeBinary, nullable=False, doc="options and seats, JSON"),
    Column("state", LargeBinary, nullable=True, doc="secret: holds the order of the deck"),
    Column("seed", LargeBinary, nullable=True, doc="secret until the game is over"),
    Column("layout", String(16), nullable=False, doc="of the states, to know an old one"),
    Column("deadline", Double, nullable=True, doc="when the decider's time is up"),
    Column("bot_due", Double, nullable=True, doc="since when a bot should decide"),
    Column("claimed_until", Double, nullable=True, doc="a worker's claim on the bot's decision"),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("claimed_by", ID, nullable=True, doc="the worker whose claim it is"),
    Column("watched_until", Double, nullable=True, doc="bots play on while somebody looks"),
    Column("problem", Text, nullable=True, doc="set aside: why it can't be read or played"),
    Column("code", String(8), nullable=True, doc="short, to be said aloud; only while it is good"),
    Index(None, "status", "is_public", "changed_at"),
    Index(None, "host", "status"),
    Index(None, "deadline"),
    Index(None, "bot_due"),
    Index(None, "code", unique=True),
)

bot_hosts = Table(
    "bot_hosts",
    metadata,
    Column("host", ID, primary_key=True),
    Column("served_until", Double, nullable=False, doc="when plus how long bots thought for it"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ID, ForeignKey("game_tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False, doc="how many turns are finished after it"),
    Column("content", LargeBinary, nullable=False, doc="what happened, JSON"),
    Column("state", LargeBinary, nullable=False, doc="secret: holds the order of the deck"),
    Column("at", Double, nullable=False),
)

memberships = Table(
    "memberships",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("table_id", ID, ForeignKey("game_tables.id"), primary_key=True),
    Column("ended_at", Double, nullable=True, doc="only where the game counts against levels"),
    Column("scores", Text, nullable=True, doc="the person's against each level there, JSON"),
    Index(None, "table_id"),
    Index(None, "person_id", "ended_at"),
)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("table_id", ID, ForeignKey("game_tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ID, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False, doc="empty once deleted"),
    Column("at", Double, nullable=False),
    Index(None, "person_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, nullable=False),
    Column("line", Integer, nullable=True, doc="of chat"),
    Column("person_id", ID, nullable=False, doc="who told"),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True, doc="an address, or a network of IPv6"),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
)

admin_log = Table(
    "admin_log",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", Double, nullable=False),
    Column("action", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("note", Text, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("subject", String(64), primary_key=True, doc="`person:ID` or `bot:LEVEL`"),
    Column("name", Text, nullable=False, doc="of old; an account's is looked up"),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

rates = Table(
    "rates",
    metadata,
    Column("key", ID, primary_key=True, doc="a hash of what is limited and who asks"),
    Column("count", Integer, nullable=False),
    Column("until", Double, nullable=False, doc="when its period ends"),
)
