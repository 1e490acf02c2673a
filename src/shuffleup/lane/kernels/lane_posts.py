"""A hand of the lane begins: ``begin_hand`` clears the row and makes the posts."""

from __future__ import annotations

from shuffleup.equity.tables import Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.lane.kernels.seat_turns import next_seat, pay, seats_of


@lane_compiled
def begin_hand(g: Longs, s: Longs, posts: Longs, place: int) -> None:
    """A new hand with the stacks, seats and button in the row: the posts are made, no card dealt.

    ``posts[place]`` are rows of seat, amount and kind; where there are none at all the usual ones
    are made. A seat whose stack is 0 is not in the hand.
    """
    carried = s[at.CARRIED]
    for column in range(at.ACTOR, at.SEATS):
        s[column] = 0
    seated = 0
    for seat in range(s[at.SEATS]):
        s[at.BETS + seat] = 0
        s[at.PAID + seat] = 0
        s[at.ACTED_AT + seat] = 0
        s[at.HELD + seat] = 0
        s[at.UP + seat] = 0
        s[at.WON + seat] = 0
        s[at.STARTED_WITH + seat] = s[at.STACKS + seat]
        if s[at.STACKS + seat]:
            seated |= 1 << seat
    s[at.LIVE] = seated
    s[at.ABLE] = seated
    s[at.ACTOR] = -1
    s[at.STREET] = -1
    s[at.AGGRESSOR] = -1
    s[at.PHASE] = at.NOTHING
    s[at.DEAD] = carried
    s[at.POT] = carried
    s[at.STUB_SIZE] = g[at.CARDS_IN_DECK]
    s[at.HANDS] += 1
    s[at.VERSION] = 2  # Started, Shuffled
    s[at.LAST_BLIND] = s[at.BUTTON]
    if len(posts):
        for row in range(posts.shape[1]):
            if posts[place, row, 1]:
                post(g, s, posts[place, row, 0], posts[place, row, 1], posts[place, row, 2])
    else:
        usual_posts(g, s)
    s[at.KILLERS] &= ~(1 << s[at.LAST_BLIND])


@lane_compiled
def usual_posts(g: Longs, s: Longs) -> None:
    """Antes, then blinds clockwise from the button; heads-up the button has the small blind."""
    players, seated = seats_of(s[at.LIVE]), s[at.LIVE]
    if g[at.ANTE]:
        seat = s[at.BUTTON]
        for _ in range(players):
            seat = next_seat(seated, seat)
            post(g, s, seat, g[at.ANTE], at.POST_ANTE)
    if g[at.OPENING] != at.BY_BLINDS:
        return
    due = min(players, g[at.BLINDS])
    first = g[at.BLINDS] - due
    turned = players == 2 and due == 2 and seated >> s[at.BUTTON] & 1
    seat, last = s[at.BUTTON], -1
    for blind in range(due):
        seat = next_seat(seated, seat)
        if g[at.BLIND_AMOUNTS + first + blind]:
            last = seat
    if turned and last >= 0:
        last = next_seat(seated, s[at.BUTTON])
    if g[at.BIG_BLIND_ANTE] and last >= 0:
        post(g, s, last, g[at.BIG_BLIND_ANTE], at.POST_DEAD)
    seat = next_seat(seated, s[at.BUTTON]) if turned else s[at.BUTTON]
    for blind in range(due):
        seat = next_seat(seated, seat)
        if g[at.BLIND_AMOUNTS + first + blind]:
            post(g, s, seat, g[at.BLIND_AMOUNTS + first + blind], at.POST_BLIND)


@lane_inlined
def post(g: Longs, s: Longs, seat: int, amount: int, kind: int) -> None:
    """One forced wager, as far as the stack goes."""
    s[at.VERSION] += 1
    paid = min(amount, s[at.STACKS + seat])
    pay(s, seat, paid)
    if kind == at.POST_ANTE:
        s[at.BETS + seat] -= paid
        return
    if kind == at.POST_DEAD:
        s[at.BETS + seat] -= paid
        s[at.PAID + seat] -= paid
        s[at.DEAD] += paid
        return
    s[at.BET] = max(s[at.BET], s[at.BETS + seat])
    s[at.LIVE_POSTS] = 1
    s[at.DUE] = max(s[at.DUE], amount)
    s[at.LACKING] += amount - paid
    if kind == at.POST_STRADDLE:
        s[at.STRADDLES] += 1
    if kind == at.POST_BLIND or (kind == at.POST_STRADDLE and g[law.STRADDLE_LAST_ACTION]):
        s[at.LAST_BLIND] = seat
    if kind == at.POST_KILL:
        s[at.KILLERS] |= 1 << seat
