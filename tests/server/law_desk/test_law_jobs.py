"""What the desk of the law answers: clauses, cases with their clause switched off, the floor's
interview in five taps, houses in the making."""

from __future__ import annotations

import pytest
from tests.floor.test_commonest_mistakes import KNOWN

from shuffleup.cases.law_questions.commonest import COMMONEST, CommonMistake
from shuffleup.law.loading import BOOKS, parse_house
from shuffleup.law.procedures import OFF
from shuffleup.law.rulebook import on_its_book, resolve
from shuffleup.server.law_desk import asking_jobs, case_jobs, house_jobs, reading_jobs
from shuffleup.server.law_desk.law_answers import FloorAnswer, HouseRead
from shuffleup.server.law_desk.law_questions_asked import (
    CaseAsked,
    CoverageAsked,
    DraftPoint,
    FloorAsked,
    HouseDraft,
    HouseTried,
    KindsAsked,
    PaperAsked,
    PointsAsked,
    SearchAsked,
    WholeClauseAsked,
)
from shuffleup.server.law_desk.law_worker import LawJobError
from shuffleup.server.law_desk.trainer_jobs import paper

SHORT_ALL_IN = "pechanga/t.38c"
MOST_TAPS = 5


def test_a_clause_is_shown_with_what_other_houses_say() -> None:
    shown = reading_jobs.whole_clause(WholeClauseAsked(SHORT_ALL_IN))
    assert shown.state == "running"
    assert shown.decided
    assert {one.book for one in shown.points[0].books} >= set(BOOKS)
    assert shown.cases[0].lines


def test_every_word_has_to_be_in_what_is_found() -> None:
    found = reading_jobs.search(SearchAsked("odd chip"))
    assert found.total > 3
    assert all("odd" in f"{one.id} {one.title} {one.says}".lower() for one in found.found)


@pytest.mark.parametrize(
    ("words", "titles"),
    [
        ("all in", "all-in"),  # and no stalling, which has an "all" and an "in" in it
        ("out of turn", "out of turn"),
        ("splash the pot", "splashing"),
        ("late registration", "late"),
        ("string bet", "string bet"),
        ("mucked hand", "muck"),
        ("rabbit hunting", "rabbit hunting"),
        ("color up", "color up"),
        ("misdele", "misdeal"),
    ],
)
def test_what_is_said_at_a_table_finds_its_clause_first(words: str, titles: str) -> None:
    first = reading_jobs.search(SearchAsked(words)).found[0]
    said = f"{first.title} {first.says}".lower()
    assert titles.replace("-", " ") in said.replace("-", " "), first.title


def test_words_between_those_that_were_said_are_no_matter() -> None:
    found = reading_jobs.search(SearchAsked("short all-in reopen")).found
    assert SHORT_ALL_IN in [one.id for one in found[:4]]


def test_where_no_clause_has_all_the_words_those_that_have_most_say_so() -> None:
    found = reading_jobs.search(SearchAsked("zebra misdeal"))
    assert found.nearest
    assert "misdeal" in found.found[0].title.lower()
    assert not reading_jobs.search(SearchAsked("zebra")).nearest


def test_points_differ_where_it_is_asked_for() -> None:
    rows = reading_jobs.points(PointsAsked("raises", ("pechanga", "mohegan"), True))
    assert rows
    assert all(len({one.value for one in row.books}) == 2 for row in rows)


def test_a_case_is_told_step_by_step_with_its_refusal_and_clause() -> None:
    told = case_jobs.case_run(CaseAsked(SHORT_ALL_IN))
    assert told.result == "passed"
    refused = next(one for one in told.steps if one.kind == "refused")
    assert refused.says
    assert SHORT_ALL_IN in refused.clauses
    assert any(seat.state == "to-act" for seat in refused.seats)


@pytest.mark.parametrize("rule", [SHORT_ALL_IN, "mohegan/stud.4"])
def test_a_clause_that_is_switched_off_turns_its_case_red(rule: str) -> None:
    told = case_jobs.case_run(CaseAsked(rule, 0, True))
    assert told.result == "red"
    assert told.steps[-1].kind == "red"
    assert told.line
    assert told.ways[told.way].red
    assert not OFF, "what a proof switches off is on again"


def taps(mistake: CommonMistake) -> tuple[int, FloorAnswer]:
    """One to say what happened, and one for each question there is before the books can rule."""
    count, facts = 1, dict[str, str]()
    while True:
        answer = asking_jobs.floor_answer(FloorAsked(mistake.kind, facts=facts))
        assert not answer.wrong
        if answer.needed is None:
            return count, answer
        assert answer.needed.choices, answer.needed
        facts[answer.needed.name] = KNOWN[mistake.kind][answer.needed.name]
        count += 1


