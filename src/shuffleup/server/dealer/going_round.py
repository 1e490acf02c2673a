"""Looks that are taken again and again, each of them though another fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import structlog


async def go_round(looks: Sequence[Callable[[], None]], seconds: float) -> None:
    """Take every look, wait, and begin again; what goes wrong is a line in the log."""
    while True:
        await asyncio.sleep(seconds)
        for look in looks:
            await asyncio.sleep(0)  # whoever waits to act goes first
            try:
                look()
            except Exception as error:  # one table's trouble must not stop the house's rounds
                structlog.get_logger().error("a round failed", kind=type(error).__name__)
