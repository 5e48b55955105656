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
    Column("epoch", Integer, nullable=False, doc="a session of an earlier epoch has ended"),
    Column("created_at", Double, nullable=False),
)

game_tables = Table(
    "game_tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("status", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
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
    Index(None, "status", "is_public", "changed_at"),
    Index(None, "deadline"),
    Index(None, "bot_due"),
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
    Index(None, "table_id"),
)

chat_lines = Table(
    "chat_lines",
    metadata,
    Column("table_id", ID, ForeignKey("game_tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ID, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("subject", String(64), primary_key=True, doc="`person:ID` or `bot:LEVEL`"),
    Column("name", Text, nullable=False),
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
