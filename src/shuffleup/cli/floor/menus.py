"""The menus of the floor's commands: one of a list by number, by name, or found by a word."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cli.books import open_book
from shuffleup.cli.floor.finding import found_by, ordered
from shuffleup.cli.output import UsageError, people, print_line
from shuffleup.floor.asking.possible import scenes_for
from shuffleup.floor.asking.subjects import subject_of
from shuffleup.games import Sheet, games
from shuffleup.irregularities import KINDS, AnyKind, families
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import Rulebook, resolve


def pick(what: str, choices: Sequence[str], about: Sequence[str] = ()) -> str:
    """One of a list, by its number or its name."""
    offer(what, choices, about)
    while True:
        said = chosen(input("> ").strip(), choices)
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
    if said.isdecimal() and 1 <= int(said) <= len(choices):
        return choices[int(said) - 1]
    alike = "".join(said.lower().split("-"))
    return next((one for one in choices if "".join(one.lower().split("-")) == alike), "")


def choose_book() -> str:
    layers = [open_book(name).layers[-1] for name in BOOKS]
    return pick("Which book is in force?", BOOKS, [f"{one.title}. {one.about}" for one in layers])


# ---- what happened ---------------------------------------------------------------------------


def choose_kind() -> str:
    """By family and then from its list; or a word, and what it finds."""
    listed = families()
    offer("What was it about? A number, or a word to look for, such as: string", listed)
    while True:
        said = input("> ").strip()
        family = chosen(said, listed)
        kinds = ordered(family) if family else found_by(said)
        if said in KINDS:
            return said
        if kinds:
            return pick_kind("What happened?", kinds)
        people().print(f"a number from 1 to {len(listed)}, or another word, please", style="red")


def pick_kind(what: str, kinds: Sequence[AnyKind]) -> str:
    shown = [kind.what for kind in kinds]
    offer(what, shown)
    while True:
        said = input("> ").strip()
        if said in KINDS:
            return said
        picked = chosen(said, shown)
        if picked:
            return kinds[shown.index(picked)].name
        others = [] if said.isdecimal() else found_by(said)
        if others:
            return pick_kind(what, others)
        people().print(f"a number from 1 to {len(kinds)}, or a word, please", style="red")


def kind_called(said: str) -> str:
    """The kind ``--kind`` names; near ones are offered where there is no such kind."""
    if said in KINDS:
        return said
    near = found_by(said)
    if not near:
        raise UsageError(f"{said!r} is not a kind; `floor ask --list` names them")
    return pick_kind(f"No kind is called {said!r}. Was it one of these?", near)


# ---- where -----------------------------------------------------------------------------------


def choose_game() -> Sheet:
    """A game by its key or its title, in any case; hold'em if none is named."""
    while True:
        said = input("Which game? (Hold'em) ").strip()
        sheet = game_called(said or "holdem")
        if sheet:
            return sheet
        names = ", ".join(sheet.key for sheet in games())
        print_line(people(), f"no game is called {said!r}; there are {names}", style="red")


def game_called(said: str) -> Sheet | None:
    wanted = bare(said)
    return next((one for one in games() if wanted in (bare(one.key), bare(one.title))), None)


def bare(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())


def choose_scene(kind: str, books: Sequence[Rulebook]) -> str:
    """A hand or a table to start from, of those in which the kind can have happened."""
    subject = subject_of(KINDS[kind])
    while True:
        sheet = choose_game()
        places = scenes_for(kind, sheet, resolve(books[0]))
        if places:
            where = places[0] if len(places) == 1 else pick(subject.where, places)
            return subject.scene(where, sheet)
        why = f"that cannot happen in {sheet.title}; {games_with(kind)}"
        print_line(people(), why, style="red")


def games_with(kind: str) -> str:
    """Where it can: one game of each sort is tried."""
    usual = ("holdem", "omaha", "pineapple", "five-card-draw", "stud", "razz")
    can = [one.title for one in games() if one.key in usual and scenes_for(kind, one)]
    return f"it can in {', '.join(can)}"
