"""The floor's interview about a table that is played: what it asks, rules, and does not tell."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from tests.server.small_house import must, seat, small_house

from shuffleup.cards import show
from shuffleup.floor.senders import DEALER, FLOOR
from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.hand.state import BETTING
from shuffleup.law.rulebook import rulebook
from shuffleup.log.protocol import MemoryLog
from shuffleup.server.floor_calls.interview_bodies import (
    InterviewAsked,
    InterviewStep,
    QuestionShown,
)
from shuffleup.server.floor_calls.interviewing import kinds_at, step
from shuffleup.server.floor_calls.open_cards import HIDDEN_CARD
from shuffleup.server.house_places.poker_house import STALE, Errand, PokerHouse
from shuffleup.table.commands import Draw, NextHand, Report
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import version_of

PEOPLE = ("ann", "bob", "cy")
BOOK = rulebook("mohegan")
DEEP = 14  # questions in a row


def on_the_flop(deck: tuple[int, ...], key: str = "holdem") -> tuple[PokerHouse, Table]:
    """Three players who called and checked to the flop, or to the next street of another game."""
    house = small_house(MemoryLog(), key=key)
    seat(house, PEOPLE)
    house.perform(Errand("room", DEALER, Draw((0, 1, 2), (10, 20, 30)), table="1"))
    must(house, NextHand(deck=deck), DEALER, "1")
    table = house.places["room"].tables["1"]
    hand = table.hand
    assert hand is not None
    while hand.street < 1:
        to, pays = hand.actor, hand.bets[hand.actor] < hand.bet
        if hand.phase != BETTING:
            must(house, h.BringIn(to), DEALER, "1")
        else:
            must(house, h.Call(to) if pays else h.Check(to), DEALER, "1")
    return house, table


def asked(kind: str, **facts: str) -> InterviewAsked:
    return InterviewAsked("room", "1", kind, {k.replace("_", "-"): v for k, v in facts.items()})


def put(table: Table, what: InterviewAsked) -> InterviewStep:
    return step(table, BOOK, what, list)


def answer(question: QuestionShown) -> str:
    """An answer to a question, always the same one."""
    if question.answers:
        return question.answers[-1].value
    if question.seats:
        return str(question.seats[-1] + 1)
    return {"chips": "4", "count": "1", "chips by denomination": "4"}.get(question.kind, "")


def whole_interview(table: Table, kind: str) -> list[InterviewStep]:
    """Every step until nothing more is asked, each question answered as it comes."""
    facts: dict[str, str] = {}
    steps = [put(table, InterviewAsked("room", "1", kind, facts))]
    for _ in range(DEEP):
        open_ = [one for one in steps[-1].questions if one.name not in facts and answer(one)]
        if not open_:
            return steps
        facts = {**facts, **{one.name: answer(one) for one in open_}}
        steps.append(put(table, InterviewAsked("room", "1", kind, facts)))
    return steps


@pytest.mark.parametrize("key", ["holdem", "stud"])
def test_no_answer_of_an_interview_depends_on_a_card_the_floor_cannot_see(key: str) -> None:
    dice = Random(19)
    deck = tuple(dice.sample(game(key).cards, 52))
    _, table = on_the_flop(deck, key)
    hand = table.hand
    assert hand is not None
    seen = {card for board in hand.boards for card in board} | {
        card for up in hand.up for card in up
    }
    hidden = [card for card in deck if card not in seen]
    other = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))
    _, twin = on_the_flop(tuple(other.get(card, card) for card in deck), key)
    assert twin.hand is not None
    assert twin.hand.hole != hand.hole, "other cards, or nothing is shown by this"
    kinds = kinds_at(table)
    assert len(kinds) > 20
    assert kinds == kinds_at(twin)
    ruled = 0
    for kind in kinds:
        here, there = (whole_interview(one, kind.name) for one in (table, twin))
        assert msgspec.json.encode(here) == msgspec.json.encode(there), kind.name
        ruled += here[-1].ruling is not None
    assert ruled > 15, "most of them come to a ruling"


def test_a_hidden_card_cannot_be_found_by_naming_it() -> None:
    deck = tuple(Random(3).sample(game("holdem").cards, 52))
    _, table = on_the_flop(deck)
    assert table.hand is not None
    mine, his = table.hand.hole[0][0], table.hand.hole[1][0]
    lying = table.hand.boards[0][0]
    for card in (mine, his):
        told = put(table, asked("down-card-exposed", seat="1", card=show((card,))))
        assert told.refused == HIDDEN_CARD
    assert put(table, asked("duplicate-card", card=show((lying,)))).refused != HIDDEN_CARD


def test_only_what_matters_is_asked_and_the_ruling_has_its_clause() -> None:
    _, table = on_the_flop(tuple(Random(5).sample(game("holdem").cards, 52)))
    first = put(table, asked("out-of-turn"))
    assert [one.name for one in first.questions] == ["seat"]
    assert first.ruling is None
    assert table.hand is not None
    late = (table.hand.actor + 1) % 3
    last = put(table, asked("out-of-turn", seat=str(late + 1), action="check"))
    assert last.ruling is not None
    assert [one.id for one in last.ruling.clauses if one.id.startswith("mohegan/")]
    assert {one.name for one in last.ruling.options} == {"hold", "let-go"}


def test_what_other_books_have_and_this_one_does_not_is_told_as_not_allowed() -> None:
    _, table = on_the_flop(tuple(Random(5).sample(game("holdem").cards, 52)))
    assert table.hand is not None
    late = (table.hand.actor + 1) % 3
    what = InterviewAsked(
        "room", "1", "out-of-turn", {"seat": str(late + 1), "action": "check"}, elsewhere=True
    )
    told = step(table, BOOK, what, list)
    assert told.ruling is not None
    assert told.elsewhere
    ours = {one.says for one in told.ruling.options}
    assert not ours & {one.says for one in told.elsewhere}
    assert all(one.book != "mohegan" and one.clauses for one in told.elsewhere)


def test_an_interview_changes_nothing_and_a_report_on_a_hand_that_went_on_is_stale() -> None:
    house, table = on_the_flop(tuple(Random(5).sample(game("holdem").cards, 52)))
    assert table.hand is not None
    before = version_of(table)
    to = table.hand.actor
    seat_, facts = (to + 1) % 3, {"action": "check"}
    whole_interview(table, "out-of-turn")
    assert version_of(table) == before
    must(house, h.Check(to), DEALER, "1")
    report = Report("out-of-turn", {"seat": str(seat_ + 1), **facts})
    reply = house.perform(Errand("room", FLOOR, report, table="1", seen=before)).reply
    assert getattr(reply, "reason", "") == STALE