@pytest.mark.parametrize("mistake", COMMONEST, ids=lambda one: one.kind)
def test_the_commonest_mistakes_take_five_taps_under_every_book(mistake: CommonMistake) -> None:
    count, answer = taps(mistake)
    assert count <= MOST_TAPS
    assert {one.book for one in answer.rulings} == set(BOOKS)
    assert not any(one.refused or one.open for one in answer.rulings)


def test_an_answer_that_cannot_be_true_is_said_and_left_out() -> None:
    answer = asking_jobs.floor_answer(FloorAsked("out-of-turn", facts={"seat": "Nobody"}))
    assert answer.wrong
    assert answer.needed is not None
    assert answer.needed.name == "seat"


def test_own_stakes_and_seats_are_those_of_the_story() -> None:
    asked = FloorAsked("four-card-flop", game="omaha 5/10", seats="Tom 300, Jim 250, Lou 800")
    answer = asking_jobs.floor_answer(asked)
    assert answer.game == "Omaha"
    assert "Tom" in " ".join(answer.story)


def test_words_that_mean_no_kind_find_clauses() -> None:
    assert asking_jobs.kinds(KindsAsked("string bet")).kinds
    assert asking_jobs.kinds(KindsAsked("")).kinds


@pytest.mark.parametrize(
    "words", ["short all-in", "all-in for less than a full raise, does it reopen"]
)
def test_what_is_law_and_no_mistake_is_found_beside_what_may_be_meant(words: str) -> None:
    found = asking_jobs.kinds(KindsAsked(words))
    assert found.kinds
    assert any("short all-in" in one.title.lower() for one in found.clauses)


@pytest.mark.parametrize("words", ["phone at the table", "texting in a hand", "headphones"])
def test_a_phone_is_found_among_what_the_floor_rules_on(words: str) -> None:
    found = {one.name for one in asking_jobs.kinds(KindsAsked(words)).kinds}
    assert found & {"penalty", "offence-in-an-event", "devices-kept-away"}


def test_a_paper_has_its_right_answer_among_the_choices() -> None:
    shown = paper(PaperAsked("mohegan", 5, "seed"))
    assert len(shown.questions) == 5
    for one in shown.questions:
        assert 0 <= one.right < len(one.choices)
        assert one.clauses


# ---- houses ----------------------------------------------------------------------------------


def drafted(*points: tuple[str, str], extends: str = "mohegan") -> HouseRead:
    told = tuple(DraftPoint(*one) for one in points)
    return house_jobs.house_read(HouseDraft("Riverside", "Riverside", "", extends, told))


def test_a_draft_becomes_a_file_that_plays_as_it_says() -> None:
    read = drafted(("limit-raise-cap", "4"), ("check-raise", "no"))
    assert read.mistakes == []
    assert read.plain
    rules = resolve(on_its_book(parse_house(read.text, read.file), read.file))
    assert rules.raises.limit_raise_cap == 4
    assert {one.point: one.now for one in read.changes} == read.points
    cap = next(one for one in read.changes if one.point == "limit-raise-cap")
    assert cap.over
    assert cap.over[0].startswith("mohegan/")


def test_a_mistake_is_named_at_its_point_and_there_is_no_house_yet() -> None:
    read = drafted(("limit-raise-cap", "many"), ("check-raise", "no"))
    assert [one.point for one in read.mistakes] == ["limit-raise-cap"]
    assert read.changes == []


def test_a_file_of_ones_own_is_read_with_the_rule_that_is_wrong() -> None:
    text = 'title = "x"\nextends = "rpl"\n[[rule]]\nid = "x/y"\ntitle = "t"\nsays = "s"\n'
    read = house_jobs.house_read(HouseDraft(text=text))
    assert read.mistakes[0].rule == "x/y"


def test_the_cases_that_read_differently_are_found() -> None:
    draft = HouseDraft("r", "r", "", "mohegan", (DraftPoint("limit-raise-cap", "4"),))
    tried = house_jobs.house_tried(HouseTried(draft))
    assert tried.tried > 100
    assert tried.differ
    assert all(one.says for one in tried.differ)


def test_a_repeated_or_missing_name_is_refused_in_words() -> None:
    for job, asked in (
        (reading_jobs.whole_clause, WholeClauseAsked("nobody/1")),
        (case_jobs.case_run, CaseAsked(SHORT_ALL_IN, 99)),
        (asking_jobs.floor_answer, FloorAsked("rain")),
    ):
        with pytest.raises(LawJobError):
            job(asked)  # type: ignore[operator]  # each with its own question


def test_coverage_counts_every_clause_and_proves_what_it_is_asked_to() -> None:
    shown = reading_jobs.coverage_shown(CoverageAsked(area="the-clock", proved=False))
    whole = reading_jobs.coverage_shown(CoverageAsked())
    assert whole.total.clauses > shown.total.clauses
    assert whole.total.proved is None
