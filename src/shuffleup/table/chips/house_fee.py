"""What the house takes: a drop or rake out of the pots, time, a blind of the button, the
promotional dollar.

``drop_of(table)`` is what the coming hand has to give, as its setup says; the hand itself takes it.
Time is paid by everyone with chips between two hands, in advance.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.setup import NO_DROP, Drop
from shuffleup.law.points.table.dealt_in import DealtInLaw, HouseFee
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.account import Standing
from shuffleup.table.chips.buying_in import is_broke
from shuffleup.table.chips.chip_records import Pot
from shuffleup.table.chips.on_the_table import take_from
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.state import Table, seated, taken_seats

TIME = "time"
POT = "pot"


def drop_of(table: Table) -> Drop:
    """What leaves the pots of this table. Promotions are collected beside the fee, so they are
    taken where the fee is paid by time too."""
    house = table.house
    if not (house.drop or house.rake or house.promotion or house.collection_blind):
        return NO_DROP
    if pays_time(table):
        drop = Drop(promotion=house.promotion, no_flop_no_drop=house.no_flop_no_drop)
        return drop if house.promotion else NO_DROP
    return Drop(
        house.drop,
        house.rake,
        house.rake_cap,
        house.no_flop_no_drop,
        house.promotion,
        house.collection_blind,
    )


def pays_time(table: Table) -> bool:
    """Whether the fee is paid by time: by the book, or because the house designated it."""
    return bool(table.house.time) or table.rules.dealt_in.house_fee is HouseFee.TIME


# ---- judge -----------------------------------------------------------------------------------


def judge_collect_time(table: Table, command: c.CollectTime) -> TableRuling:
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "time is collected between two hands")
    if not table.house.time:
        says = "no time is collected at this table"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, DealtInLaw.house_fee)
    return Ruling(payments(table))


def payments(table: Table) -> tuple[e.Paid, ...]:
    """Everyone with chips in front pays, away or not; a player who has less pays that."""
    there = [at for at, s in taken_seats(table) if s.account.standing is not Standing.LOCKED]
    return fees(table, [(at, table.house.time) for at in there])


def fees(table: Table, due: list[tuple[int, int]]) -> tuple[e.Paid, ...]:
    """What seats pay of what is due, as far as they can have it; who has nothing pays nothing."""
    paid, adrift = [], table.adrift
    for at, amount in due:
        seat = seated(table, at)
        most = seat.stack + adrift if seat.chips.uncounted else seat.stack
        if most:
            paid.append(e.Paid(at, min(amount, most), TIME))
            adrift -= max(0, min(amount, most) - seat.stack)
    return tuple(paid)


def time_is_due(table: Table, now: int) -> bool:
    """Whether it is time to collect, at a table that collects by the clock."""
    every = table.house.time_minutes
    return bool(every) and (table.clock.charged_at < 0 or now - table.clock.charged_at >= every)


JUDGES: Judges = {c.CollectTime: judge_collect_time}


# ---- apply -----------------------------------------------------------------------------------


def pay(table: Table, event: e.Paid) -> None:
    """Chips off a stack, into a purse of the house or into the next pot."""
    take_from(table, event.seat, event.amount)
    seat = seated(table, event.seat)
    seat.chips = replace(seat.chips, busted=is_broke(seat))
    if event.purse == POT:
        table.pot = Pot(table.pot.carried, table.pot.spare + event.amount)
        return
    table.collected[event.purse] = table.collected.get(event.purse, 0) + event.amount
    if event.purse == TIME:
        table.clock = replace(table.clock, charged_at=table.clock.now)


APPLY: Applies = {e.Paid: pay}
