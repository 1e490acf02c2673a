"""Hands of an event played in the lane: ``EventLane`` says what the bots of a table do.

The event deals its hands and carries out, judges and keeps what is done in them. Only what the bots
decide is worked out by their compiled selves, from the very cards and with the very dice, which go
on where the bot's own are. A hand that the lane cannot play is left to the bots.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import Lock

from msgspec import Struct

from shuffleup.bots.bot import Bot
from shuffleup.bots.players import BotDice
from shuffleup.equity.dice import Dice
from shuffleup.hand import Command, Hand
from shuffleup.hand.setup import Setup, Stakes
from shuffleup.lane import LaneError, lane_game
from shuffleup.lane.dealt_here import DealtHands, Done
from shuffleup.lane.handover import command_of
from shuffleup.law import Rules
from shuffleup.sim.lane_hands import lane_player
from shuffleup.table.state import Table

Choose = Callable[[Hand], Command]


class LaneEntrant(Struct):
    """An entrant as the lane knows them: which of the bots it is, and its dice."""

    bot: int
    dice: Dice


def lane_entrant(bot: int, made: Bot) -> LaneEntrant:
    dice = getattr(made, "dice", None)
    if isinstance(dice, BotDice):
        dice = dice.dice
    return LaneEntrant(bot, dice if isinstance(dice, Dice) else Dice(0))  # a caller throws none


NOBODY = LaneEntrant(0, Dice(0))


class LaneGames:
    """The games of events under one law with the same bots; what the lane needs for each is made
    once, and serves all events of a run. A hand is played in rows that are written anew for the
    next: whoever plays one has the ``lock``, and takes away what came of it."""

    def __init__(self, rules: Rules, bots: tuple[str, ...]) -> None:
        self.rules, self.players = rules, [lane_player(bot) for bot in bots]
        self.made: dict[tuple[str, Stakes, int], DealtHands] = {}
        self.last: DealtHands | None = None
        self.lock = Lock()

    def hands_of(self, setup: Setup) -> DealtHands:
        """Where a hand is played; nearly always where the one before was."""
        found, seats = self.last, len(setup.stacks)
        if found is None or found.seats != seats or not found.is_played(setup):
            key = setup.game.key, setup.stakes, seats
            found = self.made.get(key)
            if found is None or not found.is_played(setup):
                game = lane_game(setup.game, setup.stakes, setup.rules)
                found = self.made[key] = DealtHands(game, seats, self.players)
            self.last = found
        return found


lane_games = lru_cache(maxsize=4)(LaneGames)


class EventLane:
    """The lane behind one event."""

    def __init__(self, rules: Rules, bots: tuple[str, ...]) -> None:
        self.games = lane_games(rules, bots)
        self.entrants: dict[str, LaneEntrant] = {}
        self.played = self.left = 0  # hands in the lane, and those left to the bots
        self.stacks: list[int] = []  # after the hand that was played last

    def enter(self, name: str, bot: int, made: Bot) -> None:
        """Somebody is in the event who plays like the bot of this number."""
        self.entrants[name] = lane_entrant(bot, made)

    def choices(self, table: Table) -> Choose | None:
        """What is done in the hand just dealt at a table, command after command; None where the
        bots have to play it themselves."""
        hand = table.hand
        done = None if hand is None else self.done(table, hand)
        if done is None:
            self.left += 1
            return None
        self.played += 1
        coming = iter(done)

        def choose(on: Hand) -> Command:
            action = next(coming, None)
            if action is None:
                raise disagreement(table)
            return command_of(on, *action)

        return choose

    def done(self, table: Table, hand: Hand) -> Done | None:
        if table.deal.absent or table.house.wagers_in:
            return None
        entrants = self.entrants
        seated = [entrants[seat.player] if seat else NOBODY for seat in table.seats]
        dice = [one.dice for one in seated]
        with self.games.lock:
            try:
                hands = self.games.hands_of(hand.setup)
            except LaneError:  # of this game, at these stakes or under this law
                return None
            done = hands.play(hand, [hands.codes[one.bot] for one in seated], dice)
            self.stacks = hands.stacks()
        return done

    def check(self, table: Table) -> None:
        """That the hand which is over ended at its table as it did in the lane."""
        over = table.last
        if over is None or over.stacks != self.stacks:
            raise disagreement(table)


def disagreement(table: Table) -> LaneError:
    return LaneError(f"hand {table.hands}: the lane and the table do not agree")
