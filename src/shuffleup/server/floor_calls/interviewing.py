"""The floor's interview about a table that is played: what happened, what matters, what is ruled.

``kinds_at(table)`` is what can have happened there now; ``step`` puts what was told to the judge of
the kind and says what is still to be asked or what is ruled. Nothing is done: the ruling is carried
out by a ``Report``, like any other command. A card that the floor cannot see is told by its place
and not by its face, and the judge is shown a table on which such cards lie otherwise
(``unseen_cards``), so that nobody learns by asking where a card lies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from shuffleup.floor.asking.answer_words import answer_words
from shuffleup.floor.asking.combinations import AnyRuling, Unsaid
from shuffleup.floor.asking.doubts import if_unsaid
from shuffleup.floor.asking.possible import dead_end
from shuffleup.floor.asking.ruling_sentence import ruling_sentence
from shuffleup.floor.asking.situations import grounds, named, reasons
from shuffleup.floor.asking.subjects import subject_of
from shuffleup.floor.facts import (
    CARD,
    CARDS,
    CHIPS,
    ONE_OF,
    PILE,
    SEAT,
    SEATS,
    YES,
    Answers,
    Fact,
    FactError,
    show_answer,
)
from shuffleup.floor.kinds import AnyKind, Need, UnderRules
from shuffleup.floor.report import Report
from shuffleup.hand.state import copy as copy_hand
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import BOOKS
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, cite, resolve, rulebook
from shuffleup.server.floor_calls.interview_bodies import (
    AnswerShown,
    ClauseBehind,
    ElsewhereShown,
    InterviewAsked,
    InterviewStep,
    KindShown,
    OptionShown,
    QuestionShown,
    RulingShown,
)
from shuffleup.server.floor_calls.open_cards import check_open
from shuffleup.server.floor_calls.unseen_cards import otherwise_dealt
from shuffleup.table.floor.table_reports import hand_for, heard, ids_for, ruled_on, with_known
from shuffleup.table.state import Table, copy
from shuffleup.table.viewing.rail import version_of

Names = Callable[[Sequence[str]], list[str]]  # of ids, in their order
ON_BOARD: Final = ("the board",)
OF_CHIPS: Final = ("chips and words",)
OF_BUTTON: Final = ("button and blinds",)
SEEDS: Final = (1, 2)  # by which unseen cards are dealt otherwise
UNSEEN: Final = "it may turn on cards that nobody has seen: report it, and it is ruled"


# ---- what can have happened ------------------------------------------------------------------


def kinds_at(table: Table) -> list[KindShown]:
    """The kinds that can have happened at a table as it stands, in the order of the list."""
    found = (kind for kind in KINDS.values() if kind.need in (Need.HAND, Need.TABLE))
    told = otherwise_dealt(table, SEEDS[0])
    return [kind_shown(kind) for kind in found if can_be(told, kind)]


def can_be(table: Table, kind: AnyKind) -> bool:
    of = asked_of(table, kind)
    return of is not None and not dead_end(kind, of, {}, amounts=True)


def asked_of(table: Table, kind: AnyKind) -> UnderRules | None:
    """What a kind is asked of: the table, or the hand it is about."""
    return table if kind.need is Need.TABLE else hand_for(table, kind)


def kind_shown(kind: AnyKind) -> KindShown:
    seats = [fact.name for fact in kind.facts if fact.kind == SEAT]
    nth = any(fact.name == "nth" for fact in kind.facts)
    return KindShown(
        kind.name, kind.family, kind.what, tuple(touches(kind)), seats[0] if seats else "", nth
    )


def touches(kind: AnyKind) -> Iterator[str]:
    """What somebody would point at who tells of it."""
    asked = {fact.kind for fact in kind.facts}
    if asked & {CARD, CARDS} or any(fact.name == "nth" for fact in kind.facts):
        yield "card"
    if SEAT in asked or SEATS in asked:
        yield "seat"
    if kind.family in ON_BOARD or any("board" in fact.values for fact in kind.facts):
        yield "board"
    if kind.family in OF_CHIPS or asked & {CHIPS, PILE}:
        yield "stack"
    if kind.family in OF_BUTTON or "button" in kind.name:
        yield "button"
    if not asked & {SEAT, SEATS, CARD, CARDS}:
        yield "table"


# ---- one step --------------------------------------------------------------------------------


def step(
    table: Table, book: Rulebook | None, asked: InterviewAsked, names_of: Names
) -> InterviewStep:
    """Where an interview stands with what was told. It is put twice, with the unseen cards lying in
    different places: whether a ruling turns on them is told, and which way is not."""
    one, other = (step_at(otherwise_dealt(table, seed), book, asked, names_of) for seed in SEEDS)
    if one == other or one.ruling is None:
        return one
    return replace(one, ruling=replace(one.ruling, notes=(*one.ruling.notes, UNSEEN)))


def step_at(
    table: Table, book: Rulebook | None, asked: InterviewAsked, names_of: Names
) -> InterviewStep:
    version = version_of(table)
    try:
        told = heard(table, Report(asked.kind, asked.facts))
        check_open(table, told.kind, told.facts)
    except FactError as error:
        return InterviewStep(version, str(error), (), None)
    kind, names = told.kind, names_of(ids_for(table, told.kind))
    ruling = named(ruled_on(table, kind, told.facts), names)
    if ruling.impossible:
        return InterviewStep(version, ruling_sentence(ruling, kind), (), None)
    questions = tuple(next_questions(table, kind, told.facts, names))
    if ruling.missing:
        return InterviewStep(version, "", questions, None)
    shown = ruling_shown(table, kind, ruling, book)
    others = elsewhere(table, kind, told.facts, names, ruling, book) if asked.elsewhere else ()
    return InterviewStep(version, "", questions, shown, tuple(others))


def next_questions(
    table: Table, kind: AnyKind, facts: Answers, names: Sequence[str]
) -> Iterator[QuestionShown]:
    """What matters now, as it is put to people."""
    of = asked_of(table, kind)
    if of is None:
        return
    known = with_known(table, kind, facts) if kind.need is Need.HAND else facts
    wanted = Unsaid(kind, of, known, ()).next_questions()
    for fact in kind.facts:
        if fact.name in wanted:
            yield question_shown(fact, of, kind, names)


def question_shown(
    fact: Fact, of: UnderRules, kind: AnyKind, names: Sequence[str]
) -> QuestionShown:
    answers: tuple[AnswerShown, ...] = ()
    if fact.kind == YES:
        answers = (AnswerShown("yes", "yes"), AnswerShown("no", "no"))
    elif fact.kind == ONE_OF:
        answers = tuple(AnswerShown(one, answer_words(fact, one)) for one in fact.values)
    alone = Fact(fact.name, SEAT, fact.question)
    likely = subject_of(kind).likely(of, alone) if fact.kind in (SEAT, SEATS) else ()
    seats = tuple(one for one in likely if isinstance(one, int))
    taken = "" if fact.default is None else show_answer(fact, fact.default, names)
    usual = if_unsaid(fact, names)
    return QuestionShown(fact.name, fact.kind, fact.question, answers, seats, usual, taken)


# ---- the ruling ------------------------------------------------------------------------------


def ruling_shown(
    table: Table, kind: AnyKind, ruling: AnyRuling, book: Rulebook | None
) -> RulingShown:
    behind = grounds(ruling)
    options = tuple(
        OptionShown(one.name, one.says, ids(cited(book, table, ruling.grounds_if(one))))
        for one in ruling.options
    )
    return RulingShown(
        ruling_sentence(ruling, kind),
        tuple(reasons(book, behind)) if book is not None else (),
        tuple(ClauseBehind(one.id, one.title, one.says) for one in cited(book, table, behind)),
        options,
        ruling.default,
        ruling.authority,
        ruling.notes,
    )


def cited(book: Rulebook | None, table: Table, behind: tuple[str, ...]) -> list[Rule]:
    """The clauses behind grounds, the book's own first."""
    if book is None:
        return []
    found = cite(book, behind, table.game.key, table.stakes.structure.value)
    return sorted(found, key=lambda rule: rule.id.startswith("common/"))


