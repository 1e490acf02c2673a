"""This happened: what now? The interview of the floor in single steps, each with all that is known.

``floor_answer`` says what has to be answered before anything can be ruled, one question at a time;
after that every book's ruling, with what was taken as usual and would change it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from shuffleup.cases.law_questions.commonest import COMMONEST
from shuffleup.cases.law_questions.finding import found_by, meant, ordered, told_of
from shuffleup.cases.law_questions.games_said import game_and_stakes, play_told, usual_game
from shuffleup.cases.law_questions.points_compared import flat
from shuffleup.floor.asking.answer_words import menu_of
from shuffleup.floor.asking.doubts import if_unsaid, impossible, next_questions
from shuffleup.floor.asking.hand_story import stakes_said
from shuffleup.floor.asking.own_table import OwnTable, read_own_table, stakes_of
from shuffleup.floor.asking.possible import scenes_for
from shuffleup.floor.asking.situations import (
    Answer,
    Situation,
    compare,
    position_in,
    read_facts,
    told,
)
from shuffleup.floor.asking.subjects import AnyPosition, subject_of
from shuffleup.floor.facts import (
    ACTS,
    COUNT,
    ONE_OF,
    SEAT,
    SEATS,
    YES,
    Fact,
    FactAnswer,
    FactError,
    show_answer,
)
from shuffleup.games import Sheet
from shuffleup.irregularities import KINDS, AnyKind, families
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError
from shuffleup.law.rule import Rule
from shuffleup.law.rulebook import Rulebook, resolve
from shuffleup.server.law_desk.law_answers import (
    AnswerChoice,
    BookRuling,
    BooksDiffer,
    ClauseSaid,
    FloorAnswer,
    FloorQuestion,
    KindLine,
    KindsFound,
    RulingChoice,
    TurnLater,
)
from shuffleup.server.law_desk.law_questions_asked import FloorAsked, KindsAsked
from shuffleup.server.law_desk.law_worker import LawJobError, cannot
from shuffleup.server.law_desk.reading_jobs import book_named, clause_line

MOST_CHOICES = 24  # answers that are offered
MOST_TRIED = 60  # answers that are tried for it
MOST_CLAUSES = 12
FEW_CLAUSES = 4  # beside kinds that may be meant: what is asked may be the law, and no mistake
FEW = (1, 2, 3)  # of what is counted


def kinds(asked: KindsAsked) -> KindsFound:
    """What can go wrong: the commonest and all by family; or what a few words mean."""
    said = {one.kind: one.said for one in COMMONEST}
    commonest = [kind_line(KINDS[one.kind], one.said) for one in COMMONEST]
    if not asked.words.strip():
        every = [kind_line(one) for family in families() for one in ordered(family)]
        return KindsFound(commonest, every, [])
    perhaps = ""
    found = found_by(asked.words)
    if not found:
        perhaps = meant(asked.words)
        found = found_by(perhaps) if perhaps else []
    clauses = told_of(asked.words)[: FEW_CLAUSES if found else MOST_CLAUSES]
    return KindsFound(
        commonest,
        [kind_line(one, said.get(one.name, "")) for one in found],
        [clause_line(rule, says=True) for rule in clauses],
        perhaps,
    )


def kind_line(kind: AnyKind, said: str = "") -> KindLine:
    return KindLine(kind.name, kind.what, kind.family, said)


def floor_answer(asked: FloorAsked) -> FloorAnswer:
    if asked.kind not in KINDS:
        raise cannot("there is no such kind of mistake", "no-such-kind", 404)
    kind = KINDS[asked.kind]
    books = [book_named(name) for name in asked.books or BOOKS]
    try:
        return answered(asked, kind, books)
    except LawJobError:
        raise
    except (FactError, NotationError, ValueError) as error:
        raise cannot(str(error)) from error


def answered(asked: FloorAsked, kind: AnyKind, books: list[Rulebook]) -> FloorAnswer:
    sheet, own = place_of(asked, kind, books[0])
    scenes = scenes_in(kind.name, sheet, own, books[0])
    scene, play = played(asked, kind, sheet, own, books[0], scenes)
    situation, wrong = told_so_far(asked, play, books)
    at = position_in(situation, books[0])
    facts = {fact.name: fact for fact in kind.facts}
    names = next_questions(situation, books)
    needed = facts[names[0]] if len(names) == 1 and not has_usual(facts[names[0]]) else None
    answers, differ = ([], []) if needed else compare(situation, books)
    if names and answers and all(one.ruling.impossible or one.ruling.missing for one in answers):
        # What is taken where nothing is said cannot be so here: a bet of no chips.
        needed, answers, differ = facts[names[0]], [], []
    usual = [] if needed else [facts[name] for name in names]
    given = [facts[name] for name in situation.facts]
    outcomes = {one.outcome for one in answers}
    return FloorAnswer(
        kind=kind.name,
        what=kind.what,
        game=sheet.title,
        stakes=stakes_said(stakes_of(own.opening(sheet))),
        scene=scene,
        scenes=list(scenes),
        story=told(situation, books[0]),
        play=play,
        needed=may_be(question(needed, at, kind, ""), situation, books) if needed else None,
        told=[question(one, at, kind, str(situation.facts[one.name])) for one in given],
        usual=[
            question(one, at, kind, str(situation.facts.get(one.name, "")))
            for one in kind.facts
            if one in usual
        ],
        rulings=[book_ruling(one) for one in answers],
        differ=[
            BooksDiffer(str(one.point), one.question, one.values, list(one.silent))
            for one in differ
        ],
        alike=len(outcomes) == 1,
        wrong=wrong,
    )


def has_usual(fact: Fact) -> bool:
    """Whether something holds where nothing is said."""
    return fact.default is not None or bool(fact.unsaid)


# ---- where it happened -----------------------------------------------------------------------


def place_of(asked: FloorAsked, kind: AnyKind, book: Rulebook) -> tuple[Sheet, OwnTable]:
    own = read_own_table("", asked.seats)
    if asked.game.strip():
        return game_and_stakes(asked.game, own)
    return usual_game(kind.name, book, own), own


@lru_cache(maxsize=512)
def scenes_in(kind: str, sheet: Sheet, own: OwnTable, book: Rulebook) -> tuple[str, ...]:
    return scenes_for(kind, sheet, resolve(book), own)


def played(
    asked: FloorAsked, kind: AnyKind, sheet: Sheet, own: OwnTable, book: Rulebook,
    scenes: Sequence[str],
) -> tuple[str, str]:  # fmt: skip
    """The name of the scene, "" where the play was told, and its transcript."""
    if asked.play.strip():
        return "", play_told(kind.name, asked.play, sheet, book, own)
    if not scenes:
        raise cannot(f"that cannot happen in {sheet.title}", "not-in-this-game")
    common = next((one.where for one in COMMONEST if one.kind == kind.name), "")
    wanted = asked.scene or common
    scene = wanted if wanted in scenes else scenes[0]
    if asked.scene and asked.scene not in scenes:
        raise cannot("that cannot have happened there", "not-there")
    return scene, subject_of(kind).scene(scene, sheet, own)


# ---- what was told ---------------------------------------------------------------------------


def told_so_far(asked: FloorAsked, play: str, books: Sequence[Rulebook]) -> tuple[Situation, str]:
    """What is known; an answer that cannot be true is left out, and why is said."""
    declared = {fact.name for fact in KINDS[asked.kind].facts}
    situation = Situation(asked.kind, play, {}, tuple(n for n in asked.left_out if n in declared))
    for name, said in asked.facts.items():
        if name not in declared:
            raise cannot("that is not asked about it", "no-such-fact")
        tried = Situation(asked.kind, play, {**situation.facts, name: said}, situation.left_out)
        wrong = cannot_be(tried, books)
        if wrong:
            return situation, wrong
        situation = tried
    return situation, ""


def cannot_be(situation: Situation, books: Sequence[Rulebook]) -> str:
    try:
        read_facts(situation, position_in(situation, books[0]).names)
    except ValueError as error:
        return str(error)
    return impossible(situation, books)


def question(fact: Fact, at: AnyPosition, kind: AnyKind, said: str) -> FloorQuestion:
    usual = if_unsaid(fact, at.names) if has_usual(fact) else ""
    offered = choices(fact, at, kind)
    return FloorQuestion(fact.name, fact.question, fact.kind, offered, said, usual)


def choices(fact: Fact, at: AnyPosition, kind: AnyKind) -> list[AnswerChoice]:
    """Answers worth offering; an amount or a card may be another."""
    if fact.kind == YES:
        return [AnswerChoice("yes", "yes"), AnswerChoice("no", "no")]
    if fact.kind == ONE_OF:
        return [AnswerChoice(*one) for one in zip(fact.values, menu_of(fact), strict=True)]
    if fact.kind in (SEAT, SEATS):
        return [AnswerChoice(name, name) for name in at.names if name]
    subject = subject_of(kind)
    likely: Sequence[FactAnswer] = (
        subject.acts(at.of) if fact.kind == ACTS else subject.likely(at.of, fact)
    )
    if fact.kind == COUNT and not likely:
        likely = FEW
    texts = dict.fromkeys(show_answer(fact, one, at.names) for one in likely)
    return [AnswerChoice(text, text) for text in list(texts)[:MOST_TRIED] if text]


def may_be(asked: FloorQuestion, so_far: Situation, books: Sequence[Rulebook]) -> FloorQuestion:
    """The question with the answers that can be true: nobody acts too early when it is their turn.
    Of several seats no single one is tried, and where none can be all are offered, since an answer
    before may be the wrong one."""
    if asked.kind == SEATS:
        return asked
    possible = [
        one
        for one in asked.choices
        if not cannot_be(after := with_answer(so_far, asked, one), books) and leads_on(after, books)
    ]
    return replace(asked, choices=(possible or asked.choices)[:MOST_CHOICES])


def leads_on(so_far: Situation, books: Sequence[Rulebook]) -> bool:
    """Whether what is asked next can be answered: whoever put in all their chips first added none
    after it."""
    kind = KINDS[so_far.kind]
    names = next_questions(so_far, books)
    fact = next((one for one in kind.facts if names and one.name == names[0]), None)
    if fact is None or len(names) > 1 or has_usual(fact):
        return True
    coming = question(fact, position_in(so_far, books[0]), kind, "")
    if coming.kind == SEATS or not coming.choices:
        return True
    return any(not cannot_be(with_answer(so_far, coming, one), books) for one in coming.choices)


def with_answer(so_far: Situation, asked: FloorQuestion, one: AnswerChoice) -> Situation:
    facts = {**so_far.facts, asked.name: one.value}
    return Situation(so_far.kind, so_far.play, facts, so_far.left_out)


# ---- what is ruled ---------------------------------------------------------------------------


def book_ruling(answer: Answer) -> BookRuling:
    ruling = answer.ruling
    return BookRuling(
        book=answer.book,
        title=book_named(answer.book).layers[-1].title,
        sentence=answer.sentence,
        why=list(answer.why),
        clauses=[clause_said(rule) for rule in answer.clauses],
        choices=[RulingChoice(one.name, one.says) for one in ruling.options],
        default=ruling.default,
        silent=answer.silent,
        refused=ruling.impossible,
        open=bool(ruling.missing),
        notes=list(ruling.notes),
        later=[TurnLater(one.choice, one.between, one.may) for one in answer.later],
        other_readings=[str(one) for one in answer.readings],
    )


def clause_said(rule: Rule) -> ClauseSaid:
    return ClauseSaid(rule.id, rule.title, flat(rule.says))
