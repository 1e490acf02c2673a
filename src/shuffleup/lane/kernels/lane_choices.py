"""What the seat to act may do, and what it does: ``write_options`` and ``take``.

``take`` carries a choice out, or changes nothing and says by a number why it is none: ``REFUSALS``
has the words. ``carry_out`` does the same for a choice that is known to be lawful. What a seat may
do without raising is written by ``write_costs``, how far it may raise by ``write_raises``: that is
most of the work, and a player who does not think of raising need not have it done.
"""

from __future__ import annotations

from shuffleup.equity.tables import Ints, Longs
from shuffleup.lane import lane_law as law
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.first_to_act import NEXT_LEFT, marked_card_seat
from shuffleup.lane.kernels.lane_compiler import lane_compiled, lane_inlined
from shuffleup.lane.kernels.lane_dealing import burn_due, cards_left, discard, street_of
from shuffleup.lane.kernels.raising import answered, note_heads_up, raised, set_raise_limits
from shuffleup.lane.kernels.seat_turns import next_seat, pass_action, pay, seats_of

REFUSALS = (
    "",
    "the hand is over",
    "it is not the time to {kind}",
    "there is nothing to call",
    "there is a bet to call",
    "raising is closed",
    "raise to {amount}: the least is {least}, the most {most}",
    "raise to {amount}: in fixed limit it is {least} or {most}",
    "discard {amount:#b}: {discards} cards of the {held} held are thrown away",
    "deal it {amount} times: 1 to {runs}",
    "{kind} is not a kind of action",
)
(
    DONE, HAND_IS_OVER, NOT_ASKED, NOTHING_TO_CALL, BET_TO_CALL, CLOSED, OUT_OF_BOUNDS,
    NOT_A_BET_SIZE, WRONG_CARDS, WRONG_RUNS, NO_SUCH_KIND,
) = range(11)  # fmt: skip


@lane_inlined
def write_options(g: Longs, w: Ints, s: Longs, c: Cards) -> None:
    """What the seat to act may do, as ``hand.options`` has it."""
    write_costs(g, s, c)
    write_raises(g, w, s, c)


@lane_inlined
def write_raises(g: Longs, w: Ints, s: Longs, c: Cards) -> None:
    betting = s[at.PHASE] == at.BETTING or s[at.PHASE] == at.BRINGING_IN
    if betting and s[at.ACTOR] >= 0:
        set_raise_limits(g, w, s, c)


@lane_inlined
def write_costs(g: Longs, s: Longs, c: Cards) -> None:
    """The options but for raises, of which there are none yet."""
    for column in range(at.CALL_COST, at.MAY_RUN + 1):
        s[column] = 0
    s[at.DISCARD_MOST] = -1
    seat, phase = s[at.ACTOR], s[at.PHASE]
    if seat < 0:
        return
    if phase == at.BETTING:
        owed = s[at.BET] - s[at.BETS + seat]
        s[at.MAY_FOLD] = 1
        s[at.MAY_CHECK] = owed <= 0 and (s[at.BET] != 0 or g[law.PASS_AND_OUT] == 0)
        s[at.CALL_COST] = max(0, min(owed, s[at.STACKS + seat]))
    elif phase == at.BRINGING_IN:
        s[at.BRING_IN_COST] = min(g[at.BRING_IN_AMOUNT], s[at.STACKS + seat])
        if g[law.LOW_CARD_ALL_IN] == NEXT_LEFT:
            s[at.MAY_FOLD] = seat != marked_card_seat(g, s, c, s[at.LIVE])
    elif phase == at.DRAWING:
        s[at.DISCARD_MOST] = min(street_of(g, s[at.STREET] + 1, at.ST_DRAW), s[at.HELD + seat])
    elif phase == at.DISCARDING:
        s[at.DISCARD_LEAST] = street_of(g, s[at.STREET] + 1, at.ST_DISCARD)
        s[at.DISCARD_MOST] = s[at.DISCARD_LEAST]
    else:
        s[at.MAY_RUN] = most_runs(g, s)


@lane_inlined
def refusal(g: Longs, s: Longs, kind: int, amount: int) -> int:
    """Why the seat to act may not do this, ``DONE`` if it may."""
    if s[at.ACTOR] < 0:
        return HAND_IS_OVER
    if kind == at.FOLD:
        return DONE if s[at.MAY_FOLD] else NOT_ASKED
    if kind == at.CHECK:
        if s[at.PHASE] != at.BETTING:
            return NOT_ASKED
        return DONE if s[at.MAY_CHECK] else BET_TO_CALL if s[at.CALL_COST] else NOT_ASKED
    if kind == at.CALL:
        if s[at.PHASE] != at.BETTING:
            return NOT_ASKED
        return DONE if s[at.CALL_COST] else NOTHING_TO_CALL
    if kind == at.RAISE_TO:
        return raise_refusal(g, s, amount)
    if kind == at.BRING_IN:
        return DONE if s[at.BRING_IN_COST] else NOT_ASKED
    if kind == at.DISCARD:
        if s[at.DISCARD_MOST] < 0:
            return NOT_ASKED
        fits = 0 <= amount < 1 << s[at.HELD + s[at.ACTOR]]
        count = seats_of(amount) if fits else -1
        return DONE if s[at.DISCARD_LEAST] <= count <= s[at.DISCARD_MOST] else WRONG_CARDS
    if kind == at.RUN_IT:
        if s[at.MAY_RUN] == 0:
            return NOT_ASKED
        return DONE if 1 <= amount <= s[at.MAY_RUN] else WRONG_RUNS
    return NO_SUCH_KIND


