"""Writing a file so that at any moment either the old one or the whole new one is there."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from pathlib import Path

READABLE_BY_ALL = 0o666
"""Permission bits of an ordinary file, less what the user's umask withholds."""
READABLE_BY_OWNER = 0o600
"""Permission bits of a file that holds a secret."""


def write_atomically(
    path: Path, parts: Iterable[bytes], *, permissions: int = READABLE_BY_ALL
) -> None:
    """Put a file with these contents in the place of whatever is there.

    The new file is on the disk before it gets its name, so that a power cut leaves no half of
    it. Whatever goes wrong, the old file stays and nothing lies beside it.
    """
    # A name of its own, so that two who write the same file don't write into each other's.
    unfinished = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")

    def open_with_permissions(name: str, flags: int) -> int:
        return os.open(name, flags, permissions)

    try:
        with open(unfinished, "xb", opener=open_with_permissions) as file:
            for part in parts:
                file.write(part)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
