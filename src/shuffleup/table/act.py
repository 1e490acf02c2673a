"""``act(table, command, by)``: judge, apply, proceed in one call; the answer is the Ruling.

A command comes with its sender. It may also be said in words, as in a transcript, and then the
words say who: ``Cy sits 3 with 100``, ``next hand``, ``Cy raises to 600``, ``! premature-flop``,
``floor: play-on``, ``Ann: next hand`` (``table.words.speech``). What is refused, or cannot be read,
leaves the table as it was.
"""

from __future__ import annotations

from typing import Final, overload

from shuffleup.floor.senders import Role, Sender
from shuffleup.games import SheetError
from shuffleup.hand.apply import APPLY as IN_HAND
from shuffleup.hand.echoes import said, short
from shuffleup.hand.judge import JUDGE_PLAYER
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.apply import apply
from shuffleup.table.judge import judge
from shuffleup.table.proceed import proceed
from shuffleup.table.refusals import malformed
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table
from shuffleup.table.words.speech import spoken

PLAYER: Final = Role.PLAYER
judge_of: Final = JUDGE_PLAYER.get  # a player's command, by its kind


@overload
def act(table: Table, command: c.AnyTableCommand, by: Sender) -> TableRuling: ...
@overload
def act(table: Table, command: str) -> TableRuling: ...
def act(table: Table, command: c.AnyTableCommand | str, by: Sender | None = None) -> TableRuling:
    """Put a command to the judge; if it is lawful, do it and go on to the next choice."""
    hand = table.hand
    # An action of the player to act, in their own hand, with nothing for the floor to decide, no
    # repair and wagers in any chips: nearly always, and then it is the hand's affair alone.
    if (
        hand is not None
        and (judge_it := judge_of(type(command))) is not None
        and type(by) is Sender
        and by.role is PLAYER
        and type(at := command.seat) is int  # type: ignore[union-attr]  # a player's has a seat
        and at == hand.actor
        and (seat := table.seats[at]) is not None
        and seat.player == by.id
        and not (table.question or table.house.wagers_in or hand.mends.mended)
    ):
        played = judge_it(hand, command)
        if played.refusal is None:
            for done in played.events:
                IN_HAND[type(done)](hand, done)
                hand.log.append(done)
            if (
                (actor := hand.actor) < 0
                or (after := table.seats[actor]) is None
                or not after.presence.here
                or table.deal.absent
            ):
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
