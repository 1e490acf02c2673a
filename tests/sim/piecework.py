"""Pieces of work that other processes can do: what a crew is tried with."""

from __future__ import annotations

import os
import signal


def squared(number: int) -> int:
    return number * number


def odd_ones_fail(number: int) -> int:
    if number % 2:
        raise ValueError(f"{number} is odd")
    return number


def killed_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number
