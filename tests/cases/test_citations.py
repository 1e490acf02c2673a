"""``= by``: exactly these clauses stand behind what was said before; clauses cited nowhere."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from shuffleup.cases import prove, run_case
from shuffleup.cases.citations import claims_of, uncited_play
from shuffleup.cases.clauses import gathered, whole_law
from shuffleup.cases.runner import CaseOutcome, CaseResult
from shuffleup.cases.uncited import uncited, where_cited
from shuffleup.cli import main
from shuffleup.law.loading import make_book
from shuffleup.law.notation import NotationError, parse
from shuffleup.law.rule import Case, LawError, Layer, Rule, Treatment
from shuffleup.law.rulebook import Rulebook, cite, resolve, rulebook

CAPPED = """
holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500, Cy 500
Cy raises to 20; Ann raises to 30; Bob raises to 40; Cy folds
x Ann raises to 50 (raises-capped)
"""
START = "holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500, Cy 500\n"
ONE_HAND = """
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200; button Ann
next hand
"""


def ran(book: str, play: str) -> CaseOutcome:
    law = rulebook(book)
    return run_case(Case("a case", play), resolve(law), law)


# ---- what a line says ------------------------------------------------------------------------


def test_exactly_these_clauses_and_no_other() -> None:
    assert ran("pechanga", CAPPED + "= by pechanga/21.3, pechanga/21.5b").result is PASSED
    too_few = ran("pechanga", CAPPED + "= by pechanga/21.5b")
    assert (too_few.result, too_few.line) == (CaseResult.MISCITED, 5)
    assert too_few.says == "not so: by pechanga/21.5b; but by pechanga/21.3, pechanga/21.5b"
    too_many = CAPPED + "= by pechanga/21.3, pechanga/21.5b, pechanga/22.1"
    assert ran("pechanga", too_many).result is CaseResult.MISCITED


PASSED = CaseResult.PASSED


def test_among_others_asks_only_for_those_it_names() -> None:
    assert ran("pechanga", CAPPED + "= by pechanga/21.3 among others").result is PASSED
    other = CAPPED + "= by pechanga/22.1 among others"
    assert ran("pechanga", other).result is CaseResult.MISCITED


def test_common_practice_counts_where_a_line_names_some_of_it() -> None:
    play = CAPPED.replace("x Ann raises to 50 (raises-capped)", "Ann calls\n")
    play += "= by common/call\n= street flop"
    assert ran("pechanga", play).result is PASSED
    both = play.replace("common/call", "common/call, common/check")
    assert ran("pechanga", both).result is CaseResult.MISCITED


@pytest.mark.parametrize(
    ("done", "said", "by"),
    [
        ("", "= Bob posted 10", "pechanga/21.0b"),  # a post
        ("Cy folds", "Ann calls", "common/call"),  # an action
        ("", "= Cy to act", "pechanga/21.0a"),  # a step of the dealer
        ("", "x Ann folds", "common/turn"),  # a refusal
        ("", "! first-card-wrong-seat: first Bob", "pechanga/13.1, pechanga/13.1h"),  # a ruling
        ("Cy folds; Ann calls", "= Bob may: fold, check, raise to 20", "pechanga/10.2"),  # a right
        ("Cy folds; Ann folds", "= Bob wins 10", "common/last-hand-wins"),  # the end
    ],
)
def test_it_speaks_of_what_stands_before_it(done: str, said: str, by: str) -> None:
    play = f"{START}{done}\n{said}\n= by {by}\n= Cy 500"
    assert ran("pechanga", play) == CaseOutcome(PASSED)


def test_at_a_table_it_says_why_somebody_posts_and_why_something_is_refused() -> None:
    play = f"{ONE_HAND}= posts: Bob blind 1, Cy blind 2\n= by mohegan/blinds.2, mohegan/blinds.1"
    assert ran("mohegan", play).result is PASSED
    play = f"{ONE_HAND}x Dee sits 2 with 100 (seat-taken)\n= by common/one-to-a-seat"
    assert ran("mohegan", play).result is PASSED


def test_a_line_that_names_no_clause_or_follows_nothing_cannot_be_read() -> None:
    with pytest.raises(NotationError, match="is no clause"):
        claims_of(parse("= by the book"))
    assert ran("rpl", CAPPED + "= by rpl/no.such").says == "rpl has no clause rpl/no.such"
    stack = ran("rpl", CAPPED + "= Ann 470\n= by rpl/raising.3")
    assert (stack.result, stack.says) == (
        CaseResult.ERROR,
        "no clause stands behind 'Ann 470' alone",
    )


# ---- a citation is no outcome ----------------------------------------------------------------


def clause(play: str, book: str = "mohegan") -> Rule:
    return Rule(
        f"{book}/test", "Cap", "A bet and three raises.", Treatment.AUTOMATIC, "betting",
        Layer.HAND, decides={"limit-raise-cap": 3}, cases=(Case("a case", play),),
    )  # fmt: skip


def test_it_proves_nothing() -> None:
    only = "holdem limit 10/20 blinds 5/10; seats: Ann 500, Bob 500, Cy 500\nCy raises to 20\n"
    rule = clause(only + "= by common/bet, common/fixed-bet-sizes")
    found = prove(rule, rulebook("mohegan"))
    assert found.failing == ("a case: states nothing: no = and no x line",)
    assert not any(entry.red for entry in found.entries)


def test_a_case_with_a_false_citation_does_not_hold() -> None:
    found = prove(clause(CAPPED + "= by mohegan/stud.1"), rulebook("mohegan"))
    assert (
        found.failing == ("a case: not so: by mohegan/stud.1; but by mohegan/limit-raise.3a",)
        or "not so: by mohegan/stud.1" in found.failing[0]
    )


def test_a_case_may_not_speak_loosely_of_its_own_clause() -> None:
    rule = clause(CAPPED + "= by mohegan/test among others")
    with pytest.raises(LawError, match="its own clause, among others"):
        gathered([(rulebook("mohegan"), rule)])
    other = clause(CAPPED + "= by mohegan/limit-raise.3a among others")
    assert gathered([(rulebook("mohegan"), other)])


def test_a_case_lent_to_another_book_leaves_its_citations_at_home() -> None:
    play = "Cy raises to 20   # so\n= by pechanga/21.3; = pot 35\n"
    assert uncited_play(play) == "Cy raises to 20   # so\n; = pot 35\n"
    assert [s.words for s in parse(uncited_play(play))] == ["Cy raises to 20", "pot 35"]


# ---- the clauses that are cited --------------------------------------------------------------


def test_a_clause_speaks_of_its_structures_and_games_alone() -> None:
    rpl, mohegan = rulebook("rpl"), rulebook("mohegan")
    raised = ("minimum-raise", "minimum-raise-reference")
    in_limit = {rule.id for rule in cite(rpl, raised, "holdem", "spread")}
    in_no_limit = {rule.id for rule in cite(rpl, raised, "holdem", "no-limit")}
    assert in_no_limit - in_limit == {"rpl/nl.3"}
    omitted = ("misdeal-entitled-player-omitted",)
    assert [rule.id for rule in cite(mohegan, omitted, "stud")] == ["mohegan/misdeals.2c"]
    assert [rule.id for rule in cite(mohegan, omitted, "holdem")] == ["mohegan/misdeals.2d"]


def test_of_two_branches_the_one_taken_is_cited() -> None:
    mohegan = rulebook("mohegan")
    high, low = ("odd-chip-stud-high", "odd-chip-stud-low")
    for taken, clause_id in ((high, "mohegan/odd-chips.b1"), (low, "mohegan/odd-chips.b3")):
        rules = cite(mohegan, (taken, "odd-chip-stud-cards"), "stud-eight", "limit")
        assert [rule.id for rule in rules] == [clause_id]


def test_a_clause_that_cannot_be_cited_says_why() -> None:
    """Few: what a clause says must be citable where it is used."""
    silent = [c.rule.id for c in whole_law().values() if c.rule.why_not_cited]
    assert silent == ["rpl/g.deck"]


def test_a_clause_that_is_not_cited_where_it_decides_is_found() -> None:
    """Half a bet reopens the betting: were it said of stud alone, and by another of all games."""
    half, rest = "mohegan/limit-raise.2a", "mohegan/limit-raise.2b"
    assert where_cited(whole_law()[half]) is not None

    def changed(rule: Rule) -> Rule:
        if rule.id == half:
            return replace(rule, games=("stud",), cases=without_also(rule))
        more = {"short-all-in-reopens-limit": Fraction(1, 2)} if rule.id == rest else {}
        return replace(rule, decides={**rule.decides, **more})

    book = rulebook("mohegan")
    own = book.layers[-1]
    chapters = [replace(one, rules=tuple(map(changed, one.rules))) for one in own.chapters]
    other = make_book(own.name, {"extends": own.extends}, tuple(chapters), "mohegan/book.toml")
    law = Rulebook("mohegan", (*book.layers[:-1], other))
    named = gathered((law, rule) for rule in other.rules if rule.id == half)
    assert uncited(named.values()) == (half,)


def without_also(rule: Rule) -> tuple[Case, ...]:
    return tuple(replace(case, also=()) for case in rule.cases)


def test_a_file_of_ones_own_is_checked_under_the_book_named(tmp_path: Path) -> None:
    file = tmp_path / "hand.txt"
    file.write_text(CAPPED + "= by pechanga/21.3, pechanga/21.5b\n")
    assert main(["run", str(file), "--book", "pechanga"]) == 0
    assert main(["run", str(file), "--book", "rpl"]) == 1
    assert main(["run", str(file)]) == 1
