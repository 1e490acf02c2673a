"""The page of attacks: what held, each with its commit, and the names of those that did not run."""

from __future__ import annotations

from pathlib import Path

from tests.attacks import ATTACKS, BY_HAND, HEAD, attacks, keep, section
from tests.fuzz.every_parser import PARSERS

ORDER = ["anything", "garbage", "fuzz-phh"]


def test_every_parser_is_an_attack_of_its_own() -> None:
    names = [one.name for one in attacks()]
    assert len(names) == len(set(names)) == len(ATTACKS) + len(PARSERS)


def test_the_page_keeps_what_held_and_names_the_rest(tmp_path: Path) -> None:
    page, (anything, garbage, *_) = tmp_path / "attacks.md", ATTACKS
    keep(page, "garbage", section(garbage, 600_000, "all answered\n", "abc1234"), ORDER)
    assert page.read_text().startswith(HEAD)
    assert "`python -m tests.table.garbage 600000` at abc1234" in page.read_text()
    assert page.read_text().endswith("since something was found:\nanything, fuzz-phh.\n")
    keep(page, "anything", section(anything, 200_000, "held\n", "def5678"), ORDER)
    assert page.read_text().index("## anything") < page.read_text().index("## garbage")
    keep(page, "garbage", "", ORDER)
    assert "## garbage" not in page.read_text()
    assert page.read_text().endswith("garbage, fuzz-phh.\n")


def test_what_was_written_by_hand_stays_on_the_page(tmp_path: Path) -> None:
    page, (anything, *_) = tmp_path / "attacks.md", ATTACKS
    page.write_text(f"# Attacks\n\n## {BY_HAND[0]}\n\nA host ruled.\n\n## gone\n\nOld.\n")
    keep(page, "anything", section(anything, 200_000, "held\n", "def5678"), ORDER)
    text = page.read_text()
    assert "A host ruled." in text
    assert "Old." not in text


def test_an_attack_is_told_by_the_command_that_runs_it() -> None:
    phh = next(one for one in attacks() if one.name == "fuzz-phh")
    assert "`python -m tests.fuzz 200000 --parser phh` at x" in section(phh, 200_000, "", "x")
