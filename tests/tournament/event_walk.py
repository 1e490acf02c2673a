"""An event directed at random: right commands and wrong ones, under any book, judged by
``tests.tournament.event_model``.

``python -m tests.tournament.event_walk [WALKS] [STEPS]`` is `make event-model`: many under every
book.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

from msgspec.structs import replace
from tests.room.room_model import must
from tests.tournament.event_model import UNSOLD, EventModel, taken

from shuffleup.floor.senders import DEALER, Role, Sender, player, staff
from shuffleup.hand import Hand, no_limit
from shuffleup.hand.state import RUNNING, SHOWING
from shuffleup.law import Rules
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room import act as act_in_room
from shuffleup.room import new_room
from shuffleup.room.instants import MINUTE
from shuffleup.room.people.people_commands import Arrive
from shuffleup.sim.quick import quick
from shuffleup.table.by_hand.by_hand_commands import CountChips, ReportHand
from shuffleup.table.commands import NextHand
from shuffleup.tournament import Tournament, act, new_tournament
from shuffleup.tournament.apply import replay
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.endings import end_commands as ends
from shuffleup.tournament.endings.end_records import DealKind, PrizeAward
from shuffleup.tournament.endings.prize_list import PrizeTerms
from shuffleup.tournament.entries import entry_commands as c
from shuffleup.tournament.event_chips import race_commands as race
from shuffleup.tournament.event_clock import clock_commands as clock
from shuffleup.tournament.event_conduct import penalty_commands as penalty
from shuffleup.tournament.event_conduct.sanctions import OFFENCES
from shuffleup.tournament.event_log.kept_event import gather
from shuffleup.tournament.event_seats import seat_commands as seats
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.terms_of_event import (
    AddOnTerms,
    EventTerms,
    Price,
    RebuyTerms,
)
from shuffleup.tournament.state import COMPARED, copy
from shuffleup.tournament.words.hands_in_event import all_in_or_fold

BOOKS = ("common", "pechanga-t", "mohegan", "rpl", "tournament")
DIRECTOR, MANAGER, BOARD = staff(Role.DIRECTOR), staff(Role.MANAGER), staff(Role.BOARD)
PEOPLE = tuple(f"P{number}" for number in range(20))
START = 10**12
PRIZES = (
    PrizeTerms(), PrizeTerms(shares=(5000, 3000, 2000)), PrizeTerms(places=4, unit=5),
    PrizeTerms(amounts=(400, 200)), PrizeTerms(seat=150), PrizeTerms(one_in=3, least=30),
)  # fmt: skip
LEVELS = (
    Level(20, no_limit(25, 50)), Level(20, no_limit(50, 100), remove=(25,)), Level(10),
    Level(20, no_limit(100, 200)), Level(20, no_limit(200, 400)), Level(10),
    Level(20, no_limit(400, 800)),
)  # fmt: skip
Wish = tuple[EventCommand, Sender]


def some_terms(dice: Random) -> EventTerms:
    """What was announced of an event, at random."""
    stack, yes = dice.choice((1000, 1500)), lambda share: dice.random() < share
    rebuy = RebuyTerms(
        Price(40, 5), dice.choice((0, 1000)), dice.choice((0, 2)), dice.choice((0, 500)),
        dice.choice((0, 2)),
    )  # fmt: skip
    return EventTerms(
        "holdem",
        stack,
        Price(50, 10, dice.choice((0, 5)), dice.choice((0, 0, 21))),
        dice.choice((3, 4, 6)),
        rebuy if yes(0.4) else None,
        AddOnTerms(Price(20, 2), 500, dice.choice((0, 1))) if yes(0.3) else None,
        re_entries=dice.choice((0, 1)),
        late_until=dice.choice((0, 2)),
        most_entries=dice.choice((0, 0, 12)),
        guarantee=dice.choice((0, 1500)),
        prizes=dice.choice(PRIZES),
        progressive=yes(0.5),
        chips=(25, 100, 500),
        by_hand=yes(0.4),
    )


class DirectedEvent:
    """An event, its model, and the dice."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.dice = dice = Random(seed)
        self.event: Tournament = new_tournament(
            "event", some_terms(dice), LEVELS, rules=rules, now=START
        )
        for name in PEOPLE:
            assert act_in_room(self.event.room, Arrive(name), BOARD).refusal is None
        self.model = EventModel(self.event)
        for name in PEOPLE[: dice.choice((5, 9, 13))]:
            self.do(c.Register(name), DIRECTOR)
        for _ in range(8):
            self.do(*dice.choice(BEFORE)(self))
        self.do(seats.DrawSeats(dice.randrange(99)), DIRECTOR)
        for _ in range(4):
            self.do(*dice.choice(BEFORE)(self))
        self.do(clock.StartPlay(), DIRECTOR)

    def do(self, command: EventCommand, by: Sender) -> bool:
        """Put a command to the event, and what came of it to the model."""
        event = self.event
        start, was = len(event.log), copy(event)
        ruling = act(event, command, by)
        if ruling.refusal is not None:
            must(event == was, f"refused, and something changed: {command}")
            must(len(event.log) == start, f"refused, and told: {command}")
            must(bool(ruling.refusal.says), f"refused without a word: {command}")
            if isinstance(command, seats.SettleTables):
                self.model.nothing_due(event, ruling.refusal)
            return False
        self.model.done(was, event, command, event.log[start:])
        return True

    def step(self) -> None:
        """Somebody does something, right or wrong."""
        way = self.dice.random()
        if way < 0.12:
            command, by = nonsense(self)
            must(not self.do(command, by), f"was not refused: {command}")
        elif way < 0.4 and self.event.tables:
            self.hand(self.table())
        elif way < 0.5:
            self.do(seats.SettleTables(self.dice.randrange(99)), DIRECTOR)
        else:
            self.do(*self.dice.choice(WAYS if self.dice.random() < 0.7 else SELDOM)(self))

    def hand(self, number: str) -> None:
        """A hand from the deal to the end, if one can be dealt; or one that is told of."""
        if self.event.terms.by_hand:
            self.do(OnTheTable(number, ReportHand()), DEALER)
            self.do(*is_out(self))
            return
        self.do(OnTheTable(number, NextHand(str(self.dice.random()))), DEALER)
        brave = [at for at in range(10) if self.dice.random() < 0.5]
        while (hand := self.hand_at(number)) is not None and hand.actor >= 0:
            held = self.event.tables[number].seats[hand.actor]
            assert held is not None
            timid = self.dice.random() < 0.4 and hand.phase not in (SHOWING, RUNNING)
            wanted = quick(hand, self.dice.random) if timid else all_in_or_fold(hand, [*brave])
            if not self.do(OnTheTable(number, wanted), player(held.player)):
                self.do(OnTheTable(number, quick(hand, self.dice.random)), player(held.player))
            if self.dice.random() < 0.05:
                self.do(*self.dice.choice(WAYS)(self))  # something else meanwhile

    def hand_at(self, number: str) -> Hand | None:
        table = self.event.tables.get(number)
        return table.hand if table is not None else None

    def ends(self) -> None:
        event = self.event
        gather(event)
        again = replay(event.log, new_room(rules=event.rules, now=START))
        must(again.room.accounts == event.room.accounts, "the ledger is not the fold of its log")
        for name in COMPARED:
            same = name == "room" or getattr(again, name) == getattr(event, name)
            must(same, f"{name} is not the fold of its log")

    # ---- choices ---------------------------------------------------------------------------

    def table(self) -> str:
        return self.dice.choice([*self.event.tables] or ["1"])

    def person(self, *standing: str) -> str:
        """Mostly somebody who stands like this in the event."""
        those = [name for name, how in self.model.stands.items() if how in standing]
        return self.dice.choice(those if those and self.dice.random() < 0.9 else PEOPLE)

    def sits(self) -> str:
        return self.person("plays")

    def new(self) -> str:
        return self.dice.choice([one for one in PEOPLE if one not in self.model.stands] or PEOPLE)

    def open_seat(self) -> tuple[str, int]:
        number = self.table()
        there = self.event.tables.get(number)
        n = there.n if there is not None else self.event.terms.seats
        free = [at for at in range(n) if there is None or at not in taken(there)]
        anywhere = not free or self.dice.random() < 0.1
        return number, self.dice.randrange(n) if anywhere else self.dice.choice(free)


