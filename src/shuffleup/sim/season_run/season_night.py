"""One night of a season: an event of people who have names, or the final as it is seated."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.law import Rules
from shuffleup.league.nights.best_hands import WHOLE_BOARD
from shuffleup.league.nights.hands_shown import HOLE_CARDS, hands_shown
from shuffleup.league.nights.night_commands import ShowBestHand
from shuffleup.room.promotions.hand_evidence import hole_cards_playing
from shuffleup.sim.event_run.event_plan import EventPlan
from shuffleup.sim.event_run.whole_event import EventRun
from shuffleup.strength import high
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
        self.claims: list[ShowBestHand] = []  # for the best hand of the night, the best so far
        if final is not None:
            self.event = final

    def open(self) -> None:
        """Everybody is entered and seated, and play begins."""
        for number, name in enumerate(self.names):
            self.give_bot(name, number)
            if self.final is None:
                self.do(Register(name))
        if self.final is None:
            self.do(DrawSeats(self.plan.seed))
        self.tables = len(self.event.tables)
        self.do(StartPlay())
        self.set_prizes()
        self.look_at_final()

    def one_hand(self, number: str) -> None:
        """The same, and whoever shows a hand as good as the best so far says so."""
        table = self.event.tables[number]
        players = [seat.player if seat is not None else "" for seat in table.seats]
        before = table.hands
        super().one_hand(number)
        if table.hands == before or table.last is None:
            return
        for claim in hands_shown(table.last, players, 0):
            if len(claim.board) == WHOLE_BOARD and worth(claim) >= self.best():
                self.claims.append(claim)

    def best(self) -> int:
        """What the best hand so far is worth of which both cards play."""
        return max((worth(one) for one in self.claims), default=0)


def worth(claim: ShowBestHand) -> int:
    """Nothing, if not both cards play."""
    both = hole_cards_playing(claim.hole, claim.board) == HOLE_CARDS
    return high((*claim.hole, *claim.board)) if both else 0
