"""clubs, pure Python with a lookup evaluator: community-card games, high hands only.

A `Dealer` is a table whose making builds the evaluator, so a hand is `reset(reset_stacks=True)`, as
its documentation plays it; it shuffles for itself. Its own six-player configurations are the
tables. It has no eight-or-better and no stud: the nearest is pot-limit Omaha, high only, under
work names of its own.

The button is put back each hand: with it elsewhere an odd chip can make `Dealer` raise IndexError.
"""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

from . import works
from .works import SEATS, STACK, Work

NAME = "clubs"
VERSION = works.version_of("clubs")

FOLD = -1


@cache
def load() -> Any:
    """The tables, built once."""
    import clubs

    return SimpleNamespace(
        holdem=clubs.Dealer(**clubs.configs.NO_LIMIT_HOLDEM_SIX_PLAYER),
        limit=clubs.Dealer(**clubs.configs.LIMIT_HOLDEM_SIX_PLAYER),
        omaha=clubs.Dealer(**clubs.configs.POT_LIMIT_OMAHA_SIX_PLAYER),
        heads_up=clubs.Dealer(**clubs.configs.LIMIT_HOLDEM_TWO_PLAYER),
    )


def _check_down(dealer: Any) -> None:
    step = dealer.step
    call = dealer.reset(reset_button=True, reset_stacks=True)["call"]
    for _ in range(SEATS * 4):
        call = step(call)[0]["call"]


def _play_at_random(dealer: Any, rng: random.Random) -> int:
    step = dealer.step
    seen = dealer.reset(reset_button=True, reset_stacks=True)
    actions = 0
    while dealer.action != -1:
        r = rng.random()
        call = seen["call"]
        if r < works.FOLD_BELOW and call:
            bet = FOLD
        elif r < works.RAISE_BELOW and seen["min_raise"] > call:
            bet = seen["min_raise"]
        else:
            bet = call
        seen = step(bet)[0]
        actions += 1
    return actions


def _showdown(game: str) -> Work:
    def work(hands: int, seed: int) -> int:
        dealer = getattr(load(), game)
        random.seed(seed)  # clubs shuffles with the module's own generator
        for _ in range(hands):
            _check_down(dealer)
        return hands * SEATS * 4

    return work


def _random(game: str) -> Work:
    def work(hands: int, seed: int) -> int:
        dealer, rng = getattr(load(), game), random.Random(seed)
        random.seed(seed)
        return sum(_play_at_random(dealer, rng) for _ in range(hands))

    return work


WORKS: dict[str, Work] = {
    works.NL_SHOWDOWN: _showdown("holdem"),
    works.NL_RANDOM: _random("holdem"),
    works.LIMIT_SHOWDOWN: _showdown("limit"),
    works.LIMIT_RANDOM: _random("limit"),
    works.PLO_SHOWDOWN: _showdown("omaha"),
    works.PLO_RANDOM: _random("omaha"),
    works.LIMIT_HEADS_UP: _random("heads_up"),
}


def check() -> None:
    """Hands end (no one to act) and chips are conserved."""
    rng = random.Random(1)
    tables = load()
    for dealer in (tables.holdem, tables.limit, tables.omaha):
        for _ in range(20):
            _check_down(dealer)
            assert dealer.action == -1
            assert sum(dealer.stacks) == SEATS * STACK
    for dealer in vars(tables).values():
        for _ in range(100):
            _play_at_random(dealer, rng)
            assert dealer.action == -1
            assert sum(dealer.stacks) == dealer.num_players * STACK
    works.run_twenty(WORKS)
