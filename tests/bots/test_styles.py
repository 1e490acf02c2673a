"""The styles are what they say, and no yardstick beats them: small, with fixed seeds.

The full figures are ``make bots``.
"""

from __future__ import annotations

import pytest

from shuffleup.bots import BOTS, STYLES
from shuffleup.games import Structure, game, names
from shuffleup.hand import Command, Fold, RaiseTo, act, new_hand, no_limit, proceed
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.hand.view import view
from shuffleup.law import Rules
from shuffleup.sim.crews import Alone
from shuffleup.sim.many_hands import SimulationPlan, SimulationTally, simulate
from shuffleup.sim.scores import Score, aggression, interval, part, per_100


def league(bots: tuple[str, ...], key: str, hands: int) -> dict[str, Score]:
    sheet = game(key)
    stakes = default_stakes(sheet, sheet.structures[0])
    plan = SimulationPlan(
        sheet, stakes, bots, default_stack(stakes), hands, "styles", Rules(), league=True
    )
    tally: SimulationTally = simulate(plan, Alone(), lambda done: None)
    return dict(zip(plan.teams, tally.scores, strict=True))


def style_of(name: str, hands: int = 900) -> tuple[float, float, float]:
    """VPIP, PFR and aggression of a style among four tight players."""
    found = league((name, "tight", "tight", "tight", "tight", "tight"), "holdem", hands)[name]
    return part(found.entered, found.hands), part(found.raised, found.hands), aggression(found)


@pytest.mark.parametrize(
    ("name", "vpip", "pfr"),
    [
        ("tight", (17, 24), (13, 19)),
        ("loose", (27, 38), (20, 29)),
        ("station", (38, 70), (0, 12)),
        ("nit", (6, 16), (4, 12)),
        ("maniac", (45, 80), (38, 70)),
    ],
)
def test_a_style_plays_the_hands_it_says(
    name: str, vpip: tuple[int, int], pfr: tuple[int, int]
) -> None:
    entered, raised, _ = style_of(name)
    assert vpip[0] <= entered <= vpip[1]
    assert pfr[0] <= raised <= pfr[1]


def test_aggressive_styles_bet_more_than_they_call_and_stations_do_not() -> None:
    assert style_of("loose")[2] > 1.5
    assert style_of("station")[2] < 1


# Where bets are limited a few hundred hands show what the caller loses, and not yet the others.
YARDSTICKS = [
    (key, name)
    for key in names()
    for name in ("random", "caller", "raiser")
    if name == "caller" or game(key).structures[0] is not Structure.LIMIT
]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "yardstick"), YARDSTICKS)
def test_whoever_does_not_look_at_the_cards_loses_in_every_game(key: str, yardstick: str) -> None:
    limited = game(key).structures[0] is Structure.LIMIT
    scores = league((yardstick, *("tight",) * 5), key, 900 if limited else 360)
    assert per_100(scores[yardstick], game_unit(key)) < -10


def game_unit(key: str) -> int:
    sheet = game(key)
    return default_stakes(sheet, sheet.structures[0]).small_bet


def test_shoving_good_hands_and_folding_the_rest_wins_next_to_nothing() -> None:
    scores = league(("shover", *("tight",) * 5), "holdem", 3_000)
    assert per_100(scores["shover"], 2) < 15
    assert interval(scores["shover"], 2) < 40


def answer_to_a_shove(cards: str, style: str) -> Command:
    """Six players, a hundred big blinds: the first to act is all-in, the next has these cards."""
    for number in range(20_000):
        hand = new_hand("holdem", no_limit(1, 2), [200] * 6, seed=number)
        proceed(hand)
        seat = (hand.actor + 1) % 6
        ranks = "".join(sorted("23456789TJQKA"[card >> 2] for card in hand.hole[seat]))
        if ranks == "".join(sorted(cards)):
            act(hand, RaiseTo(hand.actor, 200))
            return BOTS[style](1).decide(view(hand, hand.actor))
    raise AssertionError(cards)


@pytest.mark.parametrize("style", STYLES)
def test_a_shove_of_a_hundred_big_blinds_is_not_called_with_nine_deuce(style: str) -> None:
    assert isinstance(answer_to_a_shove("92", style), Fold)


@pytest.mark.parametrize("style", STYLES)
def test_it_is_called_with_aces(style: str) -> None:
    assert not isinstance(answer_to_a_shove("AA", style), Fold)
