"""What the player may do, offered in words, and what was typed, read back into a command.

``offer`` writes the options with exact amounts; ``read`` turns a line into a command or raises
``UnclearError`` with what to type instead. Whether a command is lawful is not decided here.
"""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from shuffleup.cards import parse
from shuffleup.cli.amounts import amount, read_amount
from shuffleup.cli.play.scene import held
from shuffleup.games import Structure
from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Command,
    Discard,
    Fold,
    Muck,
    RaiseTo,
    RunIt,
    Show,
)
from shuffleup.hand.options import Options
from shuffleup.hand.view import View
from shuffleup.outside_text import numbered

TIMES = ("", "once", "twice", "three times")


class UnclearError(ValueError):
    """A line that means no command; says what to type."""


# ---- offering --------------------------------------------------------------------------------


def offer(view: View) -> Text:
    """``[f]old  [c]all 2  [r]aise to 4–198 (type: r 4)  [a]ll-in 198``."""
    may = view.options
    assert may is not None
    parts: list[tuple[str, str]] = []
    if may.discard_most >= 0:
        parts = _discards(may)
    elif may.runs:
        parts = [(str(n), f" deal the rest {TIMES[n]}") for n in range(1, may.runs + 1)]
    elif may.show:
        parts = [("s", "how")] + ([("m", "uck")] if may.muck else [])
    else:
        parts = _bets(view, may)
    line = Text()
    for key, rest in parts:
        line.append("[").append(key, style="bold bright_yellow").append(f"]{rest}  ")
    line.rstrip()
    return line


def _discards(may: Options) -> list[tuple[str, str]]:
    if may.discard_least:
        return [("d", f"iscard {may.discard_least}: its number or name, like d 2 or d 7h")]
    return [("s", "tand pat"), ("d", "raw: the cards to throw away, like d 1 3 or d 2c 7h")]


def _bets(view: View, may: Options) -> list[tuple[str, str]]:
    parts = [("f", "old")] if may.fold and not may.check else []
    if may.bring_in:
        parts.append(("b", f"ring in {_said(view, may.bring_in)}"))
    elif may.check:
        parts.append(("c", "heck"))
    else:
        all_in = _if_all(view, view.bets[may.seat] + may.call)
        parts.append(("c", f"all {_said(view, may.call)}{all_in}"))
    if may.most_to:
        parts += _raises(view, may)
    return parts


def _raises(view: View, may: Options) -> list[tuple[str, str]]:
    word = "aise to" if view.bet else "et"
    key = "r" if view.bet else "b"
    if may.bring_in or (view.street == 0 and 0 < view.bet < view.stakes.small_bet):
        key, word = "r", " complete to"
    least, most = _said(view, may.least_to), _said(view, may.most_to)
    if may.least_to == may.most_to:
        return [(key, f"{word} {most}{_if_all(view, may.most_to)}")]
    if may.fixed:
        return [(key, f"{word} {least} or {most} (type: {key} {_typed(least)})")]
    said = f"{word} {least}–{most} (type: {key} {_typed(least)})"
    if may.most_to == _all(view):
        return [(key, said), ("a", f"ll-in {most}")]
    return [(key, said)]


def _said(view: View, chips: int) -> str:
    return amount(chips, view.stakes.dollar)


def _typed(said: str) -> str:
    """An amount as one would type it."""
    return said.replace(",", "")


def _all(view: View) -> int:
    return view.bets[view.viewer] + view.stacks[view.viewer]


def _if_all(view: View, to: int) -> str:
    return " (all-in)" if to == _all(view) else ""


# ---- reading ---------------------------------------------------------------------------------


def read(line: str, view: View) -> Command:
    """The command a typed line means."""
    may = view.options
    assert may is not None
    words = line.lower().replace("raise to", "r").replace("bet to", "b").split()
    if not words:
        raise UnclearError("Type one of these, or ? for help.")
    if may.discard_most >= 0:
        return _read_discard(words, line.split(), view, may)
    if may.runs:
        return RunIt(may.seat, _number(words[0], "how often, like 1 or 2", 1))
    reader = (SHOWDOWN if may.show else BETTING).get(words[0])
    if reader is None:
        if read_amount(words[0], view.stakes.dollar) is not None and not may.show:
            raise UnclearError(_how_to_raise(view, may, words[0]))
        raise UnclearError(f"{line!r} means nothing here: type one of these, or ? for help.")
    return reader(words[1:], view, may)


def _how_to_raise(view: View, may: Options, typed: str = "") -> str:
    """``To raise, type r 4 to 200, like r 12.``"""
    if not may.most_to:
        return "A number means nothing here: there is no more raising."
    least, most = _said(view, may.least_to), _said(view, may.most_to)
    if least == most:
        return f"To make it {most}, type r."
    chips = read_amount(typed, view.stakes.dollar)
    lawful = chips is not None and may.least_to <= chips <= may.most_to
    between = "or" if may.fixed else "to"
    return (
        f"To raise, type r {least} {between} {most}, like r {typed if lawful else _typed(least)}."
    )


def _alone(rest: list[str], view: View, may: Options, what: str, chips: int = 0) -> None:
    """Refuse words after a verb that takes none: nobody who types ``c 5`` wants to call 2."""
    if not rest or (chips and read_amount(rest[-1], view.stakes.dollar) == chips):
        return
    how = f" {_how_to_raise(view, may, rest[-1])}" if may.most_to else ""
    raise UnclearError(f"{what}, not {' '.join(rest)!r}.{how}")


