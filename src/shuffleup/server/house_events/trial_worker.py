"""A process of its own that plays a structure: ``python -m …trial_worker``, asked on stdin.

It has so many seconds and so much memory and no more, and tells on stdout what came of as many
events as it could play; or why the structure cannot be played.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.bots.bot import RefusedError
from shuffleup.hand.setup import SetupError
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.sim.event_run.announced_event import AnnouncedEvent, announced_event
from shuffleup.sim.event_run.event_plan import EventPlan
from shuffleup.sim.event_run.tried_structure import TrialReport, spread_of, try_structure
from shuffleup.tournament.event_terms.terms_of_event import Price

MEMORY_BYTES: Final = 1 << 30
NICER: Final = 10


class TrialAsked(Struct, frozen=True):
    """A structure to be played: so many entrants, so often, and for how many seconds at most."""

    told: AnnouncedEvent
    entrants: int
    times: int
    seconds: float
    book: str
    seed: str


class TrialTold(Struct, frozen=True):
    """What came of it, or why nothing did."""

    report: TrialReport | None = None
    refused: str = ""


def tried(asked: TrialAsked) -> TrialTold:
    """As many events as there is time for, one at least."""
    try:
        structure = announced_event(asked.told)
        terms = structure.terms
        if terms.bracket or terms.is_flight:
            return TrialTold(refused="brackets and flights are not tried out")
        terms = replace(terms, by_hand=False, sit_and_go=False, most_entries=0)
        terms = terms if terms.price.total else replace(terms, price=Price(100))
        plan = EventPlan(asked.entrants, structure=replace(structure, terms=terms))
        law = rulebook(asked.book)
        rules, name, ends = resolve(law), digest(law), time.monotonic() + asked.seconds
        runs: list[TrialReport] = []
        while len(runs) < asked.times and (not runs or time.monotonic() < ends):
            seeded = replace(plan, seed=f"{asked.seed}/{len(runs)}")
            runs.append(try_structure(seeded, 1, rules, name))
    except (SetupError, RefusedError, ValueError, LookupError) as error:
        return TrialTold(refused=str(error))
    return TrialTold(
        TrialReport(
            asked.entrants, len(runs),
            spread_of([one.minutes.median for one in runs]),
            spread_of([one.hands.median for one in runs]),
            spread_of([one.final_table.median for one in runs]),
        )
    )  # fmt: skip


def bounded(seconds: float) -> None:
    """No more memory and no more time than it was given, whatever it is asked."""
    if hasattr(os, "nice"):
        os.nice(NICER)
    try:
        import resource
    except ImportError:  # no such limits on this system: whoever asked ends it when time is up
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    most = int(seconds) + 30
    resource.setrlimit(resource.RLIMIT_CPU, (most, most))


def main() -> None:
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=TrialAsked)
    bounded(asked.seconds)
    sys.stdout.buffer.write(msgspec.json.encode(tried(asked)))


if __name__ == "__main__":
    main()
