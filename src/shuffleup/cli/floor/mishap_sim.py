"""``shuffleup floor sim``: many hands in which things go wrong, counted again after each ruling."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from shuffleup.cli.long_runs import check_can_be_written, of_use
from shuffleup.cli.markdown import markdown_table
from shuffleup.cli.output import UsageError, aside, print_json, say, show_table
from shuffleup.cli.shared_options import Json
from shuffleup.cli.together import refuse_beside
from shuffleup.floor.kinds import Need, kinds_of
from shuffleup.law.loading import BOOKS
from shuffleup.sim.crews import crew_of
from shuffleup.sim.mishap_runs import FAMILIES_OF_GAMES, MishapPlan, MishapTally, run_plan, summed

CHUNK = 20_000  # what was seldom seen is tried first, within a chunk


def sim_command(
    *,
    hands: int = 2000,
    seed: int = 1,
    jobs: int = 1,
    to: Path | None = None,
    as_json: Json = False,
) -> int:
    """Play hands of all games under every book with errors drawn from those possible.

    After every ruling chips and cards are counted again; a hand that does not add up, does not
    end, or has a ruling without a clause stops it.

    Parameters
    ----------
    hands
        How many hands, over all games and books.
    seed
        The same seed, the same errors.
    jobs
        Processes to share the work.
    to
        A Markdown file for the whole table, kind by book by family of games.
    """
    if hands < 1 or jobs < 1:
        raise UsageError("--hands and --jobs are at least 1")
    if as_json:
        refuse_beside("--json", "that is printed, and the table is not written", to=to)
    if to is not None:
        check_can_be_written("--to", to)
    tally = summed(results(hands, seed, of_use(jobs, -(-hands // CHUNK))))
    if as_json:
        print_json({"hands": tally.hands, "reports": tally.reports, "cells": tally.rows()})
        return 0
    if to is not None:
        to.write_text(as_markdown(tally, seed), "utf-8")
        say(f"{to}: {tally.hands:,} hands, {tally.reports:,} reports")
        return 0
    show(tally)
    return 0


def as_markdown(tally: MishapTally, seed: int) -> str:
    """The whole table: each cell applied / discretion / refused, empty where nothing was lawful."""
    command = f"shuffleup floor sim --hands {tally.hands} --seed {seed}"
    rows = []
    for kind in kinds_of(Need.HAND):
        for book in BOOKS:
            cells = [tally.of(kind, book, family) for family in FAMILIES_OF_GAMES]
            shown = [" / ".join(map(str, cell)) if sum(cell[:2]) else "" for cell in cells]
            rows.append([f"`{kind}`", book, *shown])
    about = ABOUT.format(hands=tally.hands, reports=tally.reports, command=command)
    return about + markdown_table(["kind", "book", *FAMILIES_OF_GAMES], rows)


ABOUT = """\
# Things going wrong, at random

{hands:,} hands, {reports:,} reports, by `{command}`. Each cell: applied / left to the floor /
refused; it is empty where the kind did not come about in those games. After every ruling chips and
cards were counted again; every hand ended; every ruling named its clauses.

"""


def results(hands: int, seed: int, jobs: int) -> Iterator[MishapTally]:
    plans = [
        MishapPlan(seed + start, min(CHUNK, hands - start), start)
        for start in range(0, hands, CHUNK)
    ]
    done = 0
    for _, tally in crew_of(jobs).share(run_plan, plans):
        done += tally.hands
        if aside().is_terminal:
            aside().print(f"{done:,} of {hands:,} hands", end="\r")
        yield tally


def show(tally: MishapTally) -> None:
    title = f"{tally.hands:,} hands, {tally.reports:,} reports: applied / discretion / refused"
    shown = Table()
    shown.add_column("kind")
    for book in BOOKS:
        shown.add_column(book, justify="right")
    for name in kinds_of(Need.HAND):
        cells = [tally.of(name, book) for book in BOOKS]
        shown.add_row(name, *[" / ".join(f"{n:,}" for n in cell) for cell in cells])
    show_table(title, shown)
