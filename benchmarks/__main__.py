"""`python -m benchmarks [name …] [load [option …]]`: the tables of docs/performance.md.

The names are engine, vector, environments, openspiel, thinking, browser and gpu; what follows
`load` is for `benchmarks.load`.
"""

from __future__ import annotations

import importlib
import sys

from benchmarks.measuring import table

NAMES = ("engine", "vector", "environments", "openspiel", "thinking", "browser", "gpu", "load")


def main() -> int:
    wanted = sys.argv[1:] or list(NAMES)
    end = wanted.index("load") + 1 if "load" in wanted else len(wanted)
    wanted, options = wanted[:end], wanted[end:]
    unknown = [name for name in wanted if name not in NAMES]
    if unknown:
        print(
            f"There is no benchmark {unknown[0]!r}; there are {', '.join(NAMES)}.", file=sys.stderr
        )
        return 2
    for name in wanted:
        if name == "load":
            print("### Load\n")
            importlib.import_module("benchmarks.load.__main__").main(options)
            continue
        module = importlib.import_module(f"benchmarks.{name}")
        print(table(name.capitalize(), module.rows()), end="\n\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
