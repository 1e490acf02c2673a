"""A ruling asked for and followed, with all that must still be true afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from shuffleup.floor import KINDS, Fact, Report, carry_out, chosen, report
from shuffleup.hand import Hand, pot_total, replay
from shuffleup.hand.repairs.mending import every_card
from shuffleup.law.ruling import Ruling

Answer = Callable[[Hand, Fact, random.Random], Any]


def ruled(hand: Hand, kind: str, option: str = "", **facts: object) -> str:
    """What the floor says; the hand goes on by it, and all is still there."""
    named = {name.replace("_", "-"): value for name, value in facts.items()}
    ruling = report(hand, Report(kind, named))
    assert ruling.ok, ruling.refusal
    assert not ruling.missing
    events = ruling.events
    if option:
        choice = chosen(ruling, option)
        assert choice is not None
        events = choice.events
    carry_out(hand, events)
    assert replay(hand.log) == hand
    assert sorted(every_card(hand)) == sorted(hand.game.cards)
    there = sum(hand.stacks) + pot_total(hand) + (hand.carried if hand.over else 0)
    assert there == sum(hand.setup.stacks)
    return ruling.says


def reported(hand: Hand, name: str, dice: random.Random, answer: Answer, extras: float) -> Ruling:
    """The ruling on a kind, its questions answered by dice; now and then one nobody asks."""
    declared = {fact.name: fact for fact in KINDS[name].facts}
    facts: dict[str, Any] = {
        fact.name: answer(hand, fact, dice)
        for fact in declared.values()
        if fact.default is not None and dice.random() < extras
    }
    while True:
        ruling = report(hand, Report(name, facts, str(dice.random())))
        if not ruling.missing:
            return ruling
        missing = ruling.missing[0]
        assert missing not in facts or not facts[missing]
        facts[missing] = answer(hand, declared[missing], dice)
