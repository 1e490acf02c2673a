"""``shuffleup tournament why PLAYER``: why somebody sits where they sit, or is out; from the log,
with the clauses, and what the judge would say now."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from shuffleup.cli.output import UsageError, print_json, show_lines
from shuffleup.cli.room.desk_options import At
from shuffleup.cli.room.desk_time import time_for
from shuffleup.cli.room.why_in_room import names
from shuffleup.cli.shared_options import Json
from shuffleup.cli.tournament.directing.event_desk import DIRECTOR, EventDesk, open_event_desk
from shuffleup.cli.tournament.directing.event_show import lines_of_log
from shuffleup.room.instants import clock
from shuffleup.tournament.commands import EventCommand
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.endings.paying_prizes import awards
from shuffleup.tournament.entries.entry_commands import BuyAddOn, Rebuy, Register
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.judge import judge
from shuffleup.tournament.state import Tournament

LAST: Final = 20  # lines of somebody's story that are told
EVERY_HAND: Final = re.compile(r"Table \S+: (?:Button|Hand) ")  # says nothing of anybody's standing


def why_command(
    log: Path,
    person: Annotated[str, Parameter(name="PLAYER", help="Whose seat, place or refusal.")],
    /,
    *,
    at: At = None,
    as_json: Json = False,
) -> int:
    """Why somebody sits where they sit, was moved, is out, or may not buy.

    Parameters
    ----------
    log
        The log of an event, made by `shuffleup tournament new`.
    """
    desk = open_event_desk(log)
    last = desk.event.room.now
    lines = why_in_event(desk, person, time_for(at, desk.zone, last) if at else last)
    if as_json:
        print_json({"player": person, "why": lines})
    else:
        show_lines(lines)
    return 0


def why_in_event(desk: EventDesk, person: str, now: int) -> list[str]:
    """All of it, a line each."""
    event = desk.at(now)
    if person not in event.entrants:
        raise UsageError(f"nobody called {person!r} is entered in this event")
    story = list(story_of(desk, person))
    lines = [*standing_of(event, person), *refused_now(desk, event, person)]
    earlier = len(story) - LAST
    head = "From the log:" if earlier <= 0 else f"From the log, after {earlier} more:"
    return [*lines, head, *(f"  {line}" for line in story[-LAST:])] if story else lines


def standing_of(event: Tournament, person: str) -> Iterator[str]:
    entrant = event.entrants[person]
    spent = sum(price.total for price in entrant.paid)
    owes = sum(price.total for price in entrant.owes)
    debt = f", and owes {owes:,}" if owes else ""
    yield f"{person} is entrant {entrant.number}, and has paid {spent:,}{debt}."
    at = where_is(event, person)
    if at is not None:
        yield f"{person} has seat {at[1] + 1} of table {at[0]}."
    elif entrant.standing is InEvent.OUT:
        place = next((place for place, name in standings(event) if name == person), 0)
        prize = awards(event).get(person, 0)
        yield f"{person} is out in place {place}, for {prize:,}."
    else:
        yield f"{person} {entrant.standing.value}, without a seat."


def refused_now(desk: EventDesk, event: Tournament, person: str) -> Iterator[str]:
    """What the judge says now to an entry, a re-buy and an add-on."""
    asked: list[tuple[str, EventCommand]] = []
    if event.entrants[person].standing is InEvent.OUT:
        asked.append(("another entry", Register(person)))
    if event.terms.rebuy is not None:
        asked.append(("a re-buy", Rebuy(person)))
    if event.terms.add_on is not None:
        asked.append(("the add-on", BuyAddOn(person)))
    for what, command in asked:
        refusal = judge(event, command, DIRECTOR).refusal
        if refusal is not None:
            yield f"Now refused {what}: {refusal.says}{desk.clauses(refusal.grounds)}."


def story_of(desk: EventDesk, person: str) -> Iterator[str]:
    """What the log tells of somebody: when, what, by whom, by which clauses."""
    for line in lines_of_log(desk):
        told = (one for one in line.part.lines if not EVERY_HAND.match(one[1]))
        about = [(at, says) for at, says in told if names(says, person)]
        moves = [one for one in line.part.events if isinstance(one, SeatMoved)]
        behind = next((one.grounds for one in moves if one.player == person), line.deed.grounds)
        whose = f" [{line.deed.by}: {line.deed.words}]" if line.deed.words else ""
        for number, (at, says) in enumerate(about, 1):
            law = f"{desk.clauses(behind)}{whose}" if number == len(about) else ""
            yield f"{clock(at, desk.zone)}  {says}{law}"
