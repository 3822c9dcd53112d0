"""``python -m boodle`` is the command ``boodle``."""

import sys

from boodle.cli import main

if __name__ == "__main__":
    sys.exit(main())
