"""The bot of docs/write-a-bot.md, as it stands there, plays at a house with bots."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from tests.server.served_house import served
from tests.server.test_evening import furnish

PAGE = Path(__file__).resolve().parents[2] / "docs" / "write-a-bot.md"


def shown_bot() -> dict[str, Any]:
    """What the first example of the page defines."""
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[0]
    made: dict[str, Any] = {"__name__": "my_robot"}
    exec(compile(code, str(PAGE), "exec"), made)
    return made


def test_the_example_has_about_twenty_lines() -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[0]
    body = [line for line in code.splitlines() if line and "import" not in line]
    assert len(body) <= 20


def test_the_example_bot_comes_as_a_guest_and_plays_against_the_houses_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with served(tmp_path, bots=4, bot_think_milliseconds=0) as house:
        furnish(house)
        asyncio.run(asyncio.wait_for(shown_bot()["play"](house.address, "1", 8), 120))
        assert "I have" in capsys.readouterr().out
        table = house.running.house.places["room"].tables["1"]
        assert table.hands > 8
        players = [seat.player for seat in table.seats if seat is not None]
        names = [
            house.running.desk.names.name(one) for one in players if not house.running.bots.are(one)
        ]
        assert [name.split()[0] for name in names] == ["Robot"]
