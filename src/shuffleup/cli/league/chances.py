"""``shuffleup league what-if``: what somebody has to finish, and what a result would change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from shuffleup.cli.league.entering.places_text import read_places
from shuffleup.cli.league.entering.season_entries import next_event, only_venue
from shuffleup.cli.league.points_shown import (
    change_object,
    change_text,
    exact,
    in_a_column,
    ordinal,
)
from shuffleup.cli.league.season_desk import SeasonDesk, refused
from shuffleup.cli.league.season_files import SeasonFile, formula_faults
from shuffleup.cli.league.season_reasons import known_player
from shuffleup.cli.league.to_the_final import final_ways
from shuffleup.cli.output import UsageError, people, print_json, print_line, show_table
from shuffleup.cli.room.desk_time import wall_clock
from shuffleup.cli.shared_options import Json
from shuffleup.league.explaining.season_what_if import FinalChance, WhatIf, usual_field, what_if
from shuffleup.league.results.result_commands import RecordResult
from shuffleup.league.results.result_record import SeasonResult
from shuffleup.room.instants import day_of

MOST_ENTRANTS = 200  # for whom every place is tried


def what_if_command(
    season: SeasonFile,
    player: Annotated[str | None, Parameter(name="PLAYER", help="Whose finish.")] = None,
    /,
    *,
    entrants: Annotated[
        int | None, Parameter(help="How many will play; as many as last time by default.")
    ] = None,
    places: Annotated[
        str | None, Parameter(help='A whole result instead: "Ann, Bob, Cy = Dee".')
    ] = None,
    as_json: Json = False,
) -> int:
    """What must I finish to qualify? Every place of the next event for a player, with the points
    and whether it is enough; or what a whole result would change. Nothing is written."""
    desk = SeasonDesk(season)
    if places is not None:
        return whole_result(desk, places, as_json)
    if player is None:
        raise UsageError("say whose finish, or a whole result with --places")
    known_player(desk.season, player)
    field = usual_field(desk.season) if entrants is None else entrants
    if not 2 <= field <= MOST_ENTRANTS:
        raise UsageError(f"--entrants is 2 to {MOST_ENTRANTS}, not {field}")
    with formula_faults():
        found = what_if(desk.season, player, field)
    if as_json:
        print_json(
            {"player": player, "entrants": field, "finishes": [as_object(one) for one in found]}
        )
        return 0
    table = Table("finish", "points", "total", "standing", "in the final")
    for column in table.columns[:4]:
        column.justify = "right"
    worth = in_a_column(one.points for one in found)
    totals = in_a_column(one.total for one in found)
    for one, points, total in zip(found, worth, totals, strict=True):
        standing = ordinal(one.standing) if one.standing else ""
        table.add_row(ordinal(one.place), points, total, standing, one.chance.value)
    show_table(f"{player}, event {next_event(desk.season)} with {field} players", table)
    for line in in_short(found):
        print_line(people(), line)
    return 0


def in_short(found: list[WhatIf]) -> Iterator[str]:
    """What it comes to: the last place that is sure, the last that may do."""
    sure = worst_of(found, FinalChance.SURE)
    may = worst_of(found, FinalChance.SURE, FinalChance.OPEN, FinalChance.HELP)
    if sure == len(found):
        yield "In, whatever happens."
    elif sure:
        yield f"Sure with {or_better(sure)}."
    if may > sure:
        yield f"With {or_better(may)} it depends on the others."
    if not may:
        yield "No finish is enough."


def or_better(place: int) -> str:
    return "a win" if place == 1 else f"{ordinal(place)} or better"


def worst_of(found: list[WhatIf], *chances: FinalChance) -> int:
    """The last place up to which all are such; 0 if not even the first is."""
    places = 0
    for one in found:
        if one.chance not in chances:
            break
        places = one.place
    return places


def as_object(one: WhatIf) -> dict[str, object]:
    return {
        "place": one.place,
        "points": exact(one.points),
        "total": exact(one.total),
        "standing": one.standing or None,
        "final": one.chance.name.lower(),
    }


def whole_result(desk: SeasonDesk, places: str, as_json: bool) -> int:
    """What one more result would change: points, places, and who is in."""
    season = desk.season
    day = day_of(wall_clock(), season.terms.zone)
    venue = only_venue(season) or next(iter(season.terms.venues), "")
    result = SeasonResult(day, venue, read_places(places))
    done = desk.tried([RecordResult(next_event(season), result)])
    if done.refusal is not None:
        return refused(desk, done.refusal, as_json=as_json)
    with formula_faults():
        before = {name for name, way in final_ways(season).items() if way.is_in}
        after = {name for name, way in final_ways(done.season).items() if way.is_in}
    came, went = sorted(after - before), sorted(before - after)
    if as_json:
        changed = [change_object(one) for one in done.changed]
        print_json({"ok": True, "changes": changed, "in": came, "out": went})
        return 0
    console = people()
    for one in done.changed:
        print_line(console, change_text(one))
    if came:
        print_line(console, f"In the final then: {', '.join(came)}.")
    if went:
        print_line(console, f"Out of it: {', '.join(went)}.")
    return 0
