"""Secrecy with repairs: unseen cards may be any others, and view and answers stay the same."""

from __future__ import annotations

import random
import sys
from collections import Counter
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from tests.hand.test_view import answers, encoded

from shuffleup.bots.players import RandomBot
from shuffleup.games import games
from shuffleup.hand import Command, Hand, replay, view
from shuffleup.hand import events as e
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.view import DEALER, SPECTATOR
from shuffleup.law.loading import BOOKS
from shuffleup.sim.mishap_runs import MishapTally, least_seen, likely, opened, random_table
from shuffleup.sim.mishaps import play_with_mishaps

pytestmark = pytest.mark.slow
views = sys.modules["shuffleup.hand.view"]
HANDS = 200
TABLES = [(sheet, structure) for sheet in games() for structure in sheet.structures]
TALLY = MishapTally(0, Counter())  # so that every kind of mishap has its turn
PUBLIC = (e.Boarded, e.Shown, e.Hunted, r.Turned)


def was_seen(event: Any, viewer: int) -> bool:
    """Whether a viewer was told the cards of an event: written here again, on purpose."""
    if isinstance(event, PUBLIC) or (isinstance(event, e.Dealt) and event.up):
        return True
    if isinstance(event, r.Exposed):
        told = viewer >= 0 and (event.to >> viewer & 1 or event.seat == viewer)
        return event.to == r.EVERYONE or bool(told)
    if isinstance(event, r.Moved):
        own = viewer >= 0 and viewer in (event.source, event.target)
        return event.up or r.BOARD in (event.source, event.target) or own
    return isinstance(event, e.Dealt | e.Discarded) and event.seat == viewer


def permuted(hand: Hand, viewer: int, dice: random.Random) -> Hand:
    """The same hand with all cards this viewer has not seen dealt round differently."""
    seen = {card for event in hand.log if was_seen(event, viewer) for card in event.cards}
    unseen = sorted(set(hand.game.cards) - seen)
    other = dict(zip(unseen, dice.sample(unseen, len(unseen)), strict=True))

    def change(event: Any) -> Any:
        new: dict[str, Any] = {
            name: tuple(other.get(card, card) for card in getattr(event, name))
            for name in ("cards", "deck", "stub")
            if hasattr(event, name)
        }
        if isinstance(event, e.Burned):
            new["card"] = other.get(event.card, event.card)
        return msgspec.structs.replace(event, **new) if new else event

    return replay([change(event) for event in hand.log])


# ---- hands in which things go wrong, played once for all tests here ---------------------------

Moments = list[Hand]


@cache
def played(number: int) -> Moments:
    """The moments of one hand with mishaps at which everybody looks; the last is its end."""
    dice = random.Random(number)
    book, bot = BOOKS[number % len(BOOKS)], RandomBot(number)
    moments: Moments = []

    def decide(hand: Hand, dice: random.Random) -> Command:
        return bot.decide(view(hand, hand.actor, hand.version))

    def happens(hand: Hand) -> Any:
        moments.append(replay(hand.log))
        cell = (book, "any")
        for kind in least_seen(TALLY, cell, dice)[:8] if dice.random() < 0.3 else ():
            mishap = likely(hand, kind, dice)
            TALLY.counts[(kind, *cell, mishap.became)] += 1
            if mishap.became != "refused":
                return mishap
        return None

    hand = random_table(*dice.choice(TABLES), opened(book)[1], dice)
    play_with_mishaps(hand, dice, decide, happens)
    return [*moments, replay(hand.log)]


def leaks(moments: Moments, seed: int) -> bool:
    """Whether a view or an answer changes when unseen cards do."""
    dice = random.Random(seed)
    for hand in moments:
        for viewer in (*range(hand.n), SPECTATOR, DEALER):
            other = permuted(hand, viewer, dice)
            if encoded(view(hand, viewer)) != encoded(view(other, viewer)):
                return True
            if viewer == hand.actor >= 0 and answers(hand, seed) != answers(other, seed):
                return True
    return False


def test_no_byte_of_a_view_or_answer_depends_on_an_unseen_card_when_things_go_wrong() -> None:
    assert not any(leaks(played(number), number) for number in range(HANDS))
    repaired = [
        event
        for number in range(HANDS)
        for event in played(number)[-1].log
        if type(event).__module__ == r.__name__
    ]
    assert len(repaired) > 150


@pytest.mark.parametrize("kind", [r.Moved, r.Restacked, r.Redealt, r.Exposed])
def test_a_planted_leak_of_a_repair_is_caught(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the first hands in which there was such a repair."""
    having = (n for n in range(HANDS) if any(type(ev) is kind for ev in played(n)[-1].log))
    tried = list(islice(having, 20))
    assert tried
    monkeypatch.setitem(views.SECRET, kind, lambda event, viewer: event)
    assert any(leaks(played(number)[::-1], number) for number in tried)
