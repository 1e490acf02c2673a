"""Stud errors and dead hands in every game under every book: nothing is lost, every hand ends."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.floor import KINDS
from shuffleup.games import Sheet, Structure
from shuffleup.hand import BringIn, Call, Check, Hand, Setup, apply, judge, proceed, replay, start
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import cite, resolve, rulebook
from shuffleup.law.ruling import Ruling
from shuffleup.sim.mishaps import mishap, settle
from shuffleup.sim.recount import recount

DEAD_HANDS = (
    "absent-player-hand", "cards-into-another-hand", "late-discard", "hand-in-the-muck",
    "hand-killed-or-fouled", "hand-exposed-with-action-pending",
)  # fmt: skip
STUD = tuple(name for name, kind in KINDS.items() if kind.family == "stud")


def hand_under(book: str, sheet: Sheet, structure: Structure, seed: int) -> Hand:
    made = random_hand(sheet, structure, seed)
    old = made.setup
    law = resolve(rulebook(book))
    setup = Setup(old.game, old.stakes, old.stacks, old.button, old.posts, law, old.carried)
    return start(setup, made.deck)


def step(hand: Hand, dice: random.Random) -> Ruling:
    """In stud mostly the least, so that the last street is reached."""
    if hand.game.stud and dice.random() < 0.9:
        for command in (Check(hand.actor), Call(hand.actor), BringIn(hand.actor)):
            ruling = judge(hand, command)
            if ruling.ok:
                return ruling
    return judge(hand, lawful(hand, dice))


def one_report(hand: Hand, book: str, kind: str, dice: random.Random) -> str:
    before = replay(hand.log)
    found = mishap(hand, kind, dice)
    assert hand == before  # a judge only reads
    if found.became != "refused":
        assert found.ruling.grounds
        for name in found.ruling.grounds:
            assert cite(rulebook(book), (name,)), name
        settle(hand, found, dice)
        assert replay(hand.log) == hand
    return found.became


@pytest.mark.parametrize(("sheet", "structure"), GAMES, ids=IDS)
def test_stud_errors_and_dead_hands_lose_nothing(sheet: Sheet, structure: Structure) -> None:
    became: Counter[str] = Counter()
    for seed in range(15):
        dice = random.Random(seed)
        book = BOOKS[seed % len(BOOKS)]
        hand = hand_under(book, sheet, structure, seed)
        proceed(hand)
        kinds = STUD * 2 + DEAD_HANDS if sheet.stud else DEAD_HANDS
        left = 3
        for _ in range(500):
            if left and dice.random() < 0.3:
                what = one_report(hand, book, dice.choice(kinds), dice)
                left -= what != "refused"
                became[what] += 1
            if hand.over:
                break
            for event in step(hand, dice).events:
                apply(hand, event)
            proceed(hand)
            recount(hand)
            assert hand.over or hand.actor >= 0
        assert hand.over
    assert became["applied"] + became["discretion"]
