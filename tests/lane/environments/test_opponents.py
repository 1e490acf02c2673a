"""Opponents by name and by table: what they choose is what the bots of that name choose, asked
about the same hand with the same dice."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.lane.environments.some_tables import any_choice, stakes_of

from shuffleup.bots.bot import Bot
from shuffleup.bots.players import BotDice, RandomBot
from shuffleup.bots.table_player import TablePlayer
from shuffleup.equity.dice import Dice
from shuffleup.hand import act
from shuffleup.hand.view import view
from shuffleup.lane import LaneError, lane_game
from shuffleup.lane.environments.learner_tables import LearnerTables
from shuffleup.lane.environments.opponents import Opponent
from shuffleup.lane.handover import begun, command_of
from shuffleup.lane.kernels import columns as at
from shuffleup.playbook import read_table, shipped_table

LEARNER, SEED = 1, 7
OFTEN = read_table("[[bet]]\ndo = { fold = 10, call = 30, least = 20, pot = 20, most = 20 }\n")


def first_hands(name: str, count: int) -> tuple[LearnerTables, list[int]]:
    """Tables at which the hand dealt first is over, and nothing else was played: at those."""
    game = lane_game(name, stakes_of(name))
    others: list[Opponent] = ["tight-table", OFTEN, "anything"]
    tables = LearnerTables(
        game, count, 4, 120, seat=LEARNER, opponents=others, seed=SEED, recorded=True
    )
    mask, dice, found = tables.reset().mask, random.Random(3), list[int]()
    began = tables.vector.tables.numbers[:, at.HANDS] == 1
    while began.any():
        after = tables.step([any_choice(row, dice) for row in mask])
        mask = after.mask
        found += np.flatnonzero(after.over & began & (tables.vector.kept.last_made > 0)).tolist()
        began &= ~after.over
        if len(found) > 15:
            break
    once = tables.vector.tables.numbers[found, at.HANDS] == 2
    return tables, np.array(found)[once].tolist()


def with_dice(bot: TablePlayer, dice: Dice) -> Bot:
    bot.dice = dice
    return bot


def random_with(dice: Dice) -> Bot:
    thrown = BotDice(0)
    thrown.dice = dice
    return RandomBot(0, thrown)


@pytest.mark.parametrize("name", ["holdem", "omaha-eight", "stud", "triple-draw", "badugi"])
def test_they_choose_as_the_bots_do(name: str) -> None:
    tables, found = first_hands(name, 400)
    chosen = 0
    for table in found:
        kept, dice = tables.vector.kept, Dice(f"{SEED}/{table}/choices")
        bots = {
            0: with_dice(TablePlayer(shipped_table("tight-table"), 0), dice),
            2: with_dice(TablePlayer(OFTEN, 0), dice),
            3: random_with(dice),
        }
        hand = begun(
            tables.vector.game, 4, kept.last_numbers[table], kept.last_cards[table], None, 0
        )
        for kind, amount in kept.last_done[table, : kept.last_made[table]].tolist():
            command = command_of(hand, kind, amount)
            if hand.actor != LEARNER:
                assert bots[hand.actor].decide(view(hand, hand.actor, hand.version)) == command
                chosen += 1
            assert act(hand, command).ok
    assert chosen > 20


def test_a_table_of_ones_own_is_everybodys_or_one_seats() -> None:
    holdem = lane_game("holdem", stakes_of("holdem"))
    folding = read_table("[[bet]]\ndo = { fold = 100 }\n")
    for opponents in (folding, [folding, folding]):
        tables = LearnerTables(holdem, 50, 3, opponents=opponents)
        tables.reset(seed=1)
        rewards = np.concatenate([tables.step(np.full(50, 1)).reward for _ in range(20)])
        assert rewards.min() >= 0  # whoever is in the blinds gets them back, or more
        assert rewards.sum() > 0


@pytest.mark.parametrize("given", ["clever", 2, None, ["calling", 3], [["calling"], "calling"]])
def test_whoever_is_no_opponent_is_refused_by_name(given: object) -> None:
    with pytest.raises(LaneError, match=r"^opponents: "):
        LearnerTables(lane_game("holdem", stakes_of("holdem")), 1, 3, opponents=given)  # type: ignore[arg-type]
