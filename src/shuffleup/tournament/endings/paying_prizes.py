"""Prizes: which there are, whose they are, and that each is paid once, out of the pool.

What is paid is always a part of what somebody is to have: paying twice pays nothing the second
time, and when the event is over and paid the pool is empty.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.ruling import Reason, Ruling
from shuffleup.tournament.endings.end_commands import PayPrizes, SetPrizes
from shuffleup.tournament.endings.end_events import PrizePaid, PrizesFixed
from shuffleup.tournament.endings.end_records import PrizeAward
from shuffleup.tournament.endings.going_out import playing, standings
from shuffleup.tournament.endings.prize_list import prize_list, shared
from shuffleup.tournament.entries.buying_again import add_ons_sold, rebuys_sold
from shuffleup.tournament.entries.entry_record import Entrant, InEvent
from shuffleup.tournament.entries.registering import registration_open
from shuffleup.tournament.event_clock.rounds_of_hands import this_round
from shuffleup.tournament.event_money import prize_paid, whole_pool
from shuffleup.tournament.event_trial import EventTrial
from shuffleup.tournament.roles_in_event import DESK, STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament


def judge_set(event: Tournament, command: SetPrizes) -> EventRuling:
    """The list stands from now on."""
    if event.prizes.fixed:
        return malformed(Reason.NOT_ASKED_FOR, "the prizes are set already")
    refused = money_comes(event)
    return refused or Ruling((PrizesFixed(prizes_of(event)),))


def judge_pay(event: Tournament, command: PayPrizes) -> EventRuling:
    """Everybody has what is theirs by now and not paid yet."""
    refused = money_comes(event)
    if refused is not None:
        return refused
    due = prizes_due(event)
    if not due:
        return malformed(Reason.NOT_ASKED_FOR, "no prize is to be paid")
    trial = EventTrial(event)
    if not event.prizes.fixed:
        trial.note(PrizesFixed(prizes_of(event)))
    for player, amount in due.items():
        trial.note(PrizePaid(player, amount))
        trial.pay(prize_paid(event, player, amount, "prize"))
    return trial.ruling()


def money_comes(event: Tournament) -> EventRuling | None:
    """Why the prizes are not known yet: somebody may still pay into the pool."""
    if event.cancelled:
        return malformed(Reason.HAND_IS_OVER, "the event was called off, and nothing is to be won")
    if not event.clock.begun:
        return malformed(Reason.TIME_GOES_ON, "play has not begun: entries still come in")
    if event.terms.is_flight:
        return malformed(Reason.TIME_GOES_ON, "the prizes are of the day on which flights merge")
    waits = next((name for name, one in event.entrants.items() if has_no_seat(one)), "")
    if waits:
        says = f"{waits} has paid and waits for a seat, or has the money back first"
        return malformed(Reason.TIME_GOES_ON, says)
    if event.over or not (registration_open(event) or rebuys_sold(event) or add_ons_sold(event)):
        return None
    return malformed(Reason.TIME_GOES_ON, "entries, re-buys or add-ons still come in")


def has_no_seat(one: Entrant) -> bool:
    return bool(one.paid) and one.standing in (InEvent.WAITS, InEvent.ALTERNATE)


# ---- what everybody has to have --------------------------------------------------------------


def prizes_of(event: Tournament) -> tuple[int, ...]:
    """The list of prizes: as it was set, or as it would be now."""
    if event.cancelled:
        return ()
    if event.prizes.fixed:
        return event.prizes.fixed
    return prize_list(event.terms.prizes, whole_pool(event), entries_played(event))


def prizes_as_they_stand(event: Tournament) -> tuple[int, ...]:
    """What is paid, for a wall: by place where the event is over; after a deal first the amounts
    that were agreed on, the largest first, for whichever places; else the list."""
    listed, deal = prizes_of(event), event.prizes.deal
    if event.over and listed:
        given = awards(event)
        paid = [given.get(name, 0) for _, name in standings(event)]
        return tuple(paid[: max((at for at, one in enumerate(paid, 1) if one), default=0)])
    if deal is None or not deal.made:
        return listed
    agreed = sorted((one.amount for one in deal.awards), reverse=True)
    return (*agreed, *listed[len(deal.stacks) :])


def agreed_amounts(event: Tournament) -> int:
    """How many of these are a deal's, and not of a place yet."""
    deal = event.prizes.deal
    return len(deal.awards) if deal is not None and deal.made and not event.over else 0


def left_for_winner(event: Tournament) -> int:
    """What those who made a deal still play for."""
    deal = event.prizes.deal
    return deal.left if deal is not None and deal.made and not event.over else 0


def entries_played(event: Tournament) -> int:
    own = sum(one.entries for one in event.entrants.values() if one.standing is not InEvent.GONE)
    return event.played_before + own


def awards(event: Tournament) -> dict[str, int]:
    """What is known to be somebody's, in all: of those who are out, of those who have a deal, and
    of everybody when the event is over."""
    places = standings(event)
    prizes = all_of_it(event, prizes_of(event), len(places))
    deal = event.prizes.deal
    if deal is None or not deal.made:
        given = shared(prizes, places)
    else:
        outside = [one for one in places if one[0] > len(deal.stacks)]
        given = shared(prizes, outside)
        for one in deal.awards:
            given[one.player] = given.get(one.player, 0) + one.amount
        if event.over:
            first_place = next(name for _, name in places)
            given[first_place] = given.get(first_place, 0) + deal.left
    for owes, to, amount in event.prizes.debts:
        part = min(amount, given.get(owes, 0))
        given[owes] = given.get(owes, 0) - part
        given[to] = given.get(to, 0) + part
    return {player: amount for player, amount in given.items() if amount}


def all_of_it(event: Tournament, prizes: tuple[int, ...], places: int) -> tuple[int, ...]:
    """The list, so that the whole pool is paid: money that came after it was set, and prizes of
    places that nobody has in the end, are the first place's."""
    if not prizes:
        return prizes
    kept = prizes[:places] if event.over else prizes
    return (kept[0] + max(0, whole_pool(event) - sum(kept)), *kept[1:])


def prizes_due(event: Tournament) -> dict[str, int]:
    """What is to be paid now: what is somebody's, less what they had. Whoever went out in the round
    of hands that is on waits for its end."""
    waiting = {one.player for one in event.finishes if one.round == this_round(event)}
    had: dict[str, int] = {}
    for one in event.prizes.paid:
        had[one.player] = had.get(one.player, 0) + one.amount
    due = {
        player: amount - had.get(player, 0)
        for player, amount in awards(event).items()
        if event.over or player not in waiting
    }
    return {player: amount for player, amount in due.items() if amount > 0}


def in_the_money(event: Tournament) -> bool:
    """Whether everybody who is left has a prize."""
    return len(playing(event)) <= len(prizes_of(event))


# ---- apply -----------------------------------------------------------------------------------


def fixed(event: Tournament, told: PrizesFixed) -> None:
    event.prizes = replace(event.prizes, fixed=told.prizes)


def paid(event: Tournament, told: PrizePaid) -> None:
    one = PrizeAward(told.player, told.amount)
    event.prizes = replace(event.prizes, paid=(*event.prizes.paid, one))


MAY: MayDirect = {SetPrizes: STAFF, PayPrizes: DESK}
JUDGES: EventJudges = {SetPrizes: judge_set, PayPrizes: judge_pay}
APPLY: EventApplies = {PrizesFixed: fixed, PrizePaid: paid}
