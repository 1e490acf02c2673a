"""OpenSpiel playing whole hands in C++: `evaluate_bots`, one call a hand, bots of its own.

No Python between deal and payoff, which is the fastest way to drive its wheel that we know of. Its
`fixed_action_preference` bot prefers the call, which is a check where there is nothing to call; so
it plays the works that are checked down. For the random works it has no bot: its random bots choose
evenly among all that is legal, hundreds of raises among them, and not as all engines here do.

Cards come from its own chance nodes, drawn one by one from all that are left. `fcpa` lists four
actions in place of every raise, which makes no difference to who never raises, but is faster.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

from . import works
from .peer_openspiel import CARDS, LIMIT
from .works import SEATS, STACK, Work

NAME = "open_spiel bots in C++"
VERSION = works.version_of("open_spiel")

NO_LIMIT = {"betting": "nolimit", "bettingAbstraction": "fcpa"}
CALLER = "fixed_action_preference(actions=1:0)"


@cache
def load() -> Any:
    """For each game a state to clone, and six players who call."""
    import pyspiel

    def table(betting: dict[str, str]) -> Any:
        stacks = " ".join([str(STACK)] * SEATS)
        cap = {"maxRaises": f"3 4 4 4\nstack = {stacks}"} if betting is LIMIT else {}
        order = {"blind": "1 2 0 0 0 0", "firstPlayer": "3 1 1 1"}
        seats = {"numPlayers": SEATS, "stack": stacks}
        game = pyspiel.load_game("universal_poker", CARDS | betting | seats | order | cap)
        callers = [pyspiel.load_bot(CALLER, game, seat) for seat in range(SEATS)]
        return game.new_initial_state(), callers

    return SimpleNamespace(play=pyspiel.evaluate_bots, holdem=table(NO_LIMIT), limit=table(LIMIT))


def _showdown(game: str) -> Work:
    def work(hands: int, seed: int) -> int:
        play, (root, callers) = load().play, getattr(load(), game)
        for hand in range(hands):
            play(root.clone(), callers, seed + hand)
        return hands * SEATS * 4

    return work


WORKS: dict[str, Work] = {
    works.NL_SHOWDOWN: _showdown("holdem"),
    works.LIMIT_SHOWDOWN: _showdown("limit"),
}


def check() -> None:
    """Hands end, what some win the others lose, and nobody puts in more than a call."""
    for game in ("holdem", "limit"):
        root, callers = getattr(load(), game)
        for seed in range(50):
            state = root.clone()
            won = load().play(state, callers, seed)
            assert state.is_terminal()
            assert abs(sum(won)) < 1e-9
            assert min(won) >= -works.BIG_BLIND
    works.run_twenty(WORKS)
