"""The audit of a log: silent where it holds, a fault where something in it does not follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.stories import play

from shuffleup.hand import events as h
from shuffleup.hand import no_limit
from shuffleup.hand.setup import Post
from shuffleup.sim.session import SessionPlan, open_session
from shuffleup.table import events as e
from shuffleup.table.audit import Fault, audit
from shuffleup.table.blinds.button import Places
from shuffleup.table.new_table import new_table

STORY = """
holdem limit 4/8 blinds 2/4
table: drop 1, kill
seats: Ann 200, Bob 200, -, Dee 200, Eve 200
button Ann
next hand
Ann has AsAh; Dee has KsKh; flop 2c7d9h; turn 3s; river 4s
Eve folds; Ann calls; Bob folds; Dee checks
everyone checks; everyone checks; everyone checks; everyone shows
Cy sits 3 with 100; Dee is away
next hand
everyone folds
Dee is back; Bob leaves; Eve adds 20
1 hand passes
Cy moves to 2
2 hands pass
"""


def log_of(text: str, book: str = "pechanga") -> list[Any]:
    return list(play(text, book).table.log)


def faults(events: list[Any]) -> list[Fault]:
    return list(audit(events))


def spoiled(events: list[Any], kind: type, change: Callable[[Any], Any]) -> list[Any]:
    """The log with the first event of a kind told otherwise."""
    at = next(at for at, event in enumerate(events) if isinstance(event, kind))
    return [*events[:at], change(events[at]), *events[at + 1 :]]


@pytest.mark.parametrize("book", ["pechanga", "mohegan", "rpl", "tournament"])
def test_a_log_that_holds_has_no_faults(book: str) -> None:
    story = STORY.replace("Cy moves to 2\n", "")
    if book == "mohegan":  # where only Omaha has a kill
        story = story.replace(", kill", "")
    assert faults(log_of(story, book)) == []


def test_a_log_may_end_anywhere() -> None:
    events = log_of(STORY)
    assert faults(events) == []
    for end in range(1, len(events), 7):
        assert faults(events[:end]) == []


def test_a_hand_dealt_wrongly_and_dealt_again_holds() -> None:
    text = """
    holdem no-limit 1/2
    seats: Ann 200, Bob 200, Cy 200, Dee 200
    button Ann
    1 hand passes
    next hand button Dee
    everyone folds
    1 hand passes
    """
    assert faults(log_of(text, "rpl")) == []


def test_chips_to_the_wrong_player_are_found() -> None:
    wrong = spoiled(log_of(STORY), h.Awarded, lambda event: replace(event, seat=1))
    first = faults(wrong)[0]
    assert first.hand == 1
    assert "what follows is Awarded(seat=0" in first.says


def test_a_card_from_elsewhere_in_the_deck_is_found() -> None:
    table = new_table("holdem", no_limit(1, 2), 4)
    session = open_session(table, SessionPlan("s"))
    session.one_hand()
    wrong = spoiled(session.take(), h.Dealt, lambda event: replace(event, cards=(0,)))
    assert "what follows is Dealt" in faults(wrong)[0].says


def test_a_big_blind_in_the_wrong_seat_is_found() -> None:
    text = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200\nbutton Ann\n1 hand passes"
    dealt = spoiled(log_of(text), e.Placed, lambda event: replace(event, places=Places(0, 1, 0)))
    assert "the hand to deal is Placed" in faults(dealt)[0].says


def test_a_blind_that_is_not_due_is_found() -> None:
    def other(event: e.Began) -> e.Began:
        first, *rest = event.posts
        return replace(event, posts=(Post(first.seat, first.amount + 1, first.kind), *rest))

    found = faults(spoiled(log_of(STORY), e.Began, other))
    assert "the hand to deal is Began" in found[0].says


@pytest.mark.parametrize("kind", [e.Left, e.HandEnded])
def test_chips_that_go_nowhere_are_found(kind: type) -> None:
    events = log_of(STORY)
    if kind is e.Left:
        wrong = spoiled(events, kind, lambda event: replace(event, amount=event.amount - 5))
        assert faults(wrong)[0].says == "Left: 5 chips are nowhere"
        return
    wrong = spoiled(events, h.Awarded, lambda event: replace(event, amount=event.amount - 5))
    assert any("HandEnded: 5 chips are nowhere" in fault.says for fault in faults(wrong))


def test_a_kill_nobody_earned_is_found() -> None:
    events = log_of(STORY)
    at = next(at for at, event in enumerate(events) if isinstance(event, e.LegsUp))
    wrong = [*events[:at], e.LegsUp((("Eve", 1),)), *events[at + 1 :]]
    assert "what follows is LegsUp" in faults(wrong)[0].says


def test_what_does_not_begin_with_a_table_is_no_log_of_one() -> None:
    assert faults([])[0].says == "a log begins with a table that opens"
    assert faults([e.HandEnded(1)])[0].event == 1
