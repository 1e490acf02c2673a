"""Points as people read them: ``412``, ``25.82``, ``7.33…`` where the decimals have no end."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from shuffleup.league.explaining.season_changes import StandingChange
from shuffleup.league.scoring.exact_roots import rounded
from shuffleup.league.scoring.formula_shown import decimals_needed, written


def points_text(points: Fraction, *, sign: bool = False) -> str:
    """At most two decimals, and a sign that there is more where there is more."""
    short = points if (decimals_needed(points) or 3) <= 2 else rounded(points, 2)
    plus = "+" if sign and points > 0 else ""
    return f"{plus}{grouped(written(short))}{'' if short == points else '…'}"


def in_a_column(points: Iterable[Fraction]) -> list[str]:
    """Several below one another: all with as many decimals as the one that has most."""
    texts = [points_text(one) for one in points]
    most = max((len(text.rstrip("…").partition(".")[2]) for text in texts), default=0)
    return [padded(text, most) for text in texts]


def padded(text: str, decimals: int) -> str:
    whole, _, written_out = text.rstrip("…").partition(".")
    end = text[len(text.rstrip("…")) :]
    return f"{whole}.{written_out.ljust(decimals, '0')}{end}" if decimals else text


def grouped(text: str) -> str:
    """``1,204.5``."""
    whole, dot, decimals = text.partition(".")
    minus = "-" if whole.startswith("-") else ""
    return f"{minus}{int(whole.lstrip('-')):,}{dot}{decimals}"


def exact(points: Fraction) -> str:
    """For scripts: ``25.82`` or ``22/3``, all of it."""
    return written(points)


def ordinal(place: int) -> str:
    """``1st``, ``22nd``, ``13th``."""
    ending = {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{'th' if place % 100 in (11, 12, 13) else ending}"


def change_text(change: StandingChange) -> str:
    """``Ann: 412 to 440 points (+28), 5th to 3rd``."""
    gain = f" ({points_text(change.gain, sign=True)})" if change.gain else ""
    points = points_text(change.points)
    if change.gain:
        points = f"{points_text(change.points_before)} to {points}"
    place = ordinal(change.place) if change.place else "out of the standings"
    if change.place_before and change.place_before != change.place:
        place = f"{ordinal(change.place_before)} to {place}"
    return f"{change.player}: {points} points{gain}, {place}"


def change_object(change: StandingChange) -> dict[str, object]:
    return {
        "player": change.player,
        "place_before": change.place_before or None,
        "place": change.place or None,
        "points_before": exact(change.points_before),
        "points": exact(change.points),
    }
