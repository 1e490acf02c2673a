"""Who signed an entry: every one has its maker, and a large one of the cage a second person."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Sender
from shuffleup.hand.chip_amounts import amount
from shuffleup.law.points.room.cage import CageLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.cage_events import DayClosed, Entered
from shuffleup.room.cage.ledger import balance, in_words
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.one_unit import dollar_of
from shuffleup.room.rulings import RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.table.edge import MOST_CHIPS


def signed(room: Room, command: object, ruling: RoomRuling, by: Sender) -> RoomRuling:
    """The ruling with its entries signed; a refusal where a second person is wanted."""
    if not any(isinstance(event, Entered | DayClosed) for event in ruling.events):
        return ruling
    beyond = beyond_counting(room, ruling)
    if beyond:
        says = f"{in_words(beyond)} would hold more than anybody counts: {MOST_CHIPS:,}"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    second: object = getattr(command, "second", None)
    if isinstance(second, str):
        large = largest(ruling) >= room.rules.cage.two_people_from * dollar_of(room)
        if large and second in ("", by.id):
            says = f"two people sign for {amount(largest(ruling), dollar_of(room))}"
            return refuse(Reason.SECOND_PERSON, says, CageLaw.two_people_from)
        if second and room.staff and second not in room.staff:
            says = f"{second} is not on the register of staff"
            return malformed(Reason.NOT_ON_THE_STAFF, says)
    also = second if isinstance(second, str) else ""
    return replace(ruling, events=tuple(with_names(one, by.id, also) for one in ruling.events))


def beyond_counting(room: Room, ruling: RoomRuling) -> str:
    """An account that would hold more than every program can count exactly; "" if none would."""
    sums: dict[str, int] = {}
    for one in ruling.events:
        for account, moved in one.lines if isinstance(one, Entered) else ():
            sums[account] = sums.get(account, balance(room, account)) + moved
            if abs(sums[account]) > MOST_CHIPS:
                return account
    return ""


def largest(ruling: RoomRuling) -> int:
    """The largest amount that moves."""
    lines = [line for one in ruling.events if isinstance(one, Entered) for line in one.lines]
    return max((abs(amount) for _, amount in lines), default=0)


def with_names(event: AnyRoomEvent, by: str, second: str) -> AnyRoomEvent:
    if isinstance(event, Entered):
        return replace(event, by=event.by or by, second=event.second or second)
    if isinstance(event, DayClosed):
        return replace(event, signed=tuple(one for one in (by, second) if one))
    return event
