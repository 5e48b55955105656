"""A scene: people and tables of every kind, made through the API, for requests to be about."""

from __future__ import annotations

import itertools
import json
import random
import secrets
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from server.fuzz.operations import Description, Operation
from server.fuzz.values import Json
from server.playing import any_turn, open_duel, play_to_the_end
from worldsfair.client import Client
from worldsfair.records.model import Record
from worldsfair.records.reader import read_record

PASSWORD = "a long fair password"  # noqa: S105 - nobody's
_GAMES = Path(__file__).parents[2] / "games"
_PERSON, _OPEN, _BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "random"}


@dataclass(frozen=True)
class Asker:
    """Who asks: a person with cookies, a program with a token, or nobody."""

    name: str
    cookies: str = ""
    csrf: str = ""
    token: str = ""

    def headers(self) -> list[bytes]:
        """What a request of theirs carries."""
        lines = {"cookie": self.cookies, "x-csrftoken": self.csrf}
        if self.token:
            lines["authorization"] = f"Bearer {self.token}"
        return [f"{name}: {value}".encode() for name, value in lines.items() if value]


@dataclass(frozen=True)
class Place:
    """A table, and what fits it."""

    name: str
    id: str
    known: Mapping[str, Sequence[Json]]
    decides: str | None = None
    """The name of who decides there."""


@dataclass
class Scene:
    """Everything that a request can be about."""

    suffix: str
    """What makes its names its own."""
    askers: dict[str, Asker] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)
    known: dict[str, Sequence[Json]] = field(default_factory=dict)

    def named(self, sent: bytes) -> bytes:
        """Bytes with names in place of the ids, which are others on every server."""
        for name, value in self._markers():
            sent = sent.replace(value, name)
        return sent

    def filled(self, named: bytes) -> bytes:
        """The other way round."""
        for name, value in self._markers():
            named = named.replace(name, value)
        return named

    def _markers(self) -> list[tuple[bytes, bytes]]:
        found = [(f"<{place.name}>", place.id) for place in self.places.values()]
        found.append(("<suffix>", self.suffix))
        for one in self.askers.values():
            found.append((f"<cookies of {one.name}>", one.cookies))
            found.append((f"<csrf of {one.name}>", one.csrf))
            found.append((f"<token of {one.name}>", one.token))
        found.sort(key=lambda pair: -len(pair[1]))
        return [(name.encode(), value.encode()) for name, value in found if value]


@dataclass(frozen=True)
class Lasting:
    """What takes long to make, and so is made once: finished games, and what came of them."""

    tables: Mapping[str, str]
    documents: Mapping[str, Sequence[Json]]


def make_lasting(address: str) -> Lasting:
    """Play a game to its end and one on from it, and import one with strange names."""
    files = sorted(_GAMES.glob("*.jsonl"))
    records = [json.loads(file.read_text("utf-8").splitlines()[0]) for file in files]
    with Client(address) as ada:
        ada.be_guest(f"Ada {secrets.token_hex(4)}")
        table = ada.open_table([_PERSON, _PERSON]).table.id
        ada.start(table)
        play_to_the_end(table, random.Random(1893), ada)
        later = ada.play_on(table, 4).table.id
        for seat in range(2):
            ada.take_seat(later, seat)
        ada.start(later)
        continuation = json.loads(ada.record_json(later))
        tables = {
            "finished": table,
            "continued": later,
            "begun": ada.play_on(table, 2).table.id,
            "imported": ada.import_record(_with_strange_names(records[0])).table.id,
        }
    return Lasting(tables, {"Record": records, "Continuation": [continuation]})


def _with_strange_names(game: Mapping[str, Any]) -> Record:
    names = itertools.cycle(("\0", "\u202eadA" * 30, "", "<b>"))
    seats = [{**seat, "name": name} for seat, name in zip(game["seats"], names, strict=False)]
    return read_record(json.dumps({**game, "seats": seats}))


def make_scene(address: str, lasting: Lasting, number: int, description: Description) -> Scene:
    """People and tables; a scene of the same number is the same but for its ids."""
    chooser = random.Random(f"scene {number}")
    scene = Scene(secrets.token_hex(4), {"nobody": Asker("nobody")})
    with ExitStack() as open_clients:
        ada, bea, cyd = (open_clients.enter_context(Client(address)) for _ in range(3))
        for client, name in ((ada, "Ada"), (bea, "Bea"), (cyd, "Cyd")):
            client.be_guest(f"{name} {scene.suffix}")
        bea.make_account(f"Bea {scene.suffix}", PASSWORD)
        token = _set_tables(scene, ada, bea, lasting, chooser)
        for client, name in ((ada, "ada"), (bea, "bea"), (cyd, "cyd")):
            scene.askers[name] = asker(name, client)
        scene.askers["program"] = Asker("program", token=token)
        scene.known |= _known(scene.suffix, lasting)
        scene.known |= _listed(bea, description.operations)
    return scene


