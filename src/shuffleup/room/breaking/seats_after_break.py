"""Seats that players of a broken game take: in the order of the draw, with what they may bring.

A seat won by somebody who is away is kept for a while; ``lapsed`` is asked before the other table
deals, and whoever has not come by then is first on the list.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Role, staff
from shuffleup.law.points.room.broken_games import AbsentSeatHeld, BreakingLaw
from shuffleup.law.points.room.travelling_stacks import TravellingStackLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.breaking import break_events as e
from shuffleup.room.breaking.break_commands import ChooseSeat, TakeHeldSeat
from shuffleup.room.breaking.break_records import BrokenGame, HeldSeat
from shuffleup.room.breaking.breaking_up import goes
from shuffleup.room.counting.count_first import everybody_at, not_counted_at
from shuffleup.room.lists.list_events import Joined, LeftList
from shuffleup.room.lists.list_records import Waiting
from shuffleup.room.lists.waiting_names import names_of
from shuffleup.room.must_move.fed_tables import is_for_the_list
from shuffleup.room.must_move.moving_up import stack_of
from shuffleup.room.must_move.travelling_chips import Journey, chips_for, from_broken, travel
from shuffleup.room.roles import OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.account import Arrival
from shuffleup.table.blinds.in_turn import has_blinds, seat_of, who
from shuffleup.table.blinds.places import next_places
from shuffleup.table.commands import Leave, LockUp
from shuffleup.table.state import Table, arc, seated

# ---- judge -----------------------------------------------------------------------------------


def judge_choose(room: Room, command: ChooseSeat) -> RoomRuling:
    """Whoever's turn it is takes an open seat; for somebody who is away it is kept."""
    number = next((one for one, game in room.breaks.items() if command.player in game.order), "")
    if not number:
        return malformed(Reason.NOT_CALLED, f"{command.player} has no seat coming")
    game = room.breaks[number]
    first = first_to_choose(room, number, game)
    if command.player not in first:
        return malformed(Reason.NOT_SEATED, f"{command.player} has left table {number}")
    if game.contested and first[0] != command.player:
        says = f"{first[0]} chooses before {command.player}"
        return refuse(Reason.NOT_YOUR_PLACE, says, BreakingLaw.order)
    if not is_to_be_had(room, game, command):
        says = f"seat {command.seat + 1} of table {command.table} is not open for them"
        return malformed(Reason.NO_SUCH_SEAT, says)
    at = seat_of(room.tables[number], command.player)
    assert at is not None
    if seated(room.tables[number], at).presence.here:
        held = HeldSeat(command.player, command.table, command.seat, 0)
        return goes_there(room, number, held, command.amount)
    trial = Trial(room)
    trial.put(command.table, LockUp(command.seat, command.player), staff(Role.FLOOR))
    hands = room.tables[command.table].hands
    held = HeldSeat(command.player, command.table, command.seat, hands)
    trial.note(e.BrokenSeatKept(number, held))
    return trial.ruling(hold_point(room.tables[command.table]))


def first_to_choose(room: Room, number: str, game: BrokenGame) -> list[str]:
    """Those who have a seat coming and are still there to take it."""
    return [player for player in game.order if seat_of(room.tables[number], player) is not None]


def is_to_be_had(room: Room, game: BrokenGame, command: ChooseSeat) -> bool:
    stand, table = room.stands.get(command.table), room.tables.get(command.table)
    if stand is None or table is None or command.seat >= len(table.seats):
        return False
    there = command.table == game.into if game.into else stand.listing == game.listing
    called = any(
        (call.table, call.seat) == (command.table, command.seat)
        for call in room.listings[stand.listing].calls
    )
    free = table.seats[command.seat] is None and not called
    return there and free and is_for_the_list(room, command.table)


def judge_held(room: Room, command: TakeHeldSeat) -> RoomRuling:
    """Back in time for the seat that was kept."""
    for number, game in room.breaks.items():
        for held in game.held:
            if held.player == command.player:
                return goes_there(room, number, held, command.amount)
    return malformed(Reason.NOT_CALLED, f"no seat is kept for {command.player}")


