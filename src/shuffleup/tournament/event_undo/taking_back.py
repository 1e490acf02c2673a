"""Undoing an act and doing it again: judged by what it changed, refused where something later rests
on it.

The log tells how the event was before the act and after it. What the act changed is put back facet
by facet, money by a counter-entry, seats by events of the tables; then all of it is tried on a
copy, and unless that comes out as it should, nothing is done. To do an act again is to undo its
undoing. Places, prizes and what is due at the tables are never stored, so they follow.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.undo.undoing import STATE_OF_TABLE, are_alike
from shuffleup.room.undo.undone_tables import UntouchableError
from shuffleup.table.seats.putting_back import moves_back, records_back
from shuffleup.table.state import copy as copy_table
from shuffleup.tournament.entries.entry_record import InEvent
from shuffleup.tournament.entries.registering import most_entries
from shuffleup.tournament.event_undo.acts_of_event import EventAct, acts_of
from shuffleup.tournament.event_undo.facets import (
    OWN,
    Facets,
    carried_on,
    changed,
    clashes,
    event_at,
    facets,
    facets_of_table,
    no_hand_in,
    own_copy,
    put,
    uncounted,
    without,
)
from shuffleup.tournament.event_undo.later_acts import Undoing, in_a_row, resting_on
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct
from shuffleup.tournament.event_undo.undo_act_events import ActTakenBack
from shuffleup.tournament.event_undo.written_back import KEYED, WHOLE
from shuffleup.tournament.events import AnyEventEvent, InRoom, OnTable
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament

NO_LOG = "the log of that is not at hand here"


# ---- which act -------------------------------------------------------------------------------


def act_meant(event: Tournament, command: UndoAct | RedoAct) -> EventAct | EventRuling:
    """The act that is to be taken back, or why there is none; of a redo, the undoing."""
    if len(event.log) != event.version:
        return malformed(Reason.STAYS_DONE, NO_LOG)
    acts, again = acts_of(event), isinstance(command, RedoAct)
    found = reversed(acts.undone if again else acts.standing)
    number = command.act if isinstance(command, UndoAct) else 0
    for act in found:
        if number in (0, act.number) and command.what in ("", act.what):
            return act
    what = command.what or (f"act {number}" if number else "act")
    verb = "was undone that could be done again" if again else "stands that could be undone"
    return malformed(Reason.NOT_ASKED_FOR, f"no {what} {verb}")


# ---- judge -----------------------------------------------------------------------------------


def judge_undo_act(event: Tournament, command: UndoAct) -> EventRuling:
    act = act_meant(event, command)
    return act if isinstance(act, Ruling) else take_back(event, act, command.why)


def judge_redo_act(event: Tournament, command: RedoAct) -> EventRuling:
    act = act_meant(event, command)
    return act if isinstance(act, Ruling) else take_back(event, act, command.why, again=True)


def take_back(event: Tournament, act: EventAct, why: str, again: bool = False) -> EventRuling:
    """The event without the act, or what does not let it go."""
    verb = "done again" if again else "undone"
    try:
        it = without_act(event, act)
    except UntouchableError as error:
        return malformed(Reason.STAYS_DONE, f"{act.what} cannot be {verb}: {error}")
    resting = resting_on(event, acts_of(event), it)
    if resting or it.clashing or it.short:
        later = in_a_row(resting) or "something"
        says = f"{act.what} cannot be {verb}: {later} came later and rests on it"
        return malformed(Reason.RESTS_ON_IT, says)
    if too_full(event, it.goal):
        says = f"{act.what} cannot be {verb}: the event is full by now"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    return put_right(event, it, ActTakenBack(act.number, act.what, why, again))


def too_full(event: Tournament, goal: Tournament) -> bool:
    """Whether an entry would come back for which there is no place any more."""
    counts = []
    for one in (event, goal):
        paid = [entrant for entrant in one.entrants.values() if entrant.paid]
        waits = sum(e.entries for e in paid if e.standing is InEvent.ALTERNATE)
        counts.append((sum(e.entries for e in paid), waits))
    (now, _), (then, waiting) = counts
    return 0 < most_entries(goal) < then - waiting and now < then


def without_act(event: Tournament, act: EventAct) -> Undoing:
    """How the event would be: every facet that the act changed as it was before it."""
    if event.past is not None and act.start < event.past.version:
        raise UntouchableError(NO_LOG)
    span = event.log[act.start : act.number - 1]
    tables = frozenset(tables_in(event, act, span))
    before = event_at(event, act.start, tables)
    after = carried_on(own_copy(before), span, tables)
    for number in tables & before.tables.keys() & after.tables.keys():
        no_hand_in(before.tables[number], after.tables[number])
    was, left, is_now = (facets(one, tables) for one in (before, after, event))
    loosen_where_needed(event, before, span, was, left, is_now)
    clashing = clashes(was, left, is_now)
    goal = own_copy(event)
    touched = changed(was, left)
    if not clashing:
        lead_to(goal, before, after, (was, left, is_now))
    short = {
        name
        for name, amount in counter_entry(event, span).items()
        if name.startswith("event/") and event.room.accounts.get(name, 0) + amount < 0
    }
    return Undoing(act, before, after, goal, touched, clashing, tables, short)


def tables_in(event: Tournament, act: EventAct, span: list[object]) -> set[str]:
    """The tables an act concerns."""
    named = {told.table for told in span if isinstance(told, OnTable)}
    back = {number for told in span if isinstance(told, ActTakenBack) for number, _ in told.tables}
    return named | back | set(put_aside_by(event, act))


def put_aside_by(event: Tournament, act: EventAct) -> dict[str, int]:
    """The tables that left play by an act, and at which version."""
    span = range(act.start, act.number)
    return {number: since for number, since in event.aside if since in span}


def loosen_where_needed(
    event: Tournament,
    before: Tournament,
    span: list[object],
    was: Facets,
    left: Facets,
    is_now: Facets,
) -> None:
    """Where people deal and have gone on, whose chips are whose stays unknown."""
    for key in clashes(was, left, is_now):
        number = str(key[1]) if key[0] in ("seat", "table") else ""
        if number in before.tables and number in event.tables and before.tables[number].by_hand:
            was.update(facets_of_table(number, uncounted(number, before.tables[number], span)))


def lead_to(
    goal: Tournament, before: Tournament, after: Tournament, states: tuple[Facets, ...]
) -> None:
    """Write every facet of the goal, tables that come and go first."""
    was, left, is_now = states
    for number in before.tables.keys() - after.tables.keys():
        goal.tables[number] = copy_table(before.tables[number])
    for number in after.tables.keys() - before.tables.keys():
        goal.tables.pop(number, None)
    for key in changed(was, left):
        of_table = key[0] in ("seat", "table")
        if of_table and (key[2] == "stands" or key[1] not in goal.tables):
            continue
        if of_table and key[1] not in after.tables:
            continue  # it stands again as it was
        put(goal, key, without(key, was.get(key), left.get(key), is_now.get(key)))
    keep_order(goal, before)


def keep_order(goal: Tournament, before: Tournament) -> None:
    """Names that came back stand where they stood."""
    for name in (*KEYED, "tables"):
        held, was = getattr(goal, name), list(getattr(before, name))
        known = [key for key in was if key in held]
        if [key for key in held if key in known] != known:
            rest = [key for key in held if key not in known]
            setattr(goal, name, {key: held[key] for key in (*known, *rest)})


# ---- what leads there ------------------------------------------------------------------------


def put_right(event: Tournament, it: Undoing, told: ActTakenBack) -> EventRuling:
    """The events that lead to the goal, tried on a copy."""
    then = own_copy(event)
    span = event.log[it.act.start : it.act.number - 1]
    events: list[AnyEventEvent] = [replace(told, **records(event, it))]
    carried_on(then, events, it.tables)
    for number, table in it.goal.tables.items():
        moves = [OnTable(number, one) for one in moves_back(then.tables[number], table)]
        carried_on(then, moves, it.tables)
        back = records_back(then.tables[number], table)
        rest = [OnTable(number, back)] if back is not None else []
        carried_on(then, rest, it.tables)
        events += [*moves, *rest]
    if not is_same_event(then, it.goal):
        return malformed(Reason.STAYS_DONE, f"{it.act.what} leaves more than can be put back")
    lines = tuple((name, amount) for name, amount in counter_entry(event, span).items() if amount)
    if lines:
        events.append(InRoom(Entered(lines, f"{'redo' if told.again else 'undo'}: {told.what}")))
    return Ruling(tuple(events))


def counter_entry(event: Tournament, span: list[object]) -> dict[str, int]:
    """All the money an act moved, the other way, account by account."""
    own = event.account("").removesuffix("/cash")
    total: dict[str, int] = {}
    for told in span:
        entry = told.event if isinstance(told, InRoom) else None
        if isinstance(entry, Entered) and any(name.startswith(own) for name, _ in entry.lines):
            for name, amount in entry.lines:
                total[name] = total.get(name, 0) - amount
    return total


def records(event: Tournament, it: Undoing) -> dict[str, object]:
    """Every record that is not yet as it should be."""
    goal, new = it.goal, dict[str, object]()
    for name in KEYED:
        has, wanted = getattr(event, name), getattr(goal, name)
        keys = [key for key in {**has, **wanted} if has.get(key) != wanted.get(key)]
        if keys:
            new[name] = tuple((key, wanted.get(key)) for key in keys)
    for name in OWN:
        if getattr(event, name) != getattr(goal, name):
            new[name] = getattr(goal, name)
    if "rounds" in new:
        new["rounds"] = (goal.rounds,) if goal.rounds is not None else ()
    gone = [(number, 0) for number in event.tables if number not in goal.tables]
    aside = put_aside_by(event, it.act)
    stand = [(number, aside[number]) for number in goal.tables if number not in event.tables]
    new["tables"] = (*gone, *stand)
    return {**new, "order": other_orders(event, goal)}


def other_orders(event: Tournament, goal: Tournament) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The order of names, wherever putting records in their places gives another."""
    found = []
    for name in (*KEYED, "tables"):
        has, wanted = list(getattr(event, name)), list(getattr(goal, name))
        comes = [key for key in has if key in wanted]
        comes += [key for key in wanted if key not in has]
        if comes != wanted:
            found.append((name, tuple(wanted)))
    return tuple(found)


def is_same_event(one: Tournament, other: Tournament) -> bool:
    """Whether two events stand alike, however they came to it."""
    own = [*KEYED, *WHOLE, "rounds"]
    orders = all(list(getattr(one, n)) == list(getattr(other, n)) for n in (*KEYED, "tables"))
    return (
        orders
        and are_alike(one, other, own)
        and all(are_alike(one.tables[n], other.tables[n], STATE_OF_TABLE) for n in one.tables)
    )


MAY: MayDirect = {UndoAct: STAFF, RedoAct: STAFF}
JUDGES: EventJudges = {UndoAct: judge_undo_act, RedoAct: judge_redo_act}
