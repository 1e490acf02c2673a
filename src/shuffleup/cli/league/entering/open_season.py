"""``shuffleup league new``: the log of a season; ``league formulas``: what points may go by."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.choices import read_house
from shuffleup.cli.league.season_desk import ORGANISER, By, sender
from shuffleup.cli.league.season_files import new_season_log, season_faults
from shuffleup.cli.output import UsageError, people, print_json, print_line, show_lines
from shuffleup.cli.room.desk_time import wall_clock
from shuffleup.cli.shared_options import Json
from shuffleup.hand.setup import SetupError
from shuffleup.league.new_season import new_season
from shuffleup.league.scoring.formula_scoring import TiedPoints, formula_fault, formula_of
from shuffleup.league.scoring.formula_tree import NAMES
from shuffleup.league.scoring.formula_words import in_words
from shuffleup.league.scoring.usual_formulas import USUAL, text_of
from shuffleup.league.season_keeping.season_log import begin_log
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.room.keeping.deeds import Deed


def new_command(
    season: Annotated[Path, Parameter(name="SEASON", help="The file to make.")],
    /,
    *,
    name: Annotated[str, Parameter(help='What it is called, like "Spring 2026".')] = "",
    book: Annotated[str, Parameter(help="The rulebook: rpl, …, or a house's file.")] = "rpl",
    rules: Annotated[
        str | None, Parameter(help='House rules on top, such as "season-minimum-players 9".')
    ] = None,
    formula: Annotated[
        str, Parameter(help="linear, square-root, against-the-field, table, or one of your own.")
    ] = "linear",
    ties: Annotated[
        TiedPoints, Parameter(help="What those who share a place have: share, best or worst.")
    ] = TiedPoints.SHARE,
    best: Annotated[int, Parameter(help="Only a player's best so many results count.")] = 0,
    events: Annotated[int, Parameter(help="How many events are planned.")] = 0,
    quorum: Annotated[int, Parameter(help="Fewest players of an event that counts.")] = 0,
    cap: Annotated[int, Parameter(help="Most entrants of an event.")] = 0,
    venue: Annotated[list[str] | None, Parameter(help="A place it is held at; may repeat.")] = None,
    guests_score: Annotated[bool, Parameter(help="Guests have points and a standing too.")] = False,
    by: By = ORGANISER,
) -> int:
    """Open a season: a log in which its members, results, corrections and points are kept.

    The formula is parsed and never run as a program; `shuffleup league formulas` lists the usual
    ones and reads one of your own back to you in words.
    """
    law = read_house(book, rules)
    check_formula(formula)
    title = name or season.stem
    terms = SeasonTerms(
        title, formula, ties, best, events, quorum, cap, tuple(venue or ()), guests_score
    )
    sender(by)
    try:
        opened = new_season(terms, rules=law.rules, rulebook=law.digest)
    except SetupError as error:
        raise UsageError(f"{error}") from error
    log = new_season_log(season)
    with season_faults(season):
        begin_log(log, opened, Deed(by, "director", f"open the season {title}"), wall_clock())
    console = people()
    print_line(console, f"{season}: the season {title} is open, by the book {book}.")
    print_line(console, f"Points: {in_words(formula_of(text_of(formula)))}.")
    if best:
        print_line(console, f"The best {best} results of each player count.")
    return 0


def formulas_command(
    formula: Annotated[
        str | None, Parameter(name="FORMULA", help="One of your own, to be read back in words.")
    ] = None,
    /,
    *,
    as_json: Json = False,
) -> int:
    """The usual formulas; or a formula of your own, read back in words, its mistakes with their
    column."""
    if formula is not None:
        return read_back(formula, as_json)
    if as_json:
        print_json([{"name": one.name, "formula": one.text, "about": one.about}
                    for one in USUAL.values()])  # fmt: skip
        return 0
    lines = [line for one in USUAL.values() for line in (f"{one.name}: {one.text}",
                                                         f"  {one.about}")]  # fmt: skip
    names = ", ".join(f"{name} ({about})" for name, about in NAMES.items())
    show_lines([*lines, "", f"Names: {names}."])
    return 0


def check_formula(formula: str) -> None:
    """Complain of a formula that cannot be read, and say where."""
    fault = formula_fault(text_of(formula))
    if fault:
        raise UsageError(f"the formula, {fault}")


def read_back(formula: str, as_json: bool) -> int:
    check_formula(formula)
    said = in_words(formula_of(text_of(formula)))
    if as_json:
        print_json({"formula": text_of(formula), "words": said})
    else:
        print_line(people(), f"{said[:1].upper()}{said[1:]}.")
    return 0
