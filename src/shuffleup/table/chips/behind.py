"""Chips that were bought and are not there yet, and playing behind them.

``chips.coming`` of a seat is on its way, ``chips.behind`` is how much of it plays meanwhile. Chips
are the table's from the moment they are bought: what a player behind loses is the winner's at once
and comes off what arrives; what a player behind wins lies in front, and the chips still arrive.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.echoes import said
from shuffleup.law.points.table.buy_in import BuyInLaw, PlayingBehind, UnannouncedBehind
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.chips.buying_in import buy_refused, is_all_in, limits, short_buys_after
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.money_words import in_money
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.state import Table, seated

# ---- judge -----------------------------------------------------------------------------------


def judge_have_coming(table: Table, command: c.HaveComing) -> TableRuling:
    """Chips bought through a runner, also while a hand is on: they play from the next one."""
    at, amount = command.seat, command.amount
    if is_all_in(table, at):
        says = "who is all-in buys again when the hand is over"
        return refuse(Reason.IN_A_HAND, says, BuyInLaw.chips_added_when)
    refused = buy_refused(table, at, amount)
    if refused is not None:
        return refused
    seat = seated(table, at)
    shorts = short_buys_after(table, seat, amount)
    return Ruling((e.ChipsBought(at, seat.chips.coming + amount, seat.chips.behind, shorts),))


def judge_play_behind(table: Table, command: c.PlayBehind) -> TableRuling:
    """Play what was bought before it comes; a player who announces an amount and has none coming
    buys it."""
    at, announced = command.seat, command.announced
    seat = seated(table, at)
    refused = behind_refused(table, command)
    if refused is None and not seat.chips.coming:
        refused = buy_refused(table, at, announced)
    if refused is not None:
        return refused
    coming, shorts = seat.chips.coming, seat.short_buys
    if not coming:
        coming, shorts = announced, short_buys_after(table, seat, announced)
    plays = announced or unannounced(table, coming)
    return Ruling((e.ChipsBought(at, coming, plays, shorts),))


def behind_refused(table: Table, command: c.PlayBehind) -> TableRuling | None:
    """Why nothing, or not so much, plays behind; None if it does."""
    announced, coming = command.announced, seated(table, command.seat).chips.coming
    if type(announced) is not int or announced < 0:
        says = f"an amount is a whole number of chips, not {said(announced)}"
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, says)
    if table.rules.buy_in.play_behind is PlayingBehind.NEVER:
        says = "only chips on the table play here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, BuyInLaw.play_behind)
    if not command.cash_down:
        says = "the cash has to be on the table or with the runner first"
        return refuse(Reason.NOT_YET, says, "cash-down-first")
    if is_in_hand(table, command.seat):
        says = "chips bought during a hand play from the next hand on"
        return refuse(Reason.IN_A_HAND, says, BuyInLaw.chips_bought_mid_hand_play)
    if not (announced or coming):
        says = "only chips that were bought play behind, and none were"
        return refuse(Reason.NOT_YET, says, BuyInLaw.play_behind)
    if coming and announced > coming:
        says = f"only the {in_money(table, coming)} that were bought can play behind"
        return refuse(Reason.TOO_MANY_CHIPS, says, BuyInLaw.play_behind)
    return None


def unannounced(table: Table, coming: int) -> int:
    """How much of what is coming plays if nobody said how much it is."""
    how = table.rules.buy_in.play_behind_unannounced
    if how is UnannouncedBehind.MINIMUM_BUY_IN:
        return min(coming, limits(table)[0])
    return coming if how is UnannouncedBehind.FULL_AMOUNT else 0


def judge_deliver(table: Table, command: c.Deliver) -> TableRuling:
    seat = seated(table, command.seat)
    if not seat.chips.coming:
        return malformed(
            Reason.NOT_ASKED_FOR, f"no chips are on their way to {name_of(seat.player)}"
        )
    return Ruling((e.ChipsDelivered(command.seat),))


JUDGES: Judges = {
    c.HaveComing: judge_have_coming,
    c.PlayBehind: judge_play_behind,
    c.Deliver: judge_deliver,
}


# ---- apply -----------------------------------------------------------------------------------


def buy(table: Table, event: e.ChipsBought) -> None:
    seat = seated(table, event.seat)
    seat.short_buys = event.short_buys
    seat.chips = replace(seat.chips, coming=event.coming, behind=event.plays, busted=False)


def deliver(table: Table, event: e.ChipsDelivered) -> None:
    """The chips are there. In a hand those that played behind take their place in the stack, and
    the others wait until it is over."""
    seat = seated(table, event.seat)
    coming, behind, bought = seat.chips.coming, seat.chips.behind, seat.chips.bought
    if is_in_hand(table, event.seat):
        seat.stack += behind
        bought += coming - behind
    else:
        seat.stack += coming
    seat.chips = replace(seat.chips, coming=0, behind=0, bought=bought)


APPLY: Applies = {
    e.ChipsBought: buy,
    e.ChipsDelivered: deliver,
}
