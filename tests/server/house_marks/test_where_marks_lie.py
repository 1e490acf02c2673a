"""Where marks lie: outside the house, which is restored as a whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.served_house import quick_settings

from shuffleup.server.house_app import house_app
from shuffleup.server.house_marks.where_marks_lie import marks_folder
from shuffleup.server.settings import SettingsError


def test_marks_lie_where_it_is_said_or_where_the_machine_keeps_state(tmp_path: Path) -> None:
    house = quick_settings(tmp_path / "house")
    assert marks_folder(house, {"XDG_STATE_HOME": "/state"}) == Path("/state/shuffleup")
    assert marks_folder(house, {}) == Path.home() / ".local" / "state" / "shuffleup"
    said = quick_settings(tmp_path / "house", marks="/elsewhere")
    assert marks_folder(said, {"XDG_STATE_HOME": "/state"}) == Path("/elsewhere")


@pytest.mark.parametrize("inside", ["", "marks", "backups/../marks"])
def test_marks_in_the_folder_of_the_house_are_refused_before_it_opens(
    tmp_path: Path, inside: str
) -> None:
    folder = tmp_path / "house"
    with pytest.raises(SettingsError, match="outside the folder of the house"):
        house_app(quick_settings(folder, marks=str(folder / inside)))
