"""A table as it is loaded, changed and kept: its seats, and its game as a state and a log."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from worldsfair.records.fair_shuffle import shuffle_seed
from worldsfair.records.model import Record
from worldsfair.rules.layout import LAYOUT
from worldsfair.wire.tables import (
    Entry,
    Origin,
    PersonId,
    ProposalKind,
    SeatKind,
    Status,
    TableId,
    TableOptions,
)

FORMAT = 3
"""Of what is kept of a table; a process refuses a table of a higher one."""


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
    left_at: float | None = None
    """Since when; if the stand-in decides, what passed on the clock from then on is given back."""
    turns_by_bot: int = 0
    """A person's that the stand-in decided."""
    forfeited_at: int | None = None
    """The last entry when a rated game was given up by this seat."""
    reserve_s: float = 0.0
    """What is left on the clock when the seat's time is not running."""
    contribution: str | None = None
    """Random bytes for the shuffle, in hex."""
    invited: PersonId | None = None
    """An open seat's: the bot account that it is offered to."""
    invited_name: str = ""

    @property
    def is_bot_accounts(self) -> bool:
        """Whether a bot account sits here, with a token that is not this seat's alone."""
        return self.kind == "program" and self.token_hash is None


class Wish(msgspec.Struct, omit_defaults=True):
    """A proposal that waits for everyone's word."""

    number: int
    kind: ProposalKind
    person: PersonId
    expires_at: float
    agreed: list[PersonId]
    turn: int | None = None
    """A takeback's: how many turns will be finished after it."""


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
    proposal: Wish | None = None
    proposals: int = 0
    """How many there have been."""
    declined: dict[PersonId, int] = msgspec.field(default_factory=dict)
    """Who was told no, and how often, since the last entry."""
    pending: Pending | None = None
    clock_started: float | None = None
    """Since when the decider's time runs."""
    origin: Origin | None = None
    depth: int = 0
    """How many games this one goes on from, one after the other."""
    rematch: TableId | None = None
    """The table where these people went on."""
    same_deal_as: TableId | None = None
    imported: Record | None = None
    """The whole record of a game that was brought from elsewhere."""
    is_settled: bool = False
    """Whether a rated game has been counted."""


@dataclass
class Table:
    """A table as it is loaded, changed and kept."""

    id: TableId
    content: Content
    created_at: float
    revision: int = 0
    """Goes up each time the table is kept."""
    status: Status = "waiting"
    number: int = -1
    """Of the last entry."""
    turn: int = 0
    chats: int = 0
    code: str | None = None
    """Letters that lead here, as long as `codes.may_have_code` says so."""
    decider: int | None = None
    state: bytes | None = None
    seed: bytes | None = None
    """The table's own secret; what decides the deck is `shuffle_seed`."""
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

    @property
    def contributions(self) -> list[str | None]:
        """What each seat's device added to the shuffle."""
        return [seat.contribution for seat in self.seats]

    @property
    def shuffle_seed(self) -> bytes:
        """What the deck follows from: the table's secret, and what people added to it."""
        assert self.seed is not None
        return shuffle_seed(self.seed, self.contributions)

    @property
    def is_peopled(self) -> bool:
        """Whether anybody but bots plays now."""
        return any(
            seat.kind == "program" or (seat.kind == "person" and not seat.is_away)
            for seat in self.seats
        )

    @property
    def is_paused(self) -> bool:
        """Whether everyone whose game it is has left: it waits until one of them is back."""
        return self.status == "playing" and not self.is_peopled and bool(self.people())

    def invited(self) -> list[PersonId]:
        """The bot accounts that are asked to sit down here."""
        return [seat.invited for seat in self.seats if seat.invited is not None]

    def bot_accounts(self) -> list[PersonId]:
        """Those that sit here, and those that are asked to."""
        sit = (seat.person for seat in self.seats if seat.is_bot_accounts)
        return [*self.invited(), *(person for person in sit if person is not None)]

    def people_with_a_say(self) -> list[PersonId]:
        """Everyone who sits here but bot accounts, which play and decide nothing else."""
        bots = self.bot_accounts()
        return [person for person in self.people() if person not in bots]

    def people(self) -> list[PersonId]:
        """Everyone who sits here, or has a program sit here, once each."""
        return list(dict.fromkeys(s.person for s in self.seats if s.person is not None))


class Actor(msgspec.Struct, frozen=True):
    """Who asks: a person, or a program that may decide for one seat only."""

    person: PersonId | None = None
    name: str = ""
    is_account: bool = False
    token_hash: str | None = None
    is_bot: bool = False
    """A bot account."""

    def owns(self, seat: Seat) -> bool:
        """Whether this actor decides for a seat."""
        if seat.is_bot_accounts:
            return self.is_bot and self.person == seat.person
        if seat.kind == "program":
            return self.token_hash is not None and self.token_hash == seat.token_hash
        return seat.kind == "person" and self.person is not None and seat.person == self.person
