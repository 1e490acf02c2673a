"""``RoomDay``: a room, the people of a day, and an agenda of what comes next.

Everything is put to the room with the sender whose part it is, and a refusal is counted. Whoever
works here hears what has happened from the room's events (``heard``) and puts what follows from it
on the agenda; nothing is done while listening. All chance comes from the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import Any, Final

from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.law import Rules
from shuffleup.room import Room, act, judge, new_room
from shuffleup.room.commands import RoomCommand, TellTime
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.instants import HOUR, SECOND
from shuffleup.sim.room_day.day_audit import DayAudit
from shuffleup.sim.room_day.day_plan import DayPlan, games_of, opening_of
from shuffleup.sim.room_day.visitors import Visitor, visitors

BOARD: Final = staff(Role.BOARD)
CAGE: Final = staff(Role.CAGE)
MANAGER: Final = staff(Role.MANAGER)
SUPERVISOR: Final = staff(Role.SUPERVISOR)

STEP: Final = 5 * SECOND  # the grid of the agenda

Keep = Callable[[list[AnyRoomEvent]], None]
Heard = dict[type, tuple[Callable[..., None], ...]]  # who is told of which events


class RoomDay:
    """One day while it runs."""

    def __init__(
        self, rules: Rules, rulebook: str, plan: DayPlan, heard: Heard, keep: Keep | None
    ) -> None:
        self.plan, self.heard, self.keep = plan, heard, keep
        self.dice = Random(f"{plan.seed}/day")
        self.starts = opening_of(plan)
        self.ends = self.starts + plan.hours * HOUR
        self.room: Room = new_room(rules=rules, rulebook=rulebook, zone=plan.zone, now=self.starts)
        self.people = {one.name: one for one in visitors(plan, self.dice)}
        self.games = {game.name: game for game in games_of(plan)}
        self.agenda: list[tuple[int, int, Callable[..., None], tuple[Any, ...]]] = []
        self.order = 0
        self.seats: dict[str, str] = {}  # who sits at which table
        self.at: dict[tuple[str, int], str] = {}  # who has which seat, be it only locked up
        self.audit = DayAudit()
        self.refused: Counter[str] = Counter()
        self.said: list[str] = []  # the last refusals in full
        self.hands: Counter[str] = Counter()  # by game
        self.counts: Counter[str] = Counter()  # of what else happened
        self.sums: Counter[tuple[str, str]] = Counter()  # of something, by game
        self.closing = False

    # ---- doing -----------------------------------------------------------------------------

    def do(self, command: RoomCommand, by: Sender) -> bool:
        """Put a command to the room; whether it was done."""
        refusal = act(self.room, command, by).refusal
        if refusal is not None:
            self.refused[refusal.reason.code] += 1
            self.said = [*self.said[-19:], f"{type(command).__name__}: {refusal.says}"]
            return False
        self.counts[type(command).__name__] += 1
        self.listen()
        return True

    def may(self, command: RoomCommand, by: Sender) -> bool:
        """Whether it would be done: the desk looks before it speaks."""
        return judge(self.room, command, by).refusal is None

    def listen(self) -> None:
        """What has happened since, told to everybody whom it concerns."""
        events, self.room.log = self.room.log, []
        for event in events:
            for told in self.heard.get(type(event.event if type(event) is AtTable else event), ()):
                told(self, event)
        if self.keep is not None and events:
            self.keep(events)

    # ---- the agenda ------------------------------------------------------------------------

    def later(self, wait: int, action: Callable[..., None], *args: object) -> None:
        """Put something on the agenda, so many milliseconds from now, or a little later."""
        self.order += 1
        at = -(-(self.room.now + max(0, wait)) // STEP) * STEP
        heappush(self.agenda, (at, self.order, action, args))

    def run(self, watch: Callable[[RoomDay], None]) -> None:
        """All of the agenda until the end of the day, at its times."""
        while self.agenda and self.agenda[0][0] <= self.ends:
            instant, _, action, args = heappop(self.agenda)
            if instant > self.room.now:
                self.do(TellTime(instant), BOARD)
            action(self, *args)
            if action is look_around:
                watch(self)

    def chance(self, per_cent: int) -> bool:
        return self.dice.randrange(100) < per_cent

    def seconds(self, least: int, most: int) -> int:
        return self.dice.randrange(least, most + 1) * SECOND

    def visitor(self, name: str) -> Visitor | None:
        """Somebody who is still in the room."""
        found = self.people.get(name)
        return None if found is None or found.home else found


def look_around(day: RoomDay) -> None:
    """Once a minute the books are compared with what lies on the tables."""
    day.audit.look(day.room)
    day.later(60 * SECOND, look_around)
