"""Hands in which things went wrong: told as they stood in the end, or refused; no card leaks."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from tests.floor.test_secrecy import permuted
from tests.histories.export import ohh_reader
from tests.histories.export.stars_reader import read
from tests.histories.export.test_ohh import line_or_reason
from tests.histories.export.test_pokerstars import KNOWN, check_read, nets, text_or_reason

from shuffleup.bots import RandomBot
from shuffleup.hand import Command, Hand, view
from shuffleup.histories.export import ExportedDeal, writes
from shuffleup.histories.export.exported_deal import names_of
from shuffleup.law.loading import BOOKS
from shuffleup.sim.mishap_runs import MishapTally, least_seen, likely, opened, random_table
from shuffleup.sim.mishaps import Mishap, play_with_mishaps

pytestmark = pytest.mark.slow


def gone_wrong(hands: int, seed: int) -> list[Hand]:
    """Hands played by dice under every book, with up to three irregularities each."""
    dice = random.Random(seed)
    tally = MishapTally(0, Counter())
    found = []
    for number in range(hands):
        book = BOOKS[number % len(BOOKS)]
        bot = RandomBot(number)

        def decide(hand: Hand, dice: random.Random, bot: RandomBot = bot) -> Command:
            return bot.decide(view(hand, hand.actor, hand.version))

        def happens(hand: Hand, cell: tuple[str, str] = (book, "any")) -> Mishap | None:
            for kind in least_seen(tally, cell, dice)[:8] if dice.random() < 0.3 else ():
                mishap = likely(hand, kind, dice)
                tally.counts[(kind, *cell, mishap.became)] += 1
                if mishap.became != "refused":
                    return mishap
            return None

        hand = random_table(*dice.choice(KNOWN), opened(book)[1], dice)
        play_with_mishaps(hand, dice, decide, happens)
        found.append(hand)
    return found


@pytest.fixture(scope="module")
def hands() -> list[Hand]:
    return gone_wrong(700, 3)


def test_what_is_told_adds_up_and_the_rest_is_refused(hands: list[Hand]) -> None:
    told: Counter[bool] = Counter()
    for hand in hands:
        deal = ExportedDeal(hand)
        text, why = text_or_reason(deal)
        if why:
            assert why.startswith("PokerStars text cannot tell of")
        else:
            check_read(deal, read(text))
            told[hand.mended] += 1
    assert told[True] > 30
    assert told[False] > 200


def test_the_same_goes_for_open_hand_histories(hands: list[Hand]) -> None:
    told = 0
    for hand in hands:
        line, why = line_or_reason(ExportedDeal(hand))
        if not why:
            names, gains = names_of(ExportedDeal(hand)), ohh_reader.nets(ohh_reader.read(line))
            assert {names[player]: gain for player, gain in gains.items()} == nets(
                ExportedDeal(hand)
            )
            told += hand.mended
    assert told > 3


def test_no_byte_depends_on_a_card_that_was_not_seen(hands: list[Hand]) -> None:
    dice = random.Random(1)
    compared = 0
    for hand in hands:
        deal = ExportedDeal(hand)
        if not hand.mended or text_or_reason(deal)[1]:
            continue
        for hero in (None, *range(hand.n)):
            other = permuted(hand, -1 if hero is None else hero, dice)
            assert writes(msgspec.structs.replace(deal, hand=other), hero) == writes(deal, hero)
            compared += 1
    assert compared > 100
