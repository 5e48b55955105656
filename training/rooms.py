"""The rooms in which games go in lock-step, by name."""

from __future__ import annotations

from typing import Any, Final

from training.processor import Processor
from worldsfair.extras import require

DEVICES: Final = ("cuda", "cpu")


def room_of(device: str) -> Any:
    """A GPU or this machine's processor; one sentence where something is not installed."""
    require("train")
    if device == "cpu":
        return Processor()
    from training.gpu import Gpu

    return Gpu()
