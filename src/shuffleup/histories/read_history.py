"""A TOML table becomes a ``History``: each field checked, all money brought to whole chips.

``history_from(table)`` does it. Whatever is wrong is a ``PhhError`` that names the field or the
action; fields nobody knows are kept as metadata, as the format asks.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

from shuffleup.histories.actions import RAISE, ActionError, parse_action
from shuffleup.histories.history import History, PhhError, Stacks, bet_fields, variants
from shuffleup.histories.money import CENTS, Amount, MoneyError, whole_chips
from shuffleup.histories.plain_values import Table

MOST_PLAYERS = 10
UNKNOWN_STACK = Decimal("inf")
STACKS = ("starting_stacks", "finishing_stacks", "winnings")
TYPED = frozenset((
    "variant", "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet",
    "starting_stacks", "actions", "ante_trimming_status", "finishing_stacks", "winnings",
    "players", "seats", "_chip",
))  # fmt: skip

# Money of these is counted in cents even where all amounts of a hand happen to be whole.
WITH_CENTS = frozenset(("$", "€", "£", "USD", "EUR", "GBP", "CAD", "AUD"))

ONLY_STRINGS = frozenset((str,))
ONLY_INTS = frozenset((int,))


def history_from(table: Table, source: str = "", number: int = 1) -> History:
    """The hand a TOML table tells of; ``PhhError`` if it does not tell it as PHH does."""
    try:
        return _history(table, source, number)
    except MoneyError as error:
        raise PhhError(str(error), source, number) from error
    except PhhError as error:
        raise PhhError(error.why, source, number) from error


def _history(table: Table, source: str, number: int) -> History:
    variant = table.get("variant")
    found = variants().get(variant) if isinstance(variant, str) else None
    if found is None:
        raise PhhError(_no_variant(variant))
    game, structure = found
    bets = bet_fields(game, structure)
    if "_chip" in table:
        bets = (*bets, "_chip")
    lists = _lists_of_money(table, blinds=not game.stud)
    actions = _strings(table, "actions")
    amounts = [amount for items in lists.values() for amount in items]
    amounts += [_one_amount(table, name) for name in bets]
    amounts += _raises(actions)
    unknown = UNKNOWN_STACK in amounts
    known = [0 if amount == UNKNOWN_STACK else amount for amount in amounts] if unknown else amounts
    scale, chips = whole_chips(known, least_scale(table))
    # Any, because lists and single amounts stand side by side, by the names History has for them.
    money: dict[str, Any] = {}
    at = 0
    for name, items in lists.items():
        count = tuple(chips[at : at + len(items)])
        money[name] = _where_known(count, items) if unknown else count
        at += len(items)
    money |= zip(bets, chips[at:], strict=False)
    return History(
        variant=str(variant),
        game=game,
        structure=structure,
        actions=actions,
        ante_trimming_status=_truth(table, "ante_trimming_status"),
        players=_strings(table, "players", len(lists["antes"])),
        seats=_seats(table, len(lists["antes"])),
        metadata={name: value for name, value in table.items() if name not in TYPED},
        scale=scale,
        chip=money.pop("_chip", 1),
        source=source,
        number=number,
        **money,
    )


def _no_variant(variant: object) -> str:
    if variant is None:
        return "variant: is missing"
    return f"variant: {variant!r} is not one of {', '.join(sorted(variants()))}"


# ---- money -----------------------------------------------------------------------------------


def _lists_of_money(table: Table, *, blinds: bool) -> dict[str, list[Amount]]:
    stacks = _amounts(table, "starting_stacks")
    n = len(stacks)
    if not 2 <= n <= MOST_PLAYERS:
        raise PhhError(f"starting_stacks: a hand has 2 to {MOST_PLAYERS} players, not {n}")
    least = min(stacks)
    if least <= 0:
        why = f"{least} is below 0" if least < 0 else f"p{stacks.index(least) + 1} has no chips"
        raise PhhError(f"starting_stacks: {why}")
    lists = {"starting_stacks": stacks, "antes": _amounts(table, "antes", n)}
    if blinds:
        lists["blinds_or_straddles"] = _amounts(table, "blinds_or_straddles", n)
    for name in ("finishing_stacks", "winnings"):
        if name in table:
            lists[name] = _amounts(table, name, n)
    for name, items in lists.items():
        if name != "blinds_or_straddles" and min(items) < 0:
            raise PhhError(f"{name}: {min(items)} is below 0")
    return lists


def _amounts(table: Table, name: str, length: int = 0) -> list[Amount]:
    value = table.get(name)
    if not isinstance(value, list):
        raise PhhError(f"{name}: {'is missing' if value is None else 'is not a list'}")
    if length and len(value) != length:
        raise PhhError(f"{name}: has {len(value)} entries for {length} players")
    if ONLY_INTS.issuperset(map(type, value)):
        return value
    for item in value:
        if type(item) is not int and (type(item) is not Decimal or item.is_nan()):
            raise PhhError(f"{name}: {item!r} is not an amount")
        if item == UNKNOWN_STACK and name not in STACKS:
            raise PhhError(f"{name}: {item} is not an amount")
    return value


def _one_amount(table: Table, name: str) -> Amount:
    value = table.get(name)
    if type(value) is int or (type(value) is Decimal and value.is_finite()):
        if value > 0:
            return value
        raise PhhError(f"{name}: {value} should be above 0")
    raise PhhError(f"{name}: {'is missing' if value is None else f'{value!r} is not an amount'}")


def _raises(actions: tuple[str, ...]) -> list[Amount]:
    """The amounts named in the actions, each action read on the way."""
    try:
        read = list(map(parse_action, actions))
    except ActionError:
        raise _first_wrong(actions) from None
    return [action.amount for action in read if action.verb == RAISE]


def _first_wrong(actions: tuple[str, ...]) -> PhhError:
    """What is wrong with the first action that is none."""
    for index, text in enumerate(actions, 1):
        try:
            parse_action(text)
        except ActionError as error:
            return PhhError(f"action {index} {text!r}: {error}")
    raise AssertionError(actions)


def least_scale(table: Table) -> int:
    """Cents, where the fields name a currency that has them."""
    names = (table.get("currency_symbol"), table.get("currency"))
    return CENTS if any(type(name) is str and name in WITH_CENTS for name in names) else 1


def _where_known(chips: tuple[int, ...], items: list[Amount]) -> Stacks:
    """The chips, None where the amount was not known."""
    pairs = zip(chips, items, strict=True)
    return tuple(None if item == UNKNOWN_STACK else count for count, item in pairs)


# ---- the rest --------------------------------------------------------------------------------


def _strings(table: Table, name: str, length: int = 0) -> tuple[str, ...]:
    value = table.get(name)
    if value is None and length:
        return ()
    if not isinstance(value, list) or not ONLY_STRINGS.issuperset(map(type, value)):
        raise PhhError(f"{name}: {'is missing' if value is None else 'is not a list of strings'}")
    if length and len(value) != length:
        raise PhhError(f"{name}: has {len(value)} entries for {length} players")
    return tuple(value)


def _seats(table: Table, length: int) -> tuple[int, ...]:
    value = table.get("seats")
    if value is None:
        return ()
    if not isinstance(value, list) or not ONLY_INTS.issuperset(map(type, value)):
        raise PhhError("seats: is not a list of whole numbers")
    if len(value) != length:
        raise PhhError(f"seats: has {len(value)} entries for {length} players")
    return tuple(value)


def _truth(table: Table, name: str) -> bool:
    value = table.get(name, False)
    if type(value) is not bool:
        raise PhhError(f"{name}: {value!r} is neither true nor false")
    return value
