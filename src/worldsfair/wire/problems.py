"""Refusals on the wire: RFC 9457 problem details with a stable code."""

from __future__ import annotations

import msgspec


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused."""

    code: str
    """Stable; what programs look at."""
    title: str
    status: int
    detail: str
    """One plain sentence."""
    type: str = "about:blank"
    rule: str | None = None
    """The rule that an illegal move breaks."""
    turn: int | None = None
    """The turn of a record that is wrong."""
