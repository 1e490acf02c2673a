"""A whole day of a room: people who come and go, the staff who see to them, every hand dealt."""

from shuffleup.sim.room_day.day_plan import DayPlan
from shuffleup.sim.room_day.simulated_day import DayReport, simulate_day

__all__ = ["DayPlan", "DayReport", "simulate_day"]
