"""Hands to ask about when nobody has written one down: the usual places where things go wrong.

``scene(name, game)`` is a transcript in that game; ``scenes_of(sheet)`` are the names that make
sense there, in order.
"""

from __future__ import annotations

from functools import cache

from shuffleup.floor.asking.own_table import USUAL, OwnTable
from shuffleup.floor.asking.staging import LAST, OVER, StagedScene, staged
from shuffleup.games import Opening, Sheet, game
from shuffleup.hand.state import DISCARDING, DRAWING, SHOWING
from shuffleup.law.points.hand.stud import StudLaw

MISSING = "posts: {antes}"  # the last one is missing


@cache
def scenes(sheet: Sheet) -> dict[str, StagedScene]:
    """Every scene of a game by its name."""
    if sheet.opening is Opening.BRING_IN and sheet.bring_in == StudLaw.plain_high_low_bring_in:
        return opening_scenes(sheet)  # houses differ on who brings it in, and so on what follows
    return {**opening_scenes(sheet), **later_scenes(sheet), **closing_scenes(sheet)}


def opening_scenes(sheet: Sheet) -> dict[str, StagedScene]:
    """On the first round, and what can go wrong only there."""
    first = at(sheet, 0)
    short = "an ante is missing"
    if sheet.opening is Opening.BRING_IN:
        found = {first: StagedScene(), f"{first}, {short}": StagedScene(setup=MISSING, ante=True)}
        if sheet.bring_in != StudLaw.plain_high_low_bring_in:
            found["facing the bring-in"] = StagedScene(then=("brings it in",))
            found["facing a completed bet"] = StagedScene(then=("brings it in", "raises"))
        return found
    if sheet.opening is Opening.OPENERS:
        opened = StagedScene(then=("raises",))
        return {
            first: StagedScene(), "facing the opening bet": opened,
            f"{first}, {short}": StagedScene(setup=MISSING, ante=True),
        }  # fmt: skip
    posts = f"{MISSING}, {{blinds}}"
    return {
        first: StagedScene(),
        f"facing a raise {first}": StagedScene(then=("raises",)),
        f"called {first}, and raised by another": StagedScene(
            then=("calls", "raises", "others folds")
        ),
        f"{first}, in a killed pot": StagedScene(setup="posts: {blinds}, {kill}"),
        f"{first}, {short}": StagedScene(setup=posts, ante=True),
    }


def later_scenes(sheet: Sheet) -> dict[str, StagedScene]:
    """On every other street: nobody has bet, or there is a bet; and while cards are changed."""
    found: dict[str, StagedScene] = {}
    for number, street in enumerate(sheet.streets[1:], 1):
        if street.draw:
            found[f"while cards are drawn, {street.name}"] = StagedScene(number, phase=DRAWING)
        if street.discard:
            found[f"while a card is thrown away, before the {street.name}"] = StagedScene(
                number, phase=DISCARDING
            )
        found[f"{at(sheet, number)}, nobody has bet"] = StagedScene(number)
        found[f"{at(sheet, number)}, facing a bet"] = StagedScene(number, ("raises",))
        raised = ("raises", "raises", "others folds")
        found[f"{at(sheet, number)}, bet and raised by another"] = StagedScene(number, raised)
    return found


def closing_scenes(sheet: Sheet) -> dict[str, StagedScene]:
    """An all-in, the showdown, and when the pot has been pushed."""
    shows = StagedScene(LAST, phase=SHOWING, setup="ask to show", seed=True)
    pushed = StagedScene(LAST, phase=OVER, setup="ask to show", seed=True)
    return {
        "all-in and called": StagedScene(LAST, ("all-in", "all-in"), seed=True, freely=True),
        "at the showdown, before anyone has shown": shows,
        "at the showdown, one hand shown": StagedScene(
            LAST, ("shows",), phase=SHOWING, setup="ask to show", seed=True
        ),
        "at the showdown, one hand shown and one given up": StagedScene(
            LAST, ("shows", "mucks"), phase=SHOWING, setup="ask to show", seed=True
        ),
        "the pot has been pushed after a showdown": pushed,
        "the pot has been pushed to the one hand shown": StagedScene(
            LAST, ("shows", "others mucks"), phase=SHOWING, setup="ask to show", seed=True
        ),
        "everyone folded, and the pot has been pushed": StagedScene(0, ("folded out",), seed=True),
        "the house holds the pot until it is decided": StagedScene(
            LAST, ("held",), phase=OVER, setup="ask to show", seed=True
        ),
    }


def at(sheet: Sheet, number: int) -> str:
    """``on the turn``, ``before the flop``, ``after the draw``: a street as one says it."""
    name = sheet.streets[number].name
    if name == "pre-flop":
        return "before the flop"
    if name.startswith(("before", "after")):
        return name
    if sheet.draws:
        return f"after the {name}"
    return f"on {name}" if sheet.stud else f"on the {name}"


def scenes_of(sheet: Sheet) -> tuple[str, ...]:
    """The names of the scenes of a game, in the order of a hand."""
    return tuple(scenes(sheet))


@cache
def scene(name: str = "", key: str = "holdem", own: OwnTable = USUAL) -> str:
    """The transcript of a scene in a game, at small stakes unless they are one's own; the first one
    unless named."""
    sheet = game(key)
    place = scenes(sheet).get(name, StagedScene())
    return staged(sheet, place, own)
