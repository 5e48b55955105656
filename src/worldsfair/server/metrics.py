"""What is counted for Prometheus: by route, level and kind, never by person or table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

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
OPEN_SOCKETS = Gauge("worldsfair_open_sockets", "Open WebSockets", registry=registry)
OPEN_TABLES = Gauge("worldsfair_open_tables", "Tables that somebody looks at", registry=registry)
BOTS_WAITING = Gauge("worldsfair_bots_waiting", "Tables that wait for a bot", registry=registry)
BOT_SECONDS = Histogram(
    "worldsfair_bot_seconds",
    "How long bots think",
    ("level",),
    registry=registry,
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30),
)
