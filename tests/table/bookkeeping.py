"""The bookkeeper at a random table: they watch what happens and keep the ledger of the blinds.

``judged(book, seed, hands)`` plays a session of ``walks`` before a ``Bookkeeper``; the first blind
that is wrong is a ``WrongBlindError``. The bookkeeper tells the ledger who sits where, what is said
aloud and what was posted, knows what each book prints on coming in, and follows who changed seats
(``Mover``), which the ledger does not.
"""

from __future__ import annotations

from typing import Any

from tests.table.ledger import Ledger
from tests.table.ledger_page import NOTHING, Start, missed_big, owes
from tests.table.ledger_places import NOWHERE, clockwise
from tests.table.walks import Told, Walk

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
        self.newcomer = {
            "rpl": Start.UNKNOWN,  # using-blinds.5: in at once, wherever
            "mohegan": Start.LETS_PASS,  # blinds.7b: the big blind passes, then free
        }.get(book, Start.NEW)
        self.broke_is_new = book == "mohegan"  # blind-placement.2b
        *_, small, big = (0, *walk.table.stakes.blinds)
        self.ledger = Ledger(walk.table.n, small, big, moving=moving, drawn=drawn)
        self.seats: dict[int, str] = {}
        self.said: dict[str, Start] = {}
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
                    self.said[event.player] = self.start_of(event.account.arrival)
                case e.Left():
                    self.movers.pop(self.seats.pop(event.seat), None)
                case e.WentAway() | e.SatOut():
                    self.away.add(self.seats[event.seat])
                case e.CameBack():
                    self.away.discard(self.seats[event.seat])
                case e.SeatChanged():
                    self.move(event)
                case e.Drawn():
                    self.said |= {self.seats[at]: Start.UNKNOWN for at in event.seats}
                case Told("passes"):
                    self.said[self.seats[event.seat]] = Start.LETS_PASS
                    self.movers.pop(self.seats[event.seat], None)
                case Told("broke"):
                    self.broke.add(self.seats[event.seat])
                case e.ChipsAdded():
                    self.broke.discard(self.seats[event.seat])
                case e.Began():
                    self.judge(event)
        heard.clear()

    def start_of(self, arrival: Arrival) -> Start:
        """What is known of a player who sits down."""
        as_anybody = arrival is Arrival.LIST or self.newcomer is Start.UNKNOWN
        return self.newcomer if as_anybody else Start.NEW_FREE

    def judge(self, began: e.Began) -> None:
        broke = self.broke if self.broke_is_new else set()
        try:
            self.ledger.hand(self.seats, began, self.said, broke)
        except (AssertionError, LookupError) as error:
            raise WrongBlindError(f"hand {began.number}: {error}") from error
        self.said.clear()
        self.dealt = {self.seats[at] for at, stack in enumerate(began.stacks) if stack}
        self.follow_movers(began.number)

    def follow_movers(self, number: int) -> None:
        for player, mover in list(self.movers.items()):
            page = self.ledger.pages[player]
            if player in self.dealt:
                del self.movers[player]
                if page.entries[-1:] == [NOTHING] and not mover.may_come_in():
                    raise WrongBlindError(f"hand {number}: {player} has moved, and is in too soon")
            elif missed_big(page):
                del self.movers[player]  # owes a blind now, and comes in as for that
            else:
                at = next(at for at, name in self.seats.items() if name == player)
                ahead = self.before(at) & mover.passed & self.dealt
                mover.waited, mover.nearest = mover.waited + 1, min(mover.nearest, len(ahead))

    def before(self, at: int) -> set[str]:
        """Everyone whom the big blind reaches before a seat."""
        ring = clockwise(self.ledger.n, self.ledger.marks.big, self.seats)
        return {self.seats[one] for one in ring[: ring.index(at)]}

    def move(self, event: e.SeatChanged) -> None:
        ahead = len(self.before(event.seat)) if self.ledger.marks.big != NOWHERE else 0
        player, other = self.seats.pop(event.seat), self.seats.pop(event.to, None)
        self.seats[event.to] = player
        if other is not None:
            self.seats[event.seat] = other
        if event.same_place:  # nobody was passed: button and blinds go along
            self.ledger.goes_along(event.seat, event.to)
        elif player in self.ledger.pages:
            self.said.setdefault(player, Start.MOVED)
            page, known = self.ledger.pages[player], self.movers.get(player)
            free = event.to in self.ledger.fresh or owes(page)  # 10.7, or comes in as owing
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
