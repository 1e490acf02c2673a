"""All boards counted by the kernel: as every board looked at, however many hands and cards known.

The specification is ``plain_odds.run_out``; where that would take minutes, every board is valued
by ``batch_high``, which has its own tests, and a part of them by phevaluator, which shares nothing
with this code.
"""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from shuffleup.cards import STANDARD, parse, show
from shuffleup.equity import batch_high, by_ranks, equity, plain_odds
from shuffleup.equity.odds import OddsEngine
from shuffleup.equity.odds_tally import OddsTally
from shuffleup.equity.plain_odds import Holes
from shuffleup.equity.spot import Spot, read_spot
from shuffleup.games import game

np = pytest.importorskip("numpy", reason="numpy is not installed: no kernel to test")
fast = pytest.importorskip("shuffleup.equity.fast", reason="numba is not installed: no kernel")


def counted(way: OddsEngine, spot: Spot, holes: Holes) -> tuple[object, ...]:
    tally = OddsTally(len(holes), split=False)
    way.run_out(spot, holes, 3, tally)
    return tally.weight, tally.units, tally.squares, tally.wholes, tally.parts


def random_spot(seed: int, players: int, shown: int, dead: int) -> tuple[Spot, Holes]:
    """A spot of known hands; those of odd seeds hold many cards of a suit."""
    cards = random.Random(seed).sample(STANDARD, 2 * players + shown + dead)
    if seed % 2:
        cards.sort(key=lambda card: card & 3)
    hands = [tuple(cards[2 * at : 2 * at + 2]) for at in range(players)]
    rest = cards[2 * players :]
    return read_spot(game("holdem"), hands, rest[:shown], rest[shown:]), hands


@pytest.mark.parametrize("seed", range(40))
def test_boards_are_counted_as_the_plain_way_counts_them(seed: int) -> None:
    spot, holes = random_spot(seed, players=2 + seed % 5, shown=3 + seed % 3, dead=seed % 7)
    assert counted(fast, spot, holes) == counted(plain_odds, spot, holes)


@pytest.mark.parametrize("seed", range(9))
def test_before_the_flop_boards_are_counted_as_in_plain_python(seed: int) -> None:
    """Two to ten hands; by ranks, for which every board looked at has its own test."""
    spot, holes = random_spot(seed, players=2 + seed, shown=seed % 3, dead=seed % 4)
    assert counted(fast, spot, holes) == counted(by_ranks, spot, holes)


@pytest.mark.parametrize(
    ("hands", "board", "dead"),
    [
        (("AsKs", "AhKh", "AcKc"), "QsJsTs", ""),  # a royal flush already
        (("2c3c", "2d3d", "4h5h"), "AsKsQsJs", ""),  # the board often plays for all
        (("9s8s", "KhKd", "QhQd"), "7s6sKsKc", ""),  # a straight flush, four of a kind, neither
        (("As2s", "KhKd", "QhJd"), "Ks9s", ""),  # a flush and full houses on paired boards
        (("As2s", "Ks3s", "Qs4s", "Js5s"), "", "Ts9s8s7s6s"),  # no spade left
        (("AsAh", "KcKd"), "7c7d", ""),  # two and two suits alike
        (("2s7h", "2h7s"), "", ""),  # two and two, and the hands change places
        (("AsKs", "QsJs"), "2h2d2c", ""),  # a hand that needs what cannot come
    ],
)
def test_flushes_and_ties_are_counted_as_in_plain_python(
    hands: tuple[str, ...], board: str, dead: str
) -> None:
    spot = read_spot(game("holdem"), hands, board, dead)
    held = [parse(hand) for hand in hands]
    way = plain_odds if spot.board_to_come <= 3 else by_ranks
    assert counted(fast, spot, held) == counted(way, spot, held)


@pytest.mark.parametrize("seed", range(6))
def test_boards_counted_by_ranks_are_every_board_looked_at(seed: int) -> None:
    """Before the flop and after, two to five hands; the suits of half of them meet often."""
    spot, holes = random_spot(seed, players=2 + seed % 4, shown=(3, 1, 3, 0, 3, 2)[seed], dead=0)
    answer = equity("holdem", holes, spot.board, exact=True)
    assert [(share.win * answer.deals, share.tie * answer.deals) for share in answer.shares] == (
        every_board(holes, spot.board)
    )


def every_board(hands: Holes, shown: tuple[int, ...]) -> list[tuple[int, int]]:
    """In how many boards each hand wins alone, and in how many it shares; each board looked at."""
    known = {card for hand in hands for card in hand} | set(shown)
    stub = [card for card in range(52) if card not in known]
    boards = np.array(list(combinations(stub, 5 - len(shown))), np.uint8)
    rows = [np.tile(np.array([*hand, *shown], np.uint8), (len(boards), 1)) for hand in hands]
    values = np.array([batch_high(np.hstack([row, boards])) for row in rows])
    best = values == values.max(axis=0)
    alone = best.sum(axis=0) == 1
    return [(int((mine & alone).sum()), int((mine & ~alone).sum())) for mine in best]


@pytest.mark.parametrize("board", ["QsJsTs", "AdKc2s", "9s9h3s", "AcQsJd"])
def test_aces_against_kings_win_the_boards_another_evaluator_gives_them(board: str) -> None:
    """Lower is better there. All boards before the flop are in ``test_by_ranks``, as published."""
    rank = pytest.importorskip("phevaluator").evaluate_cards
    wins = [0, 0, 0]  # aces, kings, shared
    hands = [["As", "Ah"], ["Ks", "Kh"]]
    shown = [show([card]) for card in parse(board)]
    stub = [text for card in STANDARD if (text := show([card])) not in sum(hands, shown)]
    for two in combinations(stub, 2):
        aces, kings = (rank(*hand, *shown, *two) for hand in hands)
        wins[(aces > kings) + 2 * (aces == kings)] += 1
    answer = equity("holdem", ["AsAh", "KsKh"], board, exact=True)
    shares = [*(share.win for share in answer.shares), answer.shares[0].tie]
    assert [share * answer.deals for share in shares] == wins
