"""Chips by denomination: which of them play in a game, and which may lie on its table at all.

A seat's ``piles`` say what is known of its chips; what they do not cover plays. ``idle`` is how
much of them is too small to play, ``chips_refused`` why some chips are not taken.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from shuffleup.games import Structure
from shuffleup.law.points.table.table_chips import (
    ColourUpChips,
    HalfDollars,
    SmallestChip,
    TableChipLaw,
)
from shuffleup.law.ruling import Reason
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.money_words import in_money
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table

Piles = tuple[Pile, ...]
USUAL_DOLLARS: Final = (1, 5, 25, 100, 500, 1000, 5000, 25000, 100000)
USUAL_PARTS: Final = (100, 20, 4, 2)  # of a dollar: cent, nickel, quarter, half


def is_limit(table: Table) -> bool:
    return table.stakes.structure in (Structure.LIMIT, Structure.SPREAD)


def blind_or_bet(table: Table) -> int:
    """The size of a no-limit game: its big blind, or the smallest bet where there is none."""
    stakes = table.stakes
    return stakes.blinds[-1] if stakes.blinds else stakes.small_bet


def is_up_to(table: Table, limit: int, no_limit: int) -> bool:
    """Whether the game is no larger than an upper bet in limit, a big blind in no-limit; both in
    dollars."""
    if is_limit(table):
        return table.stakes.big_bet <= limit * table.stakes.dollar
    return blind_or_bet(table) <= no_limit * table.stakes.dollar


# ---- what plays ------------------------------------------------------------------------------


def smallest_playing(table: Table) -> int:
    """The smallest chip that plays in this game."""
    law = table.rules.table_chips
    if chip := chip_of_house(table):
        return chip
    if all_chips_play(table):
        return 1
    if law.smallest_playing_chip is SmallestChip.BY_STAKE:
        return law.smallest_chip_in_big_games * table.stakes.dollar
    return min(chip_for(table, amount) for amount in paid_in_chips(table))


def chip_of_house(table: Table) -> int:
    """The chip in which the house has wagers made, 0 where any chip will do."""
    return table.house.wagers_in


def all_chips_play(table: Table) -> bool:
    """Whether the game is so small that every chip plays, where the book goes by that."""
    law = table.rules.table_chips
    by_stake = law.smallest_playing_chip is SmallestChip.BY_STAKE
    limit, no_limit = law.all_chips_play_limit_up_to, law.all_chips_play_no_limit_up_to
    return by_stake and is_up_to(table, limit, no_limit)


def paid_in_chips(table: Table) -> list[int]:
    """Amounts that have to be paid exactly: blinds and antes, and where the book counts it what
    the house takes."""
    stakes, house = table.stakes, table.house
    amounts = [*stakes.blinds, stakes.ante, stakes.big_blind_ante, stakes.bring_in]
    how = table.rules.table_chips.smallest_playing_chip
    if how is SmallestChip.BLINDS_ANTES_OR_DROP:
        amounts += [house.drop, house.collection_blind, house.time, house.promotion]
        amounts += [stakes.dollar] if house.rake else []
    return [amount for amount in amounts if amount] or [stakes.small_bet]


def chip_for(table: Table, amount: int) -> int:
    """The largest chip with which an amount can be paid."""
    return max((chip for chip in denominations(table) if amount % chip == 0), default=1)


def denominations(table: Table) -> tuple[int, ...]:
    """The chips of the house, or else the usual ones."""
    if table.house.chips:
        return table.house.chips
    dollar = table.stakes.dollar
    parts = (dollar // part for part in USUAL_PARTS if dollar % part == 0)
    return (1, *parts, *(count * dollar for count in USUAL_DOLLARS))


def idle(table: Table, piles: Piles, posted: int = 0) -> int:
    """How much of these chips is too small to play: chips below the smallest that does, and of the
    larger ones a part of a dollar, unless it is posted."""
    least, dollar = smallest_playing(table), table.stakes.dollar
    small = value(tuple(pile for pile in piles if pile.chip < least))
    if table.rules.table_chips.small_chips_play_in_quantity or chip_of_house(table):
        small %= least
    if not in_whole_dollars(table):
        return small
    parts = value(tuple(pile for pile in piles if least <= pile.chip < dollar))
    return small + (parts - posted) % dollar  # what is posted pairs with nothing any more


def in_whole_dollars(table: Table) -> bool:
    """Whether a part of a dollar does not play, though its chips are large enough for the game:
    always, or where every bet is of whole dollars."""
    how, stakes = table.rules.table_chips.half_dollars_all_in, table.stakes
    if how is HalfDollars.WHOLE_DOLLARS:
        return True
    fixed = stakes.structure is Structure.LIMIT and not all_chips_play(table)
    dollars = stakes.small_bet % stakes.dollar == stakes.big_bet % stakes.dollar == 0
    return how is HalfDollars.NEVER and fixed and dollars


def in_chips_that_play(table: Table, amount: int, share: Fraction) -> int:
    """So many times a bet or blind of the game. No book says how half of an odd amount is rounded:
    what is left over does not play, so it is dropped."""
    unit = max(table.stakes.chip, smallest_playing(table))
    if table.rules.table_chips.half_dollars_all_in is HalfDollars.NEVER and in_whole_dollars(table):
        unit = max(unit, table.stakes.dollar)
    due = int(amount * share)
    return due if amount % unit else due - due % unit


# ---- what may lie on the table ---------------------------------------------------------------


def chips_refused(
    table: Table, amount: int, piles: Piles, foreign: bool = False
) -> TableRuling | None:
    """Why these chips may not be on this table; None if they may."""
    if any(type(n) is not int or n < 1 for pile in piles for n in (pile.chip, pile.count)):
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "piles are whole numbers of whole chips")
    if piles and value(piles) != amount:
        says = f"the piles come to {in_money(table, value(piles))}, not {in_money(table, amount)}"
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, says)
    if foreign and not table.rules.table_chips.foreign_chips:
        says = "chips of another house have no place on the table"
        return refuse(Reason.CHIPS_NOT_TAKEN, says, TableChipLaw.foreign_chips)
    for pile in piles:
        if (refused := chip_refused(table, pile.chip)) is not None:
            return refused
    return None


def chip_refused(table: Table, chip: int) -> TableRuling | None:
    """Why a denomination may not be on this table: not of the house, or too large for the game."""
    law = table.rules.table_chips
    by_house = law.colour_up_denominations is ColourUpChips.HOUSE
    if by_house and table.house.chips and chip not in table.house.chips:
        says = f"the house has approved no chips of {in_money(table, chip)} here"
        return refuse(Reason.CHIPS_NOT_TAKEN, says, TableChipLaw.colour_up_denominations)
    most = law.largest_chip_in_small_games * table.stakes.dollar
    small_game = is_up_to(table, law.largest_chip_limit_up_to, law.largest_chip_no_limit_up_to)
    if most and small_game and chip > most:
        says = f"no chip above {in_money(table, most)} is kept in a game of this size"
        return refuse(Reason.CHIPS_NOT_TAKEN, says, TableChipLaw.largest_chip_in_small_games)
    return None


# ---- piles -----------------------------------------------------------------------------------


def value(piles: Piles) -> int:
    return sum(pile.chip * pile.count for pile in piles)


def together(piles: Piles, more: Piles) -> Piles:
    """Two lots of chips, the largest first."""
    counts: dict[int, int] = {}
    for pile in (*piles, *more):
        counts[pile.chip] = counts.get(pile.chip, 0) + pile.count
    return tuple(Pile(chip, counts[chip]) for chip in sorted(counts, reverse=True))


def smallest_of(piles: Piles, amount: int) -> Piles:
    """The smallest of these chips, as many as go into an amount."""
    taken: list[Pile] = []
    for pile in sorted(piles, key=lambda pile: pile.chip):
        count = min(pile.count, amount // pile.chip)
        if count:
            taken.append(Pile(pile.chip, count))
            amount -= pile.chip * count
    return tuple(reversed(taken))
