"""What the last players would have by a deal, and the deal they are asked about."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role, staff
from shuffleup.tournament.endings.end_commands import ProposeDeal
from shuffleup.tournament.endings.end_events import DealProposed
from shuffleup.tournament.endings.end_records import DealKind, PrizeAward
from shuffleup.tournament.endings.going_out import playing
from shuffleup.tournament.endings.prize_deals import has_moved_on, wanting
from shuffleup.tournament.judge import judge
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.event_for_player import Cite

DIRECTOR: Final = staff(Role.DIRECTOR)
MOST_IN_DEAL: Final = 10  # for whom it is worked out unasked: with more it takes its time


class DealOffer(Struct, frozen=True):
    """What everybody would have by one way of dividing; ``why`` it cannot be, and by what."""

    kind: str
    awards: tuple[PrizeAward, ...] = ()
    left: int = 0
    why: str = ""
    clauses: tuple[str, ...] = ()


class DealOnDesk(Struct, frozen=True):
    """The deal that is proposed, or made: who has agreed and who has not."""

    awards: tuple[PrizeAward, ...]
    left: int
    agreed: tuple[str, ...]
    missing: tuple[str, ...]
    made: bool
    stale: bool  # a hand was played since: it has to be proposed anew


def deal_offers(event: Tournament, cite: Cite, left: int = 0) -> tuple[DealOffer, ...]:
    """By what stacks are worth, and by chips; with so much kept for the winner."""
    deal = event.prizes.deal
    few = 1 < len(playing(event)) <= MOST_IN_DEAL
    if not event.clock.begun or event.over or not few or (deal is not None and deal.made):
        return ()
    return tuple(offer(event, cite, kind, left) for kind in (DealKind.WORTH, DealKind.CHIPS))


def offer(event: Tournament, cite: Cite, kind: DealKind, left: int) -> DealOffer:
    ruling = judge(event, ProposeDeal(kind, left=left), DIRECTOR)
    if ruling.refusal is not None:
        refusal = ruling.refusal
        return DealOffer(kind.value, (), left, refusal.says, tuple(cite(refusal.grounds)))
    found = next(one for one in ruling.events if isinstance(one, DealProposed))
    return DealOffer(kind.value, found.awards, found.left)


def deal_now(event: Tournament) -> DealOnDesk | None:
    deal = event.prizes.deal
    if deal is None:
        return None
    missing = tuple(wanting(event, deal)) if not deal.made else ()
    stale = not deal.made and has_moved_on(event, deal)
    return DealOnDesk(deal.awards, deal.left, deal.agreed, missing, deal.made, stale)
