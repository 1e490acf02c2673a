"""The audit of a log: silent where it holds, a fault where something in it does not follow."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.stories import play

from shuffleup.cards import parse
from shuffleup.hand import events as h
from shuffleup.hand import no_limit
from shuffleup.hand.setup import Post
from shuffleup.log import FileLog
from shuffleup.sim.session import SessionPlan, open_session
from shuffleup.table import events as e
from shuffleup.table.apply import KINDS
from shuffleup.table.audit import Fault, audit
from shuffleup.table.blinds.button import Places
from shuffleup.table.new_table import new_table

GOLDEN = Path(__file__).parents[1] / "log" / "golden"
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
    assert first.says == "Bob wins 9: seat is Bob in the log and Ann by the rules"


def test_a_card_from_elsewhere_in_the_deck_is_found() -> None:
    table = new_table("holdem", no_limit(1, 2), 4)
    session = open_session(table, SessionPlan("s"))
    session.one_hand()
    wrong = spoiled(session.take(), h.Dealt, lambda event: replace(event, cards=(0,)))
    assert "cards is 2c in the log and " in faults(wrong)[0].says


def test_a_big_blind_in_the_wrong_seat_is_found() -> None:
    text = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200\nbutton Ann\n1 hand passes"
    dealt = spoiled(log_of(text), e.Placed, lambda event: replace(event, places=Places(0, 1, 0)))
    first = faults(dealt)[0]
    assert first.hand == 1
    assert "big Ann in the log and button Ann small Bob big Cy by the rules" in first.says


def test_a_blind_that_is_not_due_is_found() -> None:
    def other(event: e.Began) -> e.Began:
        first, *rest = event.posts
        return replace(event, posts=(Post(first.seat, first.amount + 1, first.kind), *rest))

    found = faults(spoiled(log_of(STORY), e.Began, other))
    assert "posts is seat Bob amount 3 kind blind" in found[0].says
    assert "and seat Bob amount 2 kind blind" in found[0].says


@pytest.mark.parametrize("kind", [e.Left, e.HandEnded])
def test_chips_that_go_nowhere_are_found(kind: type) -> None:
    events = log_of(STORY)
    if kind is e.Left:
        wrong = spoiled(events, kind, lambda event: replace(event, amount=event.amount - 5))
        found = [fault.says for fault in faults(wrong)]
        assert "left: amount is 193 in the log and 198 by the rules" in found
        assert "left: 5 chips are nowhere" in found
        return
    wrong = spoiled(events, h.Awarded, lambda event: replace(event, amount=event.amount - 5))
    assert any("hand ended: 5 chips are nowhere" in fault.says for fault in faults(wrong))


def test_a_kill_nobody_earned_is_found() -> None:
    events = log_of(STORY)
    at = next(at for at, event in enumerate(events) if isinstance(event, e.LegsUp))
    wrong = [*events[:at], e.LegsUp((("Eve", 1),)), *events[at + 1 :]]
    assert "legs is Eve, 1 in the log and Ann, 1 by the rules" in faults(wrong)[0].says


# ---- what players did ------------------------------------------------------------------------


HAND = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200
button Ann
next hand
Ann has AsAh; Bob has KsKh; Dee has 7c2d; flop 2c7d9h; turn 3s; river 4s
Dee folds; Ann raises to 6; Bob calls; Cy folds
Bob checks; Ann bets 10; Bob calls
everyone checks; everyone checks; everyone shows
1 hand passes
"""


def test_one_false_act_does_not_switch_off_the_rest_of_its_hand() -> None:
    """Dee's fold told as a check, a card of hers on the board, the pot given to the loser."""
    events = log_of(HAND)
    assert faults(events) == []
    wrong = spoiled(events, h.Folded, lambda event: h.Checked(event.seat))
    wrong = spoiled(wrong, h.Boarded, lambda event: replace(event, cards=parse("7c2h9h")))
    wrong = spoiled(wrong, h.Awarded, lambda event: replace(event, seat=1))
    found = [fault.says for fault in faults(wrong)]
    assert "Dee checks: there is a bet: 2 to call" in found[0]
    assert "board 7c2h9h: no cards are wanted now" in found
    assert any("Bob wins" in says for says in found)


def test_a_card_that_another_player_holds_is_not_on_the_board() -> None:
    other = parse("7c2h9h")
    wrong = spoiled(log_of(HAND), h.Boarded, lambda event: replace(event, cards=other))
    assert faults(wrong)[0].says == "board 7c2h9h: 7c is already on the table"


@pytest.mark.parametrize(
    ("kind", "change", "says"),
    [
        (h.Raised, {"to": 3}, "Ann raises to 3: raise to 3: the least is 4"),
        (h.Raised, {"to": 600}, "Ann raises to 600: raise to 600: the most is 200"),
        (h.Raised, {"seat": 2}, "Cy raises to 6: it is the turn of Ann"),
        (h.Called, {"amount": 4}, "Bob calls: amount is 4 in the log and 5 by the rules"),
        (h.Folded, {"seat": 0}, "Ann folds: it is the turn of Dee"),
        (h.Shown, {"cards": parse("AcAd")}, "those are not the cards this hand was dealt"),
        (h.Opened, {"first": 1}, "first is Bob in the log and Dee by the rules"),
    ],
)
def test_what_nobody_could_do_is_found(kind: type, change: dict[str, Any], says: str) -> None:
    found = faults(spoiled(log_of(HAND), kind, lambda event: replace(event, **change)))
    assert says in found[0].says
    assert found[0].hand == 1


def test_a_log_whose_events_are_gone_or_told_twice_has_faults() -> None:
    events = log_of(HAND)
    for at, event in enumerate(events[6:-1], 6):
        assert faults(events[:at] + events[at + 1 :]), event
        assert faults(events[:at] + events[at : at + 1] + events[at:]), event


def test_a_fault_is_told_in_words() -> None:
    """No names of code, whatever was forged."""
    kinds = [kind.__name__ for kind in KINDS if re.search(r"[a-z][A-Z]", kind.__name__)]
    events = log_of(STORY)
    for at, event in enumerate(events[1:], 1):
        wrong = [*events[:at], *events[at + 1 :]]
        for fault in faults(wrong):
            assert not re.search(r"\w\(|[=<>_]", fault.says), (event, fault.says)
            assert not any(name in fault.says for name in kinds), (event, fault.says)


def test_seats_and_runs_that_cannot_be_end_the_audit_at_once() -> None:
    for wrong in (h.Folded(10**12), h.Boarded((1, 2, 3), 10**8), e.Placed(Places(99, 99, 99))):
        found = faults([*log_of(HAND), wrong])
        assert len(found) == 1
        assert "the rest is not checked" in found[0].says


def test_a_ruling_is_given_again_on_its_record() -> None:
    events = FileLog(GOLDEN / "reports.log").read()
    assert faults(events) == []
    ruled = [at for at, event in enumerate(events) if isinstance(event, e.Ruled)]
    assert ruled
    for at in ruled:
        for name, value in (("says", "as you like"), ("kind", "boxed-card"), ("grounds", ("x",))):
            wrong = [*events[:at], replace(events[at], **{name: value}), *events[at + 1 :]]
            assert faults(wrong), (events[at], name)


def test_what_does_not_begin_with_a_table_is_no_log_of_one() -> None:
    assert faults([])[0].says == "a log begins with a table that opens"
    assert faults([e.HandEnded(1)])[0].event == 1
