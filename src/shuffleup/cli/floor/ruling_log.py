"""Keeping what was ruled: the floor's choice, who ruled and why, and who chose otherwise before."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from shuffleup.cli.floor.menus import pick
from shuffleup.cli.output import UsageError, people, print_line
from shuffleup.cli.table.table_log import disk_faults
from shuffleup.floor.asking.situations import Answer, Situation, game_of, grounds
from shuffleup.floor.precedents import keep, otherwise
from shuffleup.floor.ruling_record import Ruled, signature
from shuffleup.law.rulebook import Rulebook, digest
from shuffleup.log import FileLog


def record(answer: Answer, situation: Situation, book: Rulebook, path: Path, by: str) -> None:
    """Keep the ruling; where there was a choice, ask for it, and show who chose otherwise."""
    try:
        with disk_faults(path):
            log = FileLog(path, "floor")
            chosen, why = floor_choice(answer, situation.kind, log)
        signed = by.strip() or insist("Who rules? ")
    except (EOFError, KeyboardInterrupt):
        people().print("\nNot kept.")
        return
    facts = tuple((name, str(value)) for name, value in situation.facts.items())
    ruling = answer.ruling
    ruled = Ruled(
        situation.kind, facts, answer.outcome, grounds(ruling),
        tuple(option.name for option in ruling.options), chosen, signed, why,
        book=digest(book), clauses=tuple(rule.id for rule in answer.clauses),
        when=datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), game=game_of(situation, book),
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
        said = input(what).strip()
        if said:
            return said
