"""``shuffleup tournament do`` and its verbs: a sentence is put to the event of a log, and the
ruling is printed with its clause. Refused by the law is exit code 1, what makes no sense is 2."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from shuffleup.cli.desks.desk_answers import printed
from shuffleup.cli.output import UsageError, show_lines
from shuffleup.cli.room.desk_options import AS_DIRECTOR, DirectorOptions, sender_of
from shuffleup.cli.room.desk_time import time_for
from shuffleup.cli.tournament.directing.director_verbs import Verb, said_by, sentences_typed
from shuffleup.cli.tournament.directing.event_desk import EventDesk, open_event_desk
from shuffleup.cli.tournament.directing.event_files import FAMILY
from shuffleup.tournament.event_log.said_to_director import event_sentences
from shuffleup.tournament.state import Tournament

Said = Callable[[Tournament], Sequence[str]]
ABOUT_VERBS = """
Parameters
----------
log
    The log of an event, made by `shuffleup tournament new`.
words
    What is typed after the verb; see below.
"""


def do_command(log: Path, /, *words: str, desk: DirectorOptions = AS_DIRECTOR) -> int:
    """Say anything to the event, in the words of the notation.

    "Ann registers", "counted Ann 4500: move Ann to 2 seat 4", "at 1: next hand";
    `shuffleup tournament words` lists them all.

    Parameters
    ----------
    log
        The log of an event, made by `shuffleup tournament new`.
    words
        A sentence.
    """
    if not words:
        raise UsageError(
            'say what to do, like "Ann registers"; `shuffleup tournament words` lists it all'
        )
    return say(log, lambda event: sentences_typed(" ".join(words), event), desk)


def words_command() -> int:
    """Every sentence an event understands; words in capitals are blanks to fill."""
    show_lines(event_sentences())
    return 0


def verb_command(verb: Verb) -> Callable[..., int]:
    """``shuffleup tournament VERB LOG …``."""

    def command(log: Path, /, *words: str, desk: DirectorOptions = AS_DIRECTOR) -> int:
        return say(log, lambda event: said_by(verb, words, event), desk)

    command.__doc__ = ABOUT_VERBS
    return command


def say(log: Path, said: Said, options: DirectorOptions) -> int:
    """What is said, all of it or nothing; the exit code."""
    by = sender_of(options)
    desk = open_event_desk(log)
    now = time_at(desk, options.at)
    heard = desk.hear_all(said(desk.event), now, by)
    return printed(desk, heard, options.as_json, FAMILY)


def time_at(desk: EventDesk, at: str | None) -> int:
    return time_for(at, desk.zone, desk.event.room.now)
