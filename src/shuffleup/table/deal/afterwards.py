"""The hand last played, while the book still lets it be put right: its pot, and who shows.

``as_it_lies(table)`` is that hand with the chips its players have in front of them now, for a judge
to look at; ``mend_last(table, event)`` writes what was ruled, and the chips go along. Whoever was
in it is known by when they sat down, wherever they sit now; chips that are due to somebody who has
left are kept by the house, and those that left with somebody cannot be moved. No chip comes or
goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from shuffleup.hand.apply import APPLY as IN_HAND
from shuffleup.hand.events import Event, Mucked, Shown
from shuffleup.hand.repairs.primitives import Corrected, Exposed, Held, Killed, Revived, Voided
from shuffleup.hand.state import Hand
from shuffleup.hand.state import copy as copy_hand
from shuffleup.table.chips.denominations import smallest_of
from shuffleup.table.deal.end_hand import HELD
from shuffleup.table.kill.legs import changes, legs_and_killer
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Seat, Table, copy

# What can be done to a hand that is over.
AFTERWARDS: Final = (Corrected, Held, Shown, Mucked, Exposed, Killed, Revived, Voided)


def players_then(table: Table) -> list[str]:
    """The ids of those who were dealt the last hand, by the seats they had; of the other seats who
    sits there now."""
    now = [seat.player if seat else "" for seat in table.seats]
    if table.last is None:
        return now
    then = zip(now, table.before.seats, table.last.setup.stacks, strict=True)
    return [stood.player if stood and dealt else one for one, stood, dealt in then]


def where_now(table: Table, at: int) -> Seat | None:
    """Whoever had that seat in the last hand, where they sit now; None if they have left."""
    then = table.before.seats[at]
    if then is None:
        return None
    return next((seat for seat in table.seats if seat and seat.since == then.since), None)


def as_it_lies(table: Table) -> Hand | None:
    """The hand last played, with the chips of its players as they are now."""
    if table.last is None:
        return None
    hand = copy_hand(table.last)
    for at, dealt in enumerate(hand.setup.stacks):
        seat = where_now(table, at) if dealt else None
        hand.stacks[at] = seat.stack if seat else 0
    kept = table.collected.get(HELD, 0)
    if kept != hand.mends.held:
        hand.mends = hand.mends.but(held=kept)
    return hand


def mend_last(table: Table, event: Event) -> None:
    """Write one event of a hand that is over; what is paid out of a pot that the house held longer
    than that is the table's affair alone."""
    assert table.last is not None, event
    assert isinstance(event, AFTERWARDS), event
    if isinstance(event, Held):
        pay(table, event.seat, -event.amount)
        keep(table, event.amount)
        if event.amount + table.last.mends.held < 0:
            return
    hand = table.last = copy_hand(table.last)  # another table may hold the same one
    hand.log = [*hand.log, event]
    IN_HAND[type(event)](hand, event)
    if isinstance(event, Corrected):
        pay(table, event.source, -event.amount)
        pay(table, event.target, event.amount)


def legs_put_right(table: Table, events: Sequence[AnyTableEvent]) -> tuple[AnyTableEvent, ...]:
    """Who has a leg up and who kills, now that the pot was another's; left as it is where somebody
    of that hand has another seat by now, or none."""
    moves = [event for event in events if isinstance(event, Corrected)]
    last = table.last
    if not moves or last is None or not table.house.kill:
        return ()
    dealt = [at for at, stack in enumerate(last.setup.stacks) if stack]
    if any(where_now(table, at) is not table.seats[at] for at in dealt):
        return ()
    trial = copy(table)
    for event in moves:
        mend_last(trial, event)
    trial.hand, trial.kill = trial.last, table.before.kill
    now = legs_and_killer(trial)
    return changes(table, *now) if now is not None else ()


def keep(table: Table, amount: int) -> None:
    """The house holds so much more, or less."""
    table.collected[HELD] = table.collected.get(HELD, 0) + amount


def pay(table: Table, at: int, amount: int) -> None:
    """Chips to whoever had that seat, or from them; the house keeps those of one who has left."""
    seat = where_now(table, at)
    if seat is None:
        keep(table, amount)
        return
    seat.stack += amount
    chips = seat.chips
    seat.chips = replace(
        chips,
        piles=smallest_of(chips.piles, seat.stack) if amount < 0 else chips.piles,
        cash=min(chips.cash, seat.stack),
        busted=not (seat.stack + chips.coming + chips.bought),
    )
