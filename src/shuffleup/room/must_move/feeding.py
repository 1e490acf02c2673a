"""A table feeds another: invoked and ended by the house, its list kept, its movers told.

While a feeder runs, whoever leaves a main game short is replaced at once; any other open seat is
filled when the desk says so.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from shuffleup.law.points.room.must_moves import MustMoveLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.deadlines import Due
from shuffleup.room.must_move import feed_commands as c
from shuffleup.room.must_move import feed_events as e
from shuffleup.room.must_move.fed_tables import feed_of
from shuffleup.room.must_move.feed_records import ENOUGH, Feed, InLine, ToldMove
from shuffleup.room.must_move.the_line import (
    Turn,
    by_arrival,
    in_line,
    next_to_move,
    players_of,
    seen,
)
from shuffleup.room.roles import DESK, HOUSE, OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room, Stand
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.state import Table, seated

# ---- judge -----------------------------------------------------------------------------------


def judge_invoke(room: Room, command: c.InvokeMustMove) -> RoomRuling:
    """One table feeds another of the same game, and its players are in line as they came."""
    feeder, main = room.stands.get(command.table), room.stands.get(command.main)
    broken = {command.table, command.main} & room.breaks.keys()
    if feeder is None or main is None or command.table == command.main or broken:
        says = f"there is no table {command.table} to feed a table {command.main}"
        return malformed(Reason.NO_SUCH_TABLE, says)
    if is_other_game(feeder, main):
        says = f"table {command.table} plays another game than table {command.main}"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, "must-move-same-game")
    feed = room.feeds.get(feeder.listing)
    if feed is not None and (feed.feeder != command.table or command.main in feed.mains):
        says = f"table {feed.feeder} feeds the game already"
        return malformed(Reason.NAME_TAKEN, says)
    mains = (*(feed.mains if feed else ()), command.main)
    table = room.tables[command.table]
    line = feed.line if feed else tuple(in_line_already(room, table))
    counted = feed.counted if feed else table.hands
    invoked = e.MustMoveInvoked(
        feeder.listing, command.table, command.main, line, counted, players_of(room, mains)
    )
    return Ruling((invoked,), grounds=("must-move",))


def is_other_game(feeder: Stand, main: Stand) -> bool:
    return feeder.listing != main.listing


def in_line_already(room: Room, table: Table) -> Iterator[InLine]:
    """Those who sit in a game when it becomes a feeder; who has had a hand has played enough."""
    for player in by_arrival(table):
        at = seat_of(table, player)
        assert at is not None
        new = seated(table, at).account.standing is Standing.NEW
        yield InLine(player, True, table.hands, 0 if new else ENOUGH)


def judge_end(room: Room, command: c.EndMustMove) -> RoomRuling:
    stand, feed = room.stands.get(command.table), feed_of(room, command.table)
    if stand is None or feed is None or feed.feeder != command.table:
        return malformed(Reason.NO_SUCH_TABLE, f"table {command.table} feeds no other")
    return Ruling((e.MustMoveEnded(stand.listing),))


def judge_volunteer(room: Room, command: c.Volunteer) -> RoomRuling:
    listing = fed_game_of(room, command.player)
    if not listing:
        return not_in_a_feeder(command.player)
    if command.player in room.feeds[listing].volunteers:
        return Ruling()
    return Ruling(
        (e.Volunteered(listing, command.player),), grounds=(MustMoveLaw.volunteers_first,)
    )


def judge_tell(room: Room, command: c.TellToMove) -> RoomRuling:
    """Whoever's turn it is has to move to an open seat of the main game."""
    stand, feed = room.stands.get(command.table), feed_of(room, command.table)
    if stand is None or feed is None or command.table not in feed.mains:
        return malformed(Reason.NO_SUCH_TABLE, f"no table feeds {command.table or 'another there'}")
    if command.seat not in open_main_seats(room, feed, command.table):
        says = f"seat {command.seat + 1} of table {command.table} is not open"
        return malformed(Reason.NO_SUCH_SEAT, says)
    turn = next_to_move(room, feed)
    if turn is None:
        return nobody_moves(room, feed)
    told = told_to(room, stand.listing, feed, turn, command.table, command.seat)
    return Ruling((told,), grounds=turn.grounds, says=turn.why)


def nobody_moves(room: Room, feed: Feed) -> RoomRuling:
    """Nobody has to move yet: nobody is in line, or those who are have yet to play there."""
    line, hands = in_line(feed), room.rules.must_moves.feeder_hands
    if not line:
        says = f"nobody at table {feed.feeder} is in line to move"
        return refuse(Reason.NOT_YET, says, "first-in-line-moves")
    many = f"{hands} hands" if hands > 1 else "a hand"
    says = (
        f"nobody at table {feed.feeder} has played {many} there yet:"
        f" {line[0].player} moves first, after {hands - line[0].hands} more"
    )
    return refuse(Reason.NOT_YET, says, MustMoveLaw.feeder_hands, "first-in-line-moves")


MAY: Allowed = {
    c.InvokeMustMove: HOUSE,
    c.EndMustMove: HOUSE,
    c.Volunteer: OWN,
    c.TellToMove: DESK,
}
JUDGES: RoomJudges = {
    c.InvokeMustMove: judge_invoke,
    c.EndMustMove: judge_end,
    c.Volunteer: judge_volunteer,
    c.TellToMove: judge_tell,
}


