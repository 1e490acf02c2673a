"""How much the seat to act may bet, and whether it may raise at all: ``hand.betting`` in arrays.

``set_raise_limits`` writes the least and the most a seat may make it; ``raised`` carries a raise
out, ``opened`` begins a round.
"""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.lane.kernels.seat_turns import next_seat, pass_action, pay, seats_of
from shuffleup.lane.kernels.worth import joker_high
from shuffleup.law.points.hand.betting import KillerActs, MinimumBet
from shuffleup.law.points.hand.pot_limit import PotRaise, PotRounding
from shuffleup.law.points.hand.raises import CapLifted, RaiseOver, RaiseReference
from shuffleup.law.points.hand.stud import OpenPair, OpenPairRaise
from shuffleup.strength.wild import PAIR_OF_JACKS

ANY_BET = law.code(MinimumBet.ANY)
SMALL_BLIND = law.code(MinimumBet.SMALL_BLIND)
EVENT_HEADS_UP = law.code(CapLifted.EVENT_HEADS_UP)
NEVER_LIFTED = law.code(CapLifted.NEVER)
BEFORE_CAP = law.code(CapLifted.POT_HEADS_UP_BEFORE_CAP)
FULL_BET = law.code(RaiseOver.FULL_BET)
LAST_RAISE = law.code(RaiseReference.LAST)
CALLING = law.code(PotRaise.CALLING)
NEVER_ROUNDED = law.code(PotRounding.NEVER)
SINGLE_DOLLARS = law.code(PotRounding.SINGLE_DOLLAR_BLINDS)
KILLER_LAST = law.code(KillerActs.LAST)
NOBODY = law.code(OpenPair.NOBODY)
PAIR_HOLDER = law.code(OpenPair.PAIR_HOLDER)
AS_BET = law.code(OpenPairRaise.AS_BET)


@lane_inlined
def set_raise_limits(g: Longs, w: Ints, s: Longs, c: Cards) -> None:
    """Write the least and the most the seat to act may make it; 0 and 0 when that is closed."""
    seat = s[at.ACTOR]
    most = s[at.BETS + seat] + s[at.STACKS + seat]
    s[at.LEAST_TO] = 0
    s[at.MOST_TO] = 0
    if most <= s[at.BET] or is_closed(g, w, s, c, seat):
        return
    least = s[at.BASE] + s[at.STEP]
    if g[at.STRUCTURE] != at.NO_LIMIT:
        most = min(most, largest_bet(g, s, c, seat, least))
    s[at.LEAST_TO] = min(least, most)
    s[at.MOST_TO] = most


@lane_compiled
def largest_bet(g: Longs, s: Longs, c: Cards, seat: int, least: int) -> int:
    """To what limit, pot-limit and spread limit let a seat make it, whatever its chips."""
    if g[at.STRUCTURE] == at.LIMIT:
        if g[at.OPEN_PAIR] and s[at.STREET] == 1 and may_bet_big(g, s, c, seat):
            return s[at.BASE] + g[at.BIG_BET]
        return s[at.BASE] + s[at.STEP]
    if g[at.STRUCTURE] == at.POT_LIMIT:
        return max(least, pot_limit_most(g, s, seat))
    return max(least, s[at.BET] + g[at.BIG_BET])


@lane_inlined
def is_closed(g: Longs, w: Ints, s: Longs, c: Cards, seat: int) -> bool:
    """Whether the law closes the raise to this seat, whatever its chips."""
    bit = 1 << seat
    if s[at.ACTED] & bit and not (
        g[law.SHORT_ALL_INS_ADD_UP] and faces_enough(g, s, seat, s[at.BET])
    ):
        return True
    if not somebody_can_call(s, seat) or is_capped(g, s):
        return True
    if s[at.CHECKED] & bit and not may_check_raise(g):
        return True
    if s[at.PHASE] == at.BRINGING_IN and not g[law.BRING_IN_MAY_OPEN_FULL]:
        return True
    if g[at.OPENING] != at.BY_OPENERS or s[at.STREET] or s[at.AGGRESSOR] >= 0:
        return False
    return joker_high(g, w, c, at.HOLES + seat * at.MOST_HELD) < PAIR_OF_JACKS


