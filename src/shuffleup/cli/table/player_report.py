"""``shuffleup table report LOG``: each player's result, in all and for every hour of play."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from shuffleup.cli.amounts import amount, signed
from shuffleup.cli.output import UsageError, print_json, show_table
from shuffleup.cli.shared_options import Json
from shuffleup.cli.table.hand_times import HandTimes, read_moment, written
from shuffleup.cli.table.hands import first_table, hands_of
from shuffleup.cli.table.table_log import events_at_odds, lines_of, old_log
from shuffleup.cli.table.winnings import Winnings

SIDE_BY_SIDE = 6  # hours: as many as 80 columns hold

Began = Annotated[
    str | None, Parameter(help="When the first hand was dealt, like 2026-01-31T20:15 (UTC).")
]


def report_command(log: Path, /, *, began: Began = None, as_json: Json = False) -> int:
    """What each player won or lost, in all, an hour, and in every hour of play.

    Hours are those told at the table, else two minutes a hand.

    Parameters
    ----------
    log
        A log that `table run --log` or `play --log` has kept.
    """
    won, dollar = counted_up(log, began)
    if as_json:
        print_json(as_object(won))
        return 0
    show_table(f"{log.name}: {sum(won.hands_by_hour.values()):,} hands", totals(won, dollar))
    played = sorted(won.by_hour)
    for at in range(0, len(played), SIDE_BY_SIDE):
        some = played[at : at + SIDE_BY_SIDE]
        start = won.times.first + timedelta(hours=some[0])
        show_table(f"\nHour by hour, from {start:%Y-%m-%d %H:%M} UTC", hours(won, some, dollar))
    return 0


def counted_up(log: Path, began: str | None) -> tuple[Winnings, int]:
    """The winnings of a log, and how many chips its stakes have to the dollar."""
    kept = old_log(log)
    if not kept.version:
        raise UsageError(f"{log}: the log is empty")
    times = HandTimes(lines_of(kept), read_moment("--began", began), log)
    with events_at_odds(log):
        dollar = first_table(event for line in lines_of(kept) for event in line).stakes.dollar
        won = Winnings(hands_of(lines_of(kept), kept.eras()), times)
    if not won.hands:
        raise UsageError(f"{log}: no hand has been played to its end yet")
    return won, dollar


def as_object(won: Winnings) -> dict[str, object]:
    return {
        "began": written(won.times.first),
        "time_told": won.times.told,
        "players": [
            {
                "player": name,
                "hands": won.hands[name],
                "minutes": won.minutes[name],
                "net": won.net[name],
                "net_per_hour": round(won.per_hour(name), 2),
            }
            for name in won.players()
        ],
        "hours": [
            {
                "hour": written(won.times.first + timedelta(hours=hour)),
                "hands": won.hands_by_hour[hour],
                "house": won.house_by_hour[hour],
                "net": dict(sorted(won.by_hour[hour].items())),
            }
            for hour in sorted(won.by_hour)
        ],
    }


def totals(won: Winnings, dollar: int) -> Table:
    table = Table()
    table.add_column("player", no_wrap=True)
    for heading in ("hands", "hours", "net", "per hour"):
        table.add_column(heading, justify="right", no_wrap=True)
    for name in won.players():
        table.add_row(
            name,
            f"{won.hands[name]:,}",
            f"{won.minutes[name] / 60:,.1f}",
            signed(won.net[name], dollar),
            signed(round(won.per_hour(name)), dollar),
        )
    return table


def hours(won: Winnings, some: list[int], dollar: int) -> Table:
    """Some hours side by side, a row for each player who was there, the house last."""
    table = Table()
    table.add_column("player", no_wrap=True)
    for hour in some:
        start = won.times.first + timedelta(hours=hour)
        table.add_column(f"{start:%H:%M}", justify="right", no_wrap=True)
    for name in won.players():
        if any(name in won.by_hour[hour] for hour in some):
            nets = [won.by_hour[hour] for hour in some]
            table.add_row(name, *[signed(net[name], dollar) if name in net else "" for net in nets])
    table.add_section()
    table.add_row("the house", *[amount(won.house_by_hour[hour], dollar) for hour in some])
    table.add_row("hands", *[f"{won.hands_by_hour[hour]:,}" for hour in some])
    return table
