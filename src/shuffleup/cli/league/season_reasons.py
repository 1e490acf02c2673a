"""``shuffleup league why``: each point of a player, with its event, its formula and its clauses."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.league.points_shown import exact, ordinal, points_text
from shuffleup.cli.league.season_desk import SeasonDesk
from shuffleup.cli.league.season_files import SeasonFile, formula_faults
from shuffleup.cli.league.to_the_final import way_of
from shuffleup.cli.output import UsageError, counted, print_json, show_lines
from shuffleup.cli.shared_options import Json
from shuffleup.league.explaining.season_why import WhyLine, WhyStanding, why
from shuffleup.league.scoring.formula_scoring import formula_of
from shuffleup.league.scoring.formula_words import in_words
from shuffleup.league.season_terms.terms_of_season import scoring_of
from shuffleup.league.state import Season

Player = Annotated[str, Parameter(name="PLAYER", help="A member or a guest.")]


def why_command(season: SeasonFile, player: Player, /, *, as_json: Json = False) -> int:
    """Why somebody has their points: every event, its formula with the numbers put in, what does
    not count and why, what was given beside."""
    desk = SeasonDesk(season)
    known_player(desk.season, player)
    with formula_faults():
        found = why(desk.season, player)
    if as_json:
        print_json(why_object(desk, found))
    else:
        show_lines(why_lines(desk, found))
    return 0


def known_player(season: Season, player: str) -> None:
    """Complain of somebody who is not in the league, with whoever may have been meant."""
    if player not in season.members:
        close = get_close_matches(player[:80], season.members, n=1)
        hint = f"; did you mean {close[0]}?" if close else ""
        raise UsageError(f"nobody in the league is called {player!r}{hint}")


def why_lines(desk: SeasonDesk, found: WhyStanding) -> Iterator[str]:
    """All of it, a line each."""
    place = f", {ordinal(found.place)}" if found.place else ", not in the standings"
    yield f"{found.player}: {points_text(found.points)} points{place}"
    if found.note:
        yield f"  {found.note}"
    yield f"Formula: {formula_words(desk.season)}"
    for line in found.lines:
        yield event_line(desk, line)
    for one in found.adjustments:
        at = f" (event {one.event})" if one.event else ""
        yield f"  {points_text(one.points, sign=True)}: {one.why}{at}"
    yield sum_line(desk.season, found)
    way = way_of(desk.season, found.player)
    if way is not None:
        yield f"Final: {way[0]}{desk.clauses(way[1])}"


def formula_words(season: Season) -> str:
    scoring = scoring_of(season.terms)
    ties = {"share": "", "best": "; ties have the best of their places",
            "worst": "; ties have the last of their places"}  # fmt: skip
    said = in_words(formula_of(scoring.text))
    return f"{scoring.text} ({said}{ties[scoring.ties.value]})"


def event_line(desk: SeasonDesk, line: WhyLine) -> str:
    """``  event 3, 2026-01-22: 2nd of 26: 26 - 2 + 1 = 25``."""
    where = f" at {line.venue}" if line.venue else ""
    tied = f", shared by {line.played.tied_with + 1}" if line.played.tied_with else ""
    place = f"{ordinal(line.played.place)} of {line.played.entrants}{tied}"
    said = f"  event {line.event}, {line.day}{where}: {place}"
    if line.worked_out:
        said += f": {line.worked_out}"
    if line.note:
        said += f" [{line.note}{desk.clauses(line.grounds)}]"
    if line.corrected:
        said += " (corrected)" if line.corrected == 1 else f" (corrected {line.corrected} times)"
    return said


def sum_line(season: Season, found: WhyStanding) -> str:
    parts = [points_text(line.points) for line in found.lines if line.counted]
    parts += [f"({points_text(one.points)})" if one.points < 0 else points_text(one.points)
              for one in found.adjustments]  # fmt: skip
    dropped = sum(bool(line.worked_out) and not line.counted for line in found.lines)
    left = f"; {counted(dropped, 'result')} beyond the best {season.terms.best}" if dropped else ""
    added = f"{' + '.join(parts)} = " if len(parts) > 1 else ""
    return f"Sum: {added}{points_text(found.points)}{left}"


def why_object(desk: SeasonDesk, found: WhyStanding) -> dict[str, object]:
    words, grounds = way_of(desk.season, found.player) or ("", ())
    return {
        "final": words,
        "final_clauses": desk.clause_ids(grounds),
        "player": found.player,
        "place": found.place or None,
        "points": exact(found.points),
        "formula": scoring_of(desk.season.terms).text,
        "events": [line_object(desk, line) for line in found.lines],
        "beside": [
            {"points": exact(one.points), "why": one.why, "event": one.event or None}
            for one in found.adjustments
        ],
    }


def line_object(desk: SeasonDesk, line: WhyLine) -> dict[str, object]:
    return {
        "event": line.event,
        "day": line.day,
        "venue": line.venue,
        "place": line.played.place,
        "entrants": line.played.entrants,
        "tied_with": line.played.tied_with,
        "worked_out": line.worked_out,
        "points": exact(line.points),
        "counted": line.counted,
        "note": line.note,
        "clauses": desk.clause_ids(line.grounds),
        "corrected": line.corrected,
    }
