"""The interview: pick what happened, answer only the questions that matter, get the ruling."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from shuffleup.cli.books import open_book
from shuffleup.cli.floor.showing import print_answer, print_answers
from shuffleup.cli.output import UsageError, people
from shuffleup.floor import KINDS, FactError
from shuffleup.floor.asking import Answer, Situation, compare, next_question, read_facts
from shuffleup.floor.facts import ONE_OF, YES, Fact
from shuffleup.floor.kinds import FAMILIES
from shuffleup.floor.precedents import Decided, keep, otherwise
from shuffleup.floor.scenes import scene, scenes_of
from shuffleup.floor.transcript import run
from shuffleup.games import SheetError, game
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError
from shuffleup.law.rulebook import Rulebook
from shuffleup.log import FileLog


def interview(book: str, all_books: bool, hand: str, kind: str, log: Path | None, by: str) -> int:
    """Ask until the ruling is clear; 0 when it was given."""
    try:
        books = chosen_books(book, all_books)
        text = hand or choose_scene()
        names = [name for name in run(text).names if name]
        people().print(f"At the table: {', '.join(names)}.", style="dim")
        situation = Situation(kind or choose_kind(), text)
        if situation.kind not in KINDS:
            raise UsageError(f"{situation.kind!r} is no kind; `floor ask --list` names them")
        situation = ask_facts(situation, books)
        answers, differences = compare(situation, books)
    except (EOFError, KeyboardInterrupt):
        people().print("\nNothing ruled.")
        return 1
    except (NotationError, FactError) as error:
        raise UsageError(str(error)) from error
    people().print()
    if all_books:
        print_answers(answers, differences)
    else:
        print_answer(answers[0])
        if log is not None:
            record(answers[0], situation, log, by)
    return 0


def chosen_books(book: str, all_books: bool) -> list[Rulebook]:
    if all_books:
        return [open_book(name) for name in BOOKS]
    return [open_book(book or pick("Which book is in force?", BOOKS))]


def choose_scene() -> str:
    """A hand to start from, when none was given."""
    key = input("Which game? (holdem) ").strip() or "holdem"
    try:
        sheet = game(key)
    except SheetError as error:
        raise UsageError(error.why) from error
    return scene(pick("Where in the hand?", scenes_of(sheet)), key)


def choose_kind() -> str:
    families = [family for family in FAMILIES if any(k.family == family for k in KINDS.values())]
    family = pick("What was it about?", families)
    kinds = [kind for kind in KINDS.values() if kind.family == family]
    what = pick("What happened?", [kind.what for kind in kinds])
    return next(kind.name for kind in kinds if kind.what == what)


def ask_facts(situation: Situation, books: Sequence[Rulebook]) -> Situation:
    """Ask what some book still needs, until none needs more; an empty answer leaves it open."""
    declared = {fact.name: fact for fact in KINDS[situation.kind].facts}
    facts: dict[str, Any] = {}
    while True:
        situation = Situation(situation.kind, situation.hand, dict(facts))
        name = next_question(situation, books)
        if not name:
            return situation
        answer = question(declared[name])
        if not answer:
            return situation
        try:
            read_facts(
                Situation(situation.kind, situation.hand, {name: answer}), run(situation.hand)
            )
        except (FactError, ValueError) as error:
            people().print(str(error), style="red", markup=False)
            continue
        facts[name] = answer


def question(fact: Fact) -> str:
    """One question; closed ones by number."""
    if fact.kind == ONE_OF:
        return pick(fact.question, fact.values)
    hint = {YES: " (yes/no)"}.get(fact.kind, f" ({fact.kind})")
    return input(f"{fact.question}{hint} ").strip()


def pick(what: str, choices: Sequence[str]) -> str:
    """One of a list, by its number or its name."""
    console = people()
    console.print(what, style="bold", markup=False)
    for number, choice in enumerate(choices, 1):
        console.print(f"  {number:>2}  {choice}", markup=False)
    while True:
        said = input("> ").strip()
        if said.isdigit() and 1 <= int(said) <= len(choices):
            return choices[int(said) - 1]
        if said in choices:
            return said
        console.print(f"a number from 1 to {len(choices)}, please", style="red")


# ---- keeping what was ruled ------------------------------------------------------------------


def record(answer: Answer, situation: Situation, path: Path, by: str) -> None:
    """Keep the ruling; where there was a choice, ask for it, and show who chose otherwise."""
    log = FileLog(path)
    ruling = answer.ruling
    chosen = why = ""
    if ruling.options:
        chosen = pick("What does the floor decide?", [option.name for option in ruling.options])
        for earlier in otherwise(log, answer.book, situation.kind, chosen):
            before = f"{earlier.chosen}, by {earlier.by}: {earlier.why}"
            people().print(
                f"Ruled otherwise on {earlier.at}: {before}", style="yellow", markup=False
            )
        why = input("Why? ").strip()
    signed = by or input("Who rules? ").strip()
    facts = ", ".join(f"{name} {value}" for name, value in situation.facts.items())
    keep(
        log,
        Decided(
            at=datetime.now(UTC).strftime("%Y-%m-%d %H:%M"), table="", book=answer.book,
            kind=situation.kind, facts=facts, outcome=answer.outcome,
            clauses=tuple(rule.id for rule in answer.clauses), by=signed, chosen=chosen, why=why,
        ),
    )  # fmt: skip
    people().print(f"Kept in {path}.", style="dim")
