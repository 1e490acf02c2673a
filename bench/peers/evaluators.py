"""How fast the public evaluators rank seven cards: two in the hole, five on the board.

`available()` are those installed, each with a `rate` of the shape of a work, `(n, seed) -> n`; the
hands come from a pool in the evaluator's own cards, made once per seed, so only ranking is timed.
phevaluator is C behind a thin wrapper; the rest are pure Python and look at all 21 choices of five.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import cycle, islice
from typing import Any

from .works import Work, version_of

POOL = 1000
RANKS, SUITS = "23456789TJQKA", "cdhs"
CARDS = [rank + suit for rank in RANKS for suit in SUITS]

# What turns seven card names into an evaluator's own arguments, what ranks those, and whether a
# greater rank is a better hand.
Prepare = Callable[[list[str]], tuple[Any, ...]]
Rank = Callable[..., Any]
Loaded = tuple[Prepare, Rank, bool]


@dataclass(frozen=True, slots=True)
class Evaluator:
    """An evaluator that is here. A greater `strength` is a better hand."""

    name: str
    version: str
    rate: Work
    strength: Callable[[list[str]], Any]


def _phevaluator() -> Loaded:
    import phevaluator

    def prepare(names: list[str]) -> tuple[int, ...]:
        return tuple(CARDS.index(name) for name in names)

    # Since 0.6 it has a function for just seven cards, a third faster than the general one.
    rank = getattr(phevaluator, "evaluate_7cards", phevaluator.evaluate_cards)
    return prepare, rank, False


def _pokerkit() -> Loaded:
    from pokerkit import Card, StandardHighHand

    def prepare(names: list[str]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        cards = tuple(Card.parse("".join(names)))
        return cards[:2], cards[2:]

    return prepare, StandardHighHand.from_game, True


def _texasholdem() -> Loaded:
    from texasholdem import Card
    from texasholdem.evaluator import evaluate

    return _in_two(Card), evaluate, False


def _clubs() -> Loaded:
    from clubs.poker import Card, Evaluator

    return _in_two(Card), Evaluator(suits=4, ranks=13, cards_for_hand=5).evaluate, False


def _treys() -> Loaded:
    from treys import Card, Evaluator  # type: ignore[import-not-found, unused-ignore]

    return _in_two(Card.new), Evaluator().evaluate, False


def _in_two(card: Callable[[str], Any]) -> Prepare:
    def prepare(names: list[str]) -> tuple[list[Any], list[Any]]:
        cards = [card(name) for name in names]
        return cards[:2], cards[2:]

    return prepare


LOADERS: dict[str, Callable[[], Loaded]] = {
    "phevaluator": _phevaluator,
    "pokerkit": _pokerkit,
    "texasholdem": _texasholdem,
    "clubs": _clubs,
    "treys": _treys,
}


def available() -> list[Evaluator]:
    """The evaluators that can be timed on this machine."""
    return list(_survey()[0])


def missing() -> list[tuple[str, str]]:
    """The evaluators that cannot, each with the reason."""
    return list(_survey()[1])


@cache
def _survey() -> tuple[tuple[Evaluator, ...], tuple[tuple[str, str], ...]]:
    present: list[Evaluator] = []
    absent: list[tuple[str, str]] = []
    for name, loader in LOADERS.items():
        try:
            prepare, rank, high_is_good = loader()
        except ImportError as error:
            absent.append((f"{name} (evaluator)", f"not installed ({error.name})"))
        else:
            present.append(_evaluator(name, prepare, rank, high_is_good))
    return tuple(present), tuple(absent)


def _evaluator(name: str, prepare: Prepare, rank: Rank, high_is_good: bool) -> Evaluator:
    @cache
    def pool(seed: int) -> list[tuple[Any, ...]]:
        return [prepare(names) for names in islice(_hands(seed), POOL)]

    def rate(n: int, seed: int) -> int:
        for hand in islice(cycle(pool(seed)), n):
            rank(*hand)
        return n

    def strength(names: list[str]) -> Any:
        value = rank(*prepare(names))
        return value if high_is_good else -value

    return Evaluator(name, version_of(name), rate, strength)


def _hands(seed: int) -> Iterator[list[str]]:
    rng = random.Random(seed)
    while True:
        yield rng.sample(CARDS, 7)


def check() -> None:
    """All evaluators order the same pairs of hands the same way."""
    for hand, other in islice(zip(_hands(1), _hands(2), strict=True), 300):
        verdicts = {_verdict(one.strength(hand), one.strength(other)) for one in available()}
        assert len(verdicts) <= 1, (hand, other)


def _verdict(mine: Any, theirs: Any) -> int:
    return int(mine > theirs) - int(mine < theirs)
