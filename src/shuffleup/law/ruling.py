"""What a judge answers: a Ruling with its events, or with a Refusal and its reason.

Two refusals: *malformed* (a typed reason, no law involved) and *unlawful*, which always carries
grounds: names of points and procedures that a rulebook can turn into clauses.
"""

from __future__ import annotations

from enum import Enum
from typing import Generic, TypeVar

from msgspec import Struct


class Reason(Enum):
    """Why a command is refused; the second part says whether it is malformed or unlawful."""

    # malformed: nothing to do with the law of poker
    NOT_A_COMMAND = ("not-a-command", True)
    NOT_A_SENDER = ("not-a-sender", True)
    NOT_YOUR_PART = ("not-your-part", True)
    NO_SUCH_SEAT = ("no-such-seat", True)
    NOT_A_WHOLE_AMOUNT = ("not-a-whole-amount", True)
    NOT_A_CARD = ("not-a-card", True)
    DUPLICATE_CARD = ("duplicate-card", True)
    NOT_ASKED_FOR = ("not-asked-for", True)
    HAND_IS_OVER = ("hand-is-over", True)
    NOT_A_REPORT = ("not-a-report", True)
    NOT_AN_OPTION = ("not-an-option", True)
    HAND_IS_ON = ("hand-is-on", True)
    NO_HAND = ("no-hand", True)
    NOT_SEATED = ("not-seated", True)
    NAME_TAKEN = ("name-taken", True)
    CANNOT_BE_DEALT = ("cannot-be-dealt", True)
    NOT_A_DESIGNATION = ("not-a-designation", True)
    MORE_THAN_THERE_IS = ("more-than-there-is", True)
    COUNT_DIFFERS = ("count-differs", True)
    NOBODY_OF_THAT_NAME = ("nobody-of-that-name", True)
    NO_SUCH_GAME = ("no-such-game", True)
    NO_SUCH_TABLE = ("no-such-table", True)
    NOT_ON_THE_LIST = ("not-on-the-list", True)
    NOT_CALLED = ("not-called", True)
    NOT_AWAY = ("not-away", True)
    NOT_GONE = ("not-gone", True)
    TIME_GOES_ON = ("time-goes-on", True)
    DEALT_BY_HAND = ("dealt-by-hand", True)
    DEALT_HERE = ("dealt-here", True)
    NOT_ON_THE_RECORD = ("not-on-the-record", True)
    NOT_COUNTED = ("not-counted", True)
    RESTS_ON_IT = ("rests-on-it", True)
    STAYS_DONE = ("stays-done", True)
    NOT_ON_THE_STAFF = ("not-on-the-staff", True)
    RESULT_IS_IN = ("result-is-in", True)
    # unlawful: the law of the game says no
    NOT_IN_THE_HAND = ("not-in-the-hand", False)
    OUT_OF_TURN = ("out-of-turn", False)
    BET_TO_FACE = ("bet-to-face", False)
    PASS_AND_OUT = ("pass-and-out", False)
    NOTHING_TO_CALL = ("nothing-to-call", False)
    BELOW_MINIMUM = ("below-minimum", False)
    ABOVE_MAXIMUM = ("above-maximum", False)
    NOT_A_BET_SIZE = ("not-a-bet-size", False)
    BETTING_CLOSED = ("betting-closed", False)
    RAISES_CAPPED = ("raises-capped", False)
    NOBODY_TO_RAISE = ("nobody-to-raise", False)
    NO_CHECK_RAISE = ("no-check-raise", False)
    BRING_IN_ONLY = ("bring-in-only", False)
    LIMITED = ("limited", False)
    NO_OPENERS = ("no-openers", False)
    TOO_MANY_CARDS = ("too-many-cards", False)
    WRONG_NUMBER_OF_CARDS = ("wrong-number-of-cards", False)
    NOT_YOUR_CARD = ("not-your-card", False)
    MUST_SHOW = ("must-show", False)
    NO_RABBIT_HUNTING = ("no-rabbit-hunting", False)
    NOT_SO_MANY_RUNS = ("not-so-many-runs", False)
    # asked of the floor
    NO_CLOCK = ("no-clock", False)
    NOT_TOLD = ("not-told", False)
    NOT_DONE_HERE = ("not-done-here", False)
    RULING_IS_FINAL = ("ruling-is-final", False)
    NO_CLAIM = ("no-claim", False)
    # at the table
    FLOOR_DECIDES = ("floor-decides", False)
    NOT_THE_FLOOR = ("not-the-floor", False)
    NOT_YOUR_HAND = ("not-your-hand", False)
    SEAT_TAKEN = ("seat-taken", False)
    IN_A_HAND = ("in-a-hand", False)
    TOO_FEW_PLAYERS = ("too-few-players", False)
    NOT_YET = ("not-yet", False)
    NOT_THIS_WAY = ("not-this-way", False)
    NOT_IN_THIS_HOUSE = ("not-in-this-house", False)
    NOT_YOUR_PLACE = ("not-your-place", False)
    TOO_FEW_CHIPS = ("too-few-chips", False)
    TOO_MANY_CHIPS = ("too-many-chips", False)
    CHIPS_NOT_TAKEN = ("chips-not-taken", False)
    CHIPS_STAY = ("chips-stay", False)
    # in the room
    NOT_IN_THE_ROOM = ("not-in-the-room", False)
    SEATS_ARE_OPEN = ("seats-are-open", False)
    NOT_BY_PHONE = ("not-by-phone", False)
    NO_MORE_ROLLS = ("no-more-rolls", False)
    TOO_YOUNG = ("too-young", False)
    NO_PAPERS = ("no-papers", False)
    BARRED = ("barred", False)
    SUSPENDED = ("suspended", False)
    RULES_NOT_ACCEPTED = ("rules-not-accepted", False)
    NOT_BY_YOURSELF = ("not-by-yourself", False)
    TOO_MANY_NAMES = ("too-many-names", False)
    NO_SWAPPING = ("no-swapping", False)
    NOT_THE_SHORTEST = ("not-the-shortest", False)
    TAKE_IT_OR_ROLL = ("take-it-or-roll", False)
    NOT_YOUR_WORK = ("not-your-work", False)
    NOT_MANAGEMENT = ("not-management", False)
    OTHERS_FIRST = ("others-first", False)
    OBJECTED_TO = ("objected-to", False)
    NOT_EVERYONE_THERE = ("not-everyone-there", False)
    SEAT_KEPT = ("seat-kept", False)
    ENOUGH_PLAYERS = ("enough-players", False)
    TOO_MANY_SEATS = ("too-many-seats", False)
    ONE_SEAT_EACH = ("one-seat-each", False)
    MOVE_AT_ONCE = ("move-at-once", False)
    KEEPS_GAMES_EVEN = ("keeps-games-even", False)
    NOT_ESTABLISHED = ("not-established", False)
    KEPT_APART = ("kept-apart", False)
    NO_PLAYING_OVER = ("no-playing-over", False)
    NO_GUESTS = ("no-guests", False)
    NO_LOCK_UP = ("no-lock-up", False)
    NOBODY_TO_DEAL = ("nobody-to-deal", False)
    NO_DEVICES = ("no-devices", False)
    # at the cage, and in promotions
    SECOND_PERSON = ("second-person", False)
    NO_POLICY = ("no-policy", False)
    RULES_NOT_POSTED = ("rules-not-posted", False)
    MORE_THAN_THE_FUND = ("more-than-the-fund", False)
    TOO_MUCH_DROPPED = ("too-much-dropped", False)
    NO_JACKPOT = ("no-jackpot", False)
    NOT_VOID = ("not-void", False)
    DISQUALIFIED = ("disqualified", False)
    TIME_STANDS = ("time-stands", False)
    TICKET_VOID = ("ticket-void", False)
    PAPERS_NEEDED = ("papers-needed", False)
    DECISION_IS_FINAL = ("decision-is-final", False)
    # in a league
    NOT_PLAYED_OUT = ("not-played-out", False)
    NOT_QUALIFIED = ("not-qualified", False)

    def __init__(self, code: str, malformed: bool) -> None:
        self.code = code
        self.malformed = malformed


