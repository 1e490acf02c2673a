"""Games, stakes and designations drawn by dice, most of them such as a house could have."""

from __future__ import annotations

import random
from typing import Final

from shuffleup.games import Opening, Sheet, Structure, game
from shuffleup.hand.setup import Stakes
from shuffleup.table.house import House, Stage

GAMES: Final = (
    "holdem", "holdem", "holdem", "holdem", "omaha-eight", "stud", "razz", "jacks-or-better",
    "triple-draw", "crazy-pineapple",
)  # fmt: skip
BLINDS: Final = ((2, 4), (2, 4), (2, 4), (4,), (1, 2, 4), (0, 4), (4, 4))


def drawn_stakes(sheet: Sheet, dice: random.Random, *, two_blinds: bool = False) -> Stakes:
    """Stakes for a game; ``two_blinds`` for a book that knows no others."""
    structure = dice.choice(sheet.structures)
    least, most = (4, 8) if structure in (Structure.LIMIT, Structure.SPREAD) else (4, 4)
    ante, bring_in, big_blind_ante = dice.choice((0, 0, 0, 1)), 0, 0
    blinds: tuple[int, ...] = ()
    if sheet.opening is Opening.BLINDS:
        blinds = (2, 4) if two_blinds else dice.choice(BLINDS)
        big_blind_ante = dice.choice((0, 0, 0, 4))
    elif sheet.opening is Opening.BRING_IN:
        bring_in = 2
    else:
        ante = 1
    return Stakes(
        structure,
        least,
        most,
        blinds,
        ante,
        big_blind_ante,
        bring_in,
        dollar=dice.choice((1, 1, 4)),
    )


def drawn_stage(dice: random.Random, *, two_blinds: bool) -> Stage:
    sheet = game(dice.choice(GAMES))
    stakes = drawn_stakes(sheet, dice, two_blinds=two_blinds)
    return Stage(sheet.key, stakes, dice.choice((0, 1, 2)), dice.choice((0, 0, 30)))


def drawn_house(dice: random.Random, *, two_blinds: bool) -> House:
    """Something a house designates; now and then a mix of games."""
    stages = tuple(drawn_stage(dice, two_blinds=two_blinds) for _ in range(3))
    return dice.choice((
        House(),
        House(buy_in=(40, 400)),
        House(drop=2, promotion=1, no_flop_no_drop=True),
        House(rake=5, rake_cap=3),
        House(time=5, time_minutes=30),
        House(collection_blind=1),
        House(kill=dice.choice(("full", "half")), kill_at=dice.choice((0, 20))),
        House(cash=True, chips=(1, 5, 25, 100)),
        House(wagers_in=dice.choice((1, 2, 5))),
        House(button=dice.choice(("moving", "dead"))),
        House(rotation=stages),
        House(choice=stages),
    ))  # fmt: skip
