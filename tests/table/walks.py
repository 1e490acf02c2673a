"""Random sessions of a table: people sit down, leave, go away, come back, move, and play hands.

A ``Walk``, at random through what can happen, is a table and the chance that moves it: ``stir`` is
what happens between two hands, ``hand`` plays one. Everything is judged before it is applied.
``heard`` is all that happened since somebody last looked, with what is said aloud besides.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from tests.properties.choices import lawful
from tests.table.sending import ask, send

from shuffleup.games import Structure
from shuffleup.hand import commands as h
from shuffleup.hand.setup import Stakes
from shuffleup.hand.state import pot_total
from shuffleup.law import Rules
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, drain
from shuffleup.table.blinds.account import Arrival, EntryChoice
from shuffleup.table.blinds.entry_choices import options
from shuffleup.table.blinds.places import needs_draw
from shuffleup.table.house import House
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table, taken_seats

BOOKS: Final = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
# Every book with its own button, and those that let the house choose with the other one.
TABLES: Final = (*((book, "") for book in BOOKS), ("pechanga", "dead"), ("rpl", "moving"))

WORDS: Final = tuple(way.value for way in EntryChoice)


@cache
def rules_of(book: str) -> Rules:
    return resolve(rulebook(book))


def no_limit(*blinds: int, ante: int = 0, big_blind_ante: int = 0) -> Stakes:
    big = blinds[-1]
    return Stakes(Structure.NO_LIMIT, big, big, blinds, ante=ante, big_blind_ante=big_blind_ante)


def way_of(words: str) -> EntryChoice:
    """The way an option speaks of."""
    return (
        EntryChoice.POST
        if words.startswith(("post ", "come in")) and words not in WORDS
        else EntryChoice(words)
    )


def brought(events: list[Any]) -> int:
    """Chips that came to the table, less those that left it."""
    change = 0
    for event in events:
        if isinstance(event, e.Seated | e.ChipsAdded):
            change += event.amount
        elif isinstance(event, e.Left):
            change -= event.amount
    return change


def chips_everywhere(table: Table) -> int:
    """In front of players, whosever they are, on the way to them, in the pot, carried over, and
    with the house."""
    seats = sum(
        seat.stack + seat.chips.coming + seat.chips.bought for _, seat in taken_seats(table)
    )
    total = seats + table.pot.carried + table.pot.spare + sum(table.collected.values())
    total += table.adrift
    hand = table.hand
    if hand is None:
        return total
    played = sum(hand.stacks) + pot_total(hand) + hand.dropped + hand.carried
    return total + played - sum(hand.setup.stacks)


class Told(NamedTuple):
    """What is said aloud at a table and stands in no event of its own."""

    what: str
    seat: int


class Walk:
    """A table and what happens to it at random."""

    def __init__(
        self,
        book: str,
        seed: int,
        *,
        button: str = "",
        stakes: Stakes | None = None,
        drawn: bool = False,
        wild: float = 0.2,
        moves: bool = True,
        house: House | None = None,
    ) -> None:
        self.chance = chance = random.Random(f"{book} {button} {seed}")
        self.wild, self.moves = wild, moves
        self.people = 0
        self.heard: list[Any] = []
        self.chips = 0  # what people brought, less what they took away
        self.table: Table = new_table(
            "holdem",
            stakes or no_limit(2, 4),
            chance.randint(2, 10),
            rules=rules_of(book),
            house=replace(house or House(), button=button),
        )
        for at in range(self.table.n):
            if at < 2 or chance.random() < 0.7:
                self.sit(at)
        taken = [at for at, _ in taken_seats(self.table)]
        if drawn:
            self.take(c.Draw(tuple(taken), tuple(chance.sample(range(52), len(taken)))))
        elif needs_draw(self.table):
            apply(self.table, e.ButtonStarted(chance.choice(taken)))
        self.hear()

    def take(self, command: Any) -> Ruling:
        """Do it if it is lawful."""
        ruling = send(self.table, command)
        self.hear()
        passes = isinstance(command, c.LetPass) and ruling.events
        if passes and isinstance(ruling.events[0], e.Reckoned):
            self.heard.append(Told("passes", command.seat))
        return ruling

    def hear(self) -> None:
        new = drain(self.table)
        self.chips += brought(new)
        self.heard += new

    def count(self) -> None:
        """Every chip that was brought is at the table or with the house."""
        assert chips_everywhere(self.table) == self.chips

    def sit(self, at: int) -> None:
        self.people += 1
        amount = self.chance.choice((3, 40, 200, 1000, 1000))
        arrival = self.chance.choice((Arrival.LIST,) * 8 + (Arrival.BROKEN, Arrival.MUST_MOVE))
        self.take(c.Sit(at, f"P{self.people}", amount, arrival))

    # ---- between two hands -------------------------------------------------------------------

    def stir(self) -> None:
        """Everybody may do something."""
        chance, table = self.chance, self.table
        for at in range(table.n):
            seat = table.seats[at]
            if seat is None:
                if chance.random() < 0.1:
                    self.sit(at)
                continue
            self.take(self.wish(at))
            if chance.random() < 0.2:
                self.take(c.Choose(at, chance.choice(list(EntryChoice))))
        for at, _ in taken_seats(table):
            ways = options(table, at)
            if ways and chance.random() < 0.4:
                self.take(c.Choose(at, way_of(chance.choice(ways))))

    def wish(self, at: int) -> Any:
        """Something a player may want, mostly nothing."""
        seat, chance = self.table.seats[at], self.chance
        assert seat is not None
        if not seat.stack:
            return chance.choice((c.AddChips(at, 500), c.AddChips(at, 500), c.Leave(at), None))
        x = chance.random()
        if not seat.presence.here or seat.presence.sits_out:
            return c.ComeBack(at) if x < 0.3 else c.AskForHand(at) if x < 0.35 else None
        likely: tuple[tuple[float, Any], ...] = (
            (0.02, c.Leave(at)),
            (0.03, c.GoAway(at)),
            (0.01, c.SitOut(at)),
        )
        if self.moves:
            to = chance.randrange(self.table.n)
            likely += (
                (0.02, c.ChangeSeat(at, to)),
                (0.01, c.HoldSeat(at, to)),
                (0.01, c.AskForSeat(at, to)),
                (0.3 if seat.account.dealt_off else 0.01, c.LetPass(at)),
            )
        for odds, command in likely:
            if x < odds:
                return command
            x -= odds
        return None

    # ---- a hand ------------------------------------------------------------------------------

    def hand(self) -> bool:
        """Play the next hand, most of them quickly; False if there is none."""
        if not self.take(c.NextHand(seed=self.chance.getrandbits(64))).ok:
            return False
        quick = self.chance.random() >= self.wild
        while (hand := self.table.hand) is not None:
            command: Any = h.Fold(hand.actor)
            if not quick or not ask(self.table, command).ok:
                command = lawful(hand, self.chance)
            assert self.take(command).ok, command
            if self.chance.random() < 0.02:
                self.come_and_go()
        broke = [at for at, seat in taken_seats(self.table) if seat.chips.busted]
        self.heard += [Told("broke", at) for at in broke]
        return True

    def come_and_go(self) -> None:
        """Somebody goes or comes back while a hand is played."""
        at = self.chance.choice([at for at, _ in taken_seats(self.table)])
        self.take(self.chance.choice((c.GoAway, c.ComeBack))(at))
