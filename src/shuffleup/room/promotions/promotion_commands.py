"""What is wanted of promotions: posting, hits, claims, tickets, time played."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.room.promotions.promotion_records import Terms


class FundPool(Struct, frozen=True):
    """The house puts money into the pool."""

    amount: int
    why: str = "promotion"
    second: str = ""


class PostPromotion(Struct, frozen=True):
    """Post a promotion, or one that runs with other terms."""

    name: str
    amount: int
    terms: Terms


class AdjustPosted(Struct, frozen=True):
    """Post another amount."""

    name: str
    amount: int
    why: str = ""


class CancelPromotion(Struct, frozen=True):
    name: str
    why: str = ""


class HitJackpot(Struct, frozen=True):
    """The hand last played hit the jackpot. At a table dealt by hand the floor says who lost, who
    won, who else lost with a hand that qualifies, and answers each condition with yes or no; where
    nobody tells of its hands the floor also says which others have a share."""

    name: str
    table: str
    loser: str = ""
    winner: str = ""
    others: tuple[str, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    also: tuple[str, ...] = ()  # lost too, the highest first


class VoidJackpot(Struct, frozen=True):
    """The last hit does not count."""

    name: str
    ground: str
    why: str = ""


class ClaimPrize(Struct, frozen=True):
    """A player claims what they won; ``papers``: identity and tax details were given."""

    player: str
    name: str
    papers: bool = False
    second: str = ""


class Disqualify(Struct, frozen=True):
    who: str
    name: str
    why: str = ""


class AppealDecision(Struct, frozen=True):
    """A player does not accept what management decided on a promotion."""

    player: str
    name: str


class LogIn(Struct, frozen=True):
    """A player logs into the game with their club card."""

    player: str
    table: str


class AdjustTime(Struct, frozen=True):
    """Correct the time somebody has played, in minutes."""

    who: str
    minutes: int


class GiveTicket(Struct, frozen=True):
    ticket: str
    who: str


class PassTicket(Struct, frozen=True):
    """A player gives a ticket to somebody else."""

    player: str
    ticket: str
    to: str


class RedeemTicket(Struct, frozen=True):
    player: str
    ticket: str


PromotionCommand = (
    FundPool | PostPromotion | AdjustPosted | CancelPromotion | HitJackpot | VoidJackpot
    | ClaimPrize | Disqualify | AppealDecision | LogIn | AdjustTime | GiveTicket | PassTicket
    | RedeemTicket
)  # fmt: skip