# ---- what people and staff do ------------------------------------------------------------------


def by_player(
    kind: Callable[[str], EventCommand], *standing: str
) -> Callable[[DirectedEvent], Wish]:
    def wish(at: DirectedEvent) -> Wish:
        name = at.person(*standing)
        return kind(name), at.dice.choice((DIRECTOR, player(name)))

    return wish


def directs(kind: Callable[[DirectedEvent], EventCommand]) -> Callable[[DirectedEvent], Wish]:
    return lambda at: (kind(at), DIRECTOR)


def is_out(at: DirectedEvent) -> Wish:
    """Where people deal: somebody is out, or several at once; by whom, mostly told."""
    names = [name for name, how in at.model.stands.items() if how == "plays"] or [*PEOPLE]
    some = at.dice.sample(names, min(len(names), at.dice.choice((1, 1, 1, 2, 3))))
    left = [name for name in names if name not in some]
    by = (at.dice.choice(left),) if left and at.dice.random() < 0.7 else ()
    busts = tuple(ends.BustOut(name, at.dice.choice((0, 300, 500, 800)), by) for name in some)
    return (busts[0] if len(busts) == 1 else ends.BustAtOnce(busts)), DIRECTOR


def is_counted(at: DirectedEvent) -> Wish:
    number = at.table()
    there = at.event.tables.get(number)
    n = there.n if there is not None else 1
    return OnTheTable(
        number, CountChips(at.dice.randrange(n), at.dice.choice((100, 600)))
    ), DIRECTOR


