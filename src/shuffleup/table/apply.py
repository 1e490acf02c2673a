"""``apply(table, event)`` writes one event and cannot fail; ``replay`` folds a whole log.

The events of a hand go to the hand; they stand in the table's log in their place, gathered when
the next event of the table itself is written. ``drain`` takes the log away, so that a session of
any length keeps its memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeGuard

from msgspec.structs import replace

from shuffleup.games import Opening
from shuffleup.hand.apply import APPLY as IN_HAND
from shuffleup.table import events as e
from shuffleup.table.blinds import entry_choices, straddles
from shuffleup.table.blinds.button import Button
from shuffleup.table.by_hand import counting_chips, reported_hands
from shuffleup.table.chips import house_fee, on_the_table
from shuffleup.table.deal import agreements, deck_setups, hand_for_hand
from shuffleup.table.deal.afterwards import mend_last
from shuffleup.table.deal.end_hand import end_hand
from shuffleup.table.deal.next_hand import start_hand
from shuffleup.table.deal.void_hand import void_hand, what_was
from shuffleup.table.event_limits import check_bounds, check_opening
from shuffleup.table.floor import table_rulings
from shuffleup.table.kill import kill_pots
from shuffleup.table.mix import game_changes
from shuffleup.table.rulings import AnyTableEvent, Applies
from shuffleup.table.seats import changing_seats, putting_back, sitting_down
from shuffleup.table.state import Table

BRING_IN: Final = Opening.BRING_IN
in_hand_by_kind: Final = IN_HAND.get  # how an event of a hand is written, None if it is none


def apply(table: Table, event: AnyTableEvent) -> None:
    """Write one event."""
    in_hand, hand = in_hand_by_kind(type(event)), table.hand
    if in_hand is not None:
        if hand is None:  # of the hand last played, put right after its end
            mend_last(table, event)  # type: ignore[arg-type]  # only events of the hand
            table.log.append(event)
            table.version += 1
            return
        in_hand(hand, event)
        hand.log.append(event)  # type: ignore[arg-type]  # only events of the hand are in IN_HAND
        return
    if hand is not None:
        gather(table)
    APPLY[type(event)](table, event)
    table.log.append(event)
    table.version += 1


def gather(table: Table) -> None:
    """Bring what has happened in the hand since into the table's log."""
    hand = table.hand
    if hand is not None and len(hand.log) > table.taken:
        new = hand.log[table.taken :]
        table.log += new
        table.version += len(new)
        table.taken = len(hand.log)


def drain(table: Table) -> list[AnyTableEvent]:
    """The events since the last time, which the table then no longer keeps."""
    if table.hand is not None:
        gather(table)
    events, table.log = table.log, []
    return events


def replay(events: Iterable[object]) -> Table:
    """The table a log tells of; TypeError if it tells of anything else, OutOfBoundsError where it
    tells what cannot be."""
    first, *rest = table_events(events)
    assert isinstance(first, e.TableOpened), first
    table = opened(first)
    for number, event in enumerate(rest, start=2):
        check_bounds(table, event, number)
        apply(table, event)
    gather(table)
    return table


def table_events(events: Iterable[object]) -> list[AnyTableEvent]:
    """What was read from the log of a table, seen to be events of one; TypeError if it is not."""
    read = list(events)
    if not are_of_a_table(read):
        strange = next(type(event).__name__ for event in read if type(event) not in KINDS)
        raise TypeError(f"{strange} is no event of a table")
    return read


def are_of_a_table(events: list[object]) -> TypeGuard[list[AnyTableEvent]]:
    return {type(event) for event in events} <= KINDS


def opened(event: e.TableOpened) -> Table:
    """A table as its first event says; OutOfBoundsError if there can be none."""
    check_opening(event)
    table = Table(
        event.game,
        event.stakes,
        event.seats,
        event.rules,
        event.rulebook,
        event.house,
        event.by_hand,
    )
    table.log.append(event)
    table.version = 1
    return table


def place(table: Table, event: e.Placed) -> None:
    """Button and blinds of the hand that begins; what it changes is remembered first. Stud has no
    button: whatever waits for one goes on waiting."""
    table.before = what_was(table)
    table.places = event.places
    button = table.button
    if button.passed == event.passed and goes_on(button):  # nearly always
        return
    stud = table.game.opening is BRING_IN
    table.button = Button(
        button.first,
        planned=button.planned if stud else button.planned[1:],
        right=button.misplaced,
        frozen=button.frozen if stud else None,
        new_game=button.new_game and event.passed != (1 << table.n) - 1,  # until it has been round
        passed=event.passed,
    )


def goes_on(button: Button) -> bool:
    """Whether nothing waits for the button's next move, nor is left of an error of the last."""
    errors = button.planned or button.misplaced or button.right
    return not (errors or button.frozen or button.new_game)


def fix(table: Table, event: e.Planned) -> None:
    planned = tuple((places, event.firm) for places in event.places)
    table.button = replace(table.button, planned=planned)


def misplace(table: Table, event: e.Misplaced) -> None:
    table.button = replace(table.button, misplaced=event.right)


def note(table: Table, event: e.Noted) -> None:
    """Nothing moves."""


APPLY: Applies = {
    e.Placed: place,
    e.Planned: fix,
    e.Misplaced: misplace,
    e.Noted: note,
    e.Began: start_hand,
    e.HandEnded: end_hand,
    e.HandVoided: void_hand,
    **sitting_down.APPLY,
    **putting_back.APPLY,
    **entry_choices.APPLY,
    **game_changes.APPLY,
    **hand_for_hand.APPLY,
    **changing_seats.APPLY,
    **on_the_table.APPLY,
    **straddles.APPLY,
    **kill_pots.APPLY,
    **agreements.APPLY,
    **house_fee.APPLY,
    **deck_setups.APPLY,
    **table_rulings.APPLY,
    **reported_hands.APPLY,
    **counting_chips.APPLY,
}
KINDS = frozenset[type]((e.TableOpened, *APPLY, *IN_HAND))
