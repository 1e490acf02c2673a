"""Keeping what was ruled: the floor's choice, who ruled and why, and who chose otherwise before."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from shuffleup.cli.floor.menus import pick
from shuffleup.cli.keyboard import typed
from shuffleup.cli.log_file import file_log
from shuffleup.cli.output import UsageError, people, print_line
from shuffleup.cli.table.table_log import disk_faults
from shuffleup.floor.asking.situations import Answer, Situation, game_of, grounds
from shuffleup.floor.precedents import keep, otherwise
from shuffleup.floor.ruling_record import Ruled, signature
from shuffleup.law.rulebook import Rulebook, digest
from shuffleup.log import FileLog


class Keeping(Struct, frozen=True):
    """Where a ruling is kept, and what is written down with it."""

    path: Path
    by: str = ""
    table: str = ""
    hand: int = 0
    people: tuple[str, ...] = ()


def check_log(path: Path) -> None:
    """Refuse a log that is damaged or cannot be written, before anybody is asked anything."""
    if path.is_dir():
        raise UsageError(f"{path}: is a folder; name a file for the rulings")
    if not path.parent.is_dir():
        raise UsageError(f"{path}: there is no folder {path.parent}")
    there = path.exists()
    with disk_faults(path):
        path.open("ab").close()
        if not there:
            path.unlink()  # it is made with the first ruling
        else:
            file_log(path, "floor")


def record(answer: Answer, situation: Situation, book: Rulebook, keeping: Keeping) -> None:
    """Keep the ruling; where there was a choice, ask for it, and show who chose otherwise."""
    path = keeping.path
    try:
        with disk_faults(path):
            log = file_log(path, "floor")
            chosen, why = floor_choice(answer, situation.kind, log)
        signed = keeping.by.strip() or insist("Who rules? ")
    except (EOFError, KeyboardInterrupt):
        people().print("\nNot kept.")
        return
    facts = tuple((name, str(value)) for name, value in situation.facts.items())
    ruling = answer.ruling
    ruled = Ruled(
        situation.kind, facts, answer.outcome, grounds(ruling),
        tuple(option.name for option in ruling.options), chosen, signed, why,
        book=digest(book), clauses=tuple(rule.id for rule in answer.clauses),
        when=datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), table=keeping.table,
        hand=keeping.hand, game=game_of(situation, book), people=keeping.people,
    )  # fmt: skip
    try:
        with disk_faults(path):
            keep(log, ruled)
    except UnicodeError as error:  # half a character, from a terminal in another encoding
        raise UsageError(f"{path}: the ruling cannot be written: {error}") from error
    people().print(f"Kept in {path}.", style="dim")


def floor_choice(answer: Answer, kind: str, log: FileLog) -> tuple[str, str]:
    """What the floor decides and why; nothing where the book decides."""
    if not answer.ruling.options:
        return "", ""
    options = answer.ruling.options
    chosen = pick("What does the floor decide?", [option.name for option in options])
    for earlier in otherwise(log, answer.book, kind, chosen):
        when = f" on {earlier.when}" if earlier.when else f" in hand {earlier.hand}"
        before = f"{earlier.chosen}, by {signature(earlier)}: {earlier.why}"
        print_line(people(), f"Ruled otherwise{when}: {before}", style="yellow")
    return chosen, insist("Why? ")


def insist(what: str) -> str:
    """An answer that is not empty."""
    while True:
        said = typed(what)
        if said:
            return said
