"""Tables to ask about when nobody has written one down: what goes wrong with button, blinds and
seats.

``scenes(sheet)`` are the transcripts of a game by name, at small stakes. Each error is there at the
times that books tell apart: found before anyone acted, after a round of betting, or afterwards.
"""

from __future__ import annotations

import re
from functools import cache

from shuffleup.floor.asking.own_table import DEEP, NAMES, OwnTable, stakes_of
from shuffleup.floor.asking.staging import StagedScene, opening_lines
from shuffleup.games import Opening, Sheet

SEATS = "seats: Ann 400, Bob 400, Cy 400, Dee 400, Eve 400, Flo 400, -; button Ann"
BETWEEN = "between two hands, a seat is open"
SAT_OUT = ("Dee is away; Dee is dealt in", "next hand")
# What the dealer, or a player, got wrong before the hand was dealt.
ERRORS = {
    "the button was not moved": ("next hand button Ann",),
    "the button went a seat too far": ("next hand button Cy",),
    "a player who meant to sit out was dealt the big blind": SAT_OUT,
    # In a tournament nobody misses a blind by being away: only a ruling leaves one owing.
    "a player who owes the blinds was dealt in": (
        *SAT_OUT,
        "Eve calls; Flo raises to 8",
        "! big-blind-sitting-out: seat Dee",
        "everyone folds",
        "Dee is back; Dee is dealt in",
        "next hand",
    ),
}
FOUND = {
    "found before anyone acted": (),
    "found after the first round": ("everyone checks",),
    "found when the hand is over": ("everyone folds",),
}


@cache
def scenes(sheet: Sheet) -> dict[str, str]:
    """Every scene of a game, by its name."""
    opening = (opening_lines(sheet, StagedScene())[0], SEATS, "1 hand passes")
    found: dict[str, tuple[str, ...]] = {BETWEEN: opening}
    if sheet.opening is Opening.BLINDS:  # without a button there is none to be wrong
        for error, before in ERRORS.items():
            for when, acts in FOUND.items():
                found[f"{error}; {when}"] = (*opening, *before, *acts)
    return {name: "\n".join(lines) + "\n" for name, lines in found.items()}


def at_own_table(name: str, sheet: Sheet, own: OwnTable) -> str:
    """A scene with stakes of one's own, and one's own players in the first of the six seats."""
    opening = own.opening(sheet)
    stakes = stakes_of(opening)
    blind = stakes.blinds[-1] if stakes.blinds else stakes.small_bet
    usual = re.findall(r"([A-Z]\w+) \d+", SEATS)
    own_names = own.names if own.names != NAMES else ()
    names = dict(zip(usual, (*own_names, *usual[len(own_names) :]), strict=False))
    stacks = dict(zip(usual, own.stacks, strict=False))
    seats = ", ".join(f"{one} {stacks.get(one, DEEP * blind)}" for one in usual)
    _, _, *rest = scenes(sheet)[name].splitlines()
    text = "\n".join((f"seats: {seats}, -; button {usual[0]}", *rest))
    text = re.sub(r"raises to 8\b", f"raises to {2 * blind}", text)
    renamed = re.sub(rf"\b({'|'.join(usual)})\b", lambda one: names[one[1]], text)
    return f"{opening}\n{renamed}\n"
