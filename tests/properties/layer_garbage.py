"""Commands with anything in their fields, put to a room, an event and a season.

The same as ``tests.table.garbage`` one, two and three storeys up: an answer in a few words, nothing
changed by what is refused, and what is accepted can be carried out, kept and told. About half of
the commands are of the right types all through and only wild in what they say (``drawn``); in the
others a field holds anything. ``python -m tests.properties.layer_garbage COMMANDS`` puts as many as
one likes, a third to each.
"""

from __future__ import annotations

import random
import re
import sys
import types
from collections.abc import Callable
from enum import Enum
from fractions import Fraction
from typing import Any, Final, Union, get_args, get_origin

from msgspec import Struct
from tests.league.test_season_log import NAMES, SOME
from tests.room.room_walk import Evening
from tests.table.garbage import SAID, anything
from tests.tournament.event_walk import DirectedEvent

from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.games import Sheet, game
from shuffleup.hand.commands import Command
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.league import act as act_in_season
from shuffleup.league import new_season, standings
from shuffleup.league.judge import JUDGES as OF_A_SEASON
from shuffleup.league.members.member_commands import AddGuest, AddMember
from shuffleup.league.season_terms.terms_of_season import SeasonTerms
from shuffleup.league.state import copy as copy_season
from shuffleup.league.who_keeps_league import MAY as MAY_KEEP
from shuffleup.log.codec import encode_all
from shuffleup.room import act as act_in_room
from shuffleup.room.commands import AfterCount, AtTheTable
from shuffleup.room.events import AtTable
from shuffleup.room.judge import JUDGES as OF_A_ROOM
from shuffleup.room.staff.staff_commands import Hire
from shuffleup.room.state import copy as copy_room
from shuffleup.room.viewing.refusals_told import refusal_for
from shuffleup.room.viewing.room_view import encode_room_view, room_view
from shuffleup.room.who_may_ask import MAY as MAY_ASK
from shuffleup.table.commands import TableCommand
from shuffleup.table.edge import fields_of, is_name
from shuffleup.tournament import act as act_in_event
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.events import InRoom, OnTable
from shuffleup.tournament.judge import JUDGES as OF_AN_EVENT
from shuffleup.tournament.state import copy as copy_event
from shuffleup.tournament.viewing.director_board import director_board
from shuffleup.tournament.who_directs import MAY as MAY_DIRECT

BOOKS: Final = ("common", "pechanga", "mohegan", "rpl", "tournament")
AT_TABLE: Final[tuple[Any, ...]] = (*get_args(TableCommand), *get_args(Command))
SOME_NUMBERS: Final = (0, 1, 2, 3, 5, 25, 40, 100, 200, 500, 10**12, 2**53, -1)
SOME_WORDS: Final = (
    "", "x", "holdem", "drop", "bad-beat", "2026-01-09", "19:30", "card", "chips", "yes", "no",
    "entrants - place", "soft-play", "phone", "Zed", "Ann", "Bob", "Cy", "UTC", "A" * 64, "é",
)  # fmt: skip
STEPS: Final = 120  # commands to one state, then a new one


class Storey(Struct):
    """A room, an event or a season: what is put to it, and by which names its people go."""

    state: Any
    kinds: tuple[Any, ...]
    act: Callable[[Any, Any, Any], Ruling[Any]]
    copy: Callable[[Any], Any]
    words: tuple[str, ...]
    look: Callable[[Any, Any], object]
    may: dict[Any, Any]  # whose each command is
    now: Callable[[Any], int]


def a_room(book: str, seed: str, dice: random.Random) -> Storey:
    evening = Evening(resolve(rulebook(book)), seed)
    for _ in range(dice.randrange(40)):
        evening.step()
    if dice.random() < 0.3:  # a room that knows who works there
        for role in Role:
            act_in_room(evening.room, Hire(role.value, (role,)), staff(Role.MANAGER))
    kinds = (*OF_A_ROOM, *[AtTheTable] * 20, *[AfterCount] * 5)
    words = (*(f"P{at}" for at in range(16)), "1", "2", "3", "1/2", "4/8")
    return Storey(
        evening.room, kinds, act_in_room, copy_room, words, see_room, {**MAY_ASK}, lambda of: of.now
    )


def an_event(book: str, seed: str, dice: random.Random) -> Storey:
    directed = DirectedEvent(resolve(rulebook(book)), seed)
    for _ in range(dice.randrange(40)):
        directed.step()
    kinds = (*OF_AN_EVENT, *[OnTheTable] * 20)
    words = (*(f"P{at}" for at in range(20)), "1", "2", "3", "4")
    return Storey(
        directed.event,
        kinds,
        act_in_event,
        copy_event,
        words,
        see_event,
        {**MAY_DIRECT},
        lambda of: of.room.now,
    )


