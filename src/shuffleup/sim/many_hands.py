"""Many hands between bots, added up: the same sums however many processes share the work.

``simulate`` plays a plan and hands back a ``SimulationTally``. Each hand depends only on the seed
and its own number: who sits where, the button, the cards and the bots' dice. All sums are whole
chips.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random

from msgspec import Struct

from shuffleup.bots import BOTS, play_hand
from shuffleup.games import Sheet
from shuffleup.hand import Hand, Stakes, new_hand
from shuffleup.hand import events as e
from shuffleup.law import Rules

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


class Score(Struct):
    """What one bot won and lost, in chips; ``ahead`` counts the hands it came out ahead."""

    ahead: int = 0
    won: int = 0
    lost: int = 0
    showdowns: int = 0
    biggest_pot: int = 0

    @property
    def net(self) -> int:
        return self.won - self.lost


class SimulationTally(Struct):
    """The sums of some hands; ``carried`` is left in pots that nobody opened."""

    scores: list[Score]
    hands: int = 0
    actions: int = 0
    showdowns: int = 0
    biggest_pot: int = 0
    carried: int = 0


Tell = Callable[[int], None]


def simulate(plan: SimulationPlan, jobs: int, tell: Tell) -> SimulationTally:
    """Play it all; ``tell`` hears how many hands are done."""
    total = empty(plan)
    parts = in_turn(plan) if jobs == 1 else side_by_side(plan, jobs)
    for part in parts:
        add(total, part)
        tell(total.hands)
    check(plan, total)
    return total


def empty(plan: SimulationPlan) -> SimulationTally:
    return SimulationTally([Score() for _ in plan.bots])


def chunks(plan: SimulationPlan) -> list[range]:
    return [range(start, min(start + CHUNK, plan.hands)) for start in range(0, plan.hands, CHUNK)]


def in_turn(plan: SimulationPlan) -> Iterator[SimulationTally]:
    return (play_some(plan, numbers) for numbers in chunks(plan))


def side_by_side(plan: SimulationPlan, jobs: int) -> Iterator[SimulationTally]:
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=leave_interrupts) as pool:
        parts: list[Future[SimulationTally]] = [
            pool.submit(play_some, plan, n) for n in chunks(plan)
        ]
        try:
            for part in as_completed(parts):
                yield part.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_interrupts() -> None:
    """Ctrl-C is for the process that can say something about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_some(plan: SimulationPlan, numbers: range) -> SimulationTally:
    tally = empty(plan)
    for number in numbers:
        play_one(plan, number, tally)
    return tally


def play_one(plan: SimulationPlan, number: int, tally: SimulationTally) -> None:
    """One hand: bots in random seats, full stacks, the button going round."""
    count = len(plan.bots)
    seat_of = list(range(count))
    Random(f"{plan.seed}/{number}/seats").shuffle(seat_of)
    hand = new_hand(
        plan.sheet, plan.stakes, [plan.stack] * count, number % count,
        seed=f"{plan.seed}/{number}", rules=plan.rules, rulebook=plan.rulebook,
    )  # fmt: skip
    bots = {
        seat: BOTS[plan.bots[bot]](f"{plan.seed}/{number}/{bot}")
        for bot, seat in enumerate(seat_of)
    }
    tally.actions += play_hand(hand, bots)
    count_hand(hand, seat_of, tally)


def count_hand(hand: Hand, seat_of: list[int], tally: SimulationTally) -> None:
    before = sum(hand.setup.stacks)
    if sum(hand.stacks) + hand.carried != before:
        raise AssertionError(f"chips went missing: {before} before, {hand.stacks} after")
    pot = hand.carried
    showed = set()
    for event in hand.log:
        if isinstance(event, e.Awarded):
            pot += event.amount
        elif isinstance(event, e.Shown | e.Mucked):
            showed.add(event.seat)
    tally.hands += 1
    tally.carried += hand.carried
    tally.showdowns += bool(showed)
    tally.biggest_pot = max(tally.biggest_pot, pot)
    for bot, seat in enumerate(seat_of):
        count_seat(tally.scores[bot], hand.stacks[seat] - hand.setup.stacks[seat], pot)
        tally.scores[bot].showdowns += seat in showed


def count_seat(score: Score, net: int, pot: int) -> None:
    if net > 0:
        score.ahead += 1
        score.won += net
        score.biggest_pot = max(score.biggest_pot, pot)
    else:
        score.lost -= net


def add(total: SimulationTally, part: SimulationTally) -> None:
    total.hands += part.hands
    total.actions += part.actions
    total.showdowns += part.showdowns
    total.carried += part.carried
    total.biggest_pot = max(total.biggest_pot, part.biggest_pot)
    for mine, theirs in zip(total.scores, part.scores, strict=True):
        mine.ahead += theirs.ahead
        mine.won += theirs.won
        mine.lost += theirs.lost
        mine.showdowns += theirs.showdowns
        mine.biggest_pot = max(mine.biggest_pot, theirs.biggest_pot)


def check(plan: SimulationPlan, total: SimulationTally) -> None:
    """What some won, others lost, but for what nobody opened."""
    left = sum(score.net for score in total.scores) + total.carried
    if left or total.hands != plan.hands:
        raise AssertionError(f"{left} chips and {plan.hands - total.hands} hands went missing")
