"""``shuffleup room do`` and its verbs: a sentence is put to the room of a log, and the ruling is
printed with its clause. Refused by the law is exit code 1, what makes no sense is 2."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from shuffleup.cli.desks.desk_answers import printed
from shuffleup.cli.output import UsageError, show_lines
from shuffleup.cli.room.desk import open_desk
from shuffleup.cli.room.desk_options import USUAL_DESK, DeskOptions, sender_of
from shuffleup.cli.room.desk_time import time_for
from shuffleup.cli.room.desk_verbs import said
from shuffleup.cli.room.telling import DeskAnswer, Part
from shuffleup.floor.senders import Role, Sender
from shuffleup.room.words.room_words import sentences

ABOUT_VERBS = """
Parameters
----------
log
    The log of a room, made by `shuffleup room new`.
words
    What fills the blanks of a sentence; the words between them may be left out.
"""


def do_command(log: Path, /, *words: str, desk: DeskOptions = USUAL_DESK) -> int:
    """Say anything to the room, in the words of the notation.

    "Ann joins 1/2", "manager: bar Bob for stealing", "at 1: next hand"; `shuffleup room words`
    lists them all.

    Parameters
    ----------
    log
        The log of a room, made by `shuffleup room new`.
    words
        A sentence.
    """
    if not words:
        raise UsageError(
            'say what to do, like "Ann joins 1/2"; `shuffleup room words` lists it all'
        )
    return say(log, " ".join(words), desk)


def words_command() -> int:
    """Every sentence a room understands; words in capitals are blanks to fill."""
    show_lines(sentences())
    return 0


def verb_command(verb: str) -> Callable[..., int]:
    """``shuffleup room VERB LOG …``: the words that follow fill a sentence of the notation."""

    def command(log: Path, /, *words: str, desk: DeskOptions = USUAL_DESK) -> int:
        return say(log, said(verb, words), desk)

    command.__doc__ = ABOUT_VERBS
    return command


# ---- saying it -------------------------------------------------------------------------------


def say(log: Path, words: str, options: DeskOptions) -> int:
    """One sentence, said once; the exit code."""
    by = sender_of(options)
    desk = open_desk(log)
    now = time_for(options.at, desk.room.zone, desk.room.now)
    heard = as_told_to(by, desk.hear(words, now, by))
    return printed(desk, [heard], options.as_json, "room")


def as_told_to(by: Sender, heard: DeskAnswer) -> DeskAnswer:
    """What happened to others meanwhile, and the ledger, are for those who work here."""
    if by.role is not Role.PLAYER:
        return heard
    return replace(heard, due=Part(), done=replace(heard.done, events=()))
