"""The ledger at a table: what it is told, and sessions played before it.

``judged(book, seed, hands)`` plays a session; the first blind that is wrong is a
``WrongBlindError``. The bookkeeper tells the ledger who sits where, what is said aloud and what was
posted, and follows who changed seats.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from tests.table.ledger import OWING, Ledger
from tests.table.walks import Told, Walk

from shuffleup.hand.setup import Forced, Post
from shuffleup.table import events as e
from shuffleup.table.blinds.account import Arrival


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
                    free = event.account.arrival is not Arrival.LIST
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
        except (AssertionError, LookupError) as error:
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
