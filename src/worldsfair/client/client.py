"""`Client`: every request of the API as a method."""

from __future__ import annotations

import secrets
import ssl
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from functools import cache
from types import TracebackType
from typing import Any, Literal, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from worldsfair.client.decoding import decode
from worldsfair.client.events import open_events
from worldsfair.client.live import LiveTable, open_live
from worldsfair.client.refused import Refused
from worldsfair.game import Preview
from worldsfair.records.continuations import Continuation
from worldsfair.records.model import Record
from worldsfair.records.reader import read_record
from worldsfair.wire.bot_events import BotEvent
from worldsfair.wire.limits import MOST_ENTRIES
from worldsfair.wire.people import (
    BotAccount,
    BotToken,
    FittingLevel,
    Me,
    OnlineBots,
    Rating,
    SessionInfo,
    Whoami,
)
from worldsfair.wire.problems import Problem
from worldsfair.wire.tables import (
    ChatLine,
    EntryView,
    GameInfo,
    Seated,
    TableFound,
    TableId,
    TableInfo,
    TableList,
    TableView,
)

Answer = TypeVar("Answer")
_CSRF = "worldsfair_csrf"


@cache
def _authorities() -> ssl.SSLContext:
    """Whom https trusts: read once, as that takes longer than many a request."""
    return httpx.create_ssl_context()


