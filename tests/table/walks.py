"""Players at random: they sit down, leave, go away, come back, choose ways in, and play hands.

A ``Walk`` is a table and the chance that moves it: ``stir`` is what happens between two hands,
``hand`` plays one. Everything is judged before it is applied. ``heard`` is all that happened, with
what is said aloud besides; ``judged`` has a ledger of the blinds look at it as it goes.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec.structs import replace
from tests.properties.choices import lawful
from tests.table.ledger import OWING, Ledger

from shuffleup.games import Structure
from shuffleup.hand import commands as h
from shuffleup.hand.setup import Forced, Post, Stakes
from shuffleup.law import Rules
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, drain
from shuffleup.table.house import House
from shuffleup.table.judge import judge
from shuffleup.table.opening import new_table
from shuffleup.table.places import needs_draw
from shuffleup.table.proceed import proceed
from shuffleup.table.state import Arrival, Table, Way, taken_seats
from shuffleup.table.ways import options

BOOKS: Final = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
# Every book with its own button, and those that let the house choose with the other one.
TABLES: Final = (*((book, "") for book in BOOKS), ("pechanga", "dead"), ("rpl", "moving"))

WORDS: Final = tuple(way.value for way in Way)


@cache
def rules_of(book: str) -> Rules:
    return resolve(rulebook(book))


def no_limit(*blinds: int, ante: int = 0, big_blind_ante: int = 0) -> Stakes:
    big = blinds[-1]
    return Stakes(Structure.NO_LIMIT, big, big, blinds, ante=ante, big_blind_ante=big_blind_ante)


def way_of(words: str) -> Way:
    """The way an option speaks of."""
    return Way.POST if words.startswith(("post ", "come in")) and words not in WORDS else Way(words)


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
    ) -> None:
        self.chance = chance = random.Random(f"{book} {button} {seed}")
        self.wild, self.moves = wild, moves
        self.people = 0
        self.heard: list[Any] = []
        self.table: Table = new_table(
            "holdem",
            stakes or no_limit(2, 4),
            chance.randint(2, 10),
            rules=rules_of(book),
            house=House(button=button),
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
        ruling = judge(self.table, command)
        for event in ruling.events:
            apply(self.table, event)
        proceed(self.table)
        self.hear()
        passes = isinstance(command, c.LetPass) and ruling.events
        if passes and isinstance(ruling.events[0], e.Reckoned):
            self.heard.append(Told("passes", command.seat))
        return ruling

    def hear(self) -> None:
        self.heard += drain(self.table)

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
                self.take(c.Choose(at, chance.choice(list(Way))))
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
        if not seat.here or seat.sits_out:
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
                (0.3 if seat.dealt_off else 0.01, c.LetPass(at)),
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
            if not quick or not judge(self.table, command).ok:
                command = lawful(hand, self.chance)
            assert self.take(command).ok, command
            if self.chance.random() < 0.02:
                self.come_and_go()
        broke = [at for at, seat in taken_seats(self.table) if seat.busted]
        self.heard += [Told("broke", at) for at in broke]
        return True

    def come_and_go(self) -> None:
        """Somebody goes or comes back while a hand is played."""
        at = self.chance.choice([at for at, _ in taken_seats(self.table)])
        self.take(self.chance.choice((c.GoAway, c.ComeBack))(at))


# ---- judged by the ledger --------------------------------------------------------------------


class WrongBlindError(AssertionError):
    """What the ledger found."""


class Mover:
    """A player who changed seats: for nothing one is dealt in no farther from the big blind than
    before, or after as many hands as players were passed; or past fewer than ``steps``."""

    def __init__(self, ahead: int, passed: set[str], steps: int) -> None:
        self.ahead, self.passed, self.steps = ahead, passed, steps
        self.waited, self.nearest = 0, len(passed)

    def may_come_in(self) -> bool:
        waited = self.steps == 1 and self.waited >= len(self.passed) - self.ahead
        return waited or self.nearest < self.ahead + self.steps


class Bookkeeper:
    """Tells a ledger what is to be seen: who sits where, what is said aloud, the posts."""

    def __init__(self, walk: Walk, book: str, button: str, drawn: bool) -> None:
        # What each book prints on these points, read here and not by the engine.
        moving = (button or {"pechanga": "moving"}.get(book)) == "moving"
        self.newcomer = "?" if book == "rpl" else ""  # using-blinds.5: in at once, wherever
        self.new = "P" if book == "mohegan" else "N"  # blinds.7b: the big blind passes, then free
        self.broke_is_new = book == "mohegan"  # blind-placement.2b
        *_, self.small, self.big = (0, *walk.table.stakes.blinds)
        self.ledger = Ledger(walk.table.n, self.small, self.big, moving=moving, drawn=drawn)
        self.seats: dict[int, str] = {}
        self.said: dict[str, str] = {}
        self.broke: set[str] = set()
        self.away: set[str] = set()
        self.dealt: set[str] = set()
        self.movers: dict[str, Mover] = {}
        self.steps = 3 if book == "mohegan" else 1  # blind-placement.2c, against 10.10

    def look(self, heard: list[Any]) -> None:
        for event in heard:
            match event:
                case e.Seated():
                    self.seats[event.seat] = event.player
                    free = event.arrival is not Arrival.LIST
                    self.said[event.player] = self.newcomer or ("F" if free else self.new)
                case e.Left():
                    self.movers.pop(self.seats.pop(event.seat), None)
                case e.WentAway() | e.SatOut():
                    self.away.add(self.seats[event.seat])
                case e.CameBack():
                    self.away.discard(self.seats[event.seat])
                case e.SeatChanged():
                    self.move(event)
                case e.Drawn():
                    self.said |= {self.seats[at]: "?" for at in event.seats}
                case Told("passes"):
                    self.said[self.seats[event.seat]] = "P"
                    self.movers.pop(self.seats[event.seat], None)
                case Told("broke"):
                    self.broke.add(self.seats[event.seat])
                case e.ChipsAdded():
                    self.broke.discard(self.seats[event.seat])
                case e.Began():
                    self.judge(event)
        heard.clear()

    def judge(self, began: e.Began) -> None:
        broke = self.broke if self.broke_is_new else set()
        try:
            self.ledger.hand(self.seats, self.in_full(began), self.said, broke)
        except (AssertionError, ValueError) as error:
            raise WrongBlindError(f"hand {began.number}: {error}") from error
        self.said.clear()
        self.dealt = {self.seats[at] for at, stack in enumerate(began.stacks) if stack}
        self.follow_movers(began.number)

    def follow_movers(self, number: int) -> None:
        for player, mover in list(self.movers.items()):
            tale = self.ledger.tale[player]
            if player in self.dealt:
                del self.movers[player]
                if tale.endswith("-") and not mover.may_come_in():
                    raise WrongBlindError(f"hand {number}: {player} has moved, and is in too soon")
            elif "m" in tale[-3:]:
                del self.movers[player]  # owes a blind now, and comes in as for that
            else:
                at = next(at for at, name in self.seats.items() if name == player)
                ahead = self.before(at) & mover.passed & self.dealt
                mover.waited, mover.nearest = mover.waited + 1, min(mover.nearest, len(ahead))

    def before(self, at: int) -> set[str]:
        """Everyone whom the big blind reaches before a seat."""
        ring = self.ledger.on(self.ledger.last, self.seats)
        return {self.seats[one] for one in ring[: ring.index(at)]}

    def in_full(self, began: e.Began) -> e.Began:
        """Who comes back with less than both blinds has paid what there is, and owes no more."""
        both = self.small + self.big
        short = {p.seat for p in began.posts if began.stacks[p.seat] < both}
        coming = {p.seat for p in began.posts if p.kind is Forced.ENTRY and p.amount == self.big}
        rest = tuple(Post(at, self.small, Forced.ENTRY) for at in sorted(short & coming))
        return replace(began, posts=began.posts + rest)

    def move(self, event: e.SeatChanged) -> None:
        ahead = len(self.before(event.seat)) if self.ledger.last >= 0 else 0
        player, other = self.seats.pop(event.seat), self.seats.pop(event.to, None)
        self.seats[event.to] = player
        if other is not None:
            self.seats[event.seat] = other
        if event.same_place:  # nobody was passed: button and blinds go along
            for name in ("last", "before", "button", "buyer"):
                if getattr(self.ledger, name) == event.seat:
                    setattr(self.ledger, name, event.to)
        elif player in self.ledger.tale:
            self.said.setdefault(player, "V")
            tale, known = self.ledger.tale[player], self.movers.get(player)
            free = event.to in self.ledger.fresh or OWING.search(tale)  # 10.7, or comes in as owing
            if not free and (player in self.dealt or known):
                passed = (self.before(event.to) & self.dealt) - self.away - self.broke
                ahead = max(ahead, known.ahead if known else 0)
                self.movers[player] = Mover(ahead, passed, self.steps)


def judged(book: str, seed: int, hands: int, *, button: str = "", **how: Any) -> int:
    """Play a session before the ledger, which fails where something is wrong; how many hands."""
    walk = Walk(book, seed, button=button, **how)
    keeper = Bookkeeper(walk, book, button, how.get("drawn", False))
    played = 0
    for _ in range(hands):
        walk.stir()
        played += walk.hand()
        keeper.look(walk.heard)
    return played
