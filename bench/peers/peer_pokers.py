"""pokers, a Rust engine behind Python bindings: no-limit hold'em only, chips are floats.

Chosen for its speed: `from_seed` (the deck is shuffled in Rust; `from_deck` converts 52 cards), the
`Action` objects made once, and as few reads of the state as the policy needs, because every read
copies out of Rust. A check and a call are different actions to it: where nobody has bet, and only
there, one checks (before the flop even the big blind "calls"), so `min_bet` tells them apart at
half the price of `legal_actions`, and the showdown work needs no read at all.

It does not know a least raise (any amount above the call is accepted), so the adapter keeps the
rule: under this policy every raise is by one big blind, or all-in for less. And it prints two lines
at every showdown; the works send them to the null device, so the terminal is not what is timed.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any

from . import works
from .works import BIG_BLIND, SEATS, SMALL_BLIND, STACK, Work

NAME = "pokers"
VERSION = works.version_of("pokers")

BUTTON = 0
TABLE = (SEATS, BUTTON, float(SMALL_BLIND), float(BIG_BLIND), float(STACK))


@cache
def load() -> Any:
    """The constructor and the actions, made once."""
    import pokers

    kinds, action = pokers.ActionEnum, pokers.Action
    return SimpleNamespace(
        deal=pokers.State.from_seed,
        kinds=kinds,
        action=action,
        fold=action(kinds.Fold),
        check=action(kinds.Check),
        call=action(kinds.Call),
        raise_one_blind=action(kinds.Raise, float(BIG_BLIND)),
        ok=pokers.StateStatus.Ok,
    )


def _check_down(engine: Any, script: list[Any], seed: int) -> Any:
    state = engine.deal(*TABLE, seed)
    for action in script:
        state = state.apply_action(action)
    return state


def _play_at_random(engine: Any, seed: int, rng: random.Random) -> tuple[Any, int]:
    state = engine.deal(*TABLE, seed)
    check, call = engine.check, engine.call
    actions = 0
    while not state.final_state:
        r = rng.random()
        action = _fold_or_raise(engine, state, r) if r < works.RAISE_BELOW else None
        if action is None:
            action = call if state.min_bet else check
        state = state.apply_action(action)
        actions += 1
    return state, actions


def _fold_or_raise(engine: Any, state: Any, r: float) -> Any:
    """Fold to a bet, or raise by one big blind or by the chips left behind the call, if any."""
    player = state.players_state[state.current_player]
    to_call = state.min_bet - player.bet_chips
    if r < works.FOLD_BELOW and to_call > 0:
        return engine.fold
    behind = player.stake - to_call
    if behind <= 0 or engine.kinds.Raise not in state.legal_actions:
        return None
    if behind >= BIG_BLIND:
        return engine.raise_one_blind
    return engine.action(engine.kinds.Raise, behind)


def _script(engine: Any) -> list[Any]:
    return [engine.call] * SEATS + [engine.check] * (3 * SEATS)


@contextmanager
def _silence() -> Iterator[None]:
    """Rust writes to the descriptor, not to `sys.stdout`."""
    sys.stdout.flush()
    kept = os.dup(1)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    try:
        yield
    finally:
        os.dup2(kept, 1)
        os.close(kept)
        os.close(null)


def _showdown(hands: int, seed: int) -> int:
    engine = load()
    script = _script(engine)
    with _silence():
        for hand in range(hands):
            _check_down(engine, script, seed + hand)
    return hands * len(script)


def _random(hands: int, seed: int) -> int:
    engine, rng = load(), random.Random(seed)
    with _silence():
        return sum(_play_at_random(engine, seed + hand, rng)[1] for hand in range(hands))


WORKS: dict[str, Work] = {works.NL_SHOWDOWN: _showdown, works.NL_RANDOM: _random}


def check() -> None:
    """Hands end without an error state, and what some win the others lose."""
    engine, rng = load(), random.Random(1)
    for seed in range(200):
        with _silence():
            down = _check_down(engine, _script(engine), seed)
            wild, _ = _play_at_random(engine, seed, rng)
        for state in (down, wild):
            assert state.final_state
            assert state.status == engine.ok
            assert abs(sum(player.reward for player in state.players_state)) < 1e-6
    works.run_twenty(WORKS)
