"""The action notation of PHH: ``d dh p1 AsKs``, ``p2 cbr 1.50``, ``p3 sm  # shows nothing``.

``parse_action`` reads one string into an ``Action``; what it means for a hand is the business of
``replay_history``. The same few strings come again and again, so readings are remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import Final

from msgspec import Struct

from shuffleup.cards import CARD, JOKER
from shuffleup.histories.money import MOST_DIGITS, Amount
from shuffleup.outside_text import quoted

# What is done. The dealer deals to a seat or to the board; all else is a player's.
NOTHING: Final = ""
DEAL: Final = "dh"
BOARD: Final = "db"
FOLD: Final = "f"
CHECK_OR_CALL: Final = "cc"
RAISE: Final = "cbr"
BRING_IN: Final = "pb"
DRAW: Final = "sd"
SHOW: Final = "sm"

MOST_PLAYERS = 64


class ActionError(ValueError):
    """A string that is not an action of the notation."""


class Action(Struct, frozen=True, gc=False):
    """One action. ``cards`` of a SHOW is None for a muck and empty for "as dealt" (``-``)."""

    verb: str
    seat: int = -1
    cards: tuple[int, ...] | None = None
    amount: Amount = 0


@lru_cache(maxsize=1 << 14)
def parse_action(text: str) -> Action:
    """The action of a string; what follows ``#`` is for the reader and means nothing."""
    words = text.partition("#")[0].split()
    if not words:
        return Action(NOTHING)
    if words[0] == "d":
        return _dealer(words)
    if len(words) < 2:
        raise ActionError("says who acts but not what is done")
    read = PLAYER.get(words[1])
    if read is None:
        raise ActionError(f"{words[1]!r} is not one of {', '.join(PLAYER)}")
    return read(words, seat_of(words[0]))


def seat_of(word: str) -> int:
    """0 for ``p1``."""
    number = word[1:]
    plain = word[:1] == "p" and number.isascii() and number.isdigit() and len(number) < 3
    if not plain or not 1 <= int(number) <= MOST_PLAYERS:
        raise ActionError(f"{word!r} is neither the dealer, d, nor a player, like p1")
    return int(number) - 1


@lru_cache(maxsize=1 << 12)
def parse_cards(text: str) -> tuple[int, ...]:
    """``AsKs``, with ``??`` for a card nobody knows."""
    cards = []
    for at in range(0, len(text), 2):
        card = CARD.get(text[at : at + 2])
        if card is None or card == JOKER:
            raise ActionError(f"{text[at : at + 2]!r} is not a card, like As, or ??")
        cards.append(card)
    return tuple(cards)


def parse_amount(text: str) -> Amount:
    try:
        amount = Decimal(text) if "_" not in text else None
    except InvalidOperation:
        amount = None
    if amount is None or not amount.is_finite() or amount.is_signed():
        raise ActionError(f"{quoted(text)} is not an amount")
    return int(amount) if text.isdecimal() and len(text) <= MOST_DIGITS else amount


def _dealer(words: list[str]) -> Action:
    if words[1:2] == [BOARD] and len(words) == 3:
        return Action(BOARD, -1, parse_cards(words[2]))
    if words[1:2] == [DEAL] and len(words) == 4:
        return Action(DEAL, seat_of(words[2]), parse_cards(words[3]))
    raise ActionError("the dealer deals as in 'd dh p1 AsKs' or 'd db 7h8h9h'")


def _bare(words: list[str], seat: int) -> Action:
    if len(words) != 2:
        raise ActionError(f"nothing comes after {words[1]!r}")
    return Action(words[1], seat)


def _raise(words: list[str], seat: int) -> Action:
    if len(words) != 3:
        raise ActionError("a bet or raise names one amount, as in 'p1 cbr 50'")
    return Action(RAISE, seat, None, parse_amount(words[2]))


def _draw(words: list[str], seat: int) -> Action:
    if len(words) > 3:
        raise ActionError("a draw names its discards in one word, as in 'p1 sd 2c7d'")
    return Action(DRAW, seat, parse_cards(words[2]) if len(words) == 3 else ())


def _show(words: list[str], seat: int) -> Action:
    if len(words) > 3:
        raise ActionError("a showdown names its cards in one word, as in 'p1 sm AsKs'")
    if len(words) == 2:
        return Action(SHOW, seat)
    return Action(SHOW, seat, () if words[2] == "-" else parse_cards(words[2]))


PLAYER: dict[str, Callable[[list[str], int], Action]] = {
    FOLD: _bare,
    CHECK_OR_CALL: _bare,
    RAISE: _raise,
    BRING_IN: _bare,
    DRAW: _draw,
    SHOW: _show,
}
