"""Everything the seat to act may do, with exact amounts: what judge accepts, and nothing else."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.games import Structure
from shuffleup.hand.betting import raise_limits
from shuffleup.hand.order import marked_card_seat
from shuffleup.hand.proceed import most_runs
from shuffleup.hand.repairs.primitives import Limited
from shuffleup.hand.showdown import may_muck
from shuffleup.hand.state import (
    BETTING,
    BRINGING_IN,
    DISCARDING,
    DRAWING,
    PHASE_NAMES,
    RUNNING,
    SHOWING,
    Hand,
)
from shuffleup.law.points.hand.stud import LowCardAllIn


class Options(Struct, frozen=True, gc=False):
    """What a seat may do now. Amounts are totals for the round where they say ``to``.

    ``call`` is what it costs to call, 0 when there is nothing to call. A bet or raise may be made
    to any whole amount from ``least_to`` to ``most_to``, in fixed limit to one of the two only;
    both are 0 when raising is closed.
    """

    seat: int
    phase: str
    fold: bool = False
    check: bool = False
    call: int = 0
    least_to: int = 0
    most_to: int = 0
    bring_in: int = 0
    discard_least: int = 0
    discard_most: int = -1
    runs: int = 0
    show: bool = False
    muck: bool = False
    fixed: bool = False

    def raises(self) -> tuple[int, ...]:
        """The amounts worth offering as buttons: the ends of the range."""
        return tuple(sorted({self.least_to, self.most_to} - {0}))


def options(hand: Hand) -> Options | None:
    """The options of the seat to act; None when nobody is asked anything."""
    seat, phase = hand.actor, hand.phase
    if seat < 0:
        return None
    name = PHASE_NAMES[phase]
    if phase == BETTING:
        may = betting_options(hand)
        return limited_to(may, limit_in_force(hand)) if hand.mends.limited else may
    if phase == BRINGING_IN:
        least, most = raise_limits(hand)
        amount = min(hand.stakes.bring_in, hand.stacks[seat])
        return Options(
            seat, name, fold=may_decline(hand), least_to=least, most_to=most, bring_in=amount,
            fixed=hand.structure is Structure.LIMIT,
        )  # fmt: skip
    if phase == DRAWING:
        return Options(seat, name, discard_most=min(hand.next_street.draw, len(hand.hole[seat])))
    if phase == DISCARDING:
        exact = hand.next_street.discard
        return Options(seat, name, discard_least=exact, discard_most=exact)
    if phase == RUNNING:
        return Options(seat, name, runs=most_runs(hand))
    assert phase == SHOWING
    return Options(seat, name, show=True, muck=may_muck(hand))


def betting_options(hand: Hand) -> Options:
    seat = hand.actor
    to_call = hand.bet - hand.bets[seat]
    least, most = raise_limits(hand)
    stack = hand.stacks[seat]
    call = max(0, min(to_call, stack))
    check = to_call <= 0 and not (hand.rules.betting.pass_and_out and not hand.bet)
    return Options(
        seat, "bet", fold=True, check=check, call=call,
        least_to=least, most_to=most, fixed=hand.structure is Structure.LIMIT,
    )  # fmt: skip


def limit_in_force(hand: Hand) -> Limited | None:
    """What the floor's ruling left the seat to act; None when none of it can be done any more."""
    limit = hand.mends.limited.get(hand.actor)
    if limit is None or hand.phase != BETTING:
        return None
    left = limited_to(betting_options(hand), limit)
    return limit if left.fold or left.check or left.call or left.least_to else None


def limited_to(may: Options, limit: Limited | None) -> Options:
    """What the floor left of a seat's options."""
    if limit is None:
        return may
    least, most = (limit.to, limit.to) if limit.to else (may.least_to, may.most_to)
    raises = "raise" in limit.may and may.least_to and may.least_to <= least <= may.most_to
    return replace(
        may,
        fold=may.fold and "fold" in limit.may,
        check=may.check and "check" in limit.may,
        call=may.call if "call" in limit.may else 0,
        least_to=least if raises else 0,
        most_to=most if raises else 0,
    )


def may_decline(hand: Hand) -> bool:
    """Whether the seat may fold instead of bringing it in: left of a low card that is all-in it
    may, with the next lowest card it may not."""
    passed_left = hand.rules.stud.low_card_all_in is LowCardAllIn.NEXT_LEFT
    if hand.mends.excused >> hand.actor & 1:
        return True
    return passed_left and hand.actor != marked_card_seat(hand, hand.live)
