"""Five cards read the way a rulebook spells it out, one rule at a time; any rule can be left out.

``spelled_high`` and ``spelled_low`` take the names of the rules to read *without*: with none left
out they rank hands exactly as ``high`` and ``ace_to_five`` do. Slow and plain: they serve proofs,
and the tests of the fast tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence

from shuffleup.cards import JOKER

ACE = 12
KING = 11
NO_RANK = -2  # the joker for high, in a game that gives it no meaning
WORST = 13  # and for low
NO_SUIT = 4


class Five:
    """Five cards as a rule looks at them: ranks in the order they matter, how often each."""

    __slots__ = ("counts", "flush", "ranks", "run")

    counts: tuple[int, ...]
    ranks: tuple[int, ...]
    flush: bool
    run: int  # the top rank of the straight they make, -1 if none

    def __init__(self, cards: Sequence[int], ace: int, wheel: bool, joker: int) -> None:
        read = [joker if card == JOKER else rank_of(card, ace) for card in cards]
        grouped = sorted(((n, rank) for rank, n in Counter(read).items()), reverse=True)
        self.counts = (*(n for n, _ in grouped), 0)
        self.ranks = tuple(rank for _, rank in grouped)
        self.flush = len({card & 3 if card != JOKER else NO_SUIT for card in cards}) == 1
        self.run = straight_top(self.ranks, wheel) if len(self.ranks) == 5 else -1


def rank_of(card: int, ace: int) -> int:
    if card == JOKER:
        return NO_RANK
    return ace if card >> 2 == ACE else card >> 2


def straight_top(ranks: tuple[int, ...], wheel: bool) -> int:
    if ranks[0] - ranks[4] == 4:
        return ranks[0]
    return 3 if wheel and ranks == (ACE, 3, 2, 1, 0) else -1


# Best first. Each says whether five cards are such a hand; a better hand that a book does not have
# falls through to what else it is: four of a kind are also three of a kind.
HANDS: dict[str, Callable[[Five], bool]] = {
    "royal-flush": lambda five: five.flush and five.run == ACE,
    "straight-flush": lambda five: five.flush and -1 < five.run <= KING,
    "four-of-a-kind": lambda five: five.counts[0] >= 4,
    "full-house": lambda five: five.counts[0] >= 3 and five.counts[1] >= 2,
    "flush": lambda five: five.flush,
    "straight": lambda five: five.run > -1,
    "three-of-a-kind": lambda five: five.counts[0] >= 3,
    "two-pair": lambda five: five.counts[0] >= 2 and five.counts[1] >= 2,
    "one-pair": lambda five: five.counts[0] >= 2,
}
STRAIGHTS = ("royal-flush", "straight-flush", "straight")


def spelled_high(cards: Sequence[int], without: Collection[str] = ()) -> int:
    """The value of five cards for high; bigger is better."""
    ace = -1 if "card-ranks" in without else ACE
    five = Five(cards, ace, "ace-low-straight" not in without, NO_RANK)
    for place, (name, fits) in enumerate(HANDS.items()):
        if name not in without and fits(five):
            ranks = (five.run,) if name in STRAIGHTS else five.ranks
            return packed(len(HANDS) - place, ranks)
    kickers = sorted((rank_of(card, ace) for card in cards), reverse=True)
    return packed(0, tuple(kickers))


def spelled_low(cards: Sequence[int], without: Collection[str] = ()) -> int:
    """The value of five cards for low, ace to five; bigger is better."""
    five = Five(cards, ACE if "low-card-ranks" in without else -1, wheel=False, joker=WORST)
    hurt = "low-ignores-straights" in without and (five.flush or five.run > -1)
    shape = SHAPES.index(five.counts[:-1])
    return packed(9, ()) - packed(5 if hurt else shape, five.ranks)


SHAPES = ((1, 1, 1, 1, 1), (2, 1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2), (4, 1))


def packed(first: int, ranks: tuple[int, ...]) -> int:
    """A hand as one number that compares like its parts; never 0, which is no hand."""
    value = first + 1
    for rank in (*ranks, *(NO_RANK,) * (5 - len(ranks))):
        value = value * 16 + rank + 2
    return value
