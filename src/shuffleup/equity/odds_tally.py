"""Counting showdowns: ``settle`` divides one pot, ``OddsTally`` adds many up and reads the shares.

A pot is ``POT`` units, which halves and then divides among any number of hands up to ten without a
remainder; so sums stay ints and an exact equity is an exact fraction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

POT = 5040
Number = Fraction | float


@dataclass(frozen=True, slots=True)
class EquityShare:
    """What one hand gets, as parts of 1. Fractions if the equity is exact, else floats."""

    equity: Number  # of the pot, in the long run
    win: Number  # of the deals, those where the hand takes the whole pot: its scoops
    tie: Number  # of the deals, those where it takes a part of the pot
    error: float  # the standard error of ``equity``, 0 if exact
    high: Number | None = None  # in split games: of the pot, what its high hand takes
    low: Number | None = None

    @property
    def scoop(self) -> Number:
        return self.win


@dataclass(frozen=True, slots=True)
class Equity:
    """The answer: a share per hand, over that many deals: all there are, if ``exact``."""

    game: str
    shares: tuple[EquityShare, ...]
    deals: int
    exact: bool


def settle(ways: Sequence[Sequence[int]]) -> list[list[int]]:
    """Units per hand for each way of winning; a way nobody qualifies for leaves its half over."""
    bests = [max(values) for values in ways]
    pot = POT // max(1, sum(map(bool, bests)))
    units = []
    for values, best in zip(ways, bests, strict=True):
        share = pot // values.count(best) if best else 0
        units.append([share if value == best else 0 for value in values])
    return units


class OddsTally:
    """Showdowns added up, each with a weight."""

    __slots__ = ("parts", "split", "squares", "units", "weight", "wholes")

    def __init__(self, players: int, split: bool) -> None:
        self.split = split
        self.weight = 0
        self.units = [[0] * players for _ in range(1 + split)]  # [way][player]
        self.squares = [0] * players
        self.wholes = [0] * players
        self.parts = [0] * players

    def add(self, ways: Sequence[Sequence[int]], weight: int = 1) -> None:
        """One showdown, given each hand's value by each way of winning."""
        self.weight += weight
        for player, got in enumerate(zip(*settle(ways), strict=True)):
            total = sum(got)
            if total:
                for way, units in enumerate(got):
                    self.units[way][player] += units * weight
                self._count(player, total, weight)

    def add_ties(self, ties: Sequence[Sequence[int]], weight: int = 1) -> None:
        """The kernel's count: ``ties[p][k]``, showdowns in which hand p was one of k best."""
        given = 0
        for player, row in enumerate(ties):
            for hands, count in enumerate(row):
                if count:
                    share = POT // hands
                    self.units[0][player] += share * count * weight
                    self._count(player, share, count * weight)
                    given += share * count
        self.weight += given // POT * weight

    def _count(self, player: int, total: int, times: int) -> None:
        self.squares[player] += total * total * times
        (self.wholes if total == POT else self.parts)[player] += times

    def shares(self, exact: bool) -> tuple[EquityShare, ...]:
        """What each hand gets."""
        return tuple(self._share(player, exact) for player in range(len(self.squares)))

    def _share(self, player: int, exact: bool) -> EquityShare:
        def part(count: int, whole: int = 1) -> Number:
            answer = Fraction(count, self.weight * whole)
            return answer if exact else float(answer)

        by_way = [way[player] for way in self.units]
        high_low = [part(units, POT) for units in by_way] if self.split else [None, None]
        mean = sum(by_way) / self.weight / POT
        spread = self.squares[player] / self.weight / POT**2 - mean * mean
        error = 0.0 if exact else sqrt(max(0.0, spread) / self.weight)
        wins, ties = part(self.wholes[player]), part(self.parts[player])
        return EquityShare(part(sum(by_way), POT), wins, ties, error, *high_low)
