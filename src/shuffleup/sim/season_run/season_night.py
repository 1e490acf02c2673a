"""One night of a season: an event of people who have names, or the final as it is seated."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.bots import factory
from shuffleup.law import Rules
from shuffleup.sim.event_run.event_plan import EventPlan
from shuffleup.sim.event_run.whole_event import ORDINARY, EventRun
from shuffleup.tournament import Tournament
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import StartPlay
from shuffleup.tournament.event_seats.seat_commands import DrawSeats


class SeasonNight(EventRun):
    """An event whose players are named; ``final`` is one in which they sit already."""

    def __init__(
        self,
        plan: EventPlan,
        rules: Rules,
        digest: str,
        names: Sequence[str],
        final: Tournament | None = None,
    ) -> None:
        super().__init__(plan, rules, digest)
        self.names, self.final = tuple(names), final
        if final is not None:
            self.event = final

    def open(self) -> None:
        """Everybody is entered and seated, and play begins."""
        for number, name in enumerate(self.names):
            style = ORDINARY[number % len(ORDINARY)]
            self.bots[name] = factory(style)(f"{self.plan.seed!r}/{name}")
            if self.final is None:
                self.do(Register(name))
        if self.final is None:
            self.do(DrawSeats(self.plan.seed))
        self.tables = len(self.event.tables)
        self.do(StartPlay())
        self.set_prizes()
        self.look_at_final()
