"""The first load of the built page is small: script and style that every page needs."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import shuffleup

PAGE = Path(shuffleup.__file__).parent / "server" / "page"
MOST_BYTES = 150_000  # gzipped, script and style together


@pytest.fixture
def first_load() -> list[Path]:
    index = PAGE / "index.html"
    if not index.is_file():
        pytest.skip("the web page was not built (make page; it needs Node)")
    text = index.read_text(encoding="utf-8")
    linked = re.findall(r'<(?:script|link)[^>]+(?:src|href)="/([^"]+\.(?:js|css))"', text)
    return [PAGE / name for name in linked]


def test_the_first_load_is_at_most_150_kilobytes(first_load: list[Path]) -> None:
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in first_load}
    assert {path.suffix for path in first_load} == {".js", ".css"}
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_fonts_do_not_hold_up_the_text(first_load: list[Path]) -> None:
    styles = "".join(path.read_text() for path in first_load if path.suffix == ".css")
    faces = re.findall(r"@font-face\s*\{[^}]*\}", styles)
    assert faces
    assert all("font-display:swap" in face.replace(" ", "") for face in faces)
