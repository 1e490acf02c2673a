"""Who won what, and with which hand: the end of a hand as lines of text.

``pushes`` reads the awards; ``result_lines`` says them. ``hands`` holds the hands that were shown,
an empty one for a hand that was not: it is not put into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from shuffleup.cards import UNKNOWN
from shuffleup.cli.amounts import amount
from shuffleup.games import Sheet
from shuffleup.hand import events as e
from shuffleup.hand.words.hand_worth import NO_LOW, hand_words

Cards = tuple[int, ...]
HALVES = ("high", "low")


class Push(Struct, frozen=True):
    """Chips pushed to one seat from one pot: for which way of winning (-1: unopposed)."""

    seat: int
    amount: int
    pot: int
    way: int
    runs: tuple[int, ...]


def pushes(events: Iterable[e.Event]) -> list[Push]:
    """The awards, runs of the same pot and way put together."""
    found: dict[tuple[int, int, int], Push] = {}
    for event in events:
        if isinstance(event, e.Awarded):
            key = (event.pot, event.way, event.seat)
            before = found.get(key)
            amount = event.amount + (before.amount if before else 0)
            runs = (*(before.runs if before else ()), event.run)
            found[key] = Push(event.seat, amount, event.pot, event.way, runs)
    return list(found.values())


def result_lines(
    sheet: Sheet,
    given: Sequence[Push],
    names: Sequence[str],
    hands: Sequence[Cards],
    boards: Sequence[Cards],
    me: int = -1,
    dollar: int = 1,
) -> list[str]:
    """``Ann wins 46 with a pair of kings``, a line for each pot and half of it."""
    pots = {push.pot for push in given}
    split = {push.pot for push in given if push.way > 0}
    lines = []
    for push in given:
        who = "You win" if push.seat == me else f"{names[push.seat]} wins"
        half = f" for {HALVES[push.way]}" if push.pot in split else ""
        line = f"{who} {amount(push.amount, dollar)}{half}{_which_pot(push, len(pots))}"
        words = won_with(sheet, push, hands, boards, whole=push.pot not in split)
        lines.append(f"{line} with {words}" if words else line)
    return lines


def won_with(
    sheet: Sheet, push: Push, hands: Sequence[Cards], boards: Sequence[Cards], *, whole: bool
) -> str:
    """The winning hand in words, if it was shown; both its halves if it won the whole pot."""
    cards = hands[push.seat]
    if UNKNOWN in cards or not cards:
        return ""
    ways = sheet.wins if whole else (sheet.wins[push.way],)
    played = [boards[run] for run in push.runs if run < len(boards)]
    said = [hand_words(sheet, way, cards, board) for board in played for way in ways]
    return " and ".join(dict.fromkeys(part for part in said if part != NO_LOW))


def _which_pot(push: Push, pots: int) -> str:
    if pots < 2:
        return ""
    if not push.pot:
        return " from the main pot"
    return f" from side pot {push.pot}" if pots > 2 else " from the side pot"
