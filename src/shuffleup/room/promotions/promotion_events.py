"""What has happened to promotions."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.promotions.promotion_records import Condition, Hit, Prize, Terms


class PromotionPosted(Struct, frozen=True):
    """A promotion runs, or has other terms; when it is next posted anew."""

    name: str
    amount: int
    terms: Terms
    next_posting: int = 0


class PostedChanged(Struct, frozen=True):
    """Another amount is posted; on a posting of the day also when the next one is."""

    name: str
    amount: int
    next_posting: int = 0
    why: str = ""


class PromotionCancelled(Struct, frozen=True):
    name: str
    why: str = ""


class JackpotHit(Struct, frozen=True):
    """A jackpot was hit: each condition with its evidence, who gets what, and what is posted."""

    name: str
    hit: Hit
    conditions: tuple[Condition, ...]
    prizes: tuple[Prize, ...]
    posted: int


class JackpotVoided(Struct, frozen=True):
    """The last hit is void: nobody has a prize of it, and the amount stands as before."""

    name: str
    ground: str
    why: str = ""


class PrizeClaimed(Struct, frozen=True, gc=False):
    name: str
    player: str


class PrizeLapsed(Struct, frozen=True, gc=False):
    """Nobody claimed it in time."""

    name: str
    player: str
    hit: int


class PlayerDisqualified(Struct, frozen=True, gc=False):
    name: str
    player: str
    why: str = ""


class DecisionAppealed(Struct, frozen=True, gc=False):
    name: str
    player: str


class LoggedIn(Struct, frozen=True, gc=False):
    player: str


class TimeAdjusted(Struct, frozen=True, gc=False):
    player: str
    minutes: int


class TicketGiven(Struct, frozen=True, gc=False):
    ticket: str
    player: str
    void: bool = False  # it was passed on, and does not count


class TicketRedeemed(Struct, frozen=True, gc=False):
    ticket: str


PromotionEvent = (
    PromotionPosted | PostedChanged | PromotionCancelled | JackpotHit | JackpotVoided
    | PrizeClaimed | PrizeLapsed | PlayerDisqualified | DecisionAppealed | LoggedIn | TimeAdjusted
    | TicketGiven | TicketRedeemed
)  # fmt: skip
