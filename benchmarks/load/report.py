"""What was measured, as lines of one Markdown table."""

from __future__ import annotations

import os
from dataclasses import dataclass

from benchmarks.load.runs import Load, Measured

_COLUMNS = (
    "server",
    "tables, WebSockets",
    "turns a second",
    "p50",
    "p99",
    "messages a turn, meanwhile",
    "in the end",
    "size of one",
    "server's processor a turn",
    "client's",
    "memory",
)


@dataclass(frozen=True)
class Line:
    """One run of one server."""

    server: str
    load: Load
    measured: Measured

    def __str__(self) -> str:
        measured = self.measured
        asked = f" of {self.load.rate:,.0f}" if self.load.rate else ""
        unanswered = f" ({measured.unanswered} unanswered)" if measured.unanswered else ""
        database = measured.each_ms(measured.database_s)
        cells = (
            self.server,
            f"{self.load.tables}, {2 * self.load.tables:,}",
            f"{measured.rate:,.0f}{asked}",
            f"{measured.quantile_ms(0.5):.1f} ms",
            f"{measured.quantile_ms(0.99):.1f} ms",
            f"{measured.heard_meanwhile / measured.turns:.2f}",
            f"{measured.heard / len(measured.latencies):.2f}" + unanswered,
            f"{measured.heard_bytes / measured.heard / 1000:.1f} kB",
            f"{measured.each_ms(measured.server_s):.2f} ms"
            + (f" + {database:.2f} ms" if database else ""),
            f"{measured.each_ms(measured.client_s):.3f} ms",
            f"{measured.memory_mb:.0f} MB",
        )
        return f"| {' | '.join(cells)} |"


def head() -> str:
    """The names of the columns."""
    return f"| {' | '.join(_COLUMNS)} |\n|{'---|' * len(_COLUMNS)}"


def machine() -> str:
    """What the figures were measured on, and whether it was busy with something else before."""
    cores, busy = os.cpu_count(), os.getloadavg()
    return (
        f"{cores} cores for client, server and database together; load average before the first "
        f"run {busy[0]:.2f}, {busy[1]:.2f}, {busy[2]:.2f}."
    )
