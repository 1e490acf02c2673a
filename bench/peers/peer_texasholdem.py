"""texasholdem, pure Python: no-limit hold'em only.

A `TexasHoldEm` is a table that deals hand after hand; stacks are put back to 200 between hands on
one table, which is 6 % cheaper than a new table each time. It makes and shuffles its own deck, and
keeps its hand history: neither can be turned off. Played with `start_hand` and `take_action`, as
its documentation does; `get_available_moves` is asked only for the least raise.
"""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

from . import works
from .works import BIG_BLIND, SEATS, SMALL_BLIND, STACK, Work

NAME = "texasholdem"
VERSION = works.version_of("texasholdem")


@cache
def load() -> Any:
    """The table and the words it understands."""
    from texasholdem import ActionType, PlayerState, TexasHoldEm

    return SimpleNamespace(
        table=TexasHoldEm(STACK, BIG_BLIND, SMALL_BLIND, max_players=SEATS),
        act=ActionType,
        to_call=PlayerState.TO_CALL,
    )


def _deal(table: Any) -> None:
    for player in table.players:
        player.chips = STACK
    table.start_hand()


def _check_down(table: Any, script: list[Any]) -> None:
    _deal(table)
    for action in script:
        table.take_action(action)


def _play_at_random(engine: Any, rng: random.Random) -> int:
    table, act = engine.table, engine.act
    players = table.players
    _deal(table)
    actions = 0
    while table.is_hand_running():
        r = rng.random()
        passive = act.CALL if players[table.current_player].state == engine.to_call else act.CHECK
        if r < works.FOLD_BELOW and passive is act.CALL:
            table.take_action(act.FOLD)
        elif r < works.RAISE_BELOW and (raises := table.get_available_moves().raise_range):
            table.take_action(act.RAISE, total=raises[0])
        else:
            table.take_action(passive)
        actions += 1
    return actions


def _script(engine: Any) -> list[Any]:
    """All but the big blind call; he checks, and everybody does on the later streets."""
    return [engine.act.CALL] * (SEATS - 1) + [engine.act.CHECK] * (3 * SEATS + 1)


def _showdown(hands: int, seed: int) -> int:
    engine = load()
    script = _script(engine)
    random.seed(seed)  # texasholdem shuffles with the module's own generator
    for _ in range(hands):
        _check_down(engine.table, script)
    return hands * len(script)


def _random(hands: int, seed: int) -> int:
    engine, rng = load(), random.Random(seed)
    random.seed(seed)
    return sum(_play_at_random(engine, rng) for _ in range(hands))


WORKS: dict[str, Work] = {works.NL_SHOWDOWN: _showdown, works.NL_RANDOM: _random}


def check() -> None:
    """Hands end and chips are conserved."""
    engine, rng = load(), random.Random(1)
    table = engine.table

    def is_settled() -> bool:
        chips = sum(player.chips for player in table.players)
        return not table.is_hand_running() and chips == SEATS * STACK

    for _ in range(50):
        _check_down(table, _script(engine))
        assert is_settled()
        _play_at_random(engine, rng)
        assert is_settled()
    works.run_twenty(WORKS)
