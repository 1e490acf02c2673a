"""Chips on the table: added, changed, racked, left in the pot; taken off or passed where a house
allows it.

Buying in is in ``buying_in``, money in ``cash``, chips on their way in ``behind``, what plays in
``in_play`` and ``denominations``. Chips come to a table when somebody sits down, buys or adds, or
when a dealer tells of forfeited ones; nothing else here makes any.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.echoes import said
from shuffleup.law.points.table.buy_in import BuyInLaw
from shuffleup.law.points.table.table_chips import ColourUpChips, TableChipLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.by_hand.known_chips import count_first, take_adrift
from shuffleup.table.chips import behind, cash
from shuffleup.table.chips.buying_in import (
    added_now_refused,
    buy_in_refused,
    buy_refused,
    short_buys_after,
)
from shuffleup.table.chips.cash import cash_that_waits
from shuffleup.table.chips.chip_records import PLAIN_CHIPS, Pile, Pot
from shuffleup.table.chips.denominations import chip_refused, chips_refused, smallest_of, together
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.money_words import in_money
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import Applies, Judges, TableRuling
from shuffleup.table.state import Table, kept, seated

__all__ = ["APPLY", "JUDGES", "buy_in_refused", "cash_that_waits"]

# ---- judge -----------------------------------------------------------------------------------


def judge_add(table: Table, command: c.AddChips) -> TableRuling:
    """More chips in front, between hands; where they come in a hand, they play when it is over."""
    at, amount = command.seat, command.amount
    refused = (
        chips_refused(table, amount, command.piles, command.foreign)
        or added_now_refused(table, at)
        or buy_refused(table, at, amount)
    )
    if refused is not None:
        return refused
    shorts = short_buys_after(table, seated(table, at), amount)
    return Ruling((e.ChipsAdded(at, amount, command.piles, is_in_hand(table, at), shorts),))


def judge_take_off(table: Table, command: c.TakeOff) -> TableRuling:
    if table.rules.buy_in.chips_stay_on_table:
        says = "who plays on takes no chips off the table"
        return refuse(Reason.CHIPS_STAY, says, BuyInLaw.chips_stay_on_table)
    refused = cannot_spare(table, command.seat, command.amount)
    return refused or Ruling((e.ChipsRemoved(command.seat, command.amount),))


def judge_pass(table: Table, command: c.PassChips) -> TableRuling:
    """Chips to another player, or playing with another's."""
    if not table.rules.buy_in.chips_passed_between_players:
        says = "nobody plays another's chips, or hands over chips"
        return refuse(Reason.CHIPS_STAY, says, BuyInLaw.chips_passed_between_players)
    if command.to == command.seat or table.seats[command.to] is None:
        return malformed(Reason.NOT_SEATED, "chips are passed to another player")
    if not command.amount:  # plays with the other's chips: nothing moves
        return Ruling()
    in_hand = command.to if is_in_hand(table, command.to) else command.seat
    refused = cannot_spare(table, command.seat, command.amount, in_hand)
    return refused or Ruling((e.ChipsPassed(command.seat, command.to, command.amount),))


def cannot_spare(
    table: Table, at: int, amount: int, in_hand: int | None = None
) -> TableRuling | None:
    """Why a seat cannot part with chips, whatever the house allows."""
    seat = seated(table, at)
    if not amount:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "how many chips?")
    if is_in_hand(table, at if in_hand is None else in_hand):
        return malformed(Reason.HAND_IS_ON, "not while chips may be wagered in the hand")
    refused = count_first(table, at)
    if refused is not None:
        return refused
    if amount > seat.stack:
        says = f"{name_of(seat.player)} has {in_money(table, seat.stack)} in front"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    return None


