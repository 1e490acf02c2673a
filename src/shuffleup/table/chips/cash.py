"""Money on the table instead of chips.

``chips.cash`` of a seat is how much of a stack is money. Where cash plays it plays as it lies;
elsewhere it is changed before the next hand, and the chips play.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.games import Structure
from shuffleup.law.points.table.buy_in import BoughtMidHand, BuyInLaw
from shuffleup.law.points.table.table_chips import CashGames, TableChipLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.chips.buying_in import added_now_refused, buy_refused, limits, short_buys_after
from shuffleup.table.chips.in_play import cash_plays, is_in_hand
from shuffleup.table.money_words import in_money
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.state import Seat, Table, seated


def bill(table: Table) -> int:
    """The bill that plays where cash does, in chips."""
    return table.rules.table_chips.cash_bill * table.stakes.dollar


def cash_that_waits(table: Table, amount: int) -> int:
    """Of money laid down to sit with, what stays money: the bills that play, beyond a minimum that
    has to be in chips."""
    if cash_plays(table):
        in_chips = limits(table)[0] if table.rules.buy_in.minimum_buy_in_in_chips else 0
        beyond = max(0, amount - in_chips)
        return beyond - beyond % bill(table)
    return 0


# ---- judge -----------------------------------------------------------------------------------


def judge_lay_cash(table: Table, command: c.LayCash) -> TableRuling:
    """Money put down to play as it lies."""
    at, amount = command.seat, command.amount
    refused = (
        bills_refused(table, amount)
        or added_now_refused(table, at)
        or buy_refused(table, at, amount)
    )
    if refused is not None:
        return refused
    shorts = short_buys_after(table, seated(table, at), amount)
    later = is_in_hand(table, at)
    return Ruling((e.ChipsAdded(at, amount, later=later, short_buys=shorts, cash=not later),))


def bills_refused(table: Table, amount: int) -> TableRuling | None:
    """Why this money does not play as it lies; None if it does."""
    if not cash_plays(table):
        says = "cash does not play at this table: it is changed for chips"
        return refuse(Reason.CHIPS_NOT_TAKEN, says, *why_no_cash(table))
    if amount % bill(table):
        says = (
            f"only bills of {in_money(table, bill(table))} play: anything else is changed for chips"
        )
        return refuse(Reason.CHIPS_NOT_TAKEN, says, TableChipLaw.cash_bill)
    return None


def why_no_cash(table: Table) -> tuple[str, ...]:
    """What keeps money out of play: the house, the stake, or that only no-limit knows it."""
    if table.rules.table_chips.cash_plays is not CashGames.BY_STAKE:
        return (TableChipLaw.cash_plays,)
    big_bet = table.stakes.structure is Structure.NO_LIMIT
    stake = (TableChipLaw.cash_plays_from_big_blind,) if big_bet else ()
    return (*stake, *changed_for_chips(table))


def changed_for_chips(table: Table) -> tuple[str, ...]:
    """That money is changed, and whether it has to be: a clause may speak of small games alone."""
    return ("cash-changed-for-chips", "cash-plays-here" if cash_plays(table) else "no-cash-here")


def judge_buy_with_cash(table: Table, command: c.BuyWithCash) -> TableRuling:
    """Money on the table changed for chips; in a hand they play only if the money did."""
    at, amount = command.seat, command.amount
    seat = seated(table, at)
    if not amount:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "how much of it?")
    if is_in_hand(table, at):
        refused = changed_in_hand_refused(table, at, seat, amount)
        if refused is not None:
            return refused
        changed = e.CashChanged(at, amount)
        return Ruling(
            (changed,),
            grounds=(BuyInLaw.chips_bought_mid_hand_play,),
            says=f"{in_money(table, amount)} plays",
        )
    if amount > seat.chips.cash:
        says = f"{name_of(seat.player)} has {in_money(table, seat.chips.cash)} in cash on the table"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    return Ruling((e.CashChanged(at, amount),), grounds=changed_for_chips(table))


def changed_in_hand_refused(table: Table, at: int, seat: Seat, amount: int) -> TableRuling | None:
    """Why chips for this money would not play in the hand that is on; None if they do."""
    hand = table.hand
    assert hand is not None
    in_play = min(seat.chips.cash, hand.stacks[at]) if cash_plays(table) else 0
    never = table.rules.buy_in.chips_bought_mid_hand_play is BoughtMidHand.NEVER
    if never or amount > in_play:
        says = "chips bought during a hand play from the next hand on"
        return refuse(Reason.IN_A_HAND, says, BuyInLaw.chips_bought_mid_hand_play)
    return None


JUDGES: Judges = {
    c.LayCash: judge_lay_cash,
    c.BuyWithCash: judge_buy_with_cash,
}


# ---- apply -----------------------------------------------------------------------------------


def change_cash(table: Table, event: e.CashChanged) -> None:
    seat = seated(table, event.seat)
    seat.chips = replace(seat.chips, cash=seat.chips.cash - event.amount)


APPLY: Applies = {e.CashChanged: change_cash}
