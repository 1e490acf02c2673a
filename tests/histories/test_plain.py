"""The quick reader of TOML: what it reads is what tomllib reads, and all else it leaves to it."""

from __future__ import annotations

import tomllib
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shuffleup.histories import SUFFIXES
from shuffleup.histories.plain_values import loads, plain

VALUES = st.one_of(
    st.integers().map(str),
    st.decimals(allow_nan=False, allow_infinity=False, places=2).map(str),
    st.sampled_from(["true", "false", "inf", "1e3", "0x10", "1_000", "01", "-0", "+1", "1.", ".5"]),
    st.sampled_from(["00:00:00", "23:59:59", "24:00:00", "12:60:00", "1:00:00", "2009-07-01"]),
    st.text("ab'\"\\# ,[]", max_size=6).map(lambda inside: f"'{inside}'"),
    st.text("ab'\"\\# ,[]", max_size=6).map(lambda inside: f'"{inside}"'),
    st.text("12.,- '\"[]#a", max_size=10).map(lambda inside: f"[{inside}]"),
    st.lists(st.sampled_from(["'p1 f'", "'d db 2c'", '"x"', "''", "'it''s'", "1"])).map(
        lambda items: f"[{', '.join(items)}]"
    ),
    st.text("'\"[]{}=#., \\\t\r\x00é1a", max_size=8),
    # lists of numbers, and what a reader of JSON could take for one
    st.lists(
        st.sampled_from(
            [
                "0",
                "-0",
                "-0.0",
                "0.50",
                "1e5",
                "1E-3",
                "1e999999",
                "1e99999999999999999999",
                "01",
                "1.",
                ".5",
                "+1",
                "null",
                "true",
                "NaN",
                "inf",
                '"1"',
                "[1]",
                "{}",
                " 1 ",
                "9" * 40,
                "9" * 40 + ".5",
                "9" * 5000,
                "1_000",
                "0x1",
                "",
            ]
        ),
        max_size=4,
    ).map(lambda items: f"[{', '.join(items)}]"),
)
LINES = st.one_of(
    st.tuples(
        st.sampled_from(["a", "b", "a.b", "'a'", "é", "", "a b", "_c"]),
        st.sampled_from([" = ", "=", " =", "  =  "]),
        VALUES,
    ).map("".join),
    st.sampled_from(["", "[1]", "[2]", "[a]", "[[1]]", "[1.2]", " [3]", "# x", " ", "]"]),
)


@given(st.lists(LINES, max_size=8).map("\n".join))
def test_what_is_read_quickly_is_what_tomllib_reads(text: str) -> None:
    found = plain(text)
    if found is not None:
        assert repr(found) == repr(tomllib.loads(text, parse_float=Decimal))


@given(st.lists(LINES, max_size=8).map("\n".join))
def test_what_is_not_toml_is_refused_all_the_same(text: str) -> None:
    try:
        right = tomllib.loads(text, parse_float=Decimal)
    except ValueError:
        with pytest.raises(ValueError, match=r"."):
            loads(text)
    else:
        assert repr(loads(text)) == repr(right)


def test_real_files_are_read_as_tomllib_reads_them(phh_folder: Path) -> None:
    files = [file for file in phh_folder.rglob("*") if file.suffix in SUFFIXES]
    quick = 0
    for file in files:
        text = file.read_text(encoding="utf-8")
        found = plain(text)
        if found is not None:
            quick += 1
            assert repr(found) == repr(tomllib.loads(text, parse_float=Decimal)), file
    assert quick > len(files) * 0.9


def test_the_lines_of_a_usual_file_are_read_quickly() -> None:
    text = """[1]
variant = 'NT'
ante_trimming_status = false
antes = [0, 0]
blinds_or_straddles = [0.25, -0.50]
actions = ['d dh p1 ????', 'p2 f']
time = 00:00:07
players = ["Ann", "Bob"]
hand = 12
empty = []

"""
    assert plain(text.replace('["Ann", "Bob"]', "['Ann', 'Bob']")) is not None
    assert plain(text) is None, "double quotes in a list are left to tomllib"
    assert loads(text)["1"]["players"] == ["Ann", "Bob"]
