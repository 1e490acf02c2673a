"""RLCard: its hold'em game classes, without the reinforcement-learning environment around them.

Chosen for its speed: the `Game` objects are played directly (`init_game`, `step`, `get_payoffs`);
the environment around them encodes every state, half as much work again. A `Game` builds and
shuffles its own deck and describes the state to the next player after every step; neither can be
turned off.

Two works are under other names, because RLCard cannot play ours. No-limit knows only half-pot, pot
and all-in raises: `holdem-nl-halfpot-random` raises half a pot. Limit is a two-player game (with
more, a fold does not count towards the end of a round, so players act twice) and has no stacks:
`holdem-limit-headsup-random` is played by two.
"""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

from . import works
from .works import SEATS, STACK, Work

NAME = "rlcard"
VERSION = works.version_of("rlcard")

TABLE = {"game_num_players": SEATS, "chips_for_each": STACK, "dealer_id": 0}


@cache
def load() -> Any:
    """The two games, built once, and the words of the no-limit one."""
    import numpy
    from rlcard.games.limitholdem import Game as LimitGame
    from rlcard.games.nolimitholdem import Game as NoLimitGame
    from rlcard.games.nolimitholdem.round import Action

    holdem = NoLimitGame(num_players=SEATS)
    holdem.configure(TABLE)
    return SimpleNamespace(
        holdem=holdem,
        limit=LimitGame(num_players=2),
        act=Action,
        generator=numpy.random.RandomState,
    )


def _check_down(engine: Any) -> Any:
    game, passive = engine.holdem, engine.act.CHECK_CALL
    game.init_game()
    for _ in range(SEATS * 4):
        game.step(passive)
    return game.get_payoffs()


def _play_no_limit(engine: Any, rng: random.Random) -> tuple[Any, int]:
    game, act = engine.holdem, engine.act
    seen, _ = game.init_game()
    actions = 0
    while not game.is_over():
        r = rng.random()
        if r < works.FOLD_BELOW and seen["my_chips"] < max(seen["all_chips"]):
            action = act.FOLD
        elif r < works.RAISE_BELOW and act.RAISE_HALF_POT in seen["legal_actions"]:
            action = act.RAISE_HALF_POT
        else:
            action = act.CHECK_CALL
        seen, _ = game.step(action)
        actions += 1
    return game.get_payoffs(), actions


def _play_limit(engine: Any, rng: random.Random) -> tuple[Any, int]:
    game = engine.limit
    seen, _ = game.init_game()
    actions = 0
    while not game.is_over():
        legal = seen["legal_actions"]
        passive = "check" if "check" in legal else "call"
        r = rng.random()
        if r < works.FOLD_BELOW and passive == "call":
            action = "fold"
        elif r < works.RAISE_BELOW and "raise" in legal:
            action = "raise"
        else:
            action = passive
        seen, _ = game.step(action)
        actions += 1
    return game.get_payoffs(), actions


def _showdown(hands: int, seed: int) -> int:
    engine = load()
    engine.holdem.np_random = engine.generator(seed)
    for _ in range(hands):
        _check_down(engine)
    return hands * SEATS * 4


def _half_pot(hands: int, seed: int) -> int:
    engine, rng = load(), random.Random(seed)
    engine.holdem.np_random = engine.generator(seed)
    return sum(_play_no_limit(engine, rng)[1] for _ in range(hands))


def _limit_heads_up(hands: int, seed: int) -> int:
    engine, rng = load(), random.Random(seed)
    engine.limit.np_random = engine.generator(seed)
    return sum(_play_limit(engine, rng)[1] for _ in range(hands))


WORKS: dict[str, Work] = {
    works.NL_SHOWDOWN: _showdown,
    works.NL_HALF_POT: _half_pot,
    works.LIMIT_HEADS_UP: _limit_heads_up,
}


def check() -> None:
    """Hands end, what some win the others lose, and every stack is what was not put in."""
    engine, rng = load(), random.Random(1)
    for _ in range(20):
        assert sum(_check_down(engine)) == 0
        assert _is_settled(engine.holdem)
        assert sum(_play_no_limit(engine, rng)[0]) == 0
        assert _is_settled(engine.holdem)
        assert abs(sum(_play_limit(engine, rng)[0])) < 1e-9
        assert engine.limit.is_over()
    works.run_twenty(WORKS)


def _is_settled(game: Any) -> bool:
    return game.is_over() and all(
        player.remained_chips + player.in_chips == STACK for player in game.players
    )
