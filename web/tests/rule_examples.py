"""Print the positions that the rules page draws, as the rules engine itself tells them.

Written to `web/src/rulebook/examples.json`, they are what the page has; a test compares.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from building import cards_called, game_at, one_ticket_before_scoring, scoring_of
from worldsfair.edition import default_edition
from worldsfair.game import Game
from worldsfair.game.preview import preview_turn

TILES = ("fine_arts", "agriculture", "electricity", "transportation", "manufacturing")
LYING: Mapping[str, Sequence[str]] = {
    "fine_arts": ["fine_arts-1", "ticket-1"],
    "agriculture": ["agriculture-1", "mccormick-1"],
    "electricity": ["electricity-1", "ticket-2"],
    "transportation": ["transportation-1", "pullman-1"],
    "manufacturing": ["ticket-3", "manufacturing-1"],
}
STANDING = {
    "fine_arts": [1, 2, 1],
    "agriculture": [2, 1, 1],
    "electricity": [1, 1, 2],
    "transportation": [1, 2, 1],
    "manufacturing": [2, 1, 1],
}


def main() -> None:
    """Set up every example and write what is seen of it."""
    full = [*LYING["transportation"], "transportation-2", "ticket-4"]
    passed_over = {**LYING, "transportation": full}
    round_again = {
        **passed_over,
        "fine_arts": [*LYING["fine_arts"], "fine_arts-2"],
        "agriculture": [*LYING["agriculture"], "agriculture-2", "ticket-5"],
    }
    davis = game_at(3, areas=TILES, supporters=STANDING, cards=LYING, held={0: ["davis-1"]})
    examples = {
        "start": _seen(Game.new(players=4, seed=1893)),
        "davis": _previewed(davis, "place fine_arts"),
        "deal": _previewed(_dealing(passed_over), "place electricity"),
        "round": _previewed(_dealing(round_again), "place electricity"),
        "wheel": _previewed(_last_space(), "place agriculture"),
        "places": _seen(_places()),
        **_recall(),
        "final": _seen(_final()),
    }
    told = msgspec.to_builtins(examples)
    sys.stdout.write(json.dumps(told, separators=(",", ":"), sort_keys=True) + "\n")


def _seen(game: Game) -> dict[str, object]:
    view: dict[str, object] = msgspec.to_builtins(game.view())
    # Nobody plays on from here.
    view["legal"] = []
    return {"view": view, "ifScored": game.points_if_scored()}


def _previewed(game: Game, move: str) -> dict[str, object]:
    return {**_seen(game), "preview": preview_turn(game.position, [move])}


def _dealing(cards: Mapping[str, Sequence[str]]) -> Game:
    return game_at(3, areas=TILES, supporters=STANDING, cards=cards, car=4)


def _last_space() -> Game:
    spaces = default_edition().wheel[3].spaces
    cards = {"agriculture": ["ticket-1", "ticket-2", "agriculture-1"]}
    return game_at(3, cards=cards, car=spaces - 1)


def _places() -> Game:
    supporters = {
        "agriculture": [5, 3, 1, 0],
        "electricity": [4, 4, 2, 1],
        "fine_arts": [5, 3, 3, 1],
    }
    return game_at(4, supporters=supporters)


def _recall() -> dict[str, object]:
    game = one_ticket_before_scoring(4, supporters={"transportation": [6, 5, 2, 1]})
    before = _seen(game)
    scoring_of(game)
    return {"recall": before, "recalled": _seen(game)}


def _final() -> Game:
    held = {0: cards_called("agriculture", [1])}
    return game_at(
        3, tokens={0: [1, 1, 2, 2, 3]}, coins=[11], medals=[18], held=held, current_round=3
    )


if __name__ == "__main__":
    main()
