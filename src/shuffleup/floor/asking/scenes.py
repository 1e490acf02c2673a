"""Hands to ask about when nobody has written one down: the usual places where things go wrong.

``scene(name, game)`` is a transcript in that game; ``scenes_of(sheet)`` are the names that make
sense there, in order; ``scenes_for(kind, sheet)`` only those in which that kind can have happened.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from shuffleup.floor.asking.staging import LAST, OVER, Scene, staged
from shuffleup.floor.facts import CHIPS, PILE, SEAT, Fact
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.kinds import KINDS
from shuffleup.floor.report import Report, report
from shuffleup.games import Opening, Sheet, game
from shuffleup.hand import Hand
from shuffleup.hand.state import DISCARDING, DRAWING, SHOWING
from shuffleup.law.points.hand.stud import StudLaw
from shuffleup.law.rules import DEFAULT, Rules

MISSING = "posts: Ann ante 1, Bob ante 1, Cy ante 1"  # and Dee's is not there


@cache
def scenes(sheet: Sheet) -> dict[str, Scene]:
    """Every scene of a game by its name."""
    if sheet.opening is Opening.BRING_IN and sheet.bring_in == StudLaw.plain_high_low_bring_in:
        return opening_scenes(sheet)  # houses differ on who brings it in, and so on what follows
    return {**opening_scenes(sheet), **later_scenes(sheet), **closing_scenes(sheet)}


def opening_scenes(sheet: Sheet) -> dict[str, Scene]:
    """On the first round; with it what can only be seen there."""
    first = at(sheet, 0)
    short = "an ante is missing"
    if sheet.opening is Opening.BRING_IN:
        found = {first: Scene(), f"{first}, {short}": Scene(setup=MISSING, ante=1)}
        if sheet.bring_in != StudLaw.plain_high_low_bring_in:
            found["facing the bring-in"] = Scene(then=("brings it in",))
            found["facing a completed bet"] = Scene(then=("brings it in", "raises"))
        return found
    if sheet.opening is Opening.OPENERS:
        opened = Scene(then=("raises",))
        return {
            first: Scene(), "facing the opening bet": opened,
            f"{first}, {short}": Scene(setup=MISSING, ante=1),
        }  # fmt: skip
    posts = f"{MISSING}, Ann blind 2, Bob blind 4"
    return {
        first: Scene(),
        f"facing a raise {first}": Scene(then=("raises",)),
        f"called {first}, and raised by another": Scene(then=("calls", "raises", "folds", "folds")),
        f"{first}, in a killed pot": Scene(setup="posts: Ann blind 2, Bob blind 4, Dee kill 8"),
        f"{first}, {short}": Scene(setup=posts, ante=1),
    }


def later_scenes(sheet: Sheet) -> dict[str, Scene]:
    """On every other street: nobody has bet, or there is a bet; and while cards are changed."""
    found: dict[str, Scene] = {}
    for number, street in enumerate(sheet.streets[1:], 1):
        if street.draw:
            found[f"while cards are drawn, {street.name}"] = Scene(number, phase=DRAWING)
        if street.discard:
            found[f"while a card is thrown away, before the {street.name}"] = Scene(
                number, phase=DISCARDING
            )
        found[f"{at(sheet, number)}, nobody has bet"] = Scene(number)
        found[f"{at(sheet, number)}, facing a bet"] = Scene(number, ("raises",))
        raised = ("raises", "raises", "folds", "folds")
        found[f"{at(sheet, number)}, bet and raised by another"] = Scene(number, raised)
    return found


def closing_scenes(sheet: Sheet) -> dict[str, Scene]:
    """An all-in, the showdown, and when the pot has been pushed."""
    shows = Scene(LAST, phase=SHOWING, setup="ask to show", seed=True)
    pushed = Scene(LAST, phase=OVER, setup="ask to show", seed=True)
    return {
        "all-in and called": Scene(LAST, ("all-in", "all-in"), seed=True, freely=True),
        "at the showdown, before anyone has shown": shows,
        "at the showdown, one hand shown": Scene(
            LAST, ("shows",), phase=SHOWING, setup="ask to show", seed=True
        ),
        "at the showdown, one hand shown and one given up": Scene(
            LAST, ("shows", "mucks"), phase=SHOWING, setup="ask to show", seed=True
        ),
        "the pot has been pushed after a showdown": pushed,
        "everyone folded, and the pot has been pushed": Scene(0, ("folded out",), seed=True),
        "the house holds the pot until it is decided": Scene(
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


def scenes_for(kind: str, sheet: Sheet, rules: Rules = DEFAULT) -> tuple[str, ...]:
    """The scenes of a game in which something of this kind can have happened."""
    return tuple(name for name in scenes(sheet) if possible(kind, scene(name, sheet.key), rules))


def possible(kind: str, hand: str, rules: Rules = DEFAULT) -> bool:
    """Whether a kind can be asked about in a hand, whoever did it."""
    return not dead_end(run(hand, rules).hand, kind, {}, amounts=True)


def dead_end(hand: Hand, kind: str, facts: dict[str, Any], *, amounts: bool = False) -> str:
    """Why these facts cannot be true whatever else is answered; empty if they can. Every seat is
    tried where one is asked for, and with ``amounts`` a few amounts of chips."""
    ruling = report(hand, Report(kind, dict(facts), "asked"))
    if ruling.refusal and ruling.refusal.reason.malformed:
        return ruling.refusal.says
    name = ruling.missing[0] if ruling.missing else ""
    fact = next((fact for fact in KINDS[kind].facts if fact.name == name), None)
    whys = []
    for value in likely(hand, fact) if fact and (amounts or fact.kind == SEAT) else ():
        whys.append(dead_end(hand, kind, {**facts, name: value}, amounts=amounts))
        if not whys[-1]:
            return ""
    return max(whys, key=whys.count, default="")  # what is said most often is the real reason


def likely(hand: Hand, fact: Fact) -> tuple[Any, ...]:
    """Answers worth trying; none where one would have to guess."""
    if fact.kind == SEAT:
        return tuple(range(hand.n))
    bet, full = hand.bet - min(hand.bets), hand.bet + hand.step
    amounts = sorted({1, max(1, bet // 2), bet, full, 3 * full, *hand.stacks, *hand.paid} - {0})
    if fact.kind == CHIPS:
        return tuple(amounts)
    return tuple((amount,) for amount in amounts) if fact.kind == PILE else ()


@cache
def scene(name: str = "", key: str = "holdem") -> str:
    """The transcript of a scene in a game, at small stakes; the first one unless named."""
    sheet = game(key)
    place = scenes(sheet).get(name, Scene())
    return staged(sheet, place)
