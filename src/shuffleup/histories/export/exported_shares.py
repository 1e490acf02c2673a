"""Who got what of each pot, and what of it the house kept: ``shares(deal, events)``.

The invariant: ``won`` adds up to all the chips awarded and ``kept`` to the drop of the deal; no
share is below 0. What a seat paid to the house comes off the pots in the order they were awarded,
the main pot first. ``fees(events)`` is what the hand itself took before it awarded anything.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from shuffleup.hand import Event
from shuffleup.hand.drops import PROMOTION
from shuffleup.hand.events import Awarded, Dropped
from shuffleup.histories.export.exported_deal import ExportedDeal, ExportError


class PotShare(Struct, frozen=True):
    """One award: chips won, and how many of them went to the house."""

    seat: int
    pot: int
    run: int
    won: int
    kept: int

    @property
    def net(self) -> int:
        return self.won - self.kept


def shares(deal: ExportedDeal, events: Sequence[Event]) -> list[PotShare]:
    """All awards of a deal, in order, with the drop taken off."""
    awards = [event for event in events if isinstance(event, Awarded)]
    owed = drop_by_seat(deal, awards)
    found = []
    for award in awards:
        kept = min(award.amount, owed[award.seat])
        owed[award.seat] -= kept
        found.append(PotShare(award.seat, award.pot, award.run, award.amount, kept))
    return found


class Fees(Struct, frozen=True):
    """What went to the house out of the pot, for itself and for its promotions, and from a seat."""

    rake: int = 0
    promotion: int = 0
    posted: int = 0

    @property
    def total(self) -> int:
        return self.rake + self.promotion + self.posted


def fees(events: Sequence[Event]) -> Fees:
    """The fees that the hand took itself."""
    found = [event for event in events if isinstance(event, Dropped)]
    posted = sum([event.amount for event in found if event.seat >= 0])
    promotion = sum([event.amount for event in found if event.purse == PROMOTION])
    return Fees(sum([event.amount for event in found]) - posted - promotion, promotion, posted)


def drop_by_seat(deal: ExportedDeal, awards: Sequence[Awarded]) -> list[int]:
    """What each seat paid of the drop: as the deal says, or in proportion to what it won."""
    won = [0] * deal.hand.n
    for award in awards:
        won[award.seat] += award.amount
    if not 0 <= deal.drop <= sum(won):
        raise ExportError(f"a drop of {deal.drop} chips out of a pot of {sum(won)}")
    if not deal.drop_from:
        return in_proportion(deal.drop, won)
    paid = list(deal.drop_from)
    if len(paid) != len(won) or sum(paid) != deal.drop:
        raise ExportError(f"drop_from {deal.drop_from} is not {deal.drop} chips by seat")
    if any(not 0 <= part <= most for part, most in zip(paid, won, strict=True)):
        raise ExportError(f"drop_from {deal.drop_from} takes more than was won: {tuple(won)}")
    return paid


def in_proportion(drop: int, won: Sequence[int]) -> list[int]:
    """The drop divided as the pots were; the chips left over go by the largest remainders."""
    total = sum(won) or 1
    parts = [drop * chips // total for chips in won]
    by_rest = sorted(range(len(won)), key=lambda seat: -(drop * won[seat] % total))
    for seat in by_rest[: drop - sum(parts)]:
        parts[seat] += 1
    return parts


def pot_names(found: Sequence[PotShare]) -> dict[int, str]:
    """``pot``, or ``main pot`` and its side pots by number, the main pot first."""
    pots = sorted({share.pot for share in found})
    if len(pots) == 1:
        return {pots[0]: "pot"}
    sides = [f"side pot-{n}" for n in range(1, len(pots))] if len(pots) > 2 else ["side pot"]
    return dict(zip(pots, ["main pot", *sides], strict=True)) if pots else {}
