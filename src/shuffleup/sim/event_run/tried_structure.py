"""``try_structure``: bots play a structure several times, and what came of it is told with its
spread: the median, and what one event in ten stays below and above."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.setup import SetupError
from shuffleup.law import DEFAULT, Rules
from shuffleup.room.instants import MINUTE
from shuffleup.sim.crews import Alone, Crew
from shuffleup.sim.event_run.event_plan import EventPlan, structure_of
from shuffleup.sim.event_run.whole_event import EventRun, played
from shuffleup.tournament.event_terms.structure_file import EventStructure


class OutcomeSpread(Struct, frozen=True):
    """Three of many numbers."""

    low: int  # one in ten is below
    median: int
    high: int  # one in ten is above


class TrialReport(Struct, frozen=True):
    """What came of playing a structure."""

    entrants: int
    times: int
    minutes: OutcomeSpread  # from the first hand to the last, breaks included
    hands: OutcomeSpread
    final_table: OutcomeSpread  # big blinds in an average stack when it begins, in tenths


class TrialRun(Struct, frozen=True):
    """What came of one event."""

    minutes: int
    hands: int
    final_table: int


def try_structure(
    plan: EventPlan,
    times: int,
    rules: Rules = DEFAULT,
    digest: str = "",
    watch: Callable[[int], None] | None = None,
    crew: Crew | None = None,
) -> TrialReport:
    """Play it so many times, in turn or shared by a crew; SetupError where it cannot be played, or
    does not come to an end."""
    made = structure_of(plan)
    fault = money_fault(made, plan.entrants)
    if fault:
        raise SetupError(fault)
    one_of = partial(trial_run, replace(plan, structure=made), rules, digest)
    runs: list[TrialRun] = []
    for _, run in (crew or Alone()).share(one_of, range(times)):
        runs.append(run)
        if watch is not None:
            watch(len(runs))
    return TrialReport(
        plan.entrants,
        times,
        minutes=spread_of([run.minutes for run in runs]),
        hands=spread_of([run.hands for run in runs]),
        final_table=spread_of([run.final_table for run in runs]),
    )


def trial_run(plan: EventPlan, rules: Rules, digest: str, number: int) -> TrialRun:
    """The event of this number, which is the same whoever plays it."""
    run = played(EventRun(replace(plan, seed=f"{plan.seed!r}/{number}"), rules, digest))
    return TrialRun(run.event.room.now // MINUTE, run.hands, run.final_blinds)


def money_fault(made: EventStructure, entrants: int) -> str:
    """Why prizes told in amounts cannot be what is paid; empty if they can. Where money may still
    come, or the house adds some, nobody knows the pool beforehand."""
    terms = made.terms
    told, pool = sum(terms.prizes.amounts), entrants * terms.price.prize
    more = terms.rebuy or terms.add_on or terms.re_entries or terms.guarantee
    if not terms.prizes.amounts or more or told == pool:
        return ""
    return f"the prizes add up to {told:,}, and {entrants} entrants pay in {pool:,}"


def spread_of(numbers: Sequence[int]) -> OutcomeSpread:
    """The tenth, the half and the nine tenths of them, each one that there was."""
    ranked, last = sorted(numbers), len(numbers) - 1
    return OutcomeSpread(ranked[last // 10], ranked[last // 2], ranked[-(-9 * last // 10)])
