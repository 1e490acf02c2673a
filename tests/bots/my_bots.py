"""Bots of one's own, good and bad, as somebody might write them."""

from __future__ import annotations

from shuffleup.hand import Call, Check, Command, Fold, RaiseTo
from shuffleup.hand.view import View


class Patient:
    """Ten lines: checks when it may, calls with an ace, else folds."""

    def decide(self, view: View) -> Command:
        may = view.options
        assert may is not None
        if may.check:
            return Check(may.seat)
        ace = any(card >> 2 == 12 for card in view.hands[may.seat])
        return Call(may.seat) if ace and may.call else Fold(may.seat)


class Seeded(Patient):
    """Wants a seed, and says which it was given."""

    seeds: tuple[object, ...] = ()

    def __init__(self, seed: object) -> None:
        Seeded.seeds += (seed,)


class Mute:
    """Says nothing."""

    def decide(self, view: View) -> None:
        return None


class Clumsy:
    """Fails when it is asked."""

    def decide(self, view: View) -> Command:
        raise KeyError("aces")


class Boaster:
    """Bets what it does not have."""

    def decide(self, view: View) -> Command:
        return RaiseTo(view.viewer, 1_000_000)


class Spectator:
    """Decides nothing at all."""


def not_a_class(seed: object) -> Patient:
    return Patient()
