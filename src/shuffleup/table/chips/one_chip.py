"""Wagers in one chip: where the house designates it for a big-bet game, every bet and raise comes
out in that chip, but for one that is all-in.

``in_the_chip`` refuses other wagers, ``offered`` leaves them out of what a player may do,
``rounded`` is the nearest wager that is one.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.hand.commands import Call, Check, RaiseTo
from shuffleup.hand.events import Raised
from shuffleup.hand.options import Options, options
from shuffleup.hand.state import Hand
from shuffleup.law.ruling import Reason
from shuffleup.table.chips.denominations import chip_of_house, is_limit
from shuffleup.table.commands import AnyTableCommand
from shuffleup.table.money_words import in_money
from shuffleup.table.refusals import refuse
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table

BY_HOUSE = "wagers-in-bring-in-chips"


def chip_of_wagers(table: Table) -> int:
    """The chip in which the player to act wagers: 1 where any amount will do. Limit has bets of its
    own, and what the floor has ruled comes first."""
    hand = table.hand
    if hand is None or is_limit(table):
        return 1
    ruled = hand.mends.limited.get(hand.actor)
    return 1 if ruled is not None and ruled.to else chip_of_house(table) or 1


def all_in(hand: Hand) -> int:
    """To what the player to act goes all-in."""
    return hand.bets[hand.actor] + hand.stacks[hand.actor]


def in_the_chip(table: Table, ruling: TableRuling) -> TableRuling:
    """What the hand allows, if the house does too."""
    hand, chip = table.hand, chip_of_wagers(table)
    assert hand is not None
    for event in ruling.events:
        if type(event) is Raised and event.to % chip and event.to != all_in(hand):
            says = f"wagers are made in chips of {in_money(table, chip)} at this table"
            return refuse(Reason.NOT_A_BET_SIZE, says, BY_HOUSE)
    return ruling


def offered(table: Table, may: Options) -> Options:
    """What a player may do, with wagers in the chip of the house."""
    hand, chip = table.hand, chip_of_wagers(table)
    assert hand is not None
    most = may.most_to if may.most_to == all_in(hand) else may.most_to - may.most_to % chip
    least = min(may.least_to + -may.least_to % chip, may.most_to)
    possible = may.least_to <= least <= most
    return replace(may, least_to=least if possible else 0, most_to=most if possible else 0)


def rounded(table: Table, command: AnyTableCommand) -> AnyTableCommand:
    """A command with its wager brought to the chip; a player who cannot wager so calls or
    checks."""
    hand, chip = table.hand, chip_of_wagers(table)
    if hand is None or type(command) is not RaiseTo:
        return command
    asked = options(hand)
    if asked is None:
        return command
    may = offered(table, asked)
    if not may.most_to:
        return Call(may.seat) if may.call else Check(may.seat)
    to = min(command.to, may.most_to)
    whole = to if to == may.most_to else to - to % chip
    return RaiseTo(may.seat, max(whole, may.least_to))
