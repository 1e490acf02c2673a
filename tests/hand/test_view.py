"""Secrecy: permute every card a viewer has not seen, and not one byte of the view changes."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from tests.properties.choices import lawful
from tests.properties.tables import GAMES, IDS, random_hand

from shuffleup.cards import UNKNOWN
from shuffleup.games import Sheet, Structure
from shuffleup.hand import (
    Board,
    BringIn,
    Burn,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    Hand,
    Hunt,
    Muck,
    RaiseTo,
    RunIt,
    Show,
    act,
    judge,
    judge_cards,
    proceed,
    replay,
)
from shuffleup.hand import events as e
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.view import DEALER, SPECTATOR, View, seen, view
from shuffleup.law import Ruling

HANDS = 4
pytestmark = pytest.mark.slow
views = sys.modules["shuffleup.hand.view"]


def encoded(seen: View) -> bytes:
    return msgspec.json.encode(seen, enc_hook=text_of)


TEXTS: dict[int, tuple[object, str]] = {}  # by identity, since to compare law takes long


def text_of(value: object) -> str:
    """A group of points or a fraction as text; the law is the same for every view."""
    kept, text = TEXTS.get(id(value), (None, ""))
    if kept is not value:
        text = str(value)
        TEXTS[id(value)] = value, text
    return text


def cards_of(event: e.Event) -> Iterator[int]:
    for name in ("cards", "deck"):
        yield from getattr(event, name, ())
    if isinstance(event, e.Burned):
        yield event.card


def seen_cards(hand: Hand, viewer: int) -> set[int]:
    """What a viewer was told of: written here again, so that a leak cannot excuse itself."""
    told = {card for board in hand.boards for card in board}
    for event in hand.log:
        public = isinstance(event, e.Shown) or (isinstance(event, e.Dealt) and event.up)
        own = isinstance(event, e.Dealt | e.Discarded) and event.seat == viewer
        if public or own:
            told.update(cards_of(event))
    return told


def permuted(hand: Hand, viewer: int, chance: random.Random) -> Hand:
    """The same hand with all cards this viewer has not seen dealt round differently."""
    unseen = sorted(set(hand.game.cards) - seen_cards(hand, viewer))
    other = dict(zip(unseen, chance.sample(unseen, len(unseen)), strict=True))

    def change(event: e.Event) -> e.Event:
        new: dict[str, Any] = {}
        for name in ("cards", "deck"):
            if hasattr(event, name):
                new[name] = tuple(other.get(card, card) for card in getattr(event, name))
        if isinstance(event, e.Burned):
            new["card"] = other.get(event.card, event.card)
        return msgspec.structs.replace(event, **new) if new else event

    return replay([change(event) for event in hand.log])


def leaks(sheet: Sheet, structure: Structure, seeds: range) -> bool:
    """Whether some view or answer of some moment changes when unseen cards do."""
    return any(
        changed_at(hand, seed, chance) for hand, seed, chance in moments(sheet, structure, seeds)
    )


def moments(
    sheet: Sheet, structure: Structure, seeds: range
) -> Iterator[tuple[Hand, int, random.Random]]:
    """Every moment of some hands in which somebody looks."""
    for seed in seeds:
        chance = random.Random(seed)
        hand = random_hand(sheet, structure, seed)
        proceed(hand)
        while True:
            yield hand, seed, chance
            if hand.over:
                break
            act(hand, lawful(hand, chance))


def changed_at(hand: Hand, seed: int, chance: random.Random) -> bool:
    """Whether something changes for anybody at this moment."""
    for viewer in (*range(hand.n), SPECTATOR, DEALER):
        other = permuted(hand, viewer, chance)
        if encoded(view(hand, viewer)) != encoded(view(other, viewer)):
            return True
        if viewer == hand.actor >= 0 and answers(hand, seed) != answers(other, seed):
            return True
    return False


def answers(hand: Hand, seed: int) -> list[Any]:
    """What the judge tells the seat to act, whatever it asks: no refusal, ruling or exception may
    tell of cards. A rabbit hunt may, once the hand is over: that is what it is for."""
    guesses = random.Random(seed).sample(hand.game.cards, 12)
    seat, own = hand.actor, hand.hole[hand.actor][:-1]
    asked: list[Any] = [Fold(seat), Check(seat), Call(seat), BringIn(seat), RunIt(seat, 2)]
    asked += [Muck(seat), Hunt(seat), Discard(seat), Show(seat), Fold(seat + 1), Check(99)]
    asked += [Show(seat, (card,)) for card in guesses]
    asked += [Show(seat, (*own, card)) for card in guesses]
    asked += [Discard(seat, (card,)) for card in guesses if card not in hand.hole[seat]]
    asked += [Deal(seat, (guesses[0],)), Board(tuple(guesses[:3])), Burn(guesses[0])]
    asked += [RaiseTo(seat, amount) for amount in (0, hand.bet + hand.step, 10**6)]
    return [answer(hand, command, seat) for command in asked]


def answer(hand: Hand, command: Any, seat: int) -> Any:
    """A whole ruling, its events as the seat receives them; or what was raised."""
    try:
        ruling = judge(hand, command)
    except Exception as error:  # whatever it is, its words go out
        return type(error), str(error)
    events = tuple(seen(event, seat) for event in ruling.events)
    return msgspec.structs.replace(ruling, events=events)


@pytest.mark.parametrize(("sheet", "structure"), GAMES, ids=IDS)
def test_no_byte_of_a_view_depends_on_a_card_its_viewer_has_not_seen(
    sheet: Sheet, structure: Structure
) -> None:
    assert not leaks(sheet, structure, range(HANDS))


def test_a_viewer_sees_their_own_cards_and_nobody_elses_before_the_showdown() -> None:
    sheet, structure = GAMES[IDS.index("holdem-no-limit")]
    hand = random_hand(sheet, structure, 5)
    proceed(hand)
    seat = hand.actor
    hands = view(hand, seat).hands
    assert hands[seat] == hand.hole[seat]
    others = [cards for s, cards in enumerate(hands) if s != seat]
    assert all(card == UNKNOWN for cards in others for card in cards)
    assert view(hand, seat).options is not None
    assert view(hand, SPECTATOR).options is None


Veil = Callable[[Any, int], e.Event]


def unveiled(event: e.Event, viewer: int) -> e.Event:
    return event


@pytest.mark.parametrize(
    ("kind", "game"),
    [
        (e.Shuffled, "holdem-no-limit"),
        (e.Burned, "holdem-no-limit"),
        (e.Dealt, "holdem-no-limit"),
        (e.Dealt, "stud-limit"),
        (e.Discarded, "badugi-limit"),
        (e.Reshuffled, "five-card-draw-limit"),
    ],
)
def test_a_planted_leak_of_an_event_is_caught(
    kind: type, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(views.SECRET, kind, unveiled)
    assert leaks(*GAMES[IDS.index(game)], range(40))


def test_a_planted_leak_of_a_refusal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(hand: Hand, seat: int, cards: tuple[int, ...]) -> Ruling | None:
        return judge_cards.on_the_table(hand, set(cards) - set(hand.hole[seat]))

    monkeypatch.setattr(sys.modules["shuffleup.hand.judge"], "same_cards", telling)
    assert leaks(*GAMES[IDS.index("holdem-no-limit")], range(20))


def test_a_planted_leak_of_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_book(hand: Hand, seat: int, viewer: int) -> tuple[int, ...]:
        return hand.hole[seat]

    monkeypatch.setattr(views, "visible_hand", open_book)
    assert leaks(*GAMES[IDS.index("razz-limit")], range(2))


def test_every_event_that_holds_cards_is_veiled_or_public_by_nature() -> None:
    with_cards = {
        kind
        for kind in e.Event.__args__
        if {"card", "cards", "deck", "stub"} & set(kind.__struct_fields__)
    }
    public = {e.Boarded, e.Shown, e.Hunted, r.Turned}  # what is turned down was up before
    told = {r.Deferred}  # what was reported, which may name a card
    assert with_cards | told == set(views.SECRET) | public