@lane_inlined
def reopened(g: Longs, s: Longs, seat: int) -> bool:
    """Several short all-ins together made a full raise since this seat acted."""
    return g[law.SHORT_ALL_INS_ADD_UP] != 0 and faces_enough(g, s, seat, s[at.BET])


@lane_inlined
def somebody_can_call(s: Longs, seat: int) -> bool:
    """Another live hand has chips for more than the bet."""
    others = s[at.LIVE] & s[at.ABLE] & ~(1 << seat)
    other = 0
    while others:
        if others & 1 and s[at.BETS + other] + s[at.STACKS + other] > s[at.BET]:
            return True
        others >>= 1
        other += 1
    return False


@lane_inlined
def may_check_raise(g: Longs) -> bool:
    in_this_game = g[at.LOWBALL] == 0 or g[law.CHECK_RAISE_IN_LOWBALL] != 0
    return g[law.CHECK_RAISE] != 0 and in_this_game


@lane_inlined
def reaches_share(g: Longs, s: Longs, size: int) -> bool:
    """Whether so much is the part of a full raise that reopens the betting."""
    share = law.REOPENS_BIG_BET if g[at.STRUCTURE] < at.LIMIT else law.REOPENS_LIMIT
    return size * g[share + 1] >= s[at.STEP] * g[share]


@lane_inlined
def faces_enough(g: Longs, s: Longs, seat: int, to: int) -> bool:
    """Whether a bet made up to ``to`` lets a seat raise again that has answered a smaller one."""
    faced = to - s[at.ACTED_AT + seat]
    return faced > 0 and reaches_share(g, s, faced)


@lane_inlined
def answered(s: Longs) -> int:
    """The bet a seat has answered by acting now; on a bring-in it has answered none yet."""
    return s[at.BET] if s[at.AGGRESSOR] >= 0 else s[at.BASE]


# ---- the cap on raises -----------------------------------------------------------------------


@lane_inlined
def has_cap(g: Longs) -> bool:
    return g[at.STRUCTURE] >= at.LIMIT or g[law.NO_LIMIT_CAPPED] != 0


@lane_inlined
def is_capped(g: Longs, s: Longs) -> bool:
    """The round has all the bets it may have, and heads-up play did not lift the cap in time."""
    if not has_cap(g) or s[at.WAGERS] < most_wagers(g, s):
        return False
    lifted = g[law.CAP_LIFTED_WHEN]
    if lifted == EVENT_HEADS_UP:
        return not g[at.LAST_TWO]
    if g[law.CAP_UNDONE_BY_FOLD] and lifted != NEVER_LIFTED:
        return cap_players(g, s) >= g[law.CAP_MIN_PLAYERS]
    return not s[at.UNCAPPED]


@lane_inlined
def most_wagers(g: Longs, s: Longs) -> int:
    """Bets and raises a round may have: the bet and the raises, one more with a straddle."""
    if s[at.STREET] == 0 and s[at.STRADDLES]:
        return g[law.STRADDLE_CAP_BETS]
    return 1 + g[law.LIMIT_RAISE_CAP]


@lane_compiled
def cap_players(g: Longs, s: Longs) -> int:
    return seats_of(s[at.LIVE] if g[law.CAP_COUNTS_ALL_IN] else s[at.LIVE] & s[at.ABLE])


@lane_inlined
def note_heads_up(g: Longs, s: Longs) -> None:
    """Few enough players, before the cap was reached: asked whenever a seat drops out."""
    if has_cap(g) and not s[at.UNCAPPED]:
        s[at.UNCAPPED] = lifts_cap(g, s)


@lane_compiled
def lifts_cap(g: Longs, s: Longs) -> bool:
    return (
        g[law.CAP_LIFTED_WHEN] == BEFORE_CAP
        and cap_players(g, s) < g[law.CAP_MIN_PLAYERS]
        and s[at.WAGERS] < most_wagers(g, s)
    )


