"""``shuffleup room do`` and its verbs: a sentence is put to the room of a log, and the ruling is
printed with its clause. Refused by the law is exit code 1, what makes no sense is 2."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from shuffleup.cli.output import (
    UsageError,
    people,
    print_complaint,
    print_json,
    print_line,
    show_lines,
)
from shuffleup.cli.room.desk import Desk, open_desk
from shuffleup.cli.room.desk_options import USUAL_DESK, DeskOptions, sender_of
from shuffleup.cli.room.desk_time import time_for
from shuffleup.cli.room.desk_verbs import said
from shuffleup.cli.room.telling import DeskAnswer, Part
from shuffleup.floor.senders import Role, Sender
from shuffleup.law.ruling import Refusal
from shuffleup.log.codec import encode, from_json
from shuffleup.room.events import AtTable
from shuffleup.room.instants import clock, day_of
from shuffleup.room.words.room_words import sentences

REFUSED, NONSENSE = 1, 2
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
    if options.as_json:
        print_json(as_object(desk, heard))
    elif heard.refusal is not None:
        print_complaint(f"shuffleup room: {refused(desk, heard.refusal)}")
    else:
        for line in answer(desk, heard):
            print_line(people(), line)
    if heard.refusal is None:
        return 0
    return NONSENSE if heard.refusal.reason.malformed else REFUSED


def as_told_to(by: Sender, heard: DeskAnswer) -> DeskAnswer:
    """What happened to others meanwhile, and the ledger, are for those who work here."""
    if by.role is not Role.PLAYER:
        return heard
    return replace(heard, due=Part(), done=replace(heard.done, events=()))


def refused(desk: Desk, refusal: Refusal) -> str:
    """``refused: no list is kept (mohegan/house.5)``."""
    word = "not done" if refusal.reason.malformed else "refused"
    return f"{word}: {refusal.says}{desk.clauses(refusal.grounds)}"


def answer(desk: Desk, heard: DeskAnswer) -> list[str]:
    """What was due and what was done, the time before it and the clauses after it."""
    done = (
        heard.done if heard.done.lines else replace(heard.done, lines=((desk.room.now, "Noted"),))
    )
    return [*in_lines(desk, heard.due), *in_lines(desk, done)]


def in_lines(desk: Desk, part: Part) -> list[str]:
    """``19:05  Ann is number 3 on the list of 1/2 (mohegan/house.5)``."""
    lines = [f"{clock(at, desk.room.zone)}  {says}" for at, says in part.lines]
    return [*lines[:-1], f"{lines[-1]}{desk.clauses(part.grounds)}"] if lines else []


def as_object(desk: Desk, heard: DeskAnswer) -> dict[str, object]:
    """The ruling for scripts."""
    room, refusal = desk.room, heard.refusal
    found: dict[str, object] = {
        "ok": refusal is None,
        "at": f"{day_of(room.now, room.zone)} {clock(room.now, room.zone)}",
    }
    grounds = heard.done.grounds if refusal is None else refusal.grounds
    if refusal is not None:
        found |= {"reason": refusal.reason.code, "says": refusal.says}
    else:
        found |= {
            "says": [says for _, says in heard.done.lines],
            "events": [event_object(event) for event in heard.done.events],
            "due": [event_object(event) for event in heard.due.events],
        }
    return found | {"grounds": list(grounds), "clauses": desk.clause_ids(grounds)}


def event_object(event: object) -> dict[str, object]:
    if isinstance(event, AtTable):
        return {"table": event.table, "event": from_json(encode(event.event))}
    return {"event": from_json(encode(event))}
