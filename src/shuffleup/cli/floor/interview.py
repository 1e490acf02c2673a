"""The interview: pick what happened, answer only the questions that matter, get the ruling."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from shuffleup.cli.books import open_book
from shuffleup.cli.floor.menus import choose_book, choose_kind, choose_scene, chosen, kind_called
from shuffleup.cli.floor.menus import offer as show_menu
from shuffleup.cli.floor.ruling_log import record
from shuffleup.cli.floor.ruling_page import print_answer, print_answers
from shuffleup.cli.output import UsageError, people, print_line, wrapped
from shuffleup.floor.asking.doubts import impossible, next_question
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
    SEATS: "names: {names}; or nobody",
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
        print_answer(answers[0])
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
    answer takes what is usual or leaves it open, ``back`` takes the last answer away."""
    facts: dict[str, str] = {}
    names = position_in(situation, books[0]).names
    while name := next_question(at := Situation(situation.kind, situation.play, facts), books):
        fact = next(fact for fact in KINDS[at.kind].facts if fact.name == name)
        answer = question(fact, names)
        if answer.lower() == BACK:
            facts = dict(list(facts.items())[:-1])
            continue
        if not answer:
            return at
        why = refused(Situation(at.kind, at.play, {**facts, name: answer}), books, name)
        if why:
            print_line(people(), f"{why} (or: back)" if facts else why, style="red")
        else:
            facts = {**facts, name: answer}
    return Situation(situation.kind, situation.play, facts)


def refused(situation: Situation, books: Sequence[Rulebook], name: str) -> str:
    """Why the last answer cannot be, empty if it can."""
    try:
        alone = Situation(situation.kind, situation.play, {name: situation.facts[name]})
        read_facts(alone, position_in(situation, books[0]).names)
    except ValueError as error:
        return str(error)
    return impossible(situation, books)


def question(fact: Fact, names: Sequence[str]) -> str:
    """One question; closed ones by number, and Enter for what is usual."""
    usual = "" if fact.default is None else show_answer(fact, fact.default, names)
    enter = f"; Enter for {usual}" if usual else ""
    if fact.kind == ONE_OF:
        show_menu(fact.question, fact.values)
        said = prompt(f"(a number{enter})")
        return chosen(said, fact.values) or said or usual
    there = [name for name in names if name]
    hint = HINTS[fact.kind].format(names=", ".join(there), first=there[0], second=there[-1])
    return prompt(f"{fact.question} ({hint}{enter})") or usual


def prompt(text: str) -> str:
    """What is typed after a question, which is not cut within a word."""
    return input(wrapped(text, people().width - 10) + " ").strip()
