"""Warnings, suspensions and bars: given, counted, ended, lifted.

A warning changes nothing but the record; what a book lets the next one cost is offered to the floor
(``steps``) and never done by itself. A suspension ends by itself at its instant. Who is told what:
the desk everything, a player only of themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shuffleup.floor.disputes.offences import ETIQUETTE, GRAVE, IN_SOME_BOOKS, LESSER
from shuffleup.law.points.floor.penalties import PenaltyLaw
from shuffleup.law.points.room.conduct import ConductLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.deadlines import Due
from shuffleup.room.events import AnyRoomEvent
from shuffleup.room.instants import MINUTE
from shuffleup.room.lists.list_events import LeftList
from shuffleup.room.lists.void_calls import off_every_list, voided
from shuffleup.room.people import people_commands as c
from shuffleup.room.people import people_events as e
from shuffleup.room.people.person_record import PROMOTIONS, ROOM_WIDE, BarRecord, WarningRecord
from shuffleup.room.people.who_may_play import bar_grounds, may_suspend
from shuffleup.room.roles import HOUSE, MANAGEMENT, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room

STEPS: Final = ("warning", "suspension", "exclusion")
OF_THE_LAW: Final = frozenset((*GRAVE, *LESSER, *IN_SOME_BOOKS, *ETIQUETTE))

# ---- what the next time may cost -------------------------------------------------------------


def warned_for(room: Room, name: str, offence: str) -> int:
    """How often somebody was warned for the like, at the desk and at the tables."""
    at_desk = sum(one.offence == offence for one in room.warnings.get(name, ()))
    return at_desk + costs_at_tables(room, name, offence).count("warning")


def costs_at_tables(room: Room, name: str, offence: str) -> list[str]:
    """What the like has cost somebody at the tables: they keep their own record."""
    return [
        one.cost
        for table in room.tables.values()
        for one in table.record
        if (one.player, one.offence) == (name, offence)
    ]


def steps(room: Room, name: str, offence: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the book lets the floor do about an offence, the lightest first, and by which points."""
    law = room.rules.penalties
    suspends, point = may_suspend(room, offence)
    lawful = {"warning": law.warning, "suspension": suspends, "exclusion": law.exclusion}
    open_ = [step for step in STEPS if lawful[step]]
    grounds = (PenaltyLaw.warning, point, PenaltyLaw.exclusion)
    last = last_step(room, name, offence)
    if last < 0 or not law.escalates:
        return tuple(open_), grounds
    heavier = [step for step in open_ if STEPS.index(step) > last] or open_[-1:]
    return tuple(heavier), (*grounds, PenaltyLaw.escalates)


def last_step(room: Room, name: str, offence: str) -> int:
    """The heaviest thing that the like has cost before; -1: nothing."""
    costs = set(costs_at_tables(room, name, offence))
    if warned_for(room, name, offence):
        costs.add("warning")
    bars = [room.bars[name]] if name in room.bars else []
    bars += [bar for (player, _), bar in room.banned.items() if player == name]
    costs |= {"suspension" if b.suspended else "exclusion" for b in bars if b.offence == offence}
    return max((STEPS.index(cost) for cost in costs if cost in STEPS), default=-1)


# ---- judge -----------------------------------------------------------------------------------


def judge_warn(room: Room, command: c.Warn) -> RoomRuling:
    name, offence = command.player, command.offence
    if name not in room.people:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"nobody here is called {name}")
    if not offence:
        return malformed(Reason.NOT_ASKED_FOR, "a warning is for something")
    if not room.rules.penalties.warning:
        says = "nobody is warned here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, PenaltyLaw.warning)
    times, (open_, _) = warned_for(room, name, offence), steps(room, name, offence)
    notes = (f"warned {times} times before; open to the floor: {', '.join(open_)}",)
    return Ruling(
        (e.WasWarned(name, offence, command.why),),
        grounds=(*known(offence), PenaltyLaw.warning),
        notes=notes if times else (),
    )


def known(offence: str) -> tuple[str, ...]:
    """An offence that the law has a name for is a ground."""
    return (offence,) if offence in OF_THE_LAW else ()


def offences_here(room: Room) -> tuple[tuple[str, bool], ...]:
    """Every offence that the law has a name for, and whether one is suspended for it here."""
    return tuple((one, may_suspend(room, one)[0]) for one in sorted(OF_THE_LAW))


