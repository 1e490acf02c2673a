"""Random tables for property tests: any game, structure, seats, stacks, posts and house rules."""

from __future__ import annotations

import random
from enum import Enum
from fractions import Fraction
from typing import Any

from shuffleup.games import Opening, Sheet, Structure, games
from shuffleup.hand import Forced, Hand, Post, Stakes, new_hand, usual_posts
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.points import Point
from shuffleup.law.rules import POINTS

GAMES = [(sheet, structure) for sheet in games() for structure in sheet.structures]
IDS = [f"{sheet.key}-{structure.value}" for sheet, structure in GAMES]


def random_hand(sheet: Sheet, structure: Structure, seed: int) -> Hand:
    """A hand of this game that has been set up and shuffled, nothing else."""
    chance = random.Random(seed)
    stakes = random_stakes(sheet, structure, chance)
    stacks = random_stacks(sheet, stakes, chance)
    button = chance.randrange(len(stacks))
    posts = usual_posts(sheet, stakes, tuple(stacks), button)
    if posts and sheet.opening is Opening.BLINDS and chance.random() < 0.3:
        posts += extra_posts(stakes, stacks, posts, chance)
    return new_hand(
        sheet,
        stakes,
        stacks,
        button,
        seed=seed,
        posts=posts,
        rules=random_rules(chance) if chance.random() < 0.5 else DEFAULT,
        carried=chance.choice([0, 0, 7]),
        ask_show=chance.random() < 0.3,
    )


def random_stakes(sheet: Sheet, structure: Structure, chance: random.Random) -> Stakes:
    small = chance.choice([1, 2, 3, 10, 250, 2**20 + 1])
    big = small * chance.choice([1, 2, 3])
    if structure in (Structure.NO_LIMIT, Structure.POT_LIMIT):
        big = small
    blinds: tuple[int, ...] = ()
    ante = bring_in = 0
    if sheet.opening is Opening.BLINDS:
        blinds = chance.choice(
            [(small,), ((small + 1) // 2, small), ((small + 2) // 3, small, small)]
        )
        ante = chance.choice([0, 0, max(1, small // 4)])
    else:
        ante = max(1, small // 4)
    if sheet.opening is Opening.BRING_IN:
        bring_in = max(1, small // 2)
    return Stakes(
        structure,
        small,
        big,
        blinds,
        ante=ante,
        big_blind_ante=chance.choice([0, 0, small]) if blinds else 0,
        bring_in=bring_in,
        chip=chance.choice([1, 1, 1, 5]),
    )


def random_stacks(sheet: Sheet, stakes: Stakes, chance: random.Random) -> list[int]:
    unit = stakes.small_bet
    sizes = [1, unit, unit + 1, 3 * unit, 20 * unit, 100 * unit, 2**53]
    players = chance.randint(2, sheet.max_seats)
    stacks = [chance.choice(sizes) for _ in range(players)]
    for _ in range(chance.choice([0, 0, 1, 2])):
        stacks.insert(chance.randint(0, len(stacks)), 0)
    return stacks


def extra_posts(
    stakes: Stakes, stacks: list[int], posts: tuple[Post, ...], chance: random.Random
) -> tuple[Post, ...]:
    """A straddle, a kill, an entry post or dead money of someone who has posted no blind."""
    posted = {post.seat for post in posts if post.kind is Forced.BLIND}
    free = [seat for seat, stack in enumerate(stacks) if stack and seat not in posted]
    if not free:
        return ()
    kind = chance.choice([Forced.STRADDLE, Forced.KILL, Forced.ENTRY, Forced.DEAD])
    amount = stakes.small_bet * (2 if kind in (Forced.STRADDLE, Forced.KILL) else 1)
    return (Post(chance.choice(free), amount, kind),)


def random_rules(chance: random.Random) -> Rules:
    """A house that decides a few points otherwise than the default."""
    rules = DEFAULT
    for point in POINTS.values():
        if chance.random() < 0.25:
            rules = rules.but(**{point: other_value(point, chance)})
    return rules


def other_value(point: Point[Any], chance: random.Random) -> object:
    default = point.default
    if isinstance(default, bool):
        return not default
    if isinstance(default, Enum):
        return chance.choice(list(type(default)))
    if isinstance(default, Fraction):
        values = [Fraction(1, 2), Fraction(1), Fraction(4)]
        return chance.choice([one for one in values if point.most is None or one <= point.most])
    assert isinstance(default, int)
    assert point.least is not None
    assert point.most is not None
    return min(max(chance.choice([1, 2, 3, 5]), point.least), point.most)
