"""What ``shuffleup sim`` tells: an object for scripts, a table for people.

A league ranks the bots by what they won in a hundred hands, in big blinds or small bets, with the
interval in which the true value lies 95 times in 100, and shows what kind of player each is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from shuffleup.cli.amounts import amount, signed
from shuffleup.cli.describe import table_title
from shuffleup.cli.engine_choice import IN_THE_LANE, engine_name
from shuffleup.cli.output import people
from shuffleup.games import Structure
from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.sim.many_hands import SimulationPlan, SimulationTally
from shuffleup.sim.scores import Score, aggression, interval, part, per_100

if TYPE_CHECKING:
    from rich.table import Table

SUMS = ("net", "per 100 hands", "±", "won", "lost", "ahead", "showdowns", "biggest pot")
FIGURES = ("per 100", "±", "VPIP", "PFR", "aggression", "showdown", "hands")


def unit_name(plan: SimulationPlan) -> str:
    """What a league counts in: big blinds, or small bets where bets are limited."""
    limited = plan.stakes.structure in (Structure.LIMIT, Structure.SPREAD)
    return "small bets" if limited or not plan.stakes.blinds else "big blinds"


def unit_of(plan: SimulationPlan) -> int:
    big_bets = unit_name(plan) == "big blinds"
    return plan.stakes.blinds[-1] if big_bets else plan.stakes.small_bet


def ranked(plan: SimulationPlan, tally: SimulationTally) -> Iterator[tuple[str, Score]]:
    """Names and scores, whoever won most first."""
    yield from sorted(
        zip(plan.teams, tally.scores, strict=True), key=lambda pair: -per_100(pair[1])
    )


def as_object(
    plan: SimulationPlan, tally: SimulationTally, seconds: float, jobs: int
) -> dict[str, object]:
    scores = zip(plan.teams, tally.scores, strict=True)
    return {
        "game": plan.sheet.key,
        "stakes": show_stakes(plan.stakes),
        "stack": plan.stack,
        "seed": plan.seed,
        "league": plan.league,
        "hands": tally.hands,
        "actions": tally.actions,
        "showdowns": tally.showdowns,
        "biggest_pot": tally.biggest_pot,
        "carried": tally.carried,
        "unit": unit_of(plan),
        "bots": [score_object(plan, name, score) for name, score in scores],
        "engine": engine_name(plan.lane),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "hands_per_second": round(tally.hands / seconds),
    }


def score_object(plan: SimulationPlan, name: str, score: Score) -> dict[str, object]:
    unit, half = unit_of(plan), interval(score)
    return {
        "bot": name,
        "hands": score.hands,
        "ahead": score.ahead,
        "won": score.won,
        "lost": score.lost,
        "net": score.net,
        "net_per_100": round(per_100(score), 2),
        "interval": None if half == float("inf") else round(half, 2),
        "units_per_100": round(per_100(score, unit), 2),
        "units_interval": None if half == float("inf") else round(half / unit, 2),
        "vpip": round(part(score.entered, score.hands), 1),
        "pfr": round(part(score.raised, score.hands), 1),
        "aggression": round(aggression(score), 2),
        "went_to_showdown": round(part(score.shown_down, score.went_on), 1),
        "showdowns": score.showdowns,
        "biggest_pot": score.biggest_pot,
    }


# ---- for people ------------------------------------------------------------------------------


def show(plan: SimulationPlan, tally: SimulationTally, seconds: float, shared: str) -> None:
    """``shared`` says in how many processes it was done, or by which cluster."""
    console = people()
    dollar = plan.stakes.dollar
    stack = amount(plan.stack, dollar)
    console.print(f"{table_title(plan.sheet, plan.stakes)}, stacks of {stack}\n")
    console.print(league_table(plan, tally) if plan.league else sums_table(plan, tally))
    if plan.league:
        says = "VPIP, PFR: chips put in by choice, raised, on the first round, in per cent of hands"
        console.print(
            f"\nper 100 hands in {unit_name(plan)}, ±: 95 % interval. {says}.", style="dim"
        )
        turns = f"Each deal was played {plan.turns} times, the bots moving one seat."
        console.print(turns, style="dim")
    if tally.carried:
        console.print(f"\n{amount(tally.carried, dollar)} stayed in pots that nobody opened.")
    rate = f"{tally.hands / seconds:,.0f} hands/s{f', {IN_THE_LANE}' if plan.lane else ''}"
    console.print(
        f"\n{tally.hands:,} hands, {tally.actions:,} actions, {tally.showdowns:,} showdowns; "
        f"{seconds:.1f} s, {rate}{shared}. Every chip is accounted for."
    )
    console.print(f"Again: --seed {plan.seed}", style="dim", soft_wrap=True)


def grid(headings: tuple[str, ...]) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("bot")
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def sums_table(plan: SimulationPlan, tally: SimulationTally) -> Table:
    table, dollar = grid(SUMS), plan.stakes.dollar
    places = 1 if dollar == 1 else 2
    for name, score in ranked(plan, tally):
        table.add_row(
            name,
            signed(score.net, dollar),
            f"{per_100(score) / dollar:+,.{places}f}",
            f"{interval(score) / dollar:,.{places}f}",
            amount(score.won, dollar),
            amount(score.lost, dollar),
            f"{score.ahead:,}",
            f"{score.showdowns:,}",
            amount(score.biggest_pot, dollar),
            style="green" if score.net > 0 else "",
        )
    return table


def league_table(plan: SimulationPlan, tally: SimulationTally) -> Table:
    table, unit = grid(FIGURES), unit_of(plan)
    for name, score in ranked(plan, tally):
        table.add_row(
            name,
            f"{per_100(score, unit):+,.1f}",
            f"{interval(score, unit):,.1f}",
            f"{part(score.entered, score.hands):.0f}",
            f"{part(score.raised, score.hands):.0f}",
            f"{aggression(score):.1f}",
            f"{part(score.shown_down, score.went_on):.0f}",
            f"{score.hands:,}",
            style="green" if score.net > 0 else "",
        )
    return table
