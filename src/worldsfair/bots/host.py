"""A process that thinks for bots of other packages: `python -m worldsfair.bots.host`.

Whoever asks writes one line of JSON to it for each turn, and reads lines: `ready` once, `made`
when the bot is there, and then its moves or one sentence. So nothing that a bot does, prints or
never finishes holds up the server that asks, and it can be ended at any moment.
"""

from __future__ import annotations

import base64
import os
import pickle
import queue
import signal
import sys
import threading
from pathlib import Path
from typing import BinaryIO, Literal

import msgspec

from worldsfair.bots.bot import Budget
from worldsfair.bots.precompile import load_rules
from worldsfair.bots.registry import make_bot
from worldsfair.errors import GameError
from worldsfair.game import PublicGame


class Question(msgspec.Struct, frozen=True):
    """A turn to choose."""

    bot: str
    seed: int
    seconds: float
    game: str
    """A pickled `PublicGame`, in base 64: what a seat may know, and nothing else."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far it has come."""

    stage: Literal["ready", "made", "chosen", "failed"]
    moves: list[str] = []
    problem: str = ""


def question_for(bot: str, seed: int, seconds: float, game: PublicGame) -> bytes:
    """A line that asks for a turn."""
    packed = base64.b64encode(pickle.dumps(game)).decode()
    return msgspec.json.encode(Question(bot, seed, seconds, packed)) + b"\n"


def read_answer(line: bytes) -> Answer:
    """A line that came back; `msgspec.DecodeError` if it is none of ours."""
    return msgspec.json.decode(line, type=Answer)


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What a bot prints is for the operator's log, and no answer; what it reads is no question.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    asked = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), sys.stdin.fileno())

    def tell(answer: Answer) -> None:
        answers.write(msgspec.json.encode(answer) + b"\n")

    questions: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_listen, args=(asked, questions), daemon=True).start()
    load_rules()
    tell(Answer("ready"))
    while True:
        question = msgspec.json.decode(questions.get(), type=Question)
        try:
            bot = make_bot(question.bot, question.seed)
            tell(Answer("made"))
            game = pickle.loads(base64.b64decode(question.game))  # noqa: S301 - our own server's
            moves = bot.choose(game, Budget(seconds=question.seconds)).moves
            tell(Answer("chosen", list(moves)))
        except GameError as error:
            tell(Answer("failed", problem=str(error)))


def _listen(asked: BinaryIO, questions: queue.Queue[bytes]) -> None:
    """Hear the questions, and end with whoever asks, wherever a bot is meanwhile."""
    for line in asked:
        questions.put(line)
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        # With every process that bots have begun.
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


if __name__ == "__main__":
    main()
