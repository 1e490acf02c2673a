"""A league's decisions asked without a season: every book, every answer, with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest

from shuffleup.floor.asking.combinations import answers
from shuffleup.floor.asking.situations import Situation, ask, compare
from shuffleup.floor.asking.subjects import SUBJECTS
from shuffleup.floor.facts import FactAnswer
from shuffleup.floor.kinds import AnyKind
from shuffleup.games import game
from shuffleup.irregularities import KINDS, Need, kinds_of
from shuffleup.law.rulebook import cite, resolve, rulebook
from shuffleup.law.rules import POINTS
from shuffleup.league.state import Season, copy

SEASONS = SUBJECTS[Need.SEASON]
SCENE = SEASONS.scene(SEASONS.scenes(game("holdem"))[0], game("holdem"))
MOST = 40


def staged(book: str) -> Season:
    season: Season = SEASONS.read(SCENE, resolve(rulebook(book))).of
    return season


def answered(kind: AnyKind, season: Season) -> Iterator[dict[str, FactAnswer]]:
    choices = [answers(SEASONS, season, fact) for fact in kind.facts]
    for chosen in islice(product(*choices), MOST):
        facts = zip(kind.facts, chosen, strict=True)
        yield {fact.name: one for fact, one in facts if one is not None}


@pytest.mark.parametrize("book", ["rpl", "common"])
def test_whatever_is_answered_there_is_a_ruling_with_its_clause(book: str) -> None:
    """What cannot be says why, and nothing changes."""
    law, season = rulebook(book), staged(book)
    before = copy(season)
    for kind in kinds_of(Need.SEASON).values():
        ruled = 0
        for given in answered(kind, season):
            ruling = SEASONS.ruled(season, kind, given)
            if ruling.impossible:
                continue
            ruled += 1
            assert ruling.says, (kind.name, given)
            assert cite(law, ruling.grounds), (kind.name, given, ruling)
        assert ruled, kind.name
    assert season == before


def test_every_point_of_the_league_is_behind_an_answer_of_some_kind() -> None:
    """So there is no decision of the layer that cannot be asked for."""
    season, cited = staged("rpl"), set()
    for kind in kinds_of(Need.SEASON).values():
        for given in answered(kind, season):
            cited |= set(SEASONS.ruled(season, kind, given).grounds)
    seat = KINDS["seat-in-the-final"]
    for standing in range(1, 17):
        cited |= set(SEASONS.ruled(season, seat, {"standing": standing}).grounds)
    points = {name for name, one in POINTS.items() if ".league." in one.group.__module__}
    assert len(points) > 40
    assert points - cited == set()


def test_the_decisions_of_leagues_have_families_of_their_own() -> None:
    of_seasons = kinds_of(Need.SEASON)
    assert len(of_seasons) >= 12
    others = {kind.family for kind in KINDS.values() if kind.need is not Need.SEASON}
    assert not {kind.family for kind in of_seasons.values()} & others


@pytest.mark.parametrize(
    ("kind", "facts", "says"),
    [
        ("season-event-played", {"players": "6"}, "no: an event counts with 7 players"),
        ("season-event-played", {"players": "31"}, "no: at most 30 play in an event, not 31"),
        ("season-event-played", {"players": "7"}, "it counts: for points, and for its winner"),
        ("places-not-played-out", {"how": "share"}, "no: places are played out to the last"),
        ("event-announced", {"blinds": "yes"}, "no: the payouts are published before"),
        ("season-event-won", {}, "yes: the winner has a seat"),
        ("qualifying-on-points", {"place": "6"}, "yes: a seat is offered"),
        ("qualifying-on-points", {"place": "7"}, "no: others come before"),
        ("qualifying-on-points", {"place": "7", "again": "1"}, "yes: a seat is offered"),
        ("qualifying-on-points", {"place": "7", "tied": "yes"}, "yes: a seat is offered"),
        ("qualifying-on-points", {"place": "1", "events": "1"}, "no: in too few events"),
        ("final-seat-declined", {"winner": "yes"}, "the next on points is offered the seat"),
        ("final-seat-not-answered", {}, "no: Ann has neither accepted nor declined"),
        ("last-chance-wanted", {}, "yes: for one more seat"),
        ("last-chance-wanted", {"events": "1"}, "no: Ann has played 1 events"),
        ("last-chance-wanted", {"guest": "yes"}, "no: Guest is no member"),
        ("last-chance-wanted", {"day": "no"}, "no: the last-chance event is on the day"),
        ("last-chance-won", {}, "a paid entry; the money is in the final's pool"),
        ("seat-in-the-final", {"standing": "9"}, "table 2, seat 8"),
        ("seat-in-the-final", {"standing": "17"}, "there is no seat for so many: the director"),
        ("best-hand-claimed", {"river": "no"}, "no: it ended before the river"),
        ("best-hand-claimed", {"called": "no"}, "yes: it counts"),
        ("best-hand-claimed", {"playing": "1"}, "no: 2 of Ts2d have to play in it"),
        ("best-hand-twice", {}, "they split its prize"),
        ("bounty-chips-kept", {}, "no: bounty chips are cashed on their own night"),
        ("seat-prize-won", {}, "the entry is paid to whoever holds the event"),
    ],
)
def test_the_league_says_so(kind: str, facts: dict[str, str], says: str) -> None:
    said = ask(Situation(kind, SCENE, facts), rulebook("rpl"))
    assert said.outcome.startswith(says)
    assert any(rule.id.startswith("rpl/") for rule in said.clauses)


def test_where_no_book_speaks_of_leagues_common_practice_answers() -> None:
    last = Situation("last-chance-wanted", SCENE, {})
    found, differences = compare(last, [rulebook("rpl"), rulebook("mohegan")])
    assert found[1].outcome == "no: no last-chance event is held here"
    assert "last-chance-event" in {one.point for one in differences}
