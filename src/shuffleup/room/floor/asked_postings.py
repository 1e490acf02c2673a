"""Promotions as they are posted, raised and changed: asked without a room."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.facts import ONE_OF, YES, Fact, Facts
from shuffleup.law.points.room.promotions import PromotionLaw
from shuffleup.room.apply import apply
from shuffleup.room.cage.cage_events import DropCounted
from shuffleup.room.floor.asked_jackpots import JACKPOT, POSTED, TABLE, TERMS
from shuffleup.room.floor.room_kinds import JACKPOTS, PRIZES, asked
from shuffleup.room.floor.small_room import ANN, MANAGER, OTHERS, answer, does, passes, stand
from shuffleup.room.instants import MINUTE, moment
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.promotions.promotion_events import JackpotHit
from shuffleup.room.promotions.promotion_records import Hit
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room

A_DAY = 24 * 60
ADDED, RESET = 100, 2_000  # what the house designates, where it may


@asked(
    "promotion-posted",
    PRIZES,
    "The house wants to post a promotion.",
    Fact("policy", YES, "Is there an approved policy for it?", default=True),
    Fact("published", YES, "Can its rules be read?", default=True),
    Fact("funded", YES, "Have the players paid in as much as is posted?", default=True),
)
def promotion_posted(room: Room, facts: Facts) -> RoomRuling:
    policy = TERMS.policy if facts.yes("policy") else ""
    rules = TERMS.rules if facts.yes("published") else ""
    if facts.yes("funded"):
        does(room, c.FundPool(POSTED, second="second"), MANAGER)
    terms = replace(TERMS, policy=policy, rules=rules)
    ruling = does(room, c.PostPromotion(JACKPOT, POSTED, terms), MANAGER)
    return answer("it may be posted", *ruling.grounds, PromotionLaw.fund)


def posted_daily(room: Room) -> None:
    """A jackpot that is posted anew an hour from now, every day."""
    at = moment(room.now + 60 * MINUTE, room.zone)
    terms = replace(TERMS, posting=60 * at.hour + at.minute, add=ADDED, reset=RESET)
    does(room, c.FundPool(4 * POSTED, second="second"), MANAGER)
    does(room, c.PostPromotion(JACKPOT, POSTED, terms), MANAGER)
    stand(room, TABLE, ANN, *OTHERS[:5])


def hit_now(room: Room) -> None:
    """It was hit, and what is posted then is the house's own or nothing yet."""
    last = Hit(TABLE, 1, POSTED)
    apply(room, JackpotHit(JACKPOT, last, (), (), 0))


@asked(
    "jackpot-raised-daily",
    JACKPOTS,
    "A jackpot is posted anew for the day: is it raised?",
    Fact("hit", YES, "Was it hit since the last posting?", default=False),
)
def jackpot_raised_daily(room: Room, facts: Facts) -> RoomRuling:
    posted_daily(room)
    if facts.yes("hit"):
        hit_now(room)
    apply(room, DropCounted(TABLE, (), POSTED))
    before = room.promotions[JACKPOT].posted
    ruling = passes(room, 60)
    added = room.promotions[JACKPOT].posted - before
    says = "it is not raised, since it was hit"
    if added:
        by = "by what was collected since" if added == POSTED else "by a fixed sum"
        says = f"it is raised {by}"
    return answer(says, *ruling.grounds)


@asked(
    "jackpot-amount-changed",
    JACKPOTS,
    "The house wants to post another amount for a jackpot.",
    Fact("when", ONE_OF, "When?", ("any-day", "after-a-hit"), default="any-day"),
)
def jackpot_amount_changed(room: Room, facts: Facts) -> RoomRuling:
    posted_daily(room)
    after = facts.one_of("when") == "after-a-hit"
    if after:
        hit_now(room)
    ruling = does(room, c.AdjustPosted(JACKPOT, 2 * POSTED), MANAGER)
    says = "management sets the amount after a hit" if after else "the house may change it"
    return answer(says, *ruling.grounds)
