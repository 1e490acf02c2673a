"""A ruling cites the clauses that decided it: no common practice where the book itself speaks, and
no point that would have changed nothing."""

from __future__ import annotations

import pytest

from shuffleup.cases.case_story import tell
from shuffleup.cases.citations import clauses_behind
from shuffleup.law.notation import parse
from shuffleup.law.rulebook import resolve, rulebook

RAISED = """
holdem no-limit 100/200
seats: Ann 20000, Bob 20000, Cy 20000, Dee 20000
Cy raises to 600
"""
FLOP = """
holdem no-limit 100/200
seats: Ann 20000, Bob 20000, Cy 20000, Dee 20000
Cy calls; Dee calls; Ann calls; Bob checks
"""
LIMIT = "holdem limit 10/20 blinds 5/10\nseats: Ann 500, Bob 500, Cy 500\n"
SIX = """
holdem limit 10/20 blinds 5/10; seed 7; button Flo
seats: Ann 500, Bob 500, Cy 500, Dee 500, Eve 500, Flo 500
"""
TABLED = """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
Ann has AsQh; Bob has KsJh; Cy has 2c7d; board AcKdJs4h9d
Cy folds; Ann calls; Bob checks
Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
"""
SITUATIONS = [
    ("rpl", RAISED, "! clock-ran-out: seconds 90", "rpl/nl.14"),
    ("tournament", RAISED, "! clock-ran-out: seconds 59", "tournament/26"),
    ("rpl", LIMIT + "Cy raises to 20", "x ! clock-called: caller Bob, needed yes", "rpl/nl.14"),
    ("rpl", LIMIT, "! penalty: seat Cy, offence reading-a-hand",
     "rpl/etiquette.d rpl/etiquette.intro rpl/tournaments.intro"),
    ("tournament", LIMIT, "! penalty: seat Cy, offence exposing-cards, deliberate no",
     "tournament/36a tournament/36b common/penalty-for-exposing-starts"),
    ("rpl", RAISED, "! hand-exposed-with-action-pending: seat Dee, shown one-card, deliberate no",
     "rpl/tournaments.21"),
    ("tournament", FLOP, "! out-of-turn: seat Bob, action bet, to 600", "tournament/m.2a"),
    ("tournament", FLOP,
     "! skipped-player: seat Ann, behind Bob bets 600 then Cy calls, had-time yes",
     "tournament/m.2b tournament/34"),
    ("rpl", FLOP,
     "! skipped-player: seat Ann, behind Bob bets 600 then Cy folds then Dee folds, had-time yes",
     "rpl/raising.10"),
    ("tournament", SIX, "! first-card-wrong-seat: first Bob",
     "tournament/33a2 tournament/33b tournament/33a"),
    ("rpl", SIX + "Cy folds; Dee folds", "! first-card-wrong-seat: first Bob",
     "rpl/misdeals.1h rpl/misdeals.2 rpl/misdeals.1"),
    ("tournament", FLOP + "Ann bets 600", "! hand-killed-or-fouled: seat Ann, identifiable no",
     "tournament/m.20"),
    ("rpl", FLOP + "Ann bets 6000", "! undercall: chips 100, tiny yes", "rpl/raising.15"),
    ("tournament", TABLED + "Ann shows; Bob mucks",
     "! miscalled-hand: seat Ann, called too-high, deliberate yes, discarded Bob",
     "tournament/11a tournament/36b"),
    ("tournament", RAISED, "! wager: seat Dee, said raise, chips 500", "tournament/m.1a"),
    ("rpl", FLOP, "! irregular-fold: seat Ann, how let-go-of-cards, made-another-act no",
     "rpl/dead-hands.1b"),
]  # fmt: skip


@pytest.mark.parametrize(("book", "hand", "said", "clauses"), SITUATIONS)
def test_a_ruling_cites_what_decided_it_and_nothing_else(
    book: str, hand: str, said: str, clauses: str
) -> None:
    law = rulebook(book)
    story = tell(parse(hand + "\n" + said), resolve(law))
    assert story.error is None
    cited = clauses_behind(story, story.steps[-1].statement, law)
    assert sorted(cited) == sorted(clauses.split())
