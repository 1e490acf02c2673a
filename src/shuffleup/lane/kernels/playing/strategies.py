"""Compiled players, and whole hands played by them: ``play_hands``.

``CALLING`` checks or calls and keeps its cards; ``AT_RANDOM`` is the policy every engine of the
bench plays (``sim.quick.at_random``): fold a quarter of the time if there is something to call,
raise to the least a tenth of the time, else check or call, and throw any number of cards away.
"""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.lane_choices import carry_out, write_costs, write_raises
from shuffleup.lane.kernels.lane_compiler import lane_entry, lane_inlined
from shuffleup.lane.kernels.lane_play import advance
from shuffleup.lane.kernels.lane_posts import begin_hand
from shuffleup.lane.kernels.mixing import dice_below, shuffle
from shuffleup.lane.kernels.seat_turns import next_seat

CALLING, AT_RANDOM = range(2)
STRATEGY_NAMES = ("calling", "random")
FOLD_BELOW, RAISE_BELOW, OF = 25, 35, 100


@lane_inlined
def passive(s: Longs) -> tuple[int, int]:
    """What costs least and stays in the hand; where nothing does, a bet or a fold."""
    if s[at.MAY_CHECK]:
        return at.CHECK, 0
    if s[at.CALL_COST]:
        return at.CALL, 0
    if s[at.BRING_IN_COST]:
        return at.BRING_IN, 0
    if s[at.DISCARD_MOST] >= 0:
        return at.DISCARD, (1 << s[at.DISCARD_LEAST]) - 1
    if s[at.MAY_RUN]:
        return at.RUN_IT, 1
    return (at.RAISE_TO, s[at.LEAST_TO]) if s[at.LEAST_TO] else (at.FOLD, 0)


@lane_inlined
def drawn(s: Longs, strategy: int) -> int:
    """The number a player of this strategy lets the dice decide by; who calls has none to fear."""
    if strategy == CALLING:
        return OF
    if s[at.DISCARD_MOST] >= 0:
        return dice_below(s, at.CHOICE_DICE, s[at.DISCARD_MOST] - s[at.DISCARD_LEAST] + 1)
    return dice_below(s, at.CHOICE_DICE, OF)


@lane_inlined
def thinks_of_raising(s: Longs, number: int) -> bool:
    """Whether what the player does depends on the raises there are: else nobody need look."""
    if number < FOLD_BELOW and s[at.CALL_COST]:
        return False
    return number < RAISE_BELOW or (s[at.MAY_CHECK] == 0 and s[at.CALL_COST] == 0)


@lane_inlined
def choice(s: Longs, number: int) -> tuple[int, int]:
    """The kind and the amount of what a player does whose dice show this number."""
    if number == OF:
        return passive(s)
    if s[at.DISCARD_MOST] >= 0:
        return at.DISCARD, (1 << s[at.DISCARD_LEAST] + number) - 1
    if number < FOLD_BELOW and s[at.CALL_COST]:
        return at.FOLD, 0
    if number < RAISE_BELOW and s[at.LEAST_TO]:
        return at.RAISE_TO, s[at.LEAST_TO]
    return passive(s)


@lane_entry
def choices(numbers: Longs, strategies: Longs, kinds: Longs, amounts: Longs) -> None:
    """What the seat to act does at each table, by the strategy of its seat; nothing where a hand is
    over."""
    for table in range(len(numbers)):
        s = numbers[table]
        kinds[table] = -1
        amounts[table] = 0
        if s[at.ACTOR] >= 0:
            kinds[table], amounts[table] = choice(s, drawn(s, strategies[s[at.ACTOR]]))


@lane_entry
def play_hands(
    g: Longs, w: Ints, s: Longs, c: Cards, posts: Longs, hands: int, stacks: Longs,
    strategies: Longs, totals: Longs,
) -> int:  # fmt: skip
    """So many hands at one table, everybody with the same stacks at the start of each; the button
    goes round. What each seat won is added to ``totals``; gives the number of decisions."""
    decisions, everybody = 0, (1 << s[at.SEATS]) - 1
    for _ in range(hands):
        for seat in range(s[at.SEATS]):
            s[at.STACKS + seat] = stacks[seat]
        s[at.BUTTON] = next_seat(everybody, s[at.BUTTON])
        shuffle(g, s, c)
        begin_hand(g, s, posts, 0)
        while True:  # in one place, since it is put into each place that names it
            advance(g, w, s, c)
            if s[at.OVER]:
                break
            write_costs(g, s, c)
            number = drawn(s, strategies[s[at.ACTOR]])
            if thinks_of_raising(s, number):
                write_raises(g, w, s, c)
            kind, amount = choice(s, number)
            carry_out(g, s, c, kind, amount)
            decisions += 1
        for seat in range(s[at.SEATS]):
            totals[seat] += s[at.STACKS + seat] - stacks[seat]
    return decisions
