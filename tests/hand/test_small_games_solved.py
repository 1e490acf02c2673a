"""Kuhn's and Leduc poker dealt and judged by the engine, solved, and compared with what is known.

Neither is a game of the house: each is a sheet made here, played with a deck whose first cards
are the few that the game has. What the engine offers and pays makes the tree; its equilibrium is
worth -1/18 to Kuhn's first player, and about -0.0856 to Leduc's.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from tests.hand.regret import Choice, Deals, Node, best_answer, solve, value

from shuffleup.cards import STANDARD, parse, show
from shuffleup.games import Opening, Sheet, Street, Structure
from shuffleup.hand import Call, Check, Command, Fold, Hand, RaiseTo, Stakes, act, new_hand, options
from shuffleup.hand import proceed as carry_on
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.points.hand.raises import CapLifted


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

    def played(self, ranks: tuple[str, ...], done: tuple[str, ...]) -> Hand:
        """The hand dealt again and played as far as this."""
        left = list(self.cards)
        first = []
        for rank in ranks:
            card = next(card for card in left if show((card,))[0] == rank)
            left.remove(card)
            first.append(card)
        deck = (*first, *(card for card in STANDARD if card not in first))
        hand = new_hand(
            self.sheet, self.stakes, [self.stack] * 2, button=1, deck=deck, rules=self.rules
        )
        carry_on(hand)
        for word in done:
            assert act(hand, commands(hand)[word]).refusal is None
        return hand


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


def checked(deals: Deals, rounds: int, known: float, within: float) -> None:
    strategy = solve(deals, rounds)
    first, second = (best_answer(deals, strategy, player) for player in (0, 1))
    assert first + second < within  # nobody gains more than this by playing otherwise
    assert -second - 1e-9 <= value(deals, strategy) <= first + 1e-9
    assert -second <= known <= first  # the value of the game lies between the two best answers


def test_kuhn_poker_is_worth_what_kuhn_found() -> None:
    stakes = Stakes(Structure.LIMIT, 1, 1, ante=1)
    game = SmallGame(KUHN, "JsQsKs", stakes, stack=2, rules=DEFAULT)
    deals = game.deals(2)
    assert len(deals) == 6
    checked(deals, 2_000, -1 / 18, within=0.002)


def test_leduc_poker_is_worth_what_has_been_published() -> None:
    stakes = Stakes(Structure.LIMIT, 2, 4, ante=1)
    game = SmallGame(LEDUC, "JsJhQsQhKsKh", stakes, stack=100, rules=ONE_RAISE)
    deals = game.deals(3)
    assert len(deals) == 24
    checked(deals, 150, -0.0856, within=0.03)


@pytest.mark.parametrize(
    ("ranks", "done", "won"),
    [("KQ", "kk", 1), ("KQ", "krf", -1), ("QK", "rc", -2), ("JQ", "krc", -2)],
)
def test_a_hand_of_kuhns_is_paid_as_the_rules_say(ranks: str, done: str, won: int) -> None:
    stakes = Stakes(Structure.LIMIT, 1, 1, ante=1)
    game = SmallGame(KUHN, "JsQsKs", stakes, stack=2, rules=DEFAULT)
    hand = game.played(tuple(ranks), tuple(done))
    assert hand.over
    assert hand.stacks[0] - 2 == won
