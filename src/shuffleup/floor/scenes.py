"""Hands to ask about when nobody has written one down: the usual places where things go wrong.

``scene(name, game)`` is a transcript in that game; ``SCENES`` are their names, in order.
"""

from __future__ import annotations

from shuffleup.games import Opening, Sheet, game

SEATS = "seats: Ann 400, Bob 400, Cy 400, Dee 400; button Dee"
BLINDS = {
    "before the flop": "",
    "facing a raise before the flop": "Cy raises to {raise_to}",
    "on the flop, nobody has bet": "Cy calls; Dee calls; Ann calls; Bob checks",
    "on the flop, facing a bet": "Cy calls; Dee calls; Ann calls; Bob checks\nAnn bets {bet}",
}
STUD = {
    "on third street": "",
    "facing the bring-in": "{low} brings it in",
    "facing a completed bet": "{low} brings it in; {next} completes",
}
SCENES = (*BLINDS, *STUD)


def scenes_of(sheet: Sheet) -> tuple[str, ...]:
    """The scenes that make sense in a game."""
    if sheet.opening is Opening.BRING_IN:
        disputed = sheet.bring_in == "stud-plain-high-low-bring-in"  # houses differ on who it is
        return tuple(STUD)[:1] if disputed else tuple(STUD)
    if sheet.has_board and not any(street.discard for street in sheet.streets):
        return tuple(BLINDS)
    return tuple(BLINDS)[:2]


def scene(name: str, key: str = "holdem") -> str:
    """The transcript of a scene in a game, at small stakes."""
    sheet = game(key)
    if sheet.opening is Opening.BRING_IN:
        return stud_scene(sheet, name if name in STUD else "on third street")
    structure = sheet.structures[0].value
    limit = structure in ("limit", "spread")
    stakes = "4/8 blinds 2/4" if limit else "2/4"
    if sheet.opening is Opening.OPENERS:
        return f"{key} {structure} 4/8 ante 1\n{SEATS}"
    text = BLINDS.get(name, "").format(raise_to=8 if limit else 12, bet=4 if limit else 12)
    return f"{key} {structure} {stakes}\n{SEATS}\n{text}"


def stud_scene(sheet: Sheet, name: str) -> str:
    """Ann shows a deuce, Bob a nine, Cy a king, Dee a seven."""
    cards = "Ann has ????2c; Bob has ????9d; Cy has ????Kh; Dee has ????7s"
    high = sheet.key == "razz"  # there the high card brings it in
    text = STUD[name].format(low="Cy" if high else "Ann", next="Dee" if high else "Bob")
    return f"{sheet.key} limit 4/8 ante 1 bring-in 2\n{SEATS}\n{cards}\n{text}"