def asker(name: str, client: Client) -> Asker:
    """Somebody who is signed in, for raw requests."""
    client.whoami()
    cookies = dict(client._http.cookies)
    csrf = next(value for key, value in cookies.items() if "csrf" in key)
    return Asker(name, "; ".join(f"{key}={value}" for key, value in cookies.items()), csrf)


def _set_tables(
    scene: Scene, ada: Client, bea: Client, lasting: Lasting, chooser: random.Random
) -> str:
    """Tables in every state; says the token of a program that sits at one."""
    waiting = ada.open_table([_PERSON, _OPEN, _OPEN], is_public=True).table.id
    bea.take_seat(waiting, 1)
    duel = open_duel(ada, bea, is_public=True)
    chosen = open_duel(ada, bea, approvals="chosen", pace={"kind": "days", "days": 1})
    proposed = open_duel(ada, bea)
    for table in (duel, chosen, proposed):
        play_to_the_end(table, chooser, ada, bea, turns=3)
    ada.ask_takeback(proposed, 1)
    solo = ada.open_table([_PERSON, _BOT], stand_in="random").table.id
    ada.start(solo)
    robots = ada.open_table([_PERSON, _OPEN]).table.id
    token = ada.take_seat(robots, 1, "program", name="Robot").token
    ada.start(robots)
    ada.say(duel, "Welcome to the fair")
    tables = {
        "waiting": waiting,
        "duel": duel,
        "chosen": chosen,
        "proposed": proposed,
        "solo": solo,
        "robots": robots,
        **lasting.tables,
    }
    for name, table in tables.items():
        scene.places[name] = _place(name, table, ada, bea, chooser)
    return token or ""


def _place(name: str, table: str, ada: Client, bea: Client, chooser: random.Random) -> Place:
    about = ada._http.get(f"/api/tables/{table}").json()["table"]
    seat = about["decider"]
    sits = {} if seat is None else about["seats"][seat]
    decides, moves = None, ["place electricity"]
    if sits.get("kind") in ("person", "program"):
        moves = any_turn(ada, table, chooser)
        me = ada.whoami()
        is_hers = me is not None and sits.get("person") == me.id
        decides = "program" if sits["kind"] == "program" else "ada" if is_hers else "bea"
    proposal = about.get("proposal") or {}
    known: dict[str, Sequence[Json]] = {
        "table_id": [table],
        "follows": [about["number"]],
        "seat": [seat or 0],
        "moves": [moves, moves, moves[:1], []],
        "turn": [0, 1, about["turn"]],
        "proposal": [proposal.get("number", 0)],
    }
    return Place(name, table, known, decides)


def _known(suffix: str, lasting: Lasting) -> dict[str, Sequence[Json]]:
    return {
        **lasting.documents,
        "password": [PASSWORD],
        "new_password": [PASSWORD],
        "level": ["random"],
        "stand_in": ["random"],
        "name": [f"Ada {suffix}", f"Bea {suffix}", f"Dora {suffix}"],
        "new_name": [f"Bea {suffix}", f"Dora {suffix}"],
        "number": [0, 1, 2],
        "after": [-1, 0, 2],
        "chat": [0, 1],
        "contribution": ["5a" * 32],
        "text": ["Welcome", "to the fair"],
        "reason": ["spam"],
    }


def _listed(client: Client, operations: Sequence[Operation]) -> dict[str, Sequence[Json]]:
    """The ids of what can be listed, by the name of the parameter that takes one."""
    found: dict[str, Sequence[Json]] = {}
    lists = {one.path for one in operations if one.method == "GET" and not one.in_path}
    for operation in operations:
        listing, _, rest = operation.path.partition("/{")
        name = rest.partition("}")[0]
        if listing in lists and name and name not in ("table_id", *found):
            answer = client._http.get(listing)
            items = answer.json() if answer.is_success else []
            if isinstance(items, list):
                found[name] = [one["id"] for one in items if isinstance(one, dict) and "id" in one]
    return found
