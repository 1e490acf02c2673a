"""OpenSpiel's universal_poker: the C++ engine of the poker-bot competition, driven from Python.

Chosen for its speed: a hand is a `clone()` of one initial state (0.4 µs; `new_initial_state()`
takes 2.3), cards are dealt as chance actions from a deck sampled once a hand instead of asking
`chance_outcomes()` each time, and the node is told by `current_player()` alone. No-limit uses
`bettingAbstraction=fullgame`, the only faithful one: `fchpa` lists fewer actions, hence answers
faster, but does not tell the least legal raise. Limit uses `fcpa`, where its raise is the limit's.

It has neither Omaha nor stud. In limit games it leaves the stacks out of what it tells the engine
below, which then takes four players at most and, asked for six, ends the process; so the stacks are
passed in the same breath as `maxRaises`. No one can lose 200 in a capped 2/4 hand anyway.
"""

from __future__ import annotations

import random
from functools import cache
from types import SimpleNamespace
from typing import Any

from . import works
from .works import SEATS, STACK, Work

NAME = "open_spiel"
VERSION = works.version_of("open_spiel")

DECK = range(52)
FOLD, CALL = 0, 1
CHANCE = -1

CARDS = {
    "numRounds": 4,
    "numSuits": 4,
    "numRanks": 13,
    "numHoleCards": 2,
    "numBoardCards": "0 3 1 1",
}
NO_LIMIT = {"betting": "nolimit", "bettingAbstraction": "fullgame"}
LIMIT = {"betting": "limit", "bettingAbstraction": "fcpa", "raiseSize": "2 2 4 4"}


@cache
def load() -> Any:
    """An initial state of each game, to be cloned."""
    import pyspiel

    def root(blinds: str, first: int, betting: dict[str, str]) -> Any:
        stacks = " ".join(str(STACK) for _ in blinds.split())
        table = {"numPlayers": len(blinds.split()), "blind": blinds, "stack": stacks}
        order = {"firstPlayer": f"{first} 1 1 1"}
        cap = {"maxRaises": f"3 4 4 4\nstack = {stacks}"} if betting is LIMIT else {}
        return pyspiel.load_game(
            "universal_poker", CARDS | betting | table | order | cap
        ).new_initial_state()

    return SimpleNamespace(
        holdem=root("1 2 0 0 0 0", 3, NO_LIMIT),
        limit=root("1 2 0 0 0 0", 3, LIMIT),
        heads_up=root("2 1", 2, LIMIT),  # the second player has the button, as in the ACPC
    )


def _check_down(root: Any, dealer: random.Random) -> Any:
    state = root.clone()
    apply = state.apply_action
    cards = dealer.sample(DECK, 17)
    for card in cards[:12]:
        apply(card)
    for board in ((), cards[12:15], cards[15:16], cards[16:]):
        for card in board:
            apply(card)
        for _ in range(SEATS):
            apply(CALL)
    state.returns()
    return state


def _play_at_random(
    root: Any, seats: int, dealer: random.Random, rng: random.Random
) -> tuple[Any, int]:
    state = root.clone()
    apply = state.apply_action
    card = dealer.sample(DECK, 2 * seats + 5).pop
    for _ in range(2 * seats):
        apply(card())
    actions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            r = rng.random()
            apply(CALL if r >= works.RAISE_BELOW else _fold_or_raise(state.legal_actions(), r))
            actions += 1
        elif player == CHANCE:
            apply(card())
        else:
            state.returns()
            return state, actions


def _fold_or_raise(legal: list[int], r: float) -> int:
    """Legal actions come in order: fold when there is something to call, call, then raises."""
    facing = legal[0] == FOLD
    if facing and r < works.FOLD_BELOW:
        return FOLD
    return legal[1 + facing] if len(legal) > 1 + facing else CALL


def _showdown(game: str) -> Work:
    def work(hands: int, seed: int) -> int:
        root, dealer = getattr(load(), game), random.Random(seed)
        for _ in range(hands):
            _check_down(root, dealer)
        return hands * SEATS * 4

    return work


def _random(game: str, seats: int = SEATS) -> Work:
    def work(hands: int, seed: int) -> int:
        root = getattr(load(), game)
        dealer, rng = random.Random(seed), random.Random(seed)
        return sum(_play_at_random(root, seats, dealer, rng)[1] for _ in range(hands))

    return work


WORKS: dict[str, Work] = {
    works.NL_SHOWDOWN: _showdown("holdem"),
    works.LIMIT_SHOWDOWN: _showdown("limit"),
    works.NL_RANDOM: _random("holdem"),
    works.LIMIT_RANDOM: _random("limit"),
    works.LIMIT_HEADS_UP: _random("heads_up", seats=2),
}


def check() -> None:
    """Hands end, and what some win the others lose."""
    dealer, rng = random.Random(1), random.Random(1)
    for _ in range(50):
        states = [_check_down(root, dealer) for root in (load().holdem, load().limit)]
        for root, seats in ((load().holdem, 6), (load().limit, 6), (load().heads_up, 2)):
            states.append(_play_at_random(root, seats, dealer, rng)[0])
        assert all(state.is_terminal() for state in states)
        assert all(abs(sum(state.returns())) < 1e-9 for state in states)
    works.run_twenty(WORKS)
