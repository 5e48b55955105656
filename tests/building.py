"""Positions for tests, in the game's words: say what matters and the rest follows.

Tiles lie in the order of `AREAS` unless told otherwise, so agriculture is at position 0.
A player's supporters that are not named are in the supply, and a card that is not named is in
the deck, below the named ones: 22 supporters each and every card in one place, always.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from worldsfair.edition import AREAS, FIGURES, KINDS, Edition, default_edition
from worldsfair.game import Game
from worldsfair.records.chance import SeedChance
from worldsfair.records.fair_shuffle import commitment_to, seed_from_int
from worldsfair.records.model import Approvals, Scoring, Seat
from worldsfair.rules.constants import AT_AREA, DISCARDED, HELD_BY, IN_DECK, LEFT_OUT
from worldsfair.rules.position import Position

ONE_EACH: dict[str, list[int]] = {area: [1, 1, 1, 1] for area in AREAS}
"""S8 without the start bonuses."""

_SEED = seed_from_int(1893)


def game_at(
    players: int = 3,
    *,
    areas: Sequence[str] = AREAS,
    supporters: Mapping[str, Sequence[int]] = ONE_EACH,
    cards: Mapping[str, Sequence[str]] | None = None,
    held: Mapping[int, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    deck: Sequence[str] = (),
    others: str = "deck",
    tokens: Mapping[int, Sequence[int]] | None = None,
    coins: Sequence[int] = (),
    medals: Sequence[int] = (),
    car: int = 0,
    current_round: int = 1,
    seat: int = 0,
    approvals: Approvals = "automatic",
    edition: Edition | None = None,
) -> Game:
    """A game whose player `seat` is about to place.

    `supporters` and `cards` are by area, `held` and `tokens` by seat. `others` says where the
    cards that nobody names are: in the "deck", on the "discard" pile, or with a seat ("3").
    """
    edition = edition or default_edition()
    position = Position(edition, players)
    tiles = [AREAS.index(area) for area in areas]
    position.lay_out(tiles, position.cards_in_play(), chosen_approvals=approvals == "chosen")
    state = position.state
    state.car, state.current_round, state.seat, state.active = car, current_round, seat, seat
    state.coins[: len(coins)] = coins
    state.medals[: len(medals)] = medals
    for owner, counts in (tokens or {}).items():
        state.tokens[owner] = counts
    _set_supporters(position, supporters)
    _set_cards(position, cards or {}, held or {}, discard, deck, others)
    chance = SeedChance(_SEED)
    seats = [Seat(name=f"Player {n}", player="human") for n in range(1, players + 1)]
    return Game(position, chance, commitment_to(_SEED), seats)


def one_ticket_before_scoring(players: int = 3, **facts: Any) -> Game:
    """As `game_at`, but `place agriculture` collects one ticket and brings the car home."""
    edition = facts.get("edition") or default_edition()
    lying = dict(facts.pop("cards", {}))
    lying["agriculture"] = [*lying.get("agriculture", []), "ticket-1"]
    return game_at(players, cards=lying, car=edition.wheel[players].spaces - 1, **facts)


def scoring_of(game: Game) -> Scoring:
    """Let `one_ticket_before_scoring` score; says what the scoring phase gave."""
    game.play("place agriculture")
    turn = game.last_turn()
    assert turn is not None
    assert isinstance(turn.scoring, Scoring)
    return turn.scoring


def awards_in(scoring: Scoring, area: str) -> dict[int, tuple[str, int, int]]:
    """By seat: the place, the medal and the exhibits approved in an area."""
    scored = next(scored for scored in scoring.areas if scored.area == area)
    return {award.seat: (award.place, award.medal, award.approved) for award in scored.awards}


def legal_texts(game: Game) -> set[str]:
    """The legal moves in the record's notation."""
    return {move.text for move in game.legal_moves()}


def dealt_by(game: Game) -> list[tuple[str, str]]:
    """What the last turn dealt: area and card."""
    turn = game.last_turn()
    assert turn is not None
    return turn.dealt


def cards_called(kind: str, numbers: Iterable[int]) -> list[str]:
    """`ticket-1`, `ticket-2`, …"""
    return [f"{kind}-{number}" for number in numbers]


def supporters_on(game: Game, area: str) -> list[int]:
    """The supporters in an area, by seat."""
    return next(seen.supporters for seen in game.view().areas if seen.area == area)


def _set_supporters(position: Position, supporters: Mapping[str, Sequence[int]]) -> None:
    state = position.state
    each = position.edition.supporters.per_player.value
    state.supporters[:] = 0
    for area, counts in supporters.items():
        for seat in range(min(position.players, len(counts))):
            state.supporters[seat, AREAS.index(area)] = counts[seat]
    for seat in range(position.players):
        out = int(sum(state.supporters[seat]))
        assert out <= each, f"player {seat} has {out} supporters out"
        state.supply[seat] = each - out


def _set_cards(
    position: Position,
    cards: Mapping[str, Sequence[str]],
    held: Mapping[int, Sequence[str]],
    discard: Sequence[str],
    deck: Sequence[str],
    others: str,
) -> None:
    numbers = {name: card for card, name in enumerate(position.edition.card_ids())}
    place: dict[int, int] = {}

    def put(names: Sequence[str], where: int) -> list[int]:
        chosen = [numbers[name] for name in names]
        assert place.keys().isdisjoint(chosen), f"a card of {names} is somewhere else, too"
        assert len(set(chosen)) == len(chosen), f"a card is twice in {names}"
        place.update(dict.fromkeys(chosen, where))
        return chosen

    slots = {
        AREAS.index(area): put(names, AT_AREA + AREAS.index(area)) for area, names in cards.items()
    }
    for seat, names in held.items():
        put(names, HELD_BY + seat)
    put(discard, DISCARDED)
    top = put(deck, IN_DECK)
    left = [card for card in position.cards_in_play() if card not in place]
    where = {"deck": IN_DECK, "discard": DISCARDED}.get(others)
    place.update(dict.fromkeys(left, HELD_BY + int(others) if where is None else where))
    assert len(place) == len(position.cards_in_play()), "a card was named that is left out"
    _write_cards(position, place, slots)
    position.give_deck([*top, *left] if others == "deck" else top)


def _write_cards(
    position: Position, place: Mapping[int, int], slots: Mapping[int, list[int]]
) -> None:
    state = position.state
    state.card_place[:] = LEFT_OUT
    state.slots[:] = 255
    state.slot_count[:] = 0
    state.held[:] = 0
    state.figures_held[:] = 0
    for area, lying in slots.items():
        assert len(lying) <= position.edition.areas[AREAS[area]].capacity
        state.slots[area, : len(lying)] = lying
        state.slot_count[area] = len(lying)
    for card, where in place.items():
        state.card_place[card] = where
        if HELD_BY <= where < DISCARDED:
            kind = int(position.box.kind_of[card])
            state.held[where - HELD_BY, kind] += 1
            state.figures_held[where - HELD_BY] += KINDS[kind] in FIGURES
    state.discard_size = list(place.values()).count(DISCARDED)
