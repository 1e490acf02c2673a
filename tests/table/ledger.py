"""A bookkeeper of the blinds who sees only who sits where, who was dealt in, and what was posted.

``Ledger.hand(seats, begun, said, broke)`` fails at the first blind that was not paid, was paid
twice, or by somebody who did not owe it. It knows nothing of the engine's accounts, plans and
places: it remembers where button and big blind were (``ledger_places``) and keeps a page for every
player, with what each hand was to them (``ledger_page``).

On the first hand, and with fewer than three in turn, blinds go by place alone, and small blinds
count again from there. In a new game that was drawn for, coming in is free at a seat that no big
blind has passed yet (``fresh``). On a hand for which somebody buys the button the blinds stay.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, replace
from enum import Enum
from typing import Protocol

from tests.table.ledger_page import (
    BLIND_IN_TURN,
    Out,
    Page,
    Paid,
    Payment,
    Start,
    big_goes_by_free,
    check_payment,
    owes,
)
from tests.table.ledger_places import (
    NOWHERE,
    RULES_OF_SEATS,
    Deal,
    Marks,
    clockwise,
    rules_of_places,
)


class Posted(Protocol):
    """A forced bet, as everybody at the table sees it."""

    @property
    def seat(self) -> int: ...
    @property
    def amount(self) -> int: ...
    @property
    def kind(self) -> Enum: ...


class Begun(Protocol):
    """How a hand begins, as everybody at the table sees it; no stack, not dealt in."""

    @property
    def button(self) -> int: ...
    @property
    def stacks(self) -> Sequence[int]: ...
    @property
    def posts(self) -> Sequence[Posted]: ...


class Ledger:
    """The pages of all players, and where button and blinds were."""

    def __init__(self, n: int, small: int, big: int, *, moving: bool, drawn: bool) -> None:
        self.n, self.small, self.big, self.moving = n, small, big, moving
        self.marks = Marks()
        self.pages: dict[str, Page] = {}
        self.fresh = set(range(n)) if drawn else set()
        self.kinds = {
            ("blind", small): Paid.MOVING_SMALL if moving else Paid.SMALL_BLIND,
            ("dead", small): Paid.DEAD_SMALL,
            ("post", small): Paid.SMALL_TO_COME_IN,
            ("post", big): Paid.BIG_TO_COME_IN,
            ("blind", big): Paid.BIG_BLIND if small else Paid.ONLY_BLIND,
            ("straddle", 2 * big): Paid.STRADDLE,
        }

    def hand(
        self,
        seats: Mapping[int, str],
        begun: Begun,
        said: Mapping[str, Start],
        broke: Collection[str],
    ) -> None:
        """Check a hand and enter it; a player among ``broke`` is new once the big blind goes by."""
        deal = self.read(seats, begun, said)
        if not (deal.bought or deal.goes_by_place):
            for rule in rules_of_places(deal, moving=self.moving):
                rule(deal)
        for at in deal.paid:
            self.check_seat(deal, at)
        for at, player in seats.items():
            self.enter(deal, at, player in broke)
        self.move_marks(deal)

    # ---- reading a hand ----

    def read(self, seats: Mapping[int, str], begun: Begun, said: Mapping[str, Start]) -> Deal:
        """A hand beside what is remembered of those before."""
        paid = self.payments(begun)
        blinds = [at for at in paid if paid[at] & BLIND_IN_TURN]
        assert blinds, "nobody pays the big blind"
        first, big = self.marks.big == NOWHERE, clockwise(self.n, self.marks.big, blinds)[-1]
        was = self.marks_before_the_first(begun.button, big, paid) if first else self.marks
        pages = {at: self.page(player, said) for at, player in seats.items()}
        return Deal(self.n, first, was, begun.button, big, paid, pages)

    def payments(self, begun: Begun) -> dict[int, Payment]:
        """What every player who is dealt in pays; antes and the like are no business of ours."""
        paid: dict[int, set[Paid]] = {at: set() for at, stack in enumerate(begun.stacks) if stack}
        for post in begun.posts:
            kind = self.kinds.get((post.kind.value, post.amount))
            assert kind not in paid[post.seat], f"seat {post.seat} pays {kind} twice"
            if kind is not None:
                paid[post.seat].add(kind)
            if kind is Paid.BIG_TO_COME_IN and begun.stacks[post.seat] < self.small + self.big:
                paid[post.seat].add(Paid.ALL_THEY_HAVE)
        return {at: frozenset(kinds) for at, kinds in paid.items()}

    def page(self, player: str, said: Mapping[str, Start]) -> Page:
        """A player's page, begun again by what was said of them unless they owe a blind."""
        page = self.pages.setdefault(player, Page(player, said.get(player, Start.NEW)))
        if player in said and not owes(page):
            page.begin(said[player])
        return page

    def marks_before_the_first(self, button: int, big: int, paid: Collection[int]) -> Marks:
        """Where button and blind would have been, had there been a hand before the first."""
        no_small = clockwise(self.n, button, paid)[0] == big
        return Marks(button=(button - 1) % self.n, big=(big - 1) % self.n if no_small else button)

    # ---- entering it ----

    def check_seat(self, deal: Deal, at: int) -> None:
        """Put a player who is dealt in to the rules of their page and of seats."""
        page = deal.pages[at]
        behind = at in deal.button_passed[:-1]
        page.button_went_by |= behind or deal.begins_again or at in self.fresh
        check_payment(page, deal.payment(at), round_counts=not deal.goes_by_place)
        for rule in RULES_OF_SEATS:
            rule(deal, at)

    def enter(self, deal: Deal, at: int, broke: bool) -> None:
        """Write down what the hand was to a player."""
        page = deal.pages[at]
        if at in deal.paid:
            page.entries.append(deal.payment(at))
            if deal.goes_by_place and not deal.bought:
                page.begin(Start.UNKNOWN)
        elif at in deal.big_passed:
            page.entries.append(Out.FREE_BIG if big_goes_by_free(page) else Out.MISSED_BIG)
            if broke:
                page.begin(Start.NEW_FREE, Out.FREE_BIG)
        elif not deal.bought:
            small_counts = self.small and not deal.goes_by_place
            page.entries.append(Out.NO_BIG if small_counts else Out.NO_BLIND)
        page.button_went_by |= at in deal.button_passed and at not in deal.paid

    def move_marks(self, deal: Deal) -> None:
        """Remember where button and blinds are for the next hand."""
        if deal.bought:
            self.marks = replace(deal.was, button=deal.button, buyer=deal.big)
            return
        self.fresh -= set(deal.big_passed)
        small = deal.was.big if self.small else deal.big
        next_button = NOWHERE if deal.goes_by_place else small
        self.marks = Marks(deal.button, deal.big, next_button)

    def goes_along(self, seat: int, to: int) -> None:
        """A player changed seats and passed nobody: button and blinds go along."""
        marks = {name: to for name, at in asdict(self.marks).items() if at == seat}
        self.marks = replace(self.marks, **marks)
