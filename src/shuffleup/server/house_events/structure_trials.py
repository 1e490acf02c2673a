"""Trying a structure without keeping the house waiting: one at a time, in a process of its own."""

from __future__ import annotations

import asyncio
import sys
from typing import Final

import msgspec
import structlog

from shuffleup.server.house_events.trial_worker import TrialAsked, TrialTold

PATIENCE: Final = 30.0  # seconds beside its own that a worker may take, on a machine that is busy
WORKER: Final = ("-m", "shuffleup.server.house_events.trial_worker")
BUSY: Final = TrialTold(refused="somebody tries a structure just now: ask again in a moment")
FAILED: Final = TrialTold(refused="it took too long, or too much memory: try fewer entrants")


class StructureTrials:
    """Where structures are tried."""

    def __init__(self) -> None:
        self.at_work = False

    async def ask(self, asked: TrialAsked) -> TrialTold:
        """What came of it; refused while another is tried, and where it takes too long."""
        if self.at_work:
            return BUSY
        self.at_work = True
        try:
            return await played_elsewhere(asked)
        finally:
            self.at_work = False


async def played_elsewhere(asked: TrialAsked) -> TrialTold:
    pipe = asyncio.subprocess.PIPE
    worker = await asyncio.create_subprocess_exec(
        sys.executable, *WORKER, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        wanted = worker.communicate(msgspec.json.encode(asked))
        told, _ = await asyncio.wait_for(wanted, asked.seconds + PATIENCE)
        return msgspec.json.decode(told, type=TrialTold)
    except (TimeoutError, msgspec.MsgspecError):
        structlog.get_logger().warning("a trial of a structure failed", code=worker.returncode)
        return FAILED
    finally:
        if worker.returncode is None:
            worker.kill()
            await worker.wait()
