"""``shuffleup league qualify`` and ``final``: who is in, who answers how, and where they sit."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from shuffleup.cli.league.entering.season_entries import Why
from shuffleup.cli.league.points_shown import in_a_column
from shuffleup.cli.league.season_desk import ORGANISER, By, SeasonDesk, refused
from shuffleup.cli.league.season_files import SeasonFile, formula_faults
from shuffleup.cli.league.to_the_final import final_notes, final_ways, honours, way_words
from shuffleup.cli.output import UsageError, counted, people, print_json, print_line, show_table
from shuffleup.cli.shared_options import Json, Seed
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.final.final_commands import SeatFinal, SeatInFinal
from shuffleup.league.final.final_seating import without_seat
from shuffleup.league.qualifying.qualify_commands import AcceptSeat, CloseSeason, DeclineSeat
from shuffleup.league.qualifying.who_qualifies import finalists
from shuffleup.league.standing.season_table import standings
from shuffleup.league.state import Season

Names = Annotated[list[str] | None, Parameter(help="Who accepts the seat; may repeat.")]


def qualify_command(
    season: SeasonFile,
    /,
    *,
    close: Annotated[bool, Parameter(help="The last event is played: offer the seats.")] = False,
    accept: Names = None,
    decline: Annotated[list[str] | None, Parameter(help="Who declines; may repeat.")] = None,
    accept_all: Annotated[bool, Parameter(help="Whoever has not answered yet accepts.")] = False,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Who is in the final as things stand, by which clause; when the season is closed the seats are
    offered, and each is accepted or declined. A declined seat goes down the list."""
    desk = SeasonDesk(season)
    commands: list[SeasonCommand] = [CloseSeason()] if close else []
    commands += [DeclineSeat(name) for name in decline or ()]
    commands += [AcceptSeat(name) for name in accept or ()]
    said = ["the season is closed"] if close else []
    said += [f"{name} declines" for name in decline or ()]
    said += [f"{name} accepts" for name in accept or ()]
    code = done(desk, commands, ", ".join(said), by, as_json)
    if code == 0 and accept_all:
        code = accept_everybody(desk, by, as_json)
    if code == 0:
        with formula_faults():
            show_qualifiers(desk, as_json)
    return code


def done(
    desk: SeasonDesk, commands: list[SeasonCommand], words: str, by: str, as_json: bool
) -> int:
    """Do something and keep it, if there is anything to do; the exit code."""
    if not commands:
        return 0
    found = desk.do(commands, words, by)
    return 0 if found.refusal is None else refused(desk, found.refusal, as_json=as_json)


def accept_everybody(desk: SeasonDesk, by: str, as_json: bool) -> int:
    """All who have not answered, and whoever is offered a seat then."""
    waiting = [name for name in desk.season.offers if name not in desk.season.answers]
    words = f"{', '.join(waiting)} {'accepts' if len(waiting) == 1 else 'accept'}"
    return done(desk, [AcceptSeat(name) for name in waiting], words, by, as_json)


def answer_of(season: Season, player: str) -> str:
    if player not in season.offers:
        return ""
    return {True: "accepted", False: "declined", None: "has to answer"}[season.answers.get(player)]


def show_qualifiers(desk: SeasonDesk, as_json: bool) -> None:
    season, found = desk.season, final_ways(desk.season)
    lines = standings(season)
    if as_json:
        print_json({
            "closed": season.closed,
            "qualifiers": [
                {"player": line.player, "place": line.place, "way": found[line.player].way.value,
                 "in": found[line.player].is_in, "answer": answer_of(season, line.player)}
                for line in lines
            ],
        })  # fmt: skip
        return
    table = Table("place", "player", "points", "final", "answer")
    table.columns[0].justify = table.columns[2].justify = "right"
    inside = [line for line in lines if found[line.player].is_in]
    outside = [line for line in lines if not found[line.player].is_in]
    listed = [*inside, *outside]
    for line, points in zip(listed, in_a_column(one.points for one in listed), strict=True):
        words = way_words(season, line.player, found[line.player])
        answer = answer_of(season, line.player)
        table.add_row(str(line.place), line.player, points, words, answer)
    state = "seats are offered" if season.closed else "if the season ended now"
    show_table(
        f"{season.terms.name}: {counted(len(inside), 'player')} in the final, {state}", table
    )
    for says, grounds in final_notes(season):
        print_line(people(), f"{says}{desk.clauses(grounds)}")


# ---- the final -------------------------------------------------------------------------------


def final_command(
    season: SeasonFile,
    /,
    *,
    seats: Annotated[bool, Parameter(help="Give everybody their seat, by the book.")] = False,
    place: Annotated[
        str | None, Parameter(help='The director seats somebody: "Zoe 1-9", table and seat.')
    ] = None,
    why: Why = "",
    seed: Seed = None,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Where everybody sits in the final. Whoever has no seat by the book is seated by the director,
    with the reason."""
    desk = SeasonDesk(season)
    commands: list[SeasonCommand] = [SeatFinal(seed or 0)] if seats else []
    words = "the final is seated" if seats else ""
    if place is not None:
        commands.append(read_place(place, why))
        words = (
            f"{words}{', ' if words else ''}the director seats {place}{f': {why}' if why else ''}"
        )
    code = done(desk, commands, words, by, as_json)
    if code == 0:
        with formula_faults():
            show_seats(desk, as_json)
    return code


def read_place(text: str, why: str) -> SeatInFinal:
    """``Zoe 1-9``: table 1, seat 9."""
    name, _, place = text.strip().rpartition(" ")
    table, dash, seat = place.partition("-")
    if not name or not dash or not (table.isdecimal() and seat.isdecimal()) or len(place) > 9:
        raise UsageError(f'--place: {text!r} is no name with table and seat, like "Zoe 1-9"')
    return SeatInFinal(name.strip(), int(table), int(seat) - 1, why)


def show_seats(desk: SeasonDesk, as_json: bool) -> None:
    season = desk.season
    taken = sorted(season.final_seats.values(), key=lambda one: (one.table, one.seat))
    waiting = without_seat(season) if taken else finalists(season)
    if as_json:
        print_json({
            "seats": [{"player": one.player, "table": one.table, "seat": one.seat + 1,
                       "why": one.why} for one in taken],
            "without": waiting,
        })  # fmt: skip
        return
    table = Table("table", "seat", "player", "")
    for one in taken:
        table.add_row(str(one.table), str(one.seat + 1), one.player, one.why)
    if taken:
        show_table(f"{season.terms.name}: the final, {counted(len(taken), 'seat')}", table)
    else:
        print_line(people(), f"{season.terms.name}: the final is not seated yet.")
    if waiting:
        print_line(people(), f"Without a seat: {', '.join(waiting)}.")
    won = honours(season)
    if won:
        print_line(people(), won)
