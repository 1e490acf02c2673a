"""Where it happened: a place in a hand or at a table, of any game, at stakes of one's own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from shuffleup.cli.floor.menus import chosen, offer
from shuffleup.cli.keyboard import typed
from shuffleup.cli.output import people, print_line
from shuffleup.floor.asking.hand_story import stakes_said
from shuffleup.floor.asking.own_table import OwnTable, read_own_table, stakes_of
from shuffleup.floor.asking.possible import possible, scenes_for
from shuffleup.floor.asking.subjects import subject_of
from shuffleup.floor.asking.told_play import PlayError, tells_play, told_play
from shuffleup.floor.kinds import STAGED, Need
from shuffleup.floor.report_words import near
from shuffleup.games import Sheet, games
from shuffleup.irregularities import KINDS
from shuffleup.law.rulebook import Rulebook, resolve

USUAL_GAMES = ("holdem", "omaha", "pineapple", "five-card-draw", "stud", "razz")
STAKES = re.compile(r"\b(?:(?:no|pot)[- ]limit|limit|spread)\b|\d+ ?[/-] ?\d+")


def game_and_stakes(said: str, own: OwnTable) -> tuple[Sheet, OwnTable]:
    """``omaha 5/10``: the game, and the table with those stakes."""
    found = STAKES.search(said)
    name, stakes = (said[: found.start()], said[found.start() :]) if found else (said, "")
    sheet = game_called(name.strip() or "holdem")
    if sheet is None:
        keys = [sheet.key for sheet in games()]
        meant = near(name.strip(), keys) or f"; there are {', '.join(keys)}"
        raise ValueError(f"no game is called {name.strip()!r}{meant}")
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


def choose_scene(kind: str, book: Rulebook, own: OwnTable, sheet: Sheet | None = None) -> str:
    """A hand or a table to start from: one of the places in which the kind can have happened, by
    number; or the play in a line; or first another game and stakes. The only place in a game that
    was named is taken, and so is the only one of a room or an event: they turn on no game as a
    rule."""
    named, sheet = sheet is not None, sheet or usual_game(kind, book, own)
    named = named or KINDS[kind].need in STAGED
    while True:
        places = scenes_for(kind, sheet, resolve(book), own)
        if len(places) == 1 and named:
            return subject_of(KINDS[kind]).scene(places[0], sheet, own)
        if places:
            offer_places(kind, sheet, own, places)
        else:
            why = f"that cannot happen in {sheet.title}; {games_with(kind)}"
            print_line(people(), why, style="red")
        found = place_said(kind, sheet, book, own, places)
        if isinstance(found, str):
            return found
        (sheet, own), named = found, True


def usual_game(kind: str, book: Rulebook, own: OwnTable) -> Sheet:
    """Hold'em, or the first of the usual games in which a kind can have happened."""
    sheets = [sheet for key in USUAL_GAMES for sheet in games() if sheet.key == key]
    rules = resolve(book)
    return next((one for one in sheets if scenes_for(kind, one, rules, own)), sheets[0])


def offer_places(kind: str, sheet: Sheet, own: OwnTable, places: Sequence[str]) -> None:
    subject, stakes = subject_of(KINDS[kind]), stakes_said(stakes_of(own.opening(sheet)))
    offer(f"{subject.where} ({sheet.title}, {stakes})", places)
    tell = "tell it: Bob bets 40 into 65; or " if KINDS[kind].need is Need.HAND else ""
    print_line(people(), f"  or {tell}name another game: Omaha 5/10", style="dim")


def place_said(
    kind: str, sheet: Sheet, book: Rulebook, own: OwnTable, places: Sequence[str]
) -> str | tuple[Sheet, OwnTable]:
    """The transcript of the place that is typed, or the game that is."""
    while True:
        said = typed("> ")
        picked = chosen(said, places)
        if picked:
            return subject_of(KINDS[kind]).scene(picked, sheet, own)
        try:
            if tells_play(said):
                return play_told(kind, said, sheet, book, own)
            if not said or said.isdecimal():
                raise PlayError(f"a number from 1 to {len(places)}, please")
            return game_and_stakes(said, own)
        except ValueError as error:
            print_line(people(), str(error), style="red")


def play_told(kind: str, said: str, sheet: Sheet, book: Rulebook, own: OwnTable) -> str:
    """A hand told in a line; PlayError where there is none, or the kind cannot happen in it."""
    if KINDS[kind].need is not Need.HAND or not tells_play(said):
        raise PlayError("that tells no hand; tell it like: Bob bets 40 into 65")
    text = told_play(said, sheet, own)
    if not possible(kind, text, resolve(book)):
        raise PlayError("that cannot have happened there: take a number, or tell another hand")
    return text


def games_with(kind: str) -> str:
    """Where it can: one game of each sort is tried."""
    can = [one.title for one in games() if one.key in USUAL_GAMES and scenes_for(kind, one)]
    return f"it can in {', '.join(can)}"
