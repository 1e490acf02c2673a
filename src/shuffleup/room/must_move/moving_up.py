"""Going to the main game, or refusing to; and going from table to table of one's own accord.

``before_the_hand`` is asked before a feeder deals: whoever has to be gone by then goes first.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.room.must_moves import MustMoveLaw, MustMoveRefusal
from shuffleup.law.points.room.travelling_stacks import TravellingStackLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.absence.held_chips import brought
from shuffleup.room.cage.ledger import cashed
from shuffleup.room.counting.count_first import is_known, not_counted_at
from shuffleup.room.instants import MINUTE
from shuffleup.room.must_move import feed_commands as c
from shuffleup.room.must_move import feed_events as e
from shuffleup.room.must_move.fed_tables import barred_refused, feed_of, is_fed
from shuffleup.room.must_move.feed_records import Feed, ToldMove
from shuffleup.room.must_move.feeding import fed_game_of, not_in_a_feeder
from shuffleup.room.must_move.the_line import is_back_in_time
from shuffleup.room.must_move.travelling_chips import (
    Journey,
    between_mains,
    by_choice,
    chips_for,
    on_must_move,
    travel,
)
from shuffleup.room.people.who_may_play import may_not_play
from shuffleup.room.roles import OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.account import BOTH_BLINDS, HAD_BUTTON, Arrival
from shuffleup.table.blinds.in_turn import has_blinds, seat_of, who
from shuffleup.table.blinds.places import next_places
from shuffleup.table.commands import Leave, Sit
from shuffleup.table.state import Table, all_chips, seated

# ---- moving up -------------------------------------------------------------------------------


def judge_move_up(room: Room, command: c.MoveUp) -> RoomRuling:
    """Whoever was told to move goes, with the chips the house lets or makes them take."""
    listing = fed_game_of(room, command.player)
    if not listing:
        return not_in_a_feeder(command.player)
    feed = room.feeds[listing]
    told = told_of(feed, command.player)
    if told is None:
        says = f"{command.player} has not been told to move"
        return refuse(Reason.NOT_YOUR_PLACE, says, MustMoveLaw.list_order, "first-in-line-moves")
    refused = not_counted_at(room, feed.feeder, command.player)
    if refused is not None:
        return refused
    had = stack_of(room.tables[feed.feeder], command.player)
    amount = chips_for(on_must_move(room.tables[told.table], had), had, command.amount)
    if not isinstance(amount, int):
        return amount
    trial = Trial(room)
    travel(trial, journey_of(trial, feed, told), amount)
    return trial.ruling(*told.grounds, TravellingStackLaw.must_move, says=told.why)


def told_of(feed: Feed, player: str) -> ToldMove | None:
    return next((one for one in feed.told if one.player == player), None)


def stack_of(table: Table, player: str) -> int:
    at = seat_of(table, player)
    return all_chips(seated(table, at)) if at is not None else 0


def journey_of(trial: Trial, feed: Feed, told: ToldMove) -> Journey:
    """To the seat they were told of, or to another if somebody of the table has taken it."""
    seats = trial.table(told.table).seats
    seat = told.seat if seats[told.seat] is None or None not in seats else seats.index(None)
    return Journey(told.player, feed.feeder, told.table, seat, Arrival.MUST_MOVE)


def why_move(room: Room, player: str) -> tuple[str, tuple[str, ...]]:
    """Why somebody must move, in a sentence and by which law; nothing if they need not."""
    listing = fed_game_of(room, player)
    told = told_of(room.feeds[listing], player) if listing else None
    if told is None:
        return "", ()
    return f"{told.why}: to seat {told.seat + 1} of table {told.table}", told.grounds


# ---- before the next hand --------------------------------------------------------------------


def before_the_hand(trial: Trial, number: str) -> tuple[str, ...]:
    """Who has had their time at the feeder goes before it deals again; by which points."""
    room, feed = trial.room, feed_of(trial.room, number)
    if feed is None or feed.feeder != number:
        return ()
    grounds: list[str] = []
    for told in feed.told:
        grounds.append(point_of_leaving(room.tables[number]))
        if not is_known(trial.table(number), told.player):
            continue  # they go as soon as somebody has counted what they take along
        had = stack_of(trial.table(number), told.player)  # nobody sits down without chips
        if had and must_go_now(room, feed, told) and None in trial.table(told.table).seats:
            amount = chips_for(on_must_move(trial.table(told.table), had), had, 0)
            assert isinstance(amount, int)
            travel(trial, journey_of(trial, feed, told), amount)
    for player in feed.refused:
        grounds.append(MustMoveLaw.refusal)
        if has_no_more_hands(trial.table(number), player) and is_known(room.tables[number], player):
            put_out(trial, number, player)
            grounds.append(MustMoveLaw.refusal_lockout)
    return tuple(dict.fromkeys(grounds))


def point_of_leaving(table: Table) -> str:
    """What decides whether a player who was told to move has another hand."""
    return MustMoveLaw.finish_blinds if has_blinds(table) else MustMoveLaw.stud_hands


def must_go_now(room: Room, feed: Feed, told: ToldMove) -> bool:
    """Whether a player gets no further hand in the feeder."""
    table, law = room.tables[feed.feeder], room.rules.must_moves
    if not has_blinds(table):
        return table.hands - told.hands >= law.stud_hands
    at = seat_of(table, told.player)
    paid = seated(table, at).paid if at is not None else 0
    playing_off = bool(paid & BOTH_BLINDS) and not paid & HAD_BUTTON
    return not (law.finish_blinds and playing_off)


def has_no_more_hands(table: Table, player: str) -> bool:
    """Whether a player who would not move has come to the next blind."""
    at = seat_of(table, player)
    if table.rules.must_moves.refusal is MustMoveRefusal.AT_ONCE or not has_blinds(table):
        return at is not None
    places = next_places(table, who(table))
    return at is not None and at in (places.small, places.big)


def put_out(trial: Trial, number: str, player: str) -> None:
    """Out of the feeder with everything, and not back for as long as the house says."""
    table = trial.table(number)
    at, amount = seat_of(table, player), stack_of(table, player)
    assert at is not None, player
    room = trial.room
    trial.put(number, Leave(at), staff(Role.FLOOR))
    until = room.now + room.rules.must_moves.refusal_lockout * MINUTE
    barred = e.BarredFromFeeder(room.stands[number].listing, player, until)
    trial.note(cashed(player, number, amount), barred)


def judge_refuse(room: Room, command: c.RefuseToMove) -> RoomRuling:
    """A player who was told to move will not, and has a few hands left, or none."""
    listing = fed_game_of(room, command.player)
    feed = room.feeds[listing] if listing else None
    if feed is None or told_of(feed, command.player) is None:
        return malformed(Reason.NOT_CALLED, f"{command.player} was not told to move")
    trial = Trial(room)
    trial.note(e.MoveRefused(listing, command.player))
    at_once = room.rules.must_moves.refusal is MustMoveRefusal.AT_ONCE
    if at_once and room.tables[feed.feeder].hand is None:
        put_out(trial, feed.feeder, command.player)
    return trial.ruling(MustMoveLaw.refusal)


# ---- coming back, and changing tables --------------------------------------------------------


def judge_return(room: Room, command: c.ReturnToFeeder) -> RoomRuling:
    """Gone from the main game and back in time: the first open seat of the feeder."""
    feed = room.feeds.get(command.listing)
    if feed is None:
        return malformed(Reason.NO_SUCH_GAME, f"no table feeds {command.listing}")
    if command.player not in dict(feed.gone):
        says = f"{command.player} has not been in the main game"
        return malformed(Reason.NOT_SEATED, says)
    if table_of(room, command.player):
        return malformed(Reason.NAME_TAKEN, f"{command.player} has a seat already")
    refused = may_not_play(room, command.player, command.listing)
    refused = refused or barred_refused(room, command.listing, command.player)
    if refused is not None:
        return refused
    if not room.rules.must_moves.return_seated:
        says = f"{command.player} waits for a seat like everybody"
        return refuse(Reason.NOT_YOUR_PLACE, says, MustMoveLaw.return_seated)
    if not is_back_in_time(room, feed, command.player):
        says = f"{command.player} has been gone too long, and goes to the end of the list"
        return refuse(Reason.NOT_YOUR_PLACE, says, MustMoveLaw.return_window)
    table = room.tables[feed.feeder]
    if None not in table.seats:
        return malformed(Reason.NO_SUCH_SEAT, f"table {feed.feeder} is full")
    trial = Trial(room)
    sits = Sit(table.seats.index(None), command.player, command.amount)
    trial.put(feed.feeder, sits, staff(Role.FLOOR))
    trial.note(brought(room, command.player, feed.feeder, command.amount))
    return trial.ruling(MustMoveLaw.return_seated, MustMoveLaw.return_window)


def judge_go(room: Room, command: c.GoToTable) -> RoomRuling:
    """To another table of the same game by choice, with the chips the house asks for."""
    start = table_of(room, command.player)
    stand, old = room.stands.get(command.table), room.stands.get(start)
    if (
        stand is None
        or old is None
        or stand.listing != old.listing
        or command.table in (start, *room.breaks)
    ):
        says = f"{command.player} does not sit at another table of that game"
        return malformed(Reason.NOT_SEATED, says)
    table = room.tables[command.table]
    if command.seat >= len(table.seats):
        return malformed(Reason.NO_SUCH_SEAT, f"table {command.table} has no such seat")
    from_main = is_fed(room, start)
    if is_fed(room, command.table) and not from_main:
        says = f"table {command.table} is filled from the must-move list"
        return refuse(Reason.NOT_YOUR_PLACE, says, "main-game-fed")
    refused = not_counted_at(room, start, command.player)
    if refused is not None:
        return refused
    had = stack_of(room.tables[start], command.player)
    law = between_mains if from_main and is_fed(room, command.table) else by_choice
    allowed = law(table, had)
    amount = chips_for(allowed, had, command.amount)
    if not isinstance(amount, int):
        return amount
    trial = Trial(room)
    journey = Journey(command.player, start, command.table, command.seat, Arrival.TRANSFER)
    travel(trial, journey, amount)
    return trial.ruling(allowed.point)


def table_of(room: Room, player: str) -> str:
    """Where somebody sits; nothing if nowhere."""
    found = (number for number, table in room.tables.items() if seat_of(table, player) is not None)
    return next(found, "")


MAY: Allowed = {
    c.MoveUp: OWN,
    c.RefuseToMove: OWN,
    c.ReturnToFeeder: OWN,
    c.GoToTable: OWN,
}
JUDGES: RoomJudges = {
    c.MoveUp: judge_move_up,
    c.RefuseToMove: judge_refuse,
    c.ReturnToFeeder: judge_return,
    c.GoToTable: judge_go,
}


# ---- apply -----------------------------------------------------------------------------------


def refused(room: Room, event: e.MoveRefused) -> None:
    feed = room.feeds[event.listing]
    told = tuple(one for one in feed.told if one.player != event.player)
    room.feeds[event.listing] = replace(feed, told=told, refused=(*feed.refused, event.player))


def barred(room: Room, event: e.BarredFromFeeder) -> None:
    feed = room.feeds[event.listing]
    others = tuple(one for one in feed.barred if one[0] != event.player)
    room.feeds[event.listing] = replace(feed, barred=(*others, (event.player, event.until)))


APPLY: RoomApplies = {e.MoveRefused: refused, e.BarredFromFeeder: barred}
