"""Every kind of irregularity by every reporter: a running house does what the page says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from scripts.pages.reports_page import text
from tests.server.floor_calls.around_a_table import DECK, PEOPLE, AroundTable
from tests.server.small_house import must, seat, small_house

from shuffleup.client.messages import Done
from shuffleup.floor.asking.combinations import answers
from shuffleup.floor.asking.subjects import subject_of
from shuffleup.floor.evidence import KnownFrom, Where
from shuffleup.floor.facts import CARD, CARDS, Fact, FactAnswer, FactError
from shuffleup.floor.kinds import AnyKind, Need, UnderRules
from shuffleup.floor.report_words import say_facts
from shuffleup.floor.senders import DEALER, Role
from shuffleup.games import game
from shuffleup.hand import Hand
from shuffleup.hand import commands as h
from shuffleup.hand.options import options
from shuffleup.hand.state import SHOWING
from shuffleup.irregularities import KINDS
from shuffleup.log.protocol import MemoryLog
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.floor_calls.open_cards import check_open
from shuffleup.server.floor_calls.who_reports import Reporter, WhatComes, answered
from shuffleup.table.commands import Draw, NextHand, Report
from shuffleup.table.floor.table_reports import hand_for, ids_for, ruled_on
from shuffleup.table.state import Table

BY_LAW = {"claim-against-the-house": "no-claim"}  # refused by this book, whoever tells it
DEEP = 7  # questions in a row
WHO = {
    Reporter.HOST_IN_IT: ("ann", Role.FLOOR),
    Reporter.HOST_OUT_OF_IT: ("zoe", Role.MANAGER),
    Reporter.DEALER: ("dan", Role.DEALER),
    Reporter.FLOOR: ("flo", Role.FLOOR),
}
NOT_HERE = {"not-on-the-record": WhatComes.NEVER, "dealt-by-hand": WhatComes.NOT_SEEN}
SHOWN = (WhatComes.IF_SHOWN, WhatComes.SHOWN_WAITS)
AT_TABLES = [kind for kind in KINDS.values() if kind.need in (Need.HAND, Need.TABLE)]
TOLD = [one.name for one in AT_TABLES if one.known.source is KnownFrom.PEOPLE]
TOLD.remove("bounty-chip")  # which happens in an event with bounties alone


# ---- situations ------------------------------------------------------------------------------


def dealt(
    key: str = "holdem", to: int = 0, *, raised: bool = False, over: bool = False
) -> AroundTable:
    """Three at a table, called and checked to a street, to the showdown, or to the end."""
    house = small_house(MemoryLog(), key=key)
    seat(house, PEOPLE)
    if game(key).opening.value == "blinds":
        must(house, Draw((0, 1, 2), (10, 20, 30)), DEALER, "1")
    must(house, NextHand(deck=DECK, ask_show=True), DEALER, "1")
    table = house.places["room"].tables["1"]
    while table.hand is not None and (over or not is_there(table.hand, to)):
        must(house, passively(table), DEALER, "1")
    if raised and table.hand is not None:
        may = options(table.hand)
        assert may is not None
        must(house, h.RaiseTo(may.seat, may.least_to), DEALER, "1")
    return AroundTable(house)


def is_there(hand: Hand, street: int) -> bool:
    return hand.street >= street or hand.phase == SHOWING


def passively(table: Table) -> h.Command:
    assert table.hand is not None
    may = options(table.hand)
    assert may is not None
    if may.show:
        return h.Show(may.seat)
    command = h.Call(may.seat) if may.call else for_the_absent(table.hand)
    assert command is not None
    return command


SITUATIONS: dict[str, Callable[[], AroundTable]] = {
    "before the flop": dealt,
    "on the flop": lambda: dealt(to=1),
    "facing a bet": lambda: dealt(to=1, raised=True),
    "at the showdown": lambda: dealt(to=9),
    "the hand is over": lambda: dealt(over=True),
    "stud": lambda: dealt("stud", to=1),
    "stud, facing a bet": lambda: dealt("stud", to=1, raised=True),
}


@cache
def found(name: str) -> tuple[str, Report]:
    """A situation in which a kind can be ruled on, and a report of it."""
    kind = KINDS[name]
    for situation, make in SITUATIONS.items():
        table = make().table
        of = table if kind.need is Need.TABLE else hand_for(table, kind)
        told = next(some_facts(table, kind, of, {}), None) if of is not None else None
        if told is not None:
            words = say_facts(kind, told, ids_for(table, kind))
            return situation, Report(name, dict(words))
    pytest.fail(f"{name} can be reported in none of these situations")


def some_facts(
    table: Table, kind: AnyKind, of: UnderRules, facts: dict[str, FactAnswer]
) -> Iterator[dict[str, FactAnswer]]:
    """Facts on which there is a ruling, none of them a card that lies face down."""
    try:
        check_open(table, kind, facts)
    except FactError:
        return
    ruling = ruled_on(table, kind, facts)
    if not ruling.missing and (ruling.refusal is None or kind.name in BY_LAW):
        yield facts
    if not ruling.missing or len(facts) >= DEEP:
        return
    fact = next(one for one in kind.facts if one.name == ruling.missing[0])
    for name, value in likely(table, kind, of, fact):
        if value is not None:
            yield from some_facts(table, kind, of, {**facts, name: value})


def likely(
    table: Table, kind: AnyKind, of: UnderRules, fact: Fact
) -> Iterator[tuple[str, FactAnswer | None]]:
    """Answers worth trying; a card is told by its place, or is one that lies face up."""
    if fact.kind == CARD and any(one.name == "nth" for one in kind.facts):
        yield "nth", 1
    elif fact.kind == CARDS and table.hand is not None:
        yield fact.name, table.hand.up[0]
    else:
        yield from ((fact.name, one) for one in answers(subject_of(kind), of, fact))


# ---- sent ------------------------------------------------------------------------------------


def outcome(room: AroundTable, report: Report, by: Reporter) -> WhatComes | str:
    """What comes of a report; the reason where its own judge refuses it."""
    who, role = WHO[by]
    if who not in room.lines:
        room.comes(who, role)
    reply = room.does(who, report, role)
    if isinstance(reply, Done):
        case = room.case()
        if case is None or case.ruling is None:
            return WhatComes.RULED
        return WhatComes.UNLESS if case.ruling.silence else WhatComes.WAITS
    if "is asked of a" in reply.says:
        return WhatComes.DESK
    return NOT_HERE.get(reply.reason, reply.reason)


def test_every_kind_says_what_the_record_of_a_house_has_of_it() -> None:
    for kind in KINDS.values():
        asked_before = kind.need not in (Need.HAND, Need.TABLE)
        assert (kind.known.source is KnownFrom.DESK) == asked_before, kind.name


def test_what_the_record_refutes_and_what_a_desk_decides_is_reported_by_nobody() -> None:
    async def story() -> None:
        room = dealt(to=1)
        for kind in KINDS.values():
            for by in Reporter:
                wanted = answered(kind, by)
                if wanted in (WhatComes.NEVER, WhatComes.DESK):
                    assert outcome(room, Report(kind.name), by) is wanted, (kind.name, by)
        assert room.case() is None

    asyncio.run(story())


@pytest.mark.parametrize("by", Reporter)
def test_what_the_record_does_not_show_is_refused(by: Reporter) -> None:
    async def story() -> None:
        room = dealt(to=1)
        shown = [one for one in AT_TABLES if answered(one, by) in SHOWN]
        assert len(shown) > 10
        for kind in shown:
            needed = [fact for fact in kind.facts if fact.default is None]
            facts = {one.name: "1" for one in needed if one.kind in ("seat", "seats", "count")}
            assert isinstance(outcome(room, Report(kind.name, facts), by), str) or (
                outcome(room, Report(kind.name, facts), by) is WhatComes.NEVER
            ), kind.name
        assert room.case() is None

    asyncio.run(story())


@pytest.mark.parametrize("by", Reporter)
def test_what_the_record_shows_is_ruled_or_waits(by: Reporter) -> None:
    async def story() -> None:
        came = outcome(dealt(to=1), Report("deck-counted", {"cards": "52"}), by)
        assert came is (WhatComes.WAITS if by is Reporter.HOST_IN_IT else WhatComes.RULED)

    asyncio.run(story())


@pytest.mark.parametrize("name", TOLD)
def test_what_people_tell_waits_for_those_who_are_not_in_the_hand(name: str) -> None:
    async def story() -> None:
        situation, report = found(name)
        for by in Reporter:
            came = outcome(SITUATIONS[situation](), report, by)
            if name in BY_LAW:
                assert came == BY_LAW[name]
                continue
            assert came is answered(KINDS[name], by), (situation, report, by)

    asyncio.run(story())


@pytest.mark.parametrize("by", Reporter)
def test_with_real_cards(by: Reporter) -> None:
    async def story() -> None:
        room = AroundTable(dealt(over=True).house)
        room.table.by_hand = True
        room.table.last = None
        for kind in KINDS.values():
            if kind.need is Need.HAND and kind.known.where is not Where.BOUNTIES:
                assert outcome(room, Report(kind.name), by) is WhatComes.NOT_SEEN, kind.name
        wish = Report("seat-disputed", {"place": "5", "one": "2", "other": "3"})
        assert outcome(room, wish, by) is answered(KINDS["seat-disputed"], by, by_hand=True)

    asyncio.run(story())


def test_the_page_is_as_the_code_has_it() -> None:
    page = Path(__file__).parents[3] / "docs" / "who-reports.md"
    assert page.read_text("utf-8") == text(), "run: make pages"
