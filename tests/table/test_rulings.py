"""The floor at a table: rulings carried out, questions that hold the hand, actions taken back."""

from __future__ import annotations

import pytest
from tests.table.stories import play

from shuffleup.floor.report_words import read_words
from shuffleup.hand.commands import Call, Fold
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table import act
from shuffleup.table.apply import gather, replay
from shuffleup.table.commands import Decide, Report, Withdraw
from shuffleup.table.events import Ruled
from shuffleup.table.judge import judge
from shuffleup.table.state import Table, copy

HAND = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200; button Ann
next hand
"""


def do(table: Table, command: object) -> None:
    refusal = act(table, command).refusal
    assert refusal is None, refusal


def test_a_question_holds_the_hand_until_the_floor_has_chosen() -> None:
    table = play(HAND + "! something-else").table
    assert table.question == "something-else"
    assert table.hand is not None
    refused = judge(table, Fold(table.hand.actor)).refusal
    assert refused is not None
    assert refused.reason is Reason.FLOOR_DECIDES
    assert cite(rulebook("mohegan"), refused.grounds)
    do(table, Decide("play-on", "floor", "nothing was lost"))
    assert judge(table, Fold(table.hand.actor)).ok
    gather(table)
    record = next(event for event in table.log if isinstance(event, Ruled))
    assert (record.chosen, record.by, record.why) == ("play-on", "floor", "nothing was lost")
    assert replay(table.log) == table


@pytest.mark.parametrize("by", ["", "dealer", "Ann"])
def test_only_the_floor_decides(by: str) -> None:
    table = play(HAND + "! something-else").table
    before = copy(table)
    refused = judge(table, Decide("play-on", by)).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_THE_FLOOR
    assert table == before


def test_what_the_book_does_not_offer_cannot_be_chosen() -> None:
    table = play(HAND + "! something-else").table
    refused = judge(table, Decide("give-ann-the-pot")).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_AN_OPTION
    assert judge(table, Report("something-else")).refusal is not None  # one question at a time


def test_an_action_keyed_wrongly_is_taken_back_and_both_stay_in_the_log() -> None:
    table = play(HAND).table
    assert table.hand is not None
    actor, before = table.hand.actor, list(table.hand.stacks)
    do(table, Call(actor))
    do(table, Withdraw("dealer", "it was a fold"))
    assert table.hand.actor == actor
    assert table.hand.stacks == before
    do(table, Fold(actor))
    gather(table)
    assert replay(table.log) == table
    assert any(isinstance(event, Ruled) and event.why == "it was a fold" for event in table.log)


def test_nothing_is_taken_back_once_a_card_has_come() -> None:
    table = play(HAND + "Dee calls; Ann calls; Bob calls; Cy checks").table
    refused = judge(table, Withdraw()).refusal
    assert refused is not None
    assert refused.reason is Reason.NOT_ASKED_FOR


def test_nonsense_is_no_report() -> None:
    table = play(HAND).table
    before = copy(table)
    for words in ("", "no-such-kind", "premature-turn: colour red"):
        refused = judge(table, read_words(words)).refusal
        assert refused is not None
        assert refused.reason is Reason.NOT_A_REPORT
    assert table == before


def test_a_player_cannot_ask_the_floor_where_a_card_lies() -> None:
    """The answer to ``boxed-card: place hand, seat Bob, card 2c`` depends on Bob's cards."""
    table = play(HAND).table
    facts = {"place": "hand", "seat": "Bob", "card": "2c"}
    ruling = judge(table, Report("boxed-card", facts, by="Ann"))
    assert ruling.refusal is not None
    assert ruling.refusal.reason is Reason.NOT_THE_FLOOR
