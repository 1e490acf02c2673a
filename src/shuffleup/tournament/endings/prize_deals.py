"""Deals: the last players divide what they still play for, and all of them agree.

A deal holds for the stacks it was made of: when a hand was played since, it has to be proposed
anew. Amounts and what is left for the winner are what was to be won, to the unit.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.law.points import PayoutLaw
from shuffleup.law.points.tournament.event_payouts import PayoutDeals
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table.by_hand.known_chips import is_uncounted
from shuffleup.table.state import all_chips
from shuffleup.tournament.endings import end_commands as c
from shuffleup.tournament.endings import end_events as e
from shuffleup.tournament.endings.chip_values import chip_chop, stack_values
from shuffleup.tournament.endings.end_records import DealKind, PrizeAward, PrizeDeal
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.endings.paying_prizes import money_comes, prizes_of
from shuffleup.tournament.event_seats.seat_draw import where_is
from shuffleup.tournament.roles_in_event import DIRECTORS, OWN, STAFF, MayDirect
from shuffleup.tournament.rulings import (
    EventApplies,
    EventJudges,
    EventRuling,
    malformed,
    refuse,
)
from shuffleup.tournament.state import Tournament


def judge_propose(event: Tournament, command: c.ProposeDeal) -> EventRuling:
    """What everybody would have; it is a deal when all agree."""
    refused = no_deal_here(event, command)
    if refused is not None:
        return refused
    names = playing(event)
    stacks = tuple(stack_of(event, name) for name in names)
    prizes = (*prizes_of(event), *(0,) * len(names))[: len(names)]
    if command.left > prizes[0]:
        says = f"the first prize is {prizes[0]:,}: no more than that can be left to play for"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    unknown = next((name for name in names if is_unknown(event, name)), "")
    if command.kind is DealKind.OWN:
        deal = command.amounts
    elif unknown:
        says = f"how much has {unknown} in front? It has to be counted first"
        return malformed(Reason.NOT_COUNTED, says)
    else:
        smaller = tuple(sorted((prizes[0] - command.left, *prizes[1:]), reverse=True))
        worth = stack_values(stacks, smaller).values
        values = worth if command.kind is DealKind.WORTH else chip_chop(stacks, smaller)
        deal = tuple(map(PrizeAward, names, values))
    total = sum(one.amount for one in deal) + command.left
    if total != sum(prizes):
        says = f"the deal adds up to {total:,}, and {sum(prizes):,} is still to be won"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    proposed = e.DealProposed(deal, command.left, command.positions, stacks)
    if event.prizes.fixed:
        return Ruling((proposed,))
    return Ruling((e.PrizesFixed(prizes_of(event)), proposed))  # what they divide is not changed


def no_deal_here(event: Tournament, command: c.ProposeDeal) -> EventRuling | None:
    """Why no such deal can be proposed; None if one can."""
    refused = money_comes(event)
    if refused is not None:
        return refused
    names = playing(event)
    if event.over or len(names) < 2 or is_made(event):
        return malformed(Reason.TIME_GOES_ON, "nobody is left to divide anything")
    if any(table.hand is not None for table in event.tables.values()):
        return malformed(Reason.HAND_IS_ON, "a hand is on")
    if event.rules.payouts.deals is PayoutDeals.NEVER:
        return refuse(Reason.NOT_IN_THIS_HOUSE, "prizes are played out here", PayoutLaw.deals)
    if command.positions and not event.rules.payouts.position_deals:
        says = "places are played out, and not agreed on"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, PayoutLaw.position_deals)
    if command.positions and sorted(command.positions) != sorted(names):
        return malformed(Reason.NOT_A_COMMAND, "each who is left has one of the places")
    return left_out(event, command, names)


def left_out(event: Tournament, command: c.ProposeDeal, names: list[str]) -> EventRuling | None:
    """Why amounts of their own are no deal: somebody is not in it, or is not in the event."""
    if command.kind is not DealKind.OWN:
        return None
    told = [one.player for one in command.amounts]
    stranger = next((name for name in told if name not in names), "")
    if stranger or len(set(told)) < len(told):
        return malformed(Reason.NOT_SEATED, "a deal names each of those who are left once")
    missing = next((name for name in names if name not in told), "")
    if missing and event.rules.payouts.deal_includes_all:
        says = f"{missing} is still in, and is in every deal"
        return refuse(Reason.NOT_THIS_WAY, says, PayoutLaw.deal_includes_all)
    return None


def judge_agree(event: Tournament, command: c.AgreeToDeal) -> EventRuling:
    """With the last who agrees it is a deal, where the house lets players make one; else the
    director may carry it out."""
    refused = no_such_deal(event, command.player)
    if refused is not None:
        return refused
    deal = open_deal(event)
    agreed = e.DealAgreed(command.player)
    if event.rules.payouts.deals is PayoutDeals.ALLOWED and not wanting(
        event, replace(deal, agreed=(*deal.agreed, command.player))
    ):
        return Ruling((agreed, made(deal)), grounds=(PayoutLaw.deals, "everybody-agrees"))
    return Ruling((agreed,))


def judge_decline(event: Tournament, command: c.DeclineDeal) -> EventRuling:
    refused = no_such_deal(event, command.player)
    says = f"{command.player} does not agree"
    return refused or Ruling((e.DealDropped(says),), grounds=("everybody-agrees",))


def judge_carry_out(event: Tournament, command: c.CarryOutDeal) -> EventRuling:
    """The director does not have to, and does it only if nobody is against it."""
    deal = event.prizes.deal
    if deal is None or deal.made:
        return malformed(Reason.NOT_ASKED_FOR, "there is no deal to carry out")
    if has_moved_on(event, deal):
        return malformed(Reason.TIME_GOES_ON, "a hand was played since: propose it anew")
    missing = wanting(event, deal)
    if missing:
        says = f"{missing[0]} has not agreed"
        return refuse(Reason.OBJECTED_TO, says, "everybody-agrees")
    return Ruling((made(deal),), grounds=(PayoutLaw.deals,))


def judge_private(event: Tournament, command: c.RuleOnPrivateDeal) -> EventRuling:
    """Bets and deals between two players are theirs, unless the book has the director rule."""
    if not event.rules.payouts.rules_on_private_deals:
        says = "the director does not rule on what players agree between themselves"
        return refuse(Reason.NOT_DONE_HERE, says, PayoutLaw.rules_on_private_deals)
    names = (command.player, command.owes)
    if any(name not in event.entrants for name in names) or len(set(names)) < 2:
        return malformed(Reason.NOBODY_OF_THAT_NAME, "both are in the event")
    had = {one.player for one in event.prizes.paid}
    if not command.amount or had & set(names):
        return malformed(Reason.NOT_ASKED_FOR, "there is nothing of a prize left to divide")
    told = e.PrivateDealRuled(command.player, command.owes, command.amount)
    return Ruling((told,), grounds=(PayoutLaw.rules_on_private_deals,))


# ---- looking around --------------------------------------------------------------------------


def wanting(event: Tournament, deal: PrizeDeal) -> list[str]:
    """Who is left and has not agreed."""
    return [name for name in playing(event) if name not in deal.agreed]


def made(deal: PrizeDeal) -> e.DealMade:
    return e.DealMade(over=bool(deal.positions))


def is_made(event: Tournament) -> bool:
    return event.prizes.deal is not None and event.prizes.deal.made


def open_deal(event: Tournament) -> PrizeDeal:
    assert event.prizes.deal is not None
    return event.prizes.deal


def no_such_deal(event: Tournament, player: str) -> EventRuling | None:
    """Why somebody cannot agree, or not: None if they can."""
    deal = event.prizes.deal
    if deal is None or deal.made:
        return malformed(Reason.NOT_ASKED_FOR, "no deal is proposed")
    if player not in playing(event):
        return malformed(Reason.NOT_SEATED, f"{player} is not playing")
    if player in deal.agreed:
        return malformed(Reason.NOT_ASKED_FOR, f"{player} has agreed already")
    if has_moved_on(event, deal):
        return malformed(Reason.TIME_GOES_ON, "a hand was played since: propose it anew")
    return None


def has_moved_on(event: Tournament, deal: PrizeDeal) -> bool:
    """Whether chips have moved since the deal was proposed."""
    if any(table.hand is not None for table in event.tables.values()):
        return True
    return deal.stacks != tuple(stack_of(event, name) for name in playing(event))


def stack_of(event: Tournament, player: str) -> int:
    at = where_is(event, player)
    seat = event.tables[at[0]].seats[at[1]] if at is not None else None
    return all_chips(seat) if seat is not None else 0


def is_unknown(event: Tournament, player: str) -> bool:
    """Whether nobody knows how much a player has: people deal, and it was not counted since."""
    at = where_is(event, player)
    return at is None or is_uncounted(event.tables[at[0]], at[1]) or not stack_of(event, player)


# ---- apply -----------------------------------------------------------------------------------


def proposed(event: Tournament, told: e.DealProposed) -> None:
    deal = PrizeDeal(told.awards, told.left, told.positions, told.stacks)
    event.prizes = replace(event.prizes, deal=deal)


def agreed(event: Tournament, told: e.DealAgreed) -> None:
    deal = open_deal(event)
    deal = replace(deal, agreed=(*deal.agreed, told.player))
    event.prizes = replace(event.prizes, deal=deal)


def dropped(event: Tournament, told: e.DealDropped) -> None:
    event.prizes = replace(event.prizes, deal=None)


def deal_made(event: Tournament, told: e.DealMade) -> None:
    event.prizes = replace(event.prizes, deal=replace(open_deal(event), made=True))
    event.over = event.over or told.over


def ruled(event: Tournament, told: e.PrivateDealRuled) -> None:
    debt = (told.owes, told.player, told.amount)
    event.prizes = replace(event.prizes, debts=(*event.prizes.debts, debt))


MAY: MayDirect = {
    c.ProposeDeal: STAFF,
    c.AgreeToDeal: OWN,
    c.DeclineDeal: OWN,
    c.CarryOutDeal: DIRECTORS,
    c.RuleOnPrivateDeal: STAFF,
}
JUDGES: EventJudges = {
    c.ProposeDeal: judge_propose,
    c.AgreeToDeal: judge_agree,
    c.DeclineDeal: judge_decline,
    c.CarryOutDeal: judge_carry_out,
    c.RuleOnPrivateDeal: judge_private,
}
APPLY: EventApplies = {
    e.DealProposed: proposed,
    e.DealAgreed: agreed,
    e.DealDropped: dropped,
    e.DealMade: deal_made,
    e.PrivateDealRuled: ruled,
}
