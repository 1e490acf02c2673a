"""What came later in an event and rests on an act: everything that does, called as people call it.

A later act, a hand or a level rests on it if it has changed what the act left, if it speaks of
somebody who would not be there, if cards were dealt to a seat that would be another's, if it took
money that would go back, or if it has summed up who was in and what was to be won.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.undo.later_things import (
    DEALS,
    comes_back,
    is_dealt,
    name_in_words,
    touched_seats,
    words_in,
)
from shuffleup.table.events import TableOpened
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.tournament.endings.end_events import (
    DealMade,
    DealProposed,
    EventWon,
    PrizePaid,
    PrizesFixed,
    WentOut,
)
from shuffleup.tournament.entries.entry_events import WentBroke
from shuffleup.tournament.event_clock.clock_events import LevelBegan
from shuffleup.tournament.event_terms.level_numbers import level_called
from shuffleup.tournament.event_undo.acts_of_event import EventAct, EventActs
from shuffleup.tournament.event_undo.facets import Key, carried_on, facet, own_copy
from shuffleup.tournament.event_undo.undo_act_events import ActNoted, ActTakenBack
from shuffleup.tournament.events import InRoom, OnTable
from shuffleup.tournament.state import Tournament

SUMMED_UP: Final = (EventWon, PrizesFixed, PrizePaid, DealProposed, DealMade)
COUNTED: Final = ("entrants", "finishes", "over", "prizes")  # what is summed up
MOST_NAMED: Final = 5


class LaterThing(Struct, frozen=True):
    """An act, or one event that came by itself: where it stands in the log and what it says."""

    what: str  # of an act; what came by itself is named when it has to be
    start: int
    end: int
    events: tuple[object, ...]
    stands: bool = True  # it is no undoing, and was not undone


class Undoing(Struct):
    """What would be: an act, how it was before and after, and how it would be without it."""

    act: EventAct
    before: Tournament
    after: Tournament
    goal: Tournament
    touched: set[Key]
    clashing: set[Key]
    tables: frozenset[str]
    short: set[str]  # accounts from which more would go back than there is


def later_things(event: Tournament, acts: EventActs, after: int) -> Iterator[LaterThing]:
    """Everything after an act of this number, in order."""
    standing = {one.number: one for one in acts.standing}
    spans = {one.start: one for one in acts.known.values()}
    at = after
    while at < len(event.log):
        act = spans.get(at)
        if act is None:
            yield by_itself(event, at)
            at += 1
            continue
        own = acts.known[act.origin]
        events = tuple(event.log[own.start : own.number - 1])
        stood = act.origin <= after < act.back  # it did then, and does again
        stands = act.number in standing and not stood
        yield LaterThing(act.what, at, act.number, events, stands)
        at = act.number


def by_itself(event: Tournament, at: int) -> LaterThing:
    """One event of play, or of the clock."""
    told = event.log[at]
    stands = not isinstance(told, ActNoted | ActTakenBack)
    return LaterThing("", at, at + 1, (told,), stands)


def called(event: Tournament, at: int) -> str:
    """``hand 3 of table 1``, ``level 2``, ``bust of Ann``."""
    told = event.log[at]
    if isinstance(told, OnTable):
        return f"hand {hand_at(event, at, told.table)} of table {told.table}"
    if isinstance(told, LevelBegan):
        return level_called(event.levels, told.level)
    if isinstance(told, WentOut):
        return f"bust of {told.player}"
    inner = told.event if isinstance(told, InRoom) else told
    who: object = getattr(inner, "player", "")
    return f"{name_in_words(inner)}{f' of {who}' if who else ''}"


def hand_at(event: Tournament, at: int, table: str) -> int:
    """Which hand of a table an event belongs to: the last that began, or the one that is next."""
    for told in reversed(event.log[: at + 1]):
        hand = hand_of(told, table)
        if isinstance(hand, DEALS):
            return hand.number
        if isinstance(hand, TableOpened):
            break
    return 1


def hand_of(told: object, table: str) -> AnyTableEvent | TableOpened | None:
    return told.event if isinstance(told, OnTable) and told.table == table else None


# ---- what rests on it ------------------------------------------------------------------------


def resting_on(event: Tournament, acts: EventActs, it: Undoing) -> list[str]:
    """What rests on an act, the first first, each named once; what was undone itself only where
    nothing else does."""
    found, undone = dict[str, None](), dict[str, None]()
    then = carried_on(own_copy(it.after), [it.act.note], it.tables)
    for thing in later_things(event, acts, it.act.number):
        had = [facet(then, key) for key in it.clashing]
        carried_on(then, event.log[thing.start : thing.end], it.tables)
        overtakes = had != [facet(then, key) for key in it.clashing]
        if thing.stands and (overtakes or needs(event, thing, it)):
            found[thing.what or called(event, thing.start)] = None
        elif overtakes:
            undone[f"what became of {thing.what}"] = None
    return list(found or (undone if it.clashing else ()))


def needs(event: Tournament, thing: LaterThing, it: Undoing) -> bool:
    """Whether something could not have been so without the act."""
    gone = {name for name in event.entrants if name not in it.goal.entrants}
    counted = any(key[0] in COUNTED for key in it.touched) or moved_money(event, it)
    for told in thing.events:
        if isinstance(told, SUMMED_UP) and counted:
            return True
        if isinstance(told, InRoom) and takes(told, it.short):
            return True
        if gone and not isinstance(told, ActNoted) and gone & set(words_in(told)):
            return True
        if isinstance(told, OnTable) and dealt_there(told, it):
            return True
        if isinstance(told, WentOut | WentBroke) and is_the_start(it):
            return True
    return False


def moved_money(event: Tournament, it: Undoing) -> bool:
    """Whether an act put money into the pool or took it out."""
    pool = event.account("pool")
    span = event.log[it.act.start : it.act.number - 1]
    entries = [one.event for one in span if isinstance(one, InRoom)]
    return any(pool in dict(one.lines) for one in entries if isinstance(one, Entered))


def takes(told: InRoom, short: set[str]) -> bool:
    if not isinstance(told.event, Entered):
        return False
    return any(name in short and amount < 0 for name, amount in told.event.lines)


def dealt_there(told: OnTable, it: Undoing) -> bool:
    """Whether a hand was dealt to a seat the act changed or past one that would be taken again; any
    at all, where play would not have begun."""
    if not isinstance(told.event, DEALS):
        return False
    if is_the_start(it):
        return True
    for number, at in touched_seats(it.before.tables, it.after.tables):
        if number != told.table or number not in it.goal.tables:
            continue
        back = comes_back(it.goal.tables[number], it.after.tables[number], at)
        if back or is_dealt(told.event, at):
            return True
    return False


def is_the_start(it: Undoing) -> bool:
    """Whether play began by the act: whatever was played rests on it."""
    return it.after.clock.begun and not it.before.clock.begun


def in_a_row(names: list[str]) -> str:
    """``bust of Bob, hand 3 of table 1 and 2 more``."""
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(names[:MOST_NAMED]) + more
