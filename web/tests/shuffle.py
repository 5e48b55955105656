"""Print what the engine's fair shuffle gives for some seeds and contributions."""

import sys
from random import Random

import msgspec

from worldsfair.game import Game
from worldsfair.records.fair_shuffle import commitment_to, shuffle_seed


def main() -> None:
    """A few of each number of players and of contributions, none and all the same included."""
    chance = Random(1893)
    cases = []
    for players in (2, 3, 4):
        for added in range(players + 1):
            seed = chance.randbytes(32)
            contributions = [chance.randbytes(32).hex() for _ in range(added)]
            by_seat = [*contributions, *[None] * (players - added)]
            chance.shuffle(by_seat)
            cases.append(_case(seed, by_seat))
    cases.append(_case(bytes(32), ["00" * 32, "00" * 32]))
    sys.stdout.buffer.write(msgspec.json.encode(cases))


def _case(seed: bytes, contributions: list[str | None]) -> dict[str, object]:
    joined = shuffle_seed(seed, contributions)
    record = Game.new(len(contributions), joined).record()
    return {
        "seed": seed.hex(),
        "commitment": commitment_to(seed),
        "contributions": contributions,
        "joined": joined.hex(),
        "areas": record.setup.areas,
        "cards": [card for area in record.setup.areas for card in record.setup.cards[area]],
        "edition": record.edition,
    }


if __name__ == "__main__":
    main()
