"""Notices to those who play in an event: your seat, a move, out, a prize.

What somebody is told is the difference between how they stood and how they stand; it waits, like
every frame, until that is on the disk. Whoever watched their old table as a player watches the new
one from then on, without asking.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.client.messages import ENCODER, Gone, Notice
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.poker_house import PlaceChange, PokerHouse
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.switchboard import Switchboard
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.state import Tournament

MOVED = "you were moved to another table"


class StoodBefore(Struct):
    """How those who play in an event stood when somebody last looked."""

    seats: dict[str, tuple[str, int]]
    out: dict[str, int]  # how often somebody has gone out
    paid: dict[str, int]


class EventNotices:
    """Tells people what happened to them in an event."""

    def __init__(self, house: PokerHouse, hub: Switchboard) -> None:
        self.house, self.hub = house, hub
        self.before: dict[str, StoodBefore] = {}
        house.heard.append(self.hear)

    def load(self) -> None:
        """How everybody stands now: of that nobody need be told."""
        self.before = {
            id: stand(place.event)
            for id, place in self.house.places.items()
            if isinstance(place, EventPlace)
        }

    def hear(self, change: PlaceChange) -> None:
        place = self.house.places.get(change.place)
        if not isinstance(place, EventPlace) or not change.own:
            return
        now = stand(place.event)
        old = self.before.get(change.place, StoodBefore({}, {}, {}))
        self.before[change.place] = now
        if old == now:
            return
        notices = [*seat_notices(old, now), *end_notices(place.event, old, now)]
        title = self.house.register[change.place].title
        frames: list[tuple[Connection, bytes]] = []
        for who, notice in notices:
            named = replace(notice, place=change.place, title=title, says=f"{title}: {notice.says}")
            frames += [(one, ENCODER.encode(named)) for one in self.of(who)]
        self.hub.queue(change.kept, frames)
        for who, (table, _) in now.seats.items():
            was = old.seats.get(who)
            if was is not None and was[0] != table:
                self.follow(who, change, was[0], table)

    def of(self, who: str) -> list[Connection]:
        if not self.hub.here.get(who):
            return []
        return [one for one in self.hub.connections if one.who.id == who]

    def follow(self, who: str, change: PlaceChange, old: str, new: str) -> None:
        """Whoever watched their table watches the new one."""
        for one in self.of(who):
            watcher = self.hub.watchers.get((change.place, old), {}).get(one)
            if watcher is None or watcher.role != "player":
                continue
            self.hub.unwatch(one, (change.place, old))
            gone = ENCODER.encode(Gone(change.place, old, MOVED))
            self.hub.queue(change.kept, [(one, gone)])
            self.hub.watch(one, (change.place, new), "player", None, looks=watcher.looks)


def stand(event: Tournament) -> StoodBefore:
    seats = {
        name: (card.table, card.seat)
        for name, card in event.seat_cards.items()
        if event.entrants[name].standing is InEvent.PLAYS
    }
    out: dict[str, int] = {}
    for one in event.finishes:
        out[one.player] = out.get(one.player, 0) + 1
    paid: dict[str, int] = {}
    for award in event.prizes.paid:
        paid[award.player] = paid.get(award.player, 0) + award.amount
    return StoodBefore(seats, out, paid)


Told = tuple[str, Notice]  # who is told what


def seat_notices(old: StoodBefore, now: StoodBefore) -> list[Told]:
    found: list[Told] = []
    for who, (table, at) in now.seats.items():
        was, seat = old.seats.get(who), at + 1
        if was is None:
            says = f"your seat is table {table}, seat {seat}."
            found.append((who, Notice("seated", says, table=table, seat=seat)))
        elif was != (table, at):
            says = f"you are moved to table {table}, seat {seat}."
            found.append((who, Notice("moved", says, table=table, seat=seat)))
    return found


def end_notices(event: Tournament, old: StoodBefore, now: StoodBefore) -> list[Told]:
    found: list[Told] = []
    out = [who for who, times in now.out.items() if times > old.out.get(who, 0)]
    paid = [who for who, amount in now.paid.items() if amount > old.paid.get(who, 0)]
    places = {who: place for place, who in standings(event)} if out or paid else {}
    for who in out:
        rank = places.get(who, 0)
        where = f" in place {rank}" if rank else ""
        found.append((who, Notice("out", f"you are out{where}.", rank=rank)))
    for who in paid:
        amount, rank = now.paid[who] - old.paid.get(who, 0), places.get(who, 0)
        where = f" for place {rank}" if rank else ""
        says = f"your prize{where}: ${amount:,}."
        found.append((who, Notice("paid", says, rank=rank, amount=amount)))
    return found
