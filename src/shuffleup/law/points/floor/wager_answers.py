"""What a house may answer to the questions about wagers: the closed lists of ``Wagers``."""

from __future__ import annotations

from enum import Enum


class ChipsCommit(Enum):
    """When chips moved forward in turn are a bet."""

    LINE = "on-or-over-betting-line"
    FORWARD_MOTION = "forward-motion"
    RELEASED = "released-in-pot"
    RELEASED_OR_LINE = "released-or-line-crossed"


class Induced(Enum):
    BINDS = "binds"
    MAY_BIND = "may-bind"
    NEVER_BINDS = "never-binds"


class Accident(Enum):
    RETURNED = "returned"
    STAY_IN = "stay-in"


class CheckWithChips(Enum):
    CHECK = "check"
    MINIMUM_BET = "minimum-bet"
    FLOOR = "floor-discretion"


class StringCaller(Enum):
    DEALER = "dealer"
    ANY_PLAYER = "any-player"


class Complete(Enum):
    """When an action with chips is over."""

    HAND_WITHDRAWN = "hand-withdrawn"
    CHIPS_RELEASED = "chips-released"


class Motions(Enum):
    """How the chips of a raise that was said may go in."""

    ONE_FURTHER = "one-further-motion"
    ONE_CROSSING = "one-crossing"
    ANY = "any-motions"


class OddFirst(Enum):
    MINIMUM_RAISE = "minimum-raise"
    COMPLETE = "complete-in-one-motion"


class LateRaise(Enum):
    MINIMUM_RAISE = "minimum-raise"
    NOT_ALLOWED = "not-allowed"


class Unaware(Enum):
    """What becomes of chips put in for the bet before a raise."""

    FORFEIT_OR_COMPLETE = "forfeit-or-complete"
    UNTIL_NEXT_ACTION = "withdraw-until-next-action"
    UNTIL_CALL_OR_SHOW = "withdraw-until-later-call-or-show"
    MUST_COMPLETE = "must-complete"
    AS_UNDERCALL = "as-undercall"


class TooLate(Enum):
    CHIPS_STAY = "chips-stay"
    MUST_COMPLETE = "must-complete"


class Undercall(Enum):
    FULL_CALL = "full-call"
    FORFEIT_OR_COMPLETE = "forfeit-or-complete"
    FLOOR = "floor-discretion"


class TinyChip(Enum):
    FLOOR = "floor-discretion"
    FULL_CALL = "full-call"
    RETURNED = "returned"


class KillChips(Enum):
    BIND = "bind-to-kill-minimum"
    RETURNED = "returned"


class KillBet(Enum):
    CORRECTED = "corrected"
    STANDS = "stands"


class Undersize(Enum):
    MINIMUM = "raised-to-minimum"
    RETURNED = "returned"


class CorrectUntil(Enum):
    NEXT_ACTION = "next-action"
    END_OF_ROUND = "end-of-betting-round"
    ANY_TIME = "any-time"


class WagerRounding(Enum):
    NEAREST = "nearest-proper-amount"
    DOWN = "round-down"
    UP = "round-up"


class Halfway(Enum):
    DOWN = "down"
    UP = "up"


class AcceptedAction(Enum):
    BINDING = "binding"
    RELIEF = "relief-for-gross-misunderstanding"


class OldChips(Enum):
    FLOOR = "floor-discretion"
    COUNT = "count-toward-action"
    IGNORED = "ignored"


class HiddenChips(Enum):
    """Chips found behind an all-in that lost."""

    TO_WINNER_OR_REMOVED = "to-winner-before-next-deal-else-removed"
    FLOOR = "floor-discretion"
    KEPT = "kept"


class CashPlays(Enum):
    NEVER = "never"
    IF_NOBODY_OBJECTS = "if-nobody-objects"


class PotTold(Enum):
    POT_LIMIT_ONLY = "pot-limit-only"
    NEVER = "never"
    ANY_GAME = "any-game"


class StackCount(Enum):
    FACING_ALL_IN = "when-facing-all-in"
    DECIDING = "when-deciding"
    NEVER = "never"
