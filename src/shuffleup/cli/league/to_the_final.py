"""Who is on the way to the final, in the few words of a board or a page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shuffleup.cli.league.points_shown import ordinal, points_text
from shuffleup.cli.output import counted
from shuffleup.law.points.league.qualifying import QualifyingLaw
from shuffleup.law.points.league.season_final import SeasonFinalLaw
from shuffleup.league.explaining.season_cut import FinalWay, WayIn, ways
from shuffleup.league.qualifying.who_qualifies import (
    by_points,
    passes_down,
    places_on_points,
    wins,
)
from shuffleup.league.results.result_record import SeasonEventKind
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import Season

Note = tuple[str, tuple[str, ...]]  # a sentence, and the points of the law behind it


def final_ways(season: Season) -> dict[str, FinalWay]:
    return ways(season, [line.player for line in standings(season)])


def way_words(season: Season, player: str, way: FinalWay) -> str:
    """``won 2 events``, ``3rd on points``, ``8 short``."""
    if way.way is WayIn.WIN:
        return f"won {counted(wins(season).get(player, 1), 'event')}"
    if way.way is WayIn.POINTS:
        return f"{ordinal(way.number)} on points"
    if way.way is WayIn.LAST_CHANCE:
        return "last chance"
    if way.way is WayIn.DECLINED:
        return "declined"
    if way.way is WayIn.SHORT:
        return f"{points_text(way.short)} short" if way.short > 0 else "level, and behind"
    return "too few events"


GROUNDS: Final = {
    WayIn.WIN: QualifyingLaw.winner_qualifies,
    WayIn.POINTS: QualifyingLaw.on_points,
    WayIn.LAST_CHANCE: SeasonFinalLaw.last_chance,
    WayIn.DECLINED: QualifyingLaw.declined,
    WayIn.SHORT: QualifyingLaw.on_points,
    WayIn.EVENTS: QualifyingLaw.minimum_events,
}


def way_of(season: Season, player: str) -> Note | None:
    """How somebody in the standings stands to the final, and by what; None for anybody else."""
    way = final_ways(season).get(player)
    if way is None:
        return None
    words = way_words(season, player, way)
    return f"{'in' if way.is_in else 'not in'}, {words}", (str(GROUNDS[way.way]),)


def final_tags(season: Season) -> dict[str, tuple[str, str]]:
    """For each player the sort of the tag on a page, and its words."""
    kinds = {WayIn.WIN: "win", WayIn.POINTS: "in", WayIn.LAST_CHANCE: "in"}
    return {
        player: (kinds.get(way.way, "no"), way_words(season, player, way))
        for player, way in final_ways(season).items()
    }


def final_notes(season: Season) -> Iterator[Note]:
    """How one comes to the final, a sentence for each rule that matters here."""
    law, won = season.rules.qualifying, wins(season)
    if law.winner_qualifies:
        yield "Whoever wins an event is in the final.", (str(QualifyingLaw.winner_qualifies),)
    places = places_on_points(season)
    without = " without the winners" if law.winner_qualifies else ""
    yield f"Then the best {places} scores{without}.", (str(QualifyingLaw.on_points),)
    again = sum(count - 1 for count in won.values())
    if law.winner_qualifies and law.extension and again:
        says = f"That is {again * law.extension} more for events won a second time."
        yield says, (str(QualifyingLaw.extension),)
    if law.minimum_events > 1:
        says = f"On points one qualifies with {law.minimum_events} events played."
        yield says, (str(QualifyingLaw.minimum_events),)
    if any(passes_down(season, name) for name in season.answers):
        yield "A declined seat goes to the next score.", (str(QualifyingLaw.declined),)
    if sum(not passes_down(season, line.player) for line in by_points(season)) > places:
        yield "All who are tied for the last place are in.", (str(QualifyingLaw.tie_at_cut),)


def honours(season: Season) -> str:
    """Who won the final, and who had the most points; nothing before the final is played."""
    champions = [
        name
        for one in season.results.values()
        if one.kind is SeasonEventKind.FINAL
        for name in one.winners
    ]
    if not champions:
        return ""
    first = [line.player for line in standings(season) if line.place == 1]
    return f"Champion: {' and '.join(champions)}. Player of the year: {' and '.join(first)}."
