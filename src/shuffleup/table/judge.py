"""``judge(table, command, by)`` reads the table and answers with a Ruling; it changes nothing.

Whether its sender may send it is looked at first (``table.who_may_send``). Commands of a hand go to
the hand that is on. What arrives may hold anything, so seats and amounts are checked here before a
judge of a family looks at them.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.floor.senders import Sender
from shuffleup.hand.echoes import said
from shuffleup.hand.judge import JUDGE_PLAYER
from shuffleup.hand.judge import judge as judge_hand
from shuffleup.hand.judge_cards import JUDGE_DEALER
from shuffleup.hand.rulings import HandRuling
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.blinds import entry_choices, straddles
from shuffleup.table.by_hand import counting_chips, reported_hands
from shuffleup.table.chips import house_fee, on_the_table
from shuffleup.table.chips.one_chip import in_the_chip
from shuffleup.table.deal import agreements, deck_setups, hand_for_hand
from shuffleup.table.deal.next_hand import judge_next_hand
from shuffleup.table.edge import MOST_CHIPS, is_deck, is_name, is_seed, is_too_much, unfit_fields
from shuffleup.table.floor import table_rulings
from shuffleup.table.floor.table_rulings import not_theirs_to_decide, signed
from shuffleup.table.kill import kill_pots
from shuffleup.table.mix import game_changes
from shuffleup.table.refusals import floor_decides, malformed
from shuffleup.table.rulings import Judges, TableRuling
from shuffleup.table.seats import changing_seats, sitting_down
from shuffleup.table.state import Table
from shuffleup.table.who_may_send import unauthorised
from shuffleup.wrong_fields import plain_name

JUDGES: Judges = {
    c.NextHand: judge_next_hand,
    **sitting_down.JUDGES,
    **entry_choices.JUDGES,
    **game_changes.JUDGES,
    **hand_for_hand.JUDGES,
    **changing_seats.JUDGES,
    **on_the_table.JUDGES,
    **straddles.JUDGES,
    **kill_pots.JUDGES,
    **agreements.JUDGES,
    **house_fee.JUDGES,
    **deck_setups.JUDGES,
    **table_rulings.JUDGES,
    **reported_hands.JUDGES,
    **counting_chips.JUDGES,
}
# Only what the hand's own tables of judges know as a command of a hand is put to it.
judge_in_hand: Callable[..., HandRuling] = judge_hand
# What is done only between two hands.
BETWEEN_HANDS = frozenset[type](
    (c.Draw, c.Designate, c.PlayGame, c.PlayBy, c.ChangeSeat, c.CallGame, c.PostFor)
)
# What nobody does at a table dealt by hand.
NEEDS_CARDS = frozenset[type]((c.NextHand, c.Chop, c.SplitPot, *JUDGE_PLAYER, *JUDGE_DEALER))
EMPTY_SEAT = (c.Sit, c.LockUp, c.Offer)
NUMBERS = ("now", "to", "chip", "announced")
# What is wrong where a field of these commands holds something else altogether.
NO_SUCH: dict[type, Reason] = {
    c.Designate: Reason.NOT_A_DESIGNATION,
    c.PlayGame: Reason.CANNOT_BE_DEALT,
    c.Choose: Reason.NOT_AN_OPTION,
    c.Decide: Reason.NOT_AN_OPTION,
    c.NewSetup: Reason.NOT_AN_OPTION,
    c.Report: Reason.NOT_A_REPORT,
}


def judge(table: Table, command: c.AnyTableCommand, by: Sender) -> TableRuling:
    """What this command of this sender does under the law of this table, or why it does nothing."""
    refused = unauthorised(table, command, by)
    if refused is not None:
        return refused
    refused = not_theirs_to_decide(table, command, by) if table.question else None
    ruling = refused or judge_whoever_sent(table, command)
    return signed(ruling, by) if type(command) in table_rulings.JUDGES else ruling


def judge_whoever_sent(table: Table, command: c.AnyTableCommand) -> TableRuling:
    """The same without a sender, a ruling on record unsigned: for judging a log again, which says
    what was done and mostly not who sent it. Whatever arrives goes to ``judge``."""
    kind = type(command)
    hand = table.hand
    if table.by_hand and kind in NEEDS_CARDS:
        says = "people deal at this table, and tell of its hands: no card is seen here"
        return malformed(Reason.DEALT_BY_HAND, says)
    if hand is not None and kind in JUDGE_PLAYER and not table.question:
        ruling = judge_in_hand(hand, command)
        return in_the_chip(table, ruling) if table.house.wagers_in else ruling
    family = JUDGES.get(kind)
    if family is None:
        return judge_for_hand(table, command)
    bad = bad_deal(command) if type(command) is c.NextHand else bad_shape(command, table)
    if bad is not None:
        return bad
    if kind in BETWEEN_HANDS and table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "that is for between two hands")
    return family(table, command)


def judge_for_hand(table: Table, command: c.AnyTableCommand) -> TableRuling:
    """A command of the hand that is on."""
    if type(command) not in JUDGE_PLAYER and type(command) not in JUDGE_DEALER:
        says = f"{type(command).__name__} is not something one can do"
        return malformed(Reason.NOT_A_COMMAND, says)
    if table.hand is None:
        return malformed(Reason.NO_HAND, "no hand is being played")
    if table.question:
        return floor_decides()
    return judge_in_hand(table.hand, command)


def bad_deal(command: c.NextHand) -> TableRuling | None:
    if not is_deck(command.deck) or type(command.ask_show) is not bool:
        return malformed(Reason.CANNOT_BE_DEALT, f"that is no deck: {said(command.deck)}")
    if command.seed is not None and not is_seed(command.seed):
        return malformed(Reason.CANNOT_BE_DEALT, f"that is no seed: {said(command.seed)}")
    return None


def bad_shape(command: c.AnyTableCommand, table: Table) -> TableRuling | None:
    """Fields that are not what they should be at all."""
    bad = bad_numbers(table, command)
    if bad is not None:
        return bad
    nameless = not is_name(getattr(command, "player", "somebody"))
    unfit = ["player"] if nameless else unfit_fields(command)
    return nothing_of_the_kind(command, unfit[0]) if unfit else None


def nothing_of_the_kind(command: c.AnyTableCommand, name: str) -> TableRuling:
    """A field that holds what it cannot."""
    value: object = getattr(command, name)
    if name in NUMBERS:
        says = f"{plain_name(name)}: {said(value)} is not a whole number that can be counted here"
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, says)
    reason = NO_SUCH.get(type(command), Reason.NOT_A_COMMAND)
    return malformed(reason, f"{plain_name(name)}: {said(value)} is nothing of the kind")


def bad_numbers(table: Table, command: c.AnyTableCommand) -> TableRuling | None:
    """Numbers that are no seat, seats with nobody in them, amounts that are no chips."""
    for name in ("seat", "to", "other"):
        at = getattr(command, name, 0)
        if name == "to" and isinstance(command, c.Straddle):
            continue
        if type(at) is not int or not 0 <= at < table.n:
            return malformed(
                Reason.NO_SUCH_SEAT, f"there is no such seat at this table: {said(at)}"
            )
    amount = getattr(command, "amount", 0)
    if type(amount) is not int or amount < 0:
        says = f"an amount is a whole number of chips, not {said(amount)}"
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, says)
    if amount and is_too_much(table, amount):
        says = f"{said(amount)} more: a table counts {MOST_CHIPS:,} chips and no more"
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, says)
    named = [getattr(command, name, None) for name in ("seat", "other")]
    if not isinstance(command, EMPTY_SEAT):
        for at in named:
            if at is not None and table.seats[at] is None:
                return malformed(Reason.NOT_SEATED, f"nobody sits in seat {at + 1}")
    return None
