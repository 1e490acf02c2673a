"""Disputes: deadlines, authority, fairness, and what a ruling may weigh."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class Authority(Enum):
    FLOOR = "floor"
    SUPERVISOR = "poker-supervisor"
    DIRECTOR = "tournament-director"


class DisputeDeadline(Enum):
    NEXT_HAND = "next-hand-start"
    FIRST_CARD = "first-card-of-next-hand"


class HandStart(Enum):
    RIFFLE = "first-riffle"
    CARD = "first-card-dealt"


class ShufflerStart(Enum):
    BUTTON = "shuffler-button"
    CARD = "first-card-dealt"


class Caller(Enum):
    ANY_PLAYER = "any-player"
    DEALER = "dealer-only"


class Uncovered(Enum):
    FLOOR = "floor-discretion"
    ASK_FIRST = "ask-higher-authority"


class DecisionLaw(Group):
    dispute_deadline: Point[DisputeDeadline] = point(
        "dispute-deadline", DisputeDeadline.NEXT_HAND, "Until when may a pot be disputed?"
    )
    dispute_ends_with_game: Point[bool] = point(
        "dispute-ends-with-game",
        True,
        "Does the end of the game or a table move also end the right to dispute?",
    )
    hand_start: Point[HandStart] = point(
        "hand-start", HandStart.RIFFLE, "When does a new hand begin (shuffled by hand)?"
    )
    hand_start_shuffler: Point[ShufflerStart] = point(
        "hand-start-shuffler",
        ShufflerStart.BUTTON,
        "When does a new hand begin with an automatic shuffler?",
    )
    misawarded_pot_recovery: Point[bool] = point(
        "misawarded-pot-recovery",
        True,
        "Can a pot pushed to the wrong player and mixed with other chips be moved?",
    )
    disputed_pot_held: Point[bool] = point(
        "disputed-pot-held", True, "May all or part of a disputed pot be held?"
    )
    play_on_while_ruling_pends: Point[bool] = point(
        "play-on-while-ruling-pends",
        True,
        "May the next hand be dealt while a ruling is outstanding?",
    )
    ruling_authority: Point[Authority] = point(
        "ruling-authority", Authority.FLOOR, "Who gives the final ruling?"
    )
    appeal: Point[bool] = point("appeal", False, "Can a final ruling be appealed?")
    fairness_override: Point[bool] = point(
        "fairness-override", True, "May fairness override the strict rule?"
    )
    ruling_weighs_intent: Point[bool] = point(
        "ruling-weighs-intent", False, "Does a ruling weigh the intent of the offender?"
    )
    ruling_weighs_experience: Point[bool] = point(
        "ruling-weighs-experience", False, "Does a ruling weigh a player's experience?"
    )
    ruling_weighs_session_conduct: Point[bool] = point(
        "ruling-weighs-session-conduct",
        False,
        "Does a ruling weigh a player's conduct this session?",
    )
    ruling_weighs_past_record: Point[bool] = point(
        "ruling-weighs-past-record", False, "Does a ruling weigh a player's past record?"
    )
    supervisor_callable_by: Point[Caller] = point(
        "supervisor-callable-by", Caller.ANY_PLAYER, "Who may call the floor?"
    )
    delay_may_change_ruling: Point[bool] = point(
        "delay-may-change-ruling",
        True,
        "May a ruling differ because an error was noticed and not pointed out?",
    )
    house_liable_for_errors: Point[bool] = point(
        "house-liable-for-errors",
        False,
        "Is the house liable for wrong rulings given in good faith?",
    )
    uncovered_situation: Point[Uncovered] = point(
        "uncovered-situation", Uncovered.FLOOR, "What if a situation is covered by no rule?"
    )
