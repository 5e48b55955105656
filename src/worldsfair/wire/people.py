"""People as they are told of themselves, and how strong everyone is."""

from __future__ import annotations

import msgspec

from worldsfair.records.continuations import Continuation
from worldsfair.records.model import Record
from worldsfair.wire.tables import ChatLine, PersonId, TableId, TableInfo


class Me(msgspec.Struct, frozen=True):
    """The person who asks."""

    id: PersonId
    name: str
    is_account: bool
    is_bot: bool = False
    """A bot account, by its token."""


class Whoami(msgspec.Struct, frozen=True):
    """Who is asking; nobody without a session."""

    me: Me | None


class SessionInfo(msgspec.Struct, frozen=True):
    """A device on which somebody is signed in."""

    id: str
    created_at: float
    seen_at: float
    device: str
    """The kind of browser and system, such as `Firefox, Linux`; may be empty."""
    is_this: bool
    """Whether the question came from it."""


class BotAccount(msgspec.Struct, frozen=True):
    """A bot, as its owner sees it."""

    id: PersonId
    name: str
    created_at: float
    has_token: bool
    is_online: bool
    """Whether it listens to its events."""


class BotToken(msgspec.Struct, frozen=True):
    """A bot with its new token."""

    bot: BotAccount
    token: str
    """Shown this once: what is kept of it can't be turned back."""


class OnlineBots(msgspec.Struct, frozen=True):
    """The bot accounts that can be invited to a table now."""

    names: list[str]


class Rating(msgspec.Struct, frozen=True):
    """What is believed of a player's strength."""

    subject: str
    """`person:ID` or `bot:LEVEL`."""
    name: str
    mu: float
    """The expected strength."""
    sigma: float
    """How uncertain that is."""
    games: int

    @property
    def shown(self) -> float:
        """A strength that is almost surely reached."""
        return self.mu - 3 * self.sigma


class FittingLevel(msgspec.Struct, frozen=True):
    """The opponent that fits who asks, by their own games against levels."""

    level: str
    rating: int
    """One's own, on the scale of the levels."""
    games: int
    """How many of the last games it is reckoned from."""
    before: str | None
    """The level that fitted before the last of them; None where there is none."""


class LevelScore(msgspec.Struct, frozen=True):
    """How a game went against one bot."""

    level: str
    score: float
    """1 for who came before it, 0.5 for a shared rank, 0 for who came after it or gave up."""


class OwnResult(msgspec.Struct, frozen=True):
    """What is kept of a game to find the level that fits."""

    table: TableId
    ended_at: float
    scores: list[LevelScore]


class OwnTable(msgspec.Struct, frozen=True):
    """A table where somebody sits or sat."""

    table: TableInfo
    record: Record | None
    """None before the game, and where it went on from another."""
    continuation: Continuation | None
    """A game that went on from another."""


class OwnLine(msgspec.Struct, frozen=True):
    """Something that somebody said."""

    table: TableId
    line: ChatLine


class OwnData(msgspec.Struct, frozen=True):
    """Everything that is kept of a person."""

    person: Me
    created_at: float
    sessions: list[SessionInfo]
    rating: Rating | None
    tables: list[OwnTable]
    chat: list[OwnLine]
    bots: list[BotAccount] = []
    results: list[OwnResult] = []
    """Against levels, the last first."""
