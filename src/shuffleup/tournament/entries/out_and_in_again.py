"""Whoever has lost everything at a table that people deal and buys again at once: they have
nothing in front, so nothing is counted."""

from __future__ import annotations

from typing import Final

from shuffleup.law.ruling import Reason
from shuffleup.table.commands import CountChips
from shuffleup.table.events import ChipsAdded, ChipsDelivered
from shuffleup.tournament.endings.end_commands import BustOut
from shuffleup.tournament.endings.going_out import DIRECTOR
from shuffleup.tournament.endings.told_busts import cannot_be
from shuffleup.tournament.entries import entry_events as e
from shuffleup.tournament.entries.buying_again import cannot_rebuy, rebuy_chips
from shuffleup.tournament.entries.entry_commands import BustAndRebuy
from shuffleup.tournament.entries.rebuying import GROUNDS, place_of
from shuffleup.tournament.event_money import paid_in
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament

DOUBLE: Final = 2  # re-buys at once, at most


def judge_bust_and_rebuy(event: Tournament, command: BustAndRebuy) -> EventRuling:
    player = command.player
    refused = cannot_be(event, (BustOut(player),)) or cannot_rebuy(event, player, 0)
    if refused is not None:
        return refused
    terms = event.terms.rebuy
    assert terms is not None
    if not 1 <= command.times <= rebuys_at_once(event, player):
        says = f"{player} buys no {command.times} re-buys at once"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    trial = EventTrial(event)
    number, at, seat = place_of(event, player)
    if seat.chips.coming:  # they played behind, and are lost too
        trial.tell(number, ChipsDelivered(at))
    trial.put(number, CountChips(at, 0), DIRECTOR)
    for _ in range(command.times):
        trial.note(e.Rebought(player, rebuy_chips(event), terms.price))
        trial.pay(paid_in(event, player, terms.price, "re-buy"))
    trial.tell(number, ChipsAdded(at, command.times * rebuy_chips(event)))
    return trial.ruling(*GROUNDS)


def rebuys_at_once(event: Tournament, player: str) -> int:
    """How many somebody who has lost everything could buy now: 0, 1 or a double one."""
    terms = event.terms.rebuy
    if terms is None or cannot_rebuy(event, player, 0) is not None:
        return 0
    left = terms.most - event.entrants[player].rebuys if terms.most else DOUBLE
    return min(DOUBLE, left)


MAY: MayDirect = {BustAndRebuy: STAFF}
JUDGES: EventJudges = {BustAndRebuy: judge_bust_and_rebuy}