def penalised(at: DirectedEvent) -> Wish:
    name, offence = at.sits(), at.dice.choice(OFFENCES)
    wishes: tuple[EventCommand, ...] = (
        penalty.WarnEntrant(name, offence),
        penalty.PenaliseEntrant(name, offence, hands=1),
        penalty.PenaliseEntrant(name, offence, rounds=1),
        penalty.ForfeitChips(name, at.dice.choice(("soft-play", "chips-hidden")), 50),
        penalty.DisqualifyEntrant(name, offence),
    )
    return at.dice.choice(wishes), DIRECTOR


def a_deal(at: DirectedEvent) -> Wish:
    names = [name for name, how in at.model.stands.items() if how == "plays"]
    kind = at.dice.choice(list(DealKind))
    pool = at.model.accounts[at.model.account("pool")]
    each = pool // max(1, len(names))
    amounts = tuple(PrizeAward(name, each) for name in names) if kind is DealKind.OWN else ()
    places = tuple(names) if at.dice.random() < 0.2 else ()
    return ends.ProposeDeal(kind, amounts, at.dice.choice((0, 0, 20)), places), DIRECTOR


def they_divide(at: DirectedEvent) -> Wish:
    """Late in the event a deal is proposed, all agree or all but one, and it is carried out."""
    at.do(clock.GoToLevel(5), DIRECTOR)
    at.do(ends.ProposeDeal(DealKind.WORTH), DIRECTOR)
    names = [name for name, how in at.model.stands.items() if how == "plays"]
    for name in names if at.dice.random() < 0.3 else names[:-1]:
        at.do(ends.AgreeToDeal(name), player(name))
    return ends.CarryOutDeal(), DIRECTOR


def everybody_agrees(at: DirectedEvent) -> Wish:
    names = [name for name, how in at.model.stands.items() if how == "plays"]
    for name in names[:-1]:
        at.do(ends.AgreeToDeal(name), player(name))
    return ends.AgreeToDeal(names[-1] if names else "P0"), DIRECTOR


def other_levels(at: DirectedEvent) -> EventCommand:
    played = at.event.levels[: at.event.clock.level + 1]
    return clock.ChangeLevels((*played, *LEVELS[len(played) :], Level(15, no_limit(800, 1600))))


