"""What a bot is: something that, shown a view, says a command. It never sees the hand itself.

``play_hand`` lets bots play a hand to its end. A command that is refused is an error here, never
passed over: ``must_act`` raises ``RefusedError``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.cards import Seed
from shuffleup.hand import Command, Hand, act, proceed
from shuffleup.hand.echoes import short
from shuffleup.hand.view import View, view
from shuffleup.law import Refusal


class Bot(Protocol):
    """A player made of code."""

    def decide(self, view: View) -> Command:
        """The command for the seat of this view, which is asked something."""
        ...


Factory = Callable[[Seed], Bot]
"""Makes a bot; all its chance comes from the seed."""


def without_cards(command: object) -> str:
    """A command in a few words: whoever reads of it may play against the hand it speaks of."""
    if isinstance(command, Struct) and getattr(command, "cards", None):
        command = replace(command, cards=())
    return short(f"{command}", 120)


class RefusedError(ValueError):
    """A command that the judge refused: the command and the refusal with its reason."""

    def __init__(self, command: object, refusal: Refusal) -> None:
        super().__init__(f"{without_cards(command)}: {refusal}")
        self.command, self.refusal = command, refusal

    def __reduce__(self) -> tuple[type[RefusedError], tuple[object, Refusal]]:
        return RefusedError, (self.command, self.refusal)  # another process can tell of it too


class BotError(ValueError):
    """A bot that is not there, cannot be made, or answers nonsense; and why."""


def must_act(hand: Hand, command: Command) -> None:
    """Act, where a refusal is a fault of the program; the hand is unchanged then."""
    refusal = act(hand, command).refusal
    if refusal is not None:
        raise RefusedError(command, refusal)


def play_hand(hand: Hand, bots: Mapping[int, Bot], *, events: bool = False) -> int:
    """Play to the end, one bot to a seat; says how many commands it took.

    With ``events`` each bot is also given what it has seen happen since the hand began; without,
    only how things stand, which is much quicker.
    """
    proceed(hand)
    actions = 0
    while not hand.over:
        seat = hand.actor
        must_act(hand, bots[seat].decide(view(hand, seat, 0 if events else hand.version)))
        actions += 1
    return actions
