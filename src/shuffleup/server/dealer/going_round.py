"""Looks that are taken again and again, each of them though another fails.

A look is taken in steps, between which the event loop sees to everybody else: a house of hundreds
of tables is looked over without anybody having to wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence

import structlog

Look = Callable[[], Iterator[None] | None]  # None: it was one step


async def go_round(looks: Sequence[Look], seconds: float) -> None:
    """Take every look, wait, and begin again; what goes wrong is a line in the log."""
    while True:
        await asyncio.sleep(seconds)
        for look in looks:
            try:
                for _ in look() or ():
                    await asyncio.sleep(0)  # whoever waits to act goes first
            except Exception as error:  # one table's trouble must not stop the house's rounds
                structlog.get_logger().error("a round failed", kind=type(error).__name__)
