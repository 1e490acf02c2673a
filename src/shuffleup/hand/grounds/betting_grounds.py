"""Why a bet, raise, check or fold was good: the right to it and the rule of its size."""

from __future__ import annotations

from shuffleup.games import Opening, Structure
from shuffleup.hand.apply import counts_in_full
from shuffleup.hand.betting import (
    LIMIT_GAMES,
    has_cap,
    is_open,
    is_upper_round,
    most_wagers,
    no_open_pair,
    pot_limit_most,
    reopening_point,
)
from shuffleup.hand.events import Called, Checked, Folded, Opened, Raised
from shuffleup.hand.grounds.opening_grounds import differs
from shuffleup.hand.state import BRINGING_IN, Hand
from shuffleup.law.points.hand.betting import BettingLaw
from shuffleup.law.points.hand.pot_limit import PotLimitLaw, PotRounding
from shuffleup.law.points.hand.raises import RaiseLaw
from shuffleup.law.points.hand.stud import StudLaw

Grounds = tuple[str, ...]


def folded(hand: Hand, event: Folded) -> Grounds:
    if hand.phase == BRINGING_IN:
        return ("fold", StudLaw.low_card_all_in)
    free = hand.bets[event.seat] >= hand.bet
    out = (BettingLaw.pass_and_out,) if free and hand.rules.betting.pass_and_out else ()
    keeps = free and hand.game.stud and hand.rules.stud.folded_seat_gets_cards
    return ("fold", *out, *((StudLaw.folded_seat_gets_cards,) if keeps else ()))


def checked(hand: Hand, event: Checked) -> Grounds:
    return ("check", *blind_option(hand, event.seat))


def raised(hand: Hand, event: Raised) -> Grounds:
    seat, to = event.seat, event.to
    all_in = to == hand.bets[seat] + hand.stacks[seat]
    whole = ("all-in-whole",) if all_in else ()
    if to - hand.base < hand.step:
        if not all_in:  # too small, and the floor let it stand
            return ("bet", *rights(hand, seat))
        before = (RaiseLaw.short_all_ins_add_up,) if hand.bet > hand.base else ()
        size = (reopening_point(hand), *counted_or_not(hand, to))
        return ("bet", *whole, *size, *before, *rights(hand, seat))
    return ("bet", *sizes(hand, seat, to), *measured(hand), *whole, *rights(hand, seat))


def counted_or_not(hand: Hand, to: int) -> Grounds:
    """In limit a short all-in is a bet or it is none; a clause may speak of one of them alone."""
    if hand.structure not in LIMIT_GAMES:
        return ()
    return ("short-all-in-counts",) if counts_in_full(hand, to) else ("short-all-in-is-no-bet",)


# ---- how much --------------------------------------------------------------------------------


def sizes(hand: Hand, seat: int, to: int) -> Grounds:
    """The rule of the structure that the size obeys."""
    if hand.structure is Structure.LIMIT:
        return ("fixed-bet-sizes", *stud_sizes(hand, to))
    if hand.structure is Structure.SPREAD:
        return (*(RAISE if hand.bet else ()), "spread-maximum")
    least = RAISE if hand.bet else (BettingLaw.minimum_bet_big_bet,)
    if hand.structure is Structure.NO_LIMIT:
        return least
    return (*least, *pot_sizes(hand, seat, to))


RAISE = ("minimum-raise", RaiseLaw.minimum_raise_reference)


def pot_sizes(hand: Hand, seat: int, to: int) -> Grounds:
    """No more than the pot; how the pot is counted matters to whoever bets all of it."""
    if hand.rules.pot_limit.open_cap and is_open(hand):
        return (PotLimitLaw.open_cap,)
    if to < pot_limit_most(hand, seat):
        return ("pot-limit-maximum",)

    def most(table: Hand) -> int:
        return pot_limit_most(table, seat)

    rounded = differs(hand, most, pot_limit_rounding_when=PotRounding.NEVER)
    counted = (PotLimitLaw.maximum_raise,) if hand.bet else ()
    how = (PotLimitLaw.rounding_when, PotLimitLaw.rounding) if rounded else ()
    return ("pot-limit-maximum", *counted, *how)


def stud_sizes(hand: Hand, to: int) -> Grounds:
    if not hand.game.stud:
        return ()
    if to - hand.base == hand.step:
        upper = is_upper_round(hand, hand.street)
        which = "upper-limit-rounds" if upper else "lower-limit-rounds"
        return (StudLaw.small_bet_rounds, which, *no_open_pair(hand))
    again = (StudLaw.open_pair_raise_size,) if hand.wagers else ()
    return (StudLaw.open_pair_option, *again)


def measured(hand: Hand) -> Grounds:
    """From where a raise is counted when the bet is not a full one."""
    if hand.phase == BRINGING_IN:
        return (StudLaw.bring_in_may_open_full,)
    if hand.base > hand.bet:
        return (RaiseLaw.limit_raise_over_counted_all_in,)
    if hand.bet == hand.base:
        return ()
    if hand.aggressor < 0:
        return (StudLaw.completion_is_raise,)
    if hand.structure in LIMIT_GAMES:
        return (RaiseLaw.limit_short_all_in_may_be_completed,)
    return (RaiseLaw.big_bet_short_all_in_may_be_completed,)


# ---- the right to it -------------------------------------------------------------------------


def rights(hand: Hand, seat: int) -> Grounds:
    """What else had to be allowed for this seat to bet or raise now."""
    found = list(blind_option(hand, seat))
    if hand.checked >> seat & 1:
        found.append(
            BettingLaw.check_raise_in_lowball if hand.game.lowball else BettingLaw.check_raise
        )
    if hand.acted >> seat & 1:
        found.append(RaiseLaw.short_all_ins_add_up)
    elif has_acted(hand, seat):
        found.append("full-raise-reopens")
    if hand.wagers >= most_wagers(hand):
        found += why_uncapped(hand)
    if hand.game.opening is Opening.OPENERS and hand.street == 0 and hand.aggressor < 0:
        found.append("openers")
    return tuple(found)


def why_uncapped(hand: Hand) -> Grounds:
    """Why there may be more raises than the cap: the structure has none, or few are left."""
    if not has_cap(hand):
        return (RaiseLaw.no_limit_raises_capped,)
    late = not hand.uncapped and hand.rules.raises.cap_undone_by_fold
    undone = (RaiseLaw.cap_undone_by_fold,) if late else ()
    return (RaiseLaw.limit_cap_lifted_when, *undone)


def has_acted(hand: Hand, seat: int) -> bool:
    """Whether the seat has called or raised on this round before."""
    for event in reversed(hand.log):
        if isinstance(event, Called | Raised) and event.seat == seat:
            return True
        if isinstance(event, Opened):
            return False
    return False


def blind_option(hand: Hand, seat: int) -> Grounds:
    """The last word of a blind that nobody raised."""
    option = hand.street == 0 and hand.bet > 0 and hand.bets[seat] == hand.bet
    return (BettingLaw.big_blind_option,) if option else ()
