"""Play by a table in the lane: ``table_bet`` and ``table_throw``, as ``bots.TablePlayer`` plays it.

A table is a row ``t`` of whole numbers for one game (``playbook.table_shape`` has its places): the
values that bound the eighths of hands on each street, the classes of two cards, the weights. Only
what the options allow is weighed, so that whatever a table says is lawful.
"""

from __future__ import annotations

from shuffleup.cards import JOKER
from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_compiler import lane_compiled
from shuffleup.lane.kernels.mixing import dice_below
from shuffleup.lane.kernels.seat_turns import seats_of
from shuffleup.lane.kernels.worth import badugi, best_five, short_high, worth
from shuffleup.lane.kernels.worth_sums import low_rank
from shuffleup.playbook import table_shape as shape
from shuffleup.strength.scale import CATEGORY_SHIFT

NOTHING = -1
ONE_RAISE = 4  # as ``bots.table_player`` has it
SOME_ACE = 51
ACTIONS, THROWS, STRENGTHS, BOUNDS = len(shape.ACTIONS), shape.THROWS, shape.STRENGTHS, shape.BOUNDS
STREETS = len(shape.STREETS)
ASKED_OF = len(shape.OPPONENTS), len(shape.PRICES), len(shape.POSITIONS)
MOST_OPPONENTS, PRICES, POSITIONS = ASKED_OF
PLAYS_THE_BOARD, MOST_WAYS = shape.PLAYS_THE_BOARD, shape.MOST_WAYS
ROW_SECOND_WAY, ROW_CLASSES, ROW_BOUNDS = shape.ROW_SECOND_WAY, shape.ROW_CLASSES, shape.ROW_BOUNDS
ROW_WEIGHTS, ROW_THROWS = shape.ROW_WEIGHTS, shape.ROW_THROWS
FOLD, CALL, LEAST, POT, MOST = shape.FOLD, shape.CALL, shape.LEAST, shape.POT, shape.MOST


@lane_compiled
def table_bet(g: Longs, w: Ints, s: Longs, c: Cards, t: Longs) -> tuple[int, int]:
    """What a table does with a bet to make or to answer; ``NOTHING`` where it has nothing to say
    that is allowed."""
    start = ROW_WEIGHTS + table_cell(g, w, s, c, t)
    to = s[at.BET] + s[at.POT] + s[at.CALL_COST]
    total = 0
    for action in range(ACTIONS):
        total += t[start + action] if may_do(g, s, action, to) else 0
    if total == 0:
        return NOTHING, 0
    number = dice_below(s, at.CHOICE_DICE, total)
    action = -1
    while number >= 0:
        action += 1
        number -= t[start + action] if may_do(g, s, action, to) else 0
    if action == FOLD:
        return at.FOLD, 0
    if action == CALL:
        if s[at.MAY_CHECK]:
            return at.CHECK, 0
        return (at.CALL, 0) if s[at.CALL_COST] else (at.BRING_IN, 0)
    if action == POT:
        return at.RAISE_TO, int(to)
    return at.RAISE_TO, int(s[at.LEAST_TO] if action == LEAST else s[at.MOST_TO])


@lane_compiled
def may_do(g: Longs, s: Longs, action: int, pot_to: int) -> bool:
    """Whether the options allow it."""
    if action == FOLD:
        return s[at.MAY_FOLD] != 0
    if action == CALL:
        return s[at.MAY_CHECK] + s[at.CALL_COST] + s[at.BRING_IN_COST] > 0
    if s[at.LEAST_TO] == 0:
        return False
    if action == POT:
        return g[at.STRUCTURE] != at.LIMIT and s[at.LEAST_TO] <= pot_to <= s[at.MOST_TO]
    return True


@lane_compiled
def table_throw(g: Longs, w: Ints, s: Longs, c: Cards, t: Longs) -> tuple[int, int]:
    """How many cards a table throws away, and which: those without which the rest is worth most."""
    way = g[at.FIRST_WAY]
    wins_low = 0 if way in (at.HIGH, at.SHORT_HIGH, at.JOKER_HIGH) else 1
    row = (wins_low * STREETS + table_street(g, s)) * STRENGTHS + strength(g, w, s, c, t)
    start = ROW_THROWS + row * THROWS
    least, most = s[at.DISCARD_LEAST], s[at.DISCARD_MOST]
    total = 0
    for count in range(THROWS):
        total += t[start + count] if least <= count <= most else 0
    if total == 0:
        return at.DISCARD, worst_cards(g, w, s, c, least)
    number = dice_below(s, at.CHOICE_DICE, total)
    count = -1
    while number >= 0:
        count += 1
        number -= t[start + count] if least <= count <= most else 0
    return at.DISCARD, worst_cards(g, w, s, c, count)


# ---- what a table is asked ---------------------------------------------------------------------


@lane_compiled
def table_cell(g: Longs, w: Ints, s: Longs, c: Cards, t: Longs) -> int:
    place = table_street(g, s) * STRENGTHS + strength(g, w, s, c, t)
    others = min(seats_of(s[at.LIVE]) - 1, MOST_OPPONENTS) - 1
    place = place * MOST_OPPONENTS + others
    place = place * PRICES + price(g, s)
    return (place * POSITIONS + position(s)) * ACTIONS


@lane_compiled
def table_street(g: Longs, s: Longs) -> int:
    """First, middle or last."""
    if s[at.STREET] <= 0:
        return 0
    return 2 if s[at.STREET] == g[at.GAME_STREETS] - 1 else 1


