"""What an organiser enters: members, a result, a correction, a bonus. Each is one line of the log.

Nothing is edited: a result that was wrong is corrected, and the log keeps both.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from shuffleup.cli.choices import at_least
from shuffleup.cli.league.entering.places_text import places_shown, read_amounts, read_places
from shuffleup.cli.league.points_shown import change_object, change_text
from shuffleup.cli.league.season_desk import ORGANISER, By, DeskDone, SeasonDesk, refused
from shuffleup.cli.league.season_files import SeasonFile
from shuffleup.cli.output import UsageError, people, print_json, print_line
from shuffleup.cli.room.desk_time import wall_clock
from shuffleup.cli.shared_options import Json
from shuffleup.cli.tournament.directing.event_files import kept_event
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.results.fed_results import result_of_event
from shuffleup.league.results.result_commands import (
    CorrectResult,
    DeductPoints,
    GiveBonus,
    RecordResult,
)
from shuffleup.league.results.result_record import SeasonEventKind, SeasonResult
from shuffleup.league.state import Season
from shuffleup.log import FileLog
from shuffleup.outside_text import fraction
from shuffleup.room.instants import day_of

Places = Annotated[
    str | None, Parameter(help='Everybody in order, the winner first: "Ann, Bob, Cy = Dee".')
]
Event = Annotated[int | None, Parameter(help="Its number in the season; the next by default.")]
Why = Annotated[str, Parameter(help="The reason, which stands in the log.")]
DryRun = Annotated[bool, Parameter(name="--try", help="Only say what would change.")]
NewMembers = Annotated[bool, Parameter(help="Whoever is not in the league yet joins it.")]


def join_command(
    season: SeasonFile,
    /,
    *names: Annotated[str, Parameter(name="NAME", help="Who joins.")],
    guest: Annotated[bool, Parameter(help="As guests: they play, and have no standing.")] = False,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Members join the league; or guests come, or become members."""
    if not names:
        raise UsageError("say who joins, like: shuffleup league join season.log Ann Bob")
    for name in names:
        if "," in name or "=" in name:
            raise UsageError(f"{name!r}: a name with , or = could not be typed in --places")
    desk = SeasonDesk(season)
    commands = [AddGuest(name) if guest else AddMember(name) for name in names]
    words = f"{', '.join(names)} {'come as guests' if guest else 'join'}"
    return answer(desk, desk.do(commands, words, by), words, as_json)


