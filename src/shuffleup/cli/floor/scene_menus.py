"""Where it happened: a place in a hand or at a table, of any game, at stakes of one's own."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cases.law_questions.games_said import (
    USUAL_GAMES,
    game_and_stakes,
    play_told,
    usual_game,
)
from shuffleup.cli.floor.menus import chosen, offer
from shuffleup.cli.keyboard import typed
from shuffleup.cli.output import people, print_line
from shuffleup.floor.asking.hand_story import stakes_said
from shuffleup.floor.asking.own_table import OwnTable, stakes_of
from shuffleup.floor.asking.possible import scenes_for
from shuffleup.floor.asking.subjects import subject_of
from shuffleup.floor.asking.told_play import PlayError, tells_play
from shuffleup.floor.kinds import STAGED, Need
from shuffleup.games import Sheet, games
from shuffleup.irregularities import KINDS
from shuffleup.law.rulebook import Rulebook, resolve


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


def games_with(kind: str) -> str:
    """Where it can: one game of each sort is tried."""
    can = [one.title for one in games() if one.key in USUAL_GAMES and scenes_for(kind, one)]
    return f"it can in {', '.join(can)}"
