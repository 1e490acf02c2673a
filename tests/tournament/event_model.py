"""A second opinion on an event: who is in it, what is whose and where the clock stands, kept from
scratch.

``EventModel`` hears every command that was done and the event's new events, and raises
``WrongError`` where the event did what no event may do. It has a ledger, chips, seats, places and a
clock of its own, knows a few numbers of the book, and imports nothing that decides.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace
from tests.room.room_model import lying_on, must

from shuffleup.law.points.tournament.chip_races import OddSmallChips
from shuffleup.law.points.tournament.event_payouts import SimultaneousBusts
from shuffleup.law.points.tournament.table_balance import BalanceMover
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.instants import MINUTE
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.table.events import Left, Seated
from shuffleup.table.state import Table
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.endings import end_commands as ends
from shuffleup.tournament.endings import end_events as ended
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.endings.paying_prizes import prizes_of
from shuffleup.tournament.entries import entry_commands as c
from shuffleup.tournament.entries import entry_events as e
from shuffleup.tournament.event_chips import race_events as race
from shuffleup.tournament.event_clock import clock_commands as clock
from shuffleup.tournament.event_conduct import penalty_events as penalty
from shuffleup.tournament.event_seats import seat_commands as seats
from shuffleup.tournament.event_seats import seat_events as seat
from shuffleup.tournament.event_terms.terms_of_event import Price
from shuffleup.tournament.events import InRoom, OnTable
from shuffleup.tournament.state import Tournament

PRESENT = ("waits", "alternate", "plays")
UNSOLD = "unsold-"
OUTSIDE, HOUSE = "outside/cash", "house/cash"


class EventModel:
    """What an onlooker with pencil and paper knows of an event."""

    def __init__(self, event: Tournament) -> None:
        self.law, self.terms, self.levels = event.rules, event.terms, event.levels
        self.now, self.issued = event.room.now, 0
        self.accounts: Counter[str] = Counter(event.room.accounts)
        self.due: Counter[str] = Counter(event.room.accounts)  # as it should be
        self.seats: dict[tuple[str, int], str] = {}
        self.stands: dict[str, str] = {}
        self.prices: dict[str, list[Price]] = {}
        self.entries: Counter[str] = Counter()
        self.heads: Counter[str] = Counter()
        self.out: dict[str, tuple[int, int]] = {}
        self.agreed: set[str] = set()
        self.made = self.over = self.closed = self.cancelled = False
        self.chips = event.terms.chips
        self.level, self.ends, self.left, self.runs, self.rest = -1, 0, 0, False, 0
        self.misses: dict[str, int] = {}
        self.big: dict[str, tuple[int, str, int]] = {}  # by table: which hand, who, how many
        self.waited: Counter[str] = Counter()  # hands since the big blind
        self.moved: set[str] = set()
        self.last_round, self.struck = 0, ""

    # ---- what was asked --------------------------------------------------------------------

    def done(
        self, was: Tournament, event: Tournament, command: EventCommand, told: list[object]
    ) -> None:
        """A command was done: whether it could be, what happened, and how things stand."""
        self.struck = ""
        self.may_be(command)
        self.of_clock(command)
        self.of_money(command)
        for one in told:
            self.hear(one)
        self.look(event)
        self.places(event)
        self.tables_even(was, event, command)
        for number, table in event.tables.items():
            self.blinds(number, table)

    def may_be(self, command: EventCommand) -> None:
        """What a director's command cannot do, whatever the book."""
        match command:
            case c.Register():
                stood = self.stands.get(command.player, "")
                must(stood not in PRESENT, f"entered twice: {command}")
                again = stood == "out" and self.entries[command.player] > self.terms.re_entries
                must(not again, f"entered too often: {command}")
                late = self.level >= 0 and self.number() > self.terms.late_until
                must(not (self.closed or self.over or late), f"entered too late: {command}")
            case c.Unregister():
                must(self.stands[command.player] in PRESENT[:2], f"nothing to take back: {command}")
            case c.CloseRegistration():
                self.closed = True
            case ends.BustOut():
                must(command.player in self.seats.values(), f"out who was not in: {command}")
            case seats.MoveTo() | seats.AssignSeat():
                must((command.table, command.seat) not in self.seats, f"seat is taken: {command}")
            case clock.ChangeLevels():
                must(all(one.minutes > 0 for one in command.levels), "a level of no time")
                played = self.level + 1
                must(command.levels[:played] == self.levels[:played], "what was played is changed")
                self.levels = command.levels
            case ends.ProposeDeal():
                self.agreed = set()
            case ends.AgreeToDeal():
                self.agreed.add(command.player)

    def number(self) -> int:
        """The level that is played, breaks not counted; in a break the one that comes."""
        begun = self.levels[: self.level + 1]
        played = len([one for one in begun if one.stakes is not None])
        return played + (begun[-1].stakes is None)

    def of_clock(self, command: EventCommand) -> None:
        """The clock, by the commands alone."""
        match command:
            case clock.StartPlay():
                must(self.level < 0, "play began twice")
                self.begins(0, self.now)
            case clock.PauseClock():
                self.left, self.runs = max(0, self.ends - self.now) if self.ends else 0, False
            case clock.TakeBreak():
                must(not self.rest, "a break in a break")
                self.left = max(1, self.ends - self.now) if self.runs and self.ends else self.left
                self.rest, self.runs = self.now + command.minutes * MINUTE, False
            case clock.ResumeClock():
                self.ends = self.now + self.left if self.left else 0
                self.left, self.runs, self.rest = 0, True, 0
            case clock.GoToLevel():
                self.begins(command.level - 1, self.now)
            case clock.GoToBreak():
                breaks = [at for at, one in enumerate(self.levels) if one.stakes is None]
                self.begins(next(at for at in breaks if at > self.level), self.now)
            case clock.ChangeMinutes():
                more = command.minutes * MINUTE * (-1 if command.less else 1)
                if self.rest:
                    self.rest = max(self.now, self.rest + more)
                elif self.runs:
                    self.ends = max(self.now, self.ends + more)
                else:
                    self.left = max(1, self.left + more)
            case clock.ChangeLevels():
                self.other_levels()
            case clock.PassTime():
                must(command.instant >= self.now, "time went back")
                self.runs_until(command.instant)
        self.runs_until(self.now)

    def begins(self, level: int, at: int) -> None:
        last = level == len(self.levels) - 1
        self.level, self.left, self.runs, self.rest = level, 0, True, 0
        self.ends = 0 if last else at + self.levels[level].minutes * MINUTE

    def other_levels(self) -> None:
        more = len(self.levels) > self.level + 1
        whole = self.levels[self.level].minutes * MINUTE
        if self.runs:
            self.ends = (self.ends or self.now + whole) if more else 0
        elif self.level >= 0 and not self.left and more:
            self.left = whole

    def runs_until(self, now: int) -> None:
        if 0 < self.rest <= now and not self.over:
            self.ends = self.rest + self.left if self.left else 0
            self.left, self.runs, self.rest = 0, True, 0
        while self.runs and 0 < self.ends <= now and not self.over:
            if self.level + 1 >= len(self.levels):
                return
            self.begins(self.level + 1, self.ends)

    def of_money(self, command: EventCommand) -> None:
        """Money that only a command tells of."""
        match command:
            case c.TakeFromPool():
                to = OUTSIDE if command.entry else self.account("service")
                self.moves(self.account("pool"), to, command.amount)
            case c.MakeUpGuarantee():
                short = self.terms.guarantee - self.due[self.account("pool")]
                must(short > 0, "the pool was not short")
                self.moves(HOUSE, self.account("pool"), short)
            case c.CancelEvent():
                for name, prices in self.prices.items():
                    for price in prices if self.stands[name] != "gone" else ():
                        self.pays(replace(price, bounty=0), back=True)
                self.moves(self.account("bounties"), OUTSIDE, sum(self.heads.values()))
                self.heads.clear()
                if self.terms.guarantee and self.due[self.account("pool")] > 0:
                    rest = self.due[self.account("pool")]
                    self.moves(self.account("pool"), HOUSE, rest)

    def account(self, what: str) -> str:
        return f"event/event/{what}/cash"

    def moves(self, source: str, to: str, amount: int) -> None:
        self.due[source] -= amount
        self.due[to] += amount

    def pays(self, price: Price, *, back: bool = False) -> None:
        parts = (price.prize, price.fee, price.service, price.bounty)
        for what, amount in zip(("pool", "fee", "service", "bounties"), parts, strict=True):
            self.moves(OUTSIDE, self.account(what), -amount if back else amount)

    # ---- what the event says ---------------------------------------------------------------

    def hear(self, told: object) -> None:
        match told:
            case InRoom(event=Entered() as entry):
                must(not sum(amount for _, amount in entry.lines), f"does not add up: {entry}")
                for name, amount in entry.lines:
                    self.accounts[name] += amount
            case InRoom(event=TimeTold() as time):
                must(time.now > self.now, "time stood still or went back")
                self.now = time.now
            case OnTable():
                self.at_table(told)
            case (
                e.Registered() | e.Unregistered() | e.Rebought() | e.RebuyAnnounced() | e.AddedOn()
            ):
                self.hear_entry(told)
            case e.BountyTaken():
                self.hear_bounty(told)
            case e.EventCancelled() | ended.EventWon():
                self.over = True
                self.cancelled = isinstance(told, e.EventCancelled)
            case e.TermsAltered():
                self.terms = told.terms
            case ended.WentOut() | ended.PrizePaid() | ended.DealMade():
                self.hear_end(told)
            case _:
                self.hear_chips(told)

    def hear_entry(
        self, told: e.Registered | e.Unregistered | e.Rebought | e.RebuyAnnounced | e.AddedOn
    ) -> None:
        name = told.player
        match told:
            case e.Registered():
                must(told.paid == self.terms.price, f"another price: {told}")
                self.stands[name] = "alternate" if told.alternate else "waits"
                self.entries[name] += 1
            case e.Unregistered():
                for price in self.prices.pop(name):
                    self.pays(price, back=True)
                self.stands[name], self.heads[name], self.entries[name] = "gone", 0, 0
                return
            case e.RebuyAnnounced():
                must(told.chips == self.rebuy(), f"not a re-buy's chips: {told}")
                self.issued += told.chips
                return
            case e.Rebought():
                must(told.chips in (0, self.rebuy()), f"not a re-buy's chips: {told}")
                self.issued += told.chips
            case e.AddedOn():
                add_on = self.terms.add_on
                must(add_on is not None and told.chips == add_on.chips, f"no such add-on: {told}")
                self.issued += told.chips
        self.pays(told.paid)
        self.heads[name] += told.paid.bounty
        self.prices.setdefault(name, []).append(told.paid)

    def rebuy(self) -> int:
        must(self.terms.rebuy is not None, "there are no re-buys")
        assert self.terms.rebuy is not None
        return self.terms.rebuy.chips or self.law.event_entries.rebuy_chips or self.terms.stack

    def hear_bounty(self, told: e.BountyTaken) -> None:
        to = OUTSIDE if told.by else self.account("pool")
        self.moves(self.account("bounties"), to, told.paid)
        self.heads[told.player] -= told.paid + told.onto
        self.heads[told.by] += told.onto

    def hear_end(self, told: ended.WentOut | ended.PrizePaid | ended.DealMade) -> None:
        match told:
            case ended.WentOut():
                struck = (
                    told.player == self.struck and self.law.event_conduct.disqualified_has_place
                )
                must(self.stands[told.player] == "plays" or struck, f"out who was not in: {told}")
                must(self.terms.rebuy is not None or told.round >= self.last_round, "out before")
                self.stands[told.player] = "out"
                self.out[told.player] = (told.round, told.began)
                self.last_round = max(self.last_round, told.round)
            case ended.PrizePaid():
                must(told.amount > 0, f"nothing was paid: {told}")
                seat_won = self.terms.prizes.seat if told.amount >= self.terms.prizes.seat else 0
                won = self.account(f"seat of {told.player}")  # no cash: a seat of another event
                self.moves(self.account("pool"), won, seat_won)
                self.moves(self.account("pool"), OUTSIDE, told.amount - seat_won)
            case ended.DealMade():
                playing = {name for name, how in self.stands.items() if how == "plays"}
                must(playing <= self.agreed, f"{playing - self.agreed} did not agree")
                self.made = True
                self.over = self.over or told.over

    def hear_chips(self, told: object) -> None:
        match told:
            case seat.SeatGiven():
                whole = self.terms.stack
                taken = told.why == "late" and (told.table, told.seat) in self.seats
                must(told.chips == whole or (taken and told.chips < whole), f"odd stack: {told}")
                self.stands[told.player] = "plays"
                self.issued += told.chips
            case seat.SeatPassed():
                self.stands[told.other] = self.stands[told.player]
                self.stands[told.player] = "gone"
                self.prices[told.other] = self.prices.pop(told.player, [])
                self.entries[told.other] = self.entries[told.player]
                self.heads[told.other] += self.heads.pop(told.player, 0)
            case seat.SeatMoved():
                self.moved.add(told.player)
            case seat.TableRemoved():
                must(not [at for at in self.seats if at[0] == told.table], "people sit there")
            case e.StackPlaced():
                must(told.chips == self.terms.stack, f"odd stack: {told}")
                self.issued += told.chips
            case e.StackRemoved():
                self.issued -= told.chips
                if told.player:
                    self.stands[told.player] = "gone"
            case penalty.PenaltyGiven():
                self.misses[told.player] = told.hands
            case penalty.PenaltyHandMissed():
                must(told.hands == max(0, self.misses[told.player] - 1), f"not one less: {told}")
                self.misses[told.player] = told.hands
            case penalty.ChipsForfeited():
                self.issued -= told.amount
            case penalty.Disqualified():
                self.issued -= told.chips
                if not told.stays:
                    self.stands[told.player], self.struck = "gone", told.player
            case race.ChipsRaced():
                self.hear_race(told)
            case race.ChipLeftPlay():
                must(told.chip == min(self.chips), f"not the smallest: {told}")
                self.chips = tuple(chip for chip in self.chips if chip != told.chip)
            case race.ChipsTurnedIn():
                value = told.chip * told.count
                must(0 <= told.exchanged < value + min(self.chips), f"too much for it: {told}")
                self.issued += told.exchanged

    def hear_race(self, told: race.ChipsRaced) -> None:
        """Whole chips for odd ones; in a race no more than they make up, and one for whoever would
        be raced out."""
        law = self.law.chip_races
        odd, got = 0, 0
        for one in told.entries:
            must(one.gets % told.into == 0, f"an odd chip is left: {one}")
            must(0 < one.odd < told.into, f"not odd: {one}")
            most = told.into * (law.maximum if law.method is OddSmallChips.RACE else 1)
            must(one.gets <= most, f"too many for one: {one}")
            odd, got = odd + one.odd, got + one.gets
        if law.method is OddSmallChips.RACE:
            saved = len(told.entries) if law.protected else 0
            must(got <= -(-odd // told.into) * told.into + saved * told.into, f"too many: {told}")
        self.issued += got - odd

    def at_table(self, told: OnTable) -> None:
        event = told.event
        if isinstance(event, Seated):
            at = (told.table, event.seat)
            must(at not in self.seats, f"{event.player} sat down on {self.seats.get(at)}")
            self.seats[at] = event.player
            self.waited[event.player] = 0
        elif isinstance(event, Left):
            del self.seats[told.table, event.seat]

    # ---- how things stand ------------------------------------------------------------------

    def look(self, event: Tournament) -> None:
        must(event.room.now == self.now, "the event has another time")
        now = event.clock
        clock = (now.level, now.ends, now.left, now.runs, now.goes_on_at)
        ends = self.ends if self.runs else 0 if self.rest else max(0, now.ends)
        mine = (self.level, ends, self.left, self.runs, self.rest)
        must(clock == mine, f"the clock is {clock}, not {mine}")
        for name in {*self.due, *event.room.accounts}:
            there = event.room.accounts.get(name, 0)
            must(self.accounts[name] == there, f"{name} has {there}, not {self.accounts[name]}")
            must(self.due[name] == there, f"{name} should have {self.due[name]}, not {there}")
            must(there >= 0 or name in (OUTSIDE, HOUSE), f"{name} has {there}")
        lying = sum(lying_on(table) + table.adrift for table in event.tables.values())
        must(lying == self.issued == event.issued, f"{lying} lie there, {self.issued} were issued")
        bounties = self.accounts[self.account("bounties")]
        must(bounties == sum(self.heads.values()), "heads and bounties differ")
        must(dict(+self.heads) == event.heads, f"on heads are {event.heads}, not {self.heads}")
        self.look_at_seats(event)
        pool = self.accounts[self.account("pool")] + sum(one.amount for one in event.prizes.paid)
        prizes = event.prizes.fixed or prizes_of(event)
        must(not prizes or event.prizes.fixed or sum(prizes) == pool, "prizes are not the pool")
        must(list(prizes) == sorted(prizes, reverse=True), f"a lower place is paid more: {prizes}")

    def look_at_seats(self, event: Tournament) -> None:
        there = {
            (number, at): held.player
            for number, table in event.tables.items()
            for at, held in enumerate(table.seats)
            if held is not None
        }
        must(there == self.seats, "people sit elsewhere")
        people = [who for who in there.values() if not who.startswith(UNSOLD)]
        must(len(people) == len(set(people)), "somebody sits in two seats")
        for who in people:
            must(self.stands[who] == "plays", f"{who} {self.stands[who]} and sits")
        for name, entrant in event.entrants.items():
            must(entrant.standing.value == self.stands[name], f"{name} is {entrant.standing}")
        playing = {name for name, how in self.stands.items() if how == "plays"}
        must(self.over or playing == set(people), f"play without a seat: {playing - set(people)}")

    def places(self, event: Tournament) -> None:
        """Who is where: the last out first, of those out at once whoever had more, or all alike."""
        deal = event.prizes.deal
        if deal is not None and deal.made and deal.positions:
            return
        alike = self.law.payouts.simultaneous is SimultaneousBusts.TIE
        ranks = {
            name: (out[0], 0 if alike else out[1])
            for name, out in self.out.items()
            if self.stands[name] == "out"
        }
        playing = [name for name, how in self.stands.items() if how == "plays"]
        mine = dict.fromkeys(playing, 1) if self.over else {}
        for name, rank in ranks.items():
            mine[name] = 1 + len(playing) + sum(other > rank for other in ranks.values())
        so = {name: place for place, name in standings(event)}
        must(so == mine, f"the places are {so}, not {mine}")

    # ---- tables and blinds -----------------------------------------------------------------

    def tables_even(self, was: Tournament, event: Tournament, command: EventCommand) -> None:
        """After everything due is done, no two tables differ as much as the book allows to wait
        for; who is moved has the big blind next, where the book has it so."""
        most = self.law.table_balance.difference
        busy = any(table.hand is not None for table in was.tables.values())
        counts = Counter(number for number, _ in self.seats)
        sizes = [counts[number] for number in event.tables]
        if isinstance(command, seats.SettleTables) and not busy and len(sizes) > 1:
            must(max(sizes) - min(sizes) < most, f"tables of {sizes}")
        if isinstance(command, seats.Balance):
            told = next(one for one in reversed(event.log) if isinstance(one, seat.SeatMoved))
            self.balanced(was, told)

    def nothing_due(self, event: Tournament, refusal: Refusal) -> None:
        """Where nothing is to be done about the tables, they are even, or it is too early."""
        due = refusal.reason is not Reason.NOT_ASKED_FOR
        counts = Counter(number for number, _ in self.seats)
        sizes = [counts[number] for number in event.tables]
        if not due and len(sizes) > 1:
            most = self.law.table_balance.difference
            must(max(sizes) - min(sizes) < most, f"nothing is due at tables of {sizes}")

    def balanced(self, was: Tournament, told: seat.SeatMoved) -> None:
        law = self.law.table_balance
        before = {number: len(taken(table)) for number, table in was.tables.items()}
        must(before[told.table] == max(before.values()), f"not of the fullest: {told}")
        must(before[told.to] == min(before.values()), f"not to the shortest: {told}")
        must(before[told.table] - before[told.to] >= law.difference, f"tables were even: {told}")
        table = was.tables[told.table]
        if law.mover is BalanceMover.NEXT_BIG_BLIND and settled(table):
            order = [at for at in after(table.places.big, table.n) if at in taken(table)]
            must(told.seat == order[0], f"another has the big blind next: {told}")
        there = was.tables[told.to]
        if settled(there) and told.to_seat == there.places.big:
            alone = law.single_big_blind or not law.small_never_worst
            others = [at for at in range(there.n) if at not in {*taken(there), told.to_seat}]
            must(alone or not others, f"into the small blind: {told}")

    def blinds(self, number: str, table: Table) -> None:
        """Nobody who stays has the big blind twice running at a table of three or more, nor goes
        without it for long."""
        hand, who, count = self.big.get(number, (0, "", 0))
        if table.hands <= hand or table.places.big < 0:
            return
        held = table.seats[table.places.big]
        name, dealt = held.player if held else "", table.deal.dealt.bit_count()
        again = name and name == who and table.hands == hand + 1 and min(count, dealt) > 2
        must(not again or name in self.moved, f"{name} has the big blind twice")
        self.moved -= set(taken(table).values())
        for at, one in taken(table).items():
            if not table.deal.dealt >> at & 1:
                continue
            self.waited[one] = 0 if one == name else self.waited[one] + 1
            must(self.waited[one] <= 3 * table.n, f"{one} goes without the big blind")
        self.big[number] = (table.hands, name, dealt)


def taken(table: Table) -> dict[int, str]:
    return {at: held.player for at, held in enumerate(table.seats) if held is not None}


def after(at: int, count: int) -> list[int]:
    return [(at + on) % count for on in range(1, count + 1)]


def settled(table: Table) -> bool:
    """Whether the last hand alone says where the blinds go next."""
    waits = table.button.frozen is not None or table.button.planned
    return table.places.big >= 0 and not waits
