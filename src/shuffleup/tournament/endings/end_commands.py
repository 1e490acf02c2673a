"""What is said about the end: who is out, what is paid, what players agree on."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.endings.end_records import DealKind, PrizeAward


class BustOut(Struct, frozen=True):
    """Somebody is out at a table that people deal; ``began`` is what they had when the hand began,
    ``by`` who has their chips, if somebody looked."""

    player: str
    began: int = 0
    by: tuple[str, ...] = ()


class BustAtOnce(Struct, frozen=True):
    """Several went out in one hand, or in one round of hands at several tables."""

    busts: tuple[BustOut, ...]


class SetPrizes(Struct, frozen=True):
    """No more money comes: the list of prizes stands from now on."""


class PayPrizes(Struct, frozen=True):
    """Everybody whose prize is known and not paid yet is paid."""


class ProposeDeal(Struct, frozen=True):
    """The players who are left want to divide what they still play for; ``left`` stays for the
    winner. ``positions`` are finishing places they would agree on, the first first."""

    kind: DealKind
    amounts: tuple[PrizeAward, ...] = ()  # of a deal with amounts of their own
    left: int = 0
    positions: tuple[str, ...] = ()


class AgreeToDeal(Struct, frozen=True):
    """A player who is still in agrees."""

    player: str


class DeclineDeal(Struct, frozen=True):
    """A player who is still in does not: there is no deal."""

    player: str


class CarryOutDeal(Struct, frozen=True):
    """The director pays by the deal that everybody agreed to."""


class RuleOnPrivateDeal(Struct, frozen=True):
    """A player says that another owes them part of a prize, by a deal of their own or a bet."""

    player: str
    owes: str
    amount: int


EndCommand = (
    BustOut | BustAtOnce | SetPrizes | PayPrizes | ProposeDeal | AgreeToDeal | DeclineDeal
    | CarryOutDeal | RuleOnPrivateDeal
)  # fmt: skip
