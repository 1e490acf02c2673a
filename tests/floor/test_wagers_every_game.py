"""Wagers made and mended at random, in every game and by random house rules and every book."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.floor import KINDS, Report, carry_out, report
from shuffleup.floor.substantial import Act
from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, act, new_hand, pot_total, proceed, replay
from shuffleup.hand.repairs.mending import every_card
from shuffleup.hand.state import next_seat
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import cite, resolve, rulebook
from shuffleup.law.ruling import Ruling

MINE = (
    "chips-over-line", "check-with-chips-over-line", "bounty-chip", "string-raise",
    "declared-raise-in-motions", "late-raise", "earlier-chips-in-front", "undercall",
    "unaware-of-raise", "kill-pot-short", "wager-too-small", "amount-misunderstood",
    "hidden-chips", "stack-disputed", "cash-in-the-pot", "count-asked",
)  # fmt: skip
MOST_QUESTIONS = 12


def amount(hand: Hand, chance: random.Random) -> int:
    owed = max(1, hand.bet - hand.bets[hand.actor])
    stack = hand.stacks[hand.actor]
    return chance.choice([1, owed - 1, owed, owed // 2, hand.step, hand.bet + hand.step - 1, stack])


def since(hand: Hand, chance: random.Random) -> tuple[Act, ...]:
    """What the next seats may have done."""
    acts: list[Act] = []
    seat = max(0, hand.actor)
    for _ in range(chance.choice([0, 1, 1, 2])):
        seat = next_seat(hand.owing & hand.able & ~(1 << max(0, hand.actor)), seat)
        if seat >= 0:
            action = chance.choice(["fold", "call", "call", "raise"])
            acts.append(Act(seat, action, hand.bet + 2 * hand.step if action == "raise" else 0))
    return tuple(acts)


def drawn(hand: Hand, kind: str, name: str, chance: random.Random) -> Any:
    """An answer to one of the questions of the family."""
    fact = next(fact for fact in KINDS[kind].facts if fact.name == name)
    if fact.values:
        return chance.choice(fact.values)
    if fact.kind == "chips by denomination":
        return tuple(
            chance.choice([1, 5, hand.step, 2 * hand.step]) for _ in range(chance.choice([1, 2, 3]))
        )
    if fact.kind == "actions":
        return since(hand, chance)
    if fact.kind == "chips":
        return amount(hand, chance)
    if fact.kind == "seat":
        return chance.choice([s for s, stack in enumerate(hand.setup.stacks) if stack])
    return chance.random() < 0.5


def reported(hand: Hand, chance: random.Random, kinds: tuple[str, ...] = MINE) -> Ruling:
    """Something of this family happened: questions are answered as they come."""
    kind = chance.choice(kinds)
    facts = {
        fact.name: drawn(hand, kind, fact.name, chance)
        for fact in KINDS[kind].facts
        if chance.random() < 0.25
    }
    for _ in range(MOST_QUESTIONS):
        ruling = report(hand, Report(kind, dict(facts)))
        if not ruling.missing:
            return ruling
        name = ruling.missing[0]
        facts[name] = drawn(hand, kind, name, chance)
    raise AssertionError(f"{kind} asks without end: {facts}")


def chips(hand: Hand) -> int:
    there = sum(hand.stacks) + pot_total(hand) + hand.mends.held - hand.mends.brought
    return there + (hand.carried if hand.over else 0)


def play_on(hand: Hand, chance: random.Random) -> None:
    act(hand, lawful(hand, chance))


def trouble(hand: Hand, chance: random.Random) -> Ruling:
    """A report, and what comes of it done; the chips are all there after it."""
    there, version = chips(hand), hand.version
    ruling = reported(hand, chance)
    assert hand.version == version
    assert ruling.refusal or ruling.grounds
    option = chance.choice(ruling.options) if ruling.options else None
    carry_out(hand, option.events if option else ruling.events)
    assert chips(hand) == there
    assert min(hand.stacks) >= 0
    return ruling


@pytest.mark.parametrize(("sheet", "structure"), GAMES, ids=IDS)
def test_chips_and_cards_stay_and_every_hand_ends(sheet: Sheet, structure: Structure) -> None:
    for seed in range(12):
        chance = random.Random(seed)
        hand = random_hand(sheet, structure, seed)
        proceed(hand)
        cards = sorted(every_card(hand))
        for _ in range(500):
            if not hand.over and chance.random() < 0.6:
                trouble(hand, chance)
            if hand.over:
                break
            play_on(hand, chance)
        assert hand.over
        assert sorted(every_card(hand)) == cards
        assert replay(hand.log) == hand


@pytest.mark.parametrize("book", BOOKS)
def test_every_ruling_cites_in_every_book(book: str) -> None:
    law = rulebook(book)
    ruled = 0
    for seed in range(60):
        chance = random.Random(seed)
        sheet, structure = chance.choice(GAMES)
        like = random_hand(sheet, structure, seed).setup
        hand = new_hand(
            sheet, like.stakes, list(like.stacks), like.button, seed=seed, rules=resolve(law)
        )
        proceed(hand)
        while not hand.over and hand.version < 400:
            ruling = trouble(hand, chance)
            grounds = ruling.refusal.grounds if ruling.refusal else ruling.grounds
            assert not grounds or cite(law, grounds)
            ruled += ruling.ok
            if not hand.over:
                play_on(hand, chance)
    assert ruled > 100
