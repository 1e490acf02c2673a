"""A player's page in the ledger of the blinds: what every hand was to them, and what must be paid.

A ``Page`` begins with how the player came to their seat and has one entry for each hand since: what
they paid if they were dealt in (nothing is a payment too), or an ``Out`` if they were not. It knows
no debts; what is owed is read off the entries each time. ``check_payment`` puts a hand's payment to
the rules of a page, each a sentence that fails with what is wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import takewhile
from typing import Final, TypeAlias


class Start(Enum):
    """How a page begins: what was last said of a player who owed nothing."""

    NEW = "new: pays to come in, or comes in free once the button has gone by"
    NEW_FREE = "new, from a game that makes coming in free"
    LETS_PASS = "lets the blinds pass, and comes in free once the button has gone by"
    MOVED = "moved to another seat"
    UNKNOWN = "may or may not have paid the blinds of this round"


class Paid(Enum):
    """What a player can pay before the cards."""

    BIG_BLIND = "the big blind"
    ONLY_BLIND = "the only blind"  # of a game that has no small one
    SMALL_BLIND = "the small blind"
    MOVING_SMALL = "the small blind of a moving button"
    DEAD_SMALL = "a dead small blind"
    BIG_TO_COME_IN = "a big blind to come in"
    SMALL_TO_COME_IN = "a small blind to come in"
    ALL_THEY_HAVE = "all they have to come in"  # less than both blinds: the rest is forgiven
    STRADDLE = "a straddle"
    BUTTON = "both blinds for the button"


class Out(Enum):
    """What a hand was to a player who was not dealt in."""

    NO_BIG = "the big blind did not come by; a small blind that was due did"
    NO_BLIND = "no blind came by that counts: too few were in turn, or there is no small blind"
    FREE_BIG = "the big blind went by, free for a new player"
    MISSED_BIG = "the big blind went by, and is owed"


Payment: TypeAlias = frozenset[Paid]
Entry: TypeAlias = Payment | Out

NOTHING: Final[Payment] = frozenset()
NEWCOMERS: Final = {Start.NEW, Start.NEW_FREE, Start.LETS_PASS}
BLIND_IN_TURN: Final = {Paid.BIG_BLIND, Paid.ONLY_BLIND}
SMALL_IN_TURN: Final = {Paid.SMALL_BLIND, Paid.MOVING_SMALL}
A_BIG: Final = BLIND_IN_TURN | {Paid.BIG_TO_COME_IN, Paid.STRADDLE, Paid.BUTTON}
A_SMALL: Final = SMALL_IN_TURN | {Paid.DEAD_SMALL, Paid.SMALL_TO_COME_IN}


@dataclass
class Page:
    """What every hand was to one player since ``start``."""

    player: str
    start: Start
    entries: list[Entry] = field(default_factory=list)
    button_went_by: bool = False  # at any time since the start

    def begin(self, start: Start, *entries: Entry) -> None:
        """Turn the page: what was before no longer counts."""
        self.start, self.entries, self.button_went_by = start, [*entries], False

    def away(self) -> Sequence[Entry]:
        """The hands they missed since they were last dealt in, or since the start."""
        return [*takewhile(lambda entry: isinstance(entry, Out), reversed(self.entries))][::-1]

    def played(self) -> Sequence[Entry]:
        """Everything up to the last hand they were dealt in."""
        return self.entries[: len(self.entries) - len(self.away())]


# ---- what can be read off a page -------------------------------------------------------------


def was_in(page: Page) -> bool:
    """They were dealt in on the last hand, as far as anybody knows."""
    return not page.away() and bool(page.played() or page.start is Start.UNKNOWN)


def missed_big(page: Page) -> bool:
    """The big blind went by since they were last dealt in, and is owed."""
    return Out.MISSED_BIG in page.away()


def last_but(passing: Collection[Entry], entries: Sequence[Entry]) -> Entry | None:
    """The last entry, those left out that change nothing."""
    return next((entry for entry in reversed(entries) if entry not in passing), None)


def is_big_blind(entry: Entry | None) -> bool:
    """A hand on which they paid the big blind, so that a small blind follows."""
    return isinstance(entry, frozenset) and Paid.BIG_BLIND in entry


def small_is_due(entries: Sequence[Entry]) -> bool:
    """The small blind comes next: since their big blind they were dealt in for nothing."""
    return is_big_blind(last_but({NOTHING}, entries))


def small_may_be_due(page: Page) -> bool:
    """The small blind comes next, or nobody knows that it does not."""
    last = last_but({NOTHING, frozenset({Paid.BIG_TO_COME_IN})}, page.played())
    return is_big_blind(last) if last is not None else page.start is Start.UNKNOWN


def small_is_settled(page: Page) -> bool:
    """No small blind is due: since they paid one, or came in, no big blind was theirs."""
    last = last_but({NOTHING, Out.NO_BIG, Out.NO_BLIND}, page.entries)
    if last is None:
        return page.start in NEWCOMERS
    return isinstance(last, frozenset) and not is_big_blind(last)


def missed_small(page: Page) -> bool:
    """They paid the big blind, and were not there for the small one."""
    return page.away()[:1] == [Out.NO_BIG] and small_is_due(page.played())


def missed_both(page: Page) -> bool:
    """The big blind went by, and after it the small one."""
    away = page.away()
    return missed_big(page) and Out.NO_BIG in away[away.index(Out.MISSED_BIG) :]


def owes(page: Page) -> bool:
    """They are new and were never dealt in, or missed a blind."""
    new = page.start in NEWCOMERS and not page.played()
    return new or missed_big(page) or missed_small(page)


def is_out_of_turn(page: Page) -> bool:
    """The blinds do not count on them: they just sat down or moved, or may have missed a blind."""
    arrived = page.start is not Start.UNKNOWN and not page.played()
    return arrived or missed_big(page) or bool(page.away() and small_may_be_due(page))


def big_goes_by_free(page: Page) -> bool:
    """A new player lets the first big blind go by; an ordinary one only ahead of the button."""
    waits = page.start in NEWCOMERS and set(page.entries) <= {Out.NO_BIG, Out.NO_BLIND}
    return waits and not (page.start is Start.NEW and page.button_went_by)


# ---- the rules of a page ---------------------------------------------------------------------


def nothing_is_paid_twice_in_one_hand(page: Page, paid: Payment) -> None:
    """One big blind in a hand at most, of whatever kind, and one small blind."""
    once = len(paid & A_BIG) < 2 and len(paid & A_SMALL) < 2
    assert once, f"{page.player} pays the same twice: {told(paid)}"


def a_player_comes_in_one_way(page: Page, paid: Payment) -> None:
    """Nobody comes in for a small blind and pays a big one, or straddles in the small blind."""
    two_blinds = Paid.SMALL_TO_COME_IN in paid and paid & A_BIG
    straddles = Paid.STRADDLE in paid and paid & SMALL_IN_TURN
    two_ways = two_blinds or straddles
    assert not two_ways, f"{page.player} comes in two ways: {told(paid)}"


def a_missed_big_blind_is_made_up(page: Page, paid: Payment) -> None:
    """A missed big blind is paid on coming back: once, however often it was missed."""
    if missed_big(page):
        assert paid & A_BIG, f"{page.player} missed the big blind and comes back for {told(paid)}"


def a_small_blind_missed_after_it_is_made_up(page: Page, paid: Payment) -> None:
    """A small blind missed after the big one is paid with it, as far as the chips go."""
    if missed_both(page) and Paid.BIG_TO_COME_IN in paid:
        whole = paid & (A_SMALL | {Paid.ALL_THEY_HAVE})
        assert whole, f"{page.player} missed both blinds and comes back for {told(paid)} alone"


def a_small_blind_missed_alone_is_made_up(page: Page, paid: Payment) -> None:
    """Coming back is not free if the small blind went by after the big blind was paid."""
    if missed_small(page) and set(page.away()) == {Out.NO_BIG}:
        assert paid, f"{page.player} missed the small blind and comes back for nothing"


def a_big_blind_to_come_in_is_owed(page: Page, paid: Payment) -> None:
    """Nobody pays to come in who was in, or has the small blind, and missed no big blind."""
    has_small = paid & SMALL_IN_TURN and page.start not in NEWCOMERS
    if Paid.BIG_TO_COME_IN in paid and (page.played() or has_small):
        assert missed_big(page), f"{page.player} pays {told(paid)}, but missed no big blind"


def a_new_player_pays_until_the_button_has_gone_by(page: Page, paid: Payment) -> None:
    """Coming in is free only behind the button, or from a game that makes it free."""
    new = page.start in {Start.NEW, Start.LETS_PASS} and not page.played()
    if new and not page.button_went_by:
        assert paid & A_BIG, (
            f"{page.player} is new and comes in for {told(paid)}, ahead of the button"
        )


def a_small_blind_lies_between_two_big_blinds(page: Page, paid: Payment) -> None:
    """Who is dealt in all the time has a small blind after each big blind."""
    if Paid.BIG_BLIND in paid and small_is_due(page.entries):
        assert paid & A_SMALL, f"{page.player} has two big blinds and no small one between"


def no_second_small_blind_before_a_big_blind(page: Page, paid: Payment) -> None:
    """One small blind a round; that of a moving button goes by place and may come again."""
    if paid & {Paid.SMALL_BLIND, Paid.DEAD_SMALL}:
        assert not small_is_settled(page), (
            f"{page.player} pays {told(paid)}, but owes no small blind before the next big one"
        )


RULES: Final = (
    nothing_is_paid_twice_in_one_hand,
    a_player_comes_in_one_way,
    a_missed_big_blind_is_made_up,
    a_small_blind_missed_after_it_is_made_up,
    a_small_blind_missed_alone_is_made_up,
    a_big_blind_to_come_in_is_owed,
    a_new_player_pays_until_the_button_has_gone_by,
)
RULES_OF_A_ROUND: Final = (
    a_small_blind_lies_between_two_big_blinds,
    no_second_small_blind_before_a_big_blind,
)


def check_payment(page: Page, paid: Payment, *, round_counts: bool) -> None:
    """Fail if a player who is dealt in pays too little or too much."""
    for rule in RULES + RULES_OF_A_ROUND * round_counts:
        rule(page, paid)


def told(paid: Payment) -> str:
    """A payment in words."""
    return " and ".join(sorted(one.value for one in paid)) or "nothing"
