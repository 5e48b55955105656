"""`Refused`: what a server answered instead."""

from __future__ import annotations

from worldsfair.errors import GameError
from worldsfair.wire.problems import Problem


class Refused(GameError):
    """What the server answered instead; `code` is its stable code."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.detail)
        self.code = problem.code  # type: ignore[misc]  # each refusal has its own
        self.problem = problem
        self.status = problem.status
