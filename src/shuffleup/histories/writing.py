"""Writing PHH: ``write_phh(history_or_hand)`` for one hand, ``write_phhs`` for many.

Lines are of the plain kind (see ``plain_values``) wherever they can be. Reading the text back gives
the same History, and replaying that the same stacks.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from shuffleup.hand import Hand
from shuffleup.histories.history import History, Stacks, bet_fields
from shuffleup.histories.history_events import history_of
from shuffleup.histories.money import show_money
from shuffleup.histories.plain_values import BARE_KEY
from shuffleup.histories.read_history import least_scale


def write_phh(told: History | Hand) -> str:
    """The ``.phh`` text of a hand; ``PhhError`` if the format cannot tell it."""
    history = history_of(told) if isinstance(told, Hand) else told
    return "".join([f"{_key(name)} = {text}\n" for name, text in _fields(history)])


def write_phhs(told: Iterable[History | Hand]) -> str:
    """The ``.phhs`` text of many hands: a table each, numbered from 1."""
    return "\n".join([f"[{number}]\n{write_phh(hand)}" for number, hand in enumerate(told, 1)])


def _fields(history: History) -> Iterable[tuple[str, str]]:
    """Names and values in the order of the format, those that are not there left out."""
    scale = history.scale
    yield "variant", toml(history.variant)
    yield "ante_trimming_status", toml(history.ante_trimming_status)
    yield "antes", _stacks(history.antes, scale)
    if history.blinds_or_straddles:
        yield "blinds_or_straddles", _stacks(history.blinds_or_straddles, scale)
    for name in bet_fields(history.game, history.structure):
        yield name, show_money(getattr(history, name), scale)
    yield "starting_stacks", _stacks(history.starting_stacks, scale)
    yield "actions", toml(list(history.actions))
    for name, value in history.metadata.items():
        if not name.startswith("_"):
            yield name, toml(value)
    for name in ("seats", "players"):
        if getattr(history, name):
            yield name, toml(list(getattr(history, name)))
    for name in ("finishing_stacks", "winnings"):
        if getattr(history, name) is not None:
            yield name, _stacks(getattr(history, name), scale)
    # Dollars are read in cents, so the smallest chip has to be named even where it is a dollar.
    if scale > 1 or history.chip > 1 or least_scale(history.metadata) > 1:
        yield "_chip", show_money(history.chip, scale)
    for name, value in history.metadata.items():
        if name.startswith("_"):
            yield name, toml(value)


def _stacks(stacks: Stacks, scale: int) -> str:
    shown = ["inf" if count is None else show_money(count, scale) for count in stacks]
    return f"[{', '.join(shown)}]"


# ---- TOML ------------------------------------------------------------------------------------


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join([toml(item) for item in value])}]"
    if isinstance(value, dict):
        pairs = [f"{_key(name)} = {toml(item)}" for name, item in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    if isinstance(value, Decimal):
        return _decimal(value)
    if isinstance(value, int | float):
        return repr(value)
    if hasattr(value, "isoformat"):
        return str(value.isoformat())
    raise TypeError(f"{value!r} has no place in TOML")


def _decimal(value: Decimal) -> str:
    if not value.is_finite():
        return str(value).lower().replace("infinity", "inf")
    text = format(value, "f")
    return text if "." in text else f"{text}.0"


def _string(text: str) -> str:
    """A literal string where that is possible, with escapes where it is not."""
    if "'" not in text and text.isprintable():
        return f"'{text}'"
    signs = [sign if sign.isprintable() and sign not in '"\\' else _escape(sign) for sign in text]
    return f'"{"".join(signs)}"'


def _escape(sign: str) -> str:
    return f"\\{sign}" if sign in '"\\' else f"\\U{ord(sign):08X}"


def _key(name: str) -> str:
    return name if BARE_KEY.fullmatch(name) else _string(name)
