"""A whole season with bots: its events, its last chance and its final, every hand dealt."""

from shuffleup.sim.season_run.season_plan import SeasonPlan, SeasonReport
from shuffleup.sim.season_run.whole_season import run_season

__all__ = ["SeasonPlan", "SeasonReport", "run_season"]
