"""Seats and waits by game: who joined, who got a seat and after how long; and player hours."""

from __future__ import annotations

from collections import Counter, defaultdict

from shuffleup.hand.apply import APPLY as IN_HAND
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.list_events import Joined, LeftList
from shuffleup.room.lists.waiting_lists import name_on
from shuffleup.room.reports.room_report import RoomReport
from shuffleup.room.state import Room
from shuffleup.table.blinds.account import Standing
from shuffleup.table.events import Seated
from shuffleup.table.state import taken_seats


class SeatsAndWaits:
    """Every name of a list from joining to sitting; a name that is rolled is the same name."""

    def __init__(self) -> None:
        self.joined: dict[str, set[tuple[str, int]]] = defaultdict(set)  # by game: who, since when
        self.waits: dict[str, list[int]] = defaultdict(list)
        self.seated: Counter[str] = Counter()

    def before(self, room: Room, event: AnyRoomEvent) -> None:
        if isinstance(event, LeftList) and event.seated:
            waiting = name_on(room.listings[event.listing], event.player)
            if waiting is not None:
                self.waits[event.listing].append(room.now - waiting.since)

    def after(self, room: Room, event: AnyRoomEvent) -> None:
        if isinstance(event, Joined):
            self.joined[event.listing].add((event.waiting.player, event.waiting.since))
        elif isinstance(event, AtTable) and isinstance(event.event, Seated):
            self.seated[room.stands[event.table].listing] += 1

    def report(self, room: Room) -> RoomReport:
        rows = [self.row(room, name) for name in room.listings]
        columns = (
            "game", "sat down", "names on the list", "seated from it", "left it", "wait still",
            "usual wait (min)", "longest wait (min)",
        )  # fmt: skip
        return RoomReport("Seats and waits", columns, tuple(rows), ("game", "usual wait (min)"))

    def row(self, room: Room, name: str) -> tuple[str | int, ...]:
        """The usual wait is the one in the middle: half of them waited no longer."""
        waits, joined = sorted(self.waits[name]), len(self.joined[name])
        still = len(room.listings[name].waiting)
        middle, longest = (waits[(len(waits) - 1) // 2], waits[-1]) if waits else (0, 0)
        return (
            name, self.seated[name], joined, len(waits), max(0, joined - len(waits) - still), still,
            middle // MINUTE, longest // MINUTE,
        )  # fmt: skip


class PlayerHours:
    """How long everybody sat at tables, and how much of it they were away."""

    def __init__(self) -> None:
        self.since: dict[tuple[str, str], int] = {}  # by table and player
        self.away: dict[tuple[str, str], int] = {}
        self.total: Counter[str] = Counter()
        self.total_away: Counter[str] = Counter()
        self.times: Counter[str] = Counter()

    def before(self, room: Room, event: AnyRoomEvent) -> None:
        """Nothing is read off before."""

    def after(self, room: Room, event: AnyRoomEvent) -> None:
        if isinstance(event, AtTable) and type(event.event) not in IN_HAND:
            self.look_at(room, event.table)

    def look_at(self, room: Room, number: str) -> None:
        """Who sits at a table now, and who of them is there."""
        seats = [seat for _, seat in taken_seats(room.tables[number])]
        seats = [seat for seat in seats if seat.account.standing is not Standing.LOCKED]
        here = {(number, seat.player) for seat in seats}
        gone = {(number, seat.player) for seat in seats if not seat.presence.here}
        self.times.update(player for _, player in here - self.since.keys())
        spell(self.since, self.total, number, here, room.now)
        spell(self.away, self.total_away, number, gone, room.now)

    def report(self, room: Room) -> RoomReport:
        for number in room.tables:
            spell(self.since, self.total, number, set(), room.now)
            spell(self.away, self.total_away, number, set(), room.now)
        names = sorted(self.times, key=lambda name: (-self.total[name], name))
        rows = [
            (name, self.times[name], self.total[name] // MINUTE, self.total_away[name] // MINUTE)
            for name in names
        ]
        columns = ("player", "sat down", "minutes", "of them away")
        hours = sum(self.total.values()) // (60 * MINUTE)
        title = f"Player hours: {hours:,} in all"
        return RoomReport(title, columns, tuple(rows), ("player", "minutes"))


def spell(
    since: dict[tuple[str, str], int],
    total: Counter[str],
    number: str,
    now: set[tuple[str, str]],
    at: int,
) -> None:
    """Begin the time of those who are new at a table, and add up that of those who are gone."""
    for key in [one for one in since if one[0] == number and one not in now]:
        total[key[1]] += at - since.pop(key)
    for key in now:
        since.setdefault(key, at)
