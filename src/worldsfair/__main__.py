"""The command `worldsfair`, also as `python -m worldsfair`; without its extra it says which."""

import sys

from worldsfair.extras import MissingExtra, require


def main() -> int:
    """Run the command, if what it stands on is installed."""
    try:
        require("play")
    except MissingExtra as missing:
        print(f"worldsfair: {missing}", file=sys.stderr)  # noqa: T201  # no console is there yet
        return 2
    from worldsfair.cli.app import main

    return main()


if __name__ == "__main__":
    sys.exit(main())
