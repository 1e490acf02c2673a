"""A room's log on the disk: made, opened, folded; its faults in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError
from shuffleup.log import FileLog, LogFileError, StaleError
from shuffleup.log.file import is_cut_short
from shuffleup.room.keeping.kept_streams import KeptLogError
from shuffleup.room.keeping.room_log import ROOM, RoomKeeper


def new_log(path: Path, main: str = ROOM, what: str = "room") -> FileLog:
    """An empty log, or one whose first line was broken off; nothing else is written over."""
    if path.exists() and not path.is_file():
        raise UsageError(f"{path} is not a file")
    if not path.parent.is_dir():
        raise UsageError(f"{path}: there is no folder {path.parent}")
    with log_faults(path, what):
        log = file_log(path, main)
    if log.versions:
        raise UsageError(f"{path} holds a log already: a new {what} wants a new file")
    if path.stat().st_size and not is_cut_short(path):
        raise UsageError(f"{path} holds something that is not the log of a {what}")
    return log


def old_log(path: Path, main: str = ROOM, what: str = "room") -> FileLog:
    """The log of a room that is there."""
    new = f"shuffleup {what} new {path}"
    if not path.is_file():
        raise UsageError(f"{path}: there is no such log; to make one: {new}")
    with log_faults(path, what):
        log = file_log(path, main)
    if not log.versions:
        raise UsageError(f"{path}: the log is empty; to begin it: {new}")
    if next(iter(log.versions)) != main:
        raise UsageError(f"{path} is no log of a {what}: it holds {', '.join(log.versions)}")
    return log


def kept_room(path: Path, *, whole: bool = False) -> RoomKeeper:
    """A room as its log tells of it; ``whole``: it remembers all of it, to undo something."""
    log = old_log(path)
    with room_faults(path):
        return RoomKeeper.of(log, whole=whole)


def room_faults(path: Path) -> AbstractContextManager[None]:
    return log_faults(path, "room")


@contextmanager
def log_faults(path: Path, what: str) -> Iterator[None]:
    """What is wrong with a file or with its log, in a sentence."""
    try:
        yield
    except LogFileError as error:
        raise UsageError(str(error)) from error
    except KeptLogError as error:
        more = f"`shuffleup {what} check {path}` says more"
        raise UsageError(f"{path}, {error}; {more}") from error
    except StaleError as error:
        says = "somebody else was quicker at this log: look at the board, and say it again"
        raise UsageError(f"{path}: {says}") from error
    except OSError as error:
        raise UsageError(f"{path}: {error.strerror}") from error
