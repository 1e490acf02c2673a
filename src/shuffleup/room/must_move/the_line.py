"""The must-move list: who is on it, in which order, and whose turn it is to move.

It follows the tables by itself: ``seen`` compares it with who was called to the feeder, who sits
there and who has played, and says what has changed. Nobody is on it who is neither called nor
seated.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.law.points.room.must_moves import MustMoveLaw, MustMoveList
from shuffleup.room.instants import MINUTE
from shuffleup.room.must_move import feed_events as e
from shuffleup.room.must_move.feed_records import Feed, InLine
from shuffleup.room.state import Room
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.state import Table, had_cards, taken_seats

# ---- keeping it ------------------------------------------------------------------------------


def seen(room: Room, listing: str, feed: Feed) -> e.LineSeen | None:
    """What has changed in the line since it was looked at last; None if nothing has."""
    at_main = players_of(room, feed.mains)
    left = {player: room.now for player in feed.at_main if player not in at_main}
    stay = {player: at for player, at in feed.gone if player not in at_main}
    gone = tuple({**stay, **left}.items())
    now = replace(feed, at_main=at_main, gone=gone)
    now = replace(now, line=line_now(room, listing, now), counted=counted(room, feed))
    if now == feed:
        return None
    return e.LineSeen(listing, now.line, now.counted, at_main, gone)


def line_now(room: Room, listing: str, feed: Feed) -> tuple[InLine, ...]:
    """Those who stay keep their places; newcomers go to the bottom, returners to the top."""
    here = by_arrival(room.tables[feed.feeder])
    called = called_to(room, listing, feed)
    known = {one.player: one for one in feed.line}
    stay = [one for one in feed.line if one.player in here or one.player in called]
    new = [
        InLine(player, False) for player in dict.fromkeys((*called, *here)) if player not in known
    ]
    line = [looked_at(room, feed, one, here) for one in (*stay, *new)]
    first = [one for one in line if one.returned and known.get(one.player, one).returned]
    back = [one for one in line if one.returned and one not in first]
    return (*first, *back, *(one for one in line if not one.returned))


def looked_at(room: Room, feed: Feed, one: InLine, here: Iterable[str]) -> InLine:
    """A name as it is now: seated since when, and with the hand that is over."""
    table, law = room.tables[feed.feeder], room.rules.must_moves
    if one.player not in here:
        return one
    if not one.seated:
        back = law.returners_first and is_back_in_time(room, feed, one.player)
        return replace(one, seated=True, since=table.hands, returned=back)
    if not is_hand_to_count(table, max(feed.counted, one.since)):
        return one
    at = seat_of(table, one.player)
    dealt = at is not None and had_cards(table, at)
    enough = one.hands >= law.feeder_hands
    return one if enough else replace(one, hands=one.hands + dealt)


def is_hand_to_count(table: Table, counted: int) -> bool:
    return table.hand is None and table.hands > counted


def counted(room: Room, feed: Feed) -> int:
    """Up to which hand the line is counted: nothing is, while everybody has played enough."""
    table = room.tables[feed.feeder]
    short = any(one.hands < room.rules.must_moves.feeder_hands for one in feed.line)
    return table.hands if short and is_hand_to_count(table, feed.counted) else feed.counted


def called_to(room: Room, listing: str, feed: Feed) -> list[str]:
    """Who was called to the feeder and has not sat down: on the list already, if it goes by the
    order of the calls."""
    if room.rules.must_moves.list_order is MustMoveList.ARRIVAL_ORDER:
        return []
    return [call.player for call in room.listings[listing].calls if call.table == feed.feeder]


def is_back_in_time(room: Room, feed: Feed, player: str) -> bool:
    """Whether somebody left the main game no longer ago than lets them come first."""
    left = dict(feed.gone).get(player)
    return left is not None and room.now - left <= room.rules.must_moves.return_window * MINUTE


def by_arrival(table: Table) -> list[str]:
    """The players of a table, longest there first."""
    there = [seat for _, seat in taken_seats(table) if seat.account.standing is not Standing.LOCKED]
    return [seat.player for seat in sorted(there, key=lambda seat: seat.since)]


def players_of(room: Room, tables: Iterable[str]) -> tuple[str, ...]:
    return tuple(player for number in tables for player in by_arrival(room.tables[number]))


# ---- whose turn it is ------------------------------------------------------------------------


class Turn(Struct, frozen=True):
    """Who moves next, why, and by which law."""

    player: str
    why: str
    grounds: tuple[str, ...]


def next_to_move(room: Room, feed: Feed) -> Turn | None:
    """Whose turn it is to move to the main game; None if nobody can be moved."""
    law = room.rules.must_moves
    line = in_line(feed)
    ready = [one.player for one in line if one.hands >= law.feeder_hands]
    back = [one.player for one in line if one.returned and one.player in ready]
    if back:
        why = f"{back[0]} came back from the main game in time, and moves first"
        return Turn(back[0], why, (MustMoveLaw.returners_first, MustMoveLaw.return_window))
    willing = volunteers(room, feed, ready)
    if willing:
        why = f"{willing[0]} wants to move, and is the first of those who do"
        several = ("volunteers-in-list-order",) if len(willing) > 1 else ()
        return Turn(willing[0], why, (MustMoveLaw.volunteers_first, *several))
    return first_in_line(room, feed, ready)


def first_in_line(room: Room, feed: Feed, ready: list[str]) -> Turn | None:
    """Where nobody wants to move, whoever is first has to."""
    if not ready:
        return None
    why = f"{ready[0]} is the first on the must-move list"
    return Turn(ready[0], why, ("first-in-line-moves", *passed_over(room, feed, ready[0])))


def passed_over(room: Room, feed: Feed, mover: str) -> tuple[str, ...]:
    """The point by which those who come first do not move: they have yet to play enough."""
    line = in_line(feed)
    asked = room.rules.must_moves.volunteers_first
    for at, one in enumerate(line):
        before = at < [other.player for other in line].index(mover)
        willing = asked and one.player in feed.volunteers
        if one.hands < room.rules.must_moves.feeder_hands and (before or willing):
            return (MustMoveLaw.feeder_hands,)
    return ()


def in_line(feed: Feed) -> list[InLine]:
    """Those who sit in the feeder and have yet to be told to move."""
    told = {one.player for one in feed.told}
    return [
        one
        for one in feed.line
        if one.seated and one.player not in told and one.player not in feed.refused
    ]


def volunteers(room: Room, feed: Feed, ready: list[str]) -> list[str]:
    """Those who want to move, in the order of the list; none where nobody is asked."""
    if not room.rules.must_moves.volunteers_first:
        return []
    return [player for player in ready if player in feed.volunteers]
