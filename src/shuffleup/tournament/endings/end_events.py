"""What has happened at the end of somebody's event, and of the whole."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.endings.end_records import PrizeAward


class WentOut(Struct, frozen=True, gc=False):
    """Somebody has no chips left and is out; those of one ``round`` went out at once. ``by`` has
    their chips."""

    player: str
    round: int
    began: int
    table: str = ""
    by: tuple[str, ...] = ()


class EventWon(Struct, frozen=True, gc=False):
    """One player has all the chips; or, where seats are won, no more players are left than seats:
    then it is the first of them."""

    player: str


class PrizesFixed(Struct, frozen=True, gc=False):
    """The list of prizes stands, first place first."""

    prizes: tuple[int, ...]


class PrizePaid(Struct, frozen=True, gc=False):
    """A player was paid out of the pool."""

    player: str
    amount: int


class DealProposed(Struct, frozen=True, gc=False):
    """These would have these amounts, and ``left`` would stay for the winner."""

    awards: tuple[PrizeAward, ...]
    left: int
    positions: tuple[str, ...]
    stacks: tuple[int, ...]


class DealAgreed(Struct, frozen=True, gc=False):
    """A player agrees to the deal."""

    player: str


class DealDropped(Struct, frozen=True, gc=False):
    """There is no deal."""

    why: str


class DealMade(Struct, frozen=True, gc=False):
    """The deal holds; where positions are agreed on, the event is over."""

    over: bool = False


class PrivateDealRuled(Struct, frozen=True, gc=False):
    """Part of a prize is another player's."""

    player: str  # whose it is
    owes: str
    amount: int


EndEvent = (
    WentOut | EventWon | PrizesFixed | PrizePaid | DealProposed | DealAgreed | DealDropped
    | DealMade | PrivateDealRuled
)  # fmt: skip
