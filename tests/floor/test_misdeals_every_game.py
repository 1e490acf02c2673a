"""Misdeals of every kind in every game under every book: chips and cards are kept, hands end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.floor.rulings import reported
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.floor import KINDS, Fact, carry_out
from shuffleup.floor.facts import CHIPS, COUNT, ONE_OF, SEAT, SEATS, YES
from shuffleup.games import Sheet, Structure
from shuffleup.hand import (
    Command,
    Discard,
    Hand,
    Setup,
    judge,
    options,
    proceed,
    replay,
    start,
)
from shuffleup.hand.repairs.mending import every_card
from shuffleup.hand.state import pot_total
from shuffleup.law.rulebook import cite, resolve, rulebook

MINE = [name for name, kind in KINDS.items() if kind.family == "misdeals"] + [
    "wrong-count-found-later"
]
BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")


def hand_under(book: str, sheet: Sheet, structure: Structure, seed: int) -> Hand:
    made = random_hand(sheet, structure, seed)
    old = made.setup
    posts = old.posts[1:] if seed % 3 == 0 else old.posts  # somebody has not put the post in
    law = resolve(rulebook(book))
    setup = Setup(
        old.game, old.stakes, old.stacks, old.button, posts, law, old.carried, ask_show=old.ask_show
    )
    return start(setup, made.deck)


def answer(hand: Hand, fact: Fact, dice: random.Random) -> Any:
    seats = [seat for seat in range(hand.n) if hand.live >> seat & 1] or [0]
    if fact.kind == SEATS:
        return tuple(dice.sample(seats, dice.randint(0, min(2, len(seats)))))
    answers = {
        SEAT: lambda: dice.choice(seats) if dice.random() < 0.9 else dice.randrange(hand.n),
        COUNT: lambda: dice.randint(0, 7),
        CHIPS: lambda: dice.randint(1, 2 * hand.stakes.small_bet),
        YES: lambda: dice.random() < 0.5,
        ONE_OF: lambda: dice.choice(fact.values),
    }
    return answers[fact.kind]()


@pytest.mark.parametrize(("sheet", "structure"), GAMES, ids=IDS)
def test_misdeals_keep_chips_and_cards_and_every_hand_ends(
    sheet: Sheet, structure: Structure
) -> None:
    became: Counter[str] = Counter()
    for seed in range(30):
        dice = random.Random(seed)
        book = BOOKS[seed % len(BOOKS)]
        hand = hand_under(book, sheet, structure, seed)
        proceed(hand)
        for _ in range(400):
            if hand.over:
                break
            if dice.random() < 0.25:
                became[one_report(hand, book, dice)] += 1
            else:
                carry_out(hand, judge(hand, choice(hand, dice)).events)
            check(hand)
        assert replay(hand.log) == hand
    assert became["applied"]


def choice(hand: Hand, dice: random.Random) -> Command:
    """A lawful command; a short draw hand cannot throw away more than it has."""
    may = options(hand)
    if may is not None and may.discard_most > len(hand.hole[may.seat]):
        return Discard(may.seat, ())
    return lawful(hand, dice)


def one_report(hand: Hand, book: str, dice: random.Random) -> str:
    before = replay(hand.log)
    ruling = reported(hand, dice.choice(MINE), dice, answer, 0.2)
    assert hand == before  # a judge only reads
    if ruling.refusal:
        return "refused"
    assert ruling.grounds
    for name in ruling.grounds:
        assert cite(rulebook(book), (name,))
    events = dice.choice(ruling.options).events if ruling.options else ruling.events
    carry_out(hand, events)
    return "applied"


def check(hand: Hand) -> None:
    total = sum(hand.setup.stacks) + hand.setup.carried
    assert sum(hand.stacks) + pot_total(hand) + (hand.carried if hand.over else 0) == total
    assert sorted(every_card(hand)) == sorted(hand.game.cards)
    assert min(hand.stacks) >= 0
    assert hand.over or hand.actor >= 0
