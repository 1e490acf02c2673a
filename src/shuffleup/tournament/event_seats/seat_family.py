"""The seats of an event, put together: who may say what, who judges it, what is written."""

from __future__ import annotations

from shuffleup.tournament.event_seats import (
    balancing,
    breaking_tables,
    halting,
    seat_draw,
    settling_tables,
    whose_seat,
)
from shuffleup.tournament.roles_in_event import MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges

MODULES = (seat_draw, whose_seat, balancing, breaking_tables, halting, settling_tables)
MAY: MayDirect = {command: who for module in MODULES for command, who in module.MAY.items()}
JUDGES: EventJudges = {
    command: judge for module in MODULES for command, judge in module.JUDGES.items()
}
APPLY: EventApplies = {**seat_draw.APPLY, **whose_seat.APPLY, **halting.APPLY}
