"""The family of promotions, put together: who may ask, what judges, what is written and due."""

from __future__ import annotations

from typing import Final

from shuffleup.floor.senders import Role
from shuffleup.room.promotions import jackpots, postings, prizes, time_and_tickets
from shuffleup.room.promotions import promotion_commands as c
from shuffleup.room.roles import DESK, HOUSE, OWN, Allowed
from shuffleup.room.rulings import RoomApplies, RoomJudges

MANAGER_ALONE: Final = frozenset({Role.MANAGER})
WITH_CAGE: Final = HOUSE | {Role.CAGE, Role.PLAYER}

MAY: Allowed = {
    **dict.fromkeys((c.FundPool, c.PostPromotion, c.AdjustPosted), MANAGER_ALONE),
    **dict.fromkeys((c.CancelPromotion, c.VoidJackpot, c.Disqualify), MANAGER_ALONE),
    c.HitJackpot: HOUSE,
    c.ClaimPrize: WITH_CAGE,
    c.AppealDecision: OWN,
    c.LogIn: OWN | {Role.DEALER},
    c.AdjustTime: HOUSE,
    c.GiveTicket: DESK,
    c.PassTicket: OWN,
    c.RedeemTicket: OWN,
}
JUDGES: RoomJudges = {
    **postings.JUDGES,
    **jackpots.JUDGES,
    **prizes.JUDGES,
    **time_and_tickets.JUDGES,
}
APPLY: RoomApplies = {
    **postings.APPLY,
    **jackpots.APPLY,
    **prizes.APPLY,
    **time_and_tickets.APPLY,
}
DUE: Final = (postings.postings, prizes.lapses)
