"""``equity``: how much of the pot each hand gets in the long run, in any game there is a sheet for.

Exact, as fractions, where all deals can be dealt within a few seconds; otherwise from random deals
with their standard error. Hold'em, Omaha and their like are counted by ranks (``by_ranks``); for
many hold'em hands the compiled kernel does so, where it is installed. With it or without, the same
seed gives the same deals.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Protocol

from shuffleup.cards import Seed
from shuffleup.equity import by_ranks, plain_odds
from shuffleup.equity.batch import kernel
from shuffleup.equity.classes import (
    deals_per_matchup,
    most_matchups,
    suit_classes,
    written_out,
)
from shuffleup.equity.odds_tally import Equity, OddsTally
from shuffleup.equity.plain_odds import Holes, Progress
from shuffleup.equity.spot import EquityError, Given, Spot, hole_size, read_spot
from shuffleup.games import Sheet
from shuffleup.games import game as sheet_of

# Hand values that take about two seconds, and the matchups of ranges worth looking through.
KERNEL_LIMIT = 250_000_000
PLAIN_LIMIT = 500_000
SMALL = 200_000
MATCHUP_LIMIT = 30_000
IMPOSSIBLE = 10**13
FEW_CLASSES = 12  # matchups counted by ranks before the kernel is even imported
CLASS_BY_RANKS = 60_000  # counting one of them costs as much as so many hand values
CLASS_BY_KERNEL = 50_000  # and this many if the kernel counts it
SUIT_NAMINGS = 24  # as many matchups may differ only in the names of the suits

KERNEL_SAMPLES = 1_000_000
PLAIN_SAMPLES = 20_000


class OddsEngine(Protocol):
    """What makes the deals: ``plain_odds``, or ``fast`` with the kernel."""

    def run_out(self, spot: Spot, holes: Holes, weight: int, tally: OddsTally) -> None: ...

    def sample(
        self, spot: Spot, count: int, seed: Seed, tally: OddsTally, progress: Progress | None
    ) -> None: ...


def equity(
    game: str | Sheet,
    hands: Sequence[Given],
    board: Given = (),
    dead: Given = (),
    *,
    draws: Sequence[Given] | None = None,
    exact: bool | None = None,
    samples: int | None = None,
    seed: Seed = 1,
    limit: int | None = None,
    progress: Progress | None = None,
) -> Equity:
    """Each hand's share of the pot.

    A hand is cards (``"AsKs"``), fewer than the game gives (the rest comes at random), ``"random"``
    or, where two cards are held, a range (``"TT+, AKs"``). ``draws`` names the cards each player
    throws away in a draw game. ``exact`` asks for all deals, or for random ones; so does a number
    of ``samples``; else ``limit``, a number of hand values, decides. ``progress`` is told how many
    deals are done, and of how many.
    """
    sheet = sheet_of(game) if isinstance(game, str) else game
    spot = read_spot(sheet, hands, board, dead, draws)
    if samples is not None and samples < 1:
        raise EquityError(f"samples: {samples} is not a number of deals")
    if exact is None:
        exact = samples is None and _is_quick(spot, limit)
    if exact:
        return _exact(spot, progress)
    return _sampled(spot, samples, seed, progress)


def _is_quick(spot: Spot, limit: int | None) -> bool:
    spot, way, usual = _for_all_deals(spot)
    values = deals_per_matchup(spot) * len(spot.seats) * len(spot.game.wins)
    if way is not plain_odds and limit is None:
        most_each = CLASS_BY_RANKS if way is by_ranks else CLASS_BY_KERNEL
        values = min(values, most_each * len(spot.seats))
    most = usual if limit is None else limit
    matchups = most_matchups(spot)
    if matchups > MATCHUP_LIMIT or values * matchups > most * SUIT_NAMINGS:
        return False
    return values * matchups <= most or values * len(suit_classes(spot)[0]) <= most


def _exact(spot: Spot, progress: Progress | None) -> Equity:
    spot, way, _ = _for_all_deals(spot)
    deals = deals_per_matchup(spot)
    if deals * most_matchups(spot) > IMPOSSIBLE:
        raise EquityError(f"exact: there are more than {IMPOSSIBLE:,} deals; take random ones")
    classes, matchups = suit_classes(spot)
    tally = OddsTally(len(spot.seats), spot.split)
    for done, (holes, weight) in enumerate(classes.items()):
        if progress:
            progress(done * deals, len(classes) * deals)
        way.run_out(spot, holes, weight, tally)
    return Equity(spot.game.key, tally.shares(exact=True), matchups * deals, True)


def _sampled(spot: Spot, samples: int | None, seed: Seed, progress: Progress | None) -> Equity:
    way: OddsEngine = plain_odds
    usual = PLAIN_SAMPLES
    if _kernel_knows(spot):
        from shuffleup.equity import fast

        way, usual = fast, KERNEL_SAMPLES
    count = samples or usual
    tally = OddsTally(len(spot.seats), spot.split)
    way.sample(spot, count, seed, tally, progress)
    return Equity(spot.game.key, tally.shares(exact=False), count, False)


def _for_all_deals(spot: Spot) -> tuple[Spot, OddsEngine, int]:
    """The spot as its engine wants it, the engine, and how many hand values it does in time."""
    whole = all(not seat.to_come for seat in spot.seats)
    if not (whole or hole_size(spot.game) == 2) or not by_ranks.knows(spot.game):
        return spot, plain_odds, PLAIN_LIMIT
    if _plain_is_quick(spot):
        return spot, plain_odds, PLAIN_LIMIT
    if not _any_cards_play(spot) or _few_classes(spot, whole) or kernel() is None:
        return written_out(spot), by_ranks, FEW_CLASSES * CLASS_BY_RANKS * 2
    from shuffleup.equity import fast

    return written_out(spot), fast, KERNEL_LIMIT


def _plain_is_quick(spot: Spot) -> bool:
    """Whether plain Python is done before the compiler is even imported (about two seconds)."""
    values = deals_per_matchup(spot) * most_matchups(spot) * len(spot.seats)
    return values <= SMALL and _no_compiler_yet()


def _few_classes(spot: Spot, whole: bool) -> bool:
    """Whether so few matchups differ that they are counted before the compiler is imported."""
    few = whole and _no_compiler_yet() and most_matchups(spot) <= FEW_CLASSES * SUIT_NAMINGS
    return few and len(suit_classes(spot)[0]) <= FEW_CLASSES


def _no_compiler_yet() -> bool:
    return "numba" not in sys.modules


def _any_cards_play(spot: Spot) -> bool:
    """High hands of the standard deck, any cards of hand and board: the kernel's."""
    game = spot.game
    high_only = game.wins == ("high",) and game.deck == "standard" and not game.two_from_hand
    return high_only and 5 <= spot.showdown_size <= 7


def _kernel_knows(spot: Spot) -> bool:
    return _any_cards_play(spot) and kernel() is not None