def ids(rules: list[Rule]) -> tuple[str, ...]:
    return tuple(rule.id for rule in rules)


# ---- other books -----------------------------------------------------------------------------


def elsewhere(
    table: Table,
    kind: AnyKind,
    facts: Answers,
    names: Sequence[str],
    ours: AnyRuling,
    book: Rulebook | None,
) -> Iterator[ElsewhereShown]:
    """What other books would rule on the same facts, or let the floor choose, and this one does
    not: each once, with the first book that has it."""
    known = {says for _, says, _ in ways(ours, kind)} | {name for name, _, _ in ways(ours, kind)}
    own = {layer.name for layer in book.layers} if book is not None else set[str]()
    for name in BOOKS:
        if name in own:
            continue
        other = rulebook(name)
        ruling = named(ruled_on(by_rules_of(table, other), kind, facts), names)
        if ruling.impossible or ruling.missing:
            continue
        for way, says, behind in ways(ruling, kind):
            if says not in known and way not in known:
                known |= {says, *([way] if way else ())}
                yield ElsewhereShown(name, says, ids(cited(other, table, behind))[:1])


def ways(ruling: AnyRuling, kind: AnyKind) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """What can come of a ruling: its options by name, or the one thing it says."""
    if not ruling.options:
        yield "", ruling_sentence(ruling, kind), grounds(ruling)
    for one in ruling.options:
        yield one.name, one.says, ruling.grounds_if(one)


def by_rules_of(table: Table, book: Rulebook) -> Table:
    """The same table as if it were played by another book."""
    other, rules = copy(table), resolve(book)
    other.rules = rules
    if other.hand is not None:
        other.hand.rules = rules
    if other.last is not None:
        other.last = copy_hand(other.last)
        other.last.rules = rules
    return other
