"""A bot for a table: python examples/simple_bot.py SERVER TABLE NAME TOKEN.

The host makes the token: PUT /api/tables/TABLE/seats/1 {"kind": "program", "name": NAME}.
NAME is the name that its seat was given, as seats are numbered anew when the game starts.
"""

import sys

from worldsfair.client import Client
from worldsfair.wire.messages import EntryMessage, ViewMessage


def best_turn(client: Client, table: str, seat: int) -> list[str]:
    """Add the move with the most points for this seat if scoring came now, until it is whole."""
    moves: list[str] = []
    seen = client.preview(table, moves)
    while not seen.is_complete:
        if seen.legal[0].startswith("approve"):
            return [seen.legal[-1]]
        options = [client.preview(table, [*moves, move]) for move in seen.legal]
        seen = max(options, key=lambda option: option.if_scored[seat])
        moves = seen.moves
    return moves


def main(server: str, table: str, name: str, token: str) -> None:
    """Play until the game is over."""
    with Client(server, token) as client, client.live(table) as live:
        for message in live:
            if isinstance(message, ViewMessage | EntryMessage) and message.game is not None:
                info = client.table(table).table
                if info.status == "finished":
                    return
                seat = info.decider
                if seat is not None and info.seats[seat].name == name:
                    client.take_turn(table, seat, info.number, best_turn(client, table, seat))


if __name__ == "__main__":
    main(*sys.argv[1:5])
