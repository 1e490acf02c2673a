"""Every bot plays every game in every structure: to the end, lawfully, to the last chip."""

from __future__ import annotations

import pytest

from shuffleup.bots import BOTS, Bot, play_hand
from shuffleup.bots.outlook import Outlook
from shuffleup.cards import UNKNOWN
from shuffleup.games import Sheet, Structure, games
from shuffleup.hand import Command, Hand, new_hand
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.hand.view import View
from shuffleup.law import Rules

HANDS = 20
TABLES = [(sheet, structure) for sheet in games() for structure in sheet.structures]
# Every decision there is: showing, mucking, several runs, and the usual way of each.
RULES = (Rules(), Rules().but(run_it_maximum=3, run_it_limit=True, all_in_hands_face_up=True))


class Watched:
    """A bot that checks what it is shown."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot, self.seat = bot, seat

    def decide(self, view: View) -> Command:
        assert type(view) is View
        assert view.viewer == view.actor == self.seat
        assert view.options is not None
        assert UNKNOWN not in view.hands[self.seat]
        if view.phase in ("bet", "bring in"):
            seen = Outlook(view)
            assert 0 <= seen.best_of() <= 1000
            assert all(0 <= seen.share(narrow) <= 1000 for narrow in (0, 15, 40))
        return self.bot.decide(view)


def deal(sheet: Sheet, structure: Structure, number: int) -> tuple[Hand, dict[int, Bot]]:
    """One hand; over a few of them every bot comes to the table, and sits in every seat."""
    stakes = default_stakes(sheet, structure)
    bots_here = [*BOTS, "random"]
    seats = min(7, sheet.max_seats)
    names = [bots_here[(number * 3 + at) % len(bots_here)] for at in range(seats)]
    short = 1 + number * 7 % default_stack(stakes)  # someone is nearly all-in from the start
    stacks = [default_stack(stakes)] * (len(names) - 1) + [short]
    hand = new_hand(
        sheet, stakes, stacks, number % len(names), seed=f"bots {number}",
        rules=RULES[number % 2], ask_show=number % 3 == 0,
    )  # fmt: skip
    order = [names[(seat + number) % len(names)] for seat in range(len(names))]
    bots: dict[int, Bot] = {
        seat: Watched(BOTS[name](f"{number}/{seat}"), seat) for seat, name in enumerate(order)
    }
    return hand, bots


@pytest.mark.parametrize(
    ("sheet", "structure"), TABLES, ids=[f"{sheet.key}-{one.value}" for sheet, one in TABLES]
)
def test_every_bot_plays_every_game_to_the_last_chip(sheet: Sheet, structure: Structure) -> None:
    for number in range(HANDS):
        hand, bots = deal(sheet, structure, number)
        actions = play_hand(hand, bots)
        assert hand.over
        assert actions > 0 or hand.live & hand.able == 0
        assert sum(hand.stacks) + hand.carried == sum(hand.setup.stacks)


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_the_same_seed_gives_the_same_log(sheet: Sheet) -> None:
    logs = []
    for _ in range(2):
        hand, bots = deal(sheet, sheet.structures[0], 1)
        play_hand(hand, bots)
        logs.append(hand.log)
    assert logs[0] == logs[1]


def test_another_seed_gives_another_log() -> None:
    logs = []
    for number in (1, 7):  # the same seats, another deal
        hand, bots = deal(games()[0], games()[0].structures[0], number)
        play_hand(hand, bots)
        logs.append(hand.log[2:])
    assert logs[0] != logs[1]
