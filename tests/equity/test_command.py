"""``shuffleup equity`` on the command line."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from cyclopts import App

from shuffleup.cli.equity import equity_command
from shuffleup.cli.output import UsageError


@pytest.fixture
def app() -> App:
    app = App(name="shuffleup", result_action="return_value")
    app.command(name="equity")(equity_command)
    return app


def test_a_table_shows_each_hand(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    app("equity AsAh KsKh --board 2c7d9h")
    out = capsys.readouterr().out
    assert "91.616" in out
    assert "all 990 deals" in out


def test_json_is_one_object(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    app("equity AsAh2s3h 8c9cTcJc --game omaha-eight --samples 500 --seed 3 --json")
    answer = json.loads(capsys.readouterr().out)
    assert (answer["game"], answer["exact"], answer["deals"]) == ("omaha-eight", False, 500)
    one, two = answer["players"]
    assert one["hand"] == "AsAh2s3h"
    assert one["equity"] + two["equity"] == pytest.approx(1)
    assert one["high"] + one["low"] == pytest.approx(one["equity"])
    assert one["error"] > 0


def test_an_exact_answer_has_its_fraction(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    app("equity As2h3c9d 4s5d7cKh --game badugi --draw 9d --draw pat --json")
    answer = json.loads(capsys.readouterr().out)
    assert answer["exact"]
    assert answer["players"][1]["fraction"].count("/") == 1


def test_a_mistake_is_a_wrong_argument(app: App) -> None:
    with pytest.raises(UsageError, match="As is given twice"):
        app(["equity", "AsAh", "AsKd"])


def test_a_small_exact_answer_needs_no_compiler_and_no_table() -> None:
    """Most of its time was imports: bots, law and hands, which chances do not need."""
    code = (
        "import sys; from shuffleup.cli import main; main(['equity', 'AsAh', 'KK', '--exact']); "
        "print([name for name in ('numba', 'shuffleup.bots', 'shuffleup.hand', 'rich.progress') "
        "if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "81.946" in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"
