"""What is said at a table, and who says it: ``spoken(table, words)``.

The words alone say who. A statement that begins with a player is that player's: ``Cy raises to
600``, ``Ann is away``; a name is the player's id. What nobody is named for is the work of whoever
does it in a card room, the dealer mostly: ``USUAL`` has the others. Anybody can be said to say
anything: ``Ann: next hand``, ``supervisor: play-on``, ``floor: ! premature-flop``. Whether they may
is for the judge.

Words are for transcripts, tests and whoever may speak for everybody: what arrives from one person
is a command with that person as its sender.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from shuffleup.floor.report_words import read_words
from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.hand.words.hand_words import command as hand_command
from shuffleup.outside_text import counted
from shuffleup.table import commands as c
from shuffleup.table.blinds.in_turn import ids_of, seat_of
from shuffleup.table.floor.table_rulings import open_ruling
from shuffleup.table.state import Table
from shuffleup.table.who_may_send import NAMING, ROW_OF
from shuffleup.table.words.table_words import command as table_command
from shuffleup.table.words.table_words import consents

SPEAKER: Final = re.compile(r"([^\s:]+):\s*(\S.*)")
STATEMENTS: Final = ("table", "draw")  # which begin like somebody speaking
STAFF: Final = {role.value: role for role in Role if role is not Role.PLAYER}
USUAL: Final[dict[type, Role]] = {
    c.Offer: Role.BOARD,
    **dict.fromkeys((c.HaveComing, c.Deliver), Role.CAGE),
    **dict.fromkeys((c.CountChips, c.ReportDrop), Role.FLOOR),
    **dict.fromkeys(
        (c.Designate, c.PlayGame, c.PlayBy, c.Merge, c.Hold, c.Release, c.Decide), Role.FLOOR
    ),
}


class Said(Struct, frozen=True):
    """A command and who sends it."""

    command: c.AnyTableCommand
    by: Sender


def spoken(table: Table, words: str) -> tuple[Said, ...]:
    """What a statement means; two commands where two people said it. ValueError if it means
    nothing."""
    by, rest = speaker(words.strip())
    wanted = c.Decide(rest) if by is not None and is_choice(rest) else command_of(table, rest)
    return tuple(Said(one, by or usual_sender(table, one)) for one in consents(rest, wanted))


def speaker(words: str) -> tuple[Sender | None, str]:
    """``Ann: next hand`` is said by Ann, ``floor: play-on`` by the floor; None: nobody is named."""
    found = SPEAKER.fullmatch(words)
    if found is None or found[1] in STATEMENTS:
        return None, words
    return Sender(found[1], STAFF.get(found[1], Role.PLAYER)), found[2]


def is_choice(words: str) -> bool:
    """One word is a choice where the book leaves one; no statement is so short."""
    return len(words.split()) == 1


def usual_sender(table: Table, command: c.AnyTableCommand) -> Sender:
    """Who says such a thing in a card room: the player it is about, if it is for a player to say,
    or the member of the staff whose work it is."""
    kind = type(command)
    row = ROW_OF.get(kind)
    if row is not None and Role.PLAYER in row.roles:
        who = player_of(table, command)
        if who:
            return player(who)
    if kind is c.Decide and table.question:
        return staff(Role(open_ruling(table).authority or Role.FLOOR.value))
    return staff(USUAL.get(kind, Role.DEALER))


def player_of(table: Table, command: c.AnyTableCommand) -> str:
    """The player whose command it is; nobody if it names no seat that is taken."""
    if isinstance(command, NAMING):
        return command.player
    at: object = getattr(command, "seat", None)
    return ids_of(table)[at] if type(at) is int and 0 <= at < table.n else ""


def command_of(table: Table, words: str) -> c.AnyTableCommand:
    """A report, the next hand, a word of the table, or one of the hand."""
    if words.startswith("!"):
        return read_words(words[1:])
    if words.startswith("next hand"):
        return next_hand(table, words)
    wanted = table_command(table, words)
    if wanted is not None:
        return wanted
    if table.hand is None:
        raise ValueError("no hand is being played, and it means nothing between two hands")
    return hand_command(table.hand, ids_of(table), words.split())


def next_hand(table: Table, words: str) -> c.NextHand:
    """``next hand``, or ``next hand button Ann`` as the dealer wrongly has it."""
    rest = words.removeprefix("next hand").split()
    if not rest:
        return c.NextHand()
    if rest[0] != "button" or len(rest) != 2:
        raise ValueError(f"{words!r}: did you mean next hand, or next hand button NAME?")
    at = counted(rest[1]) - 1 if rest[1].isdecimal() else seat_of(table, rest[1])
    if at is None:
        raise ValueError(f"nobody here is called {rest[1]!r}")
    return c.NextHand(button=at)
