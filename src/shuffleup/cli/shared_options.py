"""Options that several commands share: what is played at a table, and by whom."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Group, Parameter

TABLE = Group("The table", sort_key=1)
YOU = Group("You", sort_key=2)
BOTS_ONLY = Group("Without you", sort_key=3)

Json = Annotated[bool, Parameter(name="--json", help="Print JSON for scripts.")]
Stakes = Annotated[
    str | None, Parameter(help='Such as 1/2, 0.25/0.50, "limit 4/8 ante 1 bring-in 2".')
]
Structure = Annotated[
    str | None, Parameter(help="no-limit, pot-limit, limit or spread, at the usual stakes.")
]
Bots = Annotated[
    str | None,
    Parameter(
        help="tight, loose, station, nit, maniac, caller, raiser, shover, random, tight-table, "
        "loose-table or your own module:Class or table.toml, with commas; a short list repeats."
    ),
]
Seed = Annotated[str | None, Parameter(help="The same seed deals the same cards.")]


@Parameter(name="*", group=TABLE)
@dataclass(frozen=True)
class TableOptions:
    """What is played and by whom; whatever is not said is as usual."""

    stakes: Stakes = None
    structure: Structure = None
    seats: Annotated[int | None, Parameter(help="How many players; 6 by default.")] = None
    stack: Annotated[
        int | None, Parameter(help="What to start with; 100 big blinds, or 50 big bets.")
    ] = None
    bots: Bots = None
    book: Annotated[
        str | None,
        Parameter(help="The rulebook in force: pechanga, mohegan, rpl, …, or a house's file."),
    ] = None
    rules: Annotated[
        str | None, Parameter(help='House rules, such as "limit-raise-cap 4, check-raise no".')
    ] = None
    seed: Seed = None


@Parameter(name="*", group=YOU)
@dataclass(frozen=True)
class YourOptions:
    """How a person wants to sit at the table."""

    name: Annotated[str, Parameter(help="What the others call you.")] = "You"
    hands: Annotated[int | None, Parameter(help="Leave after so many hands.")] = None
    ask_show: Annotated[
        bool, Parameter(help="Be asked to show or muck; otherwise it is done for you.")
    ] = False
    delay: Annotated[
        float | None, Parameter(help="Seconds between actions; 0.6 on a full screen.")
    ] = None
    plain: Annotated[bool, Parameter(help="Lines instead of a full screen.")] = False
    save: Annotated[
        Path | None,
        Parameter(
            help="Folder for your hands, each with its whole deck; "
            "$XDG_DATA_HOME/shuffleup/hands by default."
        ),
    ] = None
    no_save: Annotated[bool, Parameter(help="Save no hands.")] = False
    log: Annotated[
        Path | None,
        Parameter(help="Keep the table's log in this file, for `shuffleup table show`."),
    ] = None


@Parameter(name="*", group=BOTS_ONLY)
@dataclass(frozen=True)
class AutoOptions:
    """How to tell of hands that only bots play."""

    auto: Annotated[
        bool, Parameter(help="Bots play every seat; 10 hands by default, none saved.")
    ] = False
    story: Annotated[bool, Parameter(help="With --auto: tell every hand in full.")] = False
    as_json: Annotated[
        bool, Parameter(name="--json", help="With --auto: a line of JSON for each hand.")
    ] = False


USUAL_TABLE, USUAL_YOU, NO_AUTO = TableOptions(), YourOptions(), AutoOptions()
