"""Prizes: claimed in time and with papers where they are needed, or lapsed to the house; who is
disqualified, and whether that can be appealed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from shuffleup.law.points.room.promotions import PromotionLaw, TaxPapers
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.ledger import HOUSE_CHIPS, PRIZES, moved, paid_out
from shuffleup.room.deadlines import Due
from shuffleup.room.people.person_record import PROMOTIONS
from shuffleup.room.people.who_may_play import barred_from, is_barred
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.promotions import promotion_events as e
from shuffleup.room.promotions.promotion_records import Prize
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room


def unpaid(room: Room, player: str, name: str) -> tuple[Prize, ...]:
    """What a player has won in a promotion and not been paid."""
    return tuple(one for one in room.prizes if (one.player, one.promotion) == (player, name))


def judge_claim(room: Room, command: c.ClaimPrize) -> RoomRuling:
    prizes = unpaid(room, command.player, command.name)
    if not prizes:
        return malformed(Reason.NOT_ASKED_FOR, f"{command.player} has no prize there")
    if is_barred(room, command.player, PROMOTIONS):
        return barred_from(room, command.player, PROMOTIONS)
    promotion = room.promotions.get(command.name)
    if promotion is not None and command.player in promotion.out:
        says = f"{command.player} is disqualified"
        return refuse(Reason.DISQUALIFIED, says, PromotionLaw.disqualification)
    amount = sum(prize.amount for prize in prizes)
    law = room.rules.promotions.tax_id_threshold
    limit = promotion.terms.papers_over if promotion is not None else 0
    above = law is TaxPapers.ABOVE_THRESHOLD and 0 < limit < amount
    if not command.papers and (above or law is TaxPapers.ALWAYS):
        says = f"for {amount:,} identity and tax details are needed"
        return refuse(Reason.PAPERS_NEEDED, says, PromotionLaw.tax_id_threshold)
    claimed = e.PrizeClaimed(command.name, command.player)
    return Ruling((claimed, paid_out(command.player, PRIZES, amount, f"prize: {command.name}")))


def judge_disqualify(room: Room, command: c.Disqualify) -> RoomRuling:
    promotion = room.promotions.get(command.name)
    if promotion is None:
        return malformed(Reason.NO_SUCH_GAME, f"no promotion is called {command.name}")
    if command.who not in room.people:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"nobody here is called {command.who}")
    if not room.rules.promotions.disqualification:
        says = "nobody is disqualified from a promotion here"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, PromotionLaw.disqualification)
    out = e.PlayerDisqualified(command.name, command.who, command.why)
    return Ruling((out,), grounds=(PromotionLaw.disqualification,))


def judge_appeal(room: Room, command: c.AppealDecision) -> RoomRuling:
    if command.name not in room.promotions:
        return malformed(Reason.NO_SUCH_GAME, f"no promotion is called {command.name}")
    if room.rules.promotions.decision_final:
        says = f"what management decided on {command.name} is final"
        return refuse(Reason.DECISION_IS_FINAL, says, PromotionLaw.decision_final)
    return Ruling((e.DecisionAppealed(command.name, command.player),))


def lapses(room: Room) -> Iterator[Due]:
    """A prize that nobody claimed goes to the house."""
    for prize in room.prizes:
        lapsed = e.PrizeLapsed(prize.promotion, prize.player, prize.hit)
        back = moved((PRIZES, HOUSE_CHIPS, prize.amount), why="prize lapsed", player=prize.player)
        yield Due(prize.until, (lapsed, back), (PromotionLaw.claim_days,))


JUDGES: RoomJudges = {
    c.ClaimPrize: judge_claim,
    c.Disqualify: judge_disqualify,
    c.AppealDecision: judge_appeal,
}


# ---- apply -----------------------------------------------------------------------------------


def claim(room: Room, event: e.PrizeClaimed) -> None:
    gone = unpaid(room, event.player, event.name)
    room.prizes = tuple(one for one in room.prizes if one not in gone)


def lapse(room: Room, event: e.PrizeLapsed) -> None:
    gone = (event.name, event.player, event.hit)
    room.prizes = tuple(one for one in room.prizes if (one.promotion, one.player, one.hit) != gone)


def disqualify(room: Room, event: e.PlayerDisqualified) -> None:
    promotion = room.promotions[event.name]
    room.promotions[event.name] = replace(promotion, out=(*promotion.out, event.player))


def appeal(room: Room, event: e.DecisionAppealed) -> None:
    promotion = room.promotions[event.name]
    appeals = (*promotion.appeals, event.player)
    room.promotions[event.name] = replace(promotion, appeals=appeals)


APPLY: RoomApplies = {
    e.PrizeClaimed: claim,
    e.PrizeLapsed: lapse,
    e.PlayerDisqualified: disqualify,
    e.DecisionAppealed: appeal,
}
