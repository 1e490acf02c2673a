"""Balancing: which table gives a player, who that is, and which seat of the short one they get."""

from __future__ import annotations

from shuffleup.law.points.tournament.table_balance import (
    BalanceDestination,
    BalanceInStudRound,
    BalanceMover,
    BalanceSource,
    BalanceStud,
    TableBalanceLaw,
)
from shuffleup.law.ruling import Reason
from shuffleup.table.blinds.button import NOWHERE, Places
from shuffleup.table.events import Planned
from shuffleup.table.state import Table
from shuffleup.tournament.event_seats.blind_order import (
    blind_in,
    open_in_order,
    plays_stud,
    small_blind_seat,
    taken_in_order,
)
from shuffleup.tournament.event_seats.final_size import is_stud_event
from shuffleup.tournament.event_seats.seat_commands import Balance
from shuffleup.tournament.event_seats.table_moves import TableMoves
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament

LAW = TableBalanceLaw


def judge_balance(event: Tournament, command: Balance) -> EventRuling:
    """One player from a full table to the short one."""
    if command.source and command.source not in event.tables:
        return malformed(Reason.NO_SUCH_TABLE, f"there is no table {command.source}")
    moves = TableMoves(event)
    givers, short = uneven(moves)
    if not givers:
        return malformed(Reason.NOT_ASKED_FOR, "the tables are even")
    source = command.source or givers[0]
    if source != givers[0]:
        if event.rules.table_balance.source is BalanceSource.PREDETERMINED:
            says = f"it is table {givers[0]} that gives a player"
            return refuse(Reason.KEEPS_GAMES_EVEN, says, LAW.source)
        if source not in givers:
            return malformed(Reason.NOT_ASKED_FOR, f"table {source} is not one of the fullest")
    if event.tables[source].hand is not None:
        return malformed(Reason.HAND_IS_ON, f"a hand is on at table {source}")
    balance(moves, source, short)
    return moves.ruling(LAW.difference, LAW.source)


def uneven(moves: TableMoves) -> tuple[list[str], str]:
    """The fullest tables, in the order in which they give, and the short one; no tables where none
    is short enough."""
    counts = moves.counts()
    if not counts:
        return [], ""
    most, least = max(counts.values()), min(counts.values())
    if most - least < moves.event.rules.table_balance.difference:
        return [], ""
    short = next(number for number, count in counts.items() if count == least)
    return [number for number, count in counts.items() if count == most], short


def balance(moves: TableMoves, source: str, short: str) -> None:
    """The player whom the book names goes to the seat it names."""
    law = moves.event.rules.table_balance
    why = f"table {short} is {moves.counts()[source] - moves.counts()[short]} players short"
    if goes_by_seat(moves.event, moves.look(source)):
        seat = moves.last_opened(short)
        moves.move(source, like_seat(moves.look(source), seat), short, seat, why, LAW.stud)
        return
    mover = chosen_mover(moves, source, short)
    if law.destination is BalanceDestination.SAME_POSITION:
        seat, lone = like_position(moves, source, mover, short), False
    else:
        seat, lone = worst_seat(moves.look(short))
    grounds: list[str] = [LAW.mover, LAW.destination]
    if is_stud_round(moves.event, moves.look(source)):
        grounds.append(LAW.in_stud_round)
    if lone:
        table = moves.look(short)
        button = table.places.small if table.places.small >= 0 else table.places.button
        moves.trial.tell(short, Planned((Places(button, NOWHERE, seat),)))
        grounds.append(LAW.single_big_blind)
    moves.move(source, mover, short, seat, why, *grounds)


# ---- who moves -------------------------------------------------------------------------------


def goes_by_seat(event: Tournament, table: Table) -> bool:
    """Whether the seat that opened last is filled, whatever the blinds: in stud."""
    law = event.rules.table_balance
    if is_stud_event(event):
        return law.stud is BalanceStud.LAST_OPENED
    by_seat = law.in_stud_round is BalanceInStudRound.LAST_OPENED
    return by_seat and is_stud_round(event, table)


def is_stud_round(event: Tournament, table: Table) -> bool:
    return plays_stud(table) and not is_stud_event(event)


def like_seat(table: Table, seat: int) -> int:
    """The player in the seat of this number, or else the next one after it."""
    around = [(seat + on) % table.n for on in range(table.n)]
    return next(at for at in around if table.seats[at] is not None)


def chosen_mover(moves: TableMoves, source: str, short: str) -> int:
    """The seat of the player who moves."""
    table, players = moves.look(source), taken_in_order(moves.look(source))
    if moves.event.rules.table_balance.mover is BalanceMover.NEXT_BIG_BLIND:
        return players[0]
    gone, there = moves.last_opened(short), moves.look(short)
    return min(players, key=lambda at: apart(table, at, there, gone))


def apart(table: Table, at: int, other: Table, seat: int) -> tuple[bool, int]:
    """How much the position of a seat differs from that of one at another table."""
    small = at == small_blind_seat(table), seat == small_blind_seat(other)
    return small[0] != small[1], abs(blind_in(table, at) - blind_in(other, seat))


# ---- to which seat ---------------------------------------------------------------------------


def like_position(moves: TableMoves, source: str, mover: int, short: str) -> int:
    """The open seat whose position is most like the one the mover has; of several, the one that was
    left last."""
    there, last = moves.look(short), moves.last_opened(short)
    table = moves.look(source)
    seats = open_in_order(there)
    return min(seats, key=lambda seat: (apart(table, mover, there, seat), seat != last))


def worst_seat(table: Table) -> tuple[int, bool]:
    """The open seat to which the big blind comes first, and whether that is a lone big blind, in a
    seat that had it on the last hand. Between two blinds nobody is put if there is another seat."""
    law, seats, small = table.rules.table_balance, open_in_order(table), small_blind_seat(table)
    if blind_in(table, seats[0]) == 0 and seats[0] != small:
        return seats[0], False
    if small in seats and table.hands and table.hand is None:
        if not law.small_never_worst:
            return small, False
        if law.single_big_blind:
            return small, True
    return next((at for at in seats if at != small), small), False


MAY: MayDirect = {Balance: STAFF}
JUDGES: EventJudges = {Balance: judge_balance}
