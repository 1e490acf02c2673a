"""Mohegan read once more beside the print: situations it decides, with the clauses that decide.

Each stands here and not beside its clause because no other reading of a point would change it; what
was wrong was the judge, or what it cited.
"""

from __future__ import annotations

import pytest

from shuffleup.cases import run_case
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import resolve, rulebook

PLAYS = {
    "a bill put in at 1-2 is no wager": """
holdem no-limit 1/2
seats: Ann 500, Bob 500, Cy 500, Dee 500
Cy raises to 20
! wager: seat Dee, said nothing, chips 100, bills
= by mohegan/nl.6b
= Dee may: fold, call 20, raise to 38-500
""",
    "a bare hand swept in at the showdown has no redress": """
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
Ann has AsQh; Bob has KsTh; Cy has 2c7d; board AcKdJs4h9d   # aces against kings
Cy folds; Ann calls; Bob checks
Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
! tabled-hand-killed: seat Ann, face-up no
= by mohegan/general.13
= Bob wins 20
""",
    "who owed a bet and folded made no mistake": """
holdem no-limit 1/2; button Dee
seats: Ann 200, Bob 200, Cy 200, Dee 200
Cy calls; Dee raises to 6; Ann calls; Bob folds; Cy folds
! hand-in-the-muck: seat Cy, identifiable clearly, why thought-more-owed
= by mohegan/general.35, mohegan/general.35b
= Cy folded; = street flop
""",
    "a hand thrown away before the turn facing a bet is no fold without one": """
holdem no-limit 2/5
seats: Ann 500, Bob 500, Cy 500, Dee 500
Cy raises to 20
! irregular-fold: seat Ann, how let-go-of-cards, made-another-act no
= by mohegan/general.34
= Ann folded; = notes: none
""",
    "whose ante is in has a right to a hand, there or not": """
stud limit 10/20 ante 1 bring-in 3
seats: Ann 500, Bob 500, Cy 500, Dee 500
Ann has 2c3d4h QdJd2d; Bob has AsAdAh; Cy has KhQh9h; Dee has 7c8c9c
! entitled-player-dealt-out: seat Cy, complete no, present no, requested no
= by mohegan/misdeals.2c, mohegan/misdeals.1, mohegan/misdeals.2
= Ann has QdJd2d
""",
    "two cards too many are a misdeal by the clause on too many cards": """
holdem limit 10/20 blinds 5/10; button Flo
seats: Ann 500, Bob 500, Cy 500, Dee 500, Eve 500, Flo 500
Ann has AsKs QdJd                 # her second hand is that of a redeal
! extra-card: seats Ann, extra 2, last yes
= by mohegan/misdeals.2f, mohegan/misdeals.2, mohegan/misdeals.1
= Ann has QdJd
""",
    "a third boxed card found too late is a scrap of paper": """
holdem limit 10/20 blinds 5/10; button Flo
seats: Ann 500, Bob 500, Cy 500, Dee 500, Eve 500, Flo 500
Eve has QsJs 9h9c
Cy calls; Dee calls
! boxed-card: place hand, seat Eve, card Qs, others 2, new 4c
= by mohegan/boxed.2, mohegan/misdeals.2i, mohegan/misdeals.1, mohegan/g.substantial-action
= Eve has Js4c
""",
}


@pytest.mark.parametrize("name", PLAYS)
def test_it_is_ruled_as_printed(name: str) -> None:
    book = rulebook("mohegan")
    outcome = run_case(Case(name, PLAYS[name]), resolve(book), book)
    assert outcome.result.value == "passed", outcome.says
