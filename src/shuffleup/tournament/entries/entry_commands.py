"""What is said at the registration desk."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import WrittenSeed
from shuffleup.tournament.event_terms.terms_of_event import EventTerms


class Register(Struct, frozen=True):
    """Somebody enters the event and pays for it; who is out enters again."""

    player: str


class EnterBySeat(Struct, frozen=True):
    """Somebody enters with a seat won in a satellite: their own, or one somebody else ``won``."""

    player: str
    satellite: str
    won: str = ""


class Unregister(Struct, frozen=True):
    """Somebody who has not begun to play takes the entry back."""

    player: str


class CloseRegistration(Struct, frozen=True):
    """Nobody enters any more."""


class SeatEntrant(Struct, frozen=True):
    """A late entrant or an alternate draws an open seat, by a seed."""

    player: str
    seed: WrittenSeed


class PlaceStack(Struct, frozen=True):
    """A starting stack nobody has bought is put on a seat and pays its blinds."""

    table: str
    seat: int


class RemoveStack(Struct, frozen=True):
    """A stack nobody has bought is taken away."""

    table: str
    seat: int


class NoteAbsent(Struct, frozen=True):
    """An entrant who has paid is not there."""

    player: str


class AskForStack(Struct, frozen=True):
    """An absent entrant lets know that the stack is to stay."""

    player: str


class TakeOwnSeat(Struct, frozen=True):
    """An absent entrant is there."""

    player: str


class RemoveAbsent(Struct, frozen=True):
    """The stack of an absent entrant is taken away."""

    player: str


class AnnounceRebuy(Struct, frozen=True):
    """Somebody says, before the next hand, that they are going to re-buy."""

    player: str


class WithdrawRebuy(Struct, frozen=True):
    """Somebody who announced a re-buy thinks better of it."""

    player: str


class Rebuy(Struct, frozen=True):
    """Somebody pays for a re-buy, be it announced or not."""

    player: str


class BustAndRebuy(Struct, frozen=True):
    """Somebody has lost everything at a table that people deal, and buys again at once; ``times``
    is 2 for a double re-buy."""

    player: str
    times: int = 1


class DeclineRebuy(Struct, frozen=True):
    """Somebody who has lost everything buys no more."""

    player: str


class BuyAddOn(Struct, frozen=True):
    """Somebody buys the add-on."""

    player: str


class TakeFromPool(Struct, frozen=True):
    """The house takes money out of the prize pool: as a service charge, or for an entry."""

    amount: int
    entry: bool = False


class MakeUpGuarantee(Struct, frozen=True):
    """The house adds what the pool is short of its guarantee."""


class CancelEvent(Struct, frozen=True):
    """Management calls the event off."""

    why: str = ""


class AlterTerms(Struct, frozen=True):
    """Management changes what was announced."""

    terms: EventTerms


EntryCommand = (
    Register | EnterBySeat | Unregister | CloseRegistration | SeatEntrant | PlaceStack | RemoveStack
    | NoteAbsent | AskForStack | TakeOwnSeat | RemoveAbsent | AnnounceRebuy | WithdrawRebuy | Rebuy
    | BustAndRebuy | DeclineRebuy | BuyAddOn | TakeFromPool | MakeUpGuarantee | CancelEvent
    | AlterTerms
)  # fmt: skip
