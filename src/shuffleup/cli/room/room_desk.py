"""``shuffleup room desk``: one prompt with the live board above it, or lines from a pipe."""

from __future__ import annotations

from pathlib import Path

from shuffleup.cli.desks.live_desk import stand_at
from shuffleup.cli.output import UsageError
from shuffleup.cli.room.desk import open_desk
from shuffleup.cli.room.desk_options import USUAL_DESK, DeskOptions, sender_of
from shuffleup.cli.room.desk_time import time_for, wall_clock
from shuffleup.cli.room.prompt import Prompt
from shuffleup.room.instants import MINUTE


def desk_command(log: Path, /, *, desk: DeskOptions = USUAL_DESK) -> int:
    """Stand at the desk: the live board, and a prompt that takes any sentence of the notation.

    With --at time passes only when it is told: [19:05] before a sentence. From a pipe each line is
    said, and its answer printed.

    Parameters
    ----------
    log
        The log of a room, made by `shuffleup room new`.
    """
    if desk.as_json:
        raise UsageError("--json is for single commands: shuffleup room do")
    opened, told = open_desk(log), None
    room = opened.room
    if desk.at is not None or room.now > wall_clock() + MINUTE:
        told = time_for(desk.at, room.zone, room.now) if desk.at else room.now
    return stand_at(Prompt(opened, sender_of(desk), told))
