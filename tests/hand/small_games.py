"""Kuhn's and Leduc poker: games of a handful of cards whose values are known.

Neither is a game of the house: each is a sheet made here, played with a deck whose first cards
are the few that the game has. What an engine offers and pays makes the tree; its equilibrium is
worth -1/18 to Kuhn's first player, and about -0.0856 to Leduc's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Self

from tests.hand.regret import Choice, Deals, Node, Strategy, best_answer, solve, value

from shuffleup.cards import STANDARD, parse, show
from shuffleup.games import Opening, Sheet, Street, Structure
from shuffleup.hand import Call, Check, Command, Fold, Hand, RaiseTo, Stakes, act, new_hand, options
from shuffleup.hand import proceed as carry_on
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.points.hand.raises import CapLifted

KUHN_VALUE, LEDUC_VALUE = -1 / 18, -0.0856


def sheet(name: str, *streets: Street) -> Sheet:
    """A sheet made by hand: one from a file would be refused for having too few cards."""
    limit = (Structure.LIMIT,)
    return Sheet(name, name, "standard", limit, 2, Opening.BLINDS, streets, ("high",))


ONE_CARD, THEN_A_BOARD = Street("one card", down=1), Street("the board", board=1, big_bet=True)
KUHN = sheet("kuhn", ONE_CARD)
LEDUC = sheet("leduc", ONE_CARD, THEN_A_BOARD)
ONE_RAISE = DEFAULT.but(
    limit_raise_cap=1, limit_cap_min_players=2, limit_cap_lifted_when=CapLifted.NEVER
)


class SmallGame:
    """A game with a handful of cards, as a tree of what the engine offers."""

    def __init__(self, sheet: Sheet, cards: str, stakes: Stakes, stack: int, rules: Rules) -> None:
        self.sheet, self.stakes, self.stack, self.rules = sheet, stakes, stack, rules
        self.cards = parse(cards)

    @classmethod
    def kuhn(cls) -> Self:
        return cls(KUHN, "JsQsKs", Stakes(Structure.LIMIT, 1, 1, ante=1), 2, DEFAULT)

    @classmethod
    def leduc(cls) -> Self:
        stakes = Stakes(Structure.LIMIT, 2, 4, ante=1)
        return cls(LEDUC, "JsJhQsQhKsKh", stakes, 100, ONE_RAISE)

    def deals(self, count: int) -> Deals:
        """Each way the first cards can fall, by their ranks."""
        ways = Counter(
            tuple(show((card,))[0] for card in deal) for deal in permutations(self.cards, count)
        )
        total = sum(ways.values())
        return [(times / total, self.tree(ranks, ())) for ranks, times in ways.items()]

    def tree(self, ranks: tuple[str, ...], done: tuple[str, ...]) -> Node:
        hand = self.played(ranks, done)
        if hand.over:
            return float(hand.stacks[0] - self.stack)
        offered = commands(hand)
        board = "".join(show((card,))[0] for card in hand.board)
        knows = f"{hand.actor}{ranks[hand.actor]}{board}/{''.join(done)}"
        after = tuple(self.tree(ranks, (*done, word)) for word in offered)
        return Choice(hand.actor, knows, after)

    def deck(self, ranks: tuple[str, ...]) -> tuple[int, ...]:
        """Cards of these ranks first, then all that the game does not know."""
        left = list(self.cards)
        first = []
        for rank in ranks:
            card = next(card for card in left if show((card,))[0] == rank)
            left.remove(card)
            first.append(card)
        return with_the_rest(first)

    def played(self, ranks: tuple[str, ...], done: tuple[str, ...]) -> Hand:
        """The hand dealt again and played as far as this."""
        hand = new_hand(
            self.sheet, self.stakes, [self.stack] * 2, button=1, deck=self.deck(ranks),
            rules=self.rules,
        )  # fmt: skip
        carry_on(hand)
        for word in done:
            assert act(hand, commands(hand)[word]).refusal is None
        return hand


def with_the_rest(first: Sequence[int]) -> tuple[int, ...]:
    """A whole deck with these cards on top."""
    return (*first, *(card for card in STANDARD if card not in first))


def commands(hand: Hand) -> dict[str, Command]:
    """What the seat to act may do; nobody folds who may check."""
    may = options(hand)
    assert may is not None
    seat = may.seat
    found: dict[str, Command] = {"k": Check(seat)} if may.check else {"f": Fold(seat)}
    if may.call:
        found["c"] = Call(seat)
    if may.least_to:
        found["r"] = RaiseTo(seat, may.least_to)
    return found


def checked(deals: Deals, rounds: int, known: float, within: float) -> Strategy:
    """The game solved, and found to be worth what is known; gives the strategy."""
    strategy = solve(deals, rounds)
    first, second = (best_answer(deals, strategy, player) for player in (0, 1))
    assert first + second < within  # nobody gains more than this by playing otherwise
    assert -second - 1e-9 <= value(deals, strategy) <= first + 1e-9
    assert -second <= known <= first  # the value of the game lies between the two best answers
    return strategy
