"""Commands as records: ``{"RaiseTo": {"seat": 2, "to": 600}}``, on the wire and in a deed.

``read_command`` takes what anybody may have sent and gives a command or raises ``CommandError``
with a sentence; ``write_command`` is its inverse. What it means and whether it is lawful is the
judge's affair.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, get_args

import msgspec

from shuffleup.floor.report import Report
from shuffleup.hand.commands import Command
from shuffleup.league.commands import SeasonCommand
from shuffleup.log.codec import ENCODER, read_other
from shuffleup.outside_text import quoted, sentence
from shuffleup.room.adoption.book_commands import AdoptBook
from shuffleup.room.commands import AfterCount, AtTheTable, RoomCommand, TellTime
from shuffleup.table.commands import PlayBy, PlayGame, TableCommand
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.event_clock.clock_commands import PassTime
from shuffleup.wrong_fields import in_words

# Time is the house's to tell, and a table is named beside its command. What carries a whole book or
# the sheet of a game is said in words, by their names.
NOT_SENT: Final = frozenset(
    {TellTime, PassTime, AtTheTable, OnTheTable, AfterCount, PlayBy, PlayGame, AdoptBook}
)


def kinds(union: object) -> dict[str, type]:
    found = (kind for kind in get_args(union) if isinstance(kind, type))
    return {kind.__name__: kind for kind in found if kind not in NOT_SENT}


OF_TABLES: Final = kinds(Command) | kinds(TableCommand)
TABLE_KINDS: Final = frozenset(OF_TABLES.values())
OF_ROOMS: Final = kinds(RoomCommand)
OF_EVENTS: Final = kinds(EventCommand)
OF_SEASONS: Final = kinds(SeasonCommand)
HELD: Final = re.compile(r"(?:at (.{1,64}): )?(\{.*\})", re.DOTALL)
ALL: Final = {**OF_TABLES, **OF_ROOMS, **OF_EVENTS, **OF_SEASONS}


class ReportSent(msgspec.Struct, frozen=True):
    """A report as it comes over the wire: its facts are text, read when it is judged."""

    kind: str
    facts: dict[str, str] = {}
    chance: str = ""

    def meant(self) -> Report:
        return Report(self.kind, self.facts, self.chance)


class CommandError(ValueError):
    """Not a command, and why: one sentence that anybody can be shown."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


def write_command(command: object) -> str:
    return ENCODER.encode({type(command).__name__: command}).decode()


def read_command(record: object, known: Mapping[str, type] = ALL) -> object:
    """The command of a record."""
    if not isinstance(record, dict) or len(record) != 1:
        raise CommandError("a command is its name and what belongs to it")
    ((name, fields),) = record.items()
    kind = known.get(name) if isinstance(name, str) else None
    if kind is None:
        raise CommandError(f"there is no command {quoted(str(name))} here")
    said = re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()
    if not isinstance(fields, dict):
        raise CommandError(f"{said}: not as it has to be")
    strange = set(fields).difference(one.name for one in msgspec.structs.fields(kind))
    if strange:
        raise CommandError(f"{said}: {quoted(str(min(strange, key=str)))} is not asked for here")
    try:
        if kind is Report:
            return msgspec.convert(fields, ReportSent).meant()
        return msgspec.convert(fields, kind, dec_hook=read_other)
    except TypeError as error:  # a field that no record of JSON can be: the seed of a deck
        raise CommandError(f"{said}: not said in this way") from error
    except msgspec.ValidationError as error:
        raise CommandError(f"{said}: {in_words(str(error))}") from error
    except (ValueError, ArithmeticError, RecursionError) as error:
        raise CommandError(f"{said}: {error}") from error


def deed_words(command: object, table: str = "") -> str:
    """A command as a deed has it: at a table, the table first."""
    said = write_command(command)
    return f"at {table}: {said}" if table else said


def command_in(words: str) -> tuple[str, object] | None:
    """The table and the command that a deed holds; None where it holds a sentence."""
    found = HELD.fullmatch(words)
    if found is None:
        return None
    try:
        record: object = msgspec.json.decode(found[2])
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise CommandError(f"not a command: {error}") from error
    return found[1] or "", read_command(record)
