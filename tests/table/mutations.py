"""Faults to plant in the engine: ways to break the rules of button and blinds, one at a time.

Every one in ``MUTATIONS`` is a function of a pytest ``MonkeyPatch``; its name says what is then so
at the table. ``test_ledger`` plants each, and the ledger of the blinds must find it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from shuffleup.hand.setup import Forced, Post
from shuffleup.hand.state import next_seat
from shuffleup.table import events as e
from shuffleup.table.blinds import accounts, entry, places, plan
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.button import Places
from shuffleup.table.blinds.in_turn import Who, big_blind, small_blind
from shuffleup.table.blinds.plan import Plan
from shuffleup.table.deal import next_hand
from shuffleup.table.seats import price_of_moving
from shuffleup.table.state import Seat, Table

Patch = pytest.MonkeyPatch
Mutation = Callable[[Patch], None]
MUTATIONS: dict[str, Mutation] = {}


def mutation(change: Mutation) -> Mutation:
    MUTATIONS[change.__name__] = change
    return change


@mutation
def the_big_blind_skips_a_player(patch: Patch) -> None:
    old = places.moved_on

    def skipping(table: Table, who: Who) -> Places:
        right, both = old(table, who), who.regular | who.waiting
        if both.bit_count() < 4:
            return right
        return replace(right, big=next_seat(both & ~(1 << right.big), right.big))

    patch.setattr(places, "moved_on", skipping)


@mutation
def the_small_blind_is_not_posted(patch: Patch) -> None:
    patch.setattr(plan, "small_post", lambda *_: [])


def after_missing(patch: Patch, **change: Any) -> None:
    old = accounts.misses
    patch.setitem(accounts.LEFT_OUT, Standing.IN, lambda *told: replace(old(*told), **change))


@mutation
def a_missed_small_blind_is_not_owed(patch: Patch) -> None:
    after_missing(patch, owes_small=False)


@mutation
def a_missed_big_blind_is_not_owed(patch: Patch) -> None:
    after_missing(patch, owes_big=False)


@mutation
def who_is_broke_misses_nothing(patch: Patch) -> None:
    old = accounts.misses

    def missing(table: Table, at: int, seat: Seat, passed: Any) -> Any:
        return seat.account if seat.chips.busted else old(table, at, seat, passed)

    patch.setitem(accounts.LEFT_OUT, Standing.IN, missing)


@mutation
def a_debt_that_was_paid_is_owed_again(patch: Patch) -> None:
    old = accounts.dealt_in

    def owing(table: Table, at: int, seat: Seat, made: Plan, passed: Any) -> Any:
        right = old(table, at, seat, made, passed)
        return replace(right, owes_big=seat.account.owes_big, owes_small=seat.account.owes_small)

    patch.setattr(accounts, "dealt_in", owing)


def with_owed_posts(patch: Patch, posts: Callable[[Table, int, Seat], list[Post]]) -> None:
    patch.setattr(entry, "owed_posts", posts)
    patch.setattr(plan, "owed_posts", posts)


@mutation
def coming_back_costs_twice_as_much(patch: Patch) -> None:
    old = entry.owed_posts
    double = lambda *told: [replace(post, amount=2 * post.amount) for post in old(*told)]  # noqa: E731
    with_owed_posts(patch, double)


@mutation
def a_missed_small_blind_is_live(patch: Patch) -> None:
    def posts(table: Table, at: int, seat: Seat) -> list[Post]:
        amount = (
            small_blind(table) * seat.account.owes_small + big_blind(table) * seat.account.owes_big
        )
        return [Post(at, amount, Forced.ENTRY)]

    with_owed_posts(patch, posts)


@mutation
def who_comes_back_pays_nothing(patch: Patch) -> None:
    old = entry.comes_back
    free = lambda *told: None if old(*told) is None else []  # noqa: E731
    patch.setitem(entry.WAYS_IN, Standing.IN, free)


@mutation
def who_is_new_pays_nothing(patch: Patch) -> None:
    old = entry.joins
    free = lambda *told: None if old(*told) is None else []  # noqa: E731
    patch.setitem(entry.WAYS_IN, Standing.NEW, free)


@mutation
def who_is_new_may_let_every_blind_pass(patch: Patch) -> None:
    def passing(table: Table, at: int, seat: Seat, passed: Any) -> Any:
        gone_by = seat.account.gone_by or bool(passed.button >> at & 1)
        return replace(seat.account, passes=1, gone_by=gone_by)

    patch.setitem(accounts.LEFT_OUT, Standing.NEW, passing)


@mutation
def behind_the_button_is_free_before_it_has_passed(patch: Patch) -> None:
    patch.setattr(entry, "has_gone_by", lambda *_: True)


@mutation
def one_may_come_in_between_button_and_blinds(patch: Patch) -> None:
    patch.setattr(entry, "in_zone", lambda *_: False)


@mutation
def the_big_blind_in_turn_costs_the_missed_small_blind_too(patch: Patch) -> None:
    old = plan.blind_posts

    def posts(table: Table, made: Plan) -> list[Post]:
        seat = table.seats[made.places.big]
        owes = seat is not None and seat.account.owes_small and made.buyer < 0
        more = [Post(made.places.big, small_blind(table), Forced.DEAD)] if owes else []
        return old(table, made) + more

    patch.setattr(plan, "blind_posts", posts)


@mutation
def a_dead_button_goes_to_a_player(patch: Patch) -> None:
    old = places.dead_button

    def moved(table: Table, who: Who) -> Places:
        right = old(table, who)
        taken = who.regular >> right.button & 1
        return right if taken else replace(right, button=next_seat(who.regular, right.button))

    patch.setattr(places, "dead_button", moved)


@mutation
def a_dead_button_stays(patch: Patch) -> None:
    old = places.dead_button
    stays = lambda table, who: replace(old(table, who), button=table.places.button)  # noqa: E731
    patch.setattr(places, "dead_button", stays)


@mutation
def a_dead_small_blind_is_paid_by_the_next(patch: Patch) -> None:
    old = places.dead_button

    def paid(table: Table, who: Who) -> Places:
        right = old(table, who)
        taken = who.regular >> right.small & 1
        others = who.regular & ~(1 << right.big)
        return right if taken else replace(right, small=next_seat(others, right.big))

    patch.setattr(places, "dead_button", paid)


@mutation
def a_moving_button_skips_a_player(patch: Patch) -> None:
    old = places.moving_button

    def skipping(table: Table, who: Who) -> Places:
        button = next_seat(who.regular, old(table, who).button)
        return places.from_button(table, button, who)

    patch.setattr(places, "moving_button", skipping)


@mutation
def a_moving_button_has_one_big_blind(patch: Patch) -> None:
    def only(table: Table, made: Plan) -> tuple[int, ...]:
        return tuple(1 << at if at >= 0 else 0 for at in (made.places.big, made.places.small))

    patch.setattr(plan, "posting_arcs", only)


@mutation
def a_moving_button_forgets_small_blinds_it_skipped(patch: Patch) -> None:
    old = accounts.dealt_in
    patch.setattr(plan, "owes_round", lambda _: False)
    patch.setattr(accounts, "dealt_in", lambda *told: replace(old(*told), due_small=False))


@mutation
def a_small_blind_still_due_is_dropped_with_the_next_big_blind(patch: Patch) -> None:
    old = plan.two_blinds

    def dropping(table: Table, made: Plan) -> list[Post]:
        posts = old(table, made)
        bigs = {post.seat for post in posts if post.amount == big_blind(table)}
        return [p for p in posts if p.kind is not Forced.DEAD or p.seat not in bigs]

    patch.setattr(plan, "two_blinds", dropping)


@mutation
def of_two_the_same_has_the_big_blind_again(patch: Patch) -> None:
    old = places.heads_up

    def again(table: Table, both: int) -> Places:
        if not both >> table.places.big & 1:
            return old(table, both)
        return places.button_and_small(table, next_seat(both, table.places.big), both)

    patch.setattr(places, "heads_up", again)


@mutation
def who_bought_the_button_does_not_get_it(patch: Patch) -> None:
    old = next_hand.before_the_deal

    def forgetting(*told: Any) -> list[Any]:
        return [event for event in old(*told) if not isinstance(event, e.Planned)]

    patch.setattr(next_hand, "before_the_deal", forgetting)


@mutation
def who_buys_the_button_pays_the_big_blind_alone(patch: Patch) -> None:
    only = lambda table, at: [Post(at, big_blind(table), Forced.BLIND)]  # noqa: E731
    patch.setattr(plan, "buyers_posts", only)


@mutation
def the_blinds_post_although_the_button_was_bought(patch: Patch) -> None:
    old = plan.blind_posts

    def posts(table: Table, made: Plan) -> list[Post]:
        more = plan.two_blinds(table, made) if made.buyer >= 0 else []
        return old(table, made) + more

    patch.setattr(plan, "blind_posts", posts)


@mutation
def who_moves_away_from_the_blind_waits_a_hand_too_few(patch: Patch) -> None:
    old = price_of_moving.priced

    def short(*told: Any) -> Any:
        right = old(*told)
        return replace(right, waits=right.waits - 1, near=right.near + 1) if right.waits else right

    patch.setattr(price_of_moving, "priced", short)


@mutation
def who_moves_away_from_the_blind_waits_for_nothing(patch: Patch) -> None:
    patch.setattr(price_of_moving, "priced", lambda table, now, *_: now)
