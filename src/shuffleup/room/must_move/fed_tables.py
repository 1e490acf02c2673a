"""Which tables are fed, and who is kept out of a feeder: what the lists have to ask."""

from __future__ import annotations

from shuffleup.law.points.room.must_moves import MustMoveLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.instants import clock
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.rulings import RoomRuling, refuse
from shuffleup.room.state import Room


def is_for_the_list(room: Room, table: str) -> bool:
    """Whether whoever waits may be called to a table: its game is not broken, and nothing feeds
    it."""
    return table not in room.breaks and not is_fed(room, table)


def is_fed(room: Room, table: str) -> bool:
    """Whether the open seats of a table are for the players of its feeder, and not for the list."""
    feed = feed_of(room, table)
    return feed is not None and table in feed.mains


def is_feeder(room: Room, table: str) -> bool:
    """Whether the players of a table move to another as seats open there."""
    feed = feed_of(room, table)
    return feed is not None and table == feed.feeder


def feed_of(room: Room, table: str) -> Feed | None:
    """The feed a table has a part in, as feeder or as main game."""
    stand = room.stands.get(table)
    feed = room.feeds.get(stand.listing) if stand is not None else None
    return feed if feed is not None and table in (feed.feeder, *feed.mains) else None


def not_to_main(room: Room, listing: str) -> tuple[str, ...]:
    """By what a name is called to the feeder, though a seat is open in a main game."""
    feed = room.feeds.get(listing)
    mains = [room.tables[main] for main in feed.mains] if feed is not None else []
    return ("main-game-fed",) if any(None in main.seats for main in mains) else ()


def barred_refused(room: Room, listing: str, player: str) -> RoomRuling | None:
    """Why somebody is not put on the list of a fed game; None if they are."""
    feed = room.feeds.get(listing)
    until = dict(feed.barred).get(player, 0) if feed is not None else 0
    if room.now >= until:
        return None
    says = f"{player} would not move, and is kept out until {clock(until, room.zone)}"
    return refuse(Reason.NOT_YET, says, MustMoveLaw.refusal_lockout)
