"""The desk of the cage: chips bought and cashed, trays filled, boxes counted, the day closed."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.senders import FLOOR, Role, Sender, player
from shuffleup.hand.drops import DROP, PROMOTION
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.absence.absence_records import LeftHow
from shuffleup.room.absence.same_stack import left_with
from shuffleup.room.cage import cage_commands as c
from shuffleup.room.cage import ledger as book
from shuffleup.room.cage.cage_events import DayClosed, DropCounted, Entered
from shuffleup.room.cage.on_tables import chips_of
from shuffleup.room.roles import HOUSE, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomLaw, RoomRuling, malformed
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.chips.house_fee import TIME
from shuffleup.table.commands import AddChips, CountChips, Leave, ReportDrop
from shuffleup.table.state import Table, taken_seats

AT_THE_CAGE: Final = HOUSE | {Role.CAGE}
FEES: Final = (DROP, TIME)
Purses = tuple[tuple[str, int], ...]


# ---- judge -----------------------------------------------------------------------------------


def no_table(room: Room, number: str) -> RoomRuling | None:
    if number in room.tables:
        return None
    return malformed(Reason.NO_SUCH_TABLE, f"there is no table {number}")


def nothing(amount: int) -> RoomRuling | None:
    if amount > 0:
        return None
    return malformed(Reason.NOT_A_WHOLE_AMOUNT, "an amount is at least one chip")


def below_nothing(*amounts: int) -> RoomRuling | None:
    if min(amounts) >= 0:
        return None
    return malformed(Reason.NOT_A_WHOLE_AMOUNT, "nobody brings or counts less than nothing")


def too_little(room: Room, account: str, amount: int) -> RoomRuling | None:
    has = book.balance(room, account)
    if amount <= has:
        return None
    return malformed(Reason.MORE_THAN_THERE_IS, f"{book.in_words(account)} has {has:,}")


def judge_stock(room: Room, command: c.StockCage) -> RoomRuling:
    refused = nothing(command.chips + command.cash) or below_nothing(command.chips, command.cash)
    if refused is not None:
        return refused
    chips = (book.HOUSE_CHIPS, book.CAGE_CHIPS, command.chips)
    cash = (book.HOUSE_CASH, book.CAGE_CASH, command.cash)
    return Ruling((book.moved(chips, cash, why=command.why),))


def judge_buy(room: Room, command: c.Buy) -> RoomRuling:
    """More chips for somebody who sits there; how many is the table's to judge."""
    refused = no_table(room, command.table) or nothing(command.amount)
    if refused is None and command.tray:
        refused = too_little(room, book.of_tray(command.table), command.amount)
    if refused is not None:
        return refused
    at = seat_of(room.tables[command.table], command.player)
    if at is None:
        return malformed(Reason.NOT_SEATED, f"{command.player} does not sit there")
    trial = Trial(room)
    before = chips_of(trial.table(command.table))
    trial.put(command.table, AddChips(at, command.amount), player(command.player))
    if trial.refusal is None:
        came = chips_of(trial.table(command.table)) - before
        trial.note(book.bought(command.player, command.table, came, "rebuy"))
        if command.tray:
            trial.events[-1] = from_tray(command)
    return trial.ruling()


def from_tray(command: c.Buy) -> Entered:
    """Sold at the table: chips out of its tray, the money into its box."""
    chips = (book.of_tray(command.table), book.of_table(command.table), command.amount)
    cash = (book.OUTSIDE, book.of_box(command.table), command.amount)
    return book.moved(chips, cash, why="rebuy", player=command.player)


def judge_cash(room: Room, command: c.Cash) -> RoomRuling:
    """Up from a table and paid. Dealt here the table says how much; by hand it is counted."""
    refused = no_table(room, command.table)
    if refused is not None:
        return refused
    number = command.table
    at = seat_of(room.tables[number], command.player)
    if at is None:
        return malformed(Reason.NOT_SEATED, f"{command.player} does not sit there")
    trial = Trial(room)
    if room.tables[number].by_hand and command.amount:
        trial.put(number, CountChips(at, command.amount), FLOOR)
    before = chips_of(trial.table(number))
    trial.put(number, Leave(at), player(command.player))
    if trial.refusal is None:
        took = before - chips_of(trial.table(number))
        if command.amount not in (took, 0):
            return malformed(Reason.MORE_THAN_THERE_IS, f"{command.player} has {took:,} there")
        gone = left_with(room, command.player, number, LeftHow.CASHED_OUT, took)
        trial.note(book.cashed(command.player, number, took), gone)
    return trial.ruling()


def counts_their_own(room: Room, command: c.Cash, by: Sender) -> RoomRuling | None:
    """Why somebody may not say what they cash: where people deal the house counts it."""
    number: object = command.table
    table = room.tables.get(number) if isinstance(number, str) else None
    if by.role is not Role.PLAYER or not command.amount or table is None or not table.by_hand:
        return None
    return malformed(Reason.NOT_YOUR_PART, "the house counts the chips that are cashed")


def judge_cash_kept(room: Room, command: c.CashKept) -> RoomRuling:
    account = book.kept_for(command.player)
    refused = nothing(command.amount) or too_little(room, account, command.amount)
    if refused is not None:
        return refused
    return Ruling((book.paid_out(command.player, account, command.amount, "kept chips"),))


def judge_fill(room: Room, command: c.Fill) -> RoomRuling:
    refused = no_table(room, command.table) or nothing(command.amount)
    if refused is not None:
        return refused
    filled = (book.CAGE_CHIPS, book.of_tray(command.table), command.amount)
    return Ruling((book.moved(filled, why=command.why),))


