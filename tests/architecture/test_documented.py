"""What is promised is written down: every command, key of a sheet, statement and public name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import shuffleup.hand
import shuffleup.table
from shuffleup.cli.app import COMMANDS, FAMILIES
from shuffleup.games import Sheet, Street
from shuffleup.hand import Options
from shuffleup.hand.words.hand_words import FACTS, PHRASES
from shuffleup.hand.words.setup_words import READERS

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


@pytest.mark.parametrize("name", [name for name, *_ in COMMANDS])
def test_every_command_is_documented(name: str) -> None:
    assert f"`shuffleup {name}" in page("commands")


@pytest.mark.parametrize(
    ("family", "name"),
    [(family, name) for family, (commands, *_) in FAMILIES.items() for name, *_ in commands],
)
def test_every_command_of_the_law_and_the_floor_is_documented(family: str, name: str) -> None:
    assert f"`shuffleup {family} {name}" in page(family)


@pytest.mark.parametrize("key", [*Sheet.__struct_fields__, *Street.__struct_fields__])
def test_every_key_of_a_sheet_is_documented(key: str) -> None:
    inside = {"key", "name", "streets"}  # the file's name, and [[street]] itself
    assert key in inside or f"`{key}`" in page("games")


@pytest.mark.parametrize("word", [*READERS, *PHRASES, *FACTS])
def test_every_word_of_the_notation_is_documented(word: str) -> None:
    if word == "is all-in":
        word = "all-in"
    assert word in page("notation")


@pytest.mark.parametrize("name", shuffleup.hand.__all__)
def test_every_public_name_of_the_hand_is_documented(name: str) -> None:
    assert re.search(rf"\b{name}\b", page("hand"))


@pytest.mark.parametrize("name", shuffleup.table.__all__)
def test_every_public_name_of_the_table_is_documented(name: str) -> None:
    assert re.search(rf"`[^`]*\b{name}\b", page("table"))


@pytest.mark.parametrize("name", Options.__struct_fields__)
def test_every_option_is_documented(name: str) -> None:
    assert f"`{name}`" in page("hand")
