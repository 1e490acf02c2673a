"""``shuffleup tournament structure``: a structure made for a field, a stack and a time, shown level
by level, and written to a file that can be changed by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from shuffleup.cli.choices import at_least
from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, print_text, show_table
from shuffleup.cli.tournament.event_board import played_at
from shuffleup.cli.tournament.event_options import AS_USUAL_EVENT, EventOptions, plan_of
from shuffleup.hand.setup import SetupError
from shuffleup.sim.event_run import structure_of
from shuffleup.tournament.event_terms.structure_file import EventStructure, write_structure
from shuffleup.tournament.event_terms.structure_preview import LevelAhead, look_ahead
from shuffleup.tournament.new_tournament import new_tournament

COLUMNS: Final = ("level", "begins", "minutes", "stakes", "left", "big blinds", "chips that leave")
USUAL_PLAYERS: Final = 36


def structure_command(
    file: Annotated[
        Path | None, Parameter(help="A structure that is there; else one is made.")
    ] = None,
    /,
    *,
    players: Annotated[int | None, Parameter(help="How many will enter; 36 usually.")] = None,
    event: EventOptions = AS_USUAL_EVENT,
    to: Annotated[Path | None, Parameter(help="Write it to this file.")] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="Print it as a file has it.")] = False,
) -> int:
    """Make a structure for so many players, a stack and so many hours, and look ahead at it.

    Every bet can be paid with the chips in play; a chip that is needed no longer leaves in the next
    break. How many will be left in a level is a guess from blinds and chips: `tournament try` plays
    the structure.
    """
    if to is not None:
        check_can_be_written("--to", to)
    made = structure_for(file, players, event)
    if to is not None:
        to.write_text(write_structure(made), "utf-8")
    if as_json:
        print_text(write_structure(made))
    else:
        show_ahead(made)
    return 0


def structure_for(file: Path | None, players: int | None, event: EventOptions) -> EventStructure:
    """The structure of a file, or of the options; a complaint where it cannot be played."""
    told = None if players is None else at_least("--players", players, 2)
    plan = plan_of(told or USUAL_PLAYERS, "", event, file)
    try:
        made = structure_of(plan)
        new_tournament("tried", made.terms, made.levels)
    except SetupError as error:
        where = f"{file}: " if file is not None else ""
        raise UsageError(f"{where}{error}") from error
    field = told or made.players or USUAL_PLAYERS
    return EventStructure(made.terms, made.levels, field)


def show_ahead(made: EventStructure) -> None:
    """The levels, with what is to be expected of each."""
    from rich.table import Table

    ahead = look_ahead(made.levels, made.players, made.terms.stack)
    table = Table(*COLUMNS)
    for at in (1, 2, 4, 5):
        table.columns[at].justify = "right"
    expected = {one.number: one for one in ahead.levels}
    number = 0
    for place, level in enumerate(made.levels, start=1):
        number += not level.is_break
        begins = sum(one.minutes for one in made.levels[: place - 1])
        leaves = ", ".join(f"{chip:,}" for chip in level.remove)
        table.add_row(
            "" if level.is_break else str(number), in_hours(begins), str(level.minutes),
            played_at(level), *expected_at(expected.get(place)), leaves,
        )  # fmt: skip
    show_table(title_of(made, ahead.minutes), table)


def title_of(made: EventStructure, minutes: int) -> str:
    terms = made.terms
    return (
        f"{terms.game}, {made.players:,} players with {terms.stack:,}: "
        f"about {in_hours(minutes)} hours, by blinds and chips"
    )


def expected_at(one: LevelAhead | None) -> tuple[str, str]:
    """Who is likely to be left, and with how many big blinds."""
    if one is None:
        return "", ""
    return f"{one.left:,}", f"{one.average / 10:,.1f}" if one.average else ""


def in_hours(minutes: int) -> str:
    """``3:40``."""
    return f"{minutes // 60}:{minutes % 60:02}"