class Refusal(Struct, frozen=True, gc=False):
    """Why not: a typed reason, a sentence for the person, and the grounds in law if any."""

    reason: Reason
    says: str
    grounds: tuple[str, ...] = ()

    def __str__(self) -> str:
        law = f" ({', '.join(self.grounds)})" if self.grounds else ""
        return f"Refused: {self.says}{law}."


# The events of one layer; a hand's ruling is also a table's, since a table takes a hand's events.
E = TypeVar("E", covariant=True)


class Choice(Struct, Generic[E], frozen=True, gc=False):
    """One thing the floor may lawfully decide: its name, what it means, and what then happens.

    ``grounds`` are behind this choice alone, beside those of the ruling that leaves it open.
    """

    name: str
    says: str
    events: tuple[E, ...] = ()
    grounds: tuple[str, ...] = ()


class Ruling(Struct, Generic[E], frozen=True, gc=False):
    """The answer to a command: what happens, or why nothing does.

    Where a book leaves it to the floor there are ``options`` instead of events, one of them perhaps
    the ``default``; ``authority`` names the role that alone may choose, if not anyone of the floor.
    ``used`` are the facts it rests on, ``missing`` those still to be asked for.
    """

    events: tuple[E, ...] = ()
    refusal: Refusal | None = None
    grounds: tuple[str, ...] = ()
    says: str = ""
    options: tuple[Choice[E], ...] = ()
    default: str = ""
    authority: str = ""
    notes: tuple[str, ...] = ()  # what follows beside the hand: count the deck, a penalty possible
    used: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        return self.refusal is None

    @property
    def impossible(self) -> bool:
        """Whether what was asked cannot be true or be done at all, whatever the law says."""
        return self.refusal is not None and self.refusal.reason.malformed

    def grounds_if(self, choice: Choice[E]) -> tuple[str, ...]:
        """What is behind one of the options, once it is chosen."""
        return tuple(dict.fromkeys((*self.grounds, *choice.grounds)))

    @property
    def discretion(self) -> bool:
        """Whether someone with the authority has to choose."""
        return bool(self.options)
