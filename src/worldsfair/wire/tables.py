"""A table as everyone sees it: its options, its seats, its game and what is said there."""

from __future__ import annotations

from typing import Annotated, Literal, NewType

import msgspec
from msgspec import UNSET, Meta, UnsetType

from worldsfair.edition import AreaName, CardId
from worldsfair.game import View
from worldsfair.records.model import Approvals, Result, Scoring
from worldsfair.wire.limits import LONGEST_INCREMENT_S, LONGEST_RESERVE_S, Level

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)

Status = Literal["waiting", "playing", "finished", "abandoned", "imported", "closed"]
SeatKind = Literal["open", "person", "bot", "program"]
EntryKind = Literal["start", "turn", "approval", "takeback"]
ProposalKind = Literal["takeback", "abandon"]
Which = Literal["public", "yours", "finished"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take."""

    kind: Literal["none", "live", "days"] = "none"
    reserve_s: Annotated[int, Meta(ge=0, le=LONGEST_RESERVE_S)] = 0
    """`live`: what everyone has at the start, in seconds."""
    increment_s: Annotated[int, Meta(ge=0, le=LONGEST_INCREMENT_S)] = 0
    """`live`: what every decision adds, in seconds."""
    days: Annotated[int, Meta(ge=0, le=3)] = 0
    """`days`: 1 or 3 days for a decision."""


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table plays."""

    approvals: Approvals = "automatic"
    pace: Pace = Pace()
    overdue: Literal["turn", "seat"] = "turn"
    """What a bot takes when the time is up: this one decision, or the seat."""
    takebacks: bool = True
    is_public: bool = False
    begins: Literal["drawn", "host"] = "drawn"
    """Who has the first turn: by lot (S9), or the host, by agreement."""
    stand_in: Level = "exhibitor"
    """The bot that plays for those who are late or away."""
    is_rated: bool = False
    """Whether the result counts: for accounts and bots only, without takebacks, to the end."""
    browser_bots: bool = False
    """Whether bots think in the browser of who plays alone; never where the result counts."""


class Proposal(msgspec.Struct, frozen=True):
    """What somebody wishes that needs everyone's word."""

    number: int
    """An answer names it."""
    kind: ProposalKind
    person: PersonId
    """Who proposed it."""
    turn: int | None
    """A takeback's: how many turns will be finished after it."""
    agreed: list[PersonId]
    asked: list[PersonId]
    """Everyone whose word is needed."""
    expires_at: float


class Origin(msgspec.Struct, frozen=True):
    """The game that this one goes on from."""

    table: TableId
    turn: int
    number: int | None = None
    """The last entry of that game when this one began; what it took back later is its own."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a game, as everyone sees it."""

    kind: EntryKind
    number: int
    seat: int | None = None
    moves: list[str] = msgspec.field(default_factory=list)
    dealt: list[tuple[AreaName, CardId]] = msgspec.field(default_factory=list)
    reshuffled_before: int | UnsetType = UNSET
    scoring: Scoring | UnsetType = UNSET
    """What scoring gave, once it is complete."""
    completes: bool = False
    """Whether it finishes a turn; a turn whose approvals are asked is finished by the last."""
    turn: int = 0
    """How many turns are finished after this entry."""
    by_bot: bool = False
    """A bot decided, for itself or in a person's place."""
    result: Result | UnsetType = UNSET


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    number: int
    kind: SeatKind
    name: str
    person: PersonId | None
    level: str | None
    is_ready: bool
    is_away: bool
    has_forfeited: bool
    """Left a rated game, or was out of time: whatever comes, it counts as a loss."""
    reserve_s: float
    contribution: str | None
    """The random bytes that this seat's device added to the shuffle, in hex."""
    invited: str | None = None
    """An open seat's: the name of the bot account that it is offered to."""
    is_bot_account: bool = False
    """A program's: whether a bot account plays it."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game."""

    id: TableId
    revision: int
    """Goes up with every change: of two of these, the higher one is newer."""
    status: Status
    number: int
    """Of the last entry: what the next turn follows; -1 before the game."""
    turn: int
    edition: str | None
    """The name of the box that is played; None before the game."""
    host: PersonId
    options: TableOptions
    seats: list[SeatInfo]
    decider: int | None
    """The seat that decides now."""
    deadline: float | None
    """When the decider's time is up, in seconds since 1970."""
    proposal: Proposal | None
    commitment: str | None
    """The hash of the table's secret seed, which with the contributions decides the deck."""
    origin: Origin | None
    rematch: TableId | None
    created_at: float
    changed_at: float
    is_paused: bool = False
    """Everyone whose game it is has left; it waits until one of them is back."""
    code: str | None = None
    """Six letters that lead here, to be said aloud; None where there are none, or no more."""
    same_deal_as: TableId | None = None
    """The table where these cards were dealt before."""


class GameInfo(msgspec.Struct, frozen=True):
    """A position as everyone sees it."""

    view: View
    if_scored: list[int]
    """The points of each seat if scoring came now."""


class TableView(msgspec.Struct, frozen=True):
    """A table with the game on it."""

    table: TableInfo
    game: GameInfo | None
    """None before the game."""


class EntryView(msgspec.Struct, frozen=True):
    """One step of a game and the position after it."""

    entry: Entry
    game: GameInfo


class ChatLine(msgspec.Struct, frozen=True):
    """Something said at a table."""

    number: int
    person: PersonId | None
    name: str
    text: str
    """Empty once it was deleted."""
    at: float


class TableList(msgspec.Struct, frozen=True):
    """A page of tables, the last changed first."""

    tables: list[TableInfo]
    before: float | None
    """What to ask for to see the next page; None on the last."""


class TableFound(msgspec.Struct, frozen=True):
    """Where a short code leads."""

    table: TableId


class Seated(msgspec.Struct, frozen=True):
    """The table after somebody sat down."""

    table: TableInfo
    token: str | None
    """A program's token, shown this once."""


class PackageBot(msgspec.Struct, frozen=True):
    """A bot of a package that is installed beside the server."""

    name: str
    package: str
    """With its version."""


class Levels(msgspec.Struct, frozen=True):
    """The opponents that can be asked to a table."""

    levels: list[str]
    """For people, from the easiest to the strongest."""
    bots: list[str]
    """Every bot's name."""
    are_warm: bool
    """Whether they answer at once; on a new machine they are compiled first."""
    installed: list[PackageBot] = []
    """Those of other packages, by their own names."""
