"""Who gets into an event, late, again or absent, with which chips; and where the money goes."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class LateStack(Enum):
    FULL = "full"
    BLINDED_DOWN = "blinded-down"


class PreStartAddOn(Enum):
    PRIZE_POOL = "prize-pool"
    SERVICE_CHARGE = "service-charge"


class EventEntryLaw(Group):
    late_stack: Point[LateStack] = point(
        "late-entry-stack", LateStack.FULL, "What stack does a late entrant get?"
    )
    alternates: Point[bool] = point(
        "alternates", True, "May players on a waiting list enter a full event as seats open?"
    )
    entry_limit: Point[int] = point(
        "event-entry-limit",
        0,
        "How many entries are taken, where the event announces nothing (0: any number)?",
        unit="entries",
        least=0,
        most=100000,
    )
    absent_stack_placed: Point[bool] = point(
        "absent-entrant-stack-placed",
        True,
        "Is the stack of a paid entrant who is absent at the start put in play?",
    )
    absent_removed_after: Point[int] = point(
        "absent-entrant-stack-removed-after",
        60,
        "After how long may the stack of an entrant nobody can reach be removed?",
        unit="minutes",
        least=0,
        most=1440,
    )
    absent_removed_at_new_level: Point[bool] = point(
        "absent-entrant-stack-removed-at-new-level",
        True,
        "May it be removed before, once a new level has begun?",
    )
    absent_may_ask: Point[bool] = point(
        "absent-entrant-may-ask-for-stack",
        True,
        "Does the stack of an absent entrant stay who asks for it?",
    )
    rebuy_binds: Point[bool] = point(
        "rebuy-announcement-binds", True, "Does an announced re-buy bind, and play behind?"
    )
    rebuy_may_miss_hand: Point[bool] = point(
        "rebuy-may-miss-hand", False, "May a player who can re-buy miss a hand?"
    )
    rebuy_until_level: Point[int] = point(
        "rebuy-until-level",
        0,
        "Until the end of which level may re-buy who has lost everything, where the event "
        "announces nothing (0: none)?",
        unit="level",
        least=0,
        most=99,
    )
    rebuy_chips: Point[int] = point(
        "rebuy-chips",
        0,
        "How many chips is a re-buy, where the event announces nothing (0: a starting stack)?",
        unit="chips",
        least=0,
        most=1000000,
    )
    break_rebuy_threshold: Point[int] = point(
        "break-rebuy-threshold",
        0,
        "With which stack at most is a re-buy sold at the first break (0: with none)?",
        unit="chips",
        least=0,
        most=1000000,
    )
    pre_start_add_on: Point[PreStartAddOn] = point(
        "pre-start-add-on",
        PreStartAddOn.PRIZE_POOL,
        "Where does the money of an add-on bought before the start go?",
    )
    pool_service_charge: Point[bool] = point(
        "pool-service-charge", False, "May a service charge be taken out of the prize pool?"
    )
    pool_pays_entry: Point[bool] = point(
        "pool-pays-entry", False, "May an entry to another event be taken out of the prize pool?"
    )
