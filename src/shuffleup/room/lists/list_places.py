"""Why somebody stands where they stand on a list, and how long they may have to wait."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.law.points.room.waiting_lists import WaitingListLaw
from shuffleup.room.instants import MINUTE, clock
from shuffleup.room.lists.call_ins import held_until
from shuffleup.room.lists.list_records import Listing, Signed, Waiting
from shuffleup.room.lists.waiting_lists import call_of, is_here, place_of
from shuffleup.room.state import Room


class ListPlace(Struct, frozen=True):
    """A place on a list, in a sentence, and the points behind it."""

    says: str
    grounds: tuple[str, ...] = ()


class Estimate(Struct, frozen=True):
    """How long a wait may be, and from what that is known; None where nothing is."""

    minutes: int | None
    says: str


def why_place(room: Room, player: str, listing: str) -> ListPlace:
    """Why a player stands where they stand: how they came there, and what has moved them."""
    found = room.listings.get(listing)
    at = place_of(found, player) if found is not None else None
    if found is None or at is None:
        return ListPlace(f"{player} is not on the list of {listing}")
    waiting = found.waiting[at]
    parts = [f"{player} is number {at + 1} on the list of {listing}", came_when(room, waiting)]
    grounds: list[str] = []
    for says, point in remarks(room, listing, found, waiting):
        parts.append(says)
        grounds.append(point)
    return ListPlace("; ".join(parts), tuple(dict.fromkeys(grounds)))


def came_when(room: Room, waiting: Waiting) -> str:
    return f"{waiting.how.value} at {clock(waiting.since, room.zone)}"


def remarks(room: Room, name: str, listing: Listing, waiting: Waiting) -> list[tuple[str, str]]:
    """What has happened to a name, each with the point that decided it."""
    found: list[tuple[str, str]] = []
    if waiting.rolls:
        found.append((f"rolled to the end {waiting.rolls} times", WaitingListLaw.rolls))
    if waiting.passed:
        found.append(("passed over until they report", WaitingListLaw.no_show))
    if waiting.how is Signed.CALLED_IN and not is_here(room, waiting.player):
        until = held_until(room, name, waiting)
        held = f"kept until {clock(until, room.zone)}" if until is not None else "kept"
        found.append((f"{held} though not here", WaitingListLaw.call_in_hold))
    call = call_of(listing, waiting.player)
    if call is not None:
        says = f"called to seat {call.seat + 1} of table {call.table}"
        found.append((says, WaitingListLaw.newcomer_goes_to))
    return found


def estimate_wait(room: Room, player: str, listing: str) -> Estimate:
    """The wait, from how often seats have gone to the list lately: the time between the first and
    the last of them, shared out, for everyone from the top to this name."""
    found = room.listings.get(listing)
    at = place_of(found, player) if found is not None else None
    if found is None or at is None:
        return Estimate(None, f"{player} is not on the list of {listing}")
    given = found.given
    if len(given) < 2:
        return Estimate(None, "too few seats have opened to say")
    between = (given[-1] - given[0]) // (len(given) - 1)
    minutes = between * (at + 1) // MINUTE
    last = f"the last {len(given)} seats went in {(given[-1] - given[0]) // MINUTE} minutes"
    return Estimate(minutes, f"about {minutes} minutes: {last}, and {at} names are before")
