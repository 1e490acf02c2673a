"""The floor at a table: rulings carried out, questions that hold the hand, actions taken back."""

from __future__ import annotations

import pytest
from tests.table.sending import ask, send
from tests.table.stories import play

from shuffleup.floor.report_words import read_words
from shuffleup.floor.senders import DEALER, Role, Sender, player, staff
from shuffleup.hand.commands import (
    Board,
    BringIn,
    Burn,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    Hunt,
    Muck,
    RaiseTo,
    RunIt,
    Show,
)
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table.act import act
from shuffleup.table.apply import apply, gather, replay
from shuffleup.table.audit import audit
from shuffleup.table.commands import (
    AnyTableCommand,
    Chop,
    Decide,
    Leave,
    NextHand,
    Report,
    SitOut,
    SplitPot,
    Straddle,
    Withdraw,
)
from shuffleup.table.events import Questioned, Ruled
from shuffleup.table.judge import judge
from shuffleup.table.state import Table, copy
from shuffleup.table.viewing.rail import version_of
from shuffleup.table.viewing.stream import stream
from shuffleup.table.viewing.viewers import Player
from shuffleup.table.words.speech import usual_sender

HAND = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200; button Ann
next hand
"""


def do(table: Table, command: object) -> None:
    refusal = send(table, command).refusal
    assert refusal is None, refusal


def test_a_question_holds_the_hand_until_the_floor_has_chosen() -> None:
    table = play(HAND + "! something-else").table
    assert table.question == "something-else"
    assert table.hand is not None
    refused = ask(table, Fold(table.hand.actor)).refusal
    assert refused is not None
    assert refused.reason is Reason.FLOOR_DECIDES
    assert cite(rulebook("mohegan"), refused.grounds)
    do(table, Decide("play-on", "nothing was lost"))
    assert ask(table, Fold(table.hand.actor)).ok
    gather(table)
    record = next(event for event in table.log if isinstance(event, Ruled))
    assert (record.chosen, record.by, record.why) == ("play-on", "supervisor", "nothing was lost")
    assert record.role is Role.SUPERVISOR
    assert replay(table.log) == table


@pytest.mark.parametrize(
    "by", [DEALER, player("Ann"), player("supervisor"), staff(Role.MANAGER)], ids=str
)
def test_only_the_floor_decides(by: Sender) -> None:
    table = play(HAND + "! something-else").table
    before = copy(table)
    refused = act(table, Decide("play-on"), by).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_THE_FLOOR
    assert table == before


def asked_about(report: str) -> Table:
    table = play(HAND).table
    apply(table, Questioned(report, ("play-on", "hand-dead")))
    return table


WHILE_THE_FLOOR_DECIDES = [
    *(Fold(seat) for seat in range(4)), Check(3), Call(3), RaiseTo(3, 8), Discard(3, (1,)),
    Show(3), Show(3, (26,)), Muck(3), RunIt(3, 2), Hunt(3), BringIn(3),
    Deal(3, (26,)), Board((26,)), Burn(26),
    NextHand(seed=1), Chop(1, 2), SplitPot(1, 2), Leave(3), Straddle(3), SitOut(3), Withdraw(),
    Report("premature-flop"), Report("something-else"), Report("duplicate-card", {"card": "8h"}),
    Report("no such kind"),
]  # fmt: skip
BY_SOMEBODY_ELSE = [
    (Withdraw(), player("Ann")), (Report("something-else"), player("Ann")),
    (Decide("play-on"), player("Ann")), (Decide("play-on"), DEALER), (Fold(3), player("Ann")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("command", "by"),
    [*((command, None) for command in WHILE_THE_FLOOR_DECIDES), *BY_SOMEBODY_ELSE],
    ids=str,
)
def test_a_refusal_while_the_floor_decides_tells_nothing_of_the_question(
    command: AnyTableCommand, by: Sender | None
) -> None:
    asked, other = (asked_about(text) for text in ("duplicate-card: card 8h", "something-else"))
    by = by or usual_sender(asked, command)
    refusal = judge(asked, command, by).refusal
    assert refusal == judge(other, command, by).refusal
    assert "8h" not in str(refusal)
    assert "duplicate" not in str(refusal)


def test_a_question_that_has_become_pointless_is_closed_without_naming_a_card() -> None:
    table = asked_about("duplicate-card: card 8h, seat 9")
    ruling = ask(table, Decide("play-on"))
    assert ruling.says == "nothing is left to decide"
    before = version_of(table)
    for event in ruling.events:
        apply(table, event)
    told = stream(table, Player("Ann"), after=before).events
    assert len(told) == len(ruling.events)
    assert "8h" not in str(told)


def test_what_the_book_does_not_offer_cannot_be_chosen() -> None:
    table = play(HAND + "! something-else").table
    refused = ask(table, Decide("give-ann-the-pot")).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_AN_OPTION
    assert ask(table, Report("something-else")).refusal is not None  # one question at a time


def test_an_action_keyed_wrongly_is_taken_back_and_both_stay_in_the_log() -> None:
    table = play(HAND).table
    assert table.hand is not None
    actor, before = table.hand.actor, list(table.hand.stacks)
    do(table, Call(actor))
    do(table, Withdraw("it was a fold"))
    assert table.hand.actor == actor
    assert table.hand.stacks == before
    do(table, Fold(actor))
    gather(table)
    assert replay(table.log) == table
    assert any(isinstance(event, Ruled) and event.why == "it was a fold" for event in table.log)


def test_a_dealer_cannot_close_the_floors_question_by_taking_an_action_back() -> None:
    table = play(HAND + "Dee calls; ! something-else").table
    refused = act(table, Withdraw(), DEALER).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_ASKED_FOR
    assert table.question == "something-else"


def test_nothing_is_taken_back_once_a_card_has_come() -> None:
    table = play(HAND + "Dee calls; Ann calls; Bob calls; Cy checks").table
    refused = ask(table, Withdraw()).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_ASKED_FOR


def test_nonsense_is_no_report() -> None:
    table = play(HAND).table
    before = copy(table)
    for words in ("", "no-such-kind", "premature-turn: colour red"):
        refused = ask(table, read_words(words)).refusal
        assert refused is not None
        assert refused.reason is Reason.NOT_A_REPORT
    assert table == before


def test_a_player_cannot_ask_the_floor_where_a_card_lies() -> None:
    """The answer to ``boxed-card: place hand, seat Bob, card 2c`` depends on Bob's cards."""
    table = play(HAND).table
    facts = {"place": "hand", "seat": "Bob", "card": "2c"}
    ruling = judge(table, Report("boxed-card", facts), player("Ann"))
    assert ruling.refusal is not None
    assert ruling.refusal.reason is Reason.NOT_THE_FLOOR


def test_a_deck_that_is_known_ends_the_hand_though_the_floor_has_a_question_open() -> None:
    table = play(HAND, "mohegan").table
    do(table, Report("duplicate-card"))
    assert table.question
    do(table, Report("deck-known"))
    assert not table.question
    assert table.hand is None
    assert [seat.stack for seat in table.seats if seat] == [200] * 4
    gather(table)
    assert not list(audit(table.log))
    assert replay(table.log) == table