def judge_colour_up(table: Table, command: c.ColourUp) -> TableRuling:
    """Chips changed for those of one denomination, as far as they go into it."""
    chip, seat = command.chip, seated(table, command.seat)
    if type(chip) is not int or chip < 1:
        return malformed(
            Reason.NOT_A_WHOLE_AMOUNT, f"there is no chip of {said(chip, table.stakes.dollar)}"
        )
    approved = table.rules.table_chips.colour_up_denominations is ColourUpChips.HOUSE
    if approved and chip not in table.house.chips:
        says = f"the house has approved no chips of {in_money(table, chip)} here"
        return refuse(Reason.CHIPS_NOT_TAKEN, says, TableChipLaw.colour_up_denominations)
    refused = chip_refused(table, chip)
    if refused is not None:
        return refused
    if is_in_hand(table, command.seat):
        says = "small chips are changed between hands"
        return refuse(Reason.IN_A_HAND, says, TableChipLaw.smallest_playing_chip)
    refused = count_first(table, command.seat)
    if refused is not None:
        return refused
    count, rest = divmod(seat.stack - seat.chips.cash, chip)
    if not count:
        says = f"{name_of(seat.player)} has not enough for a chip of {in_money(table, chip)}"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    piles = together((Pile(chip, count),), smallest_of(seat.chips.piles, rest))
    return Ruling((e.ColouredUp(command.seat, piles),))


def judge_rack(table: Table, command: c.Rack) -> TableRuling:
    return Ruling((e.Racked(command.seat, bool(command.racked)),))


def judge_leave_in_pot(table: Table, command: c.LeaveInPot) -> TableRuling:
    """Forfeited chips, told by the dealer, wait in the pot for the next deal."""
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "the hand is not over")
    if not command.amount:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "how many chips?")
    if not table.deal.dealt:
        return malformed(Reason.NO_HAND, "no hand has been played whose chips could stay")
    return Ruling((e.Carried(command.amount),))


JUDGES: Judges = {
    c.AddChips: judge_add,
    c.TakeOff: judge_take_off,
    c.PassChips: judge_pass,
    c.ColourUp: judge_colour_up,
    c.Rack: judge_rack,
    c.LeaveInPot: judge_leave_in_pot,
    **cash.JUDGES,
    **behind.JUDGES,
}


# ---- apply -----------------------------------------------------------------------------------


def add(table: Table, event: e.ChipsAdded) -> None:
    seat = seated(table, event.seat)
    seat.short_buys, chips = event.short_buys, seat.chips
    if event.later:
        seat.chips = replace(chips, bought=chips.bought + event.amount, busted=False)
        return
    seat.stack += event.amount
    cash = chips.cash + (event.amount if event.cash else 0)
    more = replace(chips, cash=cash, piles=together(chips.piles, event.piles), busted=False)
    seat.chips = kept(more, PLAIN_CHIPS)


def remove(table: Table, event: e.ChipsRemoved) -> None:
    take_from(table, event.seat, event.amount)


def hand_over(table: Table, event: e.ChipsPassed) -> None:
    take_from(table, event.seat, event.amount)
    other = seated(table, event.to)
    other.stack += event.amount
    other.chips = replace(other.chips, busted=False)


def take_from(table: Table, at: int, amount: int) -> None:
    """Chips leave a stack, the large ones first; money last."""
    seat = seated(table, at)
    seat.stack -= take_adrift(table, seat, amount)
    cash, piles = min(seat.chips.cash, seat.stack), smallest_of(seat.chips.piles, seat.stack)
    seat.chips = replace(seat.chips, cash=cash, piles=piles)


def colour_up(table: Table, event: e.ColouredUp) -> None:
    seat = seated(table, event.seat)
    seat.chips = replace(seat.chips, piles=event.piles)


def rack(table: Table, event: e.Racked) -> None:
    seat = seated(table, event.seat)
    seat.chips = replace(seat.chips, racked=event.racked)


def carry(table: Table, event: e.Carried) -> None:
    table.pot = Pot(table.pot.carried + event.amount, table.pot.spare)


APPLY: Applies = {
    e.ChipsAdded: add,
    e.ChipsRemoved: remove,
    e.ChipsPassed: hand_over,
    e.ColouredUp: colour_up,
    e.Racked: rack,
    e.Carried: carry,
    **cash.APPLY,
    **behind.APPLY,
}
