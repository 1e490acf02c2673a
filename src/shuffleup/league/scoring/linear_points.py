"""The plainest of formulas: the last has one point, and each place above one more."""

from __future__ import annotations

from fractions import Fraction

from shuffleup.league.scoring.points_protocol import PlayedPlace


class LinearPoints:
    """Of ten the first has 10 points, the last 1: a field of n has n(n+1)/2 in all."""

    def points(self, result: PlayedPlace) -> Fraction:
        return Fraction(result.entrants - result.place + 1)


LINEAR = LinearPoints()