def judge_credit(room: Room, command: c.Credit) -> RoomRuling:
    tray = book.of_tray(command.table)
    refused = no_table(room, command.table) or nothing(command.amount)
    refused = refused or too_little(room, tray, command.amount)
    if refused is not None:
        return refused
    return Ruling((book.moved((tray, book.CAGE_CHIPS, command.amount), why=command.why),))


def judge_count_drop(room: Room, command: c.CountDrop) -> RoomRuling:
    """What a table collected goes to the house and to the pool, as counted; what the count lacks of
    what was taken is entered as short. By hand, what is more than was told of went there too."""
    refused = no_table(room, command.table)
    if refused is not None:
        return refused
    trial = Trial(room)
    more = untold(room, command)
    if more.drop or more.promotion:
        trial.put(command.table, more, FLOOR)
    if trial.refusal is not None:
        return trial.ruling()
    purses = due_of(room, command.table, trial.table(command.table))
    fee = sum(amount for purse, amount in purses if purse != PROMOTION)
    pool = sum(amount for purse, amount in purses if purse == PROMOTION)
    table, box = book.of_table(command.table), book.of_box(command.table)
    short = fee + pool - command.fee - command.pool
    money = book.balance(room, box)
    entry = book.moved(
        (table, book.HOUSE_DROP, command.fee),
        (table, book.POOL, command.pool),
        (table, book.SHORT_CHIPS, short),
        (box, book.CAGE_CASH, money),
        why="drop counted",
    )
    trial.note(DropCounted(command.table, purses, command.pool), entry)
    return trial.ruling()


def due_of(room: Room, number: str, table: Table) -> Purses:
    """What must be in the box, by purse."""
    return tuple(
        (purse, table.collected.get(purse, 0) - room.counted.get((number, purse), 0))
        for purse in (*FEES, PROMOTION)
    )


def untold(room: Room, command: c.CountDrop) -> ReportDrop:
    """What the box of a table dealt by hand holds besides what was told of its hands. When nobody
    sits there any more, all chips that are left should be in it."""
    table = room.tables[command.table]
    if not table.by_hand:
        return ReportDrop(0)
    due = due_of(room, command.table, table)
    fee = sum(amount for purse, amount in due if purse != PROMOTION)
    pool = max(0, command.pool - dict(due)[PROMOTION])
    if taken_seats(table):
        return ReportDrop(max(0, command.fee - fee), pool)
    return ReportDrop(max(table.adrift - pool, command.fee - fee, 0), pool)


def judge_close(room: Room, command: c.DailyClose) -> RoomRuling:
    """The cage as counted against the books; what differs is entered, and signed."""
    chips = command.chips - book.balance(room, book.CAGE_CHIPS)
    cash = command.cash - book.balance(room, book.CAGE_CASH)
    refused = below_nothing(command.chips, command.cash) or not_as_told(command, (chips, cash))
    if refused is not None:
        return refused
    closed = DayClosed(chips, cash, ())
    if not chips and not cash:
        return Ruling((closed,))
    entry = book.moved(
        (book.SHORT_CHIPS, book.CAGE_CHIPS, chips),
        (book.SHORT_CASH, book.CAGE_CASH, cash),
        why=f"daily close: {command.why[:200]}" if command.why else "daily close",
    )
    return Ruling((closed, entry))


def not_as_told(command: c.DailyClose, over: tuple[int, int]) -> RoomRuling | None:
    """Why a close is not signed: another difference than the signer knows of, or one without a
    reason."""
    if command.told is None:
        return None
    found = ", ".join(
        f"{what} {abs(amount):,} {'over' if amount > 0 else 'short'}" if amount else f"{what} even"
        for what, amount in zip(("chips", "cash"), over, strict=True)
    )
    if command.told != over:
        return malformed(Reason.COUNT_DIFFERS, f"the count is not as it was told: {found}")
    if any(over) and not command.why.strip():
        return malformed(Reason.COUNT_DIFFERS, f"say why before it is signed: {found}")
    return None


MAY: Allowed = {
    c.StockCage: AT_THE_CAGE,
    c.Buy: AT_THE_CAGE | {Role.PLAYER, Role.DEALER},
    c.Cash: AT_THE_CAGE | {Role.PLAYER},
    c.CashKept: AT_THE_CAGE,
    c.Fill: AT_THE_CAGE,
    c.Credit: AT_THE_CAGE,
    c.CountDrop: AT_THE_CAGE,
    c.DailyClose: AT_THE_CAGE,
}
BY_LAW: RoomLaw = {c.Cash: counts_their_own}
JUDGES: RoomJudges = {
    c.StockCage: judge_stock,
    c.Buy: judge_buy,
    c.Cash: judge_cash,
    c.CashKept: judge_cash_kept,
    c.Fill: judge_fill,
    c.Credit: judge_credit,
    c.CountDrop: judge_count_drop,
    c.DailyClose: judge_close,
}


# ---- apply -----------------------------------------------------------------------------------


def count_drop(room: Room, event: DropCounted) -> None:
    for purse, amount in event.purses:
        at = (event.table, purse)
        room.counted[at] = room.counted.get(at, 0) + amount
    for name, promotion in room.promotions.items():
        more = promotion.collected + event.pool
        room.promotions[name] = replace(promotion, collected=more)


def close_day(room: Room, event: DayClosed) -> None:
    room.closed = (*room.closed[-365:], (room.now, event.chips_over, event.cash_over))


APPLY: RoomApplies = {DropCounted: count_drop, DayClosed: close_day, **book.APPLY}
