"""Chips counted at a table dealt by hand: what a player has in front, what lies in the box."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.drops import DROP, PROMOTION
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.by_hand.known_chips import can_have, chips_in, in_play, loosen
from shuffleup.table.refusals import malformed
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.state import Table, seated

# ---- judge -----------------------------------------------------------------------------------


def dealt_here(table: Table) -> TableRuling | None:
    """Why nothing is told of a table: it deals, and counts for itself."""
    if table.by_hand:
        return None
    return malformed(Reason.DEALT_HERE, "this table deals and counts by itself")


def judge_count(table: Table, command: c.CountChips) -> TableRuling:
    """What was counted, if so much can be there at all."""
    refused = dealt_here(table)
    if refused is not None:
        return refused
    at, amount = command.seat, command.amount
    seat = seated(table, at)
    if seat.account.standing is Standing.LOCKED:
        says = f"{name_of(seat.player)} has kept the seat and is not there yet"
        return malformed(Reason.NOT_SEATED, says)
    if amount == seat.stack and not seat.chips.uncounted:
        return Ruling()
    fits = seat.chips.uncounted and amount <= can_have(table, seat)
    loose = 0 if fits else in_play(table, at)
    most = seat.stack + table.adrift + chips_in(table, loose)
    if amount > most:
        says = f"{name_of(seat.player)} can have no more than {most:,} of what is on the table"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    return Ruling((e.ChipsCounted(at, amount, loose),))


def judge_drop(table: Table, command: c.ReportDrop) -> TableRuling:
    """What the box holds came out of pots: of chips that were in front of somebody."""
    refused = dealt_here(table)
    if refused is not None:
        return refused
    total = command.drop + command.promotion
    if not total:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "how many chips?")
    loose = 0 if total <= table.adrift else in_play(table, NOWHERE)
    most = table.adrift + chips_in(table, loose)
    if total > most:
        says = f"no more than {most:,} can have gone into the box"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    return Ruling((e.DropReported(command.drop, command.promotion, loose),))


JUDGES: Judges = {c.CountChips: judge_count, c.ReportDrop: judge_drop}


# ---- apply -----------------------------------------------------------------------------------


def count(table: Table, event: e.ChipsCounted) -> None:
    """The stack is known; what it is more or less than before, the others have less or more."""
    loosen(table, event.loose)
    seat = seated(table, event.seat)
    table.adrift += seat.stack - event.amount
    seat.stack = event.amount
    chips = seat.chips
    broke = not (event.amount + chips.coming + chips.bought)
    cash = min(chips.cash, event.amount)
    seat.chips = replace(chips, piles=(), cash=cash, uncounted=False, busted=broke)


def report_drop(table: Table, event: e.DropReported) -> None:
    loosen(table, event.loose)
    collect(table, event.drop, event.promotion)


def collect(table: Table, drop: int, promotion: int) -> None:
    """Chips out of pots into the box."""
    table.adrift -= drop + promotion
    for purse, amount in ((DROP, drop), (PROMOTION, promotion)):
        if amount:
            table.collected[purse] = table.collected.get(purse, 0) + amount


APPLY: Applies = {e.ChipsCounted: count, e.DropReported: report_drop}
