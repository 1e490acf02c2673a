"""At a table dealt here the cards are the house's: nobody else deals, and nobody tells them.

Each hand comes from a deck that was promised before it, with the proof of it in the same batch. A
hand that somebody else began, from a seed of theirs or with cards they tell, would stand in the log
beside a promise that was not kept. So the house's own dealer sends these commands, and whoever else
does is refused, in whatever role and whether by a command or in a sentence. A race for chips is
dealt by the house too: who won it is told only where people deal. That a deck is known, and so the
hand void, is for the house to say as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shuffleup.floor.bad_cards.wrong_deck import DECK_KNOWN
from shuffleup.floor.report import Report
from shuffleup.floor.senders import DEALER, Sender
from shuffleup.hand.commands import Board, Burn, Deal
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.table.commands import DealIn, Draw, LetLie, NextHand
from shuffleup.table.state import Table
from shuffleup.tournament.event_chips.race_commands import RaceOff

BEGINS: Final = "the house deals here, from the deck it promised for the next hand"
TELLS: Final = "the house deals here and knows its cards: nobody tells them"
RACES: Final = "the house deals the cards of a race here: nobody tells who won"
KNOWN: Final = "the house deals here, and knows itself when a deck of its own may be known"
ERRS: Final = "the house deals here, and deals in whoever is due a hand"
WAITS: Final = "the house itself goes on when nobody has decided in time"
DRAWS: Final = "the house draws for the button here, with cards of its own"
SAYS: Final[dict[type, str]] = {
    NextHand: BEGINS,
    Draw: DRAWS,
    Deal: TELLS,
    Board: TELLS,
    Burn: TELLS,
    DealIn: ERRS,
    LetLie: WAITS,
}


def not_yours_to_deal(
    tables: Mapping[str, Table], number: str, command: object, by: Sender
) -> Refusal | None:
    """Why this sender does not deal at this table; None where they may, or deal nothing."""
    if isinstance(command, Report) and command.kind == DECK_KNOWN:
        dealt_here = number in tables and not tables[number].by_hand
        return Refusal(Reason.DEALT_HERE, KNOWN) if dealt_here and by != DEALER else None
    if isinstance(command, RaceOff):
        by_house = any(not table.by_hand for table in tables.values())
        return Refusal(Reason.DEALT_HERE, RACES) if by_house and command.winners else None
    says, table = SAYS.get(type(command), ""), tables.get(number)
    if not says or table is None or by == DEALER:
        return None
    if table.by_hand and not isinstance(command, LetLie):
        return None
    return Refusal(Reason.DEALT_HERE, says)
