"""Hands dealt from outside: every game to its end, also when the deck runs out."""

from __future__ import annotations

import random

import pytest
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.cards import UNKNOWN
from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, Setup, Wanted, act, proceed, replay, start, wanted
from shuffleup.hand.dealing import known_cards
from shuffleup.hand.words.hand_transcript import dealer_command, run, write

pytestmark = pytest.mark.slow


def outside(sheet: Sheet, structure: Structure, seed: int) -> Hand:
    """A random table whose cards come from a dealer outside."""
    setup = random_hand(sheet, structure, seed).setup
    fields = {name: getattr(setup, name) for name in Setup.__struct_fields__}
    return start(Setup(**{**fields, "outside": True}), (UNKNOWN,) * len(sheet.cards))


def take(hand: Hand, command: object) -> None:
    refusal = act(hand, command).refusal  # type: ignore[arg-type]
    assert refusal is None, refusal


def cards_for(hand: Hand, want: Wanted, chance: random.Random) -> tuple[int, ...]:
    free = sorted(set(hand.game.cards) - known_cards(hand))
    return tuple(chance.sample(free, want.count))


@pytest.mark.parametrize(("sheet", "structure"), GAMES, ids=IDS)
def test_a_hand_dealt_from_outside_ends_replays_and_reads_back(
    sheet: Sheet, structure: Structure
) -> None:
    for seed in range(12):
        chance = random.Random(seed)
        hand = outside(sheet, structure, seed)
        chips = sum(hand.setup.stacks) + hand.setup.carried
        proceed(hand)
        while not hand.over:
            want = wanted(hand)
            if want is not None:
                take(hand, dealer_command(want, cards_for(hand, want, chance)))
            else:
                assert hand.actor >= 0, "nobody is asked and no card is wanted"
                take(hand, lawful(hand, chance))
        assert sum(hand.stacks) + hand.carried == chips
        assert replay(hand.log) == hand
        if not any(type(event).__name__ == "Reshuffled" for event in hand.log):
            assert run(write(hand)).hand == hand
