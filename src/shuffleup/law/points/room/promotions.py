"""Promotions: what pays them, how they are posted, and how a prize is claimed."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class PromotionFund(Enum):
    PLAYERS_POOL = "players-pool"
    HOUSE = "house"


class TaxPapers(Enum):
    NEVER = "never"
    ABOVE_THRESHOLD = "above-threshold"
    ALWAYS = "always"


class PromotionLaw(Group):
    fund: Point[PromotionFund] = point(
        "promotion-fund", PromotionFund.PLAYERS_POOL, "What pays promotions?"
    )
    collection: Point[int] = point(
        "promotion-collection",
        1,
        "What must be collected of a hand for the players to be eligible?",
        unit="dollars",
        least=0,
        most=100,
    )
    policy_needed: Point[bool] = point(
        "promotion-policy-needed", True, "Does a promotion need an approved policy?"
    )
    rules_published: Point[bool] = point(
        "promotion-rules-published", True, "Are its rules posted or to be had on request?"
    )
    disqualification: Point[bool] = point(
        "promotion-disqualification", True, "May somebody who evades its rules be disqualified?"
    )
    login: Point[bool] = point(
        "promotion-login", True, "Does time played count only while logged in with a club card?"
    )
    time_adjusted: Point[bool] = point(
        "promotion-time-adjusted", False, "Is playing time ever adjusted?"
    )
    ticket_transfer: Point[bool] = point(
        "promotion-ticket-transfer", False, "May a ticket be passed on?"
    )
    tax_id_threshold: Point[TaxPapers] = point(
        "promotion-tax-id-threshold",
        TaxPapers.ABOVE_THRESHOLD,
        "For which winnings are identity and tax details needed?",
    )
    claim_days: Point[int] = point(
        "promotion-claim-days",
        30,
        "How long may a prize be claimed, where nothing else is said?",
        unit="days",
        least=1,
        most=3650,
    )
    cancellable: Point[bool] = point(
        "promotion-cancellable", True, "May management change or cancel it without notice?"
    )
    decision_final: Point[bool] = point(
        "promotion-decision-final", True, "Is management's decision on a promotion final?"
    )