def a_season(book: str, seed: str, dice: random.Random) -> Storey:
    words = (*NAMES, "Guy", "Hub", "Final")
    formula = dice.choice(("linear", "square-root", "100 / place", "entrants - place + 1"))
    terms = SeasonTerms("2026", formula, best=dice.choice((0, 2)), quorum=dice.choice((0, 3)))
    season = new_season(terms, rules=resolve(rulebook(book)))
    for command in (*map(AddMember, NAMES), AddGuest("Guy"), *SOME):
        act_in_season(season, command, staff(Role.DIRECTOR))
    return Storey(
        season,
        (*OF_A_SEASON,),
        act_in_season,
        copy_season,
        words,
        see_season,
        {**MAY_KEEP},
        lambda of: 3,
    )


STOREYS: Final = {"room": a_room, "event": an_event, "season": a_season}


# ---- what is sent ------------------------------------------------------------------------------


def drawn(kind: Any, name: str, storey: Storey, dice: random.Random) -> Any:
    """Something of a type, as sensible as its type makes it."""
    form, parts = get_origin(kind), get_args(kind)
    if form in (Union, types.UnionType):
        return drawn(dice.choice(parts), name, storey, dice)
    if form is tuple and parts[-1:] == (Ellipsis,):
        return tuple(drawn(parts[0], name, storey, dice) for _ in range(dice.randrange(4)))
    if form is tuple:
        return tuple(drawn(part, name, storey, dice) for part in parts)
    if form is not None:  # facts by name
        return {dice.choice(("seat", "card", "amount")): dice.choice((1, "x", "7d"))}
    if kind in PLAINLY:
        return PLAINLY[kind](name, storey, dice)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return dice.choice(list(kind))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return record(kind, storey, dice)
    return anything(dice)


PLAINLY: Final[dict[Any, Callable[[str, Storey, random.Random], Any]]] = {
    int: lambda name, storey, dice: a_number(name, storey, dice),
    bool: lambda name, storey, dice: dice.random() < 0.5,
    str: lambda name, storey, dice: a_word(name, storey, dice),
    type(None): lambda name, storey, dice: None,
    bytes: lambda name, storey, dice: b"x",
    Fraction: lambda name, storey, dice: Fraction(dice.choice(SOME_NUMBERS), dice.choice((1, 3))),
    Sheet: lambda name, storey, dice: game("holdem"),
    Rules: lambda name, storey, dice: DEFAULT,
}


def a_number(name: str, storey: Storey, dice: random.Random) -> int:
    if name in ("instant", "until", "at") and dice.random() < 0.8:
        return storey.now(storey.state) + dice.choice((0, 1, 60_000, 3_600_000, 86_400_000))
    return dice.randrange(6) if dice.random() < 0.4 else dice.choice(SOME_NUMBERS)


def a_word(name: str, storey: Storey, dice: random.Random) -> str:
    """Mostly of the kind that such a field has."""
    fit = [word for word in storey.words if OF_KIND.get(name, ANY).fullmatch(word)]
    return dice.choice(fit if fit and dice.random() < 0.8 else (*storey.words, *SOME_WORDS))


ANY: Final = re.compile(".+")
A_TABLE, A_GAME = re.compile("[0-9]"), re.compile("[0-9]/[0-9]")
OF_KIND: Final = {
    "player": re.compile("[A-Z].*"), "table": A_TABLE, "to": A_TABLE, "listing": A_GAME,
    "game": A_GAME,
}  # fmt: skip


def record(kind: type[Struct], storey: Storey, dice: random.Random) -> Any:
    """A record with all its fields drawn, or some left as they are by default."""
    told = {}
    for at, (name, hint) in enumerate(fields_of(kind)):
        missing = len(kind.__struct_fields__) - at > len(kind.__struct_defaults__)
        if missing or dice.random() < 0.6:
            told[name] = drawn(hint, name, storey, dice)
    return kind(**told)


def garbage(storey: Storey, dice: random.Random) -> Any:
    """A command of some kind, of the right types; half the time anything in one of its fields."""
    kind: Any = dice.choice(storey.kinds)
    if kind in (AtTheTable, OnTheTable):
        command = kind(dice.choice(storey.words[-4:]), record(dice.choice(AT_TABLE), storey, dice))
    elif kind is AfterCount:
        counts = drawn(tuple[tuple[str, int], ...], "counts", storey, dice)
        command = AfterCount(counts, record(dice.choice([*OF_A_ROOM]), storey, dice))
    else:
        command = record(kind, storey, dice)
    fields = kind.__struct_fields__
    if dice.random() < 0.5 or not fields:
        return command
    told = {name: getattr(command, name) for name in fields}
    return kind(**told | {dice.choice(fields): anything(dice)})


