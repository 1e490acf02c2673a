"""Seats and chips: masks of seats, chips leaving a stack, whose turn it is next.

``pass_action`` gives the turn on; the functions are those of ``hand.turn`` and ``hand.state``.
"""

from __future__ import annotations

from shuffleup.equity.tables import Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined


@lane_inlined
def next_seat(mask: int, after: int) -> int:
    """The first seat of a mask to the left of a seat, -1 if the mask is empty."""
    later = mask & -1 << after + 1
    return lowest_seat(later if later else mask)


@lane_inlined
def lowest_seat(mask: int) -> int:
    """The first seat of a mask, -1 if it is empty. No loop: nobody can guess how long it would be,
    and a wrong guess costs the processor more than all else here."""
    return seats_of((mask & -mask) - 1) if mask else -1


@lane_inlined
def seats_of(mask: int) -> int:
    """How many seats a mask has. The compiler knows this loop: it is one instruction."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@lane_inlined
def pay(s: Longs, seat: int, amount: int) -> None:
    s[at.STACKS + seat] -= amount
    s[at.BETS + seat] += amount
    s[at.PAID + seat] += amount
    s[at.POT] += amount
    if s[at.STACKS + seat] == 0:
        s[at.ABLE] &= ~(1 << seat)


@lane_inlined
def pass_action(s: Longs) -> None:
    """Give the turn to the next seat that owes an answer, or to nobody."""
    able = s[at.LIVE] & s[at.ABLE]
    owing = s[at.OWING] & able
    if owing == 0 or (able & (able - 1) == 0 and is_covered(s, lowest_seat(able))):
        s[at.ACTOR] = -1
    elif s[at.ACTS_LAST]:
        next_but_last(s, owing)
    else:
        s[at.ACTOR] = next_seat(owing, s[at.ACTOR])


@lane_inlined
def is_covered(s: Longs, seat: int) -> bool:
    """The one seat with chips has already matched everyone who is all-in: nothing to decide."""
    own = s[at.BETS + seat]
    for other in range(s[at.SEATS]):
        if s[at.LIVE] >> other & 1 and s[at.BETS + other] > own:
            return False
    return True


@lane_compiled
def next_but_last(s: Longs, owing: int) -> None:
    """A killer acts after everyone who has not acted yet, and before anyone acts twice."""
    s[at.SPOKEN] |= 1 << s[at.ACTOR]
    waiting = s[at.ACTS_LAST] & owing & ~s[at.SPOKEN]
    if waiting == 0:
        s[at.ACTS_LAST] = 0
        s[at.ACTOR] = next_seat(owing, s[at.LAST_BLIND])
        return
    others = owing & ~s[at.ACTS_LAST] & ~s[at.SPOKEN]
    s[at.ACTOR] = next_seat(others if others else waiting, s[at.ACTOR])
