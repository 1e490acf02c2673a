"""``python -m shuffleup`` is the command ``shuffleup``."""

import sys

from shuffleup.cli import main

if __name__ == "__main__":  # a process started by `sim` imports this file and must not play
    sys.exit(main())
