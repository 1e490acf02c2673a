"""Promotions on the board: posted under a policy, raised every day, adjusted, ended."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from shuffleup.law.points.room.jackpots import DailyAdd, JackpotLaw
from shuffleup.law.points.room.promotions import PromotionFund, PromotionLaw
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.cage.ledger import HOUSE_CHIPS, POOL, balance, moved
from shuffleup.room.deadlines import Due, Upcoming
from shuffleup.room.instants import next_time_of_day
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.promotions import promotion_events as e
from shuffleup.room.promotions.promotion_records import NO_POSTING, Promotion, Terms
from shuffleup.room.rulings import RoomApplies, RoomJudges, RoomRuling, malformed, refuse
from shuffleup.room.state import Room
from shuffleup.strength import RANKINGS


def judge_fund(room: Room, command: c.FundPool) -> RoomRuling:
    if not command.amount:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "an amount is at least one chip")
    return Ruling((moved((HOUSE_CHIPS, POOL, command.amount), why=command.why),))


def judge_post(room: Room, command: c.PostPromotion) -> RoomRuling:
    """Under an approved policy, with rules to be read, and for money that is there."""
    law, terms = room.rules.promotions, command.terms
    if command.name not in room.promotions and any(
        prize.promotion == command.name for prize in room.prizes
    ):
        return malformed(Reason.NAME_TAKEN, f"prizes of {command.name} are still to be paid")
    if not is_possible(terms):
        return malformed(Reason.NOT_A_DESIGNATION, "two hands of five cards, and 100 in shares")
    if law.policy_needed and not terms.policy:
        says = f"under which policy does {command.name} run?"
        return refuse(Reason.NO_POLICY, says, PromotionLaw.policy_needed)
    if law.rules_published and not terms.rules:
        says = f"where can the rules of {command.name} be read?"
        return refuse(Reason.RULES_NOT_POSTED, says, PromotionLaw.rules_published)
    grounds: tuple[str, ...] = (PromotionLaw.policy_needed, PromotionLaw.rules_published)
    if command.name in room.promotions:
        if not law.cancellable:
            return stands(command.name)
        grounds = (*grounds, PromotionLaw.cancellable)
    refused = too_much(room, command.name, command.amount)
    if refused is not None:
        return refused
    at = terms.posting
    following = next_time_of_day(room.now, room.zone, at) if at != NO_POSTING else 0
    posted = e.PromotionPosted(command.name, command.amount, terms, following)
    return Ruling((posted,), grounds=grounds)


def is_possible(terms: Terms) -> bool:
    hands = (terms.loses_with, terms.beaten_by)
    cards = all(len(set(five)) == 5 and all(0 <= card < 52 for card in five) for five in hands)
    if not cards or sum(terms.shares) != 100 or terms.posting > NO_POSTING or terms.part > 100:
        return False
    value = RANKINGS["high"].value
    return terms.shares[0] >= terms.shares[1] and bool(value(terms.loses_with))


def stands(name: str) -> RoomRuling:
    says = f"{name} stands as it was posted"
    return refuse(Reason.NOT_IN_THIS_HOUSE, says, PromotionLaw.cancellable)


def too_much(room: Room, name: str, amount: int) -> RoomRuling | None:
    """Where the players pay for promotions, no more is posted than they have paid."""
    if room.rules.promotions.fund is not PromotionFund.PLAYERS_POOL:
        return None
    others = sum(one.posted for key, one in room.promotions.items() if key != name)
    has = balance(room, POOL)
    if amount + others <= has:
        return None
    says = f"the pool has {has:,}"
    return refuse(Reason.MORE_THAN_THE_FUND, says, PromotionLaw.fund)


def judge_adjust(room: Room, command: c.AdjustPosted) -> RoomRuling:
    """Another amount at the discretion of the house; after a hit this is the reset."""
    promotion = room.promotions.get(command.name)
    if promotion is None:
        return malformed(Reason.NO_SUCH_GAME, f"no promotion is called {command.name}")
    ground: str = JackpotLaw.posted_adjustable
    if promotion.hits and not promotion.posted:
        ground = JackpotLaw.reset
    elif not room.rules.jackpots.posted_adjustable:
        says = f"{command.name} stands as it was posted"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, ground)
    refused = too_much(room, command.name, command.amount)
    if refused is not None:
        return refused
    changed = e.PostedChanged(command.name, command.amount, promotion.next_posting, command.why)
    return Ruling((changed,), grounds=(ground,))


def judge_cancel(room: Room, command: c.CancelPromotion) -> RoomRuling:
    if command.name not in room.promotions:
        return malformed(Reason.NO_SUCH_GAME, f"no promotion is called {command.name}")
    if not room.rules.promotions.cancellable:
        return stands(command.name)
    ended = e.PromotionCancelled(command.name, command.why)
    return Ruling((ended,), grounds=(PromotionLaw.cancellable,))


def dropped_too_much(room: Room, listing: Listing) -> RoomRuling | None:
    """Why a game cannot have such a drop for the promotions; None if it can."""
    return too_large(room, listing.house.promotion, listing.stakes.dollar)


def too_large(room: Room, promotion: int, dollar: int) -> RoomRuling | None:
    most = room.rules.jackpots.drop_maximum
    if promotion <= most * dollar:
        return None
    says = f"at most {most} of a hand goes to the promotions"
    return refuse(Reason.TOO_MUCH_DROPPED, says, JackpotLaw.drop_maximum)


# ---- every day -------------------------------------------------------------------------------


def postings(room: Room) -> Iterator[Upcoming]:
    """At its hour a jackpot is posted anew."""
    for name, promotion in room.promotions.items():
        if promotion.next_posting:
            yield Upcoming(promotion.next_posting, partial(posted_anew, room, name, promotion))


def posted_anew(room: Room, name: str, promotion: Promotion) -> Due:
    """With what was collected since the last posting; not after a hit."""
    at, ground = promotion.next_posting, str(JackpotLaw.daily_add)
    amount = promotion.posted + daily_add(room, promotion)
    if promotion.hit_since_posting:
        ground = JackpotLaw.raised_at_posting_after_hit
        if not room.rules.jackpots.raised_at_posting_after_hit:
            amount = promotion.posted
    following = next_time_of_day(at, room.zone, promotion.terms.posting)
    changed = e.PostedChanged(name, amount, following, "posting")
    return Due(at, (changed,), (ground,))


def daily_add(room: Room, promotion: Promotion) -> int:
    if room.rules.jackpots.daily_add is DailyAdd.FIXED:
        return promotion.terms.add
    return promotion.collected * promotion.terms.part // 100


JUDGES: RoomJudges = {
    c.FundPool: judge_fund,
    c.PostPromotion: judge_post,
    c.AdjustPosted: judge_adjust,
    c.CancelPromotion: judge_cancel,
}


# ---- apply -----------------------------------------------------------------------------------


def post(room: Room, event: e.PromotionPosted) -> None:
    new = Promotion(event.terms, event.amount, event.next_posting)
    old = room.promotions.get(event.name)
    if old is not None:
        new = replace(old, terms=event.terms, posted=event.amount, next_posting=event.next_posting)
    room.promotions[event.name] = new


def change(room: Room, event: e.PostedChanged) -> None:
    promotion = room.promotions[event.name]
    promotion = replace(promotion, posted=event.amount)
    if event.next_posting != promotion.next_posting:
        promotion = replace(
            promotion, next_posting=event.next_posting, collected=0, hit_since_posting=False
        )
    room.promotions[event.name] = promotion


def cancel(room: Room, event: e.PromotionCancelled) -> None:
    del room.promotions[event.name]


APPLY: RoomApplies = {
    e.PromotionPosted: post,
    e.PostedChanged: change,
    e.PromotionCancelled: cancel,
}
