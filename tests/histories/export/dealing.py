"""Deals for the writers: any game, posts of every kind, any house, a drop, names with spaces."""

from __future__ import annotations

import random

from tests.properties.choices import lawful
from tests.properties.tables import random_rules, random_stacks, random_stakes

from shuffleup.games import Opening, Sheet, Structure
from shuffleup.hand import (
    NO_DROP,
    Drop,
    Forced,
    Hand,
    Post,
    Stakes,
    judge,
    new_hand,
    proceed,
    record,
    usual_posts,
)
from shuffleup.hand.events import Awarded
from shuffleup.histories.export import ExportedDeal
from shuffleup.law import DEFAULT

NAMES = (
    "Ann",
    "Bob B.",
    "Cy (7)",
    "Dee: D",
    "Eve",
    "Flo's",
    "Gus 2",
    "Hal",
    "Ida",
    "Jo",
    "Kit",
    "Lu",
)
PLAIN_RULES = (DEFAULT, DEFAULT.but(run_it_maximum=2, run_it_limit=True))


def random_deal(
    sheet: Sheet, structure: Structure, seed: int, any_house: bool = True
) -> ExportedDeal:
    """A deal played to its end by dice."""
    dice = random.Random(seed)
    stakes = random_stakes(sheet, structure, dice)
    stacks = random_stacks(sheet, stakes, dice)
    button = dice.randrange(len(stacks))
    rules = random_rules(dice) if any_house and dice.random() < 0.3 else dice.choice(PLAIN_RULES)
    hand = new_hand(
        sheet,
        stakes,
        stacks,
        button,
        seed=seed,
        posts=random_posts(sheet, stakes, tuple(stacks), button, dice),
        rules=rules,
        ask_show=dice.random() < 0.3,
        drop=random_fee(stakes, dice),
    )
    return deal_of(played(hand, dice), dice)


def random_fee(stakes: Stakes, dice: random.Random) -> Drop:
    """What the hand itself gives to the house, if anything."""
    chip = stakes.small_bet
    return dice.choice((
        NO_DROP,
        NO_DROP,
        NO_DROP,
        Drop(amount=chip, promotion=dice.choice((0, 1))),
        Drop(rake=10, cap=3 * chip, no_flop_no_drop=dice.random() < 0.5),
        Drop(rake=100),
        Drop(blind=chip),
    ))  # fmt: skip


def played(hand: Hand, dice: random.Random) -> Hand:
    """The hand, everyone choosing lawfully at random to its end."""
    proceed(hand)
    while not hand.over:
        ruling = judge(hand, lawful(hand, dice))
        assert ruling.ok, ruling.refusal
        record(hand, *ruling.events)
        proceed(hand)
    return hand


def random_posts(
    sheet: Sheet, stakes: Stakes, stacks: tuple[int, ...], button: int, dice: random.Random
) -> tuple[Post, ...]:
    """The usual posts, and now and then those of a player who comes in, straddles or kills."""
    posts = usual_posts(sheet, stakes, stacks, button)
    taken = {post.seat for post in posts if post.kind is Forced.BLIND}
    free = [seat for seat, stack in enumerate(stacks) if stack and seat not in taken]
    if sheet.opening is not Opening.BLINDS or not free or dice.random() < 0.5:
        return posts
    big = stakes.blinds[-1]
    small = stakes.blinds[-2] if len(stakes.blinds) > 1 else max(1, big // 2)
    dice.shuffle(free)
    for seat in free[: dice.choice((1, 1, 2))]:
        posts += dice.choice((
            (Post(seat, 2 * big, Forced.STRADDLE),),
            (Post(seat, big, Forced.ENTRY),),
            (Post(seat, small, Forced.DEAD), Post(seat, big, Forced.ENTRY)),
            (Post(seat, small, Forced.DEAD),),
            (Post(seat, small + big, Forced.ENTRY),),
            (Post(seat, big + 1, Forced.DEAD),),
            (Post(seat, 2 * big, Forced.KILL),) if dice.random() < 0.2 else (),
        ))  # fmt: skip
    return posts


def deal_of(hand: Hand, dice: random.Random) -> ExportedDeal:
    """The hand with a house's part, names, and money of some kind."""
    won = [0] * hand.n
    for event in hand.log:
        if isinstance(event, Awarded):
            won[event.seat] += event.amount
    drop = dice.choice((0, 0, 1, sum(won) // 20, sum(won) // 3, sum(won)))
    drop = min(drop, sum(won))
    by_seat: tuple[int, ...] = ()
    if dice.random() < 0.3:
        left, parts = drop, []
        for chips in won:
            parts.append(min(left, chips))
            left -= parts[-1]
        by_seat = tuple(parts)
    return ExportedDeal(
        hand,
        NAMES[: hand.n] if dice.random() < 0.8 else (),
        table="Riverside 3",
        number=dice.randrange(1, 10**9),
        drop=drop,
        drop_from=by_seat,
        currency=dice.choice(("", "$", "€")),
        unit=dice.choice((0, 1, 100, 4)),
        when=dice.choice(("", "2026-01-31T20:15:00Z")),
    )
