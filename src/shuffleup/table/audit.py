"""Auditing a log: what followed without anyone's choice is derived again and compared.

``audit(events)`` replays a table and gives a ``Fault`` wherever the log says something other than
what its own rules lead to now: a deal, a card, an award, a kill; and wherever chips come or go that
no event brought or took. The log is believed all the same: it is what happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from shuffleup.hand.events import Shuffled
from shuffleup.hand.proceed import proceed as proceed_hand
from shuffleup.hand.state import copy as copy_hand
from shuffleup.table import events as e
from shuffleup.table.apply import APPLY, apply, drain, opened
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.commands import NextHand
from shuffleup.table.deal.next_hand import judge_next_hand
from shuffleup.table.mix import rotation
from shuffleup.table.proceed import absent_events, ending_events
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, seated, taken_seats


class Fault(Struct, frozen=True):
    """Something a log says that does not follow; ``event`` counts from 1."""

    hand: int
    event: int
    says: str


class Audit:
    """A log being replayed, and what must come next in it."""

    def __init__(self, first: e.TableOpened) -> None:
        self.table = opened(first)
        self.number = 1
        self.due: list[AnyTableEvent] = []  # events that follow from what was, in their order
        self.deal: list[AnyTableEvent] = []  # those of a deal, until its deck is known

    def see(self, event: AnyTableEvent) -> Iterator[Fault]:
        """One event of the log."""
        self.number += 1
        if self.deal or isinstance(event, e.Misplaced | e.Placed):
            self.deal.append(event)
            if isinstance(event, Shuffled):
                made, self.deal = self.deal, []
                yield from self.check_deal(made)
                for one in made:
                    yield from self.write(one)
            return
        if self.due and type(event) in APPLY and type(self.due[0]) not in APPLY:
            self.due = []  # something at the table came between: what follows is derived again
        if self.due:
            expected = self.due.pop(0)
            if event != expected:
                self.due = []
                yield self.fault(f"the log has {event}, and what follows is {expected}")
        yield from self.write(event)

    def fault(self, says: str) -> Fault:
        return Fault(self.table.hands, self.number, says)

    def check_deal(self, made: list[AnyTableEvent]) -> Iterator[Fault]:
        """Button, accounts, posts and stacks of a hand, as they would be dealt now."""
        ruling = judge_next_hand(self.table, deal_command(made))
        if ruling.refusal is not None:
            yield self.fault(f"the next hand would be refused: {ruling.refusal.says}")
            return
        for had, expected in zip(made, ruling.events, strict=False):
            if had != expected:
                yield self.fault(f"the log has {had}, and the hand to deal is {expected}")
                return

    def write(self, event: AnyTableEvent) -> Iterator[Fault]:
        """Apply it, count the chips, and see what must come now."""
        table = self.table
        if type(event) not in APPLY:
            apply(table, event)
        else:
            should = chips_of(table) + brought(table, event)
            apply(table, event)
            drain(table)
            if chips_of(table) != should:
                gone = should - chips_of(table)
                yield self.fault(f"{type(event).__name__}: {gone} chips are nowhere")
        if not self.due:
            self.due = following(table, event)


def audit(events: Iterable[AnyTableEvent]) -> Iterator[Fault]:
    """The faults of a log, in its order; it may end anywhere, in the middle of a hand too."""
    rest = iter(events)
    first = next(rest, None)
    if not isinstance(first, e.TableOpened):
        yield Fault(0, 1, "a log begins with a table that opens")
        return
    replayed = Audit(first)
    for event in rest:
        yield from replayed.see(event)


def deal_command(made: list[AnyTableEvent]) -> NextHand:
    """The command whose deal this was."""
    placed = next(event for event in made if isinstance(event, e.Placed))
    began = next(event for event in made if isinstance(event, e.Began))
    wrong = placed.places.button if isinstance(made[0], e.Misplaced) else NOWHERE
    shuffled = made[-1]
    deck = shuffled.deck if isinstance(shuffled, Shuffled) and not began.outside else None
    return NextHand(deck=deck, button=wrong, ask_show=began.ask_show)


def following(table: Table, event: AnyTableEvent) -> list[AnyTableEvent]:
    """What must come after an event without anyone's choice: cards, a round, pots, the end; and
    what becomes of the hand of a player who is not there."""
    hand = table.hand
    if hand is None:
        ended = isinstance(event, e.HandEnded | e.LegsUp | e.KillDue)
        return list(rotation.after_hand(table)) if ended else []
    if hand.over:
        return list(ending_events(table))
    if table.question or not hand.deck:
        return []
    if hand.actor >= 0:
        return list(absent_events(table, hand))
    trial = copy_hand(hand)
    proceed_hand(trial)
    return [*trial.log[len(hand.log) :]]


# ---- chips -----------------------------------------------------------------------------------


def chips_of(table: Table) -> int:
    """All chips of a table: in front, on their way, in the pot of the next hand, collected. Those
    of a hand that is on count as they lay when it began."""
    in_front = sum(
        seat.stack + seat.chips.coming + seat.chips.bought for _, seat in taken_seats(table)
    )
    begun = table.hand.setup.carried if table.hand is not None else 0
    return in_front + begun + table.pot.carried + table.pot.spare + sum(table.collected.values())


def brought(table: Table, event: AnyTableEvent) -> int:
    """What an event brings to the table, or takes from it, as it says itself."""
    match event:
        case e.Seated():
            kept = table.seats[event.seat]
            return event.amount - (kept.stack if kept else 0)
        case e.LockedUp() | e.ChipsAdded() | e.Carried():
            return event.amount
        case e.ChipsBought():
            return event.coming - seated(table, event.seat).chips.coming
        case e.Left() | e.ChipsRemoved():
            return -event.amount
        case e.HandEnded() if table.hand is not None:
            return table.hand.mends.brought - table.hand.mends.held
    return 0
