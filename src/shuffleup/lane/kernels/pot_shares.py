"""The pots and who gets which chip: ``hand.pots``, ``hand.shares`` and ``hand.showdown`` in arrays.

``give_back_uncalled`` and ``push_pots`` move the chips. Side pots are read off what each seat paid.
"""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.first_to_act import card_weight
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.lane.kernels.seat_turns import lowest_seat, next_seat, seats_of
from shuffleup.lane.kernels.worth import best_five, is_whole_high, whole_high, worth
from shuffleup.lane.kernels.worth_sums import key_of, mask_of, pick
from shuffleup.law.points.hand.odd_chips import (
    OddChipButton,
    OddChipCards,
    OddChipHighLow,
    OddChipStudHigh,
    OddChipStudLow,
    TwoWay,
)

TO_HIGH_HAND = law.code(OddChipHighLow.HIGH_HAND)
BY_BUTTON = law.code(OddChipButton.FIRST_LEFT_OF_BUTTON)
BY_DEALER = law.code(OddChipStudHigh.FIRST_LEFT_OF_DEALER)
LOWEST = law.code(OddChipStudLow.LOWEST_CARD_BY_SUIT)
ALL_CARDS = law.code(OddChipCards.ALL_CARDS)
EVENLY = law.code(TwoWay.SPLIT_EVENLY)
NO_MORE = 1 << 62


@lane_inlined
def give_back_uncalled(s: Longs) -> None:
    """A bet no one matched goes back; what a folded hand has put in stays in the pot."""
    most, second, seat = -1, -1, -1
    for each in range(s[at.SEATS]):
        paid = s[at.PAID + each]
        if paid > most:
            most, second, seat = paid, most, each
        elif paid > second:
            second = paid
    amount = most - second
    if amount and s[at.LIVE] >> seat & 1:
        s[at.STACKS + seat] += amount
        s[at.PAID + seat] -= amount
        s[at.POT] -= amount
        s[at.BETS + seat] -= min(amount, s[at.BETS + seat])
        s[at.ABLE] |= 1 << seat
        s[at.VERSION] += 1


@lane_inlined
def award(s: Longs, seat: int, amount: int) -> None:
    s[at.STACKS + seat] += amount
    s[at.WON + seat] += amount
    s[at.POT] -= amount


@lane_compiled
def push_pots(g: Longs, w: Ints, s: Longs, c: Cards) -> None:
    """Every pot, split by run and by way of winning, to the last chip. Most often one hand has it
    all; each part is called in one place, because the compiler writes it out wherever it is."""
    value_hands(g, w, s, c, 0)
    best = best_seats(s, at.WORTH, s[at.LIVE])
    alone = g[at.WAYS] == 1 and s[at.RUNS] <= 1 and best & (best - 1) == 0
    if alone and all_paid_the_same(s):
        award(s, lowest_seat(best), s[at.POT])
    else:
        push_each_pot(g, w, s, c)


@lane_compiled
def push_each_pot(g: Longs, w: Ints, s: Longs, c: Cards) -> None:
    """From the main pot up; pots that the same seats win go together, if the house lets them."""
    pot, low, among, winners, more = 0, -1, 0, -1, True
    while more:
        level = next_level(s, low)
        more = level != NO_MORE
        amount = pot_between(s, low, level) if more else 0
        low = level
        if more and amount == 0:
            continue
        seats = paid_up_to(s, level)
        best = best_seats(s, at.WORTH, seats) | best_seats(s, at.WORTH_2, seats) << 16
        apart = not more or best != winners or g[law.SIDE_POTS_SEPARATELY] != 0
        if winners != -1 and apart:
            push(g, w, s, c, pot, among, max(1, s[at.RUNS]))
            pot = 0
        pot += amount
        among, winners = seats, best


@lane_inlined
def pot_between(s: Longs, low: int, level: int) -> int:
    """What was paid from one level to the next; dead money is in the first, and what folded hands
    paid above the last level in the last."""
    amount = layer(s, max(low, 0), level)
    if low < 0:
        amount += s[at.DEAD]
    if next_level(s, level) == NO_MORE:
        amount += layer(s, level, NO_MORE)
    return amount


@lane_inlined
def all_paid_the_same(s: Longs) -> bool:
    """No live seat paid less than another: there is one pot."""
    paid = -1
    for seat in range(s[at.SEATS]):
        if s[at.LIVE] >> seat & 1:
            if paid >= 0 and s[at.PAID + seat] != paid:
                return False
            paid = s[at.PAID + seat]
    return True


@lane_inlined
def next_level(s: Longs, low: int) -> int:
    """The least that a live seat paid above an amount."""
    level = NO_MORE
    for seat in range(s[at.SEATS]):
        if s[at.LIVE] >> seat & 1 and low < s[at.PAID + seat] < level:
            level = s[at.PAID + seat]
    return level


@lane_inlined
def layer(s: Longs, low: int, high: int) -> int:
    """What was paid between two amounts."""
    total = 0
    for seat in range(s[at.SEATS]):
        if s[at.PAID + seat] > low:
            total += min(s[at.PAID + seat], high) - low
    return total


@lane_inlined
def paid_up_to(s: Longs, level: int) -> int:
    seats = 0
    for seat in range(s[at.SEATS]):
        if s[at.LIVE] >> seat & 1 and s[at.PAID + seat] >= level:
            seats |= 1 << seat
    return seats


