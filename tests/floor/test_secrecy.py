"""Secrecy with repairs: unseen cards may be any others, and the view stays the same."""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.hand.test_view import encoded

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


def leaks(hands: int, seed: int) -> tuple[int, int]:
    """(views that change when unseen cards do, repairs that were made) over so many hands."""
    dice = random.Random(seed)
    tally = MishapTally(0, Counter())
    tables = [(sheet, structure) for sheet in games() for structure in sheet.structures]
    found = repairs = 0

    def check(hand: Hand) -> None:
        nonlocal found
        for viewer in (*range(hand.n), SPECTATOR, DEALER):
            other = permuted(hand, viewer, dice)
            found += encoded(view(hand, viewer)) != encoded(view(other, viewer))

    for number in range(hands):
        book = BOOKS[number % len(BOOKS)]
        sheet, structure = dice.choice(tables)
        bot = RandomBot(number)

        def decide(hand: Hand, dice: random.Random, bot: RandomBot = bot) -> Command:
            return bot.decide(view(hand, hand.actor, hand.version))

        def happens(hand: Hand, cell: tuple[str, str] = (book, "any")) -> Any:
            check(hand)
            for kind in least_seen(tally, cell, dice)[:8] if dice.random() < 0.3 else ():
                mishap = likely(hand, kind, dice)
                tally.counts[(kind, *cell, mishap.became)] += 1
                if mishap.became != "refused":
                    return mishap
            return None

        hand = random_table(sheet, structure, opened(book)[1], dice)
        play_with_mishaps(hand, dice, decide, happens)
        check(hand)
        repairs += sum(type(event).__module__ == r.__name__ for event in hand.log)
    return found, repairs


def test_no_byte_of_a_view_depends_on_an_unseen_card_when_things_go_wrong() -> None:
    found, repairs = leaks(200, 1)
    assert found == 0
    assert repairs > 150


@pytest.mark.parametrize("kind", [r.Moved, r.Restacked, r.Redealt, r.Exposed])
def test_a_planted_leak_of_a_repair_is_caught(kind: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(views.SECRET, kind, lambda event, viewer: event)
    assert leaks(250, 2)[0] > 0
