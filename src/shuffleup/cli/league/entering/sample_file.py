"""``shuffleup league sample``: a made-up spreadsheet of results, to practise with."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cli.choices import at_least
from shuffleup.cli.long_runs import check_can_be_written
from shuffleup.cli.output import UsageError, counted, say
from shuffleup.room.instants import A_DAY, day_of, start_of

PEOPLE = (
    "Ann Ash", "Bob Birch", "Cy Cole", "Dee Dunn", "Eve Ellis", "Flo Ford", "Gus Gray",
    "Hal Hart", "Ivy Irwin", "Jo Jarvis", "Kim Kerr", "Lou Lane", "Mia Moss", "Ned Nash",
    "Ola Otto", "Pia Park", "Quin Rose", "Ray Reed", "Sue Stone", "Tom Todd", "Uma Vale",
    "Vic Voss", "Wes West", "Zoe Zorn", "Abe Akers", "Bea Bell", "Cal Cruz", "Dot Drew",
    "Eli Eads", "Fay Finn", "Gil Gale", "Hen Hays", "Ina Ives", "Jed Judd", "Kit King",
    "Lil Long",
)  # fmt: skip
COLUMNS = ("event", "day", "venue", "place", "player", "prize", "bounties")
FEWEST, MOST = 9, 20  # players of an event
FIRST_DAY = "2026-01-08"
BUY_IN = 20
SHARES = (50, 30, 20)  # of a hundred
MOST_EVENTS = 500


def sample_command(
    file: Annotated[Path, Parameter(name="CSV", help="The file to write.")],
    /,
    *,
    events: Annotated[int, Parameter(help="How many events.")] = 20,
    seed: Annotated[int, Parameter(help="The same seed makes the same season.")] = 10,
) -> int:
    """Write a spreadsheet of a made-up season, in the form that `league import` reads."""
    check_can_be_written("CSV", file)
    if at_least("--events", events, 1) > MOST_EVENTS:
        raise UsageError(f"--events is {MOST_EVENTS} at most, not {events}")
    if file.exists():
        raise UsageError(f"{file} is there already: name another file")
    rows = sample_rows(events, Random(seed))
    written = io.StringIO(newline="")
    csv.writer(written, lineterminator="\n").writerows([COLUMNS, *rows])
    file.write_text(written.getvalue(), "utf-8")
    say(f"{file}: {counted(events, 'event')}, {counted(len(rows), 'row')}")
    return 0


def sample_rows(events: int, dice: Random) -> list[tuple[object, ...]]:
    """An event a week, alternately at two places; some people are better than others."""
    skill = {name: 2 * dice.randint(1, 9) for name in PEOPLE}
    rows: list[tuple[object, ...]] = []
    for event in range(1, events + 1):
        field = dice.sample(PEOPLE, dice.randint(FEWEST, MOST))
        order = sorted(field, key=lambda name: dice.randint(0, 20) + skill[name], reverse=True)
        day = day_of(start_of(FIRST_DAY, "UTC") + 7 * (event - 1) * A_DAY, "UTC")
        venue = "The Fox" if event % 2 else "Club 52"
        heads = knocked_out(len(order), dice)
        for place, name in enumerate(order, 1):
            share = SHARES[place - 1] if place <= len(SHARES) else 0
            prize = len(order) * BUY_IN * share // 100
            rows.append((event, day, venue, place, name, prize or "", heads[place - 1] or ""))
    return rows


def knocked_out(entrants: int, dice: Random) -> list[int]:
    """How many each has knocked out: everybody but the winner by somebody who was still in."""
    heads = [0] * entrants
    for loser in range(entrants - 1, 0, -1):
        heads[dice.randrange(loser)] += 1
    return heads
