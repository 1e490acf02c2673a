"""What went wrong between hands or with the blinds, and how the coming hands repair it.

``judge_report`` reads the facts as they were told, asks the judge of the kind, and puts the ruling
on record; where there is a choice it becomes the table's question. ``ruled`` is the bare ruling.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from shuffleup.floor.facts import FactError, Facts, MissingFactError, read_answer
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.floor import owing, wrong_blinds, wrong_button
from shuffleup.table.floor.report_kinds import KINDS, Kind
from shuffleup.table.refusals import malformed
from shuffleup.table.seats import disputed_seats
from shuffleup.table.state import Table

__all__ = ["KINDS", "disputed_seats", "owing", "wrong_blinds", "wrong_button"]


def judge_report(table: Table, command: c.Report) -> Ruling:
    """A ruling that is carried out, or a question that somebody has to decide."""
    if table.question:
        return malformed(Reason.NOT_ASKED_FOR, f"the floor has yet to decide: {table.question}")
    ruling = ruled(table, command)
    if ruling.refusal:
        return ruling
    words = say_report(command)
    if ruling.options:
        names = tuple(option.name for option in ruling.options)
        return replace(ruling, events=(e.Questioned(words, names),))
    record = e.Ruled(words, ruling.says, ruling.grounds)
    return replace(ruling, events=(record, *ruling.events))


def ruled(table: Table, command: c.Report) -> Ruling:
    """What the book says to a report; nothing changes."""
    kind = KINDS.get(command.kind) if isinstance(command.kind, str) else None
    if kind is None:
        return malformed(Reason.NOT_A_REPORT, f"{command.kind!r} is not a kind of report")
    try:
        facts = Facts(kind.facts, answers(table, kind, command.facts))
        ruling = kind.judge(table, facts)
    except FactError as error:
        return malformed(Reason.NOT_A_REPORT, str(error))
    except MissingFactError as missing:
        question = next(fact.question for fact in kind.facts if fact.name == missing.name)
        return malformed(Reason.NOT_A_REPORT, f"{missing.name} was not told: {question}")
    return replace(ruling, used=tuple(facts.used))


def answers(table: Table, kind: Kind, told: Any) -> dict[str, Any]:
    """The facts as they were told, typed; FactError says what is wrong with one."""
    declared = {fact.name: fact for fact in kind.facts}
    given: dict[str, Any] = {}
    for one in told if isinstance(told, tuple | list) else (told,):
        match one:
            case (str(name), str(text)) if name in declared:
                given[name] = read_answer(declared[name], text, lambda who: player_at(table, who))
            case _:
                known = ", ".join(declared) or "none"
                raise FactError(f"{one!r} is no fact of {kind.name}; there are: {known}")
    return given


def player_at(table: Table, player: str) -> int:
    """The seat of a player a report names."""
    at = seat_of(table, player)
    if at is None:
        raise FactError(f"nobody here is called {player!r}")
    return at


# ---- words -----------------------------------------------------------------------------------


def read_report(words: str) -> c.Report:
    """``seat-disputed: place 5, one Ann, other Bob``."""
    kind, _, rest = words.partition(":")
    parts = [part.split(None, 1) for part in rest.split(",") if part.strip()]
    return c.Report(
        kind.strip(), tuple((part[0], part[1] if len(part) > 1 else "yes") for part in parts)
    )


def say_report(command: c.Report) -> str:
    """A report as one line; ``read_report`` reads it back."""
    said = ", ".join(f"{name} {text}" for name, text in command.facts)
    return f"{command.kind}: {said}" if said else command.kind


JUDGES: dict[type, Any] = {c.Report: judge_report}
