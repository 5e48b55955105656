"""Our server under cProfile: `python -m benchmarks.load.profiled_server FILE serve …`.

SIGUSR1 begins and SIGUSR2 ends a profile of the event loop's thread, and writes it to FILE.
"""

from __future__ import annotations

import cProfile
import signal
import sys

from worldsfair.cli.serving import main


def watch(file: str) -> None:
    """Let signals begin and end a profile."""
    profile = cProfile.Profile()

    def end() -> None:
        profile.disable()
        profile.dump_stats(file)

    signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
    signal.signal(signal.SIGUSR2, lambda *_: end())


if __name__ == "__main__":
    watch(sys.argv.pop(1))
    main()
