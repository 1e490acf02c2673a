"""``act(table, command, by)``: judge, apply, proceed in one call; the answer is the Ruling.

A command comes with its sender. It may also be said in words, as in a transcript, and then the
words say who: ``Cy sits 3 with 100``, ``next hand``, ``Cy raises to 600``, ``! premature-flop``,
``floor: play-on``, ``Ann: next hand`` (``table.words.speech``). What is refused, or cannot be read,
leaves the table as it was.
"""

from __future__ import annotations

from typing import Final, TypeGuard, overload

from shuffleup.floor.senders import Role, Sender
from shuffleup.games import SheetError
from shuffleup.hand.act import act as act_in_hand
from shuffleup.hand.commands import PlayerCommand
from shuffleup.hand.echoes import said, short
from shuffleup.hand.judge import JUDGE_PLAYER
from shuffleup.hand.state import Hand
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.apply import apply
from shuffleup.table.judge import judge
from shuffleup.table.proceed import is_there, proceed
from shuffleup.table.refusals import malformed
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table
from shuffleup.table.words.speech import spoken

PLAYER: Final = Role.PLAYER


@overload
def act(table: Table, command: c.AnyTableCommand, by: Sender) -> TableRuling: ...
@overload
def act(table: Table, command: str) -> TableRuling: ...
def act(table: Table, command: c.AnyTableCommand | str, by: Sender | None = None) -> TableRuling:
    """Put a command to the judge; if it is lawful, do it and go on to the next choice."""
    hand = table.hand
    if hand is not None and is_simply_played(command, by, table, hand):
        played = act_in_hand(hand, command)
        if hand.actor < 0 or not is_there(table, hand.actor):
            proceed(table)
        return played
    if isinstance(command, str):
        return act_on_words(table, command, by)
    ruling = judge(table, command, by)  # type: ignore[arg-type]  # nobody: the judge refuses
    if ruling.refusal is None:
        for event in ruling.events:
            apply(table, event)
        proceed(table)
    return ruling


def is_simply_played(
    command: c.AnyTableCommand | str, by: Sender | None, table: Table, hand: Hand
) -> TypeGuard[PlayerCommand]:
    """Whether the player to act sends an action of their own hand, no question of the floor is open
    and wagers need not come in one chip: nearly always, and then it is the hand's affair alone."""
    if type(command) not in JUDGE_PLAYER or type(by) is not Sender or by.role is not PLAYER:
        return False
    seat = table.seats[hand.actor]  # nobody to act: the last seat, which is not the command's
    return (
        command.seat == hand.actor  # type: ignore[union-attr]  # a player's command has a seat
        and seat is not None
        and seat.player == by.id
        and not (table.question or table.house.wagers_in or hand.mends.deferred)
    )


def act_on_words(table: Table, words: str, by: object) -> TableRuling:
    """What was said, or both things if two people said it at once; the answer is to the last."""
    if by is not None:
        return malformed(Reason.NOT_A_SENDER, "the words say who: no sender comes beside them")
    try:
        told = spoken(table, words)
    except (ValueError, LookupError, SheetError) as error:
        return malformed(Reason.NOT_A_COMMAND, f"{said(words)}: {short(str(error), 200)}")
    for one in told:
        ruling = act(table, one.command, one.by)
        if ruling.refusal is not None:
            break
    return ruling
