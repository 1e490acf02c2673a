"""Busts at tables that people deal: the director says who is out, with how much they began the
hand, and who has their chips."""

from __future__ import annotations

from shuffleup.law.points import PayoutLaw
from shuffleup.law.points.tournament.event_payouts import SimultaneousBusts
from shuffleup.law.ruling import Reason
from shuffleup.table.commands import CountChips
from shuffleup.table.events import ChipsDelivered
from shuffleup.table.state import seated, taken_seats
from shuffleup.tournament.endings.end_commands import BustAtOnce, BustOut
from shuffleup.tournament.endings.end_events import WentOut
from shuffleup.tournament.endings.going_out import (
    DIRECTOR,
    crown,
    leave_seat,
    next_round,
    playing,
    told_stack,
)
from shuffleup.tournament.entries.bounties import pay_bounties
from shuffleup.tournament.event_clock.rounds_of_hands import this_round
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament


def judge_bust(event: Tournament, command: BustOut) -> EventRuling:
    return judge_busts(event, BustAtOnce((command,)))


def judge_busts(event: Tournament, command: BustAtOnce) -> EventRuling:
    """All of them go out at once: their chips are with the others, and the seats are free."""
    refused = cannot_be(event, command.busts) or stacks_untold(event, command.busts)
    if refused is not None:
        return refused
    trial, names = EventTrial(event), {one.player for one in command.busts}
    for one in command.busts:
        at = where_is(event, one.player)
        assert at is not None, one
        stack = told_stack(event, one.began)
        trial.note(WentOut(one.player, next_round(event), stack, at[0], one.by))
        if seated(event.tables[at[0]], at[1]).chips.coming:  # they played behind, and are lost too
            trial.tell(at[0], ChipsDelivered(at[1]))
        trial.put(at[0], CountChips(at[1], 0), DIRECTOR)
        leave_seat(trial, at[0], at[1], one.player)
    crown(trial, names)
    pay_bounties(trial)
    return trial.ruling(*([PayoutLaw.simultaneous] if len(names) > 1 else []))


def cannot_be(event: Tournament, busts: tuple[BustOut, ...]) -> EventRuling | None:
    """Why nobody went out like this; None if they can have."""
    names = [one.player for one in busts]
    left = playing(event)
    if not names or len(set(names)) < len(names):
        return malformed(Reason.NOT_A_COMMAND, "each who is out is named, and once")
    for name in names:
        at = where_is(event, name)
        if name not in left or at is None:
            return malformed(Reason.NOT_SEATED, f"{name} is not playing")
        if not event.tables[at[0]].by_hand:
            says = "the table deals here, and says itself who is out"
            return malformed(Reason.DEALT_HERE, says)
    if len(names) == len(left):
        return malformed(Reason.MORE_THAN_THERE_IS, "somebody has all the chips")
    for one in busts:
        for name in one.by:
            if name not in left or name in names or not same_table(event, one.player, name):
                return malformed(Reason.NOT_SEATED, f"{name} cannot have the chips of {one.player}")
    return nobody_left(event, names)


def nobody_left(event: Tournament, names: list[str]) -> EventRuling | None:
    """Why a whole table did not go out: its chips are with somebody who sits there."""
    for number in {at[0] for name in names if (at := where_is(event, name)) is not None}:
        if all(seat.player in names for _, seat in taken_seats(event.tables[number])):
            says = f"somebody at table {number} has the chips"
            return malformed(Reason.MORE_THAN_THERE_IS, says)
    return None


def same_table(event: Tournament, player: str, other: str) -> bool:
    one, two = where_is(event, player), where_is(event, other)
    return one is not None and two is not None and one[0] == two[0]


def stacks_untold(event: Tournament, busts: tuple[BustOut, ...]) -> EventRuling | None:
    """Where stacks decide between those who go out at once, they have to be told."""
    at_once = not event.terms.bracket and (len(busts) > 1 or this_round(event))
    if not at_once or event.rules.payouts.simultaneous is SimultaneousBusts.TIE:
        return None
    untold = next((one.player for one in busts if not one.began), "")
    if not untold:
        return None
    says = f"with how much did {untold} begin the hand? It decides between those who are out"
    return malformed(Reason.NOT_COUNTED, says)


MAY: MayDirect = {BustOut: STAFF, BustAtOnce: STAFF}
JUDGES: EventJudges = {BustOut: judge_bust, BustAtOnce: judge_busts}
