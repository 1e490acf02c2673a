"""What every process does first that works for a house: it is nicer than the event loop, leaves
Ctrl-C to the house, and does not outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing import connection
from typing import Final

NICER: Final = 5  # the event loop goes first


def begin_worker() -> None:
    """Ctrl-C is for the house to see to; and no worker outlives it, however it went down."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    threading.Thread(target=end_with_house, daemon=True).start()


def end_with_house() -> None:
    house = multiprocessing.parent_process()
    if house is not None:
        connection.wait([house.sentinel])
        os._exit(0)
