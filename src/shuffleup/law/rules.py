"""Rules: all that the books leave to the house, as one frozen object of typed groups.

``Rules()`` holds sensible defaults; a rulebook resolves to another ``Rules``. It is the only part
of the law the engine reads, as plain fields, so law that is obeyed costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from enum import Enum
from fractions import Fraction
from typing import Any

from shuffleup.law.points import (
    BadCards,
    Betting,
    BoardErrors,
    BoughtButton,
    Button,
    BuyIn,
    Chips,
    Chop,
    Clock,
    DeadHands,
    DealtIn,
    Decisions,
    Decks,
    HiLo,
    Kill,
    Misdeals,
    MissedBlinds,
    NewPlayers,
    OddChips,
    Penalties,
    PotLimit,
    Raises,
    RunIt,
    Seats,
    Showdown,
    Straddle,
    Stud,
    StudErrors,
    Substantial,
    TableChips,
    Tabling,
    Turns,
    Wagers,
    point_name,
    points,
)


@dataclass(frozen=True, slots=True)
class Rules:
    betting: Betting = field(default_factory=Betting)
    raises: Raises = field(default_factory=Raises)
    pot_limit: PotLimit = field(default_factory=PotLimit)
    showdown: Showdown = field(default_factory=Showdown)
    odd_chips: OddChips = field(default_factory=OddChips)
    hi_lo: HiLo = field(default_factory=HiLo)
    stud: Stud = field(default_factory=Stud)
    run_it: RunIt = field(default_factory=RunIt)
    # the floor's
    substantial: Substantial = field(default_factory=Substantial)
    chips: Chips = field(default_factory=Chips)
    wagers: Wagers = field(default_factory=Wagers)
    turns: Turns = field(default_factory=Turns)
    clock: Clock = field(default_factory=Clock)
    misdeals: Misdeals = field(default_factory=Misdeals)
    bad_cards: BadCards = field(default_factory=BadCards)
    board_errors: BoardErrors = field(default_factory=BoardErrors)
    stud_errors: StudErrors = field(default_factory=StudErrors)
    dead_hands: DeadHands = field(default_factory=DeadHands)
    tabling: Tabling = field(default_factory=Tabling)
    decisions: Decisions = field(default_factory=Decisions)
    penalties: Penalties = field(default_factory=Penalties)
    # the table's
    button: Button = field(default_factory=Button)
    new_players: NewPlayers = field(default_factory=NewPlayers)
    missed_blinds: MissedBlinds = field(default_factory=MissedBlinds)
    bought_button: BoughtButton = field(default_factory=BoughtButton)
    seats: Seats = field(default_factory=Seats)
    straddle: Straddle = field(default_factory=Straddle)
    kill: Kill = field(default_factory=Kill)
    chop: Chop = field(default_factory=Chop)
    buy_in: BuyIn = field(default_factory=BuyIn)
    table_chips: TableChips = field(default_factory=TableChips)
    dealt_in: DealtIn = field(default_factory=DealtIn)
    decks: Decks = field(default_factory=Decks)

    def but(self, **values: Any) -> Rules:
        """These rules with some points decided otherwise: ``Rules().but(limit_raise_cap=4)``."""
        changed: dict[str, Any] = {}
        for name, value in values.items():
            group = GROUP_OF.get(name)
            if group is None:
                raise ValueError(f"no point is called {point_name(name)!r}")
            check_value(name, value)
            changed.setdefault(group, {})[name] = value
        return replace(self, **{g: replace(getattr(self, g), **v) for g, v in changed.items()})


DEFAULT = Rules()
GROUP_OF: dict[str, str] = {
    p.name: group.name
    for group in fields(Rules)
    for p in points(type(getattr(DEFAULT, group.name)))
}


def check_value(name: str, value: Any) -> None:
    """Refuse a value a point cannot have, saying which it can."""
    group = getattr(DEFAULT, GROUP_OF[name])
    about = next(p.metadata for p in points(type(group)) if p.name == name)
    default = getattr(group, name)
    fits = type(value) is type(default)
    if fits and isinstance(value, int) and about["least"] is not None:
        fits = about["least"] <= value <= about["most"]
    if fits and isinstance(value, Fraction):
        fits = value >= 0
    if not fits:
        raise ValueError(f"{point_name(name)} is {allowed(default, about)}, not {value!r}")


def allowed(value: Any, about: Any) -> str:
    """What a point may say, in words."""
    if isinstance(value, bool):
        return "yes or no"
    if isinstance(value, Enum):
        return ", ".join(str(member.value) for member in type(value))
    if isinstance(value, Fraction):
        return "a fraction"
    return f"{about['least']} to {about['most']} {about['unit']}".strip()


def show_value(value: Any) -> str:
    """A point's value as the law writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    return str(value)
