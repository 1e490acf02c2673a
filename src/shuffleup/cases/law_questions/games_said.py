"""A game and its stakes as people say them, and where something of a kind can have happened in it:
``omaha 5/10``, ``Bob bets 40 into 65``."""

from __future__ import annotations

import re

from msgspec.structs import replace

from shuffleup.floor.asking.own_table import OwnTable, read_own_table
from shuffleup.floor.asking.possible import possible, scenes_for
from shuffleup.floor.asking.told_play import PlayError, tells_play, told_play
from shuffleup.floor.kinds import Need
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


def usual_game(kind: str, book: Rulebook, own: OwnTable) -> Sheet:
    """Hold'em, or the first of the usual games in which a kind can have happened."""
    sheets = [sheet for key in USUAL_GAMES for sheet in games() if sheet.key == key]
    rules = resolve(book)
    return next((one for one in sheets if scenes_for(kind, one, rules, own)), sheets[0])


def play_told(kind: str, said: str, sheet: Sheet, book: Rulebook, own: OwnTable) -> str:
    """A hand told in a line; PlayError where there is none, or the kind cannot happen in it."""
    if KINDS[kind].need is not Need.HAND or not tells_play(said):
        raise PlayError("that tells no hand; tell it like: Bob bets 40 into 65")
    text = told_play(said, sheet, own)
    if not possible(kind, text, resolve(book)):
        raise PlayError("that cannot have happened there: take a number, or tell another hand")
    return text
