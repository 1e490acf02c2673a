"""A whole event with bots, from registration to the last prize, every hand dealt."""

from shuffleup.sim.event_run.event_plan import EventPlan, EventReport, structure_of
from shuffleup.sim.event_run.whole_event import run_event

__all__ = ["EventPlan", "EventReport", "run_event", "structure_of"]
