"""``shuffleup league simulate``: bots play a season to its final, every hand dealt, into a log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter

from shuffleup.bots.bot import RefusedError
from shuffleup.cards import show
from shuffleup.cli.choices import at_least, read_house, read_seed
from shuffleup.cli.league.entering.open_season import check_formula
from shuffleup.cli.league.season_desk import ORGANISER
from shuffleup.cli.league.season_files import new_season_log, season_faults
from shuffleup.cli.output import UsageError, aside, counted, people, print_json, print_line
from shuffleup.cli.room.desk_time import wall_clock
from shuffleup.cli.shared_options import Json, Seed
from shuffleup.floor.senders import Role, Sender
from shuffleup.hand.setup import SetupError
from shuffleup.league.commands import SeasonCommand
from shuffleup.league.final.final_commands import SeatFinal, SeatInFinal
from shuffleup.league.members.member_commands import AddMember
from shuffleup.league.nights.night_commands import FundBestHand, PayBestHand, ShowBestHand
from shuffleup.league.qualifying.qualify_commands import AcceptSeat, CloseSeason, DeclineSeat
from shuffleup.league.results.result_commands import AnnounceEvent, Publish, RecordResult
from shuffleup.league.season_keeping.season_log import SEASON
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.league.state import Season
from shuffleup.log import FileLog
from shuffleup.log.protocol import Batch
from shuffleup.room.keeping.deeds import Deed
from shuffleup.sim.season_run import SeasonPlan, SeasonReport, run_season

MOST_EVENTS = 200
MOST_MEMBERS = 1_000
VENUES = ("Hub", "Pub")
Watch = Callable[[Season], None]


class BotsLog:
    """The log of a season that bots play: each command is a line, under the name of its sender.

    Nothing is written before the season is over."""

    def __init__(self, log: FileLog) -> None:
        self.log = log
        self.batches: list[Batch] = []

    def keep(
        self, season: Season, command: SeasonCommand, by: Sender, grounds: tuple[str, ...]
    ) -> None:
        events, season.log = season.log, []
        who = ORGANISER if by.role is not Role.PLAYER else by.id
        deed = Deed(who, by.role.value, in_words(command), grounds)
        self.batches.append(Batch({SEASON: [deed, *events]}, wall_clock()))

    def write(self) -> None:
        self.log.append_batches(self.batches)

    def give_up(self) -> None:
        """The file that was made for it goes too."""
        self.log.path.unlink(missing_ok=True)


def in_words(command: SeasonCommand) -> str:
    """What was done, short: what came of it stands beside."""
    says = WORDS.get(type(command))
    return says(command) if says is not None else type(command).__name__


def shown_in_words(one: ShowBestHand) -> str:
    """``Ann shows AsKs on QsJsTs2d3c at event 1``."""
    verb, end = "shows" if one.shown else "has", "" if one.called else " uncalled"
    cards = f"{show(one.hole)} on {show(one.board)}"
    return f"{one.player} {verb} {cards} at event {one.event}{end}"


WORDS: Final[Mapping[type, Callable[..., str]]] = {
    AddMember: lambda one: f"{one.player} joins",
    Publish: lambda one: f"{one.what} are published: {one.where}",
    AnnounceEvent: lambda one: f"event {one.event} is on {one.day} at {one.venue}",
    RecordResult: lambda one: f"event {one.event} is played: {one.result.winners[0]} wins",
    FundBestHand: lambda one: f"put {one.amount} on the best hand of event {one.event}",
    ShowBestHand: lambda one: shown_in_words(one),
    PayBestHand: lambda one: f"pay the best hand of event {one.event}",
    CloseSeason: lambda one: "the season is closed",
    AcceptSeat: lambda one: f"{one.player} accepts",
    DeclineSeat: lambda one: f"{one.player} declines",
    SeatFinal: lambda one: "the final is seated",
    SeatInFinal: lambda one: f"the director seats {one.player}: {one.why}",
}


def simulate_command(
    season: Annotated[Path, Parameter(name="SEASON", help="The log to make.")],
    /,
    *,
    events: Annotated[int, Parameter(help="How many events.")] = 20,
    members: Annotated[int, Parameter(help="How many members the league has.")] = 40,
    fewest: Annotated[int, Parameter(help="Fewest who come to an event.")] = 8,
    most: Annotated[int, Parameter(help="Most who come to an event.")] = 18,
    name: Annotated[str, Parameter(help="What the season is called.")] = "",
    formula: Annotated[str, Parameter(help="What a place is worth.")] = "square-root",
    best: Annotated[int, Parameter(help="Only a player's best so many results count.")] = 0,
    book: Annotated[str, Parameter(help="The rulebook: rpl, …, or a house's file.")] = "rpl",
    rules: Annotated[str | None, Parameter(help="House rules on top.")] = None,
    seed: Seed = None,
    quiet: Annotated[bool, Parameter(help="Say nothing while it is played.")] = False,
    as_json: Json = False,
) -> int:
    """Let bots play a whole season: events to their winners, seats of the final offered and
    answered, the last-chance event, the final. Every hand is dealt, and everything is put to the
    judge; the log is one like any other. With a seed it is the same season on every machine."""
    law = read_house(book, rules)
    check_plan(events, members, fewest, most)
    check_formula(formula)
    terms = SeasonTerms(name or season.stem, formula, best=best, events=events, venues=VENUES)
    plan = SeasonPlan(members, events, fewest, most, read_seed(seed), terms)
    kept = BotsLog(new_season_log(season))
    started = perf_counter()
    with watching(quiet or as_json, events) as watch:

        def keep(
            played: Season, command: SeasonCommand, by: Sender, grounds: tuple[str, ...]
        ) -> None:
            kept.keep(played, command, by, grounds)
            watch(played)

        try:
            report = run_season(plan, law.rules, law.digest, keep)
        except BaseException as error:  # also Ctrl-C: half a season is none
            kept.give_up()
            if isinstance(error, SetupError | RefusedError):  # too few for an event, for one
                raise UsageError(f"it cannot be played like this: {why(error)}") from error
            raise
    with season_faults(season):
        kept.write()
    tell(season, report, events, perf_counter() - started, as_json)
    return 0


def why(error: SetupError | RefusedError) -> str:
    return error.refusal.says if isinstance(error, RefusedError) else str(error)


def check_plan(events: int, members: int, fewest: int, most: int) -> None:
    """Complain of a season that nobody can play."""
    if at_least("--events", events, 1) > MOST_EVENTS:
        raise UsageError(f"--events is {MOST_EVENTS} at most, not {events}")
    if at_least("--members", members, 2) > MOST_MEMBERS:
        raise UsageError(f"--members is {MOST_MEMBERS:,} at most, not {members:,}")
    if at_least("--fewest", fewest, 2) > most:
        raise UsageError(f"--fewest is {fewest} and --most is {most}")
    if most > members:
        raise UsageError(f"--most is {most}, and the league has {members} members")


@contextmanager
def watching(quiet: bool, events: int) -> Iterator[Watch]:
    """On a terminal, a line that says how far it is."""
    console = aside()
    if quiet or not console.is_terminal:
        yield lambda season: None
        return
    with console.status("the season begins") as status:

        def say_how_far(season: Season) -> None:
            status.update(f"{len(season.results)} of {events} events are played")

        yield say_how_far


def tell(path: Path, report: SeasonReport, events: int, seconds: float, as_json: bool) -> None:
    if as_json:
        print_json({
            "season": str(path), "events": events, "hands": report.hands,
            "champion": report.champion, "player_of_the_year": report.player_of_the_year,
            "finalists": list(report.finalists), "final_pool": report.final_pool,
            "seconds": round(seconds, 3),
        })  # fmt: skip
        return
    console = people()
    hands = f"{counted(report.hands, 'hand')}, {seconds:,.1f} seconds"
    print_line(console, f"{path}: {counted(events, 'event')} and a final, {hands}.")
    print_line(console, f"Player of the year: {report.player_of_the_year}.")
    finalists = f"{len(report.finalists)} finalists, for {report.final_pool:,}"
    print_line(console, f"The final was won by {report.champion} ({finalists}).")