def goes_there(room: Room, number: str, held: HeldSeat, asked: int) -> RoomRuling:
    """From the broken game to a seat, with as much as the house lets them bring."""
    if seat_of(room.tables[number], held.player) is None:
        return malformed(Reason.NOT_SEATED, f"{held.player} has left table {number}")
    had = stack_of(room.tables[number], held.player)
    bounds = from_broken(room.tables[held.table], had)
    amount = chips_for(bounds, had, asked)
    if not isinstance(amount, int):
        return leader_unknown(room, held.table, bounds.point) or amount
    trial = Trial(room)
    travel(trial, Journey(held.player, number, held.table, held.seat, Arrival.BROKEN), amount)
    trial.note(e.BrokenSeatTaken(number, held.player))
    return trial.ruling(bounds.point)


def leader_unknown(room: Room, number: str, point: str) -> RoomRuling | None:
    """Where one may bring as much as the largest stack there has, it has to be known."""
    if point != TravellingStackLaw.broken_no_limit:
        return None
    return not_counted_at(room, number, *everybody_at(room, number))


MAY: Allowed = {ChooseSeat: OWN, TakeHeldSeat: OWN}
JUDGES: RoomJudges = {ChooseSeat: judge_choose, TakeHeldSeat: judge_held}


# ---- before the next hand --------------------------------------------------------------------


def hold_point(table: Table) -> str:
    """What decides how long a seat is kept at a table."""
    return BreakingLaw.absent_seat_held if has_blinds(table) else BreakingLaw.absent_seat_stud


def lapsed(trial: Trial, number: str) -> tuple[str, ...]:
    """Seats of a table that were kept long enough are open; by which points."""
    grounds: list[str] = []
    for broken, game in trial.room.breaks.items():
        for held in game.held:
            if held.table == number:
                grounds.append(hold_point(trial.table(number)))
                if is_over(trial.table(number), held):
                    gives_up(trial, broken, game, held)
    return tuple(dict.fromkeys(grounds))


def is_over(table: Table, held: HeldSeat) -> bool:
    """Whether the big blind has come to a kept seat, or in stud so many hands have been dealt."""
    law = table.rules.breaking
    if not has_blinds(table):
        return table.hands - held.hands >= law.absent_seat_stud
    if law.absent_seat_held is not AbsentSeatHeld.UNTIL_BIG_BLIND:
        return False
    coming = next_places(table, who(table)).big
    if table.places.big < 0 or coming < 0:
        return False
    return bool(arc(table, table.places.big, coming) >> held.seat & 1)


def gives_up(trial: Trial, broken: str, game: BrokenGame, held: HeldSeat) -> None:
    """The seat is open, the cage keeps the chips, and the player is first on the list."""
    if seat_of(trial.table(held.table), held.player) == held.seat:
        trial.put(held.table, Leave(held.seat), staff(Role.FLOOR))
    if seat_of(trial.table(broken), held.player) is not None:
        goes(trial, broken, held.player, kept=True)
    if held.player in names_of(trial.room.listings[game.listing]).by_player:
        trial.note(LeftList(game.listing, held.player))
    first = Joined(game.listing, Waiting(held.player, trial.room.now), 0)
    trial.note(e.BrokenSeatLost(broken, held.player), first)


# ---- apply -----------------------------------------------------------------------------------


def without(game: BrokenGame, player: str) -> BrokenGame:
    order = tuple(one for one in game.order if one != player)
    return replace(game, order=order, held=tuple(h for h in game.held if h.player != player))


def taken(room: Room, event: e.BrokenSeatTaken) -> None:
    room.breaks[event.table] = without(room.breaks[event.table], event.player)


def kept(room: Room, event: e.BrokenSeatKept) -> None:
    game = without(room.breaks[event.table], event.held.player)
    room.breaks[event.table] = replace(game, held=(*game.held, event.held))


def lost(room: Room, event: e.BrokenSeatLost) -> None:
    room.breaks[event.table] = without(room.breaks[event.table], event.player)


APPLY: RoomApplies = {
    e.BrokenSeatTaken: taken,
    e.BrokenSeatKept: kept,
    e.BrokenSeatLost: lost,
}
