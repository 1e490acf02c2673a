"""Lessons for training: the right ruling among wrong ones, and only one of them right."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from shuffleup.cases.lessons import (
    MOST_CHOICES,
    Lesson,
    apart,
    choices,
    comes_to,
    elsewhere,
    lessons,
    other_books,
    varied,
)


@cache
def known(book: str) -> tuple[Lesson, ...]:
    return tuple(lessons(book))


@pytest.mark.parametrize("book", ["mohegan", "tournament"])
def test_the_right_ruling_is_among_the_choices_once(book: str) -> None:
    dice = Random(4)
    for lesson in dice.sample(known(book), 40):
        offered = choices(lesson, known(book), dice)
        assert offered.count(lesson.right.outcome) == 1
        assert len(set(offered)) == len(offered) <= MOST_CHOICES


def test_no_two_choices_come_to_the_same() -> None:
    """Each wrong choice has some source in which it differs from the right one in what happens."""
    for lesson in Random(5).sample(known("rpl"), 25):
        offered = choices(lesson, known("rpl"), Random(1))
        sources = [*other_books(lesson), *varied(lesson, Random(1))]
        sources += elsewhere(lesson, known("rpl"), Random(1))
        for wrong in offered:
            if wrong != lesson.right.outcome:
                same_words = [one for one in sources if one.outcome == wrong]
                assert any(apart(one, lesson.right) for one in same_words)


def test_rulings_that_differ_only_in_words_are_the_same() -> None:
    dead = [one.right for one in known("mohegan") if not comes_to(one.right)[0]
            and not comes_to(one.right)[1] and not comes_to(one.right)[2]]  # fmt: skip
    assert len({one.outcome for one in dead}) > 1
    assert not any(apart(dead[0], one) for one in dead)


def test_what_is_ruled_elsewhere_names_nobody_of_another_hand() -> None:
    for lesson in known("mohegan")[::20]:
        for answer in elsewhere(lesson, known("mohegan"), Random(2)):
            assert not any(letter.isdigit() for letter in answer.outcome)
            assert answer.outcome == answer.outcome.lower()
