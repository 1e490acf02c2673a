"""Disputes: deadlines, authority, fairness, and what a ruling may weigh."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


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


@dataclass(frozen=True, slots=True)
class Decisions:
    dispute_deadline: DisputeDeadline = point(
        DisputeDeadline.NEXT_HAND, "Until when may a pot be disputed?"
    )
    dispute_ends_with_game: bool = point(
        True, "Does the end of the game or a table move also end the right to dispute?"
    )
    hand_start: HandStart = point(
        HandStart.RIFFLE, "When does a new hand begin (shuffled by hand)?"
    )
    hand_start_shuffler: ShufflerStart = point(
        ShufflerStart.BUTTON, "When does a new hand begin with an automatic shuffler?"
    )
    misawarded_pot_recovery: bool = point(
        True, "Can a pot pushed to the wrong player and mixed with other chips be moved?"
    )
    disputed_pot_held: bool = point(True, "May all or part of a disputed pot be held?")
    play_on_while_ruling_pends: bool = point(
        True, "May the next hand be dealt while a ruling is outstanding?"
    )
    ruling_authority: Authority = point(Authority.FLOOR, "Who gives the final ruling?")
    appeal: bool = point(False, "Can a final ruling be appealed?")
    fairness_override: bool = point(True, "May fairness override the strict rule?")
    ruling_weighs_intent: bool = point(False, "Does a ruling weigh the intent of the offender?")
    ruling_weighs_experience: bool = point(False, "Does a ruling weigh a player's experience?")
    ruling_weighs_session_conduct: bool = point(
        False, "Does a ruling weigh a player's conduct this session?"
    )
    ruling_weighs_past_record: bool = point(False, "Does a ruling weigh a player's past record?")
    supervisor_callable_by: Caller = point(Caller.ANY_PLAYER, "Who may call the floor?")
    delay_may_change_ruling: bool = point(
        True, "May a ruling differ because an error was noticed and not pointed out?"
    )
    house_liable_for_errors: bool = point(
        False, "Is the house liable for wrong rulings given in good faith?"
    )
    uncovered_situation: Uncovered = point(
        Uncovered.FLOOR, "What if a situation is covered by no rule?"
    )
