"""A second opinion on records: play one by `naive.py` and see whether it says the same.

Works on plain dictionaries, as parsed from JSON of the right shape, so that nothing of the
project's own reading takes part.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from typing import Any

import naive_shuffle
from naive import AREAS, AWARDS, START_BONUS, NaiveGame, full_deck, places, recalled

Json = dict[str, Any]


class Refused(Exception):
    """The record is no legal game."""


def is_a_legal_game(record: Json) -> bool:
    """Whether a record says exactly what its own moves and cards lead to."""
    try:
        expected = retell(record)
    except Refused:
        return False
    return as_text(expected) == as_text(record)


def as_text(value: object) -> str:
    """JSON with the keys in order: 1, 1.0 and true are told apart."""
    return json.dumps(value, sort_keys=True)


def retell(record: Json) -> Json:
    """The record that the moves and cards of this one give."""
    check_chance(record)
    check_contributions(record)
    game = Teller(record)
    told: Json = {
        "format": "worldsfair-record",
        **version_of(record),
        "edition": game.edition,
        "options": {"approvals": game.approvals},
        "seats": record["seats"],
        "commitment": record["commitment"],
        **contributions_in(record),
        "setup": {"areas": list(game.areas), "cards": {a: list(game.cards[a]) for a in AREAS}},
        "turns": [game.retell_turn(turn) for turn in record["turns"]],
    }
    check("seed" not in record or game.is_over, "the seed is known before the end")
    if "seed" in record:
        told["seed"] = record["seed"]
    if game.is_over:
        told["result"] = game.final_result()
    return told


def version_of(record: Json) -> Json:
    """What a record of its version says of the rules."""
    return {"version": 1} if as_text(record["version"]) == "1" else {"version": 2, "rules": 1}


def check(right: bool, reason: str) -> None:
    if not right:
        raise Refused(reason)


def check_chance(record: Json) -> None:
    check(re.fullmatch("[0-9a-f]{64}", record["commitment"]) is not None, "commitment")
    if "seed" in record:
        check(re.fullmatch("[0-9a-f]{64}", record["seed"]) is not None, "seed")
        digest = hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest()
        check(digest == record["commitment"], "the seed is another")


def check_contributions(record: Json) -> None:
    if "contributions" in record:
        told = record["contributions"]
        check(as_text(record["version"]) == "2", "contributions came with version 2")
        check(len(told) == len(record["seats"]), "one for each seat")
        there = [one for one in told if one is not None]
        check(there != [], "none at all is not told")
        check(all(re.fullmatch("[0-9a-f]{64}", one) for one in there), "a contribution")


def contributions_in(record: Json) -> Json:
    return {"contributions": record["contributions"]} if "contributions" in record else {}


def seed_of_the_shuffle(record: Json) -> bytes:
    seed = bytes.fromhex(record["seed"])
    return naive_shuffle.joined(seed, record.get("contributions", []))


def tiles_of(record: Json) -> list[str]:
    """S2: the areas by position."""
    if "seed" in record:
        return naive_shuffle.order(AREAS, seed_of_the_shuffle(record), "tiles")
    areas: list[str] = record["setup"]["areas"]
    return areas


def deck_of(record: Json, cards: list[str], number: int) -> list[str]:
    """These cards in the order of drawing: the first deck is number 0."""
    if "seed" in record:
        purpose = f"reshuffle {number}" if number else "deck"
        return naive_shuffle.order(cards, seed_of_the_shuffle(record), purpose)
    drawn = cards_drawn(record)[number:][:1] or [[]]
    check(len(set(drawn[0])) == len(drawn[0]), "a card twice")
    check(set(drawn[0]) <= set(cards), "a card that is not there")
    return drawn[0] + [card for card in cards if card not in drawn[0]]


def cards_drawn(record: Json) -> list[list[str]]:
    """The cards that the record draws from each deck."""
    setup = record["setup"]
    check(sorted(setup["areas"]) == sorted(setup["cards"]) == sorted(AREAS), "areas")
    check(all(len(cards) == 2 for cards in setup["cards"].values()), "two cards")
    decks = [[card for area in setup["areas"] for card in setup["cards"][area]]]
    for turn in record["turns"]:
        for index, (_, card) in enumerate(turn["dealt"]):
            if turn.get("reshuffled_before") == index:
                decks.append([])
            decks[-1].append(card)
    return decks


class Teller(NaiveGame):
    """A naive game that takes the notes of a record."""

    def __init__(self, record: Json) -> None:
        players = len(record["seats"])
        check(players in (2, 3, 4), "players")
        self.record = record
        self.reshuffles = 0
        self.upcoming: list[str] = []
        self.notes: Json = {}
        self.approved: dict[tuple[int, str], int] = {}
        deck = deck_of(record, full_deck(players), 0)
        approvals = record["options"]["approvals"]
        self.edition = record["edition"]
        check(self.edition in START_BONUS, "edition")
        tiles = tiles_of(record)
        super().__init__(players, approvals, tiles, deck, self.new_deck, self.edition)

    def retell_turn(self, turn: Json) -> Json:
        self.notes = {}
        number, seat = self.turn, self.seat
        check(not self.is_over, "over")
        for move in turn["moves"]:
            check(self.turn == number and self.phase in ("place", "figures"), "complete")
            check(move in self.legal_moves(), move)
            self.play(move)
        choices = []
        for choice in turn.get("scoring", {}).get("choices", []):
            check(self.phase == "approve" and choice["move"] in self.legal_moves(), "choice")
            choices.append({"seat": self.seat, "move": choice["move"]})
            self.play(choice["move"])
        check(self.turn == number + 1, "incomplete")
        if "scoring" in self.notes and self.approvals == "chosen":
            self.notes["scoring"]["choices"] = choices
            if not choices and "choices" not in turn.get("scoring", {}):
                # Where nobody had anything to choose, the list may be absent.
                del self.notes["scoring"]["choices"]
        told = {"seat": seat, "moves": turn["moves"], **self.notes}
        check(as_text(told) == as_text(turn), "differs")
        return told

    def new_deck(self, cards: list[str]) -> list[str]:
        """T13, noted."""
        self.reshuffles += 1
        deck = deck_of(self.record, cards, self.reshuffles)
        self.notes["reshuffled_before"] = len(self.upcoming)
        self.upcoming += deck
        return deck

    def deal(self) -> None:
        lying = {card for cards in self.cards.values() for card in cards}
        self.upcoming = list(self.deck)
        super().deal()
        area_of = {card: area for area in self.areas for card in self.cards[area]}
        new = [card for card in self.upcoming if card in area_of and card not in lying]
        self.notes["dealt"] = [[area_of[card], card] for card in new]

    def redeem_tickets(self) -> None:
        held = [self.held(seat, "ticket") for seat in self.seats]
        before = list(self.coins)
        super().redeem_tickets()
        coins = [now - then for now, then in zip(self.coins, before, strict=True)]
        tickets = [
            {
                "seat": seat,
                "held": held[seat],
                "bonus": coins[seat] - held[seat],
                "coins": coins[seat],
            }
            for seat in self.seats
        ]
        self.approved = {}
        self.notes["scoring"] = {"round": self.round, "tickets": tickets}

    def approve(self, seat: int, area: str, number: int) -> None:
        self.approved[seat, area] = number
        super().approve(seat, area, number)

    def finish_scoring(self) -> None:
        scoring = self.notes["scoring"]
        scoring["areas"] = [
            {"area": area, "awards": list(self.awards(area))} for area in self.areas
        ]
        scoring["recalled"] = [
            {"seat": seat, "area": area, "supporters": recalled(self.supporters[area][seat])}
            for seat in self.seats
            for area in self.areas
            if recalled(self.supporters[area][seat]) > 0
        ]
        super().finish_scoring()

    def awards(self, area: str) -> Iterator[Json]:
        for seat, place in sorted(places(self.supporters[area]).items()):
            medal, most = AWARDS[self.players][place]
            if medal or most:
                approved = self.approved.get((seat, area), 0)
                yield {"seat": seat, "place": place, "medal": medal, "approved": approved}
