"""Secrecy at a table: permute every card a viewer has not seen, in this hand and all before it, and
not one byte of the view, of the stream or of an answer changes: refusals, rulings, exceptions
(``tests.properties.permuted``, which is also a command that plays many sessions).

``SECRECY_SESSIONS=200`` plays so many sessions of every game instead of a few.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

import pytest
from tests.properties.answers import STAFF, answer, asked, player_asks, staff_asks
from tests.properties.choices import lawful
from tests.properties.permuted import LeakError, check, main, moments, received, watch
from tests.properties.planted_leaks import LEAKS, the_question_in_a_refusal
from tests.properties.secret_sessions import (
    changed,
    do,
    hands_of,
    players,
    seated_table,
    session,
    turned_round,
)

from shuffleup.cards import show
from shuffleup.games import Opening, Sheet, games
from shuffleup.hand import events as h
from shuffleup.hand.state import SHOWING
from shuffleup.law import Rules
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.log.chain import WIDTH, digest_of
from shuffleup.log.file import FileLog
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply
from shuffleup.table.proceed import proceed
from shuffleup.table.state import Table, copy
from shuffleup.table.viewing.rail import all_events
from shuffleup.table.viewing.stream import encode_stream
from shuffleup.table.viewing.viewers import Dealer, Floor, Spectator

pytestmark = pytest.mark.slow
SESSIONS = int(os.environ.get("SECRECY_SESSIONS", "2"))
SHEETS = list(games())


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.key)
def test_no_byte_depends_on_a_card_its_viewer_has_not_seen(sheet: Sheet) -> None:
    first = SHEETS.index(sheet)
    for seed in range(first, first + SESSIONS):
        watch(sheet, seed)


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


def caught(table: Table, seed: int) -> bool:
    try:
        check(table, random.Random(seed), askers=4)
    except LeakError:
        return True
    return False


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str) -> None:
    """By the first moment of some sessions that shows it."""
    key, plant = LEAKS[leak]
    sheet = next(sheet for sheet in SHEETS if sheet.key == key)
    for seed in range(60):
        shared = moments(sheet, seed)  # played before the leak is there
        with pytest.MonkeyPatch.context() as patch:
            plant(patch)
            if any(caught(table, seed) for table in shared):
                return
    pytest.fail(f"{leak}: not caught in 60 sessions")


def test_no_digest_of_the_log_is_in_anything_that_is_sent(tmp_path: Path) -> None:
    holdem = next(sheet for sheet in SHEETS if sheet.key == "holdem")
    table = session(holdem, holdem.structures[0], Rules(), 3, lambda table: None)
    log = FileLog(tmp_path / "log")
    log.append(all_events(table))
    lines = (tmp_path / "log").read_bytes().splitlines()
    digests = {digest_of(line) for line in lines if len(digest_of(line)) == WIDTH}
    assert log.head.digest in digests
    dice = random.Random(1)
    askers = [player_asks(table, viewer) for viewer in players(table)]
    askers += [staff_asks(table, role, dice) for role in STAFF]
    for who in askers:
        sent, told = received(table, who.viewer)
        texts = [answer(table, command, who).text for command in asked(table, who, dice)]
        everything = f"{sent!r} {told!r} {encode_stream(told)!r} {texts}"
        assert not any(digest in everything for digest in digests)


def test_the_question_of_the_floor_in_a_refusal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    holdem = next(sheet for sheet in SHEETS if sheet.key == "holdem")
    table = seated_table(holdem, holdem.structures[0], Rules(), random.Random(1))
    do(table, c.NextHand(seed=1))
    assert table.hand is not None
    unseen = show(table.hand.burns + table.hand.stub[:1])
    apply(table, e.Questioned(f"duplicate-card: card {unseen}", ("play-on",)))
    check(table, random.Random(2))
    the_question_in_a_refusal(monkeypatch)
    with pytest.raises(LeakError, match="an answer to"):
        check(table, random.Random(2))


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


def test_the_command_says_what_it_compared_and_ends_with_one_if_something_leaks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    LEAKS["the deck in the view"][1](monkeypatch)
    assert main(1) == 1
    assert "1 sessions" in capsys.readouterr().out