# ---- sizes -----------------------------------------------------------------------------------


@lane_compiled
def opening_step(g: Longs, s: Longs, street: int) -> int:
    """The smallest full bet of a round that is about to open."""
    if g[at.STRUCTURE] == at.LIMIT:
        big = g[at.STREET_TABLE + street * at.STREET_COLUMNS + at.ST_BIG]
        if g[at.STUD]:
            big = street >= g[law.SMALL_BET_ROUNDS]
        return g[at.BIG_BET] if big else g[at.SMALL_BET]
    if street == 0:
        return max(g[at.SMALL_BET], s[at.BET])
    if g[at.STRUCTURE] == at.SPREAD:
        return g[at.SMALL_BET]
    if g[law.MINIMUM_BET] == ANY_BET:
        return g[at.CHIP]
    if g[law.MINIMUM_BET] == SMALL_BLIND and g[at.BLINDS]:
        return g[at.BLIND_AMOUNTS]
    return g[at.SMALL_BET]


@lane_compiled
def may_bet_big(g: Longs, s: Longs, c: Cards, seat: int) -> bool:
    """The big bet on fourth street, where an open pair allows it."""
    who = g[law.OPEN_PAIR_OPTION]
    if who == NOBODY or s[at.STEP] == g[at.BIG_BET]:
        return False
    if g[at.WAYS] > 1 and not g[law.OPEN_PAIR_HIGH_LOW]:
        return False
    if s[at.WAGERS] and g[law.OPEN_PAIR_RAISE_SIZE] == AS_BET:
        return False
    if who == PAIR_HOLDER:
        return shows_pair(s, c, seat)
    other = next_seat(s[at.LIVE], -1)
    while other >= 0:
        if shows_pair(s, c, other):
            return True
        other = next_seat(s[at.LIVE] >> other + 1 << other + 1, -1)
    return False


@lane_compiled
def shows_pair(s: Longs, c: Cards, seat: int) -> bool:
    seen = 0
    for place in range(s[at.HELD + seat]):
        if s[at.UP + seat] >> place & 1:
            bit = 1 << (int(c[at.HOLES + seat * at.MOST_HELD + place]) >> 2)
            if seen & bit:
                return True
            seen |= bit
    return False


@lane_compiled
def pot_limit_most(g: Longs, s: Longs, seat: int) -> int:
    """The pot after calling, on top of the bet."""
    is_open = s[at.STREET] == 0 and s[at.AGGRESSOR] < 0 and s[at.ACTED] == 0
    if g[law.OPEN_CAP] and is_open:
        return g[at.SMALL_BET] * g[law.OPEN_CAP] // g[law.OPEN_CAP_OF]
    pot = s[at.POT]
    if s[at.STREET] == 0 and not g[law.SHORT_BLIND_LOWERS]:
        pot += s[at.LACKING]
    if g[law.POT_MAXIMUM_RAISE] == CALLING:
        pot += s[at.BET] - s[at.BETS + seat]
    return s[at.BET] + rounded_pot(g, pot)


