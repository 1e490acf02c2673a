"""``act(table, command)``: judge, apply, proceed in one call; the answer is the Ruling.

A command may also be said in words, as in a transcript: ``Cy sits 3 with 100``, ``next hand``, ``Cy
raises to 600``, ``! premature-flop``, ``floor: play-on``. What is refused, or cannot be read,
leaves the table as it was.
"""

from __future__ import annotations

from typing import TypeGuard

from shuffleup.floor.report_words import read_words
from shuffleup.games import SheetError
from shuffleup.hand.act import act as act_in_hand
from shuffleup.hand.commands import Command
from shuffleup.hand.echoes import said, short
from shuffleup.hand.judge import JUDGE_PLAYER
from shuffleup.hand.words.hand_words import command as hand_command
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.apply import apply
from shuffleup.table.blinds.in_turn import names_of, seat_of
from shuffleup.table.judge import judge
from shuffleup.table.proceed import proceed
from shuffleup.table.refusals import malformed
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table
from shuffleup.table.words.table_words import command as table_command
from shuffleup.table.words.table_words import consents


def act(table: Table, command: c.AnyTableCommand | str) -> TableRuling:
    """Put a command to the judge; if it is lawful, do it and go on to the next choice."""
    if isinstance(command, str):
        return act_on_words(table, command)
    hand = table.hand
    if hand is not None and is_the_hands_own(command, table):
        played = act_in_hand(hand, command)
        if played.refusal is None:
            proceed(table)
        return played
    ruling = judge(table, command)
    if ruling.refusal is None:
        for event in ruling.events:
            apply(table, event)
        proceed(table)
    return ruling


def act_on_words(table: Table, words: str) -> TableRuling:
    """What was said, or both things if two people said it at once; the answer is to the last."""
    try:
        commands = consents(words.strip(), read(table, words))
    except (ValueError, LookupError, SheetError) as error:
        return malformed(Reason.NOT_A_COMMAND, f"{said(words)}: {short(str(error), 200)}")
    for command in commands:
        ruling = act(table, command)
        if ruling.refusal is not None:
            break
    return ruling


def is_the_hands_own(command: c.AnyTableCommand, table: Table) -> TypeGuard[Command]:
    """Whether a player's action is the hand's own affair: no question of the floor is open, and
    wagers need not come in one chip. Nearly always, so it need not be put to the table's judge."""
    return type(command) in JUDGE_PLAYER and not (table.question or table.house.wagers_in)


def read(table: Table, words: str) -> c.AnyTableCommand:
    """The command a statement means; ValueError if it means none."""
    words = words.strip()
    if words.startswith("!"):
        return read_words(words[1:])
    if words.startswith("floor:"):
        return c.Decide(words.removeprefix("floor:").strip())
    return command_of(table, words)


def command_of(table: Table, words: str) -> c.AnyTableCommand:
    """What somebody at the table means: the next hand, a word of the table, or one of the hand."""
    if words.startswith("next hand"):
        return next_hand(table, words)
    wanted = table_command(table, words)
    if wanted is not None:
        return wanted
    if table.hand is None:
        raise ValueError("no hand is being played, and it means nothing between two hands")
    return hand_command(table.hand, names_of(table), words.split())


def next_hand(table: Table, words: str) -> c.NextHand:
    """``next hand``, or ``next hand button Ann`` as the dealer wrongly has it."""
    rest = words.removeprefix("next hand").split()
    if not rest:
        return c.NextHand()
    if rest[0] != "button" or len(rest) != 2:
        raise ValueError(f"{words!r}: did you mean next hand, or next hand button NAME?")
    at = int(rest[1]) - 1 if rest[1].isdecimal() else seat_of(table, rest[1])
    if at is None:
        raise ValueError(f"nobody here is called {rest[1]!r}")
    return c.NextHand(button=at)
