"""Tables from files: ``read_table`` reads TOML, ``shipped_table`` gives one that comes
with us.

A file is a sentence (``says``) and rules in order; a later rule takes the place of an earlier one
where both speak. What a rule does not name it holds for always::

    says = "Plays few hands."
    [[bet]]
    street = "first"            # first, middle, last; or a list of them
    strength = [6, 7]           # 0 the worst eighth of hands to 7 the best
    opponents = "one"           # one, two, more
    price = ["free", "cheap"]   # free, cheap, fair, dear
    position = "late"           # early, late
    do = { call = 30, pot = 70 }            # fold, call, least, pot, most: adds up to 100
    [[throw]]
    wins = "low"                # high, low: what wins the game
    street = "first"
    strength = [0, 1]
    cards = [0, 0, 0, 80, 20, 0]            # weights of throwing 0, 1, 2 … 5 cards away
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path

from shuffleup.outside_text import OutsideError, file_text, toml_table
from shuffleup.playbook import table_shape as shape
from shuffleup.playbook.play_table import PlayTable, PlayTableError, row_name

STRENGTH_NAMES = tuple(range(shape.STRENGTHS))
ASKED: dict[str, Sequence[object]] = {
    "street": shape.STREETS,
    "strength": STRENGTH_NAMES,
    "opponents": shape.OPPONENTS,
    "price": shape.PRICES,
    "position": shape.POSITIONS,
}
ASKED_OF_THROWS: dict[str, Sequence[object]] = {
    "wins": shape.WINNERS,
    "street": shape.STREETS,
    "strength": STRENGTH_NAMES,
}
KEEPS_ALL = (shape.WHOLE, *[0] * shape.MOST_THROWN)
UNSAID = -1
MOST_TEXT = 200_000  # characters of a file
TABLES = files("shuffleup") / "playbook" / "tables"


@cache
def shipped_names() -> tuple[str, ...]:
    """What the tables are called that come with us."""
    found = (one.name for one in TABLES.iterdir() if one.name.endswith(".toml"))
    return tuple(sorted(name.removesuffix(".toml") for name in found))


@cache
def shipped_table(name: str) -> PlayTable:
    """One of them."""
    return read_table((TABLES / f"{name}.toml").read_text("utf-8"), name)


def own_table(path: str) -> PlayTable:
    """A table from a file of one's own; it is called what the file is called."""
    try:
        return read_table(file_text(Path(path), MOST_TEXT), path)
    except OutsideError as error:
        raise PlayTableError(f"{path}: {error}") from None


def read_table(text: str, name: str = "table") -> PlayTable:
    """A table from its text; PlayTableError names what is wrong and where."""
    try:
        told = toml_table(text, most=MOST_TEXT)
    except OutsideError as error:
        raise PlayTableError(f"{name}: {error}") from None
    unknown = set(told) - {"says", "bet", "throw"}
    if unknown:
        raise PlayTableError(f"{name}: a table has says, bet and throw, not {min(unknown)!r}")
    weights = [UNSAID] * shape.WEIGHTS
    for number, rule in enumerate(rules_of(told, "bet", name), 1):
        where = f"{name}: bet {number}"
        row = weights_of(where, rule.pop("do", None))
        for places in places_of(where, rule, ASKED):
            start = shape.cell(*places)
            weights[start : start + len(row)] = row
    throws = list(KEEPS_ALL * shape.THROW_ROWS)
    for number, rule in enumerate(rules_of(told, "throw", name), 1):
        where = f"{name}: throw {number}"
        cards = cards_of(where, rule.pop("cards", None))
        for places in places_of(where, rule, ASKED_OF_THROWS):
            start = shape.throw_row(*places)
            throws[start : start + shape.THROWS] = cards
    return PlayTable(name, str(told.get("says", "")), tuple(told_of(name, weights)), tuple(throws))


def rules_of(told: dict[str, object], kind: str, name: str) -> list[dict[str, object]]:
    """The rules of a kind, each its own copy."""
    rules = told.get(kind, [])
    if not isinstance(rules, list) or not all(isinstance(rule, dict) for rule in rules):
        raise PlayTableError(f"{name}: rules are written [[{kind}]]")
    return [dict(rule) for rule in rules]


def weights_of(where: str, do: object) -> list[int]:
    """What to do, by weight; what is not named is not done."""
    if not isinstance(do, dict) or not do:
        raise PlayTableError(f"{where}: do says what to do, such as {{ call = 30, pot = 70 }}")
    for action in do:
        if action not in shape.ACTIONS:
            raise PlayTableError(f"{where}: {action!r} is not one of {', '.join(shape.ACTIONS)}")
    return added_up(where, [do.get(action, 0) for action in shape.ACTIONS])


def cards_of(where: str, cards: object) -> list[int]:
    if not isinstance(cards, list) or len(cards) != shape.THROWS:
        raise PlayTableError(f"{where}: cards are {shape.THROWS} weights, of throwing 0 to 5 away")
    return added_up(where, cards)


def added_up(where: str, row: Sequence[object]) -> list[int]:
    weights = [number for number in row if type(number) is int and number >= 0]
    if len(weights) < len(row):
        raise PlayTableError(f"{where}: weights are whole numbers from 0, not {row}")
    if sum(weights) != shape.WHOLE:
        raise PlayTableError(f"{where}: the weights add up to {sum(weights)}, not {shape.WHOLE}")
    return weights


def places_of(
    where: str, rule: dict[str, object], asked: dict[str, Sequence[object]]
) -> product[tuple[int, ...]]:
    """Every cell a rule speaks of."""
    unknown = set(rule) - set(asked)
    if unknown:
        raise PlayTableError(f"{where}: {min(unknown)!r} is not one of {', '.join(asked)}")
    return product(*(chosen(where, what, rule.get(what), names) for what, names in asked.items()))


def chosen(where: str, what: str, told: object, names: Sequence[object]) -> list[int]:
    if told is None:
        return list(range(len(names)))
    each = told if isinstance(told, list) else [told]
    for one in each:
        if one not in names or isinstance(one, bool):
            words = ", ".join(map(str, names))
            raise PlayTableError(f"{where}: {what} {one!r} is not one of {words}")
    return [names.index(one) for one in each]


def told_of(name: str, weights: list[int]) -> list[int]:
    """The same, if rules speak of every cell."""
    if UNSAID in weights:
        where = row_name("weights", weights.index(UNSAID) // len(shape.ACTIONS))
        raise PlayTableError(f"{name}: no rule says what to do at {where}")
    return weights
