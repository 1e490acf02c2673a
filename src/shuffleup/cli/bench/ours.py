"""Our own hands for the bench: judged, applied, logged, from decks shuffled beforehand.

A work is ``(hands, seed) -> actions``. The policy (``sim.quick``) is the one that every engine
beside us plays. Forced bets are not decisions.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import NoReturn

from shuffleup.games import Sheet, game
from shuffleup.hand import (
    BringIn,
    Command,
    Discard,
    Hand,
    Stakes,
    act,
    limit,
    new_hand,
    no_limit,
    pot_limit,
    proceed,
)
from shuffleup.hand.state import BRINGING_IN, DRAWING
from shuffleup.law import DEFAULT, Refusal, Rules
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.sim.quick import Draw, at_random, passive, quick

Work = Callable[[int, int], int]
SEATS, STACK = 6, 200
DECKS = 500

NO_LIMIT = no_limit(1, 2)
POT_LIMIT = pot_limit(1, 2)
LIMIT = limit(2, 4, (1, 2))
STUD = limit(2, 4, ante=1, bring_in=1)


@cache
def decks(sheet: Sheet) -> list[tuple[int, ...]]:
    """Decks shuffled beforehand, as a dealer has them from the machine."""
    cards = sheet.cards
    return [tuple(random.Random(n).sample(cards, len(cards))) for n in range(DECKS)]


def fail(refusal: Refusal) -> NoReturn:
    raise AssertionError(str(refusal))


def deal(sheet: Sheet, stakes: Stakes, number: int, seats: int, rules: Rules) -> Hand:
    stacks = (STACK,) * seats
    hand = new_hand(
        sheet, stakes, stacks, seats - 1, deck=decks(sheet)[number % DECKS], rules=rules
    )
    proceed(hand)
    if hand.phase == BRINGING_IN:
        act(hand, BringIn(hand.actor))
    return hand


def pat(hand: Hand, draw: Draw | None = None) -> Command:
    """Who checks and calls, and keeps every card."""
    return Discard(hand.actor, ()) if hand.phase == DRAWING else passive(hand)


def showdowns(
    key: str, stakes: Stakes, player: Callable[[Hand], Command] = passive, rules: Rules = DEFAULT
) -> Work:
    """Everyone checks and calls to the end."""
    sheet = game(key)

    def work(hands: int, seed: int) -> int:
        actions = 0
        for number in range(seed, seed + hands):
            hand = deal(sheet, stakes, number, SEATS, rules)
            while not hand.over:
                refusal = act(hand, player(hand)).refusal
                actions += 1 if refusal is None else fail(refusal)
        return actions

    return work


def random_play(key: str, stakes: Stakes, seats: int = SEATS, rules: Rules = DEFAULT) -> Work:
    """The random policy all engines share; where cards are drawn, any number of them."""
    sheet = game(key)
    player = quick if sheet.draws else at_random

    def work(hands: int, seed: int) -> int:
        draw = random.Random(seed).random
        actions = 0
        for number in range(seed, seed + hands):
            hand = deal(sheet, stakes, number, seats, rules)
            while not hand.over:
                refusal = act(hand, player(hand, draw)).refusal
                actions += 1 if refusal is None else fail(refusal)
        return actions

    return work


def by_the_books(work: str) -> dict[str, Work]:
    """The same play under each book, as engines of a work that is measured at a table too."""
    made = BY_THE_BOOKS.get(work)
    if made is None:
        return {}
    return {f"shuffleup, book {name}": made(resolve(rulebook(name))) for name in BOOKS}


BY_THE_BOOKS: dict[str, Callable[[Rules], Work]] = {
    "holdem-nl-showdown": lambda rules: showdowns("holdem", NO_LIMIT, rules=rules),
    "holdem-nl-random": lambda rules: random_play("holdem", NO_LIMIT, rules=rules),
}


WORKS: dict[str, Work] = {
    "holdem-nl-showdown": showdowns("holdem", NO_LIMIT),
    "holdem-nl-random": random_play("holdem", NO_LIMIT),
    "holdem-limit-showdown": showdowns("holdem", LIMIT),
    "holdem-limit-random": random_play("holdem", LIMIT),
    "omaha8-pl-showdown": showdowns("omaha-eight", POT_LIMIT),
    "omaha8-pl-random": random_play("omaha-eight", POT_LIMIT),
    "stud-limit-showdown": showdowns("stud", STUD),
    "stud-limit-random": random_play("stud", STUD),
    "triple-draw-limit-showdown": showdowns("triple-draw", LIMIT, pat),
    "triple-draw-limit-random": random_play("triple-draw", LIMIT),
    "omaha-pl-showdown": showdowns("omaha", POT_LIMIT),
    "omaha-pl-random": random_play("omaha", POT_LIMIT),
    "holdem-limit-headsup-random": random_play("holdem", LIMIT, seats=2),
}
