"""Which of Schemathesis' checks hold for this API."""

from __future__ import annotations

from typing import Any

from schemathesis.checks import CHECKS

_UNTRUE = (
    # Whether a turn is legal can't be said by a schema, nor whose session may do what.
    "positive_data_acceptance",
    "ignored_auth",
    # Litestar reads 0 and "true" as booleans, and answers OPTIONS for one handler of a path.
    "negative_data_rejection",
    "unsupported_method",
    "allow_header_conformance",
    # 404 is also for a turn or a seat that a new table does not have.
    "ensure_resource_availability",
)


def untrue_checks() -> list[Any]:
    """The checks to leave out."""
    return [CHECKS.get_one(name) for name in _UNTRUE]
