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


class Spells:
    """Who is somewhere now, table by table, since when; and how long everybody was in all."""

    def __init__(self) -> None:
        self.since: dict[str, dict[str, int]] = {}  # by table, by player
        self.total: Counter[str] = Counter()
        self.times: Counter[str] = Counter()

    def see(self, number: str, now: set[str], at: int) -> None:
        """Begin the time of those who are new at a table, and add up that of those who are gone."""
        there = self.since.setdefault(number, {})
        for player in there.keys() - now:
            self.total[player] += at - there.pop(player)
        for player in now - there.keys():
            there[player] = at
            self.times[player] += 1


class PlayerHours:
    """How long everybody sat at tables, and how much of it they were away."""

    def __init__(self) -> None:
        self.seated, self.away = Spells(), Spells()

    def before(self, room: Room, event: AnyRoomEvent) -> None:
        """Nothing is read off before."""

    def after(self, room: Room, event: AnyRoomEvent) -> None:
        if isinstance(event, AtTable) and type(event.event) not in IN_HAND:
            self.look_at(room, event.table)

    def look_at(self, room: Room, number: str) -> None:
        """Who sits at a table now, and who of them is not there."""
        seats = [seat for _, seat in taken_seats(room.tables[number])]
        seats = [seat for seat in seats if seat.account.standing is not Standing.LOCKED]
        self.seated.see(number, {seat.player for seat in seats}, room.now)
        away = {seat.player for seat in seats if not seat.presence.here}
        self.away.see(number, away, room.now)

    def report(self, room: Room) -> RoomReport:
        for number in room.tables:
            self.seated.see(number, set(), room.now)
            self.away.see(number, set(), room.now)
        total, away = self.seated.total, self.away.total
        rows = [
            (name, self.seated.times[name], total[name] // MINUTE, away[name] // MINUTE)
            for name in sorted(total, key=lambda name: (-total[name], name))
        ]
        columns = ("player", "sat down", "minutes", "of them away")
        title = f"Player hours: {sum(total.values()) // (60 * MINUTE):,} in all"
        return RoomReport(title, columns, tuple(rows), ("player", "minutes"))