def judge_suspend(room: Room, command: c.Suspend) -> RoomRuling:
    """By the floor, for a while, where the book lets it."""
    name, scope = command.player, command.scope
    if name not in room.people:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"nobody here is called {name}")
    if not command.minutes or not command.offence:
        return malformed(Reason.NOT_ASKED_FOR, "a suspension is for something, and for a while")
    refused = no_scope(room, scope)
    if refused is not None:
        return refused
    lawful, point = may_suspend(room, command.offence)
    if not lawful:
        says = f"nobody is suspended here for {command.offence.replace('-', ' ')}"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, point)
    until = room.now + command.minutes * MINUTE
    why = command.why or command.offence
    barred = e.WasBarred(name, why, until, scope, command.offence, True)
    return kept_out(room, barred, (*known(command.offence), point))


def judge_bar(room: Room, command: c.BarPlayer) -> RoomRuling:
    """Off the lists; out of a seat they go as soon as they are in no hand (``barred_seats``)."""
    if command.until is not None and command.until <= room.now:
        return malformed(Reason.TIME_GOES_ON, "a bar ends later than now")
    refused = no_scope(room, command.scope)
    if refused is not None:
        return refused
    barred = e.WasBarred(command.player, command.why, command.until, command.scope, command.offence)
    return kept_out(room, barred, ())


def kept_out(room: Room, barred: e.WasBarred, grounds: tuple[str, ...]) -> RoomRuling:
    """Barred or suspended, and off the lists that this closes."""
    record = BarRecord(barred.why, room.now, barred.until, barred.offence, barred.suspended)
    grounds = tuple(dict.fromkeys((*grounds, *bar_grounds(room, record, barred.scope))))
    return Ruling((barred, *off_lists(room, barred.player, barred.scope)), grounds=grounds)


def off_lists(room: Room, name: str, scope: str) -> list[AnyRoomEvent]:
    if scope == ROOM_WIDE:
        return off_every_list(room, name)
    listing = room.listings.get(scope)
    if listing is None or all(one.player != name for one in listing.waiting):
        return []
    return [*voided(room, scope, name), LeftList(scope, name)]


def no_scope(room: Room, scope: str) -> RoomRuling | None:
    """Why nobody can be kept out of that; None if they can."""
    if scope == PROMOTIONS and not room.rules.conduct.promotion_ban:
        says = "nobody is kept out of the promotions here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, ConductLaw.promotion_ban)
    if scope in (ROOM_WIDE, PROMOTIONS) or scope in room.listings:
        return None
    return malformed(Reason.NO_SUCH_GAME, f"no game on the board is called {scope}")


def judge_lift(room: Room, command: c.LiftBar) -> RoomRuling:
    bar = own_bar(room, command.player, command.scope)
    if bar is None:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"{command.player} is not barred")
    lifted = e.BarLifted(command.player, command.scope)
    return Ruling((lifted,), grounds=bar_grounds(room, bar, command.scope))


def own_bar(room: Room, name: str, scope: str) -> BarRecord | None:
    """The bar of exactly this scope."""
    return room.bars.get(name) if scope == ROOM_WIDE else room.banned.get((name, scope))


MAY: Allowed = {
    c.Warn: HOUSE,
    c.Suspend: HOUSE,
    c.BarPlayer: MANAGEMENT,
    c.LiftBar: MANAGEMENT,
}
JUDGES: RoomJudges = {
    c.Warn: judge_warn,
    c.Suspend: judge_suspend,
    c.BarPlayer: judge_bar,
    c.LiftBar: judge_lift,
}


# ---- what ends by itself ---------------------------------------------------------------------


def bars_over(room: Room) -> Iterator[Due]:
    """Bars and suspensions that have an end, at their end."""
    bars = [(name, ROOM_WIDE, bar) for name, bar in room.bars.items()]
    bars += [(name, scope, bar) for (name, scope), bar in room.banned.items()]
    for name, scope, bar in bars:
        if bar.until is not None:
            over = e.BarLifted(name, scope, "the time is over")
            yield Due(bar.until, (over,), bar_grounds(room, bar, scope))


DUE: Final = (bars_over,)


# ---- apply -----------------------------------------------------------------------------------


def warned(room: Room, event: e.WasWarned) -> None:
    record = WarningRecord(event.offence, room.now, event.why)
    room.warnings[event.player] = (*room.warnings.get(event.player, ()), record)


def barred(room: Room, event: e.WasBarred) -> None:
    record = BarRecord(event.why, room.now, event.until, event.offence, event.suspended)
    if event.scope == ROOM_WIDE:
        room.bars[event.player] = record
    else:
        room.banned[(event.player, event.scope)] = record


def lifted(room: Room, event: e.BarLifted) -> None:
    if event.scope == ROOM_WIDE:
        del room.bars[event.player]
    else:
        del room.banned[(event.player, event.scope)]


APPLY: RoomApplies = {e.WasWarned: warned, e.WasBarred: barred, e.BarLifted: lifted}
