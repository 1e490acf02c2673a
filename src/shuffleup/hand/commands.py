"""What someone wants to do: imperative, with no say in whether it is allowed."""

from __future__ import annotations

from msgspec import Struct


class Fold(Struct, frozen=True, gc=False):
    seat: int


class Check(Struct, frozen=True, gc=False):
    seat: int


class Call(Struct, frozen=True, gc=False):
    seat: int


class RaiseTo(Struct, frozen=True, gc=False):
    """Bet, raise or complete *to* this total for the round."""

    seat: int
    to: int


class BringIn(Struct, frozen=True, gc=False):
    seat: int


class Discard(Struct, frozen=True, gc=False):
    """Throw these cards away: for a draw (none is standing pat) or as the game demands."""

    seat: int
    cards: tuple[int, ...] = ()


class RunIt(Struct, frozen=True, gc=False):
    """How often I want the remaining cards dealt."""

    seat: int
    times: int


class Show(Struct, frozen=True, gc=False):
    """Table the hand; the cards are needed only when the record does not know them."""

    seat: int
    cards: tuple[int, ...] = ()


class Muck(Struct, frozen=True, gc=False):
    seat: int


class Hunt(Struct, frozen=True, gc=False):
    """Ask, after the hand, to see the cards that would have come."""

    seat: int


class Deal(Struct, frozen=True, gc=False):
    """A dealer outside gives a player the cards the hand asks for."""

    seat: int
    cards: tuple[int, ...]


class Board(Struct, frozen=True, gc=False):
    """A dealer outside turns up community cards."""

    cards: tuple[int, ...]


class Burn(Struct, frozen=True, gc=False):
    """A dealer outside burns a card; usually nobody knows which."""

    card: int


PlayerCommand = Fold | Check | Call | RaiseTo | BringIn | Discard | RunIt | Show | Muck | Hunt
DealerCommand = Deal | Board | Burn
Command = PlayerCommand | DealerCommand
