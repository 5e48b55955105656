"""A table: its options, its seats, and the game on it as a state and a log of entries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NewType

import msgspec
from msgspec import UNSET, UnsetType

from worldsfair.records.model import Approvals, Record, Result, Scoring
from worldsfair.rules.layout import LAYOUT

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)

Status = Literal["waiting", "playing", "finished", "abandoned", "imported"]
SeatKind = Literal["open", "person", "bot", "program"]
EntryKind = Literal["start", "turn", "approval", "takeback"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take."""

    kind: Literal["none", "live", "days"] = "none"
    reserve_s: int = 0
    """`live`: what everyone has at the start, in seconds."""
    increment_s: int = 0
    """`live`: what every decision adds, in seconds."""
    days: int = 0
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
    stand_in: str = "exhibitor"
    """The bot that plays for those who are late or away."""


class Seat(msgspec.Struct, omit_defaults=True):
    """A chair and who sits on it."""

    kind: SeatKind = "open"
    name: str = ""
    person: PersonId | None = None
    """Whose seat it is; a program's seat belongs to who made its token."""
    level: str | None = None
    """The bot's name."""
    token_hash: str | None = None
    """SHA-256 of a program's token."""
    is_ready: bool = False
    is_away: bool = False
    """Left during the game: the stand-in plays until the return."""
    reserve_s: float = 0.0
    """What is left on the clock when the seat's time is not running."""
    agrees_to_abandon: bool = False
    agrees_to_takeback: bool = False


class Takeback(msgspec.Struct, frozen=True):
    """A wish to go back to the beginning of an earlier turn."""

    seat: int
    turn: int
    """How many turns will be finished after it."""
    follows: int
    """It is void once another entry follows this one."""


class Origin(msgspec.Struct, frozen=True):
    """The game that this one goes on from."""

    table: TableId
    turn: int
    number: int | None = None
    """The last entry of that game when this one began; what it took back later is its own."""


class Pending(msgspec.Struct, frozen=True):
    """A turn whose approvals are still being asked."""

    before: bytes
    """The state at its beginning. Secret."""
    moves: list[str]
    choices: list[str]


class Content(msgspec.Struct):
    """What is kept of a table besides its log and its state."""

    host: PersonId
    options: TableOptions
    seats: list[Seat]
    edition: str = "base"
    """The box that is played; tables from before it was written down have the first edition."""
    takeback: Takeback | None = None
    pending: Pending | None = None
    clock_started: float | None = None
    """Since when the decider's time runs."""
    origin: Origin | None = None
    rematch: TableId | None = None
    """The table where these people went on."""
    same_deal_as: TableId | None = None
    imported: Record | None = None
    """The whole record of a game that was brought from elsewhere."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a game, as everyone sees it."""

    kind: EntryKind
    number: int
    seat: int | None = None
    moves: list[str] = msgspec.field(default_factory=list)
    dealt: list[tuple[str, str]] = msgspec.field(default_factory=list)
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


@dataclass
class Table:
    """A table as it is loaded, changed and kept."""

    id: TableId
    content: Content
    created_at: float
    status: Status = "waiting"
    number: int = -1
    """Of the last entry."""
    turn: int = 0
    chats: int = 0
    decider: int | None = None
    state: bytes | None = None
    seed: bytes | None = None
    layout: str = LAYOUT
    deadline: float | None = None
    bot_due: float | None = None
    claimed_until: float | None = None
    changed_at: float = 0.0
    news: list[tuple[Entry, bytes]] = field(default_factory=list)
    """Entries, with the state after each, that are not kept yet."""

    @property
    def options(self) -> TableOptions:
        """How the table plays."""
        return self.content.options

    @property
    def seats(self) -> list[Seat]:
        """The chairs; from the start on, in turn order."""
        return self.content.seats

    def people(self) -> list[PersonId]:
        """Everyone who sits here, once each."""
        return list(dict.fromkeys(s.person for s in self.seats if s.person is not None))


class Actor(msgspec.Struct, frozen=True):
    """Who asks: a person, or a program that may decide for one seat only."""

    person: PersonId | None = None
    name: str = ""
    is_account: bool = False
    token_hash: str | None = None

    def owns(self, seat: Seat) -> bool:
        """Whether this actor decides for a seat."""
        if seat.kind == "program":
            return self.token_hash is not None and self.token_hash == seat.token_hash
        return seat.kind == "person" and self.person is not None and seat.person == self.person
