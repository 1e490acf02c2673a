"""The menus of the floor's commands: one of a list by number, by name, or found by a word."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from shuffleup.cli.books import open_book
from shuffleup.cli.floor.clauses_told import print_clauses
from shuffleup.cli.floor.finding import found_by, meant, ordered, told_of
from shuffleup.cli.output import UsageError, people, print_line
from shuffleup.floor.asking.own_table import OwnTable, read_own_table
from shuffleup.floor.asking.possible import possible, scenes_for
from shuffleup.floor.asking.subjects import subject_of
from shuffleup.floor.asking.told_play import PlayError, tells_play, told_play
from shuffleup.floor.kinds import Need
from shuffleup.floor.report_words import near
from shuffleup.games import Sheet, games
from shuffleup.irregularities import KINDS, AnyKind, families
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import Rulebook, resolve

MOST_CLAUSES = 3  # told at a time


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
    """By a few words, and what they find; or by family and then from its list."""
    listed = families()
    offer("What happened? In a few words, such as: string bet. Or a number:", listed)
    while True:
        said = input("> ").strip()
        family = chosen(said, listed)
        if said in KINDS:
            return said
        if family:
            return pick_kind("What happened?", ordered(family))
        kinds = near_kinds(said)
        if kinds:
            return pick_kind("What happened?", kinds)
        if not tell_law(said):
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


def tell_law(said: str) -> bool:
    """What the books say of some words, where no ruling is asked for; False if they say nothing."""
    found = [] if said.isdecimal() else told_of(said) or told_of(meant(said))
    if found:
        print_line(people(), "The floor has no ruling to give on that. The books say:")
        print_clauses(tuple(found[:MOST_CLAUSES]))
    if len(found) > MOST_CLAUSES:
        more = f"and {len(found) - MOST_CLAUSES} more: shuffleup law search {said}"
        print_line(people(), more, style="dim")
    return bool(found)


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
        others = near_kinds(said)
        if others:
            return pick_kind(what, others)
        if not tell_law(said):
            why = f"a number from 1 to {len(kinds)}, or other words, please"
            print_line(people(), why, style="red")


def kind_called(said: str) -> str:
    """The kind ``--kind`` names; near ones are offered where there is no such kind. Empty where
    only the law's text speaks of it, and that has been told."""
    if said in KINDS:
        return said
    kinds = near_kinds(said)
    if kinds:
        return pick_kind(f"No kind is called {said!r}. Was it one of these?", kinds)
    if tell_law(said):
        return ""
    raise UsageError(f"{said!r} is not a kind; `floor ask --list` names them")


# ---- where -----------------------------------------------------------------------------------


STAKES = re.compile(r"\b(?:(?:no|pot)[- ]limit|limit|spread)\b|\d+ ?[/-] ?\d+")


def choose_game(own: OwnTable) -> tuple[Sheet, OwnTable]:
    """A game by its key or its title, in any case, and its stakes; hold'em if none is named."""
    while True:
        said = input("Which game and stakes? (such as: Omaha 5/10; Enter: Hold'em 2/4) ").strip()
        try:
            return game_and_stakes(said, own)
        except ValueError as error:
            print_line(people(), str(error), style="red")


def game_and_stakes(said: str, own: OwnTable) -> tuple[Sheet, OwnTable]:
    """``omaha 5/10``: the game, and the table with those stakes."""
    found = STAKES.search(said)
    name, stakes = (said[: found.start()], said[found.start() :]) if found else (said, "")
    sheet = game_called(name.strip() or "holdem")
    if sheet is None:
        keys = [sheet.key for sheet in games()]
        raise ValueError(
            f"no game is called {name!r}{near(name, keys)}; there are {', '.join(keys)}"
        )
    if not stakes:
        return sheet, own
    told = read_own_table(stakes)
    structure = told.structure_of(sheet)
    if structure not in sheet.structures:
        raise ValueError(f"{sheet.title} is not played {structure.value}")
    return sheet, replace(own, structure=told.structure, stakes=told.stakes)


def game_called(said: str) -> Sheet | None:
    wanted = bare(said)
    return next((one for one in games() if wanted in (bare(one.key), bare(one.title))), None)


def bare(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())


def choose_scene(kind: str, books: Sequence[Rulebook], own: OwnTable) -> str:
    """A hand or a table to start from: of those in which the kind can have happened, or told."""
    while True:
        sheet, own = choose_game(own)
        places = scenes_for(kind, sheet, resolve(books[0]), own)
        if places:
            return choose_place(kind, sheet, books[0], own, places)
        why = f"that cannot happen in {sheet.title}; {games_with(kind)}"
        print_line(people(), why, style="red")


def choose_place(
    kind: str, sheet: Sheet, book: Rulebook, own: OwnTable, places: Sequence[str]
) -> str:
    """One of the places by number, or the play in a line."""
    subject = subject_of(KINDS[kind])
    tellable = KINDS[kind].need is Need.HAND
    if len(places) == 1:
        return subject.scene(places[0], sheet, own)
    offer(subject.where, places)
    if tellable:
        print_line(people(), "  or tell it, such as: Bob bets 40 into 65", style="dim")
    while True:
        said = input("> ").strip()
        picked = chosen(said, places)
        if picked:
            return subject.scene(picked, sheet, own)
        try:
            return play_told(kind, said, sheet, book, own)
        except PlayError as error:
            print_line(people(), str(error), style="red")


def play_told(kind: str, said: str, sheet: Sheet, book: Rulebook, own: OwnTable) -> str:
    """A hand told in a line; PlayError where there is none, or the kind cannot happen in it."""
    if KINDS[kind].need is not Need.HAND or not tells_play(said):
        raise PlayError("a number from the list, please, or the play in a line")
    text = told_play(said, sheet, own)
    if not possible(kind, text, resolve(book)):
        raise PlayError("that cannot have happened there")
    return text


def games_with(kind: str) -> str:
    """Where it can: one game of each sort is tried."""
    usual = ("holdem", "omaha", "pineapple", "five-card-draw", "stud", "razz")
    can = [one.title for one in games() if one.key in usual and scenes_for(kind, one)]
    return f"it can in {', '.join(can)}"