def sender(storey: Storey, command: Any, dice: random.Random) -> Any:
    """Whoever may do most, or somebody in any role, or nobody."""
    chance = dice.random()
    named = getattr(command, "player", None)
    if chance < 0.25 and is_name(named):
        return player(named)
    allowed = [role for role in storey.may.get(type(command), ()) if role is not Role.PLAYER]
    if chance < 0.6 and allowed:
        return staff(dice.choice(sorted(allowed, key=lambda role: role.value)))
    if chance < 0.8:
        return staff(dice.choice((Role.MANAGER, Role.DIRECTOR, Role.DEALER, Role.CAGE)))
    if chance < 0.9:
        return Sender(dice.choice(storey.words), dice.choice(list(Role)))
    if chance < 0.97:
        return Sender(anything(dice), dice.choice((anything(dice), *Role)))
    return anything(dice)


# ---- what comes of it --------------------------------------------------------------------------


def put(storey: Storey, command: Any, by: Any, compared: bool) -> bool:
    """An answer in words, or something that can be kept; whether it was done."""
    before = storey.copy(storey.state) if compared else None
    ruling = storey.act(storey.state, command, by)
    if ruling.refusal is None:
        encode_all([told for told in map(stored, ruling.events) if told is not None])
        return True
    assert before is None or before == storey.state, (command, by)
    says = str(ruling.refusal)
    assert len(says) < SAID, says
    assert says.isprintable(), says
    assert bool(ruling.refusal.grounds) != ruling.refusal.reason.malformed, (says, command)
    if not isinstance(by, Sender) or not isinstance(by.role, Role) or not is_name(by.id):
        assert ruling.refusal.reason in NOT_SENT, (says, by)
    elif storey.act is act_in_room:
        assert len(str(refusal_for(ruling.refusal, by, command))) < SAID
    return False


# What is no command of this place, or of no table, is nothing whoever sends it.
NOT_SENT: Final = (
    Reason.NOT_A_SENDER, Reason.NOT_A_COMMAND, Reason.NO_SUCH_TABLE, Reason.NOT_YOUR_PART,
    Reason.HAND_IS_OVER, Reason.NO_HAND,
)  # fmt: skip


def stored(told: Any) -> Any:
    """An event as its stream has it, without saying where it happened."""
    return told.event if isinstance(told, AtTable | OnTable | InRoom) else told


def see_room(storey: Storey, viewer: Any) -> object:
    return encode_room_view(room_view(storey.state, viewer))


def see_event(storey: Storey, viewer: Any) -> object:
    return director_board(storey.state)


def see_season(storey: Storey, viewer: Any) -> object:
    return [(line.player, str(line.points)) for line in standings(storey.state)]


class FoundError(AssertionError):
    """What was sent, by whom, and to what; its cause is what went wrong."""


def shown(sent: Any) -> str:
    """What was sent, if it can be told."""
    try:
        return f"{sent!r:.900}"
    except ValueError:  # thousands of digits
        return type(sent).__name__


def attack(where: str, book: str, seed: int, commands: int) -> int:
    """So many commands to one state that goes on with whatever it accepts; how many it did."""
    dice = random.Random(f"{where} {book} {seed}")
    storey, done = STOREYS[where](book, f"{book}/{seed}", dice), 0
    for number in range(commands):
        command = garbage(storey, dice)
        by = sender(storey, command, dice)
        try:
            done += put(storey, command, by, number % 10 == 0)
        except Exception as error:
            raise FoundError(f"{where} {book} {seed}: {shown(by)}: {shown(command)}") from error
        if number % 40 == 0:
            storey.look(storey, sender(storey, command, dice))
    return done


def main(commands: int) -> int:
    """All storeys and books in turn until this many commands were put to them."""
    asked = done = seed = 0
    while asked < commands:
        for book in BOOKS:
            for where in STOREYS:
                done += attack(where, book, seed, STEPS)
                asked += STEPS
        seed += 1
        if seed % 50 == 0:
            print(f"{asked:,} of {commands:,}", file=sys.stderr, flush=True)
    print(f"{asked:,} commands to rooms, events and seasons, {done:,} done, each in words or kept")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
