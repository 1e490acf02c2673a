"""``run_event``: bots play an event to its winner, and the director is a plain loop.

Everything is put to ``tournament.act`` with the sender whose part it is. All tables deal one hand,
then the tables are settled and time goes on by as long as a hand takes: so the same seed gives the
same event on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from shuffleup.bots import factory
from shuffleup.bots.bot import Bot, RefusedError
from shuffleup.floor.senders import DEALER, Role, Sender, staff
from shuffleup.hand import Command, Hand
from shuffleup.hand.setup import SetupError
from shuffleup.hand.view import view
from shuffleup.law import DEFAULT, Rules
from shuffleup.room.instants import HOUR
from shuffleup.sim.event_run.between_hands import buy_again, sell_add_ons, small_chips_leave
from shuffleup.sim.event_run.event_plan import EventPlan, EventReport, structure_of
from shuffleup.sim.lane_hands import has_numba
from shuffleup.table.commands import NextHand
from shuffleup.table.state import Table, taken_seats
from shuffleup.tournament import Tournament, act, judge, new_tournament
from shuffleup.tournament.act import play_out
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.endings.end_commands import PayPrizes, SetPrizes
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.entries.entry_commands import MakeUpGuarantee, Register
from shuffleup.tournament.event_clock.clock_commands import HandForHand, PassTime, StartPlay
from shuffleup.tournament.event_clock.running_clock import level_of
from shuffleup.tournament.event_money import whole_pool
from shuffleup.tournament.event_seats.seat_commands import DrawSeats, SettleTables
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.event_terms.structure_preview import big_blind_of
from shuffleup.tournament.events import InRoom

if TYPE_CHECKING:
    from shuffleup.sim.event_run.event_lane import EventLane

DIRECTOR: Final = staff(Role.DIRECTOR)
EVENT: Final = "event"
MOST_HOURS: Final = 7 * 24  # of the event's own time; a structure that lasts longer does not end
Keep = Callable[[list[object]], None]


def lane_of(plan: EventPlan, rules: Rules) -> EventLane | None:
    """The lane behind an event; a machine of a cluster may be without, to the same result."""
    if not plan.lane or not has_numba():
        return None
    from shuffleup.sim.event_run.event_lane import EventLane

    return EventLane(rules, plan.bots)


class EventRun:
    """An event that is being played. ``keep`` is given what has happened, if somebody wants it."""

    def __init__(
        self, plan: EventPlan, rules: Rules, digest: str, keep: Keep | None = None
    ) -> None:
        self.plan, self.keep = plan, keep
        made = structure_of(plan)
        self.event: Tournament = new_tournament(
            EVENT, made.terms, made.levels, rules=rules, rulebook=digest
        )
        self.event.log[:0] = [InRoom(told) for told in self.event.room.log]  # it opened first
        self.hands = self.moves = self.tables = 0
        self.left = plan.entrants
        self.final_blinds = 0  # in an average stack when one table is left, in tenths
        self.bots: dict[str, Bot] = {}
        self.lane = lane_of(plan, rules)

    def do(self, command: EventCommand, by: Sender = DIRECTOR) -> None:
        """Something that has to be done."""
        ruling = act(self.event, command, by)
        if ruling.refusal is not None:
            raise RefusedError(command, ruling.refusal)
        self.look()

    def tries(self, command: EventCommand, by: Sender = DIRECTOR) -> bool:
        """Something that is done if it is its time; False where it is not."""
        refusal = act(self.event, command, by).refusal
        self.look()
        return refusal is None

    def look(self) -> None:
        """What has happened since: it is counted, and kept if somebody wants it."""
        log = self.event.log
        self.moves += [type(told) for told in log].count(SeatMoved)
        if self.keep is not None:
            self.keep(log)
        log.clear()
        self.event.room.log.clear()

    # ---- before and after --------------------------------------------------------------------

    def open(self) -> None:
        """Everybody registers, draws a seat, and play begins."""
        for number in range(1, self.plan.entrants + 1):
            name = f"P{number}"
            self.do(Register(name))
            self.give_bot(name, number)
        self.do(DrawSeats(self.plan.seed))
        self.tables = len(self.event.tables)
        self.do(StartPlay())
        self.set_prizes()
        self.look_at_final()

    def give_bot(self, name: str, number: int) -> None:
        """Who plays for the entrant of a number: the bots of the plan in turn."""
        style = number % len(self.plan.bots)
        bot = factory(self.plan.bots[style])(f"{self.plan.seed!r}/{name}")
        self.bots[name] = bot
        if self.lane is not None:
            self.lane.enter(name, style, bot)

    def set_prizes(self) -> None:
        """As soon as no more money comes: the house adds what the pool is short of."""
        if self.event.terms.guarantee:
            self.tries(MakeUpGuarantee())
        self.tries(SetPrizes())

    # ---- round after round -------------------------------------------------------------------

    def one_round(self) -> None:
        """A hand at every table, then whatever is due; in a break, its end."""
        event = self.event
        if level_of(event).is_break and event.clock.ends:
            self.pass_time(event.clock.ends)
            return
        before = self.hands
        for number in list(event.tables):
            if not event.over:
                self.one_hand(number)
        if event.over:
            return
        if self.hands == before and not event.broke:
            raise SetupError(f"no hand can be dealt: {self.why_not()}")
        buy_again(self)
        self.settle()
        self.pass_time(event.room.now + HOUR // self.plan.hands_an_hour)

    def pass_time(self, until: int) -> None:
        """Time goes on; with a new level small chips leave, add-ons are sold, prizes may be set."""
        event = self.event
        before = event.clock.level
        self.do(PassTime(until))
        if event.room.now > MOST_HOURS * HOUR:
            raise SetupError(f"nobody has won after {MOST_HOURS} hours")
        if event.clock.level == before:
            return
        small_chips_leave(self)
        sell_add_ons(self)
        if not event.prizes.fixed and not event.over:
            self.set_prizes()
        self.settle()

    def one_hand(self, number: str) -> None:
        """A hand at a table, if one may begin there."""
        event, table = self.event, self.event.tables[number]
        if len(taken_seats(table)) < 2:
            return
        seed = f"{self.plan.seed!r}/{number}/{table.hands}"
        before = table.hands
        if not self.tries(OnTheTable(number, NextHand(seed)), DEALER):
            return
        table = event.tables[number]
        self.hands += table.hands - before  # nobody may be left to play with
        self.play_out(number)
        self.look()

    def play_out(self, number: str) -> None:
        """The hand at a table to its end, by the lane where it can, else by the bots."""
        table = self.event.tables[number]
        choose = None
        if self.lane is not None and table.hand is not None:
            choose = self.lane.choices(table)
        refused = play_out(self.event, number, choose or self.by_bots(table))
        if refused is not None:
            raise RefusedError(*refused)
        if self.lane is not None and choose is not None:
            self.lane.check(table)

    def by_bots(self, table: Table) -> Callable[[Hand], Command]:
        """Every decision by the bot of its seat, which is shown its view."""
        bots = {at: self.bots[seat.player] for at, seat in taken_seats(table)}

        def decide(hand: Hand) -> Command:
            at = hand.actor
            return bots[at].decide(view(hand, at, hand.version))

        return decide

    def why_not(self) -> str:
        """Why the first table that has players deals no hand."""
        number = next(one for one, table in self.event.tables.items() if taken_seats(table))
        refusal = judge(self.event, OnTheTable(number, NextHand(0)), DEALER).refusal
        return refusal.says if refusal is not None else "every table waits"

    def settle(self) -> None:
        """Tables are broken and balanced by the book, if somebody has gone out or come."""
        left = len(playing(self.event))
        if left == self.left or self.event.over:
            return
        self.left = left
        self.tries(SettleTables(f"{self.plan.seed!r}/{self.hands}"))
        self.look_at_final()
        self.bubble()

    def look_at_final(self) -> None:
        """The big blinds in an average stack when the final table begins."""
        if self.final_blinds or len(self.event.tables) > 1:
            return
        stakes = level_of(self.event).stakes
        if stakes is not None:
            self.final_blinds = 10 * self.event.issued // (self.left * big_blind_of(stakes))

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
    keep: Keep | None = None,
) -> EventReport:
    """Play an event to its winner and pay the prizes; whoever has a clock says how long it took."""
    run = played(EventRun(plan, rules, digest, keep), watch)
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


def played(run: EventRun, watch: Callable[[EventRun], None] | None = None) -> EventRun:
    """The same, from registration to the last prize."""
    run.open()
    while not run.event.over:
        run.one_round()
        if watch is not None:
            watch(run)
    if whole_pool(run.event):
        run.do(PayPrizes())
    return run
