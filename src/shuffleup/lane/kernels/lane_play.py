"""A hand of the lane goes on: ``to_next_decision`` does what nobody chooses, as ``hand.proceed``.

It stops where a seat has to choose, its options written into the row, or where the hand is over.
"""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.first_to_act import first_to_act
from shuffleup.lane.kernels.lane_choices import most_runs, write_options
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.lane.kernels.lane_dealing import (
    burn_for_draw,
    deal_draw,
    deal_street,
    seat_short_of_cards,
    street_of,
)
from shuffleup.lane.kernels.pot_shares import award, give_back_uncalled, push_pots
from shuffleup.lane.kernels.raising import opened
from shuffleup.lane.kernels.seat_turns import lowest_seat, next_seat, seats_of


@lane_inlined
def to_next_decision(g: Longs, w: Ints, s: Longs, c: Cards) -> None:
    """Advance the hand to the next decision, its options written down, or to its end."""
    advance(g, w, s, c)
    write_options(g, w, s, c)


@lane_inlined
def advance(g: Longs, w: Ints, s: Longs, c: Cards) -> None:
    """To the next decision or the end, no options written."""
    if s[at.ACTOR] < 0 and not s[at.OVER]:
        what_nobody_chooses(g, w, s, c)


@lane_compiled
def what_nobody_chooses(g: Longs, w: Ints, s: Longs, c: Cards) -> None:
    """All that happens until a seat is asked, or the hand is over.

    A phase with nobody to act says what comes next: after the betting, after the discards (runs or
    cards), after the draw, and cards (``NOTHING``, and ``RUNNING`` once the runs are agreed).
    """
    while s[at.ACTOR] < 0 and not s[at.OVER]:
        phase = s[at.PHASE]
        if phase == at.BETTING or phase == at.BRINGING_IN:
            after_betting(g, w, s, c)
        elif phase == at.DISCARDING:
            ask_for_runs(g, s)
        elif phase != at.DRAWING:
            deal_on(g, s, c)
        elif g[at.DRAW_GAME] and seat_short_of_cards(g, s) >= 0:
            deal_draw(g, s, c, seat_short_of_cards(g, s))
        else:
            street = g[at.GAME_STREETS] - 1 if s[at.RUNS] > 1 else s[at.STREET] + 1
            opened(g, s, street, first_to_act(g, w, s, c, street))


@lane_compiled
def after_betting(g: Longs, w: Ints, s: Longs, c: Cards) -> None:
    """The round is closed: uncalled chips back, then the next street, the showdown or the end."""
    give_back_uncalled(s)
    live = s[at.LIVE]
    if live & (live - 1) == 0:
        award(s, lowest_seat(live), s[at.POT])
        end_hand(s)
    elif passed_out(g, s):
        end_hand(s)
    else:
        if g[law.ALL_IN_FACE_UP] and live & ~s[at.ABLE]:
            table_all_in_hands(g, s)
        if s[at.STREET] + 1 == g[at.GAME_STREETS]:
            push_pots(g, w, s, c)
            end_hand(s)
        else:
            s[at.PHASE] = at.DISCARDING
            s[at.OWING] = must_discard(g, s)
            if s[at.OWING]:
                s[at.ACTOR] = next_seat(s[at.OWING], s[at.BUTTON])
                s[at.VERSION] += 1


@lane_inlined
def end_hand(s: Longs) -> None:
    s[at.CARRIED] = s[at.POT]
    s[at.OVER] = 1
    s[at.ACTOR] = -1
    s[at.PHASE] = at.NOTHING
    s[at.VERSION] += 1


@lane_inlined
def betting_is_over(s: Longs) -> bool:
    able = s[at.LIVE] & s[at.ABLE]
    return able & (able - 1) == 0


@lane_inlined
def passed_out(g: Longs, s: Longs) -> bool:
    """Jacks or better, and nobody who could bet opened."""
    unopened = s[at.STREET] == 0 and s[at.AGGRESSOR] < 0
    return g[at.OPENING] == at.BY_OPENERS and unopened and not betting_is_over(s)


@lane_inlined
def must_discard(g: Longs, s: Longs) -> int:
    """Who holds more cards than stay."""
    thrown = street_of(g, s[at.STREET] + 1, at.ST_DISCARD)
    seats = 0
    if thrown:
        stay = street_of(g, s[at.STREET], at.ST_HELD) - thrown
        for seat in range(s[at.SEATS]):
            if s[at.LIVE] >> seat & 1 and s[at.HELD + seat] > stay:
                seats |= 1 << seat
    return seats


@lane_compiled
def table_all_in_hands(g: Longs, s: Longs) -> None:
    """Hands face up once nobody can bet any more; not while cards may still be exchanged."""
    streets = g[at.GAME_STREETS]
    if s[at.STREET] + 1 < streets and not betting_is_over(s):
        return
    for street in range(s[at.STREET] + 1, streets):
        if street_of(g, street, at.ST_DRAW) or street_of(g, street, at.ST_DISCARD):
            return
    s[at.VERSION] += seats_of(s[at.LIVE] & ~s[at.SHOWN])
    s[at.SHOWN] |= s[at.LIVE]


@lane_compiled
def ask_for_runs(g: Longs, s: Longs) -> None:
    """How often the rest is dealt, where that is asked; else its cards come."""
    s[at.PHASE] = at.NOTHING
    if g[law.RUN_IT_MAXIMUM] > 1 and asks_for_runs(g, s):
        s[at.PHASE] = at.RUNNING
        s[at.OWING] = s[at.LIVE]
        s[at.ACTOR] = next_seat(s[at.LIVE], s[at.BUTTON])
        s[at.SPLIT_AT] = s[at.ON_BOARDS]
        s[at.VERSION] += 1


@lane_compiled
def asks_for_runs(g: Longs, s: Longs) -> bool:
    if s[at.RUNS] or not g[at.BOARD_GAME] or g[at.STUD]:
        return False
    if not betting_is_over(s):
        return False
    for street in range(s[at.STREET] + 2, g[at.GAME_STREETS]):
        if street_of(g, street, at.ST_DISCARD):
            return False
    return most_runs(g, s) > 1


@lane_compiled
def deal_on(g: Longs, s: Longs, c: Cards) -> None:
    """The next street's cards, or the players asked what they draw; then comes its betting."""
    s[at.PHASE] = at.DRAWING
    if street_of(g, s[at.STREET] + 1, at.ST_DRAW):
        burn_for_draw(g, s, c)
        s[at.OWING] = s[at.LIVE]
        s[at.ACTOR] = next_seat(s[at.LIVE], s[at.BUTTON])
        s[at.VERSION] += 1
    else:
        deal_street(g, s, c)
