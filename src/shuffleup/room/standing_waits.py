"""What becomes of everybody's waits when the house that runs a room stood still: they go on with
what was left. Whoever waits at a table that people deal waited all the same."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.room.absence.absence_records import NEVER_YET, Absence
from shuffleup.room.lists.waiting_lists import tables_of
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.openings.opening_events import TimeStood
from shuffleup.room.rulings import RoomApplies
from shuffleup.room.state import Room


def anybody_waits(room: Room) -> bool:
    """Whether there is a call, an absence or a move whose time would have run."""
    if any(is_dealt_here(room, absence.table) for absence in room.absences.values()):
        return True
    calls = any(listing.calls for listing in room.listings.values())
    return calls or any(one.told or one.gone or one.barred for one in room.feeds.values())


def stood(room: Room, event: TimeStood) -> None:
    """Every instant from which, or until which, somebody waits is as much later."""
    later = event.until - event.since
    for name, listing in room.listings.items():
        if listing.calls and all(is_dealt_here(room, one) for one in tables_of(room, name)):
            calls = tuple(replace(call, at=call.at + later) for call in listing.calls)
            room.listings[name] = replace(listing, calls=calls)
    for player, absence in room.absences.items():
        if is_dealt_here(room, absence.table):
            room.absences[player] = longer(absence, later)
    for name, feed in room.feeds.items():
        if is_dealt_here(room, feed.feeder):
            room.feeds[name] = longer_told(feed, later)
    room.settled = {}


def is_dealt_here(room: Room, number: str) -> bool:
    table = room.tables.get(number)
    return table is not None and not table.by_hand


def longer(absence: Absence, later: int) -> Absence:
    def moved(at: int) -> int:
        return at + later if at != NEVER_YET else at

    return replace(
        absence,
        since=absence.since + later,
        lobby=moved(absence.lobby),
        until=moved(absence.until),
        walking=moved(absence.walking),
        missing=moved(absence.missing),
        recalled=moved(absence.recalled),
        dined=moved(absence.dined),
    )


def longer_told(feed: Feed, later: int) -> Feed:
    return replace(
        feed,
        told=tuple(replace(one, at=one.at + later) for one in feed.told),
        gone=tuple((player, at + later) for player, at in feed.gone),
        barred=tuple((player, until + later) for player, until in feed.barred),
    )


APPLY: RoomApplies = {TimeStood: stood}
