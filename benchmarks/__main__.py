"""`python -m benchmarks [engine] [thinking] [gpu]`: the tables of docs/performance.md."""

from __future__ import annotations

import importlib
import sys

from benchmarks.measuring import table

NAMES = ("engine", "thinking", "gpu")


def main() -> int:
    wanted = sys.argv[1:] or list(NAMES)
    unknown = [name for name in wanted if name not in NAMES]
    if unknown:
        print(
            f"There is no benchmark {unknown[0]!r}; there are {', '.join(NAMES)}.", file=sys.stderr
        )
        return 2
    for name in wanted:
        module = importlib.import_module(f"benchmarks.{name}")
        print(table(name.capitalize(), module.rows()), end="\n\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
