"""The server's own clockwork: deadlines, expiry, forgetting, and the time that an outage took."""

from __future__ import annotations

import asyncio
import logging

from worldsfair.server.actions import people, upkeep
from worldsfair.server.actions.unit_of_work import Actions
from worldsfair.server.supervision import Beat

_SWEEP_S = 1.0
_ALIVE_EVERY = 3
"""In sweeps."""
_TIDY_EVERY = 60
_SHORTEST_OUTAGE_S = 10.0
"""A process that was silent so long was asleep, with its machine or alone."""
_log = logging.getLogger(__name__)


async def give_time_back(actions: Actions, shortest_s: float = 0.0) -> None:
    """What passed while no server ran is nobody's time."""
    outage = await actions.do(upkeep.find_outage, shortest_s)
    if outage:
        _log.info("clocks go on after an outage", extra={"seconds": round(outage)})
        after: str | None = ""
        while after is not None:
            after = await actions.do(upkeep.give_time_back, outage, after)
    await actions.do(upkeep.say_alive)


async def sweep(actions: Actions, beat: Beat) -> None:
    """Look for those whose time is up, and for what should be gone, for ever."""
    rounds = 0
    while True:
        beat()
        await asyncio.sleep(_SWEEP_S)
        if rounds % _ALIVE_EVERY == 0:
            # Before anybody is late: a machine that slept has taken nobody's time.
            await give_time_back(actions, _SHORTEST_OUTAGE_S)
        await actions.do(upkeep.sweep_overdue)
        await actions.do(people.forget_next)
        if rounds % _TIDY_EVERY == 0:
            await actions.do(upkeep.tidy)
            await actions.do(upkeep.close_waiting)
            await actions.do(upkeep.end_still)
        rounds += 1