class Client:
    """A person, or with a token a program, at a server.

    `with Client("http://localhost:8893") as client: client.be_guest("Ada")`
    """

    def __init__(self, server: str, token: str | None = None, timeout_s: float = 30.0) -> None:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self.server = server.rstrip("/")
        self._token = token
        self._http = httpx.Client(
            base_url=self.server, headers=headers, timeout=timeout_s, verify=_authorities()
        )

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the connection."""
        self._http.close()

    # People.

    def whoami(self) -> Me | None:
        """Who the server thinks this is."""
        return self._ask("GET", "/api/me", Whoami).me

    def be_guest(self, name: str) -> Me:
        """Be somebody, with just a name."""
        return self._ask("POST", "/api/guests", Me, {"name": name})

    def make_account(self, name: str, password: str) -> Me:
        """Give the guest a password, and so an account."""
        return self._ask("POST", "/api/account", Me, {"name": name, "password": password})

    def change_account(self, password: str, **new: str) -> Me:
        """Set `new_name` or `new_password`."""
        return self._ask("PATCH", "/api/account", Me, {"password": password, **new})

    def delete_account(self, password: str | None = None) -> None:
        """Be forgotten: the games stay, the name and the chat go; a guest has no password."""
        self._ask("POST", "/api/account/delete", Whoami, {"password": password})

    def sign_in(self, name: str, password: str) -> Me:
        """Be an account."""
        return self._ask("POST", "/api/session", Me, {"name": name, "password": password})

    def sign_out(self) -> None:
        """Be nobody again."""
        self._ask("DELETE", "/api/session", Whoami)

    def sign_out_everywhere(self) -> None:
        """Be nobody again on every device."""
        self._ask("DELETE", "/api/sessions", Whoami)

    def sessions(self) -> list[SessionInfo]:
        """The devices on which one is signed in."""
        return self._ask("GET", "/api/sessions", list[SessionInfo])

    def end_session(self, session: str) -> None:
        """Sign out on another device."""
        self._ask("DELETE", f"/api/sessions/{session}", list[SessionInfo])

    def own_data(self) -> bytes:
        """Everything that the server keeps of who asks, as JSON."""
        return self._send("GET", "/api/me/data", None)

    def fitting_level(self) -> FittingLevel:
        """The level that fits, by one's own games."""
        return self._ask("GET", "/api/me/match", FittingLevel)

    def ratings(self) -> list[Rating]:
        """The strongest players."""
        return self._ask("GET", "/api/ratings", list[Rating])

    # Bot accounts.

    def make_bot_account(self, name: str) -> BotToken:
        """A bot of the account's, with its token, which is shown this once."""
        return self._ask("POST", "/api/account/bots", BotToken, {"name": name})

    def bot_accounts(self) -> list[BotAccount]:
        """The account's bots."""
        return self._ask("GET", "/api/account/bots", list[BotAccount])

    def renew_bot_token(self, bot: str) -> BotToken:
        """A new token; the old one is no longer good."""
        return self._ask("POST", f"/api/account/bots/{bot}/token", BotToken)

    def revoke_bot_token(self, bot: str) -> None:
        """The bot's token is no longer good."""
        self._ask("DELETE", f"/api/account/bots/{bot}/token", list[BotAccount])

    def delete_bot_account(self, bot: str) -> None:
        """The bot is forgotten; its games stay."""
        self._ask("DELETE", f"/api/account/bots/{bot}", list[BotAccount])

    def online_bots(self) -> list[str]:
        """The bot accounts that can be invited, by their names."""
        return self._ask("GET", "/api/bots/online", OnlineBots).names

    def invite(self, table: str, number: int, bot: str) -> TableInfo:
        """Offer a seat to a bot account, by its name."""
        return self.take_seat(table, number, "open", invite=bot).table

    def answer_invitation(self, table: str, accepts: bool = True) -> TableInfo:
        """As a bot account: take the seat that is offered, or don't."""
        body = {"accepts": accepts}
        return self._ask("POST", f"/api/tables/{table}/invitation", TableInfo, body)

    def events(self) -> AbstractContextManager[Iterator[BotEvent]]:
        """As a bot account: what happens at all its tables, in a `with` statement."""
        return open_events(self._http)

    # Tables.

    def tables(self, which: Literal["public", "yours", "finished"]) -> list[TableInfo]:
        """The first page of tables."""
        return self._ask("GET", f"/api/tables?which={which}", TableList).tables

    def open_table(self, seats: Sequence[dict[str, str]], **options: Any) -> TableView:
        """A new table; seats are `{"kind": "person"}`, `{"kind": "bot", "level": "visitor"}` …"""
        body = {"seats": list(seats), "options": options}
        return self._ask("POST", "/api/tables", TableView, body)

    def table(self, table: str) -> TableView:
        """A table as it is."""
        return self._ask("GET", f"/api/tables/{table}", TableView)

    def find_by_code(self, code: str) -> TableId:
        """The table that a short code leads to."""
        return self._ask("GET", f"/api/codes/{quote(code, safe='')}", TableFound).table

    def take_seat(self, table: str, number: int, kind: str = "person", **more: str) -> Seated:
        """Sit down, or seat a bot (`level=`) or a program, whose token is in the answer."""
        body = {"kind": kind, **more}
        return self._ask("PUT", f"/api/tables/{table}/seats/{number}", Seated, body)

    def change_options(self, table: str, **options: Any) -> TableInfo:
        """Set all options anew."""
        return self._ask("PATCH", f"/api/tables/{table}/options", TableInfo, options)

    def ready(self, table: str, is_ready: bool = True) -> TableInfo:
        """Say that the game may start."""
        return self._ask("POST", f"/api/tables/{table}/ready", TableInfo, {"is_ready": is_ready})

    def contribute(self, table: str, contribution: bytes | None = None) -> TableInfo:
        """Add 32 bytes to the shuffle, by default random ones, before the game begins."""
        added = secrets.token_bytes(32) if contribution is None else contribution
        body = {"contribution": added.hex()}
        return self._ask("PUT", f"/api/tables/{table}/contribution", TableInfo, body)

    def start(self, table: str) -> TableView:
        """Start the game."""
        return self._ask("POST", f"/api/tables/{table}/start", TableView)

    def close_table(self, table: str) -> TableInfo:
        """Give a table up before its game."""
        return self._ask("POST", f"/api/tables/{table}/close", TableInfo)

    def leave(self, table: str) -> TableInfo:
        """Leave the table, or let a bot play on."""
        return self._ask("POST", f"/api/tables/{table}/leave", TableInfo)

    def come_back(self, table: str) -> TableInfo:
        """Take one's seats back."""
        return self._ask("POST", f"/api/tables/{table}/return", TableInfo)

    def say(self, table: str, text: str) -> ChatLine:
        """Talk."""
        return self._ask("POST", f"/api/tables/{table}/chat", ChatLine, {"text": text})

    def report(self, table: str, reason: str, line: int | None = None) -> None:
        """Tell the operator of a table, or of a line of its chat."""
        self._send("POST", f"/api/tables/{table}/report", {"reason": reason, "line": line})

    # Playing.

    def take_turn(self, table: str, seat: int, follows: int, moves: Sequence[str]) -> EntryView:
        """Send a whole turn; when in doubt whether it arrived, send it again."""
        body = {"seat": seat, "follows": follows, "moves": list(moves)}
        return self._ask("POST", f"/api/tables/{table}/turns", EntryView, body)

    def preview(self, table: str, moves: Sequence[str]) -> Preview:
        """What a turn so far leads to."""
        return self._ask("POST", f"/api/tables/{table}/preview", Preview, {"moves": list(moves)})

    def entries(self, table: str, after: int = -1) -> list[EntryView]:
        """The whole log, from a number on."""
        found: list[EntryView] = []
        while True:
            path = f"/api/tables/{table}/entries?after={after}&limit={MOST_ENTRIES}"
            page = self._ask("GET", path, list[EntryView])
            found += page
            if len(page) < MOST_ENTRIES:
                return found
            after = page[-1].entry.number

    def position(self, table: str, turn: int) -> GameInfo:
        """A past position."""
        return self._ask("GET", f"/api/tables/{table}/positions/{turn}", GameInfo)

    def ask_takeback(self, table: str, turn: int) -> TableView:
        """Ask to go back to the beginning of a turn."""
        return self._ask("POST", f"/api/tables/{table}/takeback", TableView, {"turn": turn})

    def answer_takeback(self, table: str, proposal: int, agrees: bool) -> TableView:
        """Yes or no to the proposal with a number."""
        body = {"agrees": agrees, "proposal": proposal}
        return self._ask("POST", f"/api/tables/{table}/takeback/answer", TableView, body)

    def abandon(self, table: str, agrees: bool = True, proposal: int | None = None) -> TableInfo:
        """Propose to give the game up or, with its number, answer such a proposal."""
        body = {"agrees": agrees, "proposal": proposal}
        return self._ask("POST", f"/api/tables/{table}/abandon", TableInfo, body)

    def rematch(self, table: str, deal: Literal["new", "same"] = "new") -> TableView:
        """Once more."""
        return self._ask("POST", f"/api/tables/{table}/rematch", TableView, {"deal": deal})

    def play_on(self, table: str, turn: int) -> TableView:
        """A new table that goes on from a turn of this one."""
        return self._ask("POST", f"/api/tables/{table}/continue", TableView, {"turn": turn})

    def record(self, table: str) -> Record:
        """The game as a record, read but not verified."""
        return read_record(self.record_json(table))

    def record_json(self, table: str) -> bytes:
        """The game as a record or, if it went on from another, as a continuation."""
        return self._send("GET", f"/api/tables/{table}/record", None)

    def import_record(self, game: Record | Continuation) -> TableView:
        """Bring a game from elsewhere."""
        path = "/api/records" if isinstance(game, Record) else "/api/records/continuations"
        return self._ask("POST", path, TableView, msgspec.to_builtins(game))

    def live(
        self, table: str, after: int | None = None, chat: int = 0
    ) -> AbstractContextManager[LiveTable]:
        """A table's events, as they come, in a `with` statement; `after` resumes."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return open_live(self.server, table, after, chat, cookies, self._token)

    def _ask(
        self, method: str, path: str, kind: type[Answer], body: dict[str, Any] | None = None
    ) -> Answer:
        answer: Answer = decode(self._send(method, path, body), kind)
        return answer

    def _send(self, method: str, path: str, body: dict[str, Any] | None) -> bytes:
        headers = {}
        if method != "GET" and self._token is None:
            if _CSRF not in self._http.cookies:
                self._http.get("/api/me")
            headers["x-csrftoken"] = self._http.cookies[_CSRF]
        response = self._http.request(method, path, json=body, headers=headers)
        if response.is_error:
            raise Refused(decode(response.content, Problem))
        return response.content
