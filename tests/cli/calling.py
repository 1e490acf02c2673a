"""Calling the command line in this process: what it printed and how it ended."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from shuffleup.cli import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


Call = Callable[..., Answer]


def caller(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """``call("deal", "razz", typed="…")``: typed lines come in as from a pipe."""

    def call(*words: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(words)
        return Answer(code, *capsys.readouterr())

    return call
