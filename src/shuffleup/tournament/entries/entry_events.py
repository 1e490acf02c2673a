"""What has happened to entries."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.tournament.event_terms.terms_of_event import EventTerms, Price


class Registered(Struct, frozen=True, gc=False):
    """Somebody is entered, and has paid; as an ``alternate`` where the event is full."""

    player: str
    number: int
    paid: Price
    alternate: bool = False


class Unregistered(Struct, frozen=True, gc=False):
    """An entry was taken back before it was played."""

    player: str


class RegistrationClosed(Struct, frozen=True, gc=False):
    """Nobody enters any more."""


class StackPlaced(Struct, frozen=True, gc=False):
    """A stack nobody has bought is in play."""

    table: str
    seat: int
    chips: int


class StackRemoved(Struct, frozen=True, gc=False):
    """A stack nobody has bought, or an absent entrant's, left play."""

    table: str
    seat: int
    chips: int
    player: str = ""


class AbsentNoted(Struct, frozen=True, gc=False):
    """An entrant is not there, since an instant, in a level."""

    player: str
    since: int
    level: int


class StackAskedFor(Struct, frozen=True, gc=False):
    """An absent entrant wants the stack to stay."""

    player: str


class AbsentCame(Struct, frozen=True, gc=False):
    """An absent entrant is there."""

    player: str


class WentBroke(Struct, frozen=True, gc=False):
    """Somebody lost everything and may buy again; ``by`` has it."""

    player: str
    table: str
    round: int
    began: int
    by: tuple[str, ...] = ()


class RebuyAnnounced(Struct, frozen=True, gc=False):
    """Chips play behind that are still to be paid."""

    player: str
    chips: int
    price: Price


class Rebought(Struct, frozen=True, gc=False):
    """A re-buy was paid; its ``chips`` come into play, none where they play already."""

    player: str
    chips: int
    paid: Price


class AddedOn(Struct, frozen=True, gc=False):
    """An add-on was paid."""

    player: str
    chips: int
    paid: Price


class BountyTaken(Struct, frozen=True, gc=False):
    """What was on a head was won: paid, or put onto the winner's own; by nobody: to the pool."""

    player: str
    by: str
    paid: int
    onto: int = 0


class EventCancelled(Struct, frozen=True, gc=False):
    """The event is called off."""

    why: str


class TermsAltered(Struct, frozen=True):
    """Other terms from now on; every entry keeps the price it paid."""

    terms: EventTerms


EntryEvent = (
    Registered | Unregistered | RegistrationClosed | StackPlaced | StackRemoved
    | AbsentNoted | StackAskedFor | AbsentCame | WentBroke | RebuyAnnounced | Rebought | AddedOn
    | BountyTaken    | EventCancelled | TermsAltered
)  # fmt: skip
