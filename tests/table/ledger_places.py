"""Where button and blinds go, as the ledger of the blinds sees it.

``Marks`` are what it remembers from one hand to the next, a ``Deal`` is one hand beside them, with
what can be read off the two. The rules are sentences: ``rules_of_places`` say where button and
blinds may be in a round of at least three, ``RULES_OF_SEATS`` whom the big blind may pass and who
may come in. Each fails with what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tests.table.ledger_page import (
    BLIND_IN_TURN,
    SMALL_IN_TURN,
    Page,
    Paid,
    Payment,
    is_out_of_turn,
    owes,
    was_in,
)

NOWHERE: Final = -1
BUYS_BUTTON: Final[Payment] = frozenset({Paid.DEAD_SMALL, Paid.BIG_BLIND})


def clockwise(n: int, after: int, seats: Iterable[int]) -> list[int]:
    """Seats in order, from the left of one."""
    return sorted(seats, key=lambda at: (at - after - 1) % n)


def way(n: int, start: int, end: int) -> list[int]:
    """The seats on the way from one to another, without the first and with the last."""
    return clockwise(n, start, range(n))[: (end - start) % n]


@dataclass(frozen=True)
class Marks:
    """Where button and big blind were on the last hand, and what is known of the next."""

    button: int = NOWHERE
    big: int = NOWHERE
    next_button: int = NOWHERE  # the seat a dead button comes to, where that is known
    buyer: int = NOWHERE  # who bought the button on the last hand


@dataclass(frozen=True)
class Deal:
    """One hand as the bookkeeper sees it, before anything of it is entered."""

    n: int
    first: bool
    was: Marks
    button: int
    big: int  # the last one, where a moving button has several
    paid: dict[int, Payment]  # by every seat that is dealt in
    pages: dict[int, Page]  # of every seat that is taken

    # ---- the blinds of this hand ----

    def pays_big(self, at: int) -> bool:
        """A seat pays the big blind in turn."""
        return bool(self.paid[at] & BLIND_IN_TURN)

    @cached_property
    def smalls(self) -> set[int]:
        """The seats that pay the small blind in turn."""
        return {at for at, paid in self.paid.items() if paid & SMALL_IN_TURN}

    @cached_property
    def bought(self) -> bool:
        """Somebody pays both blinds to have the button next, and nobody else pays one."""
        alone = [at for at in self.paid if self.pays_big(at)] == [self.big] and not self.smalls
        return alone and self.paid[self.big] == BUYS_BUTTON

    def payment(self, at: int) -> Payment:
        """What a seat pays, a bought button being one thing."""
        return frozenset({Paid.BUTTON}) if self.bought and at == self.big else self.paid[at]

    # ---- what they passed ----

    @cached_property
    def big_passed(self) -> list[int]:
        """The seats the big blind came by, and that where it is; a whole round if it came back.

        For a bought button it stays where it was.
        """
        if self.bought:
            return []
        passed = way(self.n, self.was.big, self.big)
        if passed or self.was.buyer != NOWHERE:
            return passed
        return clockwise(self.n, self.was.big, range(self.n))

    @cached_property
    def button_passed(self) -> list[int]:
        """The seats the button came by, and that where it is."""
        return way(self.n, self.was.button, self.button)

    @cached_property
    def between(self) -> list[int]:
        """The seats between the button and the big blind."""
        return way(self.n, self.button, self.big)[:-1]

    # ---- who is in turn ----

    @cached_property
    def in_turn(self) -> set[int]:
        """The players dealt in with whom the blinds could reckon."""
        return {at for at in self.paid if not is_out_of_turn(self.pages[at])}

    @cached_property
    def next_in_turn(self) -> int:
        """Where the big blind should be."""
        return clockwise(self.n, self.was.big, self.in_turn | {self.big})[0]

    @cached_property
    def goes_by_place(self) -> bool:
        """Too few are in turn for a round: the blinds go by place alone."""
        return self.first or len(self.in_turn | {self.big}) < 3

    @cached_property
    def begins_again(self) -> bool:
        """Hardly anybody is in turn: all who are there come in."""
        return self.first or len(self.in_turn) < 2


# ---- the rules of places ---------------------------------------------------------------------


def a_dead_button_follows_the_blinds(deal: Deal) -> None:
    """The big blind goes to the next in turn, and a dead button to where the small blind was."""
    assert deal.big == deal.next_in_turn, f"the big blind skips seat {deal.next_in_turn}"
    due = deal.was.next_button
    round_is_short = due == deal.big  # the big blind has come where the button was to be
    right = due in (NOWHERE, deal.button) or round_is_short
    assert right, f"the button is at seat {deal.button}, due at {due}"


def a_moving_button_is_a_players(deal: Deal) -> None:
    """A moving button goes to somebody who is dealt in."""
    assert deal.button in deal.paid, f"nobody plays at seat {deal.button}, where the button is"


def a_moving_button_skips_nobody(deal: Deal) -> None:
    """A moving button goes to the next player, and skips one only so the big blind skips none."""
    passed = [at for at in deal.button_passed[:-1] if at in deal.paid]
    skipped = [at for at in passed if was_in(deal.pages[at])]
    if deal.big != deal.next_in_turn:
        assert not skipped, f"the button skips seats {skipped}"


def who_bought_the_button_has_it_next(deal: Deal) -> None:
    """The button goes to its buyer, unless they are gone again."""
    buyer = deal.was.buyer
    if buyer in deal.paid:
        assert deal.button == buyer, f"seat {buyer} bought the button, seat {deal.button} has it"


def the_small_blind_of_a_dead_button_is_in_place(deal: Deal) -> None:
    """The small blind is where the big blind was, or nobody's."""
    assert deal.smalls <= {deal.was.big}, f"small blind at {deal.smalls}, due at {deal.was.big}"


def the_small_blind_of_a_moving_button_is_in_place(deal: Deal) -> None:
    """The small blind is where the big blind was or left of the button, or nobody's."""
    due = {deal.was.big, clockwise(deal.n, deal.button, deal.paid)[0]}
    assert deal.smalls <= due, f"small blind at {deal.smalls}, due at {due}"


def rules_of_places(deal: Deal, *, moving: bool) -> list[Callable[[Deal], None]]:
    """The rules for the places of this hand."""
    if deal.was.buyer != NOWHERE:
        button = [who_bought_the_button_has_it_next]
    elif moving:
        button = [a_moving_button_is_a_players, a_moving_button_skips_nobody]
    else:
        button = [a_dead_button_follows_the_blinds]
    if moving:
        return [*button, the_small_blind_of_a_moving_button_is_in_place]
    return [*button, the_small_blind_of_a_dead_button_is_in_place]


# ---- the rules of seats ----------------------------------------------------------------------


def the_big_blind_passes_nobody(deal: Deal, at: int) -> None:
    """The big blind goes clockwise: whoever is dealt in and in its way pays it.

    So nobody has it twice while another was due.
    """
    if at in deal.big_passed and at != deal.was.buyer and not deal.first:
        assert deal.pays_big(at), f"the big blind passes {deal.pages[at].player}"


def nobody_comes_in_between_button_and_big_blind(deal: Deal, at: int) -> None:
    """Whoever owes a blind comes in there only by paying the blind of that place."""
    round_goes_on = not (deal.begins_again or deal.bought)
    if round_goes_on and at in deal.between and owes(deal.pages[at]):
        pays = at in deal.smalls or deal.pays_big(at)
        assert pays, f"{deal.pages[at].player} comes in between button and big blind"


RULES_OF_SEATS: Final = (the_big_blind_passes_nobody, nobody_comes_in_between_button_and_big_blind)
