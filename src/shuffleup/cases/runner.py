"""Running a case: a transcript under the rules of a book.

``run_case`` says whether it passed, was *red* (a ``=`` or ``x`` line ran and was false: the only
kind of failure that proves anything), was refused as stated but for another reason, or could not
be run at all; the last two prove nothing. ``home`` is the book a case runs under.
"""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cases.case_story import tell
from shuffleup.cases.citations import MiscitedError, check_citations, without_citations
from shuffleup.floor.floor_transcript import FLOOR_WORDS
from shuffleup.hand.words.hand_transcript import FalseLineError, OtherReasonError, run_statements
from shuffleup.law.notation import NotationError, Statement, parse
from shuffleup.law.rule import Case
from shuffleup.law.rulebook import Rulebook, rulebook
from shuffleup.law.rules import Rules
from shuffleup.league.words.season_transcript import run_statements as run_season
from shuffleup.league.words.season_transcript import speaks_of_a_season
from shuffleup.room.words.room_transcript import run_statements as run_room
from shuffleup.room.words.room_transcript import speaks_of_a_room
from shuffleup.table.words.table_transcript import run_statements as run_table
from shuffleup.table.words.table_transcript import speaks_of_a_table
from shuffleup.tournament.words.event_transcript import run_statements as run_event
from shuffleup.tournament.words.event_transcript import speaks_of_an_event


class CaseResult(Enum):
    PASSED = "passed"
    RED = "red"
    OTHER_REASON = "other-reason"  # refused as it says, and only the reason is another
    MISCITED = "miscited"  # a ``= by`` line is false; every outcome is as stated
    ERROR = "error"
    HOLLOW = "hollow"  # it states nothing that could be false


class CaseOutcome(Struct, frozen=True):
    """How a case went, and for anything but a pass the line and the reason."""

    result: CaseResult
    says: str = ""
    line: int = 0


def home(case: Case, under: Rulebook) -> Rulebook:
    """The book a case runs under: its clause's, unless it names another."""
    return rulebook(case.book) if case.book else under


def run_case(case: Case, rules: Rules, book: Rulebook | None = None) -> CaseOutcome:
    """Run one case under these rules. Its ``= by`` lines are looked at if the book is given, and if
    all else is as it states: a citation is no outcome."""
    try:
        whole = parse(case.play)
    except NotationError as error:
        return CaseOutcome(CaseResult.ERROR, error.why, error.line)
    statements = without_citations(whole)
    outcome = judged(statements, rules)
    if book is None or outcome.result is not CaseResult.PASSED or len(whole) == len(statements):
        return outcome
    try:
        check_citations(whole, tell(statements, rules), book)
    except MiscitedError as error:
        return CaseOutcome(CaseResult.MISCITED, error.why, error.line)
    except NotationError as error:
        return CaseOutcome(CaseResult.ERROR, error.why, error.line)
    return outcome


def judged(statements: list[Statement], rules: Rules) -> CaseOutcome:
    """What the statements come to, reasons of refusals aside where nothing else differs."""
    if not any(statement.mark in ("=", "x") for statement in statements):
        return CaseOutcome(CaseResult.HOLLOW, "states nothing: no = and no x line")
    outcome = ran(statements, rules)
    if outcome.result is CaseResult.OTHER_REASON:
        # A refusal changes nothing, so the lines after it still tell whether the outcome differs.
        bare = ran([without_reason(statement) for statement in statements], rules)
        return bare if bare.result is CaseResult.RED else outcome
    return outcome


# What the floor said, in its own words, and what it noted: stated and checked, but no outcome.
WORDS_ALONE = ("ruling:", "notes:")


def outcome_of(case: Case, rules: Rules) -> CaseOutcome:
    """The case by its outcomes alone, as a proof looks at it: the words of a ruling prove nothing,
    however they change."""
    try:
        statements = parse(case.play)
    except NotationError as error:
        return CaseOutcome(CaseResult.ERROR, error.why, error.line)
    return judged([one for one in without_citations(statements) if not is_words_alone(one)], rules)


def is_words_alone(statement: Statement) -> bool:
    """Whether a line only repeats what somebody said."""
    return statement.mark == "=" and statement.words.startswith(WORDS_ALONE)


def ran(statements: list[Statement], rules: Rules) -> CaseOutcome:
    try:
        if speaks_of_a_season(statements):
            run_season(statements, rules)
        elif speaks_of_an_event(statements):
            run_event(statements, rules)
        elif speaks_of_a_room(statements):
            run_room(statements, rules)
        elif speaks_of_a_table(statements):
            run_table(statements, rules)
        else:
            run_statements(statements, rules, words=FLOOR_WORDS)
    except OtherReasonError as error:
        return CaseOutcome(CaseResult.OTHER_REASON, error.why, error.line)
    except FalseLineError as error:
        return CaseOutcome(CaseResult.RED, error.why, error.line)
    except NotationError as error:
        return CaseOutcome(CaseResult.ERROR, error.why, error.line)
    except Exception as error:  # a crash is the prover's business to report, never a proof
        return CaseOutcome(CaseResult.ERROR, f"{type(error).__name__}: {error}")
    return CaseOutcome(CaseResult.PASSED)


def without_reason(statement: Statement) -> Statement:
    """An ``x`` line that asks only to be refused, whatever the reason."""
    *words, last = statement.words.split()
    if statement.mark != "x" or not words or not last.startswith("("):
        return statement
    return replace(statement, words=" ".join(words))
