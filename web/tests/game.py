"""Print a real game for the client's tests: every entry with the position after it, and previews.

Three players, random moves from a fixed seed, as the server tells them.
"""

import random
import sys

import msgspec

from worldsfair.game import Game
from worldsfair.game.preview import preview_turn
from worldsfair.wire.tables import Entry, EntryView, GameInfo

SEED = 1893


def main() -> None:
    """Play, and write what was seen."""
    game, chance = Game.new(players=3, seed=SEED), random.Random(SEED)
    steps = [EntryView(Entry("start", 0), _info(game))]
    previews: dict[str, object] = {}
    while not game.is_over:
        turn, seat, moves = game.turn, game.seat, []
        if turn == 12:
            previews = _previews(game)
        while game.turn == turn and not game.is_over:
            move = chance.choice(game.legal_moves())
            game.play(move)
            moves.append(move.text)
        told = game.last_turn()
        assert told is not None
        entry = Entry(
            kind="turn",
            number=len(steps),
            seat=seat,
            moves=moves,
            dealt=told.dealt,
            reshuffled_before=told.reshuffled_before,
            scoring=told.scoring,
            turn=game.turn,
        )
        steps.append(EntryView(entry, _info(game)))
    sys.stdout.buffer.write(msgspec.json.encode({"steps": steps, "previews": previews}))


def _info(game: Game) -> GameInfo:
    return GameInfo(game.view(), game.points_if_scored())


def _previews(game: Game) -> dict[str, object]:
    """What the server answers to the turns that begin in agriculture, and to every placement."""
    found: dict[str, object] = {}
    waiting = [[move.text] for move in game.legal_moves()]
    while waiting:
        moves = waiting.pop()
        preview = preview_turn(game.position, moves)
        found["|".join(moves)] = preview
        if moves[0] == "place agriculture":
            waiting += [[*moves, text] for text in preview.legal if not _is_one_of_many(text)]
    return found


def _is_one_of_many(text: str) -> bool:
    """Palmer has dozens of moves; those of seat 1 are enough."""
    return text.startswith("palmer ") and not text.startswith("palmer 1 ")


if __name__ == "__main__":
    main()
