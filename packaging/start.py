"""What the bundle starts: the program, or one of the processes that `simulate` and `ladder` play in."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    if "--multiprocessing-fork" in sys.argv or "-c" in sys.argv:
        # Loaded for them alone, since every start would wait for it.
        from multiprocessing import freeze_support

        freeze_support()
    from scopa_desktop.__main__ import main

    sys.exit(main())
