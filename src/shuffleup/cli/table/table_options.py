"""The options of ``shuffleup table run``, by group."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Group, Parameter

HOUSE = Group("The house", sort_key=2)
PEOPLE = Group("People", sort_key=3)
RECORD = Group("The record", sort_key=4)


@Parameter(name="*", group=HOUSE)
@dataclass(frozen=True)
class HouseOptions:
    """What the house designates for the table, and what changes while it is open."""

    drop: Annotated[int, Parameter(help="What the house takes out of each pot.")] = 0
    kill: Annotated[bool, Parameter(help="With a kill, as the book has it.")] = False
    half_kill: Annotated[bool, Parameter(help="With a half-kill.")] = False
    house: Annotated[
        str | None,
        Parameter(help='Anything else: "buy-in 40-200, rake 5, cap 4, time 6, dead button".'),
    ] = None
    book_after: Annotated[
        list[tuple[int, str]] | None,
        Parameter(help="After so many hands go by another book: --book-after 50 rpl."),
    ] = None
    stakes_after: Annotated[
        list[tuple[int, str]] | None,
        Parameter(help='After so many hands other stakes: --stakes-after 50 "no-limit 2/4".'),
    ] = None


@Parameter(name="*", group=PEOPLE)
@dataclass(frozen=True)
class PeopleOptions:
    """Who comes and goes, and how the seats are played."""

    comings: Annotated[
        int, Parameter(help="How much players come and go: 100 is the usual, 0 not at all.")
    ] = 100
    steady: Annotated[bool, Parameter(help="Nobody comes or goes: --comings 0.")] = False
    fast: Annotated[
        bool,
        Parameter(help="Players who act at random, whatever their cards: the quickest."),
    ] = False


@Parameter(name="*", group=RECORD)
@dataclass(frozen=True)
class RecordOptions:
    """What is kept and shown."""

    log: Annotated[Path | None, Parameter(help="Keep every event in this file.")] = None
    resume: Annotated[
        Path | None,
        Parameter(help="Go on with the session of this log, as if it had never stopped."),
    ] = None
    export: Annotated[
        tuple[str, Path] | None,
        Parameter(help="Write the hands for others: phhs, pokerstars or ohh, and a file."),
    ] = None
    delay: Annotated[float | None, Parameter(help="Seconds between two actions, to look on.")] = (
        None
    )
    quiet: Annotated[bool, Parameter(help="No felt and no progress, only the report.")] = False
    as_json: Annotated[bool, Parameter(name="--json", help="Print JSON for scripts.")] = False


USUAL_HOUSE, USUAL_PEOPLE, NO_RECORD = HouseOptions(), PeopleOptions(), RecordOptions()
