"""Keeping the hands of a session: one text file, each hand a transcript that can be run again."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from shuffleup.cli.run_file import HAND_MARK
from shuffleup.hand import Hand
from shuffleup.hand.words.hand_transcript import write


def usual_folder() -> Path:
    """Where a person's data belongs: ``$XDG_DATA_HOME/shuffleup/hands``."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "shuffleup" / "hands"


class Keeper:
    """Writes hands to a file as they end; the file is made with the first of them."""

    def __init__(self, folder: Path | None, game: str) -> None:
        self.folder, self.game = folder, game
        self.file: Path | None = None
        self.trouble = ""
        self.mended: list[int] = []  # hands that only a log can tell

    def add(self, hand: Hand, number: int, names: Sequence[str]) -> None:
        """A folder that cannot be written to costs the record, not the game."""
        if self.folder is None or self.trouble:
            return
        if hand.mended:
            self.mended.append(number)
            return
        note = "" if hand.over else " (left unfinished)"
        stacks = hand.setup.stacks
        dealt = [name if stack else "" for name, stack in zip(names, stacks, strict=True)]
        text = f"{HAND_MARK}{number}{note}\n{write(hand, dealt)}{self._stacks(hand, dealt)}\n"
        try:
            if self.file is None:
                self.folder.mkdir(parents=True, exist_ok=True)
                self.file = self._new_file(self.folder)
            with self.file.open("a", encoding="utf-8") as out:
                out.write(text)
        except OSError as error:
            self.trouble = f"Hands are not saved: {error.strerror} ({self.folder})"

    def look_ahead(self) -> str:
        """What will keep hands from being saved, before the first is played."""
        if self.folder is None:
            return ""
        nearest = next(p for p in (self.folder, *self.folder.absolute().parents) if p.exists())
        if not nearest.is_dir():
            self.trouble = f"Hands are not saved: {nearest} is not a folder"
        elif not os.access(nearest, os.W_OK | os.X_OK):
            self.trouble = f"Hands are not saved: {nearest} may not be written to"
        return self.trouble

    def _stacks(self, hand: Hand, names: Sequence[str]) -> str:
        """Something that can be false when the hand is run again."""
        stacks = zip(names, hand.stacks, strict=True)
        return f"= stacks: {', '.join(f'{name} {stack}' for name, stack in stacks if name)}\n"

    def _new_file(self, folder: Path) -> Path:
        stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{self.game}"
        for more in ("", *(f"-{n}" for n in range(2, 100))):
            path = folder / f"{stem}{more}.txt"
            if not path.exists():
                return path
        return folder / f"{stem}-100.txt"
