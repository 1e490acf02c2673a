"""``run_event``: bots play an event to its winner, and the director is a plain loop.

Everything is put to ``tournament.act`` with the sender whose part it is. All tables deal one hand,
then the tables are settled and time goes on by as long as a hand takes: so the same seed gives the
same event on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from shuffleup.bots import factory
from shuffleup.bots.bot import Bot, RefusedError
from shuffleup.bots.style import STYLES
from shuffleup.floor.senders import DEALER, Role, Sender, player, staff
from shuffleup.hand.view import view
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.ruling import Reason
from shuffleup.room.instants import HOUR
from shuffleup.sim.event_run.event_plan import EventPlan, EventReport
from shuffleup.table.commands import NextHand
from shuffleup.table.state import taken_seats
from shuffleup.tournament import Tournament, act, new_tournament
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.endings.end_commands import PayPrizes, SetPrizes
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import HandForHand, PassTime, StartPlay
from shuffleup.tournament.event_clock.running_clock import level_of
from shuffleup.tournament.event_money import whole_pool
from shuffleup.tournament.event_seats.seat_commands import DrawSeats, SettleTables
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.event_terms.structure_maker import StructurePlan, make_structure
from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price

DIRECTOR: Final = staff(Role.DIRECTOR)
ORDINARY: Final = tuple(STYLES)  # of bots: no dice, no shovers
EVENT: Final = "event"


class EventRun:
    """An event that is being played."""

    def __init__(self, plan: EventPlan, rules: Rules, digest: str) -> None:
        self.plan = plan
        made = make_structure(StructurePlan(plan.entrants, plan.stack, plan.length, pace=plan.pace))
        levels = tuple(replace(level, remove=()) for level in made)
        terms = EventTerms("holdem", plan.stack, Price(plan.prize, plan.fee), plan.seats)
        self.event: Tournament = new_tournament(EVENT, terms, levels, rules=rules, rulebook=digest)
        self.hands = self.moves = self.tables = 0
        self.left = plan.entrants
        self.bots: dict[str, Bot] = {}

    def do(self, command: EventCommand, by: Sender = DIRECTOR) -> bool:
        """Something the director does; False where it is not the time for it."""
        refusal = act(self.event, command, by).refusal
        self.look()
        if refusal is None:
            return True
        if refusal.reason in (Reason.NOT_ASKED_FOR, Reason.NOT_YET, Reason.CANNOT_BE_DEALT):
            return False
        raise RefusedError(command, refusal)

    def look(self) -> None:
        """What has happened since: it is counted, and not kept."""
        log = self.event.log
        self.moves += sum(type(told) is SeatMoved for told in log)
        log.clear()

    # ---- before and after --------------------------------------------------------------------

    def open(self) -> None:
        """Everybody registers, draws a seat, and play begins."""
        for number in range(1, self.plan.entrants + 1):
            name = f"P{number}"
            self.do(Register(name))
            style = ORDINARY[number % len(ORDINARY)]
            self.bots[name] = factory(style)(f"{self.plan.seed!r}/{name}")
        self.do(DrawSeats(self.plan.seed))
        self.tables = len(self.event.tables)
        self.do(StartPlay())
        self.do(SetPrizes())

    # ---- round after round -------------------------------------------------------------------

    def one_round(self) -> None:
        """A hand at every table, then whatever is due; in a break, its end."""
        event = self.event
        if level_of(event).is_break and event.clock.ends:
            self.do(PassTime(event.clock.ends))
            return
        for number in list(event.tables):
            if not event.over:
                self.one_hand(number)
        if event.over:
            return
        left = len(playing(event))
        if left < self.left:
            self.left = left
            self.settle()
            self.bubble()
        self.do(PassTime(event.room.now + HOUR // self.plan.hands_an_hour))

    def one_hand(self, number: str) -> None:
        """Every decision of a hand, each by the bot of its seat, which is shown its view."""
        event, table = self.event, self.event.tables[number]
        if len(taken_seats(table)) < 2:
            return
        seed = f"{self.plan.seed!r}/{number}/{table.hands}"
        if not self.do(OnTheTable(number, NextHand(seed)), DEALER):
            return
        self.hands += 1
        table = event.tables[number]
        senders = [player(seat.player) if seat else DEALER for seat in table.seats]
        while (hand := table.hand) is not None:
            at = hand.actor
            command = self.bots[senders[at].id].decide(view(hand, at, hand.version))
            refusal = act(event, OnTheTable(number, command), senders[at]).refusal
            if refusal is not None:
                raise RefusedError(command, refusal)
        self.look()

    def settle(self) -> None:
        """Tables are broken and balanced by the book."""
        self.do(SettleTables(f"{self.plan.seed!r}/{self.hands}"))

    def bubble(self) -> None:
        """Hand for hand while one more has to go out for everybody left to be paid."""
        near = self.left == len(self.event.prizes.fixed) + 1 and len(self.event.tables) > 1
        if near is not (self.event.rounds is not None):
            self.do(HandForHand(near))


def run_event(
    plan: EventPlan,
    rules: Rules = DEFAULT,
    digest: str = "",
    watch: Callable[[EventRun], None] | None = None,
) -> EventReport:
    """Play an event to its winner and pay the prizes; whoever has a clock says how long it took."""
    run = EventRun(plan, rules, digest)
    run.open()
    while not run.event.over:
        run.one_round()
        if watch is not None:
            watch(run)
    run.do(PayPrizes())
    event = run.event
    return EventReport(
        entrants=plan.entrants,
        tables=run.tables,
        hands=run.hands,
        seconds=0,
        winner=playing(event)[0],
        pool=whole_pool(event),
        paid=sum(one.amount for one in event.prizes.paid),
        moves=run.moves,
    )
