"""What the server refuses, each with a stable code, an HTTP status and one plain sentence."""

from __future__ import annotations

from typing import ClassVar

from worldsfair.errors import GameError


class ServerError(GameError):
    """Something asked of the server that it does not do."""

    code = "refused"
    status: ClassVar[int] = 409


class NotSignedIn(ServerError):
    """No session, or one that has ended."""

    code = "not_signed_in"
    status = 401


class BotsOnly(ServerError):
    """Something that only a bot account does."""

    code = "bots_only"
    status = 403


class UnknownBotAccount(ServerError):
    """No bot account has that name, or it is somebody else's."""

    code = "unknown_bot_account"
    status = 404


class BotOffline(ServerError):
    """A bot account that does not listen now."""

    code = "bot_offline"


class BotBusy(ServerError):
    """A bot account that plays at as many tables as it may."""

    code = "bot_busy"


class TooManyBots(ServerError):
    """An account with as many bots as it may have."""

    code = "too_many_bots"


class NotInvited(ServerError):
    """An answer to an invitation that is none, or no more."""

    code = "not_invited"


class WrongPassword(ServerError):
    """A name and a password that don't belong together."""

    code = "wrong_password"
    status = 403


class ForeignOrigin(ServerError):
    """A request that a page of another site made."""

    code = "foreign_origin"
    status = 403


class CsrfFailed(ServerError):
    """A change without the proof that this server's own page asks for it."""

    code = "forbidden"
    status = 403

    def __init__(self, message: str, cookie: str | None) -> None:
        super().__init__(message)
        self.cookie = cookie
        """With which the page may try again."""


class NameTaken(ServerError):
    """An account has that name already."""

    code = "name_taken"


class HasAccount(ServerError):
    """A guest's action by somebody who has an account, or the other way round."""

    code = "has_account"


class UnknownTable(ServerError):
    """No table has that id."""

    code = "unknown_table"
    status = 404


class UnknownTurn(ServerError):
    """The game has no such turn."""

    code = "unknown_turn"
    status = 404


class UnknownSeat(ServerError):
    """The table has no such seat."""

    code = "unknown_seat"
    status = 404


class NotYourSeat(ServerError):
    """Somebody else's seat, or a watcher's wish."""

    code = "not_your_seat"
    status = 403


class NotHost(ServerError):
    """Only the table's host may do it."""

    code = "not_host"
    status = 403


class NotYourTurn(ServerError):
    """Another seat decides now."""

    code = "not_your_turn"


class StaleTurn(ServerError):
    """The turn follows a number that is not the table's last."""

    code = "stale_turn"


class SeatTaken(ServerError):
    """Somebody sits there."""

    code = "seat_taken"


class NotWaiting(ServerError):
    """The game has begun, so the table is set."""

    code = "not_waiting"


class NotPlaying(ServerError):
    """The game has not begun, or it has ended."""

    code = "not_playing"


class NotReady(ServerError):
    """A seat is open, or a person is not ready."""

    code = "not_ready"


class TakebacksOff(ServerError):
    """The table plays without takebacks."""

    code = "takebacks_off"


class NothingProposed(ServerError):
    """There is no proposal to answer."""

    code = "nothing_proposed"


class AccountsOnly(ServerError):
    """A guest or a program at a rated table."""

    code = "accounts_only"
    status = 403


class ProgramOnlyPlays(ServerError):
    """A program's token is for playing its seat, and for nothing else."""

    code = "program_only_plays"
    status = 403


class Banned(ServerError):
    """An account or an address that the operator has banned."""

    code = "banned"
    status = 403


class UnknownPerson(ServerError):
    """Nobody has that id or name."""

    code = "unknown_person"
    status = 404


class UnknownSession(ServerError):
    """No such session is yours."""

    code = "unknown_session"
    status = 404


class UnknownLine(ServerError):
    """Nothing with that number was said at the table."""

    code = "unknown_line"
    status = 404


class ChangedMeanwhile(ServerError):
    """Something else changed the same thing at the same time."""

    code = "changed_meanwhile"


class NotAway(ServerError):
    """Who is there can't return."""

    code = "not_away"


class RatedGame(ServerError):
    """What is not done in a rated game."""

    code = "rated_game"


class NothingToShuffle(ServerError):
    """Bytes for a shuffle that nobody has promised, or that is settled."""

    code = "nothing_to_shuffle"


class StaleProposal(ServerError):
    """An answer to another proposal than the one that waits."""

    code = "stale_proposal"


class ProposalOpen(ServerError):
    """Somebody else's proposal waits for an answer."""

    code = "proposal_open"


class ProposalDeclined(ServerError):
    """The others have just said no."""

    code = "proposal_declined"


class TooManyEntries(ServerError):
    """The log is as long as it may be."""

    code = "too_many_entries"


class TooManyParts(ServerError):
    """A game went on from another as often as it may."""

    code = "too_many_parts"


class TooManyTables(ServerError):
    """Somebody has as many tables open as they may."""

    code = "too_many_tables"


class TooManySockets(ServerError):
    """As many connections are open as may be."""

    code = "too_many_sockets"
    status = 429


class TooManyGames(ServerError):
    """Somebody has as many games with bots running as they may."""

    code = "too_many_games"


class SetAside(ServerError):
    """A table that can't be read; the operator has been told."""

    code = "set_aside"


class TooBusy(ServerError):
    """More is asked at once than the server does at once."""

    code = "too_busy"
    status = 429


class TooManyRequests(ServerError):
    """Asked more often than anybody needs to."""

    code = "too_many_requests"
    status = 429

    def __init__(self, message: str, wait_s: int) -> None:
        super().__init__(message)
        self.wait_s = wait_s


class InvalidInput(ServerError):
    """A name, text, password or option outside its limits."""

    code = "invalid_input"
    status = 400


class StorageUnavailable(ServerError):
    """The database can't be reached or written; nothing was changed."""

    code = "storage_unavailable"
    status = 503


class NotWorking(ServerError):
    """A part of the server that should run does not."""

    code = "not_working"
    status = 503


class NewerFormat(ServerError):
    """A newer version of the server has written this; it must not be misread."""

    code = "newer_format"
    status = 503


class CannotServe(ServerError):
    """The server can't start: port, folder, database or settings."""

    code = "cannot_serve"
    status = 500
