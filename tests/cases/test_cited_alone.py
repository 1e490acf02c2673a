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
QUEENS = LIMIT + "Bob has QsQd; Cy has KsKd; Ann has 2c3c\n"
ALL_IN = """
holdem no-limit 100/200
seats: Ann 1000, Bob 2000, Cy 2000
Ann has AsKd; Bob has QhQd; Cy has JcTc; board 2h7dTs3s4c
Cy raises to 1000; Ann calls; Bob folds
"""
AWAY = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, Flo 200; button Ann
1 hand passes
Dee is away
"""
SMALL_MISSED = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann
next hand; everyone folds
Cy is away; 2 hands pass; Cy is back; Cy posts
next hand
"""
CASH = """
holdem no-limit 5/10
table: cash plays, buy-in 100-5000
seats: Ann 500, Bob 500, Cy 500; button Ann
Ann puts 300 in cash on the table
"""
SMALL_GAME = """
holdem no-limit 1/2
table: buy-in 100-300
seats: Ann 200, Bob 200, Cy 200, -; button Ann
"""
BURNED = """
holdem limit 10/20 blinds 5/10; seed 7; button Dee
seats: Ann 500, Bob 500, Cy 500, Dee 500
Cy calls; Dee calls; Ann calls; Bob checks
"""
BOTH_UP = """
stud limit 10/20 ante 1 bring-in 3; button Dee
seats: Ann 500, Bob 500, Cy 500, Dee 500
Ann has KhQs4d; Bob has 8c8dTs; Cy has Kd9d2c; Dee has JcTd7h
! stud-hole-card-exposed: seat Cy, which both
"""
SITUATIONS = [
    ("rpl", RAISED, "! clock-ran-out: seconds 90", "rpl/nl.14 rpl/dead-hands.1e"),
    ("pechanga", RAISED, "! clock-ran-out: seconds 90", "pechanga/16.1b pechanga/14.1c"),
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
    # of clauses that decide alike, the one for these circumstances
    ("mohegan", FLOP + "Ann bets 600", "! out-of-turn: seat Cy, action call",
     "mohegan/out-of-turn.2 mohegan/nl-out-of-turn.5"),
    ("mohegan", FLOP, "! out-of-turn: seat Cy, action bet, to 600",
     "mohegan/out-of-turn.2 mohegan/out-of-turn.2b mohegan/nl-out-of-turn.1"
     " mohegan/nl-out-of-turn.2 mohegan/nl-out-of-turn.3 mohegan/nl-out-of-turn.4"),
    ("mohegan", QUEENS + "Cy folds; Ann folds",
     "! hand-shown-to-one: seat Bob, to Ann, cards QsQd", "mohegan/operating.6"),
    ("mohegan", QUEENS + "Cy folds; Ann calls",
     "! hand-shown-to-one: seat Bob, to Ann, cards QsQd",
     "common/show-one-show-all common/show-one-show-all-when"),
    ("mohegan", LIMIT, "x ! count-asked: of stack, whose Ann, exact",
     "common/opponent-stack-count"),
    ("mohegan", RAISED, "! count-asked: of stack, whose Ann, exact", "mohegan/nl.5"),
    ("pechanga", ALL_IN, "= Ann to act",
     "common/showdown common/show-order-checked"),
    ("pechanga", TABLED, "= Ann to act", "common/showdown pechanga/17.1b"),
    ("mohegan", AWAY + "3 hands pass; Dee is back; Dee posts; next hand",
     "= posts: Ann blind 1, Bob blind 2, Dee dead 1, Dee post 2",
     "mohegan/blinds.1 common/button-moves mohegan/blinds.2 mohegan/blind-placement.1"
     " mohegan/general.37b mohegan/blind-placement.2a"),
    ("mohegan", SMALL_MISSED, "= posts: Eve blind 1, Ann blind 2, Cy dead 1",
     "mohegan/blinds.1 common/button-moves mohegan/blinds.2 mohegan/blind-placement.1"
     " mohegan/nl.1 mohegan/general.37c mohegan/blind-placement.5"),
    ("pechanga", CASH, "Ann buys 200 with cash on the table",
     "common/cash-changed-for-chips"),
    ("pechanga", SMALL_GAME, "Flo sits 4 with 200 in cash",
     "common/one-to-a-seat pechanga/10.4a pechanga/4.13b"),
    ("pechanga", RAISED, "! wager: seat Dee, said check", "common/check pechanga/12.4a"),
    ("rpl", SIX + "Cy folds", "! extra-card: seats Dee, extra 1",
     "rpl/misdeals.1 rpl/misdeals.1e rpl/misdeals.2 rpl/g.misdeal common/misdeal-redeal"),
    # the one clause on a burn that was forgotten before the flop, and the other once acted on
    ("rpl", BURNED, "! burn-error: error none, street flop, exposed yes", "rpl/holdem.5"),
    ("rpl", BURNED + "Ann bets 10", "! burn-error: error two, street flop, exposed yes",
     "rpl/holdem.6"),
    # a turn that a ruling gave, and a limit that the floor has set
    ("pechanga", BOTH_UP, "= Dee to act", "pechanga/26.7a pechanga/26.7b"),
    ("rpl", FLOP + "! out-of-turn: seat Bob, action check, deliberate no\nAnn bets 600",
     "x Bob raises to 1200", "rpl/raising.9 rpl/raising.9a"),
    ("mohegan", FLOP + "! out-of-turn: seat Cy, action bet, to 600\nAnn checks; Bob bets 400",
     "x Cy folds",
     "mohegan/out-of-turn.2 mohegan/out-of-turn.2b mohegan/nl-out-of-turn.1"
     " mohegan/nl-out-of-turn.3 mohegan/nl-out-of-turn.4"),
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
