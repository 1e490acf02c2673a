"""Words, chips and gestures drawn at random, in every game and by random house rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.floor import KINDS, Report, carry_out, report
from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, act, pot_total, proceed, replay
from shuffleup.hand.repairs.mending import every_card
from shuffleup.law.ruling import Ruling

MOST_QUESTIONS = 12


def drawn(hand: Hand, name: str, chance: random.Random) -> Any:
    """An answer to one of the questions of the family."""
    values = next(f.values for k in KINDS.values() for f in k.facts if f.name == name)
    if values:
        return chance.choice(values)
    if name in ("chips", "sizes"):
        return tuple(chance.choice([1, 5, hand.step, 2 * hand.step]) for _ in range(dice(chance)))
    if name == "amount":
        return chance.choice([0, hand.bet, hand.step, hand.bet + hand.step, 3 * hand.bet + 1])
    return hand.actor if name == "seat" else chance.random() < 0.5


def dice(chance: random.Random) -> int:
    return chance.choice([1, 1, 2, 2, 3, 8])


def reported(hand: Hand, chance: random.Random) -> Ruling:
    """Something of this family happened: questions are answered as they come."""
    kind = chance.choice(["wager", "wager", "wager", "overpaid-call", "conditional-statement"])
    optional = ("chips", "afterwards", "bills", "change", "withdrawn", "gesture", "sizes")
    facts: dict[str, Any] = {}
    if kind == "wager":
        facts = {name: drawn(hand, name, chance) for name in optional if chance.random() < 0.2}
    for _ in range(MOST_QUESTIONS):
        ruling = report(hand, Report(kind, dict(facts)))
        if not ruling.missing:
            return ruling
        facts[ruling.missing[0]] = drawn(hand, ruling.missing[0], chance)
    raise AssertionError(f"{kind} asks without end: {facts}")


def chips(hand: Hand) -> int:
    return sum(hand.stacks) + pot_total(hand) + (hand.carried if hand.over else 0)


def play_on(hand: Hand, chance: random.Random) -> None:
    act(hand, lawful(hand, chance))


@pytest.mark.parametrize(("sheet", "structure"), GAMES, ids=IDS)
def test_chips_and_cards_stay_and_every_hand_ends(sheet: Sheet, structure: Structure) -> None:
    for seed in range(12):
        chance = random.Random(seed)
        hand = random_hand(sheet, structure, seed)
        proceed(hand)
        there, cards = chips(hand), sorted(every_card(hand))
        while not hand.over:
            if chance.random() < 0.6:
                ruling = reported(hand, chance)
                assert ruling.refusal or ruling.grounds
                option = chance.choice(ruling.options) if ruling.options else None
                carry_out(hand, option.events if option else ruling.events)
                assert chips(hand) == there
                assert min(hand.stacks) >= 0
            if not hand.over:
                play_on(hand, chance)
        assert sorted(every_card(hand)) == cards
        assert replay(hand.log) == hand
