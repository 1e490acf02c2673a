"""Events of a season: which of them count, and what is made known before they are held."""

from __future__ import annotations

from shuffleup.law.points.point import Group, Point, point


class SeasonEventLaw(Group):
    minimum_players: Point[int] = point(
        "season-minimum-players",
        7,
        "Fewest players for a season event to count?",
        unit="players",
        least=2,
        most=100,
    )
    maximum_players: Point[int] = point(
        "season-maximum-players",
        0,
        "Most entrants in a season event (0: any number)?",
        unit="players",
        least=0,
        most=10_000,
    )
    played_out: Point[bool] = point(
        "season-event-played-out", True, "Must each event be played to completion?"
    )
    structure_published: Point[bool] = point(
        "season-structure-published", False, "Are the blinds published before an event is held?"
    )
    payouts_published: Point[bool] = point(
        "season-payouts-published", False, "Are the payouts published before an event is held?"
    )
