"""PokerKit, pure Python: the one peer that plays every work.

Chosen for its speed: one game object per work, called once a hand, so its streets are built once
(`create_state` builds them each time, 3 % slower); every `Automation` on, as its documentation
advises, so dealing, posting, showing, killing and pushing never come back to us. Its own shuffle is
used: a `State` shuffles whatever deck it is given, so a deck shuffled before would be paid twice.
Pot-limit Omaha eight-or-better is not among its named games; it is its pot-limit Omaha with the
eight-or-better low added to the hand types, which is how PokerKit says a variant is made.
"""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

from . import works
from .works import BIG_BET, BIG_BLIND, SEATS, SMALL_BET, SMALL_BLIND, STACK, Work

NAME = "pokerkit"
VERSION = works.version_of("pokerkit")


@cache
def load() -> Any:
    """The games, built once."""
    import pokerkit as pk

    everything = tuple(pk.Automation)
    no_antes = (everything, True, 0, (SMALL_BLIND, BIG_BLIND))
    stud = (everything, True, works.ANTE, works.BRING_IN, SMALL_BET, BIG_BET)
    split = {"hand_types": (pk.OmahaHoldemHand, pk.OmahaEightOrBetterLowHand)}
    omaha_eight: Any = type("PotLimitOmahaEight", (pk.PotLimitOmahaHoldem,), split)
    return SimpleNamespace(
        holdem=pk.NoLimitTexasHoldem(*no_antes, BIG_BLIND),
        limit=pk.FixedLimitTexasHoldem(*no_antes, SMALL_BET, BIG_BET),
        omaha=pk.PotLimitOmahaHoldem(*no_antes, BIG_BLIND),
        omaha_eight=omaha_eight(*no_antes, BIG_BLIND),
        stud=pk.FixedLimitSevenCardStud(*stud),
        draw=pk.FixedLimitDeuceToSevenLowballTripleDraw(*no_antes, SMALL_BET, BIG_BET),
    )


def _dealt(game: Any, seats: int) -> Any:
    state = game((STACK,) * seats, seats)
    if state.can_post_bring_in():
        state.post_bring_in()
    return state


def _check_down(game: Any, seats: int) -> tuple[Any, int]:
    state = _dealt(game, seats)
    actions = 0
    while state.status:
        if not state.actor_indices:  # in a draw
            state.stand_pat_or_discard()
        else:
            state.check_or_call()
        actions += 1
    return state, actions


def _play_at_random(game: Any, seats: int, rng: random.Random) -> tuple[Any, int]:
    state = _dealt(game, seats)
    actions = 0
    while state.status:
        r = rng.random()
        if not state.actor_indices:  # in a draw
            held = state.hole_cards[state.stand_patter_or_discarder_index]
            state.stand_pat_or_discard(held[: int(r * (len(held) + 1))])
        elif r < works.FOLD_BELOW and state.checking_or_calling_amount:
            state.fold()
        elif r < works.RAISE_BELOW and (to := state.min_completion_betting_or_raising_to_amount):
            state.complete_bet_or_raise_to(to)
        else:
            state.check_or_call()
        actions += 1
    return state, actions


def _showdown(game: str) -> Work:
    def work(hands: int, seed: int) -> int:
        table = getattr(load(), game)
        random.seed(seed)  # PokerKit shuffles with the module's own generator
        return sum(_check_down(table, SEATS)[1] for _ in range(hands))

    return work


def _random(game: str, seats: int = SEATS) -> Work:
    def work(hands: int, seed: int) -> int:
        table = getattr(load(), game)
        random.seed(seed)
        rng = random.Random(seed)
        return sum(_play_at_random(table, seats, rng)[1] for _ in range(hands))

    return work


WORKS: dict[str, Work] = {
    works.NL_SHOWDOWN: _showdown("holdem"),
    works.NL_RANDOM: _random("holdem"),
    works.LIMIT_SHOWDOWN: _showdown("limit"),
    works.LIMIT_RANDOM: _random("limit"),
    works.O8_SHOWDOWN: _showdown("omaha_eight"),
    works.O8_RANDOM: _random("omaha_eight"),
    works.STUD_SHOWDOWN: _showdown("stud"),
    works.STUD_RANDOM: _random("stud"),
    works.DRAW_SHOWDOWN: _showdown("draw"),
    works.DRAW_RANDOM: _random("draw"),
    works.PLO_SHOWDOWN: _showdown("omaha"),
    works.PLO_RANDOM: _random("omaha"),
    works.LIMIT_HEADS_UP: _random("limit", seats=2),
}


def check() -> None:
    """Hands end, chips are conserved, and a checked-down hand takes the turns it should."""
    rng = random.Random(1)
    for game in vars(load()).values():
        for _ in range(5):
            down, actions = _check_down(game, SEATS)
            # Stud has a fifth street of betting, and its bring-in has acted already; in triple
            # draw everybody stands pat three times.
            assert actions == (29 if game is load().stud else 42 if game is load().draw else 24)
            wild, _ = _play_at_random(game, SEATS, rng)
            for state in (down, wild):
                assert not state.status
                assert sum(state.stacks) == SEATS * STACK
    works.run_twenty(WORKS)
