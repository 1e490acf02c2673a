"""Many hands with mishaps: all games, every book, each ruling checked and counted.

``run_plan`` plays a share of them; ``MishapTally`` holds what became of each kind by book and
family of games. Every ruling must cite a clause for each of its grounds; every hand must end.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from shuffleup.bots.players import CallingStation, RandomBot
from shuffleup.floor.asking.situations import grounds
from shuffleup.floor.kinds import Need, kinds_of
from shuffleup.games import Opening, Sheet, Structure, games
from shuffleup.hand import Command, Forced, Hand, Post, Stakes, new_hand, usual_posts, view
from shuffleup.law.circumstances import without_circumstances
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import Rulebook, cite, resolve, rulebook
from shuffleup.law.rules import Rules
from shuffleup.sim.mishaps import Mishap, mishap, play_with_mishaps

FAMILIES_OF_GAMES = ("hold'em", "omaha", "stud", "draw")
RATE = 0.3  # how often something happens before somebody acts
AFTERWARDS = 0.7  # and when the hand is over
TRIES = 16  # kinds tried until one is possible
DRAWS = 4  # times the facts of a kind are drawn until they can be true


class UncitedError(AssertionError):
    """A ruling that names no clause."""


class MishapPlan(Struct, frozen=True):
    """A share of the work: so many hands from a seed; ``first`` turns books and games round."""

    seed: int
    hands: int
    first: int = 0


class MishapTally(Struct):
    """Counts by (kind, book, family of games, what became of it)."""

    hands: int = 0
    counts: Counter[tuple[str, str, str, str]] = Counter()

    @property
    def reports(self) -> int:
        return sum(self.counts.values())

    def of(self, kind: str, book: str, family: str = "") -> tuple[int, int, int]:
        """(applied, discretion, refused) of a kind under a book, in all games or one family."""
        found = dict.fromkeys(("applied", "discretion", "refused"), 0)
        for (name, by, played, became), count in self.counts.items():
            if (name, by) == (kind, book) and family in ("", played):
                found[became] += count
        return found["applied"], found["discretion"], found["refused"]

    def rows(self) -> list[dict[str, object]]:
        cells = sorted({key[:3] for key in self.counts})
        return [
            {"kind": kind, "book": book, "games": family,
             **dict(zip(("applied", "discretion", "refused"), self.of(kind, book, family),
                        strict=True))}
            for kind, book, family in cells
        ]  # fmt: skip


def summed(tallies: Iterable[MishapTally]) -> MishapTally:
    total = MishapTally(0, Counter())
    for tally in tallies:
        total.hands += tally.hands
        total.counts.update(tally.counts)
    return total


def run_plan(plan: MishapPlan) -> MishapTally:
    """Play a plan's hands."""
    tally = MishapTally(0, Counter())
    dice = random.Random(plan.seed)
    for number in range(plan.first, plan.first + plan.hands):
        book = BOOKS[number % len(BOOKS)]
        family = FAMILIES_OF_GAMES[number // len(BOOKS) % len(FAMILIES_OF_GAMES)]
        sheet, structure = dice.choice(tables_of(family))
        play_one(sheet, structure, book, dice, tally)
        tally.hands += 1
    return tally


@cache
def tables_of(family: str) -> list[tuple[Sheet, Structure]]:
    sheets = [sheet for sheet in games() if family_of(sheet) == family]
    return [(sheet, structure) for sheet in sheets for structure in sheet.structures]


def play_one(
    sheet: Sheet, structure: Structure, book: str, dice: random.Random, tally: MishapTally
) -> None:
    law, rules = opened(book)
    hand = random_table(sheet, structure, rules, dice)
    wild, calm = RandomBot(dice.getrandbits(32)), CallingStation()
    bot = dice.choice((wild, calm))  # a calm table sees more rivers and showdowns
    cell = (book, family_of(sheet))

    def decide(hand: Hand, dice: random.Random) -> Command:
        return bot.decide(view(hand, hand.actor, hand.version))

    def happens(hand: Hand) -> Mishap | None:
        if not hand.mends.held and dice.random() > (AFTERWARDS if hand.over else RATE):
            return None
        held = ["held-pot-decided"] * 3 if hand.mends.held else []  # it has to be decided some time
        for kind in [*held, *least_seen(tally, cell, dice)[:TRIES]]:
            found = likely(hand, kind, dice)
            check_cited(found, law, sheet.key)
            tally.counts[(kind, *cell, found.became)] += 1
            if found.became != "refused":
                return found
        return None

    play_with_mishaps(hand, dice, decide, happens)


def likely(hand: Hand, kind: str, dice: random.Random) -> Mishap:
    """A report of a kind, its facts drawn a few times until they can be true."""
    found = mishap(hand, kind, dice)
    for _ in range(DRAWS - 1):
        if found.became != "refused":
            break
        found = mishap(hand, kind, dice)
    return found


def least_seen(tally: MishapTally, cell: tuple[str, str], dice: random.Random) -> list[str]:
    """Kinds in the order to try them: those seldom applied first, those often refused last."""
    counts = tally.counts

    def weight(kind: str) -> float:
        done = counts[(kind, *cell, "applied")] + counts[(kind, *cell, "discretion")]
        return done + counts[(kind, *cell, "refused")] / 1000 + dice.random()

    return sorted(kinds_of(Need.HAND), key=weight)


@cache
def opened(book: str) -> tuple[Rulebook, Rules]:
    law = rulebook(book)
    return law, resolve(law)


def check_cited(found: Mishap, law: Rulebook, game: str) -> None:
    """Every ground of a ruling must lead to a clause; a malformed report has none to cite."""
    refusal = found.ruling.refusal
    if found.ruling.missing or (refusal is not None and refusal.reason.malformed):
        return
    names = without_circumstances(grounds(found.ruling))
    if not names or not all(cite(law, (name,), game) for name in names):
        raise UncitedError(f"{found.report}: {names} does not lead to a clause of {law.name}")


def family_of(sheet: Sheet) -> str:
    if sheet.stud:
        return "stud"
    if sheet.draws:
        return "draw"
    return "omaha" if sheet.two_from_hand else "hold'em"


def random_table(sheet: Sheet, structure: Structure, rules: Rules, dice: random.Random) -> Hand:
    """A table of a few players with stacks from short to deep; now and then antes, or a kill."""
    stakes = stakes_for(sheet, structure, ante=dice.choice((0, 0, 1)))
    players = dice.randint(2, min(sheet.max_seats, 6))
    stacks = tuple(dice.choice((3, 10, 40, 100)) * stakes.big_bet for _ in range(players))
    posts = usual_posts(sheet, stakes, stacks, players - 1)
    if stakes.blinds and players > 3 and dice.random() < 0.2:
        posts += (Post(players - 2, 2 * stakes.big_bet, Forced.KILL),)
    if stakes.ante and dice.random() < 0.1:
        posts = posts[1:]  # somebody has not anted
    ask_show = dice.random() < 0.5
    return new_hand(
        sheet, stakes, stacks, players - 1,
        posts=posts, rules=rules, seed=str(dice.getrandbits(64)), ask_show=ask_show,
    )  # fmt: skip


def stakes_for(sheet: Sheet, structure: Structure, ante: int) -> Stakes:
    if sheet.opening is Opening.BRING_IN:
        return Stakes(structure, 4, 8, ante=1, bring_in=2)
    if sheet.opening is Opening.OPENERS:
        return Stakes(structure, 4, 8, ante=1)
    return Stakes(structure, 4, 8, (2, 4), ante=ante)
