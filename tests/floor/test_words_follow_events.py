"""Words follow the events: what a ruling says is what it does, in every case and by chance."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.floor.words_and_events import disagreements

from shuffleup.cases import whole_law
from shuffleup.cases.runner import run_case
from shuffleup.floor.facts import Facts
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.kinds import KINDS, Chance, Judge, Need, kinds_of
from shuffleup.floor.report import report
from shuffleup.floor.report_words import read_report
from shuffleup.hand import Hand
from shuffleup.hand.rulings import HandEvent, HandRuling
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.sim.mishap_runs import MishapPlan, run_plan

HandJudge = Judge[Hand, HandEvent]


class Heard:
    """Every ruling given meanwhile: how many, and where words and events part."""

    def __init__(self) -> None:
        self.rulings, self.wrong = 0, list[str]()

    def listening(self, name: str, judge: HandJudge) -> HandJudge:
        def judged(hand: Hand, facts: Facts, chance: Chance) -> HandRuling:
            ruling = judge(hand, facts, chance)
            self.rulings += 1
            self.wrong += [f"{name}: {one}" for one in disagreements(hand, ruling)]
            return ruling

        return judged


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    listener = Heard()
    for name, kind in kinds_of(Need.HAND).items():
        heard = replace(kind, judge=listener.listening(name, kind.judge))
        monkeypatch.setitem(KINDS, name, heard)
    return listener


@pytest.mark.parametrize("book", BOOKS)
def test_every_case_under_every_book(book: str, heard: Heard) -> None:
    rules = resolve(rulebook(book))
    for clause in whole_law().values():
        for case in clause.cases:
            if "! " in case.play:
                run_case(case, rules)
    assert heard.rulings > 500
    assert not heard.wrong, "\n".join(sorted(set(heard.wrong))[:20])


@pytest.mark.parametrize("seed", range(3))
def test_things_that_go_wrong_by_chance(seed: int, heard: Heard) -> None:
    run_plan(MishapPlan(seed, 150, seed * 150))
    assert heard.rulings > 200
    assert not heard.wrong, "\n".join(sorted(set(heard.wrong))[:20])


def said(book: str, play: str, words: str) -> str:
    at = run(play, resolve(rulebook(book)))
    return report(at.hand, read_report(words, at.names)).says


LIMPED = """
holdem no-limit 1/2; button Dee
seats: Ann 200, Bob 200, Cy 200, Dee 200
Cy calls; Dee calls; Ann calls; Bob checks
"""


def test_a_wrong_count_that_kills_the_hand_says_so() -> None:
    words = "wrong-count-found-later: seat Ann, cards 3"
    assert said("pechanga", LIMPED, words) == (
        "too late for a misdeal: the hand is dead, and the others play"
    )


def test_a_bet_comes_back_in_words_only_where_it_does() -> None:
    killed = "hand-killed-or-fouled: seat Ann, identifiable no"
    assert said("tournament", LIMPED, killed) == "the hand is dead"
    assert "uncalled bet comes back" in said("tournament", LIMPED + "Ann bets 20", killed)
