"""Small chips that leave an event: when they may, who gets what for odd ones, some found later."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.floor.facts import COUNT, YES, Fact, FactError, Facts
from shuffleup.law.points.tournament.chip_races import ChipRaceLaw, OddSmallChips
from shuffleup.room.floor.small_room import ANN, OTHERS
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_chips import race_commands as c
from shuffleup.tournament.event_chips.race_events import ChipsTurnedIn
from shuffleup.tournament.event_chips.racing_chips import chips_to_win
from shuffleup.tournament.event_clock.clock_commands import GoToLevel
from shuffleup.tournament.floor.event_kinds import SMALL_CHIPS, asked_of_event
from shuffleup.tournament.floor.small_event import (
    anew,
    answer,
    does,
    rising,
    seat_people,
    stack_of,
)
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

LAW = ChipRaceLaw
SMALL, LARGER = 25, 100
ODD = LARGER // SMALL - 1  # small chips of one player that make no larger one
PLAIN: Final = 40 * LARGER
RACES: Final = (LAW.maximum, LAW.start_seat, LAW.remainder)


def with_chips(event: Tournament, *, needed: bool = False, scheduled: bool = False) -> Tournament:
    """An event with chips of 25: an ante takes them where they are needed, and they leave after the
    first level where that is scheduled."""
    first, second = rising(event, LARGER, 2 * LARGER)
    if needed and second.stakes is not None:
        second = replace(second, stakes=replace(second.stakes, ante=SMALL))
    terms = replace(event.terms, chips=(SMALL, LARGER, 10 * LARGER))
    return anew(event, terms, (replace(first, remove=(SMALL,)) if scheduled else first, second))


@asked_of_event(
    "chip-race",
    SMALL_CHIPS,
    "Small chips leave play: who gets a chip for odd ones?",
    Fact("odd", COUNT, "How many odd ones are at the table, one of them the player's?", default=6),
    Fact("last", YES, "Is it the last chip of the player, who wins none?", default=False),
)
def chip_race(event: Tournament, facts: Facts) -> EventRuling:
    odd = facts.count("odd")
    if not 1 <= odd <= 1 + 3 * ODD:
        raise FactError(f"odd: 1 to {1 + 3 * ODD}")
    event = with_chips(event)
    last = facts.yes("last")
    shares = [min(ODD, max(0, odd - 1 - ODD * at)) for at in range(3)]
    own = f"{ANN} {SMALL if last else PLAIN + SMALL}"
    others = [
        f"{name} {PLAIN + SMALL * share}" for name, share in zip(OTHERS, shares, strict=False)
    ]
    seat_people(event, "1", own, *others)
    does(event, c.AnnounceColourUp(SMALL))
    to_win = chips_to_win(event.rules, odd * SMALL, LARGER)
    won = [name for name, share in zip(OTHERS, shares, strict=False) if share] or [ANN]
    does(event, c.RaceOff(SMALL, winners=tuple(won[:to_win])))
    return answer(raced(event, to_win, last), LAW.method, *behind_race(event, last))


def raced(event: Tournament, to_win: int, last: bool) -> str:
    law = event.rules.chip_races
    if law.method is not OddSmallChips.RACE:
        return f"no race: every odd amount is rounded {law.method.value.removeprefix('round-')}"
    says = f"{to_win} of the larger chips by high card, from seat {law.start_seat} on"
    says = f"{says}, to a player at most {law.maximum}"
    if not last:
        return says
    out = event.entrants[ANN].standing is InEvent.OUT
    kept = "is out" if out else f"has {stack_of(event, ANN):,} all the same"
    return f"{says}; whoever wins none and has nothing else {kept}"


def behind_race(event: Tournament, last: bool) -> tuple[str, ...]:
    if event.rules.chip_races.method is OddSmallChips.ROUND_UP:
        return ()
    return (*RACES, *((LAW.protected,) if last else ()))


@asked_of_event(
    "chip-leaves-play",
    SMALL_CHIPS,
    "The director wants to take the smallest chip out of play.",
    Fact("scheduled", YES, "Is it in the schedule of the event?", default=False),
    Fact("announced", YES, "Was it announced before?", default=False),
    Fact("needed", YES, "Do blinds or antes still take such chips?", default=False),
)
def chip_leaves_play(event: Tournament, facts: Facts) -> EventRuling:
    scheduled, needed = facts.yes("scheduled"), facts.yes("needed")
    event = with_chips(event, needed=needed, scheduled=scheduled)
    seat_people(event, "1", ANN, *OTHERS[:3])
    if scheduled:
        does(event, GoToLevel(2))
    if facts.yes("announced"):
        does(event, c.AnnounceColourUp(SMALL))
    does(event, c.RaceOff(SMALL, seed=1))
    own = () if scheduled else (LAW.by_discretion, LAW.announced)
    return answer("it may leave now", LAW.when, *own)


@asked_of_event(
    "small-chips-found",
    SMALL_CHIPS,
    "After they left play, a player finds small chips.",
    Fact("chips", COUNT, f"How many, of which {LARGER // SMALL} make a larger one?", also=(4, 5)),
)
def small_chips_found(event: Tournament, facts: Facts) -> EventRuling:
    event = with_chips(event)
    seat_people(event, "1", ANN, *OTHERS[:3])
    does(event, c.AnnounceColourUp(SMALL))
    does(event, c.RaceOff(SMALL, seed=1))
    ruling = does(event, c.TurnInChips(ANN, SMALL, facts.count("chips")))
    told = next(one for one in ruling.events if isinstance(one, ChipsTurnedIn))
    whole = told.exchanged // LARGER
    says = (
        f"{whole} of the larger chips for them" if whole else "nothing: they make up no larger chip"
    )
    return answer(says, *ruling.grounds)
