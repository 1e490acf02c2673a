"""The fee of the house in words: ``drop 3, promotion 1, no-flop-no-drop`` or ``rake 10, cap 4``.

``read_drop`` and ``show_drop`` are each other's inverse.
"""

from __future__ import annotations

from shuffleup.hand.setup import Drop
from shuffleup.outside_text import counted, quoted

FIELDS = {
    "drop": "amount",
    "rake": "rake",
    "cap": "cap",
    "promotion": "promotion",
    "collection-blind": "blind",
}
NO_FLOP = "no-flop-no-drop"


def read_drop(text: str) -> Drop:
    """What the house takes; ValueError if the words say nothing of the kind."""
    amounts: dict[str, int] = {}
    no_flop = False
    for part in text.split(","):
        name, _, amount = part.strip().partition(" ")
        if name == NO_FLOP and not amount:
            no_flop = True
        elif name in FIELDS and amount.isdecimal():
            amounts[FIELDS[name]] = counted(amount)
        else:
            raise ValueError(
                f"{quoted(part.strip())} is no fee; one says drop 3, or rake 10, cap 4"
            )
    return Drop(**amounts, no_flop_no_drop=no_flop)


def show_drop(drop: Drop) -> str:
    """The same in words."""
    said = [f"{name} {getattr(drop, field)}" for name, field in FIELDS.items()]
    said = [words for words in said if not words.endswith(" 0")]
    return ", ".join([*said, NO_FLOP] if drop.no_flop_no_drop else said)
