"""What the bots are worth: ``python -m bench.bots`` (``make bots`` writes it to docs/bots.md).

Four tables: the styles among tight-aggressive players in six-handed no-limit hold'em; the bots that
hardly look at their cards against five tight-aggressive ones in every game; the "nines and better,
ace-queen and better, else fold" shover over many hands; and how long a decision takes. Every deal
is played from every seat, and an interval comes from the deals, which are independent of each
other. The numbers of hands are fixed beforehand, and so is the seed: the figures come out again.
``--games stud razz`` measures these rows of the second table alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean, median
from time import thread_time

from shuffleup.bots import BOTS, STYLES, play_hand
from shuffleup.bots.bot import Bot
from shuffleup.games import Sheet, Structure, game, games, names
from shuffleup.hand import Command, new_hand
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.hand.view import View
from shuffleup.law import Rules
from shuffleup.sim.crews import crew_of
from shuffleup.sim.many_hands import SimulationPlan, simulate
from shuffleup.sim.scores import Score, aggression, interval, part, per_100

SEED = "bench of the bots"
# How many times the hands each plays: the more chance there is in what it does, the more.
YARDSTICKS = {"random": 4, "caller": 3, "raiser": 4}
BEGIN, END = "<!-- figures: make bots -->", "<!-- end of figures -->"


class Timed:
    """A bot with a watch."""

    def __init__(self, bot: Bot, took: list[float]) -> None:
        self.bot, self.took = bot, took

    def decide(self, view: View) -> Command:
        started = thread_time()  # the processor's, whoever else works on the machine
        command = self.bot.decide(view)
        self.took.append(thread_time() - started)
        return command


def against_tight(name: str, sheet: Sheet, hands: int, jobs: int) -> Score:
    """One bot and five tight-aggressive ones at the usual stakes."""
    stakes = default_stakes(sheet, sheet.structures[0])
    bots = (name, *("tight",) * 5)
    hands = -(-hands // len(bots)) * len(bots)
    plan = SimulationPlan(
        sheet, stakes, bots, default_stack(stakes), hands, SEED, Rules(), league=True
    )
    tally = simulate(plan, crew_of(jobs), lambda done: None)
    return tally.scores[plan.teams.index(name)]


def won(score: Score, sheet: Sheet) -> str:
    """``-123 ± 45``, a hundred hands, in big blinds or small bets."""
    unit = default_stakes(sheet, sheet.structures[0]).small_bet
    return f"{per_100(score, unit):+,.0f} ± {interval(score, unit):,.0f}".replace("-", "−")


def styles(hands: int, jobs: int) -> Iterator[str]:
    sheet = game("holdem")
    yield "| style | VPIP | PFR | aggression | showdown | bb/100 |"
    yield "|---|--:|--:|--:|--:|--:|"
    for name, style in STYLES.items():
        score = against_tight(name, sheet, hands, jobs)
        yield (
            f"| `{name}`, {style.says} | {part(score.entered, score.hands):.0f} % "
            f"| {part(score.raised, score.hands):.0f} % | {aggression(score):.1f} "
            f"| {part(score.shown_down, score.went_on):.0f} % "
            f"| {won(score, sheet) if name != 'tight' else '0'} |"
        )


def yardsticks(hands: int, jobs: int, only: Sequence[str] = ()) -> Iterator[str]:
    heads = (f"`{name}`, {times * hands:,} hands" for name, times in YARDSTICKS.items())
    yield f"| game | structure | {' | '.join(heads)} |"
    yield "|---|---|--:|--:|--:|"
    for sheet in games():
        if not only or sheet.key in only:
            yield yardstick_row(sheet, hands, jobs)


def yardstick_row(sheet: Sheet, hands: int, jobs: int) -> str:
    scores = [against_tight(name, sheet, times * hands, jobs) for name, times in YARDSTICKS.items()]
    told = " | ".join(won(score, sheet) for score in scores)
    return f"| {sheet.key} | {sheet.structures[0].value} | {told} |"


def shover(hands: int, jobs: int) -> Iterator[str]:
    score = against_tight("shover", game("holdem"), hands, jobs)
    yield f"| `shover` over {score.hands:,} hands | {won(score, game('holdem'))} bb/100 |"


def speed(hands: int) -> Iterator[str]:
    yield "| games | median | mean |"
    yield "|---|--:|--:|"
    groups = {"limit": True, "no-limit and pot-limit": False}
    for label, limited in groups.items():
        took: list[float] = []
        for sheet in games():
            stakes = default_stakes(sheet, sheet.structures[0])
            if (stakes.structure is Structure.LIMIT) is not limited:
                continue
            for number in range(hands):
                hand = new_hand(sheet, stakes, [default_stack(stakes)] * 6, seed=number)
                play_hand(hand, {at: Timed(BOTS["tight"](at), took) for at in range(6)})
        yield f"| {label} | {1000 * median(took):.3f} ms | {1000 * mean(took):.3f} ms |"


def figures(hands: int, many: int, jobs: int) -> Iterator[str]:
    """The whole page's figures, line by line as they come."""
    yield f"The styles, one among five tight-aggressive players, {8 * hands:,} hands each:\n"
    yield from styles(8 * hands, jobs)
    yield (
        "\nWon per 100 hands against five tight-aggressive players, with the 95 % interval, "
        "in big blinds in no-limit and pot-limit, in small bets in limit:\n"
    )
    yield from yardsticks(hands, jobs)
    yield "\n| the ten-line bot against five tight-aggressive ones | |\n|---|--:|"
    yield from shover(many, jobs)
    yield "\nWhat a decision takes of a processor, the view not counted:\n"
    yield from speed(40)


def write(page: Path, lines: list[str]) -> None:
    """Put the figures in their place on a page."""
    text = page.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    body = "\n".join(lines)
    page.write_text(f"{before}{BEGIN}\n\n{body}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1_500, help="in each game, times 1 to 4")
    parser.add_argument("--many", type=int, default=200_000, help="for the ten-line bot")
    parser.add_argument("--games", nargs="+", choices=names(), default=[], help="only these rows")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--to", type=Path, help="a page to write the figures to")
    asked = parser.parse_args()
    if asked.games and asked.to:
        parser.error("--to writes the whole page: leave out --games")
    lines = []
    rows = yardsticks(asked.hands, asked.jobs, asked.games)
    for line in rows if asked.games else figures(asked.hands, asked.many, asked.jobs):
        print(line, flush=True)
        lines.append(line)
    if asked.to:
        write(asked.to, lines)


if __name__ == "__main__":
    main()
