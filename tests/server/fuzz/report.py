"""What a run has found: failures that can be seen again, each cause once."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from server.forking import Process

_BUGS = ("error", "critical")
_RUN = re.compile(rb"(.{1,32}?)\1{15,}", re.DOTALL)
_MOST_SILENCES = 5
"""Each costs the whole patience."""
_MOST_CAUSES = 40


def literal(sent: bytes) -> str:
    """Bytes as a Python expression that a person can read: what repeats is multiplied."""
    parts, end = [], 0
    for run in _RUN.finditer(sent):
        if run.start() > end:
            parts.append(repr(sent[end : run.start()]))
        parts.append(f"{run[1]!r} * {len(run[0]) // len(run[1])}")
        end = run.end()
    if end < len(sent) or not parts:
        parts.append(repr(sent[end:]))
    return " + ".join(parts)


@dataclass(frozen=True)
class Failure:
    """What must not be, with all that is needed to see it again."""

    seed: int
    number: int
    kind: str
    reason: str
    sent: bytes
    """With names in place of ids: `<duel>`, `<cookies of ada>`."""
    frames: bytes | None = None
    complaint: str = ""
    """The ends of the traces that the server wrote to its standard error."""

    @property
    def cause(self) -> str:
        """What two failures share that are most likely one mistake."""
        where = re.findall(r'File "([^"]+)", line \d+, in (\w+)', self.complaint)
        if where:
            last = self.complaint.rstrip().splitlines()[-1]
            return f"{where[-1]} {last.partition(':')[0]}"
        return f"{self.reason} {self.kind.rpartition(', ')[2]}"

    def __str__(self) -> str:
        text = f"seed {self.seed}, number {self.number} ({self.kind}): {self.reason}"
        text += f"\n{literal(self.sent)}"
        if self.frames is not None:
            text += f"\nthen frames {literal(self.frames)}"
        return text + (f"\n{self.complaint}" if self.complaint else "")


@dataclass
class Report:
    """What came of a run."""

    statuses: Counter[int] = field(default_factory=Counter)
    failures: dict[str, list[Failure]] = field(default_factory=dict)
    """By cause."""
    silences: int = 0
    slowest: list[tuple[float, int, str]] = field(default_factory=list)

    def fail(self, failure: Failure) -> None:
        """Note a failure."""
        self.failures.setdefault(failure.cause, []).append(failure)
        self.silences += failure.reason.startswith("no ")

    @property
    def is_enough(self) -> bool:
        """Whether there is so much to mend that it is better to stop."""
        return self.silences >= _MOST_SILENCES or len(self.failures) >= _MOST_CAUSES

    def note_time(self, seconds: float, number: int, kind: str) -> None:
        """Remember the few that took longest."""
        if len(self.slowest) < 10 or seconds > self.slowest[-1][0]:
            self.slowest = sorted([*self.slowest, (seconds, number, kind)], reverse=True)[:10]

    def __str__(self) -> str:
        told = ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items()))
        slow = "\n".join(f"  {s * 1000:.0f} ms: number {n} ({kind})" for s, n, kind in self.slowest)
        found = [f"{len(same)} times: {same[0]}" for same in self.failures.values()]
        return f"answers: {told}\nslowest:\n{slow}\nfailures:\n" + ("\n\n".join(found) or "none")


@dataclass
class Watched:
    """What can be seen of a server from outside, besides its answers."""

    process: Process | None = None
    stderr: Path | None = None
    _seen: int = 0

    def complaint(self) -> str:
        """The traces that were written to standard error since the last look."""
        if self.stderr is None or self.stderr.stat().st_size == self._seen:
            return ""
        with self.stderr.open("rb") as file:
            file.seek(self._seen)
            news = file.read()
        self._seen += len(news)
        lines = news.decode("utf-8", "replace").splitlines()
        return "\n".join(filter(None, map(_complaint, lines)))

    def has_ended(self) -> bool:
        """Whether the process is gone."""
        return self.process is not None and self.process.poll() is not None


def _complaint(line: str) -> str:
    """The end of a trace in a line of the log; nothing if the line tells of no bug."""
    try:
        told = json.loads(line)
    except ValueError:
        return line if "Traceback" in line else ""
    if told.get("level") not in _BUGS:
        return ""
    trace = [told.get("message", "").strip(), *told.get("exception", "").splitlines()[-8:]]
    return "\n".join(one[:300] for one in trace)
