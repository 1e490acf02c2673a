"""Kuhn's and Leduc poker dealt, seen and paid by the environments of the lane, and solved.

The tree is made of what the environments tell and nothing else: the menu gives the choices, a
seat's row what it knows, and its chips the end. So a wrong mask, a card too many in a row or a chip
in the wrong place makes another game, of another value. Then both play what was found, at thousands
of tables at once.
"""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: no lane to test")
pytest.importorskip("numba", reason="numba is not installed: no lane to test")

from tests.hand.regret import Choice, Node, Strategy  # noqa: E402
from tests.hand.small_games import (  # noqa: E402
    KUHN_VALUE,
    LEDUC_VALUE,
    SmallGame,
    checked,
    with_the_rest,
)

from shuffleup.lane import lane_game  # noqa: E402
from shuffleup.lane.environments import VectorTables  # noqa: E402
from shuffleup.lane.environments import seen_row as row  # noqa: E402
from shuffleup.lane.environments.choice_menu import FOLD  # noqa: E402
from shuffleup.lane.environments.vector_tables import NO_CHOICE  # noqa: E402

HANDS = 40_000
ERRORS = 4  # standard errors that a mean of so many hands may be off


class InTheLane(SmallGame):
    """The small game as the environments play it; what was chosen is written as a number."""

    def tables(self, decks: list[tuple[int, ...]]) -> VectorTables:
        """One of these decks dealt at each table, the button in the last seat."""
        game = lane_game(self.sheet, self.stakes, self.rules)
        tables = VectorTables(game, len(decks), 2, self.stack)
        tables.tables.deal(self.stack, 1, decks=decks)
        return tables

    def tree(self, ranks: tuple[str, ...], done: tuple[str, ...]) -> Node:
        tables = self.tables([self.deck(ranks)])
        for choice in done:
            tables.look()
            tables.go_on(tables.checked([int(choice)]), dealing=False)
        if tables.tables.over[0]:
            return float(tables.tables.won[0, 0])
        seen, mask, seat = tables.look()
        choices = offered(seen[0], mask[0])
        after = tuple(self.tree(ranks, (*done, str(choice))) for choice in choices)
        return Choice(int(seat[0]), known(tables, seen[0], "".join(done)), after)

    def played_out(self, strategy: Strategy, seed: int) -> np.ndarray:
        """What the first player won in each of many hands, both playing by the strategy."""
        dice = np.random.default_rng(seed)
        decks = [with_the_rest(dice.permutation(self.cards)[:3].tolist()) for _ in range(HANDS)]
        tables = self.tables(decks)
        done = np.full(HANDS, "", "U12")
        while not tables.tables.over.all():
            seen, mask, _ = tables.look()
            keys = np.array([
                "" if over else known(tables, each, told)
                for over, each, told in zip(tables.tables.over, seen, done, strict=True)
            ])  # fmt: skip
            choices = np.full(HANDS, NO_CHOICE)
            for key in set(keys.tolist()) - {""}:
                there = np.flatnonzero(keys == key)
                may = offered(seen[there[0]], mask[there[0]])
                choices[there] = dice.choice(may, len(there), p=strategy[key])
            done = np.char.add(done, np.where(choices == NO_CHOICE, "", choices.astype("U2")))
            tables.go_on(tables.checked(choices, everywhere=False), dealing=False)
        return tables.tables.won[:, 0]


def offered(seen: np.ndarray, mask: np.ndarray) -> list[int]:
    """What is on the menu; nobody folds who may check."""
    return [int(one) for one in np.flatnonzero(mask) if one != FOLD or not seen[row.MAY_CHECK]]


def known(tables: VectorTables, seen: np.ndarray, done: str) -> str:
    """What the row tells of cards, by their ranks, to the seat to act."""
    cards = [*tables.row.cards_of(seen, 0), *tables.row.cards_of(seen, 1), *tables.row.board(seen)]
    return f"{seen[row.VIEWER]}/{[int(card) >> 2 for card in cards]}/{done}"


def check_played_out(game: InTheLane, strategy: Strategy, worth: float, off: float) -> None:
    won = game.played_out(strategy, seed=1)
    assert abs(won.mean() - worth) < off + ERRORS * won.std() / HANDS**0.5


def test_kuhn_poker_in_the_lane_is_worth_what_kuhn_found() -> None:
    game = InTheLane.kuhn()
    deals = game.deals(2)
    assert len(deals) == 6
    strategy = checked(deals, 2_000, KUHN_VALUE, within=0.002)
    assert len(strategy) == 12  # three cards, two decisions of each player
    check_played_out(game, strategy, KUHN_VALUE, off=0.002)


@pytest.mark.slow
def test_leduc_poker_in_the_lane_is_worth_what_has_been_published() -> None:
    game = InTheLane.leduc()
    deals = game.deals(3)
    assert len(deals) == 24
    strategy = checked(deals, 150, LEDUC_VALUE, within=0.03)
    assert len(strategy) == 288  # as many information sets as the game is known to have
    check_played_out(game, strategy, LEDUC_VALUE, off=0.03)
