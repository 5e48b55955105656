"""`python -m worldsfair` is the command `worldsfair`."""

import sys

from worldsfair.cli.app import main

if __name__ == "__main__":
    sys.exit(main())
