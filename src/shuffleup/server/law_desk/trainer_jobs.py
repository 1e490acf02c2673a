"""An examination: cases of a book as exercises, the right ruling among wrong ones."""

from __future__ import annotations

import random
from functools import cache

from shuffleup.cases.lessons import Lesson, choices, facts_said, lessons, seen
from shuffleup.law.loading import BOOKS
from shuffleup.server.law_desk.asking_jobs import clause_said
from shuffleup.server.law_desk.law_answers import PaperQuestion, PaperShown
from shuffleup.server.law_desk.law_questions_asked import PaperAsked
from shuffleup.server.law_desk.law_worker import cannot
from shuffleup.server.law_desk.reading_jobs import book_named

MOST_QUESTIONS = 30


@cache
def known_lessons(book: str) -> tuple[Lesson, ...]:
    return tuple(lessons(book))


def paper(asked: PaperAsked) -> PaperShown:
    if asked.book not in BOOKS:
        raise cannot(f"one of {', '.join(BOOKS)}", "no-such-book", 404)
    dice = random.Random(asked.seed or None)
    known = known_lessons(asked.book)
    questions: list[PaperQuestion] = []
    for lesson in dice.sample(known, len(known)):
        if len(questions) == min(asked.count, MOST_QUESTIONS):
            break
        offered = choices(lesson, known, dice)
        if len(offered) > 1:
            questions.append(exercise(lesson, offered))
    return PaperShown(asked.book, book_named(asked.book).layers[-1].title, questions)


def exercise(lesson: Lesson, offered: list[str]) -> PaperQuestion:
    right = lesson.right
    return PaperQuestion(
        kind=lesson.situation.kind,
        story=seen(lesson),
        what=lesson.what,
        facts=facts_said(lesson),
        choices=offered,
        right=offered.index(right.outcome),
        sentence=right.sentence,
        clauses=[clause_said(rule) for rule in right.clauses],
    )
