"""Playing through the API, for tests."""

from __future__ import annotations

import random
import time

from worldsfair.client import Client, Refused
from worldsfair.wire.tables import TableView


def open_duel(ada: Client, bea: Client, **options: object) -> str:
    """A table of two people, started."""
    table = ada.open_table([{"kind": "person"}, {"kind": "open"}], **options).table.id
    bea.take_seat(table, 1)
    bea.ready(table)
    ada.start(table)
    return table


def open_solo(client: Client, *levels: str, **options: object) -> str:
    """A table of one person and bots, started."""
    seats = [{"kind": "person"}, *({"kind": "bot", "level": level} for level in levels)]
    table = client.open_table(seats, **options).table.id
    client.start(table)
    return table


def who_decides(table: TableView, *clients: Client) -> tuple[Client, int]:
    """The client whose turn it is, and the seat."""
    seat = table.table.decider
    assert seat is not None
    for client in clients:
        me = client.whoami()
        if me is not None and table.table.seats[seat].person == me.id:
            return client, seat
    raise AssertionError("it is nobody's turn here")


def any_turn(client: Client, table: str, chooser: random.Random) -> list[str]:
    """A random whole turn, found by previews alone."""
    moves: list[str] = []
    seen = client.preview(table, moves)
    while not seen.is_complete:
        moves.append(chooser.choice(seen.legal))
        if moves[-1].startswith("approve"):
            return moves
        seen = client.preview(table, moves)
    return moves


def play_one(table: str, chooser: random.Random, *clients: Client) -> None:
    """One decision by whoever's it is."""
    view = clients[0].table(table)
    client, seat = who_decides(view, *clients)
    client.take_turn(table, seat, view.table.number, any_turn(client, table, chooser))


def play_to_the_end(
    table: str, chooser: random.Random, *clients: Client, turns: int = 400
) -> TableView:
    """Play for all clients, with bots answering in between; stops after some turns."""
    while True:
        view = clients[0].table(table)
        if view.table.status != "playing" or view.table.turn >= turns:
            return view
        seat = view.table.decider
        assert seat is not None
        if view.table.seats[seat].kind == "bot" or view.table.seats[seat].is_away:
            time.sleep(0.01)
            continue
        try:
            play_one(table, chooser, *clients)
        except Refused as refused:
            if refused.code not in ("stale_turn", "not_your_turn"):
                raise


def abandon(table: str, *people: Client) -> None:
    """Everyone agrees to give the game up."""
    proposal = people[0].abandon(table).proposal
    for person in people[1:]:
        assert proposal is not None
        person.abandon(table, proposal=proposal.number)