def time_passes(at: DirectedEvent) -> EventCommand:
    return clock.PassTime(at.event.room.now + at.dice.choice((1, 5, 12, 35)) * MINUTE)


def race_off(at: DirectedEvent) -> EventCommand:
    return race.RaceOff(at.dice.choice((25, 25, 100)), at.dice.randrange(99))


def move(at: DirectedEvent) -> EventCommand:
    return seats.MoveTo(at.sits(), *at.open_seat())


def assign(at: DirectedEvent) -> EventCommand:
    need = at.dice.choice(("", "needs the aisle"))
    return seats.AssignSeat(at.person("waits"), *at.open_seat(), need)


def wrongly(at: DirectedEvent) -> EventCommand:
    number = at.table()
    return seats.SitWrongly(at.sits(), number, at.dice.randrange(at.event.terms.seats))


def unsold(at: DirectedEvent) -> EventCommand:
    there = [one for one, who in at.model.seats.items() if who.startswith(UNSOLD)]
    return c.RemoveStack(*(at.dice.choice(there) if there else at.open_seat()))


BEFORE: tuple[Callable[[DirectedEvent], Wish], ...] = (
    by_player(c.Register), by_player(c.Unregister, "waits"), by_player(c.NoteAbsent, "waits"),
    directs(assign), directs(wrongly), by_player(c.BuyAddOn, "plays"),
    directs(lambda at: seats.PassSeat(at.sits(), at.new())),
    directs(lambda at: seats.PutRight(at.sits())), directs(lambda at: c.MakeUpGuarantee()),
)  # fmt: skip
WAYS: tuple[Callable[[DirectedEvent], Wish], ...] = (
    directs(time_passes), directs(lambda at: c.Register(at.new())),
    directs(lambda at: c.SeatEntrant(at.person("waits", "alternate"), at.dice.randrange(99))),
    directs(lambda at: seats.Balance()), directs(move), by_player(c.Rebuy, "plays"),
    by_player(c.AnnounceRebuy, "plays"), by_player(c.Register, "out"), is_out, is_counted,
    directs(race_off), directs(lambda at: ends.PayPrizes()), penalised,
    directs(lambda at: seats.PutRight(at.sits())),
)  # fmt: skip
SELDOM: tuple[Callable[[DirectedEvent], Wish], ...] = (
    *BEFORE, directs(lambda at: c.PlaceStack(*at.open_seat())), directs(unsold),
    by_player(c.AskForStack, "plays"), by_player(c.TakeOwnSeat, "plays"),
    by_player(c.NoteAbsent, "plays"), directs(lambda at: c.RemoveAbsent(at.sits())),
    by_player(c.WithdrawRebuy, "plays"), by_player(c.DeclineRebuy, "plays"),
    directs(lambda at: c.TakeFromPool(30, at.dice.random() < 0.5)),
    directs(lambda at: clock.PauseClock()), directs(lambda at: clock.ResumeClock()),
    directs(lambda at: clock.ResumeClock()),
    directs(lambda at: clock.GoToLevel(at.dice.randint(1, 7))),
    directs(lambda at: clock.ChangeMinutes(5, at.dice.random() < 0.5)),
    directs(lambda at: clock.GoToBreak()), directs(lambda at: clock.TakeBreak(7)),
    directs(other_levels),
    directs(lambda at: clock.HandForHand(at.dice.random() < 0.5)),
    directs(lambda at: clock.NextRound()),
    directs(lambda at: seats.BreakTable(at.table(), at.dice.randrange(99))),
    directs(lambda at: seats.Redraw(at.dice.randrange(99))),
    directs(lambda at: seats.HaltTable(at.table())),
    directs(lambda at: seats.LetPlayOn(at.table())),
    directs(lambda at: race.AnnounceColourUp(25)), directs(lambda at: race.AnnounceColourUp(25)),
    directs(lambda at: race.TurnInChips(at.sits(), 25, at.dice.randint(1, 9))),
    directs(lambda at: ends.SetPrizes()), a_deal, everybody_agrees, they_divide, they_divide,
    directs(lambda at: ends.CarryOutDeal()), by_player(ends.DeclineDeal, "plays"),
    directs(lambda at: ends.RuleOnPrivateDeal(at.sits(), at.sits(), 15)),
    lambda at: (c.AlterTerms(replace(at.event.terms, price=Price(60, 12))), MANAGER),
    lambda at: (c.CancelEvent() if at.dice.random() < 0.1 else c.CloseRegistration(), MANAGER),
)  # fmt: skip


