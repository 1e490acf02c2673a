"""Many hands between bots, added up: the same sums whoever shares the work.

``simulate`` plays a plan and hands back a ``SimulationTally``. Each hand depends only on the seed
and its own number: who sits where, the button, the cards and the bots' dice. All sums are whole
chips. In a league each deal is played from every seat, so that all have held the same cards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from msgspec import Struct

from shuffleup.bots import factory, play_hand
from shuffleup.games import Sheet
from shuffleup.hand import Stakes, new_hand
from shuffleup.law import Rules
from shuffleup.sim.crews import Crew
from shuffleup.sim.lane_hands import LANE_CHUNK, has_numba, play_rounds_of
from shuffleup.sim.scores import Score, add_score, count_hand, end_round

CHUNK = 500


class SimulationPlan(Struct, frozen=True):
    """What is to be played."""

    sheet: Sheet
    stakes: Stakes
    bots: tuple[str, ...]
    stack: int
    hands: int
    seed: str
    rules: Rules
    rulebook: str = ""
    league: bool = False  # every deal from every seat, and bots of a name added up
    lane: bool = False  # played in the lane, to the same sums

    @property
    def turns(self) -> int:
        """How often a deal is played."""
        return len(self.bots) if self.league else 1

    @property
    def teams(self) -> tuple[str, ...]:
        """Whose scores are kept: each bot's own, in a league those of a name together."""
        return tuple(dict.fromkeys(self.bots)) if self.league else self.bots

    def team_of(self, bot: int) -> int:
        """The place of a bot's score."""
        return self.teams.index(self.bots[bot]) if self.league else bot


class SimulationTally(Struct):
    """The sums of some hands; ``carried`` is left in pots that nobody opened."""

    scores: list[Score]
    hands: int = 0
    actions: int = 0
    showdowns: int = 0
    biggest_pot: int = 0
    carried: int = 0


Tell = Callable[[int], None]


def simulate(plan: SimulationPlan, crew: Crew, tell: Tell) -> SimulationTally:
    """Play it all; ``tell`` hears how many hands are done."""
    total = empty(plan)
    for _, part in crew.share(partial(play_some, plan), chunks(plan)):
        add(total, part)
        tell(total.hands)
    check(plan, total)
    return total


def empty(plan: SimulationPlan) -> SimulationTally:
    return SimulationTally([Score() for _ in plan.teams])


def chunks(plan: SimulationPlan) -> list[range]:
    rounds = plan.hands // plan.turns
    size = max(1, (LANE_CHUNK if plan.lane else CHUNK) // plan.turns)
    return [range(start, min(start + size, rounds)) for start in range(0, rounds, size)]


def play_some(plan: SimulationPlan, numbers: range) -> SimulationTally:
    """Some rounds: each is a hand, in a league a deal played from every seat."""
    if plan.lane and has_numba():  # a machine of a cluster may be without: to the same sums
        return play_rounds_of(plan, numbers)
    tally = empty(plan)
    for number in numbers:
        seats = seats_of_round(plan, number)
        for turn in range(plan.turns):
            play_one(plan, number, seats[turn:] + seats[:turn], tally)
        end_round(tally.scores)
    return tally


def seats_of_round(plan: SimulationPlan, number: int) -> list[int]:
    """The seat of each bot."""
    seats = list(range(len(plan.bots)))
    Random(f"{plan.seed}/{number}/seats").shuffle(seats)
    return seats


def play_one(plan: SimulationPlan, number: int, seat_of: list[int], tally: SimulationTally) -> None:
    """One hand: full stacks, the button going round, each bot in its seat."""
    count = len(plan.bots)
    hand = new_hand(
        plan.sheet, plan.stakes, [plan.stack] * count, number % count,
        seed=f"{plan.seed}/{number}", rules=plan.rules, rulebook=plan.rulebook,
    )  # fmt: skip
    bots = {
        seat: factory(plan.bots[bot])(f"{plan.seed}/{number}/{bot}")
        for bot, seat in enumerate(seat_of)
    }
    tally.actions += play_hand(hand, bots)
    scores = [tally.scores[0]] * count
    for bot, seat in enumerate(seat_of):
        scores[seat] = tally.scores[plan.team_of(bot)]
    pot, showed = count_hand(hand, scores)
    tally.hands += 1
    tally.carried += hand.carried
    tally.showdowns += showed
    tally.biggest_pot = max(tally.biggest_pot, pot)


def add(total: SimulationTally, part: SimulationTally) -> None:
    total.hands += part.hands
    total.actions += part.actions
    total.showdowns += part.showdowns
    total.carried += part.carried
    total.biggest_pot = max(total.biggest_pot, part.biggest_pot)
    for mine, theirs in zip(total.scores, part.scores, strict=True):
        add_score(mine, theirs)


def check(plan: SimulationPlan, total: SimulationTally) -> None:
    """What some won, others lost, but for what nobody opened."""
    left = sum(score.net for score in total.scores) + total.carried
    if left or total.hands != plan.hands:
        raise AssertionError(f"{left} chips and {plan.hands - total.hands} hands went missing")
