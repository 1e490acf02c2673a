"""Prizes, tickets, time played, and what management may do with a promotion; without a room."""

from __future__ import annotations

from shuffleup.floor.facts import COUNT, ONE_OF, YES, Fact, Facts
from shuffleup.floor.senders import player
from shuffleup.law.points.room.promotions import PromotionLaw
from shuffleup.room.floor.asked_jackpots import JACKPOT, hit, posted
from shuffleup.room.floor.room_kinds import PRIZES, asked
from shuffleup.room.floor.small_room import (
    ANN,
    MANAGER,
    OTHERS,
    answer,
    does,
    here,
    of_ann,
    passes,
    stand,
)
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.promotions.prizes import unpaid
from shuffleup.room.promotions.time_and_tickets import played
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room

A_DAY = 24 * 60  # minutes
WANTED = ("change-or-cancel", "disqualify-somebody", "appeal")


@asked(
    "prize-claimed",
    PRIZES,
    "A player claims a prize of a promotion.",
    Fact("days", COUNT, "How many days after it was won?", also=(29, 30, 31, 90)),
    Fact("large", YES, "Is it more than may be paid without papers?", default=False),
    Fact("papers", YES, "Has the player shown identity and tax details?", default=True),
)
def prize_claimed(room: Room, facts: Facts) -> RoomRuling:
    posted(room, 10_000 if facts.yes("large") else 1_000)
    hit(room)
    ruling = passes(room, facts.count("days") * A_DAY)
    if not unpaid(room, ANN, JACKPOT):
        return answer("too late: the prize has lapsed to the house", *ruling.grounds)
    claim = c.ClaimPrize(ANN, JACKPOT, facts.yes("papers"), second="second")
    does(room, claim, MANAGER)
    return answer("it is paid", PromotionLaw.claim_days, PromotionLaw.tax_id_threshold)


@asked(
    "ticket-passed-on",
    PRIZES,
    "A ticket of a promotion was given to somebody else, who wants to use it.",
)
def ticket_passed_on(room: Room, facts: Facts) -> RoomRuling:
    here(room, ANN, "Bob")
    does(room, c.GiveTicket("1", "Bob"), MANAGER)
    ruling = does(room, c.PassTicket("Bob", "1", ANN), player("Bob"))
    of_ann(room, c.RedeemTicket(ANN, "1"))
    return answer("the ticket counts for whoever has it", *ruling.grounds)


@asked(
    "time-not-logged",
    PRIZES,
    "A player has played for an hour and says that the time was not counted.",
    Fact("logged-in", YES, "Was the player logged in with the club card?", default=False),
    Fact("corrects", YES, "Does the house want to put it right?", default=False),
)
def time_not_logged(room: Room, facts: Facts) -> RoomRuling:
    stand(room, "1", ANN, *OTHERS[:5])
    if facts.yes("logged-in"):
        of_ann(room, c.LogIn(ANN, "1"))
    passes(room, 60)
    if facts.yes("corrects"):
        does(room, c.AdjustTime(ANN, 60), MANAGER)
        return answer("the time may be corrected", PromotionLaw.time_adjusted)
    counts = "the hour counts" if played(room, ANN) else "nothing counts without logging in"
    return answer(counts, PromotionLaw.login)


@asked(
    "promotion-disputed",
    PRIZES,
    "What management may do with a promotion that runs, and whether it can be appealed.",
    Fact("what", ONE_OF, "What is wanted?", WANTED),
)
def promotion_disputed(room: Room, facts: Facts) -> RoomRuling:
    posted(room)
    return DISPUTES[facts.one_of("what")](room)


def cancels(room: Room) -> RoomRuling:
    ruling = does(room, c.CancelPromotion(JACKPOT), MANAGER)
    return answer("management may change or cancel it without notice", *ruling.grounds)


def disqualifies(room: Room) -> RoomRuling:
    ruling = does(room, c.Disqualify(ANN, JACKPOT), MANAGER)
    return answer("whoever evades its rules may be disqualified", *ruling.grounds)


def appeals(room: Room) -> RoomRuling:
    of_ann(room, c.AppealDecision(ANN, JACKPOT))
    return answer("the decision may be appealed", PromotionLaw.decision_final)


DISPUTES = dict(zip(WANTED, (cancels, disqualifies, appeals), strict=True))