@lane_inlined
def raise_refusal(g: Longs, s: Longs, to: int) -> int:
    if s[at.PHASE] != at.BETTING and s[at.PHASE] != at.BRINGING_IN:
        return NOT_ASKED
    if s[at.LEAST_TO] == 0:
        return CLOSED
    if not s[at.LEAST_TO] <= to <= s[at.MOST_TO]:
        return OUT_OF_BOUNDS
    if g[at.STRUCTURE] == at.LIMIT and to != s[at.LEAST_TO] and to != s[at.MOST_TO]:
        return NOT_A_BET_SIZE
    return DONE


@lane_inlined
def take(g: Longs, s: Longs, c: Cards, kind: int, amount: int) -> int:
    """Do what the seat to act has chosen; anything else than ``DONE`` changes nothing."""
    why = refusal(g, s, kind, amount)
    if not why:
        carry_out(g, s, c, kind, amount)
    return why


@lane_inlined
def carry_out(g: Longs, s: Longs, c: Cards, kind: int, amount: int) -> None:
    """Do what is known to be among the options of the seat to act."""
    seat = s[at.ACTOR]
    if kind == at.FOLD:
        fold(g, s, seat)
    elif kind == at.CHECK:
        check(g, s, seat)
    elif kind == at.CALL:
        call(g, s, seat)
    elif kind == at.RAISE_TO:
        raised(g, s, seat, amount)
    elif kind == at.BRING_IN:
        bring_in(g, s, seat)
    elif kind == at.DISCARD:
        discard(g, s, c, seat, amount)
    else:
        run_it(s, seat, amount)


@lane_inlined
def fold(g: Longs, s: Longs, seat: int) -> None:
    bit = 1 << seat
    s[at.VERSION] += 1
    s[at.LIVE] &= ~bit
    s[at.OWING] &= ~bit
    if s[at.PHASE] == at.BETTING:
        note_heads_up(g, s)
    if g[law.FOLDED_SEAT_GETS_CARDS] and s[at.BETS + seat] >= s[at.BET]:
        s[at.STILL_DEALT] |= bit
    pass_action(s)


@lane_inlined
def check(g: Longs, s: Longs, seat: int) -> None:
    bit = 1 << seat
    s[at.VERSION] += 1
    s[at.OWING] &= ~bit
    s[at.CHECKED] |= bit
    if g[law.SHORT_ALL_IN_BARS_CHECKER]:
        s[at.ACTED] |= bit
        s[at.ACTED_AT + seat] = answered(s)
    pass_action(s)


@lane_inlined
def call(g: Longs, s: Longs, seat: int) -> None:
    bit = 1 << seat
    s[at.VERSION] += 1
    pay(s, seat, s[at.CALL_COST])
    s[at.OWING] &= ~bit
    s[at.ACTED] |= bit
    s[at.ACTED_AT + seat] = answered(s)
    if not s[at.ABLE] & bit:
        note_heads_up(g, s)
    pass_action(s)


@lane_compiled
def bring_in(g: Longs, s: Longs, seat: int) -> None:
    bit = 1 << seat
    amount = s[at.BRING_IN_COST]
    s[at.VERSION] += 1
    pay(s, seat, amount)
    s[at.BET] = amount if g[law.SHORT_BLIND_LOWERS] else g[at.BRING_IN_AMOUNT]
    whole_bet = s[at.BET] >= s[at.STEP]
    s[at.BASE] = s[at.BET] if whole_bet else 0
    if whole_bet or g[law.COMPLETION_IS_RAISE]:
        s[at.WAGERS] = 1
    s[at.PHASE] = at.BETTING
    s[at.OWING] &= ~bit
    s[at.ACTED] |= bit
    s[at.ACTED_AT + seat] = answered(s)
    pass_action(s)


@lane_compiled
def run_it(s: Longs, seat: int, times: int) -> None:
    s[at.VERSION] += 1
    s[at.RUNS] = min(s[at.RUNS], times) if s[at.RUNS] else times
    s[at.OWING] &= ~(1 << seat)
    if times == 1:
        s[at.OWING] = 0
    s[at.ACTOR] = next_seat(s[at.OWING], seat)


@lane_compiled
def most_runs(g: Longs, s: Longs) -> int:
    """How often the rest can be dealt: what the house allows and the stub has cards for."""
    if g[at.STRUCTURE] >= at.LIMIT and not g[law.RUN_IT_LIMIT]:
        return 1
    need = 0
    for street in range(s[at.STREET] + 1, g[at.GAME_STREETS]):
        need += street_of(g, street, at.ST_BOARD) + burn_due(g, street)
    return min(g[law.RUN_IT_MAXIMUM], cards_left(s) // need if need else 1)
