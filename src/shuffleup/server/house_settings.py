"""What can be changed while the house runs: ``change(running, name, value)``, kept for the next
start in ``settings.toml``.

A change takes effect with the next decision, hand, call or visitor; nobody's clock that runs is
touched.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from shuffleup.server.dealer.absent_players import patience
from shuffleup.server.private_files import private_file
from shuffleup.server.settings import FILE, ServerSettings, SettingsError, checked, in_harmony

if TYPE_CHECKING:
    from shuffleup.server.running_house import RunningHouse


def turn(running: RunningHouse, settings: ServerSettings) -> None:
    running.clocks.turn = settings.turn_seconds * 1000
    running.clocks.grace = settings.grace_seconds * 1000


def pause(running: RunningHouse, settings: ServerSettings) -> None:
    running.dealer.pause = settings.between_hands_seconds


def calls(running: RunningHouse, settings: ServerSettings) -> None:
    running.board.call_ms = settings.call_seconds * 1000


def absent(running: RunningHouse, settings: ServerSettings) -> None:
    running.absent.patience = patience(settings)


def by_itself(running: RunningHouse, settings: ServerSettings) -> None:
    """It is read where it is needed."""


CHANGEABLE: Final[dict[str, Callable[[RunningHouse, ServerSettings], None]]] = {
    "house_name": by_itself, "currency": by_itself, "play_chips": by_itself,
    "guests": by_itself, "signup": by_itself, "turn_seconds": turn,
    "grace_seconds": turn, "between_hands_seconds": pause, "call_seconds": calls,
    "away_seconds": absent, "seat_kept_seconds": absent, "broke_seconds": absent,
}  # fmt: skip


def change(running: RunningHouse, name: str, value: str) -> ServerSettings:
    """SettingsError in a sentence where it cannot be, and then nothing is changed."""
    if name not in CHANGEABLE:
        raise SettingsError(f"{name[:40]} is set before the house opens")
    if not value.isprintable() or value != value.strip():
        raise SettingsError(f"{name} is of characters that can be read, without blanks around it")
    new = checked("the page", {name: value}, spelled=True)
    settings = in_harmony(replace(running.settings, **new))
    keep(settings, name)
    running.settings = running.desk.settings = running.door.settings = settings
    CHANGEABLE[name](running, settings)
    return settings


def keep(settings: ServerSettings, name: str) -> None:
    """One setting in the file of the folder, in its old place or at the top; all else stays."""
    path = settings.folder / FILE
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    line = f"{name} = {json.dumps(getattr(settings, name), ensure_ascii=False)}"
    new, found = re.subn(rf"(?m)^{name}[ \t]*=.*$", lambda _: line, text, count=1)
    beside = path.with_suffix(".new")
    try:
        private_file(beside).write_text(new if found else f"{line}\n{text}", encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise SettingsError(f"{FILE} cannot be written: {error.strerror}") from error
