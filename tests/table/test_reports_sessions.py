"""Players who move, dealers who err and people who report it, at random, under every book: the log
tells of the same table, chips are all there, and a void hand leaves things as they were."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace
from tests.properties.choices import lawful
from tests.table.sending import ask
from tests.table.stories import chips

from shuffleup.floor.facts import COUNT, SEAT
from shuffleup.floor.kinds import Need, kinds_of
from shuffleup.hand import commands as h
from shuffleup.hand.setup import no_limit
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Ruling
from shuffleup.table import commands as c
from shuffleup.table.apply import apply, drain, replay
from shuffleup.table.audit import audit
from shuffleup.table.blinds.account import EntryChoice
from shuffleup.table.blinds.places import needs_draw
from shuffleup.table.events import ButtonStarted
from shuffleup.table.house import House
from shuffleup.table.new_table import new_table
from shuffleup.table.proceed import proceed
from shuffleup.table.state import FIELDS, SEAT_FIELDS, Table, copy, taken_seats

BOOKS = (
    "pechanga",
    "pechanga-t",
    "mohegan",
    "rpl",
    "tournament",
)  # What a void hand may leave otherwise: how it was told, errors and straddles used up, and what
# people did meanwhile.
OTHERWISE = {"log", "taken", "last", "version", "before", "straddles", "seats", "claims", "clock"}


class Errors:
    """A table at which people come, go and move, dealers err, and somebody reports it."""

    def __init__(self, book: str, seed: int) -> None:
        self.chance = random.Random(f"{book} {seed}")
        self.people, seats = 0, self.chance.randint(3, 10)
        rules = resolve(rulebook(book)).but(button_method_designated=True)
        house = House(button=("", "moving", "dead")[seed % 3])
        self.table = new_table("holdem", no_limit(1, 2), seats, rules=rules, house=house)
        for at in range(seats):
            if at < 3 or self.chance.random() < 0.6:
                self.sit(at)
        if seed % 2:
            taken = tuple(at for at, _ in taken_seats(self.table))
            self.sure(c.Draw(taken, tuple(self.chance.sample(range(52), len(taken)))))
        if needs_draw(self.table):
            apply(self.table, ButtonStarted(0))

    def sure(self, command: Any) -> Ruling:
        """Judged without a trace, and done if it is lawful."""
        before = copy(self.table)
        ruling = ask(self.table, command)
        assert self.table == before, command
        for event in ruling.events:
            apply(self.table, event)
        proceed(self.table)
        return ruling

    def sit(self, at: int) -> None:
        self.people += 1
        self.sure(c.Sit(at, f"P{self.people}", self.chance.choice((5, 200, 200))))

    def stir(self) -> None:
        """People come and go, and choose how to come in."""
        for at, seat in enumerate(self.table.seats):
            x = self.chance.random()
            if seat is None:
                if x < 0.08:
                    self.sit(at)
            elif not seat.stack:
                self.sure(c.AddChips(at, 200) if x < 0.5 else c.Leave(at))
            elif not seat.presence.here or seat.presence.sits_out:
                if x < 0.3:
                    self.sure(c.ComeBack(at))
            elif x < 0.07:
                self.sure(self.chance.choice((c.Leave, c.GoAway, c.SitOut))(at))
            elif x < 0.4:
                self.sure(c.Choose(at, self.chance.choice(list(EntryChoice))))

    def move(self) -> None:
        table, chance = self.table, self.chance
        for at in range(table.n):
            open_seats = [s for s, seat in enumerate(table.seats) if seat is None] or [at]
            to = chance.choice((*open_seats, chance.randrange(table.n)))
            x = chance.random()
            if table.seats[at] is None:
                continue
            for share, command in ((0.06, c.ChangeSeat), (0.09, c.AskForSeat), (0.12, c.HoldSeat)):
                if x < share:
                    self.sure(command(at, to))
                    break
            else:
                seat = table.seats[at]
                if x < 0.15:
                    self.sure(c.LetPass(at))
                elif seat is not None and (seat.account.owes or seat.presence.sits_out) and x < 0.4:
                    self.sure(c.DealIn(at))

    def deal(self) -> bool:
        table, chance = self.table, self.chance
        wrong = (
            chance.choice((table.places.button, (table.places.small + 1) % table.n))
            if table.hands
            else -1
        )
        button = wrong if chance.random() < 0.15 else -1
        return self.sure(c.NextHand(seed=chance.getrandbits(64), button=button)).ok

    def act(self) -> None:
        hand = self.table.hand
        assert hand is not None
        command: Any = h.Fold(hand.actor)
        if self.chance.random() < 0.5 or not ask(self.table, command).ok:
            command = lawful(hand, self.chance)
        assert self.sure(command).ok

    def report(self) -> None:
        """Something somebody might say; whatever is asked then is decided."""
        table, chance = self.table, self.chance
        names = [seat.player for _, seat in taken_seats(table)]
        due = table.seats[table.places.big] if table.places.big >= 0 else None
        owing = [
            s.player
            for at, s in taken_seats(table)
            if s.account.owes and table.deal.dealt >> at & 1
        ]
        likely = owing or ([due.player] if due else names)
        answers = {SEAT: lambda: chance.choice(likely), COUNT: lambda: str(chance.randint(0, 9))}
        kind = chance.choice(list(kinds_of(Need.TABLE).values()))
        facts = [(f.name, answers.get(f.kind, lambda: "no")()) for f in kind.facts]
        ruling = self.sure(c.Report(kind.name, dict(facts)))
        if table.question:
            assert self.sure(c.Decide(chance.choice(ruling.options).name)).ok


def same(table: Table, before: Table) -> None:
    """As it was before the hand."""
    for name in set(FIELDS) - OTHERWISE:
        assert getattr(table, name) == getattr(before, name), name
    assert replace(table.claims, held=()) == replace(before.claims, held=())
    told = {"moved": 0, "turn_at": 0}
    assert replace(table.clock, **told) == replace(before.clock, **told)
    for seat, was in zip(table.seats, before.seats, strict=True):
        for name in set(SEAT_FIELDS) - {"presence"}:
            assert getattr(seat, name, None) == getattr(was, name, None), (seat, name)
        if seat is not None and was is not None:
            assert seat.presence.barred == was.presence.barred


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("book", BOOKS)
def test_whatever_goes_wrong_the_table_adds_up(book: str, seed: int) -> None:
    walk = Errors(book, seed)
    table, log = walk.table, drain(walk.table)
    for _ in range(40):
        walk.stir()
        walk.move()
        before, total = copy(table), chips(table)
        if not walk.deal():
            continue
        while table.hand is not None:
            walk.act() if walk.chance.random() < 0.9 else walk.report()
        if table.hands == before.hands:
            same(table, before)
        elif walk.chance.random() < 0.2:
            walk.report()
        assert chips(table) == total
        log += drain(table)
    log += drain(table)
    assert replay(log) == table
    assert list(audit(log)) == []
