"""A bot account over plain HTTP, with nothing but the standard library.

WORLDSFAIR_TOKEN=wfbot_… python examples/http_bot.py https://fair.example
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request

API = sys.argv[1].rstrip("/") + "/api"
HEADERS = {
    "authorization": f"Bearer {os.environ['WORLDSFAIR_TOKEN']}",
    "content-type": "application/json",
}
SILENCE_S = 30  # the server says something every ten seconds, so this is a dead line


def ask(path, body=None):
    """POST a body, or GET without one; who asked too often waits as long as it is told."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(API + path, data, HEADERS)
    try:
        return urllib.request.urlopen(request, timeout=SILENCE_S)
    except urllib.error.HTTPError as refusal:
        if refusal.code != 429:
            raise
        time.sleep(int(refusal.headers["retry-after"]))
        return ask(path, body)


def choose(table, view):
    """The supporter goes where most cards lie; figures do the first that they can."""
    if view["phase"] == "approve":
        return [view["legal"][-1]]
    cards = {area["area"]: len(area["cards"]) for area in view["areas"]}
    moves = [max(view["legal"], key=lambda move: cards[move.split()[1]])]
    while True:
        seen = json.load(ask(f"/tables/{table}/preview", {"moves": moves}))
        if seen["is_complete"]:
            return moves
        moves.append(seen["legal"][0])


def answer(event):
    """Accept every invitation, and play every turn."""
    table = event["table"]["id"] if event["type"] in ("invited", "away", "turn") else None
    if event["type"] == "invited":
        ask(f"/tables/{table}/invitation", {"accepts": True})
    elif event["type"] == "away":
        ask(f"/tables/{table}/return", {})
    elif event["type"] == "turn":
        moves = choose(table, event["game"]["view"])
        turn = {"follows": event["table"]["number"], "seat": event["seat"], "moves": moves}
        ask(f"/tables/{table}/turns", turn)
    elif event["type"] == "bye" and event["why"] != "restarting":
        sys.exit(f"The stream is over: {event['why']}.")


while True:
    try:
        # What is under way is told anew with every connection, so nothing is lost between two.
        for line in ask("/bot/stream/events"):
            answer(json.loads(line))
    except urllib.error.HTTPError as refusal:
        problem = json.load(refusal)
        print(problem["detail"], file=sys.stderr)
        if problem["status"] in (401, 403):
            sys.exit(1)
    except OSError as error:
        print(error, file=sys.stderr)
    time.sleep(2)
