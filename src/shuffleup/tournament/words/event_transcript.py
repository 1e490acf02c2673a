"""Running a transcript of a tournament, with the time before each statement.

It opens with lines of what is there already::

    event: 2026-11-13 UTC                           # the day; times are of this day and the next
    terms: holdem no-limit, stack 5000, price 50+10, seats 9
    levels: 25/50 for 20, 50/100 for 20, break for 10, 100/200 for 20
    table 1: Ann 5000, Bob 5000, -, Cy 4000         # in play, seat by seat; the clock stands
    here: Dan, Eve                                  # people in the room
    cash game 1/2: holdem no-limit 1/2              # as in a transcript of a room
    cash table 7: 1/2, Fay 200, Gus 200

and goes on with ``[19:05] Dan registers``. ``=`` must be true, ``x`` must be refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.hand.words.hand_transcript import FalseLineError, OtherReasonError
from shuffleup.law.notation import DECIDERS, NotationError, Statement, parse, reading
from shuffleup.law.rules import DEFAULT, Rules
from shuffleup.outside_text import counted, quoted
from shuffleup.room.act import act as act_in_room
from shuffleup.room.instants import MINUTE, start_of
from shuffleup.room.new_room import new_room
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.state import Room
from shuffleup.room.state import copy as copy_room
from shuffleup.room.words.patterns import follow, looking
from shuffleup.room.words.room_transcript import check_seats, time_told
from shuffleup.room.words.room_transcript import open_with as open_in_room
from shuffleup.table.blinds.account import BOTH_BLINDS, IN_TURN
from shuffleup.table.events import ButtonStarted, Seated
from shuffleup.table.words.speech import spoken as spoken_at_table
from shuffleup.tournament.act import act
from shuffleup.tournament.apply import apply
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.entries.entry_commands import Register
from shuffleup.tournament.event_clock.clock_commands import PassTime
from shuffleup.tournament.event_clock.clock_events import ClockStopped, LevelBegan
from shuffleup.tournament.event_seats.seat_draw import add_table
from shuffleup.tournament.event_seats.seat_events import SeatGiven
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.events import OnTable
from shuffleup.tournament.judge import judge
from shuffleup.tournament.new_tournament import new_tournament
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.who_directs import MAY
from shuffleup.tournament.words.hands_in_event import AT_TABLE, told_at_table
from shuffleup.tournament.words.terms_words import read_levels, read_terms
from shuffleup.tournament.words.words_of_event import command, fact

OPENING: Final = re.compile(r"(terms|levels|table|here|cash)\b[^:]*:.*")
SPEAKER: Final = re.compile(r"(?!undo:|redo:)([^\s:]+):\s+(\S.*)")
ROLES: Final = {role.value: role for role in Role if role is not Role.PLAYER}


class EventScene(Struct):
    """A transcript being run: the event, the day it is of, the last ruling and that on the last
    attempt."""

    event: Tournament
    day: int  # the instant at which its first day begins
    room_then: Room  # as it was when the event was announced
    ruling: EventRuling | None = None
    tried: EventRuling | None = None


EventWatch = Callable[[EventScene, Statement], None]


def speaks_of_an_event(statements: list[Statement]) -> bool:
    """Whether a transcript is of a tournament: it opens with one."""
    return bool(statements) and statements[0].words.startswith("event:")


def run(text: str, rules: Rules = DEFAULT, watch: EventWatch | None = None) -> EventScene:
    return run_statements(parse(text), rules, watch)


def run_statements(
    statements: list[Statement], rules: Rules = DEFAULT, watch: EventWatch | None = None
) -> EventScene:
    """Run a transcript; the first line that cannot be run, or is false, is the error."""
    if not speaks_of_an_event(statements):
        raise NotationError(1, "a tournament opens with a line `event: DAY ZONE`")
    scene, count = opened(statements, rules)
    return follow(scene, statements[count:], run_one, watch)


# ---- the opening lines -----------------------------------------------------------------------


def opened(statements: list[Statement], rules: Rules) -> tuple[EventScene, int]:
    """The event of the first lines, and how many they are."""
    lines = [one for one in statements[1:] if OPENING.fullmatch(one.words)]
    heads = {one.words.partition(":")[0]: one for one in lines if not one.mark and not one.time}
    with reading(statements[0].line):
        day, zone = [*statements[0].words.split()[1:], "UTC"][:2]
        start = start_of(day, zone)
        if "terms" not in heads or "levels" not in heads:
            raise ValueError("an event has a line `terms:` and a line `levels:`")
    with reading(heads["terms"].line):
        terms, structure = read_terms(heads["terms"].words.removeprefix("terms:").strip())
    with reading(heads["levels"].line):
        levels = read_levels(heads["levels"].words.removeprefix("levels:"), structure)
        room = new_room(rules=rules, zone=zone, now=start)
    for one in lines:
        if one.words.startswith("cash "):
            with reading(one.line), looking():
                open_in_room(room, one.words.removeprefix("cash "))
    then = copy_room(room)
    with reading(heads["levels"].line):
        event = new_tournament("event", terms, levels, rules=rules, room=room)
    scene, count = EventScene(event, start, then), 1
    for statement in statements[1:]:
        if statement.mark or statement.time or not OPENING.fullmatch(statement.words):
            break
        with reading(statement.line), looking():
            open_with(event, statement.words)
        count += 1
    return scene, count


def open_with(event: Tournament, words: str) -> None:
    """One opening line; terms, levels and cash games are read already."""
    head, _, rest = words.partition(":")
    what, _, number = head.partition(" ")
    parts = [part.strip() for part in rest.split(",")]
    if what == "here":
        for one in parts:
            arrive(event, one)
    elif what == "table":
        open_table(event, number, parts)


def arrive(event: Tournament, name: str) -> None:
    ruling = act_in_room(event.room, Arrive(name), staff(Role.BOARD))
    if ruling.refusal is not None:
        raise ValueError(str(ruling.refusal))


def open_table(event: Tournament, number: str, parts: list[str]) -> None:
    """``table 1: Ann 5000, -, Cy 4000``: play has begun, and the clock stands."""
    check_seats(parts, event.terms.seats)
    if number in event.tables:
        raise ValueError(f"there are two tables {quoted(number)}")
    trial = EventTrial(event)
    add_table(trial, number)
    for told in trial.events:
        apply(event, told)
    clock, event.clock = event.clock, type(event.clock)()  # entered before play began
    for at, words in enumerate(parts):
        if words == "-":
            continue
        name, chips = words.split()
        arrive(event, name)
        ruling = act(event, Register(name), staff(Role.DIRECTOR))
        if ruling.refusal is not None:
            raise ValueError(str(ruling.refusal))
        apply(event, SeatGiven(name, number, at, counted(chips), "drawn"))
        apply(event, OnTable(number, Seated(at, name, counted(chips), IN_TURN, BOTH_BLINDS)))
    event.clock = clock
    apply(event, OnTable(number, ButtonStarted(0)))
    if not clock.begun:
        apply(event, LevelBegan(0, 0))
        apply(event, ClockStopped(event.levels[0].minutes * MINUTE))


# ---- statements ------------------------------------------------------------------------------


def run_one(scene: EventScene, statement: Statement) -> None:
    tell_time(scene, statement)
    words = statement.words
    if statement.mark in DECIDERS:  # a mark in the grammar, a speaker like any other here
        words = f"{statement.mark} {words}"
    if statement.mark == "=":
        true, so = holds(scene, words)
        if not true:
            raise FalseLineError(statement.line, f"not so: {words}; but {so}")
    elif statement.mark == "x":
        must_be_refused(scene, statement)
    elif (ruling := told_at_table(scene.event, words)) is not None:
        scene.ruling = ruling
    else:
        said, by = spoken(scene.event, words)
        scene.ruling = act(scene.event, said, by)
        if scene.ruling.refusal is not None:
            raise NotationError(statement.line, str(scene.ruling.refusal))


def tell_time(scene: EventScene, statement: Statement) -> None:
    if not statement.time:
        return
    at = time_told(scene.day, scene.event.room.zone, statement.time)
    scene.ruling = act(scene.event, PassTime(at), staff(Role.DIRECTOR))
    if scene.ruling.refusal is not None:
        raise ValueError(str(scene.ruling.refusal))


def spoken(event: Tournament, words: str) -> tuple[EventCommand, Sender]:
    """What is said, and who says it: ``floor: play begins``, or the player it is about."""
    at = AT_TABLE.fullmatch(words)
    if at is not None and at[1] in event.tables:
        said_there = spoken_at_table(event.tables[at[1]], at[2])[0]
        return OnTheTable(at[1], said_there.command), said_there.by
    found = SPEAKER.fullmatch(words)
    if found:
        return command(event, found[2]), Sender(found[1], ROLES.get(found[1], Role.PLAYER))
    said = command(event, words)
    who: object = getattr(said, "player", "")
    if isinstance(who, str) and who and Role.PLAYER in MAY.get(type(said), ()):
        return said, player(who)
    return said, staff(Role.DIRECTOR)


def holds(scene: EventScene, words: str) -> tuple[bool, str]:
    if words.startswith("may: "):
        said, by = spoken(scene.event, words.removeprefix("may: "))
        scene.tried = judge(scene.event, said, by)
        refusal = scene.tried.refusal
        return refusal is None, str(refusal)
    return fact(scene.event, words)


def must_be_refused(scene: EventScene, statement: Statement) -> None:
    words = statement.words.split()
    reason = words.pop().strip("()") if words[-1].startswith("(") else ""
    said, by = spoken(scene.event, " ".join(words))
    scene.tried = ruling = judge(scene.event, said, by)
    if ruling.refusal is None:
        raise FalseLineError(statement.line, f"was not refused: {statement.words}")
    if reason and ruling.refusal.reason.code != reason:
        so = ruling.refusal.reason.code
        raise OtherReasonError(statement.line, f"was refused, but because: {so}")