@lane_compiled
def price(g: Longs, s: Longs) -> int:
    """Free, cheap, fair or dear."""
    cost = s[at.CALL_COST] if s[at.CALL_COST] else s[at.BRING_IN_COST]
    if cost == 0:
        return 0
    if s[at.STREET] <= 0:
        if s[at.BET] <= g[at.SMALL_BET]:
            return 1
        return 2 if s[at.BET] <= ONE_RAISE * g[at.SMALL_BET] else 3
    if 3 * cost <= s[at.POT]:
        return 1
    return 2 if 3 * cost <= 2 * s[at.POT] else 3


@lane_compiled
def position(s: Longs) -> int:
    """Late if nobody in the hand sits from here to the button."""
    seat = s[at.ACTOR]
    while seat != s[at.BUTTON]:
        seat = seat + 1 if seat + 1 < s[at.SEATS] else 0
        if s[at.LIVE] >> seat & 1:
            return 0
    return 1


@lane_compiled
def strength(g: Longs, w: Ints, s: Longs, c: Cards, t: Longs) -> int:
    """``playbook.StrengthScale.strength``: the eighth of hands these cards are in."""
    seat = s[at.ACTOR]
    shared, way = s[at.ON_BOARDS], g[at.FIRST_WAY]
    first = first_value(g, w, s, c, t, seat)
    best = eighth(t, s, 0, first)
    if shared and has_classes(g) and (way == at.HIGH or way == at.SHORT_HIGH):
        if way == at.HIGH:
            alone = best_five(g, w, c, way, at.BOARDS, 0, at.BOARDS, shared)[0]
        else:
            alone = short_high(g, w, c, at.BOARDS, 0, at.BOARDS, shared)
        if first >> CATEGORY_SHIFT == alone >> CATEGORY_SHIFT:
            best = min(best, PLAYS_THE_BOARD)
    enough = shared >= 3 if g[at.TWO_FROM_HAND] else s[at.HELD + seat] + shared >= 5
    if t[ROW_SECOND_WAY] >= 0 and enough:
        second = worth(g, w, s, c, t[ROW_SECOND_WAY], seat, 0)
        if second:
            best = max(best, eighth(t, s, 1, second))
    return best


@lane_compiled
def eighth(t: Longs, s: Longs, way: int, value: int) -> int:
    """How many of the bounds of this street a value has reached."""
    start = ROW_BOUNDS + (max(0, s[at.STREET]) * MOST_WAYS + way) * BOUNDS
    count = 0
    while count < BOUNDS and t[start + count] <= value:
        count += 1
    return count


@lane_compiled
def has_classes(g: Longs) -> bool:
    return g[at.BOARD_GAME] != 0 and g[at.TWO_FROM_HAND] == 0 and g[at.STUD] == 0


@lane_compiled
def first_value(g: Longs, w: Ints, s: Longs, c: Cards, t: Longs, seat: int) -> int:
    """What the cards are worth by the first way of winning, before the last one too."""
    start, held = at.HOLES + seat * at.MOST_HELD, s[at.HELD + seat]
    if has_classes(g) and held == 2 and s[at.ON_BOARDS] == 0:
        one, other = int(c[start]), int(c[start + 1])
        high, low = max(one >> 2, other >> 2), min(one >> 2, other >> 2)
        suited = one & 3 == other & 3
        return t[ROW_CLASSES + (high * 13 + low if suited else low * 13 + high)]
    if g[at.TWO_FROM_HAND] and s[at.ON_BOARDS] < 3:
        return best_five(g, w, c, g[at.FIRST_WAY], start, held, at.BOARDS, 0)[0]
    return worth(g, w, s, c, g[at.FIRST_WAY], seat, 0)


# ---- which cards are thrown away ---------------------------------------------------------------


@lane_compiled
def worst_cards(g: Longs, w: Ints, s: Longs, c: Cards, count: int) -> int:
    """``playbook.kept_cards.thrown``: the places of so many cards, as bits."""
    held = s[at.HELD + s[at.ACTOR]]
    if count <= 0:
        return 0
    if count >= held:
        return (1 << held) - 1
    best, away = -1, 0
    for places in range(1 << held):
        if seats_of(places) == count:
            value = kept_value(g, w, s, c, places)
            if value > best:
                best, away = value, places
    return away


@lane_compiled
def kept_value(g: Longs, w: Ints, s: Longs, c: Cards, places: int) -> int:
    """What is left without the cards at these places is worth; it is laid out where cards wait to
    be shuffled, since none do now."""
    seat, way, kept, ranks = s[at.ACTOR], g[at.FIRST_WAY], 0, 0
    start = at.HOLES + seat * at.MOST_HELD
    for place in range(s[at.HELD + seat]):
        if not places >> place & 1:
            c[at.MIXED + kept] = c[start + place]
            if c[start + place] != JOKER:
                ranks |= 1 << low_rank(int(c[start + place]))
            kept += 1
    for place in range(kept):
        if c[at.MIXED + place] == JOKER:
            c[at.MIXED + place] = SOME_ACE if way == at.JOKER_HIGH else lowest_lacking(ranks)
    if way == at.BADUGI:
        return badugi(c, at.MIXED, kept)
    if way == at.SHORT_HIGH:
        return short_high(g, w, c, at.MIXED, kept, at.BOARDS, s[at.ON_BOARDS])
    if way == at.JOKER_HIGH:
        way = at.HIGH
    elif way != at.HIGH and way != at.DEUCE_TO_SEVEN:
        way = at.ACE_TO_FIVE
    return best_five(g, w, c, way, at.MIXED, kept, at.BOARDS, s[at.ON_BOARDS])[0]


@lane_compiled
def lowest_lacking(ranks: int) -> int:
    """A card of the lowest rank, ace low, that is not among some."""
    rank = 0
    while ranks >> rank & 1:
        rank += 1
    return (rank + 12) % 13 * 4
