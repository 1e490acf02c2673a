"""Chips put in without a word: an exact call, one big chip, several chips, an opening bet.

``silent`` is the whole reading, one test after the other; each names the points it rests on.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.chips.decision import BettingSpot, called, last_wager, wagered
from shuffleup.floor.report import no_clause
from shuffleup.floor.wagers.motions import too_small
from shuffleup.floor.wagers.undercalls import undercall_of
from shuffleup.games import Structure
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import BRINGING_IN
from shuffleup.law.points.floor.chips import (
    BareRaise,
    ChipLaw,
    HalfOf,
    MixedChips,
    OneChip,
    OneChipOpens,
    OverPot,
    RemovableChip,
    SeveralChips,
    ShortRaise,
    TestCovers,
)
from shuffleup.law.points.table.table_chips import CashGames, TableChipLaw
from shuffleup.law.ruling import Ruling

NO_CASH = (TableChipLaw.cash_plays_from_big_blind, "cash-changed-for-chips", "no-cash-here")


def silent(spot: BettingSpot, pile: tuple[int, ...], *, bills: bool = False) -> HandRuling:
    """What chips, or bills, put in at one time and without a word are."""
    total = sum(pile)
    if bills:
        return as_chips(spot, pile)
    if not spot.bet:
        return opening(spot, pile)
    if total == spot.call:
        return called(spot, "exact-call")
    if total < spot.call:
        return short(spot, total)
    return one_chip(spot, total) if len(pile) == 1 else several(spot, pile)


def as_chips(spot: BettingSpot, pile: tuple[int, ...]) -> HandRuling:
    """Bills, where they are read as chips are."""
    if stays_out(spot):
        says = "nothing was done: cash does not play at this stake"
        return Ruling(grounds=NO_CASH, says=says)
    if not bills_count(spot, pile):
        return no_clause(spot.hand.rules)
    why = ChipLaw.oversized_bill_like_chip if len(pile) == 1 else "bills-count-like-chips"
    ruling = silent(spot, pile)
    return replace(ruling, grounds=(*ruling.grounds, why)) if ruling.ok else ruling


def stays_out(spot: BettingSpot) -> bool:
    """Whether the house lets money play by the stake, and this one is too small for it."""
    law, stakes = spot.hand.rules.table_chips, spot.hand.stakes
    by_stake = law.cash_plays is CashGames.BY_STAKE and spot.structure is Structure.NO_LIMIT
    return (
        by_stake and max(stakes.blinds, default=0) < law.cash_plays_from_big_blind * stakes.dollar
    )


def short(spot: BettingSpot, total: int) -> HandRuling:
    """Less than the call; the bring-in is a forced bet and made whole."""
    if spot.hand.phase == BRINGING_IN:
        return called(spot, "bring-in")
    return undercall_of(spot.hand, spot.seat, total)


def bills_count(spot: BettingSpot, pile: tuple[int, ...]) -> bool:
    """Whether bills are read as chips are."""
    return len(pile) > 1 or spot.law.oversized_bill_like_chip


# ---- one chip --------------------------------------------------------------------------------


def one_chip(spot: BettingSpot, chip: int) -> HandRuling:
    """One chip larger than the call, facing a bet or added to one's own blind."""
    law = spot.law
    if spot.on_own_blind and not law.oversized_chip_on_own_blind:
        return wagered(spot, spot.own + chip, ChipLaw.oversized_chip_on_own_blind)
    own = (ChipLaw.oversized_chip_on_own_blind,) if spot.on_own_blind else ()
    grounds = (ChipLaw.oversized_chip_facing_bet, *own)
    if law.oversized_chip_facing_bet is OneChip.RAISE_MAXIMUM:
        return wagered(spot, spot.own + chip, *grounds)
    return called(spot, *grounds)


def opening(spot: BettingSpot, pile: tuple[int, ...]) -> HandRuling:
    """Chips with no bet to face: all of them, but for what one chip may be cut down to."""
    law, total = spot.law, sum(pile)
    if total < spot.least:
        return too_small(spot.hand, spot.seat)
    if len(pile) > 1 or total == spot.least:
        return wagered(spot, total, ChipLaw.silent_chips_all_count)
    point: str
    if spot.structure is Structure.POT_LIMIT and total > spot.most:
        whole = law.pot_limit_silent_oversized_open is OverPot.POT
        point = ChipLaw.pot_limit_silent_oversized_open
    elif spot.structure is Structure.SPREAD:
        whole = law.spread_limit_oversized_chip is BareRaise.MAXIMUM
        point = ChipLaw.spread_limit_oversized_chip
    else:
        whole = law.oversized_chip_no_bet is OneChipOpens.MAXIMUM_FOR_CHIP
        point = ChipLaw.oversized_chip_no_bet
    return wagered(spot, total if whole else spot.least, point)


# ---- several chips ---------------------------------------------------------------------------


def several(spot: BettingSpot, pile: tuple[int, ...]) -> HandRuling:
    """More than one chip and more than the call: one may be taken away, or half a raise is in."""
    law, total = spot.law, sum(pile)
    if law.multiple_chips_facing_bet is SeveralChips.HALF_RULE:
        return by_half(spot, total, ChipLaw.multiple_chips_facing_bet)
    if law.multiple_chips_test_covers is TestCovers.TWO_CHIPS and len(pile) != 2:
        return by_half(spot, total, ChipLaw.multiple_chips_test_covers)
    if len(set(pile)) > 1 and law.multiple_chips_mixed is MixedChips.HALF_RULE:
        return by_half(spot, total, ChipLaw.multiple_chips_mixed)
    mixed = (ChipLaw.multiple_chips_mixed,) if len(set(pile)) > 1 else ()
    if total - min(pile) < spot.call:
        return called(spot, ChipLaw.multiple_chips_facing_bet, *mixed)
    grounds = (ChipLaw.multiple_chips_removable_result, *mixed)
    if law.multiple_chips_removable_result is RemovableChip.RAISE:
        return wagered(spot, spot.own + total, *grounds)
    return by_half(spot, total, ChipLaw.multiple_chips_facing_bet, *grounds)


def by_half(spot: BettingSpot, total: int, *why: str) -> HandRuling:
    """A raise if it is a full one, or half of one by the book's measure and then completed."""
    law = spot.law
    if spot.own + total >= spot.full:
        return wagered(spot, spot.own + total, *why)
    grounds = (*why, ChipLaw.silent_raise_threshold, ChipLaw.silent_raise_threshold_base)
    if total - spot.call < law.silent_raise_threshold * half_of(spot):
        return called(spot, *grounds)
    grounds += (ChipLaw.silent_raise_completed_to,)
    if law.silent_raise_completed_to is ShortRaise.CALL:
        return called(spot, *grounds)
    return wagered(spot, spot.own + total, *grounds)


def half_of(spot: BettingSpot) -> int:
    """The amount by which the book measures whether half a raise is in."""
    base = spot.law.silent_raise_threshold_base
    if base is HalfOf.MINIMUM_RAISE:
        return spot.full - spot.bet
    return spot.bet if base is HalfOf.PREVIOUS_BET else last_wager(spot)
