"""The interview: pick what happened, answer only the questions that matter, get the ruling."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from shuffleup.cli.books import open_book
from shuffleup.cli.floor.menus import choose_book, choose_kind, choose_scene, chosen, kind_called
from shuffleup.cli.floor.menus import offer as show_menu
from shuffleup.cli.floor.ruling_log import record
from shuffleup.cli.floor.ruling_page import print_answer, print_answers
from shuffleup.cli.output import UsageError, people, print_line, wrapped
from shuffleup.floor.asking.doubts import if_unsaid, impossible, next_question, taken_as_usual
from shuffleup.floor.asking.situations import Situation, compare, position_in, read_facts, told
from shuffleup.floor.facts import (
    ACTS,
    CARD,
    CARDS,
    CHIPS,
    COUNT,
    ONE_OF,
    PILE,
    SEAT,
    SEATS,
    YES,
    Fact,
    FactError,
    show_answer,
)
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import BOOKS
from shuffleup.law.notation import NotationError
from shuffleup.law.rulebook import Rulebook

BACK = "back"
HINTS = {
    SEAT: "a name: {names}",
    SEATS: "names: {names}",
    CHIPS: "chips, such as 1,200",
    COUNT: "a number",
    CARD: "a card, such as 7d",
    CARDS: "cards, such as 7dKs",
    YES: "yes/no",
    PILE: "the chips, such as 500+100x3: one of 500 and three of 100",
    ACTS: "such as: {first} bets 40 then {second} calls",
}


def interview(book: str, all_books: bool, hand: str, kind: str, log: Path | None, by: str) -> int:
    """Ask until the ruling is clear; 0 when it was given."""
    try:
        books = chosen_books(book, all_books)
        what = kind_called(kind) if kind else choose_kind()
        text = hand or choose_scene(what, books)
        describe(Situation(what, text), books[0])
        situation = ask_facts(Situation(what, text), books)
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
        print_answer(answers[0], taken_as_usual(situation, books[0]))
        if log is not None and answers[0].ruling.ok:
            record(answers[0], situation, books[0], log, by)
    return int(all(answer.ruling.impossible for answer in answers))


def chosen_books(book: str, all_books: bool) -> list[Rulebook]:
    if all_books:
        return [open_book(name) for name in BOOKS]
    return [open_book(book or choose_book())]


def describe(situation: Situation, book: Rulebook) -> None:
    """The play so far, before anything is asked about it."""
    people().print()
    for line in told(situation, book):
        print_line(people(), line, style="dim")
    people().print()


def ask_facts(situation: Situation, books: Sequence[Rulebook]) -> Situation:
    """Ask what matters until nothing more does. What cannot be is said and asked again; an empty
    answer takes what is usual, or leaves open what nobody knows; ``back`` takes the last away."""
    before: list[Situation] = []
    names = position_in(situation, books[0]).names
    while name := next_question(situation, books):
        fact = next(fact for fact in KINDS[situation.kind].facts if fact.name == name)
        said = question(fact, names)
        if said.lower() == BACK:
            situation = before.pop() if before else situation
            continue
        if not said and not if_unsaid(fact, names):
            return situation
        told = with_answer(situation, fact, said)
        why = refused(told, books, name)
        if why:
            print_line(people(), f"{why} (or: back)" if before else why, style="red")
        else:
            before, situation = [*before, situation], told
    return situation


def with_answer(situation: Situation, fact: Fact, said: str) -> Situation:
    """The situation with one answer more; with nothing said it is as usual."""
    usual = "" if fact.default is None else show_answer(fact, fact.default, ())
    answer = said or usual
    if not answer:
        return replace(situation, left_out=(*situation.left_out, fact.name))
    return replace(situation, facts={**situation.facts, fact.name: answer})


def refused(situation: Situation, books: Sequence[Rulebook], name: str) -> str:
    """Why the last answer cannot be, empty if it can; without the name the code has for it."""
    try:
        if name in situation.facts:
            alone = Situation(situation.kind, situation.play, {name: situation.facts[name]})
            read_facts(alone, position_in(situation, books[0]).names)
    except ValueError as error:
        return without_name(str(error), name)
    return without_name(impossible(situation, books), name)


def without_name(why: str, name: str) -> str:
    """``chips: …`` and ``said is one of …`` begin with what only the law's files call it."""
    plain = re.sub(rf"^(not possible: )?{re.escape(name)}: ", r"\1", why)
    return re.sub(rf"^{re.escape(name)} is ", "the answer is ", plain)


def question(fact: Fact, names: Sequence[str]) -> str:
    """One question; closed ones by number, and Enter for what is usual."""
    usual = if_unsaid(fact, names)
    enter = f"Enter: {usual}" if usual else "Enter if nobody knows"
    if fact.kind == ONE_OF:
        show_menu(fact.question, [value.replace("-", " ") for value in fact.values])
        said = prompt(f"(a number; {enter})")
        return chosen(said.replace(" ", "-"), fact.values) or said
    there = [name for name in names if name]
    hint = HINTS[fact.kind].format(names=", ".join(there), first=there[0], second=there[-1])
    return prompt(f"{fact.question} ({hint}; {enter})")


def prompt(text: str) -> str:
    """What is typed after a question, which is not cut within a word."""
    return input(wrapped(text, people().width - 10) + " ").strip()
