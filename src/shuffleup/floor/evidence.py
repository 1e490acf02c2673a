"""How it is known that something went wrong, where the house deals and writes everything down.

Each kind says it once, beside its facts. What hands, chips, deck and button do at such a table is
in the record: a report of it is admitted if the record shows it, and refuted otherwise. What people
say, do and want is in no record: they are asked. And some things can happen only in some games. A
table where people deal has no such record, and there everything is told.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.floor.disputes.awards import deserved, received
from shuffleup.floor.facts import FactError, Facts
from shuffleup.hand import Hand
from shuffleup.hand.events import Shuffled
from shuffleup.hand.repairs.primitives import Redealt

Shows = Callable[..., bool]  # of what the kind is asked of, and the facts


class KnownFrom(Enum):
    """Who can say that it happened."""

    RECORD = "the record"  # the house deals, counts and keeps the order: it is written down
    PEOPLE = "people"  # said, wanted, seen or done where the house sees nothing
    DESK = "a desk"  # asked of a room, an event or a season before it is done: never a report


class Where(Enum):
    """Where alone it can happen."""

    ANYWHERE = ""
    CASH_GAME = "a cash game"
    BOUNTIES = "an event with bounties"


class HowKnown(Struct, frozen=True):
    """What stands behind a report of one kind.

    shows   whether the record has it; None where it never does, since the house does not deal so.
            It reads facts like a judge, and may miss one
    where   where alone it can happen
    proves  whether all that a ruling turns on is in the record then, and nothing that was told
    """

    source: KnownFrom
    shows: Shows | None = None
    where: Where = Where.ANYWHERE
    proves: bool = False


REFUTED: Final[HowKnown] = HowKnown(KnownFrom.RECORD)
TOLD: Final[HowKnown] = HowKnown(KnownFrom.PEOPLE)
ASKED_BEFORE: Final[HowKnown] = HowKnown(KnownFrom.DESK)
# The judge of the kind reads it off the record itself, and refuses what is not so.
READ_BY_JUDGE: Final[HowKnown] = HowKnown(KnownFrom.RECORD, lambda of, facts: True)
PROVED_BY_JUDGE: Final[HowKnown] = HowKnown(KnownFrom.RECORD, lambda of, facts: True, proves=True)


def on_record(shows: Shows, *, proves: bool = False) -> HowKnown:
    """Admitted where the record shows it."""
    return HowKnown(KnownFrom.RECORD, shows, proves=proves)


def refuted(where: Where) -> HowKnown:
    return HowKnown(KnownFrom.RECORD, None, where)


def told(where: Where) -> HowKnown:
    return HowKnown(KnownFrom.PEOPLE, None, where)


# ---- what the record of a hand shows ---------------------------------------------------------


def deck_of(hand: Hand) -> tuple[int, ...]:
    """The deck the hand was dealt from."""
    decks = [event.deck for event in hand.log if isinstance(event, Shuffled | Redealt)]
    return decks[-1] if decks else ()


def a_card_twice(hand: Hand, facts: Facts) -> bool:
    known = [card for card in deck_of(hand) if card != UNKNOWN]
    return len(set(known)) < len(known)


def a_card_missing(hand: Hand, facts: Facts) -> bool:
    deck = deck_of(hand)
    return bool(deck) and len(deck) < len(hand.game.cards)


def a_bad_deck(hand: Hand, facts: Facts) -> bool:
    return a_card_twice(hand, facts) or a_card_missing(hand, facts) or bool(strange(hand))


def so_many_cards(hand: Hand, facts: Facts) -> bool:
    return facts.count("cards") == len(deck_of(hand))


def strange(hand: Hand) -> set[int]:
    """Cards of the deck that the game is not played with."""
    return set(deck_of(hand)) - set(hand.game.cards) - {UNKNOWN}


def a_strange_card(hand: Hand, facts: Facts) -> bool:
    return bool(strange(hand) & set(hand.hole[facts.seat()]))


def another_count(hand: Hand, seats: tuple[int, ...]) -> bool:
    """Whether one of these seats holds another number of cards than the others who are in."""
    held = [len(hand.hole[at]) for at in range(hand.n) if hand.live >> at & 1 and at not in seats]
    return any(held and len(hand.hole[at]) not in held for at in seats)


def a_wrong_count(hand: Hand, facts: Facts) -> bool:
    return another_count(hand, (facts.seat(),))


def wrong_counts(hand: Hand, facts: Facts) -> bool:
    return another_count(hand, facts.seats())


def too_long_a_flop(hand: Hand, facts: Facts) -> bool:
    due = sum(street.board for street in hand.game.streets[: hand.street + 1])
    return any(len(board) > due for board in hand.boards)


def mucked(hand: Hand, facts: Facts) -> bool:
    """Whether a seat gave its hand up at the showdown."""
    return facts.seat() in hand.mucked


def pushed_otherwise(hand: Hand, facts: Facts) -> bool:
    """Whether a pot went where the cards do not say."""
    try:
        return received(hand) != deserved(hand, {})
    except FactError:  # hands that nobody can tell any more
        return False
