"""Equity in plain Python, for every game: ``run_out`` deals everything, ``sample`` deals at random.

``values`` is the showdown of one deal. Random deals are drawn in one order (choices by weight,
then each seat's cards to come, then the board's), which is the kernel's order too.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations

from shuffleup.cards import Seed
from shuffleup.equity.dice import Dice
from shuffleup.equity.odds_tally import OddsTally
from shuffleup.equity.spot import Cards, Spot
from shuffleup.games import Sheet
from shuffleup.games import values as game_values

Holes = Sequence[Cards]
Progress = Callable[[int, int], None]
STEP = 1000


def values(game: Sheet, holes: Holes, board: Cards) -> list[list[int]]:
    """Each hand's value by each way of winning; 0 does not qualify."""
    return [game_values(game, way, holes, board) for way in game.wins]


# ---- every deal ------------------------------------------------------------------------------


def run_out(spot: Spot, holes: Holes, weight: int, tally: OddsTally) -> None:
    """Every way the cards to come can fall for these hands, each counted ``weight`` times."""
    held = {card for hole in holes for card in hole}
    stub = tuple(card for card in spot.deck if card not in held)
    for full, left in _filled(spot, holes, stub, 0):
        for board in combinations(left, spot.board_to_come):
            tally.add(values(spot.game, full, (*spot.board, *board)), weight)


def _filled(spot: Spot, holes: Holes, stub: Cards, seat: int) -> Iterator[tuple[Holes, Cards]]:
    """The hands with all their cards to come, and what is left of the stub."""
    if seat == len(holes):
        yield holes, stub
        return
    for cards in combinations(stub, spot.seats[seat].to_come):
        full = [*holes[:seat], (*holes[seat], *cards), *holes[seat + 1 :]]
        left = tuple(card for card in stub if card not in cards) if cards else stub
        yield from _filled(spot, full, left, seat + 1)


# ---- random deals ----------------------------------------------------------------------------


def sample(spot: Spot, count: int, seed: Seed, tally: OddsTally, progress: Progress | None) -> None:
    """That many random deals."""
    dice = Dice(seed)
    upto = [list(accumulate(weight for _, weight in seat.choices)) for seat in spot.seats]
    for done in range(count):
        if progress and done % STEP == 0:
            progress(done, count)
        holes, used = _chosen(spot, upto, dice)
        full = []
        for seat, hole in zip(spot.seats, holes, strict=True):
            cards, used = _come(spot, seat.to_come, used, dice)
            full.append((*hole, *cards))
        board, used = _come(spot, spot.board_to_come, used, dice)
        tally.add(values(spot.game, full, (*spot.board, *board)))


def _chosen(spot: Spot, upto: list[list[int]], dice: Dice) -> tuple[list[Cards], int]:
    """One choice per seat, by weight; all are drawn again if two hold the same card."""
    while True:
        holes, used = [], 0
        for seat, sums in zip(spot.seats, upto, strict=True):
            pick = bisect_right(sums, dice.below(sums[-1])) if len(sums) > 1 else 0
            hole = seat.choices[pick][0]
            bits = sum([1 << card for card in hole])
            if used & bits:
                break
            used |= bits
            holes.append(hole)
        else:
            return holes, used


def _come(spot: Spot, count: int, used: int, dice: Dice) -> tuple[list[int], int]:
    cards: list[int] = []
    while len(cards) < count:
        card = spot.deck[dice.below(len(spot.deck))]
        if not used >> card & 1:
            used |= 1 << card
            cards.append(card)
    return cards, used
