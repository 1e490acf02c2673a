"""What kind of player each bot is, and that nothing it does wrong is passed over."""

from __future__ import annotations

import pytest

from shuffleup.bots import BOTS, Bot, RefusedError, must_act, play_hand
from shuffleup.games import game
from shuffleup.hand import Check, Command, Fold, RaiseTo, events, new_hand, no_limit, proceed
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.hand.view import View
from shuffleup.law import Reason


class Cheat:
    """Bets what it does not have."""

    def decide(self, view: View) -> Command:
        return RaiseTo(view.viewer, 1_000_000)


class Listener:
    """Checks and folds, and keeps what it was told."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def decide(self, view: View) -> Command:
        self.views.append(view)
        may = view.options
        return Check(view.viewer) if may and may.check else Fold(view.viewer)


def play(names: list[str], key: str, hands: int) -> tuple[list[int], list[events.Event]]:
    """What each bot won over some hands, each deal played from every seat; and all events."""
    sheet = game(key)
    stakes = default_stakes(sheet, sheet.structures[0])
    net, log = [0] * len(names), []
    for number in range(hands):
        stacks = [default_stack(stakes)] * len(names)
        deal, turn = divmod(number, len(names))
        hand = new_hand(sheet, stakes, stacks, deal % len(names), seed=deal)
        seats = [(place + turn) % len(names) for place in range(len(names))]
        bots = {seat: BOTS[names[bot]](f"{number}/{bot}") for bot, seat in enumerate(seats)}
        play_hand(hand, bots)
        for bot, seat in enumerate(seats):
            net[bot] += hand.stacks[seat] - stacks[seat]
        log += hand.log
    return net, log


def test_a_refused_command_is_raised_with_its_refusal_and_changes_nothing() -> None:
    hand = new_hand("holdem", no_limit(1, 2), [200, 200], seed=1)
    proceed(hand)
    before = hand.version
    with pytest.raises(RefusedError, match="the most is 200") as caught:
        play_hand(hand, {0: Cheat(), 1: Cheat()})
    assert caught.value.refusal.reason is Reason.ABOVE_MAXIMUM
    assert hand.version == before
    with pytest.raises(RefusedError, match="turn"):
        must_act(hand, Check(1 - hand.actor))


def test_a_bot_is_told_events_only_when_it_wants_them() -> None:
    for wanted in (False, True):
        bot = Listener()
        hand = new_hand("holdem", no_limit(1, 2), [200, 200, 200], seed=1)
        bots: dict[int, Bot] = dict.fromkeys(range(3), bot)
        play_hand(hand, bots, events=wanted)
        assert all(bool(view.events) is wanted for view in bot.views)


def test_the_caller_never_folds_and_never_raises() -> None:
    _, log = play(["caller"] * 4, "stud", 20)
    assert not [event for event in log if isinstance(event, events.Folded | events.Raised)]


def test_the_raiser_raises_as_long_as_it_may() -> None:
    _, log = play(["raiser"] * 3, "holdem", 20)
    assert not [event for event in log if isinstance(event, events.Folded | events.Checked)]
    assert len([event for event in log if isinstance(event, events.Raised)]) >= 60


@pytest.mark.parametrize("name", ["tight", "loose"])
@pytest.mark.parametrize(
    "key",
    ["holdem", "omaha", "omaha-eight", "short-deck", "pineapple", "stud", "razz", "stud-eight",
     "five-card-draw", "lowball", "deuce-to-seven", "triple-draw", "badugi"],
)  # fmt: skip
def test_a_bot_that_looks_at_its_cards_beats_one_that_does_not(name: str, key: str) -> None:
    net, _ = play([name, "random"], key, 300)
    assert net[0] > 0
