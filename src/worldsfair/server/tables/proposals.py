"""What needs everyone's word: taking a turn back, and giving the game up."""

from __future__ import annotations

from worldsfair.server.errors import (
    NothingProposed,
    NotYourSeat,
    ProposalDeclined,
    ProposalOpen,
    RatedGame,
    StaleProposal,
    TakebacksOff,
    TooManyEntries,
    UnknownTurn,
)
from worldsfair.server.tables.clocks import refuse_unless_playing
from worldsfair.server.tables.model import Actor, Table, Wish
from worldsfair.server.tables.seats import own_seats
from worldsfair.wire.tables import PersonId

EXPIRES_S = 300.0
"""How long an answer is waited for; at tables with days to think, as long as a decision."""
MOST_DECLINED = 2
"""After so many noes the same person waits for the next turn to ask again."""
MOST_ENTRIES = 600
"""A game has some eighty; what is taken back stays in the log, so that has to end somewhere."""


def propose_takeback(table: Table, actor: Actor, turn: int, now: float) -> Wish | None:
    """Ask to go back to the beginning of turn `turn`; gives the wish if nobody has to be asked."""
    person = _person_with_a_say(table, actor)
    if not table.options.takebacks:
        raise TakebacksOff("This table plays without takebacks.")
    most = table.turn if table.content.pending is not None else table.turn - 1
    if not 0 <= turn <= most:
        raise UnknownTurn(f"Turn {turn} can't be taken back.")
    if table.number >= MOST_ENTRIES:
        raise TooManyEntries("So much was taken back at this table that it has to go on now.")
    return _propose(table, Wish(0, "takeback", person, now, [person], turn), now)


def propose_abandon(table: Table, actor: Actor, now: float) -> Wish | None:
    """Ask to end the game here; gives the wish if nobody has to be asked."""
    person = _person_with_a_say(table, actor)
    if table.options.is_rated:
        raise RatedGame("A rated game is played to its end; who leaves it has lost it.")
    return _propose(table, Wish(0, "abandon", person, now, [person]), now)


def _propose(table: Table, wish: Wish, now: float) -> Wish | None:
    content = table.content
    drop_expired(table, now)
    if content.proposal is not None and content.proposal.person != wish.person:
        raise ProposalOpen("Another proposal waits for an answer.")
    if content.declined.get(wish.person, 0) >= MOST_DECLINED:
        raise ProposalDeclined("The others said no more than once; ask again after a turn.")
    content.proposals += 1
    wish.number = content.proposals
    pace = table.options.pace
    wish.expires_at = now + (pace.days * 86_400.0 if pace.kind == "days" else EXPIRES_S)
    content.proposal = wish
    return _carried(table)


def answer(table: Table, actor: Actor, number: int, agrees: bool, now: float) -> Wish | None:
    """Say yes or no to a proposal; gives it once all agree. A no ends it."""
    person = _person_with_a_say(table, actor)
    drop_expired(table, now)
    wish = table.content.proposal
    if wish is None:
        raise NothingProposed("There is no proposal to answer.")
    if wish.number != number:
        raise StaleProposal("That proposal is not the one that waits for an answer.")
    if not agrees:
        table.content.proposal = None
        if wish.person != person:
            declined = table.content.declined
            declined[wish.person] = declined.get(wish.person, 0) + 1
        return None
    if person not in wish.agreed:
        wish.agreed.append(person)
    return _carried(table)


def _carried(table: Table) -> Wish | None:
    """The proposal, if everyone has agreed; it is no proposal any longer then."""
    wish = table.content.proposal
    if wish is None or not set(asked(table)) <= set(wish.agreed):
        return None
    table.content.proposal = None
    return wish


def asked(table: Table) -> list[PersonId]:
    """Everyone whose word is needed: all who sit here, whether they are there or away.

    Bot accounts play, and have no other say.
    """
    return table.people_with_a_say()


def drop_expired(table: Table, now: float) -> bool:
    """Forget a proposal that nobody answered in time; says whether there was one."""
    wish = table.content.proposal
    if wish is None or wish.expires_at > now:
        return False
    table.content.proposal = None
    return True


def abandon(table: Table) -> None:
    """End the game here."""
    table.status = "abandoned"
    table.content.proposal = None
    table.decider = table.deadline = table.bot_due = None
    table.content.clock_started = None


def _person_with_a_say(table: Table, actor: Actor) -> PersonId:
    refuse_unless_playing(table)
    if actor.person is None or actor.person not in asked(table):
        # A program's token plays its seat; its maker has the say.
        own_seats(table, actor)
        raise NotYourSeat("A program plays its seat and has no other say.")
    return actor.person
