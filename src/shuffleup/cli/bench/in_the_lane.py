"""The lane at the works of the bench, and at every game: hands and decisions a second.

Each hand is shuffled, dealt, played and paid by compiled players with the policy of all engines
(``lane.kernels.playing.strategies``); where numba is missing there are no such rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shuffleup.cli.bench.ours import LIMIT, NO_LIMIT, POT_LIMIT, SEATS, STACK, STUD, Work
from shuffleup.games import games
from shuffleup.hand import Stakes
from shuffleup.hand.usual_stakes import default_stack, default_stakes

if TYPE_CHECKING:
    from shuffleup.lane.whole_hands import LaneSession

ENGINE = "shuffleup lane"
CALLING, AT_RANDOM = "calling", "random"
# By work: the game, its stakes, how many play and how.
PLANS: dict[str, tuple[str, Stakes, int, str]] = {
    "holdem-nl-showdown": ("holdem", NO_LIMIT, SEATS, CALLING),
    "holdem-nl-random": ("holdem", NO_LIMIT, SEATS, AT_RANDOM),
    "holdem-limit-showdown": ("holdem", LIMIT, SEATS, CALLING),
    "holdem-limit-random": ("holdem", LIMIT, SEATS, AT_RANDOM),
    "omaha8-pl-showdown": ("omaha-eight", POT_LIMIT, SEATS, CALLING),
    "omaha8-pl-random": ("omaha-eight", POT_LIMIT, SEATS, AT_RANDOM),
    "stud-limit-showdown": ("stud", STUD, SEATS, CALLING),
    "stud-limit-random": ("stud", STUD, SEATS, AT_RANDOM),
    "triple-draw-limit-showdown": ("triple-draw", LIMIT, SEATS, CALLING),
    "triple-draw-limit-random": ("triple-draw", LIMIT, SEATS, AT_RANDOM),
    "omaha-pl-showdown": ("omaha", POT_LIMIT, SEATS, CALLING),
    "omaha-pl-random": ("omaha", POT_LIMIT, SEATS, AT_RANDOM),
    "holdem-limit-headsup-random": ("holdem", LIMIT, 2, AT_RANDOM),
}


def lane_works() -> dict[str, Work]:
    """The works that other engines play too."""
    return {name: lane_work(*plan) for name, plan in PLANS.items()} if has_lane() else {}


def every_game() -> dict[str, Work]:
    """Random play in each game, at its usual stakes and in the structure it names first."""
    found: dict[str, Work] = {}
    for sheet in games() if has_lane() else ():
        stakes = default_stakes(sheet, sheet.structures[0])
        name = f"{sheet.key}, {stakes.structure.value}, random"
        found[name] = lane_work(sheet.key, stakes, SEATS, AT_RANDOM, default_stack(stakes))
    return found


def has_lane() -> bool:
    try:
        import shuffleup.lane.whole_hands
    except ImportError:
        return False
    return bool(shuffleup.lane.whole_hands)


def lane_work(key: str, stakes: Stakes, seats: int, how: str, stack: int = STACK) -> Work:
    made: list[LaneSession] = []  # compiled when it is first played, not when it is listed

    def work(hands: int, seed: int) -> int:
        from shuffleup.lane import lane_game
        from shuffleup.lane.whole_hands import LaneSession

        if not made:
            made.append(LaneSession(lane_game(key, stakes), stack, (how,) * seats))
        return made[0].play(hands, seed).decisions

    return work
