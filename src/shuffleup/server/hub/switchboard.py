"""The hub: who is connected, who watches what, and frames that leave in the order of the log.

What happens is heard at once, and the frames for every viewer are made then, from the state as it
is; they wait in one line until what they tell is on the disk, and are sent in that order. So nobody
is told of what may yet be lost, and nobody out of order. When a write fails, the frames behind it
are dropped, whoever asked is told that nothing happened, and all who watch see how things stand.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import Final

import msgspec

from shuffleup.client.messages import (
    ENCODER,
    Done,
    FloorCase,
    Gone,
    Playing,
    Refused,
    TableFrame,
    TurnLeft,
)
from shuffleup.client.wish_messages import SeatWish
from shuffleup.log.head import LogPoint
from shuffleup.log.under import Under
from shuffleup.room.keeping.kept_streams import stream_of
from shuffleup.server.house_places.event_place import EventPlace
from shuffleup.server.house_places.given_answers import Reply
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.house_places.poker_house import NOT_KEPT, UNKEPT, PlaceChange, PokerHouse
from shuffleup.server.hub.around_table import AroundTable, TableWatcher, WaitingFrames, on_the_rail
from shuffleup.server.hub.bet_sizes import sizes_for
from shuffleup.server.hub.connections import Connection
from shuffleup.server.hub.event_reasons import citing
from shuffleup.server.hub.event_signs import event_sign, sign_for
from shuffleup.server.hub.hands_in_words import holding, lying_open
from shuffleup.server.hub.table_watch import NO_TABLES, KnownTables, TableWatch
from shuffleup.table.apply import table_events
from shuffleup.table.events import TableOpened
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.viewing.pictures import PlayerView
from shuffleup.table.viewing.rail import version_of
from shuffleup.table.viewing.table_view import encode_view, felt
from shuffleup.table.viewing.viewers import Player, Spectator, Viewer

Names = Callable[[Iterable[str]], dict[str, str]]
Turns = Callable[[str, str], TurnLeft | None]
Cases = Callable[[str, str], FloorCase | None]
Roots = Callable[[str, str], tuple[str, str]]  # of the deck in play and of the next
Where = tuple[str, str]  # a place and a table of it, "" for the place itself


Wishes = Callable[[Where, Table, str], SeatWish]  # of one player at one table
NO_WISH: Final = SeatWish()
A_HAND_LATE: Final = Spectator(hands=1)  # what the rail sees


class Switchboard:
    """All connections of a house."""

    def __init__(self, house: PokerHouse, names: Names, delay: Spectator = A_HAND_LATE) -> None:
        self.house, self.names, self.delay = house, names, delay
        self.clauses = citing(lambda book: self.house.books(book))
        self.connections: set[Connection] = set()
        self.here: dict[str, int] = {}  # how many connections somebody has
        self.watches: dict[Where, TableWatch] = {}
        self.watchers: dict[Where, dict[Connection, TableWatcher]] = {}
        self.last_at: dict[Where, int] = {}  # when something happened last
        self.line: deque[WaitingFrames] = deque()
        self.turn: Turns = lambda place, table: None
        self.playing: Callable[[Where], Playing | None] = lambda where: None
        self.roots: Roots = lambda place, table: ("", "")
        self.case: Cases = lambda place, table: None
        self.wish: Wishes = lambda where, table, who: NO_WISH
        self.came_or_went: list[Callable[[str, bool], None]] = []
        self.recovered: list[Callable[[], None]] = []
        self.always_here: Callable[[str], bool] = lambda who: False  # bots need no connection
        self.loop: asyncio.AbstractEventLoop | None = None
        self.mend: Callable[[], None] = self.recover  # when a write has failed
        house.heard.append(self.hear)

    # ---- tables ------------------------------------------------------------------------------

    def load(self, known: KnownTables = NO_TABLES) -> None:
        """Follow every table of the house from its first event on, or from where it is known."""
        self.watches = dict(known.watches)
        for watch in self.watches.values():
            watch.clauses = self.clauses
        self.last_at |= known.last_at
        for place in self.house.places.values():
            self.read_tables(place, known)
        there = {(place.id, one) for place in self.house.places.values() for one in place.tables}
        for where in self.watches.keys() - there:
            del self.watches[where]
        self.last_at = {where: at for where, at in self.last_at.items() if where in there}

    def read_tables(self, place: HousePlace, known: KnownTables) -> None:
        """What happened at the tables of a place, or since they were known."""
        streams = {stream_of(number): number for number in place.tables}
        events: dict[str, list[object]] = {}
        log, since = place.log, place.id in known.places
        later = log.batches_since(known.point) if since and isinstance(log, Under) else None
        for batch in later if later is not None else log.batches():
            for stream in batch.events.keys() & streams.keys():
                if isinstance(batch.events[stream][0], TableOpened):
                    events[stream] = []  # a number that was used before
                events.setdefault(stream, []).extend(batch.events[stream])
                self.last_at[place.id, streams[stream]] = batch.at or 0
        for stream, told in events.items():
            where = (place.id, streams[stream])
            if isinstance(told[0], TableOpened):
                self.watches[where] = TableWatch(table_events(told), self.delay, self.clauses)
            else:
                self.watches[where].hear(table_events(told))

    def known_tables(self, point: LogPoint) -> KnownTables:
        """The tables as they are, at that point of the log."""
        watches = {where: one.shortened() for where, one in self.watches.items()}
        return KnownTables(point, frozenset(self.house.places), watches, dict(self.last_at))

    def hear(self, change: PlaceChange) -> None:
        """Something has happened: make the frames of it."""
        place = self.house.places[change.place]
        frames: list[tuple[Connection, bytes]] = []
        for number, events in change.tables.items():
            where = (change.place, number)
            self.last_at[where] = change.at
            known = self.watches.get(where)
            if known is None:
                self.watches[where] = TableWatch(events, self.delay, self.clauses)
            else:
                known.hear(events)
            table = place.tables.get(number)
            if table is None:
                frames += self.gone(where, "the table is no longer in play")
            else:
                frames += self.frames_of(where, table)
        if change.own and isinstance(place, EventPlace):  # a level, a bust: all its tables tell
            for number in place.tables.keys() - change.tables.keys():
                frames += self.frames_of((change.place, number), place.tables[number])
        self.queue(change.kept, frames)

    def frames_of(
        self, where: Where, table: Table, whose: str = ""
    ) -> list[tuple[Connection, bytes]]:
        """A frame for everybody who watches a table and has something to be told, or for one of
        them alone."""
        watch, made = self.watches[where], dict[tuple[Viewer, int], bytes]()
        frames: list[tuple[Connection, bytes]] = []
        watchers = self.watchers.get(where)
        if not watchers:
            return frames
        around = self.around(where, table)  # the same for everybody: made once
        for connection, watcher in watchers.items():
            if whose and connection.who.id != whose:
                continue
            viewer = watch.viewer(table, connection.who.id, watcher.role)
            last = watch.last(viewer)
            if last == watcher.after and isinstance(viewer, Spectator):
                continue
            key = (viewer, watcher.after)
            if key not in made:
                made[key] = self.frame(where, table, watch, viewer, watcher.after, around)
            frames.append((connection, made[key]))
            watcher.after = last
            watcher.plays = watcher.looks and isinstance(viewer, Player)
        return frames

    def around(self, where: Where, table: Table) -> AroundTable:
        deck, coming = self.roots(*where)
        return AroundTable(
            names=self.names_at(table),
            case=self.case(*where),
            turn=self.turn(*where),
            away=self.away(table),
            deck=deck,
            next_deck=coming,
            felt=felt(table),
            playing=self.playing(where),
            event=event_sign(self.house.places[where[0]], self.house.now()),
        )

    def around_rail(self, where: Where, late: Table) -> AroundTable:
        case, playing = self.case(*where), self.playing(where)
        return on_the_rail(self.names_at(late), case, playing, version_of(late))

    def names_at(self, table: Table) -> dict[str, str]:
        return self.names(seat.player for _, seat in taken_seats(table))

    def frame(
        self,
        where: Where,
        table: Table,
        watch: TableWatch,
        viewer: Viewer,
        after: int,
        around: AroundTable,
    ) -> bytes:
        """How a table stands for a viewer, and what has happened since."""
        seen = watch.seen(table, viewer, around.felt)
        if isinstance(viewer, Spectator):
            around = self.around_rail(where, watch.rail.table)
        after, events = watch.told(viewer, after)
        mine = seen if isinstance(seen, PlayerView) else None
        return ENCODER.encode(
            TableFrame(
                place=where[0],
                table=where[1],
                after=after,
                version=watch.last(viewer),
                view=msgspec.Raw(encode_view(seen)),
                events=msgspec.Raw(events),
                names=around.names,
                clauses=watch.cited(viewer, after),
                turn=around.turn,
                sizes=sizes_for(mine) if mine is not None else [],
                holding=holding(mine) if mine is not None else "",
                away=around.away,
                case=around.case,
                deck=around.deck,
                next_deck=around.next_deck,
                worth=lying_open(seen),
                playing=around.playing,
                event=sign_for(self.house.places[where[0]], viewer, around.event),
                wish=self.wish_of(where, table, viewer),
            )
        )

    def wish_of(self, where: Where, table: Table, viewer: Viewer) -> SeatWish:
        """Theirs alone: nobody is told what another means to do."""
        return self.wish(where, table, viewer.player) if isinstance(viewer, Player) else NO_WISH

    def away(self, table: Table) -> list[int]:
        """Seats whose players have no connection."""
        return [
            at
            for at, seat in taken_seats(table)
            if not self.here.get(seat.player) and not self.always_here(seat.player)
        ]

    def gone(self, where: Where, says: str) -> list[tuple[Connection, bytes]]:
        """It cannot be watched any more."""
        self.watches.pop(where, None)
        self.last_at.pop(where, None)
        frame = ENCODER.encode(Gone(*where, says))
        watchers = self.watchers.pop(where, {})
        for one in watchers:
            one.watching.discard(where)
        return [(one, frame) for one in watchers]

    # ---- watching ----------------------------------------------------------------------------

    def watch(
        self,
        connection: Connection,
        where: Where,
        role: str,
        after: int | None,
        *,
        looks: bool = False,
    ) -> None:
        """From now on somebody is told of a table; first how it stands."""
        table, watch = self.house.places[where[0]].tables[where[1]], self.watches[where]
        viewer = watch.viewer(table, connection.who.id, role)
        since = watch.last(viewer) if after is None else after
        frame = self.frame(where, table, watch, viewer, since, self.around(where, table))
        plays = looks and isinstance(viewer, Player)
        watcher = TableWatcher(role, watch.last(viewer), looks, plays)
        self.watchers.setdefault(where, {})[connection] = watcher
        self.queue(self.house.last_submitted, [(connection, frame)])

    def at_the_table(self, where: Where) -> list[Connection]:
        """Those who watch a table and sit or work there: the rail is told nothing of now."""
        place, watch = self.house.places.get(where[0]), self.watches.get(where)
        table = place.tables.get(where[1]) if place is not None else None
        if table is None or watch is None:
            return []
        watchers = self.watchers.get(where, {}).items()
        seen_as = [(one, watch.viewer(table, one.who.id, by.role)) for one, by in watchers]
        return [one for one, viewer in seen_as if not isinstance(viewer, Spectator)]

    def is_looked_at(self, where: Where) -> bool:
        """Whether anybody who plays there looks at a page."""
        return any(one.plays for one in self.watchers.get(where, {}).values())

    def unwatch(self, connection: Connection, where: Where) -> None:
        self.watchers.get(where, {}).pop(connection, None)

    def show_again(self, where: Where, whose: str = "") -> None:
        """Everybody at a table is shown it again, or one of them: a clock was set, somebody is
        back, a wish is another."""
        place = self.house.places.get(where[0])
        table = place.tables.get(where[1]) if place is not None else None
        if table is not None and where in self.watches:
            self.queue(self.house.last_submitted, self.frames_of(where, table, whose))

    # ---- connections -------------------------------------------------------------------------

    def come(self, connection: Connection) -> None:
        who = connection.who.id
        self.connections.add(connection)
        self.here[who] = self.here.get(who, 0) + 1
        if self.here[who] == 1:
            self.tell_presence(who, True)

    def go(self, connection: Connection) -> None:
        """A connection is closed, for whatever reason."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        for watchers in self.watchers.values():
            watchers.pop(connection, None)
        who = connection.who.id
        self.here[who] -= 1
        if not self.here[who]:
            del self.here[who]
            self.tell_presence(who, False)

    def tell_presence(self, who: str, here: bool) -> None:
        for tell in self.came_or_went:
            tell(who, here)

    # ---- the line ----------------------------------------------------------------------------

    def queue(self, kept: Future[dict[str, int]], frames: list[tuple[Connection, bytes]]) -> None:
        if frames:
            self.line.append(WaitingFrames(kept, frames))
            self.when_kept(kept)

    def answer(
        self, connection: Connection, reply: Reply, kept: Future[dict[str, int]] | None
    ) -> None:
        """A reply, when what it tells is on the disk."""
        if isinstance(reply, Refused):
            connection.refused += 1
        if kept is None or (kept.done() and not self.line):
            connection.send(ENCODER.encode(reply))
            return
        self.line.append(WaitingFrames(kept, [], (connection, reply)))
        self.when_kept(kept)

    def when_kept(self, kept: Future[dict[str, int]]) -> None:
        if self.loop is None:
            self.loop = asyncio.get_running_loop()
        loop = self.loop
        kept.add_done_callback(lambda _: loop.call_soon_threadsafe(self.flush))

    def flush(self) -> None:
        """Send whatever is kept, in order."""
        while self.line and self.line[0].kept.done():
            one = self.line.popleft()
            if one.kept.exception() is not None:
                self.lost(one)
                continue
            for connection, frame in one.frames:
                connection.send(frame)
            if one.reply is not None:
                connection, reply = one.reply
                connection.send(ENCODER.encode(reply))
        if self.house.fault and not self.line:
            self.mend()

    def lost(self, one: WaitingFrames) -> None:
        """What was to be told did not happen."""
        self.house.fault = NOT_KEPT
        if one.reply is None:
            return
        connection, reply = one.reply
        self.house.answers.forget(connection.who.id, reply.key)
        if isinstance(reply, Done):
            reply = Refused(reply.key, UNKEPT, NOT_KEPT)
        connection.send(ENCODER.encode(reply))

    def recover(self) -> None:
        """The house is as its log has it, and everybody is shown that."""
        try:
            self.house.recover()
        except (OSError, ValueError):  # the database is not there: whoever keeps time tries again
            return
        self.load()
        for where, watchers in list(self.watchers.items()):
            if where not in self.watches:
                self.queue(self.house.last_submitted, self.gone(where, "it is not in the log"))
                continue
            for watcher in watchers.values():
                watcher.after = -1
            self.show_again(where)
        for tell in self.recovered:
            tell()
