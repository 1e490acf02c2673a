"""What players did and won over many hands, counted off the hands' logs, in whole numbers.

``Score`` is one player's (or one style's) sums: chips, and the figures players are known by.
``count_hand`` adds a finished hand, ``end_round`` closes a round: one hand, or one deal played from
every seat. Rounds are independent of each other, hands within a round are not, so the interval of
``per_100`` comes from the rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from shuffleup.hand import Hand
from shuffleup.hand import events as e

NINETY_FIVE = 1.96  # standard errors to each side of a 95 % interval


class Score(Struct):
    """What one bot won and lost, in chips; ``ahead`` counts the hands it came out ahead."""

    ahead: int = 0
    won: int = 0
    lost: int = 0
    showdowns: int = 0
    biggest_pot: int = 0
    hands: int = 0
    entered: int = 0  # hands in which it put chips in by choice on the first round (VPIP)
    raised: int = 0  # hands in which it raised on the first round (PFR)
    went_on: int = 0  # hands in which it was still there on the second round
    shown_down: int = 0  # of those, hands that it took to a showdown
    bets: int = 0  # bets and raises after the first round
    calls: int = 0  # calls after the first round
    rounds: int = 0
    squares: int = 0  # of what it won in each round
    open_round: int = 0  # what it has won in the round that is going on

    @property
    def net(self) -> int:
        return self.won - self.lost


def per_100(score: Score, unit: int = 1) -> float:
    """What was won in a hundred hands, in chips or in big blinds of so many."""
    return 100 * score.net / max(1, score.hands) / unit


def interval(score: Score, unit: int = 1) -> float:
    """How far the true value of ``per_100`` may lie to each side, 95 times in 100."""
    if score.rounds < 2:
        return float("inf")
    mean = score.net / score.rounds
    spread = max(0.0, score.squares / score.rounds - mean * mean)
    error = sqrt(spread / (score.rounds - 1))
    return 100 * NINETY_FIVE * error * score.rounds / score.hands / unit


def part(of: int, whole: int) -> float:
    """Per cent."""
    return 100 * of / whole if whole else 0.0


def aggression(score: Score) -> float:
    """Bets and raises to a call, after the first round."""
    return score.bets / max(1, score.calls)


def count_hand(hand: Hand, scores: Sequence[Score]) -> tuple[int, bool]:
    """Add a hand; a score for each seat. Says the size of the pot and whether it was shown down."""
    before = sum(hand.setup.stacks)
    if sum(hand.stacks) + hand.carried != before:
        raise AssertionError(f"chips went missing: {before} before, {hand.stacks} after")
    pot, showed = count_actions(hand, scores)
    for seat, score in enumerate(scores):
        count_seat(score, hand.stacks[seat] - hand.setup.stacks[seat], pot)
        score.showdowns += bool(showed >> seat & 1)
    return pot, bool(showed)


def count_actions(hand: Hand, scores: Sequence[Score]) -> tuple[int, int]:
    """What everybody did; the pot, and the seats (as bits) that came to the showdown."""
    pot, showed, street = hand.carried, 0, 0
    entered = raised = folded = there = 0
    for event in hand.log:
        if isinstance(event, e.Opened):
            street = event.street
            if street == 1:
                there = (1 << hand.n) - 1 & ~folded
        elif isinstance(event, e.Folded):
            folded |= 1 << event.seat
        elif isinstance(event, e.Raised | e.Called):
            raises = isinstance(event, e.Raised)
            if street == 0:
                entered |= 1 << event.seat
                raised |= raises << event.seat
            elif raises:
                scores[event.seat].bets += 1
            else:
                scores[event.seat].calls += 1
        elif isinstance(event, e.Awarded):
            pot += event.amount
        elif isinstance(event, e.Shown | e.Mucked):
            showed |= 1 << event.seat
    for seat, score in enumerate(scores):
        score.hands += 1
        score.entered += entered >> seat & 1
        score.raised += raised >> seat & 1
        score.went_on += there >> seat & 1
        score.shown_down += there >> seat & showed >> seat & 1
    return pot, showed


def count_seat(score: Score, net: int, pot: int) -> None:
    score.open_round += net
    if net > 0:
        score.ahead += 1
        score.won += net
        score.biggest_pot = max(score.biggest_pot, pot)
    else:
        score.lost -= net


def end_round(scores: Sequence[Score]) -> None:
    """A round is over: what was won in it is one observation."""
    for score in scores:
        score.rounds += 1
        score.squares += score.open_round * score.open_round
        score.open_round = 0


def add_score(mine: Score, theirs: Score) -> None:
    """Add up what two parts of the work counted."""
    for name in Score.__struct_fields__:
        if name != "biggest_pot":
            setattr(mine, name, getattr(mine, name) + getattr(theirs, name))
    mine.biggest_pot = max(mine.biggest_pot, theirs.biggest_pot)
