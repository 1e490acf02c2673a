"""The grammar of transcripts: statements, marks, times, comments; what it shows it reads back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.law.notation import MARKS, NotationError, Statement, parse, show

words = st.lists(
    st.text("abcdefghijklmnopqrstuvwyzABC0123456789,.-/:", min_size=1), min_size=1
).map(" ".join)
statements = st.builds(
    Statement, words=words, mark=st.sampled_from(["", *MARKS]), time=st.sampled_from(["", "19:05"])
)


def test_statements_stand_on_lines_or_between_semicolons() -> None:
    text = "Ann folds; Bob calls  # a comment\n\n= pot 4\nx [19:05] Cy checks\n"
    assert parse(text) == [
        Statement("Ann folds", line=1),
        Statement("Bob calls", line=1),
        Statement("pot 4", "=", line=3),
        Statement("Cy checks", "x", "19:05", line=4),
    ]


@given(st.lists(statements))
def test_what_is_shown_reads_back_the_same(given_statements: list[Statement]) -> None:
    text = show(given_statements)
    again = parse(text)
    assert show(again) == text
    assert [(s.mark, s.time, s.words) for s in again] == [
        (s.mark, s.time, s.words) for s in given_statements
    ]


@pytest.mark.parametrize("text", ["=", "x", "ok\n[19:05", "[19:05]"])
def test_a_mark_or_time_without_words_names_its_line(text: str) -> None:
    with pytest.raises(NotationError, match=r"^line [12]: "):
        parse(text)
