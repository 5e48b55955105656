"""Logs as JSON, one object to a line, without names, texts or addresses of people."""

from __future__ import annotations

import logging
import time
from contextvars import ContextVar

import msgspec
from litestar.logging.config import LoggingConfig

_request: ContextVar[str] = ContextVar("request", default="")
_PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


def begin_request(name: str) -> None:
    """What happens from now on, here, is about a request."""
    _request.set(name)


def request_id() -> str:
    """The request that this is about, as its answer names it; empty where there is none."""
    return _request.get()


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where from, what, and what was added to it."""
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: str(value) for key, value in record.__dict__.items() if key not in _PLAIN}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def logging_config() -> LoggingConfig:
    """Litestar's logging, in our format."""
    return LoggingConfig(
        formatters={"json": {"()": "worldsfair.server.logs.JsonLines"}},
        handlers={"console": {"class": "logging.StreamHandler", "formatter": "json"}},
        root={"level": "WARNING", "handlers": ["console"]},
        loggers={"worldsfair": {"level": "INFO", "handlers": ["console"], "propagate": False}},
        log_exceptions="never",
    )
