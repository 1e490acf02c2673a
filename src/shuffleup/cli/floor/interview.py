"""The interview: pick what happened, answer only the questions that matter, get the ruling."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cases.law_questions.games_said import game_and_stakes, play_told
from shuffleup.cli.books import open_book
from shuffleup.cli.floor.menus import choose_book, choose_kind, kind_called
from shuffleup.cli.floor.menus import offer as show_menu
from shuffleup.cli.floor.ruling_log import Keeping, check_log, record
from shuffleup.cli.floor.ruling_page import print_answer, print_answers
from shuffleup.cli.floor.scene_menus import choose_scene
from shuffleup.cli.keyboard import typed
from shuffleup.cli.output import UsageError, people, print_line, wrapped
from shuffleup.floor.asking.answer_words import menu_of, value_said
from shuffleup.floor.asking.doubts import if_unsaid, impossible, next_questions, taken_as_usual
from shuffleup.floor.asking.own_table import read_own_table
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
from shuffleup.outside_text import numbered

BACK = "back"
HINTS = {
    SEAT: "a name: {names}",
    SEATS: "names: {names}",
    CHIPS: "chips, such as 1,200",
    COUNT: "a number",
    CARD: "a card, such as 7d",
    CARDS: "cards, such as 7dKs",
    YES: "yes/no",
    PILE: "the chips, such as 1000, or 500+100x3 for one of 500 and three of 100",
    ACTS: "such as: {first} bets 40 then {second} calls",
}


class Interview(Struct, frozen=True):
    """What was said of an interview before it began."""

    book: str = ""
    all_books: bool = False
    kind: str = ""
    hand: str = ""  # a transcript
    game: str = ""  # and stakes
    seats: str = ""
    play: str = ""  # told in a line
    keeping: Keeping | None = None


def interview(told: Interview) -> int:
    """Ask until the ruling is clear; 0 when it was given."""
    if told.keeping is not None:
        check_log(told.keeping.path)
    try:
        books = chosen_books(told.book, told.all_books)
        kind = kind_called(told.kind, books) if told.kind else choose_kind(books)
        if not kind:
            return 0
        situation = Situation(kind, told.hand or place_of(told, kind, books[0]))
        describe(situation, books[0])
        situation = ask_facts(situation, books)
        return give_ruling(situation, books, told)
    except (EOFError, KeyboardInterrupt):
        people().print("\nNothing ruled.")
        return 1
    except (NotationError, FactError) as error:
        raise UsageError(str(error)) from error


def place_of(told: Interview, kind: str, book: Rulebook) -> str:
    """The hand or table that it is about, asked for as far as it was not told."""
    try:
        sheet, own = game_and_stakes(told.game, read_own_table("", told.seats))
        if told.play:
            return play_told(kind, told.play, sheet, book, own)
    except ValueError as error:
        raise UsageError(str(error)) from error
    return choose_scene(kind, book, own, sheet if told.game else None)


def give_ruling(situation: Situation, books: Sequence[Rulebook], told: Interview) -> int:
    """Print what each book rules, and keep it where that is asked for."""
    answers, differences = compare(situation, books)
    if told.all_books:
        print_answers(answers, differences)
        return int(all(answer.ruling.impossible for answer in answers))
    (answer,) = answers
    print_answer(answer, taken_as_usual(situation, books[0]))
    if told.keeping is not None and answer.ruling.ok and not answer.ruling.missing:
        record(answer, situation, books[0], told.keeping)
    return int(answer.ruling.impossible)


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
    while asked := next_questions(situation, books):
        facts = [fact for fact in KINDS[situation.kind].facts if fact.name in asked]
        told = answered(situation, facts, books, names)
        if told is None:
            situation = before.pop() if before else situation
        elif told == situation:
            return situation  # nobody knows
        else:
            before, situation = [*before, situation], told
    return situation


def answered(
    situation: Situation, facts: Sequence[Fact], books: Sequence[Rulebook], names: Sequence[str]
) -> Situation | None:
    """The situation with what was answered to these questions; None for ``back``. Several are what
    is usually so, put as one question: which of it is not."""
    otherwise = unusual(facts, names) if len(facts) > 1 else list(facts)
    if otherwise is None:
        return None
    for fact in facts:
        if fact not in otherwise:
            situation = with_answer(situation, fact, "")
    for fact in otherwise:
        told = one_answer(situation, fact, books, names)
        if told is None:
            return None
        situation = told
    return situation


def one_answer(
    situation: Situation, fact: Fact, books: Sequence[Rulebook], names: Sequence[str]
) -> Situation | None:
    """One question, until the answer can be true; the same situation if nobody knows."""
    while True:
        said = question(fact, names)
        if said.lower() == BACK:
            return None
        if not said and not if_unsaid(fact, names):
            return situation
        told = with_answer(situation, fact, said)
        why = refused(told, books, fact.name)
        if not why:
            return told
        print_line(people(), f"{why} (or: back)", style="red")


def unusual(facts: Sequence[Fact], names: Sequence[str]) -> list[Fact] | None:
    """Which of what is usual is not so, by number; None for ``back``."""
    usual = [f"{fact.question} {if_unsaid(fact, names).capitalize()}." for fact in facts]
    show_menu("Usually:", usual)
    while True:
        said = prompt("Which of these is otherwise? (numbers, such as 1 2; Enter: none)")
        if said.lower() == BACK:
            return None
        picked = re.findall(r"\d+", said)
        if all(numbered(one, len(facts)) for one in picked) and (picked or not said):
            return [fact for at, fact in enumerate(facts, 1) if str(at) in picked]
        print_line(people(), f"numbers from 1 to {len(facts)}, please, or Enter", style="red")


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
        closed = next((one for one in KINDS[situation.kind].facts if one.name == name), None)
        if closed is not None and closed.kind == ONE_OF:
            return f"a number from 1 to {len(closed.values)}, please, or its words"
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
        show_menu(fact.question, menu_of(fact))
        said = prompt(f"(a number; {enter})")
        return value_said(fact, said) or said
    there = [name for name in names if name]
    first, second = (there[0], there[-1]) if there else ("", "")
    hint = HINTS[fact.kind].format(names=", ".join(there), first=first, second=second)
    return prompt(f"{fact.question} ({hint}; {enter})")


def prompt(text: str) -> str:
    """What is typed after a question, which is not cut within a word."""
    return typed(wrapped(text, people().width - 10) + " ")
