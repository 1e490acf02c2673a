"""``act(hand, command)``: judge, apply, proceed in one call; the answer is the Ruling.

A command may also be said in words, ``act(hand, "Cy raises to 600")``, read by the grammar of the
notation; ``hand.act(...)`` is the same. What is refused, or cannot be read, leaves the hand as it
was.
"""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.hand.apply import apply
from shuffleup.hand.commands import Command
from shuffleup.hand.judge import judge
from shuffleup.hand.proceed import proceed
from shuffleup.hand.refusals import refuse, said
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.state import Hand
from shuffleup.hand.words.hand_words import command as read
from shuffleup.law.ruling import Reason
from shuffleup.outside_text import sentence


def act(hand: Hand, command: Command | str, names: Sequence[str] = ()) -> HandRuling:
    """Put a command to the judge; if it is lawful, do it and carry the hand on to the next choice.

    Words name a player by the names the hand was made with, by ``names`` (by seat) in their place,
    or as ``seat 3``, counted from 1.
    """
    if isinstance(command, str):
        try:
            command = read(hand, names or hand.names, command.split())
        except (ValueError, LookupError) as error:
            return refuse(Reason.NOT_A_COMMAND, f"{said(command)}: {sentence(str(error))}")
    ruling = judged_by_name(hand, command, names) if names else judge(hand, command)
    if ruling.refusal is None:
        for event in ruling.events:
            apply(hand, event)
        proceed(hand)
    return ruling


def judged_by_name(hand: Hand, command: Command, names: Sequence[str]) -> HandRuling:
    """Judged with the players called by these names for once; a refusal speaks of them so."""
    own = hand.names
    if len(names) == hand.n:
        hand.names = tuple(names)
    try:
        return judge(hand, command)
    finally:
        hand.names = own
