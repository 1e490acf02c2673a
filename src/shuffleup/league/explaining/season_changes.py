"""What one more result, or another one, changes: the standings before and after, compared."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from shuffleup.league.standing.season_table import SeasonStanding


class StandingChange(Struct, frozen=True):
    """One player, before and after; place 0: not in the standings."""

    player: str
    place_before: int
    place: int
    points_before: Fraction
    points: Fraction

    @property
    def gain(self) -> Fraction:
        return self.points - self.points_before


def changes(
    before: Sequence[SeasonStanding], after: Sequence[SeasonStanding]
) -> list[StandingChange]:
    """Everybody whose place or points differ, in order of the later standings."""
    old = {line.player: line for line in before}
    new = {line.player: line for line in after}
    everybody = dict.fromkeys([line.player for line in (*after, *before)])
    found = [change(player, old.get(player), new.get(player)) for player in everybody]
    return [one for one in found if one.gain or one.place != one.place_before]


def change(player: str, old: SeasonStanding | None, new: SeasonStanding | None) -> StandingChange:
    return StandingChange(
        player,
        old.place if old is not None else 0,
        new.place if new is not None else 0,
        old.points if old is not None else Fraction(0),
        new.points if new is not None else Fraction(0),
    )
