"""Running a transcript of a room: people, lists and tables, with the time before each statement.

It opens with lines of what is there already::

    room: 2026-11-13 UTC                          # the day; times are of this day and the next
    game 1/2: holdem no-limit 1/2, seats 9            # on the board
    table 1: 1/2, Ann 200, Bob 200, -, Cy 200     # a running game, seat by seat
    here: Dan, Eve                                # people in the room

and goes on with ``[19:05] Dan joins 1/2``. ``=`` must be true, ``x`` must be refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.hand.chip_amounts import CENTS
from shuffleup.hand.words.hand_transcript import FalseLineError, OtherReasonError
from shuffleup.law.notation import DECIDERS, NotationError, Statement, parse, reading
from shuffleup.law.rules import DEFAULT, Rules
from shuffleup.outside_text import counted, quoted
from shuffleup.room import commands as c
from shuffleup.room.act import act
from shuffleup.room.apply import apply
from shuffleup.room.cage.ledger import bought
from shuffleup.room.events import AtTable
from shuffleup.room.instants import later, start_of
from shuffleup.room.judge import judge
from shuffleup.room.new_room import new_room
from shuffleup.room.openings.opening_commands import ListGame, OpenTable
from shuffleup.room.openings.opening_events import GameEstablished, GameFilled
from shuffleup.room.people.people_commands import Arrive
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.room.who_may_ask import MAY
from shuffleup.room.words.count_words import COUNTED, counted_first
from shuffleup.room.words.hands_in_room import dealt_in_words
from shuffleup.room.words.opening_words import listing_parts, read_listing
from shuffleup.room.words.patterns import follow, looking
from shuffleup.room.words.room_words import command, fact
from shuffleup.room.words.said_at_table import AT_TABLE, at_table
from shuffleup.table.blinds.account import BOTH_BLINDS, IN_TURN
from shuffleup.table.events import ButtonStarted, Seated
from shuffleup.table.words.speech import spoken as spoken_at_table

OPENING: Final = re.compile(r"(room|game|table|here)\b[^:]*:.*")
TIME: Final = re.compile(r"(?:\+(\d{1,3}) )?(\d{1,2}):(\d\d)", re.ASCII)
STAFF: Final = {role.value: role for role in Role if role is not Role.PLAYER}
SPEAKER: Final = re.compile(rf"(?:({'|'.join(STAFF)}) )?([^\s:]+):\s+(\S.*)")


class RoomScene(Struct):
    """A transcript being run: the room, the day it is of, the last ruling and that on the last
    attempt."""

    room: Room
    day: int  # the instant at which its first day begins
    ruling: RoomRuling | None = None
    tried: RoomRuling | None = None


Watch = Callable[[RoomScene, Statement], None]


def speaks_of_a_room(statements: list[Statement]) -> bool:
    """Whether a transcript is of a room: it opens with one."""
    return bool(statements) and statements[0].words.startswith("room:")


def run(text: str, rules: Rules = DEFAULT, watch: Watch | None = None) -> RoomScene:
    return run_statements(parse(text), rules, watch)


def run_statements(
    statements: list[Statement], rules: Rules = DEFAULT, watch: Watch | None = None
) -> RoomScene:
    """Run a transcript; the first line that cannot be run, or is false, is the error."""
    if not speaks_of_a_room(statements):
        raise NotationError(1, "a room opens with a line `room: DAY ZONE`")
    scene, count = opened(statements, rules)
    return follow(scene, statements[count:], run_one, watch)


# ---- the opening lines -----------------------------------------------------------------------


def opened(statements: list[Statement], rules: Rules) -> tuple[RoomScene, int]:
    """The room of the first lines, and how many they are."""
    with reading(statements[0].line):
        words, cents, _ = statements[0].words.partition(", in cents")
        day, zone = [*words.split()[1:], "UTC"][:2]
        start = start_of(day, zone)
    dollar = CENTS if cents else 0
    scene = RoomScene(new_room(rules=rules, zone=zone, now=start, dollar=dollar), start)
    count = 1
    for statement in statements[1:]:
        if statement.mark or statement.time or not OPENING.fullmatch(statement.words):
            break
        with reading(statement.line), looking():
            open_with(scene.room, statement.words)
        count += 1
    return scene, count


def open_with(room: Room, words: str) -> None:
    """One opening line."""
    head, _, rest = words.partition(":")
    what, _, name = head.partition(" ")
    parts = listing_parts(rest)
    if what == "here":
        for one in parts:
            done(room, Arrive(one))
    elif what == "game":
        done(room, ListGame(name, read_listing(parts)))
    else:
        open_table(room, name, parts)


def done(room: Room, wanted: c.RoomCommand) -> None:
    ruling = act(room, wanted, staff(Role.MANAGER))
    if ruling.refusal is not None:
        raise ValueError(str(ruling.refusal))


def open_table(room: Room, number: str, parts: list[str]) -> None:
    """``table 1: 1/2, Ann 200, -, Cy 200, by hand``: its players are in the turn of the blinds."""
    by_hand = "by hand" in parts
    people = [part for part in parts[1:] if part != "by hand"]
    done(room, OpenTable(number, parts[0], by_hand))
    check_seats(people, room.tables[number].n)
    for at, words in enumerate(people):
        if words == "-":
            continue
        name, chips = words.split()
        done(room, Arrive(name))
        seated = Seated(at, name, counted(chips), IN_TURN, BOTH_BLINDS)
        apply(room, AtTable(number, seated))
        apply(room, bought(name, number, counted(chips)))
    if people:
        apply(room, AtTable(number, ButtonStarted(0)))
        apply(room, GameEstablished(number))
        apply(room, GameFilled(number))


def check_seats(people: list[str], seats: int) -> None:
    """ValueError for more people than seats, or one person in two of them."""
    names = [one.partition(" ")[0] for one in people if one != "-"]
    if len(people) > seats:
        raise ValueError(f"{len(people)} places at a table of {seats} seats")
    if len(set(names)) < len(names):
        raise ValueError("somebody sits there twice")


# ---- statements ------------------------------------------------------------------------------


def run_one(scene: RoomScene, statement: Statement) -> None:
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
    elif (heard := AT_TABLE.fullmatch(words)) is not None:
        scene.ruling = at_table(scene.room, heard[1], heard[2])
    elif not dealt_in_words(scene.room, words):
        said, by = spoken(scene.room, words)
        scene.ruling = act(scene.room, said, by)
        if scene.ruling.refusal is not None:
            raise NotationError(statement.line, str(scene.ruling.refusal))


def tell_time(scene: RoomScene, statement: Statement) -> None:
    if not statement.time:
        return
    at = time_told(scene.day, scene.room.zone, statement.time)
    scene.ruling = act(scene.room, c.TellTime(at), staff(Role.FLOOR))
    if scene.ruling.refusal is not None:
        raise ValueError(str(scene.ruling.refusal))


def time_told(day: int, zone: str, text: str) -> int:
    """The instant of ``19:05``, or of ``+1 02:30`` for the day after the first."""
    found = TIME.fullmatch(text)
    if found is None:
        raise ValueError(f"{quoted(text)} is no time, like 19:05 or +1 02:30")
    days, hours, minutes = counted(found[1] or "0"), counted(found[2]), counted(found[3])
    return later(day, zone, days, hours, minutes)


def spoken(room: Room, words: str) -> tuple[c.RoomCommand, Sender]:
    """What is said, and who says it: ``board: call 1/2``, or the player it is about."""
    at = AT_TABLE.fullmatch(words)
    if at is not None and at[1] in room.tables:
        said_there = spoken_at_table(room.tables[at[1]], at[2])[0]
        return c.AtTheTable(at[1], said_there.command), said_there.by
    said, by = named_speaker(room, words)
    if by is not None:
        return said, by
    who: object = getattr(said, "player", "")
    if isinstance(who, str) and who and Role.PLAYER in MAY.get(type(said), ()):
        return said, player(who)
    return said, staff(Role.FLOOR)


def named_speaker(room: Room, words: str) -> tuple[c.RoomCommand, Sender | None]:
    """What is said away from the tables, and by whom; None where nobody is named for it."""
    first = COUNTED.fullmatch(words)
    if first is not None:
        said, by = named_speaker(room, first[2])
        return c.AfterCount(counted_first(first[1]), said), by
    found = SPEAKER.fullmatch(words)
    if found:
        role = STAFF.get(found[1] or found[2], Role.PLAYER)  # ``floor: …``, ``floor Pat: …``
        return command(room, found[3]), Sender(found[2], role)
    return command(room, words), None


def holds(scene: RoomScene, words: str) -> tuple[bool, str]:
    if words.startswith("may: "):
        said, by = spoken(scene.room, words.removeprefix("may: "))
        scene.tried = judge(scene.room, said, by)
        refusal = scene.tried.refusal
        return refusal is None, str(refusal)
    return fact(scene.room, words)


def must_be_refused(scene: RoomScene, statement: Statement) -> None:
    words = statement.words.split()
    reason = words.pop().strip("()") if words[-1].startswith("(") else ""
    said, by = spoken(scene.room, " ".join(words))
    scene.tried = ruling = judge(scene.room, said, by)
    if ruling.refusal is None:
        raise FalseLineError(statement.line, f"was not refused: {statement.words}")
    if reason and ruling.refusal.reason.code != reason:
        so = ruling.refusal.reason.code
        raise OtherReasonError(statement.line, f"was refused, but because: {so}")
