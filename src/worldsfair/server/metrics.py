"""What is counted for Prometheus: by route, level and kind, never by person or table."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, multiprocess

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the folder through which several processes count together."""

registry = CollectorRegistry()
REQUESTS = Counter(
    "worldsfair_requests_total",
    "Requests by route and status",
    ("route", "status"),
    registry=registry,
)
SECONDS = Histogram(
    "worldsfair_request_seconds",
    "How long requests take",
    ("route",),
    registry=registry,
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
TURNS = Counter("worldsfair_turns_total", "Turns committed", ("by",), registry=registry)
OPEN_SOCKETS = Gauge(
    "worldsfair_open_sockets", "Open WebSockets", registry=registry, multiprocess_mode="livesum"
)
OPEN_STREAMS = Gauge(
    "worldsfair_open_streams",
    "Open event streams of bot accounts",
    registry=registry,
    multiprocess_mode="livesum",
)
OPEN_TABLES = Gauge(
    "worldsfair_open_tables",
    "Tables that somebody looks at",
    registry=registry,
    multiprocess_mode="livesum",
)
BOTS_WAITING = Gauge(
    "worldsfair_bots_waiting",
    "Tables that wait for a bot",
    registry=registry,
    multiprocess_mode="livemax",
)
SET_ASIDE = Gauge(
    "worldsfair_tables_set_aside",
    "Tables that the operator has to look at",
    registry=registry,
    multiprocess_mode="livemax",
)
BOT_SECONDS = Histogram(
    "worldsfair_bot_seconds",
    "How long bots think",
    ("level",),
    registry=registry,
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
)
LOOP_FAILURES = Counter(
    "worldsfair_loop_failures_total",
    "How often a loop of the server had to begin again",
    ("loop",),
    registry=registry,
)
REFUSALS = Counter(
    "worldsfair_refusals_total", "What was asked too often", ("what",), registry=registry
)


def collected() -> CollectorRegistry:
    """The counts of this process, or of all that share a folder."""
    if not os.environ.get(SHARED_FOLDER):
        return registry
    together = CollectorRegistry()
    multiprocess.MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # its own gap
    return together