def add_command(
    season: SeasonFile,
    /,
    *,
    places: Places = None,
    event: Annotated[
        Path | None, Parameter(help="The log of an event, as `shuffleup tournament new` keeps it.")
    ] = None,
    number: Event = None,
    day: Annotated[str | None, Parameter(help="2026-11-16; today by default.")] = None,
    venue: Annotated[str | None, Parameter(help="Where it was; the only venue there is.")] = None,
    entrants: Annotated[int, Parameter(help="How many played, if not all are named.")] = 0,
    prizes: Annotated[str | None, Parameter(help='What was paid: "Ann 120, Bob 60".')] = None,
    bounties: Annotated[str | None, Parameter(help='Who knocked out how many: "Ann 2".')] = None,
    buyin: Annotated[int, Parameter(help="What it cost to enter.")] = 0,
    pool: Annotated[int, Parameter(help="The money that was collected.")] = 0,
    kind: Annotated[
        SeasonEventKind, Parameter(help="season, last-chance or final.")
    ] = SeasonEventKind.SEASON,
    new_members: NewMembers = False,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Record how an event ended: as it is typed, or as the log of an event has it that was directed
    or played here."""
    desk = SeasonDesk(season)
    at = next_event(desk.season) if number is None else at_least("--number", number, 1)
    where = venue if venue is not None else only_venue(desk.season)
    if (event is None) is (places is None):
        raise UsageError('--places or --event: say who finished where, like "Ann, Bob, Cy = Dee"')
    for option, amount in (("--entrants", entrants), ("--buyin", buyin), ("--pool", pool)):
        at_least(option, amount, 0)
    source = ""
    if event is not None:
        result, source = result_in(event, day or "", where, kind)
    else:
        result = SeasonResult(
            day or day_of(wall_clock(), desk.season.terms.zone),
            where,
            read_places(places or ""),
            entrants=entrants,
            paid=read_amounts(prizes, "--prizes"),
            bounties=read_amounts(bounties, "--bounties"),
            buyin=buyin,
            pool=pool,
            kind=kind,
        )
    commands: list[SeasonCommand] = [RecordResult(at, result)]
    if new_members:
        commands = [*joining(desk.season, result), *commands]
    words = f"event {at} of {result.day}: {places_shown(result.places)}{source}"
    return answer(desk, desk.do(commands, words, by), words, as_json)


def correct_command(
    season: SeasonFile,
    event: Annotated[int, Parameter(name="EVENT", help="The number of the event.")],
    /,
    *,
    why: Why,
    places: Places = None,
    swap: Annotated[str | None, Parameter(help='Two who were mixed up: "Ann, Bob".')] = None,
    prizes: Annotated[str | None, Parameter(help='What was paid: "Ann 120, Bob 60".')] = None,
    bounties: Annotated[str | None, Parameter(help='Who knocked out how many: "Ann 2".')] = None,
    entrants: Annotated[int | None, Parameter(help="How many played.")] = None,
    dry_run: DryRun = False,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Correct a result: what was recorded stays in the log, the standings are those of a season
    that was right from the start. With --try, only what would change."""
    desk = SeasonDesk(season)
    old = desk.season.results.get(event)
    if old is None:
        raise UsageError(
            f"event {event} has no result to be corrected; {known_events(desk.season)}"
        )
    result = old if places is None else replace(old, places=read_places(places))
    if swap is not None:
        result = swapped(result, swap)
    if prizes is not None:
        result = replace(result, paid=read_amounts(prizes, "--prizes"))
    if bounties is not None:
        result = replace(result, bounties=read_amounts(bounties, "--bounties"))
    if entrants is not None:
        result = replace(result, entrants=at_least("--entrants", entrants, 0))
    words = f"event {event} is corrected: {why}"
    commands = [CorrectResult(event, result, why)]
    done = desk.tried(commands, by) if dry_run else desk.do(commands, words, by)
    return answer(desk, done, f"would change: {words}" if dry_run else words, as_json)


def bonus_command(
    season: SeasonFile,
    player: Annotated[str, Parameter(name="PLAYER", help="For whom.")],
    points: Annotated[str, Parameter(name="POINTS", help="How many: 5, 2.5, 10/3.")],
    /,
    *,
    why: Why,
    event: Annotated[int, Parameter(help="At which event; none by default.")] = 0,
    deduct: Annotated[bool, Parameter(help="Points are taken away instead.")] = False,
    by: By = ORGANISER,
    as_json: Json = False,
) -> int:
    """Give points beside the results, or take them away, with the reason."""
    try:
        amount = fraction(points)
    except (ValueError, ZeroDivisionError) as error:
        raise UsageError(
            f"POINTS: {points!r} is no number of points, like 5, 2.5 or 10/3"
        ) from error
    if amount <= 0:
        raise UsageError(f"POINTS: {points} is not above 0; to take points away: --deduct")
    desk = SeasonDesk(season)
    kind = DeductPoints if deduct else GiveBonus
    word = "loses" if deduct else "gets"
    words = f"{player} {word} {points} points: {why}"
    done = desk.do([kind(player, amount, why, event)], words, by)
    return answer(desk, done, words, as_json)


# ---- what is meant, and what is said ---------------------------------------------------------


def result_in(path: Path, day: str, venue: str, kind: SeasonEventKind) -> tuple[SeasonResult, str]:
    """The result that the log of an event has, and words that name that log: its file and the
    digest of its last line, so that every place can be traced to its hand."""
    kept = kept_event(path)
    assert isinstance(kept.log, FileLog)
    source = f"; from {path.name}, {kept.log.head.digest}"
    event = kept.state
    try:
        day = day or day_of(event.room.now, event.room.zone)
        return result_of_event(event, day, venue, kind), source
    except ValueError as error:
        raise UsageError(f"--event: {path}: {error}") from error


def next_event(season: Season) -> int:
    return max(season.results, default=0) + 1


def only_venue(season: Season) -> str:
    return season.terms.venues[0] if len(season.terms.venues) == 1 else ""


def known_events(season: Season) -> str:
    if not season.results:
        return "no event has one yet"
    return f"those that have one are {', '.join(map(str, sorted(season.results)))}"


def joining(season: Season, *results: SeasonResult) -> list[AddMember]:
    """Whoever is named and not in the league, in the order in which they are named."""
    named = dict.fromkeys(name for result in results for name in result.players)
    return [AddMember(name) for name in named if name not in season.members]


def swapped(result: SeasonResult, text: str) -> SeasonResult:
    """Two players who were mixed up: each has what was recorded of the other."""
    groups = read_places(text, "--swap")
    names = [name for group in groups for name in group]
    if len(names) != 2:
        raise UsageError('--swap: two names, like "Ann, Bob"')
    for name in names:
        if name not in result.players:
            raise UsageError(f"--swap: {name} is in no place of this event")
    other = dict(zip(names, reversed(names), strict=True))
    places = tuple(tuple(other.get(name, name) for name in group) for group in result.places)

    def exchanged(lines: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
        return tuple((other.get(name, name), amount) for name, amount in lines)

    return replace(
        result,
        places=places,
        paid=exchanged(result.paid),
        bounties=exchanged(result.bounties),
        rebuys=exchanged(result.rebuys),
    )


def answer(desk: SeasonDesk, done: DeskDone, words: str, as_json: bool) -> int:
    """What was done and what it changed; or why not."""
    if done.refusal is not None:
        return refused(desk, done.refusal, as_json=as_json)
    if as_json:
        print_json({
            "ok": True, "says": words, "clauses": desk.clause_ids(done.grounds),
            "changes": [change_object(one) for one in done.changed],
        })  # fmt: skip
        return 0
    console = people()
    print_line(console, f"{words[:1].upper()}{words[1:]}{desk.clauses(done.grounds)}.")
    for one in done.changed:
        print_line(console, f"  {change_text(one)}")
    return 0
