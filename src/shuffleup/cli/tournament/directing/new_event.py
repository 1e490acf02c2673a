"""``shuffleup tournament new``: the log of an event that is announced under a book."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Group, Parameter
from msgspec.structs import replace

from shuffleup.cli.choices import read_house
from shuffleup.cli.output import UsageError, counted, people, print_line
from shuffleup.cli.room.desk_options import At
from shuffleup.cli.room.desk_time import read_time, wall_clock
from shuffleup.cli.tournament.directing.event_desk import DIRECTOR
from shuffleup.cli.tournament.directing.event_files import event_faults, new_event_log
from shuffleup.cli.tournament.event_options import EventOptions
from shuffleup.cli.tournament.making_structures import structure_for
from shuffleup.hand.setup import SetupError
from shuffleup.room.instants import clock, day_of, is_zone
from shuffleup.room.keeping.deeds import Deed
from shuffleup.sim.event_run.announced_event import told_besides
from shuffleup.table.edge import is_name
from shuffleup.tournament.event_log.event_telling import price_in_words
from shuffleup.tournament.event_log.kept_event import EventKeeper
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_maker import Pace
from shuffleup.tournament.event_terms.terms_of_event import FREE, EventTerms
from shuffleup.tournament.new_tournament import new_tournament

TERMS = Group("The event", sort_key=1)
STRUCTURE = Group("Its structure", sort_key=2)


@Parameter(name="*", group=TERMS)
@dataclass(frozen=True)
class TermsOptions:
    """What is announced of an event; what is not said is as usual, or as its file has it."""

    game: Annotated[
        str | None, Parameter(help='A game, "omaha pot-limit", or a mix: horse, 8-game, …')
    ] = None
    stack: Annotated[int | None, Parameter(help="Chips to begin with; 5,000 usually.")] = None
    price: Annotated[
        str | None,
        Parameter(help="To the pool and to the house: 50+10; 50+10+5+25 with staff and bounty."),
    ] = None
    seats: Annotated[int | None, Parameter(help="Of a full table; nine usually.")] = None
    by_hand: Annotated[bool, Parameter(help="People deal, with real cards: a live event.")] = False
    terms: Annotated[
        str,
        Parameter(
            help='More: "late 4, re-entries 1, guarantee 2000, prizes 50/30/20", '
            '"rebuys 20+0 for 5000 until 3", "add-on 20+0 for 5000 after 3", "places 5".'
        ),
    ] = ""


@Parameter(name="*", group=STRUCTURE)
@dataclass(frozen=True)
class StructureOptions:
    """Levels: written out, from a file, or made."""

    levels: Annotated[
        str | None, Parameter(help='Written out: "25/50 for 20, break for 10 removing 25, …".')
    ] = None
    structure: Annotated[
        Path | None, Parameter(help="From a file, as `tournament structure --to` writes it.")
    ] = None
    players: Annotated[int | None, Parameter(help="Made for so many players; 36 usually.")] = None
    hours: Annotated[int | None, Parameter(help="Made to last so many hours.")] = None
    pace: Annotated[Pace | None, Parameter(help="Made turbo, regular or deep.")] = None


USUAL_TERMS, USUAL_STRUCTURE = TermsOptions(), StructureOptions()


def new_command(
    log: Path,
    /,
    *,
    name: Annotated[str, Parameter(help="What it is called.")] = "event",
    book: Annotated[
        str, Parameter(help="The rulebook: tournament, rpl, pechanga-t, …, or a house's file.")
    ] = "tournament",
    rules: Annotated[
        str | None, Parameter(help='House rules on top, such as "balance-difference 2".')
    ] = None,
    zone: Annotated[str, Parameter(help="The time zone, like America/New_York.")] = "UTC",
    at: At = None,
    announced: TermsOptions = USUAL_TERMS,
    structure: StructureOptions = USUAL_STRUCTURE,
) -> int:
    """Announce an event: a log in which everything that happens in it is kept.

    Parameters
    ----------
    log
        A file that does not exist yet.
    """
    if not is_zone(zone):
        raise UsageError(f"--zone: there is no time zone {zone!r}; they are like America/New_York")
    if not is_name(name) or "/" in name:
        raise UsageError("--name: a name is 1 to 64 letters to read, without a slash")
    law = read_house(book, rules)
    terms, levels = terms_and_levels(announced, structure)
    now = wall_clock() if at is None else read_time(at, zone, wall_clock())
    try:
        event = new_tournament(
            name, terms, levels, rules=law.rules, rulebook=law.digest, zone=zone, now=now
        )
    except SetupError as error:
        raise UsageError(f"there can be no such event: {error}") from error
    keeper = EventKeeper.of_new(new_event_log(log), event)
    with event_faults(log):
        keeper.keep(Deed(DIRECTOR.id, DIRECTOR.role.value, f"{name} is announced by {book}"))
    tell(log, name, law.digest, event.terms, levels)
    opens = f"{day_of(now, zone)} {clock(now, zone)} {zone}"
    print_line(
        people(), f"It is {opens}. To enter somebody: shuffleup tournament register {log} Ann"
    )
    return 0


def terms_and_levels(
    announced: TermsOptions, made: StructureOptions
) -> tuple[EventTerms, tuple[Level, ...]]:
    """The event of a file, or made of the options, with what was announced besides."""
    base = EventOptions(announced.game, made.pace, made.hours, announced.stack, announced.seats)
    if made.structure is not None:
        base = EventOptions(announced.game, made.pace, made.hours)
    held = structure_for(made.structure, made.players, base)
    terms, levels = held.terms, held.levels
    if made.structure is None:
        terms = replace(terms, price=FREE)
    try:
        return told_besides(terms, levels, parts_told(announced), made.levels)
    except ValueError as error:
        raise UsageError(str(error)) from error


def parts_told(announced: TermsOptions) -> list[str]:
    """What was announced, in the words of terms."""
    numbers = (("stack", announced.stack), ("seats", announced.seats), ("price", announced.price))
    parts = [f"{name} {told}" for name, told in numbers if told is not None]
    parts += ["by hand"] if announced.by_hand else []
    return parts + [part.strip() for part in announced.terms.split(",") if part.strip()]


def tell(log: Path, name: str, digest: str, terms: EventTerms, levels: tuple[Level, ...]) -> None:
    console = people()
    how = "dealt by hand" if terms.by_hand else "dealt here"
    print_line(console, f"{name} is announced: {terms.game}, {how}, by {digest}, kept in {log}.")
    print_line(console, f"An entry is {price_in_words(terms.price)}; {terms.stack:,} in chips.")
    breaks = sum(level.is_break for level in levels)
    minutes = sum(level.minutes for level in levels)
    played = counted(len(levels) - breaks, "level")
    length = f"{minutes // 60}:{minutes % 60:02}"
    print_line(
        console, f"{played} and {counted(breaks, 'break')}, {length} hours if all is played."
    )
