"""Many hands in the lane: ``why_not`` says whether it can play a plan, ``play_rounds_of`` does.

The lane deals the very cards of ``many_hands`` and its bots throw the very dice, so that the sums
are the same to the chip and the lane is only faster. It has the caller (where no cards are thrown
away, which that bot does by reading them), the random bot and every bot that plays by a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from shuffleup.bots.registry import is_table, table_named
from shuffleup.games import Sheet
from shuffleup.hand import Stakes
from shuffleup.law import Rules
from shuffleup.playbook import PlayTable, shipped_names
from shuffleup.sim.scores import Score

if TYPE_CHECKING:
    from shuffleup.lane import LaneGame
    from shuffleup.sim.many_hands import SimulationPlan, SimulationTally

LANE_NAMES = {"caller": "caller", "random": "anything"}  # of bots, and what the lane calls them
LANE_CHUNK = 20_000
MOST_SQUARED = 1 << 62


def lane_player(bot: str) -> str | PlayTable:
    """What the lane calls a bot, or the table it plays by; empty if the lane has none such."""
    if bot in shipped_names() or is_table(bot):
        return table_named(bot)
    return LANE_NAMES.get(bot, "")


def why_not(plan: SimulationPlan) -> str:
    """Why the lane cannot play this, in a sentence's words; empty if it can."""
    why = why_no_players(plan.bots, [plan.sheet])
    if why:
        return why
    from shuffleup.lane.kernels.playing.seeded_deals import LONGEST_SEED

    if len(plan.seed.encode("utf-8", "surrogatepass")) > LONGEST_SEED:
        return f"a seed in the lane has {LONGEST_SEED} bytes at most"
    if (plan.stack * len(plan.bots) * plan.turns) ** 2 * LANE_CHUNK >= MOST_SQUARED:
        return f"stacks of {plan.stack:,} are too deep for the sums of the lane"
    return why_no_game(plan.sheet, plan.stakes, plan.rules)


def why_no_players(bots: Sequence[str], sheets: Sequence[Sheet]) -> str:
    """Why there are no such players in the lane for these games."""
    for bot in bots:
        if not lane_player(bot):
            has = ", ".join((*LANE_NAMES, *shipped_names()))
            return f"the lane has no {bot}; it has {has}, and tables of your own"
    for sheet in sheets:
        if "caller" in bots and throws_away(sheet):
            return f"in {sheet.title} the caller reads what it throws away; the lane does not"
    return why_no_lane()


def why_no_game(sheet: Sheet, stakes: Stakes, rules: Rules) -> str:
    """Why the lane cannot play a game at these stakes under this law."""
    from shuffleup.lane import LaneError, lane_game

    try:
        lane_game(sheet, stakes, rules)
    except LaneError as error:
        return str(error)
    return ""


def throws_away(sheet: Sheet) -> bool:
    return any(street.draw or street.discard for street in sheet.streets)


def why_no_lane() -> str:
    """Why there is no lane on this machine, empty if there is."""
    return "" if has_numba() else "the lane needs numba and numpy: pip install 'shuffleup[fast]'"


def has_numba() -> bool:
    return find_spec("numba") is not None and find_spec("numpy") is not None


def game_of(plan: SimulationPlan) -> LaneGame:
    from shuffleup.lane import lane_game

    return lane_game(plan.sheet, plan.stakes, plan.rules)


def play_rounds_of(plan: SimulationPlan, numbers: range) -> SimulationTally:
    """``many_hands.play_some`` in the lane."""
    import numpy as np

    from shuffleup.lane.kernels.playing import counted_hands as kernel
    from shuffleup.lane.lane_players import lane_players
    from shuffleup.lane.lane_tables import LaneTables
    from shuffleup.lane.whole_hands import USUAL_POSTS
    from shuffleup.sim.many_hands import SimulationTally, seats_of_round

    game, count = game_of(plan), len(plan.bots)
    bots, tables = lane_players(game, [lane_player(bot) for bot in plan.bots])
    row = LaneTables(game, 1, count)
    front = np.frombuffer(b"s" + plan.seed.encode("utf-8", "surrogatepass") + b"/", np.int8)
    seating = [seats_of_round(plan, number) for number in numbers]
    teams = [plan.team_of(bot) for bot in range(count)]
    scores = np.zeros((len(plan.teams), kernel.SCORE_COLUMNS), np.int64)
    sums = np.zeros(kernel.SUM_COLUMNS, np.int64)
    kernel.play_rounds(
        game.row, row.worths, row.numbers[0], row.cards[0], USUAL_POSTS, front, numbers.start,
        np.array(seating, np.int64), plan.turns, plan.stack, bots, np.array(teams, np.int64),
        tables, np.zeros((5, kernel.MARKS), np.int64), scores, sums,
    )  # fmt: skip
    return SimulationTally([Score(*each) for each in scores.tolist()], *sums.tolist())
