"""A tournament's decisions asked without one: every book, every answer, with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest

from shuffleup.floor.asking.combinations import answers
from shuffleup.floor.asking.doubts import next_question
from shuffleup.floor.asking.possible import scene_for
from shuffleup.floor.asking.situations import Situation, ask, compare, told
from shuffleup.floor.asking.subjects import SUBJECTS
from shuffleup.floor.facts import FactAnswer
from shuffleup.floor.kinds import AnyKind
from shuffleup.floor.report import Report
from shuffleup.floor.senders import FLOOR
from shuffleup.games import game, games
from shuffleup.irregularities import KINDS, Need, kinds_of
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError
from shuffleup.law.procedures import PROCEDURES
from shuffleup.law.procedures.of_the_tournament import TOURNAMENT
from shuffleup.law.rulebook import cite, resolve, rulebook
from shuffleup.law.rules import POINTS
from shuffleup.law.ruling import Reason
from shuffleup.table.act import act
from shuffleup.table.words.table_transcript import run
from shuffleup.tournament.state import Tournament, copy

EVENTS = SUBJECTS[Need.EVENT]
SCENE = EVENTS.scene(EVENTS.scenes(game("holdem"))[0], game("holdem"))
LAW = [rulebook(name) for name in BOOKS]
SOME = 16  # combinations of answers to one kind
MOST = 66
OWN = """
event: 2026-11-13 UTC
terms: holdem no-limit, stack 5000, seats 4
levels: 25/50 for 20, 50/100 for 20
table 1: Ann 5000, Bob 5000, Cy 5000
at 1: next hand
"""


def staged(book: str, key: str = "holdem") -> Tournament:
    sheet = game(key)
    scene = EVENTS.scene(EVENTS.scenes(sheet)[0], sheet)
    event: Tournament = EVENTS.read(scene, resolve(rulebook(book))).of
    return event


def answered(kind: AnyKind, event: Tournament, most: int) -> Iterator[dict[str, FactAnswer]]:
    """Combinations of answers worth trying."""
    choices = [answers(EVENTS, event, fact) for fact in kind.facts]
    for chosen in islice(product(*choices), most):
        facts = zip(kind.facts, chosen, strict=True)
        yield {fact.name: one for fact, one in facts if one is not None}


@pytest.mark.parametrize(("book", "key"), [*((name, "holdem") for name in BOOKS), ("rpl", "stud")])
def test_whatever_is_answered_there_is_a_ruling_with_its_clause(book: str, key: str) -> None:
    """What cannot be says why, and nothing changes."""
    law, event = rulebook(book), staged(book, key)
    before = copy(event)
    for kind in kinds_of(Need.EVENT).values():
        ruled = 0
        for given in answered(kind, event, SOME):
            ruling = EVENTS.ruled(event, kind, given)
            if ruling.impossible:
                continue
            ruled += 1
            assert ruling.says, (kind.name, given)
            assert not ruling.missing
            assert all(name in POINTS or name in PROCEDURES for name in ruling.grounds)
            assert cite(law, ruling.grounds, key, EVENTS.structure(event)), (given, ruling)
        assert ruled, kind.name
    assert event == before


def test_every_point_of_tournaments_is_behind_an_answer_of_some_kind() -> None:
    """So there is no decision of the layer that cannot be asked for."""
    cited: set[str] = set()
    for book, key in (("tournament", "holdem"), ("pechanga-t", "stud"), ("pechanga-t", "holdem")):
        event = staged(book, key)
        for kind in kinds_of(Need.EVENT).values():
            for given in answered(kind, event, MOST):
                cited |= set(EVENTS.ruled(event, kind, given).grounds)
    points = {name for name, one in POINTS.items() if ".tournament." in one.group.__module__}
    assert len(points) > 60
    assert points - cited == set()
    assert set(TOURNAMENT) - cited == set()


def test_the_decisions_of_tournaments_have_families_of_their_own() -> None:
    of_events = kinds_of(Need.EVENT)
    assert len(of_events) >= 40
    others = {kind.family for kind in KINDS.values() if kind.need is not Need.EVENT}
    assert not {kind.family for kind in of_events.values()} & others


@pytest.mark.parametrize("key", [sheet.key for sheet in games()])
def test_they_can_be_asked_of_every_game(key: str) -> None:
    for kind in ("bust-at-once", "table-short", "chip-race", "entering-late"):
        situation = Situation(kind, scene_for(kind, game(key)))
        said = ask(situation, rulebook("tournament"))
        assert said.clauses, kind
        assert not said.outcome.startswith("not possible"), said.outcome


@pytest.mark.parametrize(
    ("kind", "facts", "outcomes"),
    [
        ("bust-at-once", {"players": "3"}, ("places 3, 4, 5", "places 3, 4, 5")),
        ("table-short", {"short": "3"}, ("whoever has the big blind next", "whoever has the big ")),
        (
            "entering-late",
            {"levels": "2"},
            ("a full stack", "the stack that was put in"),
        ),
        ("event-full", {"entries": "30"}, ("the player is entered", "no: the event is full")),
        ("chip-race", {}, ("2 of the larger chips by high card", "no race: every odd amount")),
        ("moved-to-a-new-seat", {"seat": "between"}, ("the player waits", "the player is dealt")),
        ("rebuy-wanted", {"chips": "1000", "break": "yes"}, ("no: Ann has too", "yes: for 5,000")),
        ("seat-without-a-draw", {}, ("no: seats are drawn", "yes: the seat is given")),
        ("table-breaks", {"players": "10", "tables": "2"}, ("table 2 is broken", "no table is")),
        ("seats-drawn-anew", {"left": "3"}, ("no: only the players", "yes: everybody draws")),
    ],
)
def test_a_league_differs(kind: str, facts: dict[str, str], outcomes: tuple[str, str]) -> None:
    situation = Situation(kind, SCENE, facts)
    found = [ask(situation, rulebook(book)).outcome for book in ("tournament", "rpl")]
    assert [said.startswith(so) for said, so in zip(found, outcomes, strict=True)] == [True, True]


def test_who_moves_to_a_short_table_and_why_the_books_differ() -> None:
    short = Situation("table-short", SCENE, {"short": "3", "open": "big-blind"})
    found, differences = compare(short, LAW)
    said = {answer.book: answer.outcome for answer in found}
    assert said["tournament"] == "whoever has the big blind next, to the seat that has it next"
    assert (
        said["rpl"]
        == "whoever has the big blind 2 hands later, to the seat that has it 2 hands later"
    )
    assert {"balance-mover", "balance-destination"} <= {one.point for one in differences}
    clauses = {answer.book: [rule.id for rule in answer.clauses] for answer in found}
    assert any(one.startswith("tournament/") for one in clauses["tournament"])
    assert any(one.startswith("rpl/") for one in clauses["rpl"])


def test_what_matters_is_asked_for() -> None:
    assert next_question(Situation("table-breaks", SCENE), LAW) == "players"
    assert next_question(Situation("moved-to-a-new-seat", SCENE), LAW) == "seat"
    assert next_question(Situation("private-deal", SCENE), LAW) == ""


def test_an_event_of_ones_own_gives_the_terms_and_its_tables_are_tables() -> None:
    own = Situation("final-table-size", OWN)
    assert ask(own, rulebook("pechanga-t")).clauses
    assert told(own, rulebook("pechanga-t")) == [
        "An event of Hold'em, tables of 4, 5,000 chips, from no limit 25/50. The player is Ann."
    ]
    between = OWN.replace("next hand", "1 hand passes")
    disputed = Situation("seat-disputed", between, {"place": "4", "one": "Ann", "other": "Bob"})
    assert ask(disputed, rulebook("pechanga-t")).clauses  # a table's kind, asked of its table


def test_a_kind_of_an_event_is_asked_of_no_table() -> None:
    table = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200; button Ann\n1 hand passes"
    with pytest.raises(NotationError, match="chip-race is asked of a tournament"):
        ask(Situation("chip-race", table), rulebook("mohegan"))
    refusal = act(run(table).table, Report("chip-race"), FLOOR).refusal
    assert refusal is not None
    assert refusal.reason is Reason.NOT_A_REPORT
