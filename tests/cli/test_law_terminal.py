"""The law on a terminal: a screen at a time, wrapped at words, tables in boxes."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tests.cli.test_terminal import Terminal

pytest.importorskip("pty")


def seen(folder: Path, *words: str, until: str) -> str:
    terminal = Terminal(100, 30, folder, "law", *words)
    try:
        return re.sub(r"\x1b\[[?\d;]*[A-Za-z]|\x1b=|\r", "", terminal.wait_for(until))
    finally:
        terminal.close()


def test_long_lines_are_wrapped_at_words(tmp_path: Path) -> None:
    told = seen(tmp_path, "check", "corner-club", until="mohegan/odd-chips.c")
    lines = told.splitlines()
    assert max(map(len, lines)) <= 100
    assert any(line.startswith("    ") for line in lines)


def test_a_table_has_a_box_and_whole_names(tmp_path: Path) -> None:
    told = seen(tmp_path, "coverage", "--area", "chips-and-words", until="total")
    assert "│" in told
    assert " chips-and-words " in told
    assert "…" not in told


@pytest.mark.skipif(not shutil.which("less"), reason="there is no pager here")
@pytest.mark.parametrize(
    "words", [("print", "corner-club"), ("show", "rpl/ties.3", "mohegan/stud.4"), ("compare",)]
)
def test_what_does_not_fit_waits_for_the_reader(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert seen(tmp_path, *words, until="\n:").count("\n") <= 31


def test_the_id_of_a_clause_is_never_cut_on_a_small_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAGER", "cat")
    (tmp_path / "t.txt").write_text(NEWCOMER)
    words = ("law", "explain", str(tmp_path / "t.txt"), "--book", "pechanga")
    terminal = Terminal(80, 24, tmp_path, *words)
    try:
        told = re.sub(r"\x1b\[[?\d;]*[A-Za-z]|\r", "", terminal.wait_for("└"))
    finally:
        terminal.close()
    assert "common/entry-between-button-and-" in told
    assert "…" not in told


NEWCOMER = """\
holdem no-limit 1/2
seats: Ann 200, Bob 200, Cy 200, -; button Ann
2 hands pass
Dee sits 4 with 200
x Dee posts
next hand
x Dee posts
everyone folds
x Dee posts
"""