def nonsense(at: DirectedEvent) -> Wish:
    """What a director keys in by mistake: nothing of it can be done."""
    dice, name, number = at.dice, at.sits(), at.table()
    busy = [*at.model.seats] or [("1", 0)]
    gone = [one for one, how in at.model.stands.items() if how in ("out", "gone")] or ["Nobody"]
    pool = at.model.accounts[at.model.account("pool")]
    in_it = [one for one, how in at.model.stands.items() if how in ("waits", "plays")] or ["Nobody"]
    wishes: tuple[Wish, ...] = (
        (c.Register(dice.choice(in_it)) if in_it != ["Nobody"] else c.Register(""), DIRECTOR),
        (c.Register("A" * 10_000), DIRECTOR),
        (c.Register(name), player("Somebody else")),
        (ends.BustOut("Nobody"), DIRECTOR),
        (ends.BustOut(dice.choice(gone)), DIRECTOR),
        (ends.BustAtOnce((ends.BustOut(name, 5), ends.BustOut(name, 5))), DIRECTOR),
        (clock.ChangeLevels((*at.event.levels, Level(0, no_limit(1, 2)))), DIRECTOR),
        (clock.ChangeLevels((*at.event.levels, Level(20, no_limit(200, 100)))), DIRECTOR),
        (clock.GoToLevel(dice.choice((0, -1, 99))), DIRECTOR),
        (clock.ChangeMinutes(-5), DIRECTOR),
        (clock.PassTime(at.event.room.now - 1), DIRECTOR),
        (clock.StartPlay(), DIRECTOR),
        (clock.StartPlay(), player(name)),
        (ends.ProposeDeal(DealKind.OWN, (PrizeAward(name, pool + 1),)), DIRECTOR),
        (seats.MoveTo(name, *dice.choice(busy)), DIRECTOR),
        (seats.MoveTo(name, number, dice.choice((-1, 10, 99))), DIRECTOR),
        (seats.MoveTo("Nobody", number, 0), DIRECTOR),
        (seats.BreakTable("no such table", 1), DIRECTOR),
        (seats.AssignSeat(name, "no such table", 0), DIRECTOR),
        (c.PlaceStack(*dice.choice(busy)), DIRECTOR),
        (c.SeatEntrant("Nobody", 1), DIRECTOR),
        (c.TakeFromPool(dice.choice((0, -5, 10**9))), DIRECTOR),
        (race.RaceOff(7, 1), DIRECTOR),
        (race.TurnInChips(name, 25, 0), DIRECTOR),
        (penalty.PenaliseEntrant(name, "abuse"), DIRECTOR),
        (penalty.ForfeitChips(name, "soft-play", 10**9), DIRECTOR),
        (penalty.WarnEntrant("Nobody", "abuse"), DIRECTOR),
        (OnTheTable("no such table", NextHand("1")), DEALER),
        (c.CancelEvent(), DIRECTOR),
    )
    return dice.choice(wishes)


def walk(rules: Rules, seed: str, steps: int) -> DirectedEvent:
    """An event of so many steps; WrongError if it did what it may not."""
    at = DirectedEvent(rules, seed)
    for _ in range(steps):
        at.step()
    at.ends()
    return at


def main() -> int:
    walks = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    for book in BOOKS:
        rules = resolve(rulebook(book))
        for number in range(walks):
            walk(rules, f"{book}/{number}", steps)
        print(f"{book}: {walks:,} events of {steps:,} steps, nothing wrong", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