def _fold(rest: list[str], view: View, may: Options) -> Command:
    _alone(rest, view, may, "A fold takes no amount")
    return Fold(may.seat)


def _check_or_call(rest: list[str], view: View, may: Options) -> Command:
    if may.bring_in:
        _alone(rest, view, may, f"The bring-in is {_said(view, may.bring_in)}", may.bring_in)
        return BringIn(may.seat)
    return _check(rest, view, may) if may.check else _call(rest, view, may)


def _check(rest: list[str], view: View, may: Options) -> Command:
    _alone(rest, view, may, "A check takes no amount")
    return Check(may.seat)


def _call(rest: list[str], view: View, may: Options) -> Command:
    _alone(rest, view, may, f"A call is {_said(view, may.call)}", may.call)
    return Call(may.seat)


def _b(rest: list[str], view: View, may: Options) -> Command:
    return BringIn(may.seat) if may.bring_in and not rest else _bet(rest, view, may)


def _bet(rest: list[str], view: View, may: Options) -> Command:
    """Where somebody has bet already one raises, and says so."""
    if view.bet and may.most_to:
        how = _how_to_raise(view, may, rest[-1] if rest else "")
        raise UnclearError(f"There is a bet of {_said(view, view.bet)} already. {how}")
    return _raise(rest, view, may)


def _raise(rest: list[str], view: View, may: Options) -> Command:
    """To an amount, or ``min``, ``max``, ``pot``; alone where there is only one amount."""
    rest = [word for word in rest if word != "to"]
    if len(rest) > 1:
        raise UnclearError(f"{' '.join(rest)!r} is not one amount; type it like r 12")
    if rest:
        to = _named_amounts(view, may).get(rest[0])
        dollar = view.stakes.dollar
        return RaiseTo(
            may.seat, _number(rest[0], "an amount, like r 12", dollar) if to is None else to
        )
    if may.least_to < may.most_to:
        least, most = _said(view, may.least_to), _said(view, may.most_to)
        raise UnclearError(f"How much? From {least} to {most}: r {_typed(least)}")
    return RaiseTo(may.seat, may.most_to or view.bet + view.stakes.small_bet)


def _named_amounts(view: View, may: Options) -> dict[str, int]:
    pot = view.bet + view.pot + may.call
    if view.stakes.structure is Structure.NO_LIMIT:
        pot = min(pot, may.most_to)
    return {"min": may.least_to, "max": may.most_to, "pot": max(pot, may.least_to)}


def _all_in(rest: list[str], view: View, may: Options) -> Command:
    total = _all(view)
    if rest[:1] == ["in"]:
        rest = rest[1:]
    _alone(rest, view, may, f"All-in is {_said(view, total)}", total)
    if may.bring_in == total - view.bets[may.seat]:
        return BringIn(may.seat)
    if 0 < may.most_to < total:
        most = _said(view, may.most_to)
        r = "r" if may.least_to == may.most_to else f"r {_typed(most)}"
        structure = view.stakes.structure.value
        raise UnclearError(f"{structure.capitalize()}: the most is {most}; type {r}.")
    return RaiseTo(may.seat, total) if total > view.bet else Call(may.seat)


def _show(rest: list[str], view: View, may: Options) -> Command:
    return Show(may.seat)


def _muck(rest: list[str], view: View, may: Options) -> Command:
    return Muck(may.seat)


Reader = Callable[[list[str], View, Options], Command]
BETTING: dict[str, Reader] = {
    "f": _fold, "fold": _fold,
    "c": _check_or_call, "k": _check, "x": _check, "check": _check, "call": _call,
    "r": _raise, "raise": _raise, "bet": _bet, "complete": _raise, "b": _b,
    "bring": lambda rest, view, may: BringIn(may.seat),
    "a": _all_in, "all": _all_in, "all-in": _all_in, "allin": _all_in,
}  # fmt: skip
SHOWDOWN: dict[str, Reader] = {"s": _show, "show": _show, "m": _muck, "muck": _muck}


def _number(text: str, wanted: str, dollar: int) -> int:
    chips = read_amount(text, dollar)
    if chips is None:
        what = "a whole number of chips" if dollar == 1 else "an amount of money"
        raise UnclearError(f"{text!r} is not {what}; type {wanted}")
    return chips


def _read_discard(words: list[str], typed: list[str], view: View, may: Options) -> Command:
    if words[0] in ("s", "stand", "pat", "p"):
        return Discard(may.seat)
    named = typed[1:] if words[0] in ("d", "draw", "discard") else typed
    if not named:
        raise UnclearError("Which cards? Their numbers or names, like d 1 3 or d 2c 7h")
    mine = held(view, view.viewer)
    cards: list[int] = []
    for word in named:
        if at := numbered(word, len(mine)):
            cards.append(mine[at - 1])
            continue
        try:
            cards += parse(word)
        except ValueError:
            known = f"a card like 7h nor a number from 1 to {len(mine)}"
            raise UnclearError(f"{word!r} is neither {known}") from None
    return Discard(may.seat, tuple(cards))