@lane_compiled
def value_hands(g: Longs, w: Ints, s: Longs, c: Cards, run: int) -> None:
    """What each live hand is worth on the board of a run, by each way of winning."""
    board, shared = at.BOARDS + run * at.MOST_BOARD, s[at.ON_BOARDS + run]
    key, mask = key_of(g, c, board, shared), mask_of(g, c, board, shared)
    for seat in range(s[at.SEATS]):
        if s[at.LIVE] >> seat & 1:
            own, held = at.HOLES + seat * at.MOST_HELD, s[at.HELD + seat]
            s[at.WORTH_2 + seat] = 0
            for way in range(g[at.WAYS]):
                kind = g[at.FIRST_WAY + way]
                if is_whole_high(g, kind, held + shared):
                    value = whole_high(g, w, c, own, held, key, mask, held + shared)
                else:
                    value = worth(g, w, s, c, kind, seat, run)
                s[at.WORTH + way * at.MOST_SEATS + seat] = value


@lane_inlined
def best_seats(s: Longs, way: int, among: int) -> int:
    """The seats that tie for the best value; none if nobody qualifies."""
    best, seats = 0, 0
    for seat in range(s[at.SEATS]):
        if among >> seat & 1:
            if s[way + seat] > best:
                best, seats = s[way + seat], 0
            if best and s[way + seat] == best:
                seats |= 1 << seat
    return seats


@lane_compiled
def push(g: Longs, w: Ints, s: Longs, c: Cards, pot: int, among: int, runs: int) -> None:
    """One pot to those who win it, a part for each run; odd chips go to the first runs."""
    if among & (among - 1) == 0:
        award(s, next_seat(among, -1), pot)
        return
    chip = g[at.CHIP]
    share = pot // chip // runs * chip
    odd = pot - share * runs
    for run in range(runs - 1, -1, -1):  # the first last: its values stand for the next pot
        if runs > 1:
            value_hands(g, w, s, c, run)
        divide(g, w, s, c, share + max(0, min(chip, odd - run * chip)), among)


@lane_compiled
def divide(g: Longs, w: Ints, s: Longs, c: Cards, amount: int, among: int) -> None:
    """High and low, ties, and the odd chips."""
    high = best_seats(s, at.WORTH, among)
    low = best_seats(s, at.WORTH_2, among) if g[at.WAYS] > 1 else 0
    tied_both_ways = high == low and high & (high - 1) != 0
    if tied_both_ways and g[law.IDENTICAL_TWO_WAY] == EVENLY:
        low = 0
    for_high = amount
    if low:
        small = amount // g[at.CHIP] // 2 * g[at.CHIP]
        for_high = amount - small if g[law.ODD_HIGH_LOW] == TO_HIGH_HAND else small
    given = split(g, w, s, c, for_high, high, 0, 0)
    if low:
        split(g, w, s, c, amount - for_high, low, 1, given)


@lane_compiled
def split(
    g: Longs, w: Ints, s: Longs, c: Cards, amount: int, seats: int, way: int, given: int
) -> int:
    """Equal parts; odd chips one each in order. ``given`` marks who had one already."""
    count = seats_of(seats)
    chip = g[at.CHIP]
    share = amount if count == 1 else amount // chip // count * chip
    seat = -1
    for _ in range(count):
        seat = next_seat(seats, seat)
        award(s, seat, share)
    odd = amount - share * count
    left = seats
    while odd > 0:
        waiting = left & ~given if g[law.ODD_ONE_PER_PLAYER] else left
        seat = next_odd_chip(g, w, s, c, waiting if waiting else left, way)
        left &= ~(1 << seat)
        award(s, seat, min(chip, odd))
        given |= 1 << seat
        odd -= chip
    return given


@lane_compiled
def next_odd_chip(g: Longs, w: Ints, s: Longs, c: Cards, seats: int, way: int) -> int:
    """Of tied seats the one to get the next odd chip."""
    kind = g[at.SECOND_WAY] if way else g[at.FIRST_WAY]
    low = kind != at.HIGH and kind != at.SHORT_HIGH and kind != at.JOKER_HIGH
    highest = True
    if not g[at.STUD]:
        if g[law.ODD_BUTTON_GAMES] == BY_BUTTON:
            return next_seat(seats, s[at.BUTTON])
    elif not low:
        if g[law.ODD_STUD_HIGH] == BY_DEALER:
            return next_seat(seats, s[at.BUTTON])
    else:
        highest = g[law.ODD_STUD_LOW] != LOWEST
    best, chosen = 0, -1
    seat = s[at.BUTTON]
    for _ in range(seats_of(seats)):
        seat = next_seat(seats, seat)
        weight = deciding_card(g, w, s, c, seat, kind, low, highest)
        if chosen < 0 or (weight > best if highest else weight < best):
            best, chosen = weight, seat
    return chosen


@lane_compiled
def deciding_card(
    g: Longs, w: Ints, s: Longs, c: Cards, seat: int, kind: int, low: bool, highest: bool
) -> int:
    """A seat's highest (or lowest) card, the ace low for low: of all its own, or in stud, where the
    house says so, of those that play."""
    start, cards = at.HOLES + seat * at.MOST_HELD, s[at.HELD + seat]
    held, out, other_out = cards, -1, -1
    if g[at.STUD] and g[law.ODD_STUD_CARDS] != ALL_CARDS:
        cards += s[at.ON_BOARDS]
        _, out, other_out = best_five(g, w, c, kind, start, held, at.BOARDS, s[at.ON_BOARDS])
    best, found = 0, False
    for place in range(cards):
        if place in (out, other_out):
            continue
        weight = card_weight(g, pick(c, start, held, at.BOARDS, place), low)
        if not found or (weight > best if highest else weight < best):
            best, found = weight, True
    return best
