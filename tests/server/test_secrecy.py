"""The seed and the order of the deck are in the database and nowhere else while a game runs."""

from __future__ import annotations

import random
import re
import secrets
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from server.directly import started_table
from server.playing import open_solo, play_to_the_end
from server.running import running_server, sqlite_at
from worldsfair.bots import Bot, Budget, Decision, make_bot
from worldsfair.client import Client
from worldsfair.edition import default_edition
from worldsfair.game import PublicGame
from worldsfair.rules.position import Position
from worldsfair.server.bot_runner import choose
from worldsfair.server.tables.games import game_of, go_on_from
from worldsfair.server.tables.model import Table
from worldsfair.wire.messages import PresenceMessage


def heard_by_a_client(ada: Client, table: str) -> list[str]:
    """Every answer that somebody at a running table can get, as text."""
    server, headers = ada._http, {"x-csrftoken": ada._http.cookies["worldsfair_csrf"]}
    paths = ("", "/entries", "/record", "/positions/3", "/chat", "/entries?after=2")
    heard = [server.get(f"/api/tables/{table}{path}").text for path in paths]
    legal = [move for move in ada.preview(table, []).legal if move.startswith("place")]
    for moves in ([], *([move] for move in legal)):
        body = {"moves": moves}
        heard.append(server.post(f"/api/tables/{table}/preview", json=body, headers=headers).text)
    with ada.live(table) as live, ada.live(table, after=0) as resumed:
        for connection in (live, resumed):
            message = connection.next(5)
            while not isinstance(message, PresenceMessage):
                heard.append(repr(message))
                message = connection.next(5)
        ada.leave(table)
        ada.come_back(table)
        heard += [repr(live.next(5)) for _ in range(2)]
    heard += [server.get(f"/api/tables?which={which}").text for which in ("yours", "finished")]
    heard.append(httpx.get(f"{ada.server}/metrics").text)
    return heard


def test_no_answer_names_a_hidden_card_or_the_seed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    url = sqlite_at(tmp_path)
    with running_server(url) as server, Client(server.address) as ada:
        ada.be_guest("Ada")
        table = open_solo(ada, "random")
        play_to_the_end(table, random.Random(1), ada, turns=6)
        heard = heard_by_a_client(ada, table)
        with create_engine(url).connect() as connection:
            seed, state = connection.execute(
                text("SELECT seed, state FROM game_tables WHERE id = :id"), {"id": table}
            ).one()
    heard += capfd.readouterr()
    names = default_edition().card_ids()
    hidden = [names[card] for card in deck_of(state)]
    assert len(hidden) > 30
    for secret in (seed.hex(), state.hex(), repr(list(state))[1:60], *hidden):
        found = re.compile(rf"(?<![\w-]){re.escape(secret)}(?!\w)")
        assert not [answer for answer in heard if found.search(answer)]


def test_the_check_for_hidden_cards_finds_one_that_is_told() -> None:
    found = re.compile(rf"(?<![\w-]){re.escape('ticket-1')}(?!\w)")
    assert found.search('["ticket-1"]')
    assert not found.search('["ticket-12"]')


def deck_of(state: bytes) -> list[int]:
    """The secret order of the cards in the state of a table for two."""
    position = Position(default_edition(), 2)
    position.load(state)
    return position.deck()


class Spy:
    """A bot that remembers what it was given."""

    def __init__(self) -> None:
        self.name = "spy"
        self.games: list[PublicGame] = []

    def make(self, level: str, seed: int) -> Bot:
        return self

    def choose(self, game: PublicGame, budget: Budget) -> Decision:
        self.games.append(game)
        return make_bot("random").choose(game, budget)


def table_of_bots() -> Table:
    return started_table(None, "random", "random")


def with_another_deck(table: Table) -> Table:
    """The same position to everyone, with the unseen cards in another order."""
    other = table_of_bots()
    assert table.state is not None
    go_on_from(other, table.state, 0.0)
    assert game_of(other).view() == game_of(table).view()
    assert other.state != table.state
    return other


def test_a_bot_is_given_the_same_whatever_the_order_of_the_deck() -> None:
    spy, table = Spy(), table_of_bots()
    for one in (table, with_another_deck(table)):
        choose(one, secrets, spy.make)
    first, second = spy.games
    assert bytes(first.position.buffer) == bytes(second.position.buffer)


def test_a_bot_is_given_no_seed_and_nothing_to_take_back() -> None:
    spy = Spy()
    choose(table_of_bots(), secrets, spy.make)
    assert isinstance(spy.games[0], PublicGame)
    assert not hasattr(spy.games[0], "seed")
    assert spy.games[0].moves() == []
