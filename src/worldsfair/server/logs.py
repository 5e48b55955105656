"""Logs as JSON, one object to a line, without names, texts or addresses of people."""

from __future__ import annotations

import logging
import time

import msgspec
from litestar.logging.config import LoggingConfig

_PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


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
