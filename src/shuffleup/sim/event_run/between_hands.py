"""Between two hands of an event: who has lost everything buys again or enters again, add-ons are
sold, and small chips leave when the structure says so.

Whether somebody does is a coin of the event's seed; whether they may is the event's to say.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from shuffleup.floor.senders import player
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.entries.buying_again import level_now
from shuffleup.tournament.entries.entry_commands import (
    BuyAddOn,
    DeclineRebuy,
    Rebuy,
    Register,
    SeatEntrant,
)
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.entries.late_seats import open_seats
from shuffleup.tournament.entries.registering import is_full, registration_open
from shuffleup.tournament.event_chips.colouring_up import is_scheduled
from shuffleup.tournament.event_chips.race_commands import RaceOff

if TYPE_CHECKING:
    from shuffleup.sim.event_run.whole_event import EventRun

OF_FOUR: Final = 3  # so many of four buy again


def wants(run: EventRun, name: str, what: str) -> bool:
    """Whether somebody spends more money: the same for the same seed, and until they have."""
    paid = len(run.event.entrants[name].paid)
    draw = Random(f"{run.plan.seed!r}/{name}/{what}/{paid}")
    return draw.randrange(4) < OF_FOUR


def buy_again(run: EventRun) -> None:
    """Whoever has lost everything buys chips, or is out; whoever is out may enter again."""
    event = run.event
    for name in list(event.broke):
        if wants(run, name, "re-buy") and run.tries(Rebuy(name), player(name)):
            continue
        if name in event.broke and not event.over:
            run.do(DeclineRebuy(name), player(name))
    if event.terms.re_entries and registration_open(event):
        enter_again(run)


def enter_again(run: EventRun) -> None:
    """A new entry and another seat, where one is open."""
    event = run.event
    out = [name for name, one in event.entrants.items() if one.standing is InEvent.OUT]
    for name in out:
        may = event.entrants[name].entries <= event.terms.re_entries and not is_full(event)
        if may and wants(run, name, "entry") and open_seats(event):
            run.do(Register(name), player(name))
            run.do(SeatEntrant(name, f"{run.plan.seed!r}/{name}/{run.hands}"))


def sell_add_ons(run: EventRun) -> None:
    """Once, when the level is over after which they are sold."""
    event = run.event
    terms = event.terms.add_on
    if terms is None or level_now(event) != terms.after + 1:
        return
    for name in playing(event):
        if not event.entrants[name].add_ons and wants(run, name, "add-on"):
            run.do(BuyAddOn(name), player(name))


def small_chips_leave(run: EventRun) -> None:
    """Chips that the structure has leave by now are changed at every table, the smallest first."""
    event = run.event
    while len(event.chips) > 1 and is_scheduled(event, chip := min(event.chips)):
        if event.over or not run.tries(RaceOff(chip, f"{run.plan.seed!r}/{chip}")):
            return