# ---- looking around --------------------------------------------------------------------------


def fed_game_of(room: Room, player: str) -> str:
    """The game in whose feeder somebody sits; none if they sit in no feeder."""
    for listing, feed in room.feeds.items():
        if any(one.player == player and one.seated for one in feed.line):
            return listing
    return ""


def not_in_a_feeder(player: str) -> RoomRuling:
    return malformed(Reason.NOT_SEATED, f"{player} sits in no must-move game")


def open_main_seats(room: Room, feed: Feed, main: str) -> list[int]:
    """Open seats of a main game that nobody was told to move to."""
    if main in room.breaks:
        return []
    told = {one.seat for one in feed.told if one.table == main}
    seats = enumerate(room.tables[main].seats)
    return [at for at, seat in seats if seat is None and at not in told]


def told_to(room: Room, listing: str, feed: Feed, turn: Turn, main: str, seat: int) -> e.ToldToMove:
    hands = room.tables[feed.feeder].hands
    told = ToldMove(turn.player, main, seat, room.now, hands, turn.why, turn.grounds)
    return e.ToldToMove(listing, told)


# ---- by itself -------------------------------------------------------------------------------


def due_in_feeds(room: Room) -> Iterator[Due]:
    """The line follows the tables, and a main game that is too small is filled at once."""
    for listing, feed in room.feeds.items():
        looked_at = tables_as_they_are(room, listing, feed)
        if room.settled.get(listing) == looked_at:
            continue
        changed = seen(room, listing, feed)
        if changed is not None:
            yield Due(room.now, (changed,), why_changed(feed, changed))
            return
        for main in feed.mains:
            filled = too_small(room, listing, feed, main)
            if filled is not None:
                yield filled
                return
        room.settled[listing] = looked_at


def tables_as_they_are(room: Room, listing: str, feed: Feed) -> tuple[object, ...]:
    """All that decides whether anything is due in a feed: while it is the same, nothing new is."""
    versions = [room.tables[number].version for number in (feed.feeder, *feed.mains)]
    return (feed, room.listings[listing].calls, versions, room.breaks.keys() & feed.mains)


def why_changed(before: Feed, now: e.LineSeen) -> tuple[str, ...]:
    """The points behind a change of the line: of newcomers, returners and hands counted."""
    known = {one.player: one for one in before.line}
    grounds: list[str] = []
    for one in now.line:
        old = known.get(one.player)
        if old is None:
            grounds.append(MustMoveLaw.list_order)
        if one.seated and not (old is not None and old.seated) and one.player in dict(now.gone):
            grounds += [MustMoveLaw.returners_first, MustMoveLaw.return_window]
        if old is not None and one.hands > old.hands:
            grounds.append(MustMoveLaw.feeder_hands)
    return tuple(dict.fromkeys(grounds))


def too_small(room: Room, listing: str, feed: Feed, main: str) -> Due | None:
    """Who has to move because a main game would be smaller than the house lets it be."""
    coming = sum(one.table == main for one in feed.told)
    if len(by_arrival(room.tables[main])) + coming >= room.rules.must_moves.main_minimum:
        return None
    seats, turn = open_main_seats(room, feed, main), next_to_move(room, feed)
    if not seats or turn is None:
        return None
    turn = Turn(turn.player, turn.why, (MustMoveLaw.main_minimum, *turn.grounds))
    return Due(room.now, (told_to(room, listing, feed, turn, main, seats[0]),), turn.grounds)


DUE = (due_in_feeds,)


# ---- apply -----------------------------------------------------------------------------------


def invoked(room: Room, event: e.MustMoveInvoked) -> None:
    old = room.feeds.get(event.listing) or Feed(event.feeder, ())
    room.feeds[event.listing] = replace(
        old,
        mains=(*old.mains, event.main),
        line=event.line,
        counted=event.counted,
        at_main=event.at_main,
    )


def ended(room: Room, event: e.MustMoveEnded) -> None:
    del room.feeds[event.listing]


def line_seen(room: Room, event: e.LineSeen) -> None:
    """Whoever is off the list is nobody who was told, volunteered or refused."""
    feed = room.feeds[event.listing]
    there = {one.player for one in event.line}
    room.feeds[event.listing] = replace(
        feed,
        line=event.line,
        counted=event.counted,
        at_main=event.at_main,
        gone=event.gone,
        told=tuple(one for one in feed.told if one.player in there),
        volunteers=tuple(one for one in feed.volunteers if one in there),
        refused=tuple(one for one in feed.refused if one in there),
    )


def volunteered(room: Room, event: e.Volunteered) -> None:
    feed = room.feeds[event.listing]
    room.feeds[event.listing] = replace(feed, volunteers=(*feed.volunteers, event.player))


def told_to_move(room: Room, event: e.ToldToMove) -> None:
    feed = room.feeds[event.listing]
    room.feeds[event.listing] = replace(feed, told=(*feed.told, event.told))


APPLY: RoomApplies = {
    e.MustMoveInvoked: invoked,
    e.MustMoveEnded: ended,
    e.LineSeen: line_seen,
    e.Volunteered: volunteered,
    e.ToldToMove: told_to_move,
}
