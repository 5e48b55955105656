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


class WrongPassword(ServerError):
    """A name and a password that don't belong together."""

    code = "wrong_password"
    status = 403


class ForeignOrigin(ServerError):
    """A request that a page of another site made."""

    code = "foreign_origin"
    status = 403


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
    """There is no takeback to answer."""

    code = "nothing_proposed"


class InvalidInput(ServerError):
    """A name, text, password or option outside its limits."""

    code = "invalid_input"
    status = 400


class StorageUnavailable(ServerError):
    """The database can't be reached or written; nothing was changed."""

    code = "storage_unavailable"
    status = 503


class CannotServe(ServerError):
    """The server can't start: port, folder, database or settings."""

    code = "cannot_serve"
    status = 500
