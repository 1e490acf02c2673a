"""The menus of the floor's commands: one of a list by number, by name, or found by a word."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cases.law_questions.finding import found_by, meant, ordered, told_of
from shuffleup.cli.books import open_book
from shuffleup.cli.floor.clauses_told import print_clauses
from shuffleup.cli.keyboard import typed
from shuffleup.cli.output import UsageError, people, print_line
from shuffleup.irregularities import KINDS, AnyKind, families
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import Rulebook
from shuffleup.outside_text import numbered

MOST_CLAUSES = 3  # told at a time


def pick(what: str, choices: Sequence[str], about: Sequence[str] = ()) -> str:
    """One of a list, by its number or its name."""
    offer(what, choices, about)
    while True:
        said = chosen(typed("> "), choices)
        if said:
            return said
        people().print(f"a number from 1 to {len(choices)}, please", style="red")


def offer(what: str, choices: Sequence[str], about: Sequence[str] = ()) -> None:
    console = people()
    console.print(what, style="bold", markup=False)
    wide = max(map(len, choices), default=0)
    for number, choice in enumerate(choices, 1):
        more = f"{choice:<{wide}}  {about[number - 1]}" if about else choice
        print_line(console, f"  {number:>2}  {more}")


def chosen(said: str, choices: Sequence[str]) -> str:
    """The choice that was typed, empty if none."""
    if at := numbered(said, len(choices)):
        return choices[at - 1]
    alike = "".join(said.lower().split("-"))
    return next((one for one in choices if "".join(one.lower().split("-")) == alike), "")


def choose_book() -> str:
    layers = [open_book(name).layers[-1] for name in BOOKS]
    return pick("Which book is in force?", BOOKS, [f"{one.title}. {one.about}" for one in layers])


# ---- what happened ---------------------------------------------------------------------------


def choose_kind(books: Sequence[Rulebook]) -> str:
    """By a few words, and what they find; or by family and then from its list."""
    listed = families()
    offer("What happened? In a few words, such as: string bet. Or a number:", listed)
    while True:
        said = typed("> ")
        family = chosen(said, listed)
        if said in KINDS:
            return said
        if family:
            return pick_kind("What happened?", ordered(family), books)
        kinds = near_kinds(said)
        if kinds:
            return pick_kind("What happened?", kinds, books)
        if not tell_law(said, books):
            why = f"nothing is known by that; other words, or a number from 1 to {len(listed)}"
            print_line(people(), why, style="red")


def near_kinds(said: str) -> list[AnyKind]:
    """The kinds some words may mean, misspelt ones too."""
    if said.isdecimal():
        return []
    found = found_by(said)
    right = "" if found or told_of(said) else meant(said)
    if right:
        print_line(people(), f"Did you mean: {right}?", style="yellow")
    return found or found_by(right)


def tell_law(said: str, books: Sequence[Rulebook]) -> bool:
    """What the books say of some words, those in force first, where no ruling is asked for; False
    if they say nothing."""
    if said.isdecimal():
        return False
    said = said if told_of(said) else meant(said)
    own = {layer.name for book in books for layer in book.layers}
    found = sorted(told_of(said), key=lambda rule: rule.id.partition("/")[0] not in own)
    if found:
        print_line(people(), "The floor has no ruling to give on that. The books say:")
        print_clauses(tuple(found[:MOST_CLAUSES]))
    if len(found) > MOST_CLAUSES:
        more = f"and {len(found) - MOST_CLAUSES} more: shuffleup law search {said}"
        print_line(people(), more, style="dim")
    return bool(found)


def pick_kind(what: str, kinds: Sequence[AnyKind], books: Sequence[Rulebook]) -> str:
    shown = [kind.what for kind in kinds]
    offer(what, shown)
    while True:
        said = typed("> ")
        if said in KINDS:
            return said
        picked = chosen(said, shown)
        if picked:
            return kinds[shown.index(picked)].name
        others = near_kinds(said)
        if others:
            return pick_kind(what, others, books)
        if not tell_law(said, books):
            why = f"a number from 1 to {len(kinds)}, or other words, please"
            print_line(people(), why, style="red")


def kind_called(said: str, books: Sequence[Rulebook]) -> str:
    """The kind ``--kind`` names; near ones are offered where there is no such kind. Empty where
    only the law's text speaks of it, and that has been told."""
    if said in KINDS:
        return said
    kinds = near_kinds(said)
    if kinds:
        return pick_kind(f"You said {said!r}. Was it one of these?", kinds, books)
    if tell_law(said, books):
        return ""
    raise UsageError(f"{said!r} says nothing known here: try other words, or `floor ask --list`")
