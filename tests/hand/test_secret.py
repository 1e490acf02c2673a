"""A reshuffle's chance: the same for the same seed, and not to be guessed from the cards left."""

from __future__ import annotations

import random
from itertools import permutations

from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.cards import shuffled
from shuffleup.floor.report import hidden_chance
from shuffleup.hand import Hand, act, proceed, replay
from shuffleup.hand import events as e
from shuffleup.hand.dealing import mixed
from shuffleup.hand.secret import secret

DRAW = GAMES[IDS.index("five-card-draw-limit")]


def played(seed: int) -> Hand:
    dice, hand = random.Random(seed), random_hand(*DRAW, seed)
    proceed(hand)
    while not hand.over:
        act(hand, lawful(hand, dice))
    return hand


def reshuffled() -> list[tuple[Hand, e.Reshuffled]]:
    """Hands as they were when the deck ran out, and the order that came then."""
    found = []
    for seed in range(60):
        log = played(seed).log
        found += [
            (replay(log[:at]), event)
            for at, event in enumerate(log)
            if isinstance(event, e.Reshuffled)
        ]
    return found


def test_the_same_seed_gives_the_same_log_and_the_secret_outlives_the_deck() -> None:
    cases = reshuffled()
    assert len(cases) > 3
    for hand, event in cases:
        assert mixed(hand, event.cards) == mixed(replay(hand.log), event.cards)
        before = secret(hand), hidden_chance(hand)
        after = replay([*hand.log, event])
        assert secret(after) == before[0]
        assert hidden_chance(after) != before[1]
    assert [played(seed).log for seed in range(5)] == [played(seed).log for seed in range(5)]


def test_the_cards_that_are_left_do_not_tell_the_new_order() -> None:
    """Whoever knows the few cards of the deck, and the place in the log, tries them all."""
    for hand, event in reshuffled():
        guesses = {",".join(map(str, (*hand.deck, hand.version)))}
        if len(hand.stub) < 6:
            guesses |= {
                ",".join(map(str, (*order, hand.version))) for order in permutations(hand.stub)
            }
        after = replay([*hand.log, event])
        assert not any(shuffled(after.stub, guess) == mixed(after, after.stub) for guess in guesses)


def test_two_hidden_cards_in_each_others_place_at_the_first_shuffle_give_another_chance() -> None:
    hand, event = reshuffled()[0]
    at = next(at for at, one in enumerate(hand.log) if isinstance(one, e.Shuffled))
    first = hand.log[at]
    assert isinstance(first, e.Shuffled)
    swapped = e.Shuffled((first.deck[1], first.deck[0], *first.deck[2:]))
    one, other = (
        replay([*hand.log[:at], shuffle, *hand.log[at + 1 :], event])
        for shuffle in (first, swapped)
    )
    assert (one.deck, one.version) == (other.deck, other.version)
    assert mixed(one, one.stub) != mixed(other, other.stub)
    assert hidden_chance(one) != hidden_chance(other)
