"""One digest of all code and law: any letter of it makes another program."""

from __future__ import annotations

from pathlib import Path

import pytest

from shuffleup.log import same_program
from shuffleup.log.same_program import program_digest


def test_any_letter_of_code_or_law_makes_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(same_program, "HOME", tmp_path)
    found = set()
    for name, text in (("a.py", "1"), ("a.py", "2"), ("b.toml", "2"), ("b/c.py", ""), ("d.md", "")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
        found.add(program_digest.__wrapped__())
    assert len(found) == 4  # a page of prose changes nothing


def test_it_is_this_program() -> None:
    assert (same_program.HOME / "version.py").is_file()
    assert program_digest() == program_digest.__wrapped__()
