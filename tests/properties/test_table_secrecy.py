"""Secrecy at a table: permute every card a viewer has not seen, in this hand and all before it, and
not one byte of the view, of the stream or of a refusal changes.

``SECRECY_SESSIONS=200`` plays so many sessions of every game instead of a few.
"""

from __future__ import annotations

import os
import random
import sys
from typing import Any

import pytest
from tests.properties.choices import lawful
from tests.properties.planted_leaks import LEAKS
from tests.properties.secret_sessions import (
    changed,
    do,
    hands_of,
    permuted,
    players,
    seated_table,
    session,
    turned_round,
)

from shuffleup.games import Opening, Sheet, games
from shuffleup.hand import Board, Burn, Deal, Discard, RaiseTo, Show
from shuffleup.hand import events as h
from shuffleup.hand.state import SHOWING
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply
from shuffleup.table.blinds.account import EntryChoice
from shuffleup.table.judge import judge
from shuffleup.table.proceed import proceed
from shuffleup.table.state import Table, copy
from shuffleup.table.viewing.rail import all_events, version_of
from shuffleup.table.viewing.stream import encode_stream, stream
from shuffleup.table.viewing.table_view import encode_view, view
from shuffleup.table.viewing.viewers import Cage, Dealer, Floor, Player, Spectator, Viewer

pytestmark = pytest.mark.slow
SESSIONS = int(os.environ.get("SECRECY_SESSIONS", "3"))
HOUSE: tuple[Viewer, ...] = (Spectator(), Dealer(), Floor(), Cage(), Spectator(1), Spectator(0, 5))


class LeakError(AssertionError):
    """Bytes that depend on a card their viewer has not seen."""


def check(table: Table, dice: random.Random) -> None:
    """Every viewer of a moment, with all they have not seen dealt otherwise."""
    for viewer in (*players(table), *HOUSE):
        other = permuted(table, viewer, dice)
        if received(table, viewer) != received(other, viewer):
            raise LeakError(f"{viewer}")
        if isinstance(viewer, Player) and answers(table, viewer) != answers(other, viewer):
            raise LeakError(f"a refusal to {viewer}")


def received(table: Table, viewer: Viewer) -> bytes:
    events = stream(table, viewer)
    return encode_view(view(table, viewer)) + encode_stream(events)


def answers(table: Table, viewer: Player) -> list[Any]:
    """What the judge tells a player, whatever he asks."""
    seat = next(at for at, one in enumerate(table.seats) if one and one.player == viewer.player)
    dice, hand = random.Random(version_of(table)), table.hand
    guesses = dice.sample(table.game.cards, 8)
    asked: list[Any] = [c.Straddle(seat), c.KillPot(seat), c.Leave(seat), c.NextHand(seed=1)]
    asked += [
        c.Choose(seat, way)
        for way in (EntryChoice.POST, EntryChoice.WAIT, EntryChoice.BEHIND, EntryChoice.BUY)
    ]
    asked += [c.AddChips(seat, 5), c.ChangeSeat(seat, (seat + 1) % table.n), c.LetPass(seat)]
    if hand is not None:
        own = hand.hole[seat]
        asked += [Show(seat, (*own[:-1], card)) for card in guesses]
        asked += [Discard(seat, (card,)) for card in guesses if card not in own]
        asked += [Deal(seat, (guesses[0],)), Board(tuple(guesses[:3])), Burn(guesses[0])]
        asked += [RaiseTo(seat, amount) for amount in (0, hand.bet + hand.step, 10**6)]
        other = (seat + 1) % table.n
        asked += [c.Chop(seat, other), c.SplitPot(seat, other)]
    return [judge(table, command).refusal for command in asked]


def leaks(sheet: Sheet, seeds: range) -> bool:
    """Whether something leaks in some sessions of a game, under one book after the other."""
    try:
        for seed in seeds:
            dice = random.Random(seed)
            structure = sheet.structures[seed % len(sheet.structures)]
            law = resolve(rulebook(BOOKS[seed % len(BOOKS)]))
            session(sheet, structure, law, seed, lambda table, dice=dice: check(table, dice))
    except LeakError:
        return True
    return False


SHEETS = list(games())


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.key)
def test_no_byte_depends_on_a_card_its_viewer_has_not_seen(sheet: Sheet) -> None:
    first = SHEETS.index(sheet)
    assert not leaks(sheet, range(first, first + SESSIONS))


# ---- the course of a hand --------------------------------------------------------------------

LAID_OPEN = (h.Shown, h.Mucked, h.Reshuffled, e.HandEnded)  # from here on cards decide


def course(sheet: Sheet, seed: int) -> int:
    """A hand up to where cards decide, and again with other cards where a viewer sees none: the
    same commands must bring him the same bytes. How many commands there were."""
    dice = random.Random(seed)
    law = resolve(rulebook(BOOKS[seed % len(BOOKS)]))
    before = seated_table(sheet, sheet.structures[seed % len(sheet.structures)], law, dice)
    deck = tuple(dice.sample(sheet.cards, len(sheet.cards)))
    table, given = copy(before), []
    do(table, c.NextHand(deck=deck))
    while table.hand is not None and table.hand.phase != SHOWING:
        trial, command = copy(table), lawful(table.hand, dice)
        assert do(trial, command)
        if any(isinstance(event, LAID_OPEN) for event in all_events(trial)):
            break
        table = trial
        given.append(command)
    for viewer in (*players(table), Spectator(), Dealer(), Floor()):
        *_, (seat, part) = hands_of(all_events(table), viewer)
        other = turned_round(table, part, viewer, seat, dice)
        again = copy(before)
        do(again, c.NextHand(deck=tuple(other.get(card, card) for card in deck)))
        for command in given:
            assert do(again, changed(command, other))
        assert received(again, viewer) == received(table, viewer)
    return len(given)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.key)
def test_until_cards_decide_nothing_happens_by_a_card_nobody_sees(sheet: Sheet) -> None:
    if sheet.opening is Opening.OPENERS:
        pytest.skip("who may open depends on his own cards")
    assert sum(course(sheet, seed) for seed in range(SESSIONS)) > SESSIONS


# ---- planted leaks ---------------------------------------------------------------------------


def caught(key: str, most: int = 60) -> bool:
    return leaks(next(sheet for sheet in SHEETS if sheet.key == key), range(most))


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    key, plant = LEAKS[leak]
    plant(monkeypatch)
    assert caught(key)


def test_a_hand_that_goes_on_by_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(table: Table) -> None:
        """The clock stops a minute longer when the next card is red."""
        proceed(table)
        if table.hand is not None and table.hand.stub[0] % 2:
            apply(table, e.TimeSaid(table.clock.now + 1))

    monkeypatch.setattr(sys.modules["shuffleup.table.act"], "proceed", leaking)
    holdem = next(sheet for sheet in SHEETS if sheet.key == "holdem")
    with pytest.raises(AssertionError):
        sum(course(holdem, seed) for seed in range(10))
