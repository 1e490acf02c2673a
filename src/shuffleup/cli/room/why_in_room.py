"""``shuffleup room why``: why somebody stands where they stand, from the log and from the judge.

Places on lists, seats, moves and absences are told with the clauses behind them; then what the log
tells of the person, with who did it; then what the judge would say now, since what was refused is
in no log.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.choices import HouseLaw
from shuffleup.cli.desks.log_desk import law_after
from shuffleup.cli.output import UsageError, print_json, show_lines
from shuffleup.cli.room.desk import Desk, open_desk
from shuffleup.cli.room.desk_options import At
from shuffleup.cli.room.desk_time import time_for
from shuffleup.cli.room.room_board import latest
from shuffleup.cli.room.room_files import room_faults
from shuffleup.cli.room.telling import Teller
from shuffleup.cli.shared_options import Json
from shuffleup.floor.senders import FLOOR, player
from shuffleup.law.ruling import Reason
from shuffleup.log.protocol import Batch
from shuffleup.room.commands import RoomCommand
from shuffleup.room.instants import clock
from shuffleup.room.judge import judge
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_log import deeds_in, in_order
from shuffleup.room.lists.list_commands import Join, SeatPlayer
from shuffleup.room.must_move.the_line import next_to_move
from shuffleup.room.state import Room
from shuffleup.room.viewing.room_pictures import PlayerRoomView
from shuffleup.room.viewing.room_view import room_view

LAST = 12  # deeds of somebody that are told


def why_command(
    log: Path,
    person: Annotated[str, Parameter(name="PLAYER", help="Whose place, seat or refusal.")],
    /,
    *,
    at: At = None,
    as_json: Json = False,
) -> int:
    """Why somebody has their place on a list, their seat, or none.

    Parameters
    ----------
    log
        The log of a room, made by `shuffleup room new`.
    """
    desk = open_desk(log)
    now = time_for(at, desk.room.zone, desk.room.now) if at else latest(desk)
    lines = why_lines(desk, person, now)
    if as_json:
        print_json({"player": person, "why": lines})
    else:
        show_lines(lines)
    return 0


def why_lines(desk: Desk, person: str, now: int) -> list[str]:
    """All of it, a line each."""
    room = desk.at(now)
    if not is_known(room, person):
        raise UsageError(f"nobody called {person!r} has been in this room")
    shown = room_view(room, player(person))
    assert isinstance(shown, PlayerRoomView)
    lines = [*standing(desk, room, shown), *refused_now(desk, room, person)]
    story = list(story_of(desk, person))
    if story:
        earlier = len(story) - LAST
        lines.append("From the log:" if earlier <= 0 else f"From the log, after {earlier} more:")
        lines += [f"  {line}" for line in story[-LAST:]]
    return lines


def is_known(room: Room, person: str) -> bool:
    waiting = (one.player for game in room.listings.values() for one in game.waiting)
    return person in room.people or person in room.bars or person in set(waiting)


# ---- now -------------------------------------------------------------------------------------


def standing(desk: Desk, room: Room, shown: PlayerRoomView) -> Iterator[str]:
    """Places, seats and moves, each with its clauses."""
    for place in shown.places:
        yield f"{place.says}{desk.clauses(place.grounds)}. Wait: {place.wait}."
        yield from ahead_of(room, shown.player, place.game)
    for seat in shown.seats:
        away = "" if not seat.away else ", away"
        if seat.back_by is not None:
            away += f", and loses the seat at {clock(seat.back_by, room.zone)}"
        yield f"{shown.player} has seat {seat.seat + 1} of table {seat.table}{away}."
    yield from moves_of(desk, room, shown)
    if not shown.places and not shown.seats:
        here = "is here" if shown.here else "is not in the room"
        yield f"{shown.player} {here}, on no list and in no seat."


def ahead_of(room: Room, person: str, game: str) -> Iterator[str]:
    """Who stands before somebody, and since when."""
    names = list(room.listings[game].waiting)
    at = next(place for place, one in enumerate(names) if one.player == person)
    before = [f"{one.player} ({clock(one.since, room.zone)})" for one in names[:at]]
    if before:
        yield f"  Before {person}: {', '.join(before)}."


def moves_of(desk: Desk, room: Room, shown: PlayerRoomView) -> Iterator[str]:
    for game, place in shown.moves:
        feed = room.feeds[game]
        line = f"number {place + 1} in line to move from table {feed.feeder}"
        yield f"{shown.player} is {line} to {', '.join(feed.mains)}{desk.clauses(('must-move',))}."
        turn = next_to_move(room, feed)
        if turn is not None:
            yield f"  Next to move: {turn.why}{desk.clauses(turn.grounds)}."
    for feed in room.feeds.values():
        for told in feed.told:
            if told.player == shown.player:
                to = f"seat {told.seat + 1} of table {told.table}"
                yield f"{told.player} has to move to {to}: {told.why}{desk.clauses(told.grounds)}."


def refused_now(desk: Desk, room: Room, person: str) -> Iterator[str]:
    """What the judge says now to the lists that somebody is not on, and to the open seats."""
    asked: list[tuple[str, RoomCommand]] = [
        (f"the list of {game}", Join(person, game)) for game in room.listings
    ]
    asked += [
        (f"a seat at table {number}", SeatPlayer(person, number, seat, usual(room, number)))
        for number, seat in open_seat(room)
    ]
    said: dict[str, list[str]] = {}
    law: dict[str, tuple[str, ...]] = {}
    for what, command in asked:
        refusal = judge(room, command, FLOOR).refusal
        if refusal is not None and refusal.reason is not Reason.NAME_TAKEN:
            said.setdefault(refusal.says, []).append(what)
            law[refusal.says] = (*law.get(refusal.says, ()), *refusal.grounds)
    for says, what_all in said.items():
        grounds = tuple(dict.fromkeys(law[says]))
        yield f"Now refused {', '.join(what_all)}: {says}{desk.clauses(grounds)}."


def open_seat(room: Room) -> Iterator[tuple[str, int]]:
    """The first open seat of each table that has one."""
    for number, table in room.tables.items():
        if None in table.seats and not room.spreads[number].closed:
            yield number, table.seats.index(None)


def usual(room: Room, number: str) -> int:
    """A buy-in that nobody would object to."""
    house, stakes = room.tables[number].house, room.tables[number].stakes
    return house.buy_in[1] if house.buy_in else 50 * stakes.big_bet


# ---- from the log ----------------------------------------------------------------------------


def story_of(desk: Desk, person: str) -> Iterator[str]:
    """What the log tells of somebody: when, what, by whom, by which clauses."""
    teller, after = Teller(), None
    then: HouseLaw | None
    with room_faults(desk.path):
        for batch in desk.keeper.log.batches():
            events = list(in_order(batch))
            then, after = after, law_after(after, events)
            part = teller.part(events)
            about = [(at, says) for at, says in part.lines if names(says, person)]
            deed = deed_of(batch)
            if not about and not names(deed.words, person):
                continue
            whose = f" [{deed.by}: {deed.words}]" if deed.words else ""
            for number, (at, says) in enumerate(about, 1):
                last = number == len(about)
                law = f"{desk.clauses(deed.grounds, then)}{whose}" if last else ""
                yield f"{clock(at, teller.zone)}  {says}{law}"


def deed_of(batch: Batch) -> Deed:
    deeds = deeds_in(batch)
    return deeds[0] if deeds else Deed("", "", "")


def names(says: str, person: str) -> bool:
    """Whether a sentence speaks of somebody."""
    return person in says.replace(",", " ").replace(":", " ").replace(";", " ").split()
