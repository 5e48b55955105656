"""How long things may be that people and programs send."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

NAME_LENGTH = 24
CHAT_LENGTH = 500
REASON_LENGTH = 500
PASSWORD_LENGTHS = (8, 200)
LONGEST_RESERVE_S = 4 * 3600
LONGEST_INCREMENT_S = 600
MOST_ENTRIES = 100
"""Of a log, in one answer."""

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Password = Annotated[str, Meta(min_length=1, max_length=PASSWORD_LENGTHS[1])]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Moves = Annotated[list[MoveText], Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
EntryNumber = Annotated[int, Meta(ge=-1, le=1_000_000)]
TurnNumber = Annotated[int, Meta(ge=0, le=10_000)]
ProposalNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
LineNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
