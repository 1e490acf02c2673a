"""Who may send which command of a tournament: one list, asked before anything else."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role
from shuffleup.hand.echoes import said
from shuffleup.law.ruling import Reason
from shuffleup.table.edge import is_sender
from shuffleup.tournament.beside import event_dealers
from shuffleup.tournament.bracket import heads_up_matches
from shuffleup.tournament.endings import paying_prizes, prize_deals, told_busts
from shuffleup.tournament.entries import (
    absent_entrants,
    late_seats,
    out_and_in_again,
    pool_money,
    rebuying,
    registering,
    won_seats,
)
from shuffleup.tournament.event_chips import colouring_up, counting_stacks
from shuffleup.tournament.event_clock import changing_levels, rounds_of_hands, running_clock
from shuffleup.tournament.event_clock.clock_commands import PassTime
from shuffleup.tournament.event_conduct import sanctions
from shuffleup.tournament.event_seats import seat_family
from shuffleup.tournament.event_undo import taking_back
from shuffleup.tournament.flights import merging_flights
from shuffleup.tournament.roles_in_event import CLOCKS, MayDirect
from shuffleup.tournament.rulings import EventRuling, malformed

MAY: Final[MayDirect] = {
    PassTime: CLOCKS,
    **registering.MAY,
    **late_seats.MAY,
    **won_seats.MAY,
    **absent_entrants.MAY,
    **rebuying.MAY,
    **out_and_in_again.MAY,
    **pool_money.MAY,
    **running_clock.MAY,
    **seat_family.MAY,
    **sanctions.MAY,
    **colouring_up.MAY,
    **counting_stacks.MAY,
    **changing_levels.MAY,
    **rounds_of_hands.MAY,
    **told_busts.MAY,
    **paying_prizes.MAY,
    **prize_deals.MAY,
    **taking_back.MAY,
    **event_dealers.MAY,
    **merging_flights.MAY,
    **heads_up_matches.MAY,
}


def nobody(by: object) -> EventRuling:
    """Something that is no sender at all."""
    says = f"a command comes with its sender's id and role, not {said(by)}"
    return malformed(Reason.NOT_A_SENDER, says)


def not_theirs(command: object, by: object) -> EventRuling | None:
    """Why this sender may not send this command; None if they may."""
    if not is_sender(by):
        return nobody(by)
    roles = MAY.get(type(command), frozenset())
    if by.role not in roles:
        whose = " or ".join(f"a {role.value}" for role in Role if role in roles)
        says = f"that is not for a {by.role.value} to do" + (f", but for {whose}" if whose else "")
        return malformed(Reason.NOT_YOUR_PART, says)
    player: object = getattr(command, "player", by.id)
    if by.role is Role.PLAYER and player != by.id:
        return malformed(Reason.NOT_YOUR_PART, "a player speaks for themselves")
    return None
