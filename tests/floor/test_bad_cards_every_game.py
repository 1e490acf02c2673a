"""Bad cards and boards in every game under every book: chips and cards are kept, hands end."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.floor.rulings import reported
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.cards import UNKNOWN
from shuffleup.floor import KINDS, Fact, carry_out
from shuffleup.floor.facts import CARD, CARDS, COUNT, ONE_OF, SEAT, SEATS, YES
from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, Setup, judge, proceed, replay, start
from shuffleup.hand.repairs.mending import every_card
from shuffleup.hand.state import pot_total
from shuffleup.hand.words.hand_transcript import run
from shuffleup.law.rulebook import cite, resolve, rulebook

MINE = [name for name, kind in KINDS.items() if kind.family in ("bad cards", "the board")]
BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament", "")


def hand_under(book: str, sheet: Sheet, structure: Structure, seed: int) -> Hand:
    """A random hand by a book; by no book, under rules drawn at random."""
    made = random_hand(sheet, structure, seed)
    old = made.setup
    law = resolve(rulebook(book)) if book else old.rules
    setup = Setup(
        old.game,
        old.stakes,
        old.stacks,
        old.button,
        old.posts,
        law,
        old.carried,
        ask_show=old.ask_show,
    )
    return start(setup, made.deck)


def answer(hand: Hand, fact: Fact, dice: random.Random) -> Any:
    seats = [seat for seat in range(hand.n) if hand.live >> seat & 1] or [0]
    seat = dice.choice(seats)
    answers = {
        SEAT: lambda: seat,
        SEATS: lambda: tuple(dice.sample(seats, dice.randint(0, min(2, len(seats))))),
        COUNT: lambda: dice.randint(0, 5),
        YES: lambda: dice.random() < 0.5,
        ONE_OF: lambda: dice.choice(fact.values),
        CARD: lambda: some_cards(hand, dice)[:1],
        CARDS: lambda: some_cards(hand, dice),
    }
    return answers[fact.kind]()


def some_cards(hand: Hand, dice: random.Random) -> tuple[int, ...]:
    """Cards of a place a report could speak of, or any."""
    places = [*hand.hole, hand.board, hand.burns, hand.stub[:4], hand.game.cards]
    place = dice.choice([p for p in places if p])
    return tuple(dice.sample(place, dice.choice([1, 1, 1, min(3, len(place))])))


def one_report(hand: Hand, book: str, dice: random.Random) -> str:
    before = replay(hand.log)
    name = dice.choice(MINE)
    ruling = reported(hand, name, dice, answer, 0.15)
    assert hand == before  # a judge only reads
    if ruling.refusal:
        return "refused"
    assert ruling.grounds, name
    for ground in ruling.grounds:
        assert cite(rulebook(book or "common"), (ground,)), ground
    events = dice.choice(ruling.options).events if ruling.options else ruling.events
    carry_out(hand, events)
    return name


@pytest.mark.parametrize(("sheet", "structure"), GAMES, ids=IDS)
def test_bad_cards_keep_chips_and_cards_and_every_hand_ends(
    sheet: Sheet, structure: Structure
) -> None:
    became: Counter[str] = Counter()
    for seed in range(36):
        dice = random.Random(seed)
        book = BOOKS[seed % len(BOOKS)]
        hand = hand_under(book, sheet, structure, seed)
        proceed(hand)
        for _ in range(400):
            if hand.over:
                break
            if dice.random() < 0.3:
                became[one_report(hand, book, dice)] += 1
            else:
                carry_out(hand, judge(hand, lawful(hand, dice)).events)
            check(hand)
        one_report(hand, book, dice)  # some are only found when the hand is over
        check(hand)
        assert replay(hand.log) == hand
    assert sum(became.values()) > became["refused"]


def check(hand: Hand) -> None:
    total = sum(hand.setup.stacks) + hand.setup.carried
    assert sum(hand.stacks) + pot_total(hand) + (hand.carried if hand.over else 0) == total
    assert sorted(every_card(hand)) == sorted(hand.game.cards)
    assert min(hand.stacks) >= 0
    assert hand.over or hand.actor >= 0


BY_HAND = """
omaha pot-limit 1/2; seats: Ann 90, Bob 90, Cy 90
Ann has As?? 2d??; Bob has ????????; board 3c4c5c ?? ??
"""
CALLED = "Cy calls; Ann calls; Bob checks"


@pytest.mark.parametrize("seed", range(40))
def test_where_somebody_else_deals_the_cards_still_count(seed: int) -> None:
    """Cards nobody has named stay unknown, and none comes twice or is lost."""
    dice = random.Random(seed)
    for line in ("", CALLED, CALLED + "\nAnn bets 6"):
        book = dice.choice(BOOKS[:-1])
        hand = run(BY_HAND + line, resolve(rulebook(book))).hand
        for name in MINE:
            ruling = reported(hand, name, dice, answer, 0.15)
            events = dice.choice(ruling.options).events if ruling.options else ruling.events
            trial = replay(hand.log)
            carry_out(trial, events)
            cards = every_card(trial)
            known = [card for card in cards if card != UNKNOWN]
            assert len(cards) == len(hand.game.cards), name
            assert len(set(known)) == len(known), name
