"""What a desk answers: lines with the time before and the clauses after them, JSON, an exit code.

Refused by the law is exit code 1, what makes no sense is 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from shuffleup.cli.desks.log_desk import LogDesk
from shuffleup.cli.output import people, print_complaint, print_json, print_line
from shuffleup.cli.room.telling import DeskAnswer, Part
from shuffleup.law.ruling import Refusal
from shuffleup.log.codec import encode, from_json
from shuffleup.room.events import AtTable
from shuffleup.room.instants import clock, day_of
from shuffleup.room.keeping.state_keeper import S
from shuffleup.tournament.events import InRoom, OnTable

REFUSED, NONSENSE = 1, 2
E = TypeVar("E")


def printed(desk: LogDesk[S, E], heard: Sequence[DeskAnswer], as_json: bool, family: str) -> int:
    """The answers for people or for scripts; the exit code."""
    refusal = heard[-1].refusal
    if as_json:
        print_json(as_object(desk, heard))
    elif refusal is not None:
        print_complaint(f"shuffleup {family}: {refused(desk, refusal)}")
    else:
        for line in all_answers(desk, heard):
            print_line(people(), line)
    if refusal is None:
        return 0
    return NONSENSE if refusal.reason.malformed else REFUSED


def refused(desk: LogDesk[S, E], refusal: Refusal) -> str:
    """``refused: no list is kept (mohegan/house.5)``."""
    word = "not done" if refusal.reason.malformed else "refused"
    return f"{word}: {refusal.says}{desk.clauses(refusal.grounds)}"


def all_answers(desk: LogDesk[S, E], heard: Sequence[DeskAnswer]) -> list[str]:
    """What came of several sentences, and what is to be done next after the last of them."""
    now = clock(desk.keeper.now(), desk.zone)
    then = [f"{now}  {says}" for says in heard[-1].then]
    return [*(line for one in heard for line in answer(desk, one)), *then]


def answer(desk: LogDesk[S, E], heard: DeskAnswer) -> list[str]:
    """What was due and what was done, the time before it and the clauses after it."""
    done = (
        heard.done
        if heard.done.lines
        else replace(heard.done, lines=((desk.keeper.now(), "Noted"),))
    )
    return [*in_lines(desk, heard.due), *in_lines(desk, done)]


def in_lines(desk: LogDesk[S, E], part: Part) -> list[str]:
    """``19:05  Ann is number 3 on the list of 1/2 (mohegan/house.5)``."""
    lines = [f"{clock(at, desk.zone)}  {says}" for at, says in part.lines]
    return [*lines[:-1], f"{lines[-1]}{desk.clauses(part.grounds)}"] if lines else []


def as_object(desk: LogDesk[S, E], heard: Sequence[DeskAnswer]) -> dict[str, object]:
    """The ruling for scripts; of several, all that was done."""
    now, refusal = desk.keeper.now(), heard[-1].refusal
    found: dict[str, object] = {
        "ok": refusal is None,
        "at": f"{day_of(now, desk.zone)} {clock(now, desk.zone)}",
    }
    behind = refusal.grounds if refusal else [one for part in heard for one in part.done.grounds]
    grounds = tuple(dict.fromkeys(behind))
    if refusal is not None:
        found |= {"reason": refusal.reason.code, "says": refusal.says}
    else:
        found |= {
            "says": [says for part in heard for _, says in part.done.lines],
            "events": [event_object(event) for part in heard for event in part.done.events],
            "next": list(heard[-1].then),
            "due": [event_object(event) for part in heard for event in part.due.events],
        }
    return found | {"grounds": list(grounds), "clauses": desk.clause_ids(grounds)}


def event_object(event: object) -> dict[str, object]:
    if isinstance(event, AtTable | OnTable):
        return {"table": event.table, "event": from_json(encode(event.event))}
    if isinstance(event, InRoom):
        return {"room": True, "event": from_json(encode(event.event))}
    return {"event": from_json(encode(event))}
