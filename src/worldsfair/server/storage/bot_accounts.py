"""Bot accounts: an owner's, with a token for a password; and whether they are there."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from worldsfair.server.errors import NameTaken
from worldsfair.server.storage.people import SHOWN, Person
from worldsfair.server.storage.schema import game_tables, memberships, people
from worldsfair.server.storage.statements import Statement
from worldsfair.server.tables.checks import name_key
from worldsfair.wire.people import BotAccount
from worldsfair.wire.tables import PersonId, TableId

_columns = people.c
_owner = people.alias("owner")
_FIND = Statement(
    select(*SHOWN)
    .join(_owner, _owner.c.id == _columns.bot_of)
    .where(
        _columns.token_hash == bindparam("token_hash"),
        _columns.banned_at.is_(None),
        _owner.c.banned_at.is_(None),
    )
)
_UNDER_WAY = game_tables.c.status.in_(("waiting", "playing"))


def find_by_token(connection: Connection, token_hash: str) -> Person | None:
    """The bot whose token it is, unless it or its owner is banned."""
    row = _FIND.run(connection, {"token_hash": token_hash}).fetchone()
    return None if row is None else Person(*row)


def add(connection: Connection, bot: Person, token_hash: str) -> None:
    """Keep a new bot."""
    row = {**msgspec.structs.asdict(bot), "name_key": name_key(bot.name), "token_hash": token_hash}
    try:
        connection.execute(insert(people), row)
    except IntegrityError:
        raise NameTaken(f"There is an account {bot.name!r} already.") from None


def hold_owner(connection: Connection, owner: str) -> None:
    """Let nobody else count an account's bots until this is done."""
    connection.execute(select(_columns.id).where(_columns.id == owner).with_for_update())


def bots_of(connection: Connection, owner: str, now: float) -> list[BotAccount]:
    """Somebody's bots, the oldest first."""
    statement = select(
        _columns.id,
        _columns.name,
        _columns.created_at,
        _columns.token_hash.is_not(None),
        func.coalesce(_columns.online_until, 0.0) > now,
    ).where(_columns.bot_of == owner)
    rows = connection.execute(statement.order_by(_columns.created_at, _columns.id))
    return [BotAccount(*row) for row in rows]


def set_token(connection: Connection, bot: str, token_hash: str | None) -> None:
    """A new token in the place of the old one, or none; its stream is over."""
    values = {"token_hash": token_hash, "stream": None, "online_until": None}
    connection.execute(update(people).where(_columns.id == bot).values(values))


def begin_stream(connection: Connection, bot: str, stream: str, until: float) -> None:
    """The bot is there, by this stream and no other."""
    values = {"stream": stream, "online_until": until}
    connection.execute(update(people).where(_columns.id == bot).values(values))


def keep_stream(
    connection: Connection, bot: str, stream: str, token_hash: str, until: float
) -> bool:
    """The bot is still there; says whether it is still this stream's, and its token still good."""
    if find_by_token(connection, token_hash) is None:
        return False
    done = connection.execute(
        update(people)
        .where(_columns.id == bot, _columns.stream == stream)
        .values(online_until=until)
    )
    return done.rowcount > 0


def end_stream(connection: Connection, bot: str, stream: str) -> None:
    """The bot is gone, unless another stream has begun."""
    connection.execute(
        update(people)
        .where(_columns.id == bot, _columns.stream == stream)
        .values(stream=None, online_until=None)
    )


def is_online(connection: Connection, bot: str, now: float) -> bool:
    """Whether a bot has a stream open, in whichever process."""
    until = connection.execute(select(_columns.online_until).where(_columns.id == bot)).scalar()
    return (until or 0.0) > now


def online_names(connection: Connection, now: float, limit: int) -> list[str]:
    """The names of the bots that are there."""
    statement = select(_columns.name).where(_columns.bot_of.is_not(None))
    statement = statement.where(_columns.online_until > now).order_by(_columns.name_key)
    return list(connection.execute(statement.limit(limit)).scalars())


def tables_under_way(connection: Connection, bot: str) -> dict[TableId, int]:
    """Where a bot sits or is invited, and how far each of these tables has come."""
    mine = and_(memberships.c.table_id == game_tables.c.id, memberships.c.person_id == bot)
    statement = select(game_tables.c.id, game_tables.c.revision).join(memberships, mine)
    rows = connection.execute(statement.where(_UNDER_WAY, game_tables.c.problem.is_(None)))
    return {TableId(table_id): revision for table_id, revision in rows}


def count_under_way(connection: Connection, bot: str, host: str | None = None) -> int:
    """The same as a number, perhaps of one host's tables alone."""
    mine = and_(memberships.c.table_id == game_tables.c.id, memberships.c.person_id == bot)
    statement = select(func.count()).select_from(game_tables).join(memberships, mine)
    statement = statement.where(_UNDER_WAY)
    if host is not None:
        statement = statement.where(game_tables.c.host == host)
    return int(connection.execute(statement).scalar_one())


def members_among(
    connection: Connection, bots: list[PersonId], tables: list[TableId]
) -> set[tuple[PersonId, TableId]]:
    """Which of some bots sit, or are invited, at which of some tables."""
    columns = memberships.c
    statement = select(columns.person_id, columns.table_id).where(
        columns.person_id.in_(bots), columns.table_id.in_(tables)
    )
    rows = connection.execute(statement)
    return {(PersonId(person), TableId(table)) for person, table in rows}
