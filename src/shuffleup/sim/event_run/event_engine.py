"""Whether the lane can play an event: ``why_not_in_lane``."""

from __future__ import annotations

from shuffleup.games import game
from shuffleup.law import Rules
from shuffleup.sim.event_run.event_plan import EventPlan, structure_of
from shuffleup.sim.lane_hands import why_no_game, why_no_players


def why_not_in_lane(plan: EventPlan, rules: Rules) -> str:
    """Why the lane cannot play this event, in a sentence's words; empty if it can: every bot of it,
    and the game and the stakes of every level. SetupError if there can be no such event."""
    made = structure_of(plan)
    played = [
        (game(level.game or made.terms.game), level.stakes)
        for level in made.levels
        if level.stakes is not None
    ]
    why = why_no_players(plan.bots, [sheet for sheet, _ in played])
    for sheet, stakes in played:
        why = why or why_no_game(sheet, stakes, rules)
    return why
