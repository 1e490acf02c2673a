"""What a director would do next in an event, read off its state: one command at a time.

``next_act`` gives the first thing that is due and would be done; whoever puts it to the event asks
again until nothing is due. ``may_deal`` says whether a table deals its next hand now, or waits: for
the others when seats are drawn anew or small chips leave, for somebody who may still buy again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, Sender, staff
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.endings.end_commands import PayPrizes, SetPrizes
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.endings.paying_prizes import prizes_due
from shuffleup.tournament.entries.entry_commands import (
    CancelEvent,
    DeclineRebuy,
    MakeUpGuarantee,
    SeatEntrant,
    Unregister,
)
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.entries.registering import is_full, registration_open
from shuffleup.tournament.event_chips.colouring_up import is_scheduled
from shuffleup.tournament.event_chips.race_commands import RaceOff
from shuffleup.tournament.event_clock.clock_commands import HandForHand, StartPlay
from shuffleup.tournament.event_seats.halting import must_wait
from shuffleup.tournament.event_seats.seat_commands import DrawSeats, SettleTables
from shuffleup.tournament.event_seats.settling_tables import steps_due
from shuffleup.tournament.judge import judge, not_now
from shuffleup.tournament.state import Tournament

DIRECTOR: Final = staff(Role.DIRECTOR)
MANAGER: Final = staff(Role.MANAGER)
NOBODY_CAME: Final = "fewer than two had entered when it was to begin"
WAITING: Final = (InEvent.WAITS, InEvent.ALTERNATE)
Seeds = Callable[[], str]


class Occasion(Struct, frozen=True):
    """What the director knows beside the event.

    now      the time of the house
    starts   when play is to begin; 0: nobody said, or when it is full
    decided  those who were asked for a re-buy long enough
    """

    now: int
    starts: int = 0
    decided: frozenset[str] = frozenset()


def next_act(event: Tournament, at: Occasion, seed: Seeds) -> tuple[EventCommand, Sender] | None:
    """What is to be done next, and as whom; None if nothing is."""
    for find in STEPS:
        command = find(event, at, seed)
        if command is None:
            continue
        by = MANAGER if isinstance(command, CancelEvent) else DIRECTOR
        if judge(event, command, by).refusal is None:
            return command, by
    return None


# ---- before play -----------------------------------------------------------------------------


def begin(event: Tournament, at: Occasion, seed: Seeds) -> EventCommand | None:
    """A sit-and-go when it is full, others at their time; called off where nobody comes."""
    if event.over or event.cancelled or event.clock.begun:
        return None
    if event.terms.sit_and_go:
        return DrawSeats(seed()) if is_full(event) else None
    if not at.starts or at.now < at.starts:
        return None
    if event.tables:
        return StartPlay()
    return DrawSeats(seed()) if len(waiting(event)) > 1 else CancelEvent(NOBODY_CAME)


def waiting(event: Tournament) -> list[str]:
    return [name for name, one in event.entrants.items() if one.standing in WAITING]


# ---- between hands ---------------------------------------------------------------------------


def decline(event: Tournament, at: Occasion, seed: Seeds) -> EventCommand | None:
    """Whoever was asked for a re-buy and said nothing buys none."""
    if event.over:
        return None
    return next((DeclineRebuy(name) for name in event.broke if name in at.decided), None)


def take_away_small_chips(event: Tournament, at: Occasion, seed: Seeds) -> EventCommand | None:
    chip = chip_to_race(event)
    return RaceOff(chip, seed()) if chip else None


def chip_to_race(event: Tournament) -> int:
    """The chip that the structure has leave by now; 0 for none."""
    if event.over or not event.clock.begun or len(event.chips) < 2:
        return 0
    chip = min(event.chips)
    return chip if is_scheduled(event, chip) else 0


def settle(event: Tournament, at: Occasion, seed: Seeds) -> EventCommand | None:
    if event.over or not event.clock.begun or not steps_due(event):
        return None
    return SettleTables(seed())


def seat_late(event: Tournament, at: Occasion, seed: Seeds) -> EventCommand | None:
    """The first of those who wait has the next open seat."""
    if event.over or not event.clock.begun:
        return None
    for name in waiting(event):
        command = SeatEntrant(name, seed())
        if judge(event, command, DIRECTOR).refusal is None:
            return command
    return None


def send_home(event: Tournament, at: Occasion, seed: Seeds) -> EventCommand | None:
    """Registration is over and somebody still waits for a seat: they have their money back."""
    if not event.clock.begun or event.cancelled or registration_open(event):
        return None
    if not event.over and any(None in table.seats for table in event.tables.values()):
        return None  # there is a seat, when the hand there is over
    return next((Unregister(name) for name in waiting(event)), None)


# ---- money -----------------------------------------------------------------------------------


def set_prizes(event: Tournament, at: Occasion, seed: Seeds) -> EventCommand | None:
    """When no more money comes; the house adds first what the pool is short of."""
    if event.prizes.fixed or event.cancelled or not event.clock.begun:
        return None
    if judge(event, SetPrizes(), DIRECTOR).refusal is not None:
        return None
    guarantee = MakeUpGuarantee()
    if event.terms.guarantee and judge(event, guarantee, DIRECTOR).refusal is None:
        return guarantee
    return SetPrizes()


def bubble(event: Tournament, at: Occasion, seed: Seeds) -> EventCommand | None:
    """Hand for hand while one more has to go out for everybody left to be paid."""
    if event.over or not event.clock.begun or event.terms.is_flight:
        return None
    paid = len(event.prizes.fixed)
    near = bool(paid) and len(playing(event)) == paid + 1 and len(event.tables) > 1
    return HandForHand(near) if near is not (event.rounds is not None) else None


def pay(event: Tournament, at: Occasion, seed: Seeds) -> EventCommand | None:
    return PayPrizes() if event.over and not event.cancelled and prizes_due(event) else None


STEPS: Final = (
    begin, decline, take_away_small_chips, settle, seat_late, send_home, set_prizes, bubble, pay,
)  # fmt: skip


# ---- the next hand ---------------------------------------------------------------------------


def may_deal(event: Tournament, number: str) -> bool:
    """Whether a table deals its next hand now."""
    table = event.tables.get(number)
    if table is None or table.on_hold or not_now(event) is not None:
        return False
    if must_wait(event, number) is not None or waits_for_rebuy(event, number):
        return False
    return number not in held(event)


def waits_for_rebuy(event: Tournament, number: str) -> bool:
    return any(one.table == number for one in event.broke.values())


def held(event: Tournament) -> set[str]:
    """Tables that wait until hands at others are over. Where no hand is on, whatever is due is done
    before the next one or cannot be done: nobody waits for it."""
    playing_now = {one for one, table in event.tables.items() if table.hand is not None}
    if chip_to_race(event) and playing_now:
        return set(event.tables)
    found: set[str] = set()
    for step in steps_due(event):
        if playing_now.intersection(step.tables):
            found.update(step.tables)
    return found
