"""What the last players would have by a deal, and the deal they are asked about."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, staff
from shuffleup.tournament.endings.end_commands import ProposeDeal
from shuffleup.tournament.endings.end_events import DealProposed
from shuffleup.tournament.endings.end_records import DealKind, PrizeAward
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.endings.paying_prizes import prizes_of
from shuffleup.tournament.endings.prize_deals import has_moved_on, wanting
from shuffleup.tournament.judge import judge
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.event_for_player import Cite

DIRECTOR: Final = staff(Role.DIRECTOR)
MOST_IN_DEAL: Final = 10  # for whom it is worked out unasked: with more it takes its time


class DealOffer(Struct, frozen=True):
    """What everybody would have by one way of dividing; ``why`` it cannot be, and by what.

    kind   "worth", "chips", "own": amounts the players name themselves; "places": these, and who
           has which place, so that the event is over
    total  all that is divided
    """

    kind: str
    awards: tuple[PrizeAward, ...] = ()
    left: int = 0
    why: str = ""
    clauses: tuple[str, ...] = ()
    total: int = 0


class DealOnDesk(Struct, frozen=True):
    """The deal that is proposed, or made: who has agreed and who has not."""

    awards: tuple[PrizeAward, ...]
    left: int
    agreed: tuple[str, ...]
    missing: tuple[str, ...]
    made: bool
    stale: bool  # a hand was played since: it has to be proposed anew


def deal_offers(event: Tournament, cite: Cite, left: int = 0) -> tuple[DealOffer, ...]:
    """By what stacks are worth, by chips, and as the players like; with so much kept for the
    winner."""
    deal = event.prizes.deal
    few = 1 < len(playing(event)) <= MOST_IN_DEAL
    if not event.clock.begun or event.over or not few or (deal is not None and deal.made):
        return ()
    names = tuple(playing(event))
    prizes = (*prizes_of(event), *(0,) * len(names))[: len(names)]
    even = tuple(map(PrizeAward, names, prizes))  # any amounts that add up: may there be such?
    wanted = {
        "worth": ProposeDeal(DealKind.WORTH, left=left),
        "chips": ProposeDeal(DealKind.CHIPS, left=left),
        "own": ProposeDeal(DealKind.OWN, even),
        "places": ProposeDeal(DealKind.OWN, even, positions=names),
    }
    return tuple(offer(event, cite, kind, one, sum(prizes)) for kind, one in wanted.items())


def offer(event: Tournament, cite: Cite, kind: str, wanted: ProposeDeal, total: int) -> DealOffer:
    ruling = judge(event, wanted, DIRECTOR)
    if ruling.refusal is not None:
        refusal = ruling.refusal
        clauses = tuple(cite(refusal.grounds))
        return DealOffer(kind, (), wanted.left, refusal.says, clauses, total)
    if wanted.amounts:
        return DealOffer(kind, total=total)
    found = next(one for one in ruling.events if isinstance(one, DealProposed))
    return DealOffer(kind, found.awards, found.left, total=total)


def deal_now(event: Tournament) -> DealOnDesk | None:
    deal = event.prizes.deal
    if deal is None:
        return None
    missing = tuple(wanting(event, deal)) if not deal.made else ()
    stale = not deal.made and has_moved_on(event, deal)
    return DealOnDesk(deal.awards, deal.left, deal.agreed, missing, deal.made, stale)