@lane_compiled
def rounded_pot(g: Longs, pot: int) -> int:
    when = g[law.POT_ROUNDING_WHEN]
    unit = g[law.POT_ROUNDING] * g[at.DOLLAR]
    if when == NEVER_ROUNDED:
        return pot
    if when == SINGLE_DOLLARS:
        uneven = 0
        for blind in range(g[at.BLINDS]):
            uneven += g[at.BLIND_AMOUNTS + blind] % unit != 0
        if uneven == 0:
            return pot
    return -(-pot // unit) * unit


# ---- a round and its raises ------------------------------------------------------------------


@lane_compiled
def opened(g: Longs, s: Longs, street: int, first: int) -> None:
    """A betting round begins; ``first`` acts first, -1 when nobody can bet any more."""
    s[at.VERSION] += 1
    s[at.STREET] = street
    if street:
        for seat in range(s[at.SEATS]):
            s[at.BETS + seat] = 0
        s[at.BET] = 0
        s[at.BASE] = 0
        s[at.WAGERS] = 0
    elif s[at.LIVE_POSTS]:
        if not g[law.SHORT_BLIND_LOWERS]:
            s[at.BET] = max(s[at.BET], s[at.DUE])
        s[at.BASE] = s[at.BET]
        s[at.WAGERS] = s[at.STRADDLES] + g[law.BIG_BLIND_IS_BET]
    s[at.STEP] = opening_step(g, s, street)
    s[at.ACTED] = 0
    s[at.CHECKED] = 0
    s[at.ACTS_LAST] = 0
    s[at.SPOKEN] = 0
    s[at.UNCAPPED] = 0
    s[at.AGGRESSOR] = -1
    s[at.ACTOR] = first
    s[at.PHASE] = at.BETTING
    s[at.OWING] = 0
    if first >= 0:
        s[at.OWING] = s[at.LIVE] & s[at.ABLE]
        if street == 0:
            first_turn(g, s)
        note_heads_up(g, s)


@lane_compiled
def first_turn(g: Longs, s: Longs) -> None:
    if g[at.OPENING] == at.BY_BRING_IN:
        s[at.PHASE] = at.BRINGING_IN
    if not g[law.BIG_BLIND_OPTION] and s[at.BET]:
        for seat in range(s[at.SEATS]):
            if s[at.BETS + seat] == s[at.BET] and seat != s[at.ACTOR]:
                s[at.OWING] &= ~(1 << seat)
    s[at.ACTS_LAST] = acting_last(g, s)


@lane_inlined
def acting_last(g: Longs, s: Longs) -> int:
    """The seats that killed the pot and so act last on the first round."""
    return s[at.KILLERS] if g[law.KILLER_ACTS] == KILLER_LAST else 0


@lane_compiled
def raised(g: Longs, s: Longs, seat: int, to: int) -> None:
    bit = 1 << seat
    s[at.VERSION] += 1
    pay(s, seat, to - s[at.BETS + seat])
    size = to - s[at.BASE]
    step = s[at.STEP]
    short = to - (s[at.BASE] if g[law.SHORT_ALL_INS_ADD_UP] else s[at.BET])
    if size < step and not reaches_share(g, s, short):
        s[at.ACTED] |= bit
        if not g[law.BIG_BET_COMPLETED if g[at.STRUCTURE] < at.LIMIT else law.LIMIT_COMPLETED]:
            s[at.BASE] = to
    else:
        s[at.WAGERS] += 1
        s[at.ACTED] = bit | (not_reopened(g, s, to) if s[at.BASE] < s[at.BET] else 0)
        s[at.BASE] = to
        if size != step:
            new_step(g, s, size, to)
    s[at.BET] = to
    s[at.STILL_DEALT] = 0
    s[at.ACTED_AT + seat] = to
    s[at.AGGRESSOR] = seat
    s[at.PHASE] = at.BETTING
    s[at.OWING] = s[at.LIVE] & ~bit
    if not s[at.ABLE] & bit:
        note_heads_up(g, s)
    pass_action(s)


@lane_compiled
def not_reopened(g: Longs, s: Longs, to: int) -> int:
    """The seats a full raise leaves barred: what is new to them is less than a raise."""
    barred = 0
    for seat in range(s[at.SEATS]):
        if s[at.ACTED] >> seat & 1 and not faces_enough(g, s, seat, to):
            barred |= 1 << seat
    return barred


@lane_compiled
def new_step(g: Longs, s: Longs, size: int, to: int) -> None:
    """What a raise of another size than the smallest does to the raises after it."""
    if g[at.STRUCTURE] == at.LIMIT:
        if size > s[at.STEP]:
            s[at.STEP] = size
        elif g[law.RAISE_OVER_COUNTED] == FULL_BET:
            s[at.BASE] = to - size + s[at.STEP]
    elif size > s[at.STEP] or g[law.RAISE_REFERENCE] == LAST_RAISE:
        s[at.STEP] = size
