"""Sessions in which things go wrong and money moves, counted after every single command.

``Counted`` is a table and the chance that moves it: players bet, buy, lay down cash and play chips
behind, and anything a hand can suffer is reported and decided. ``look`` knows none of the rules: no
chip is made or lost, no amount is below nothing, and no player's act makes a bet smaller.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.properties.choices import lawful
from tests.table.sending import ask
from tests.table.stories import play
from tests.table.walks import chips_everywhere

from shuffleup.floor.kinds import Need, kinds_of
from shuffleup.hand import Hand
from shuffleup.hand.events import Returned
from shuffleup.hand.repairs import primitives as r
from shuffleup.sim.mishaps import mishap
from shuffleup.sim.recount import recount
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply
from shuffleup.table.floor.table_rulings import open_ruling
from shuffleup.table.proceed import proceed
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table, seated, taken_seats
from shuffleup.table.viewing.chairs import chips_of, trays

GAMES = {
    "no-limit": "holdem no-limit 5/10 ante 1",
    "limit": "holdem limit 10/20 blinds 5/10",
    "pot-limit": "omaha pot-limit 5/10",
    "stud": "stud limit 4/8 ante 1 bring-in 2",
    "draw": "triple-draw limit 4/8 blinds 2/4",
}
SEATS = "Ann 500, Bob 25x8+1x4, Cy 20, Dee 1, Eve 77; button Ann"
MOST_REPORTS = 3  # a hand in which everything goes wrong never ends
TRIES = 12
# A bet nobody called, and what a ruling takes back.
TAKES_BACK = (Returned, r.Rewound, r.Refunded, r.Forfeited, r.Redealt, r.Voided)


class Counted:
    """A table with all its money counted."""

    def __init__(self, book: str, game: str, seed: int) -> None:
        self.chance = random.Random(f"{book} {game} {seed}")
        house = "table: buy-in 1-2000" + (", cash plays" if seed % 2 else "")
        self.table = play(f"{GAMES[game]}\n{house}\nseats: {SEATS}", book).table
        self.money = chips_everywhere(self.table)
        self.seen: Counter[str] = Counter()

    # ---- what happens ------------------------------------------------------------------------

    def hand(self) -> None:
        """Wishes, the next hand, and everything that goes wrong in it."""
        for _ in range(4):
            self.do(self.wish())
        self.do(c.NextHand(seed=self.chance.getrandbits(64)))
        left = MOST_REPORTS
        while self.table.hand is not None:
            x = self.chance.random()
            if self.table.question:  # a report that was asked early is due now
                choices = open_ruling(self.table).options
                assert self.do(c.Decide(self.chance.choice(choices).name)).ok
            elif x < 0.2 and left:
                left -= self.report()
            elif x < 0.35:
                self.do(self.wish())
            else:
                assert self.do(lawful(self.table.hand, self.chance)).ok

    def wish(self) -> Any:
        """What a player may want with their chips, sensible or not."""
        chance = self.chance
        seats = taken_seats(self.table)
        at = chance.choice([at for at, seat in seats for _ in range(3 if seat.stack < 9 else 1)])
        amount = chance.choice((0, 1, 5, 7, 10, 100, 200, 500))
        wanted = (c.AddChips, c.HaveComing, c.PlayBehind, c.LayCash, c.BuyWithCash, c.TakeOff)
        others = (c.Deliver(at), c.ColourUp(at, 25), c.PassChips(at, 0, 5), c.AddChips(at, 300))
        return chance.choice((*(wish(at, amount) for wish in wanted), *others))

    def report(self) -> bool:
        """Something that can be true now, and what the floor decides; whether there was any."""
        hand, chance = self.table.hand, self.chance
        assert hand is not None
        first = ["post-missing"] if chance.random() < 0.3 else []
        for kind in [*first, *chance.sample(list(kinds_of(Need.HAND)), TRIES)]:
            told = mishap(hand, kind, chance)
            if told.became == "refused":
                continue
            ruling = self.do(told.report)
            if self.table.question:
                choices = open_ruling(self.table).options
                assert self.do(c.Decide(chance.choice(choices).name)).ok
            self.seen["reports"] += ruling.ok
            return ruling.ok
        return False

    def do(self, command: Any) -> TableRuling:
        """Judge it, do it if it is lawful, and count."""
        table = self.table
        hand, was = table.hand, bets_of(table.hand)
        known = len(hand.log) if hand is not None else 0
        ruling = ask(table, command)
        for event in ruling.events:
            self.money += came(table, event)
            apply(table, event)
        proceed(table)
        if hand is not None and table.hand is None:
            self.money += hand.mends.brought  # cash that played is the table's; of a void hand none
        self.seen[type(command).__name__] += ruling.ok
        self.look()
        if hand is not None and table.hand is hand and not hand.over:
            back = any(isinstance(event, TAKES_BACK) for event in hand.log[known:])
            assert back or grew(was, bets_of(hand)), (command, was, bets_of(hand))
        return ruling

    # ---- what must be true -------------------------------------------------------------------

    def look(self) -> None:
        table = self.table
        hand = table.hand
        if hand is not None:
            recount(hand)
        held, brought = (hand.mends.held, hand.mends.brought) if hand is not None else (0, 0)
        assert chips_everywhere(table) + held == self.money + brought
        for at, seat in taken_seats(table):
            known, now = seat.chips, chips_of(table, at, seat)
            assert min(seat.stack, known.cash, known.bought, *now_of(now)) >= 0, (seat, now)
            assert 0 <= known.behind <= known.coming
            assert now.behind <= now.coming
        assert min(table.pot.carried, table.pot.spare, 0, *table.collected.values()) >= 0
        for tray in trays(table):
            assert 0 <= tray.cash <= tray.stack


def now_of(now: Any) -> tuple[int, int, int]:
    return now.stack, now.behind, now.coming


def came(table: Table, event: Any) -> int:
    """How much money comes to the table with an event."""
    if isinstance(event, e.ChipsAdded):
        return event.amount
    if isinstance(event, e.ChipsBought):
        return event.coming - seated(table, event.seat).chips.coming
    return -event.amount if isinstance(event, e.ChipsRemoved) else 0


def bets_of(hand: Hand | None) -> tuple[int, list[int]]:
    return (hand.street, list(hand.bets)) if hand is not None else (-1, [])


def grew(was: tuple[int, list[int]], now: tuple[int, list[int]]) -> bool:
    """Whether nobody's bet of the round is smaller than it was."""
    return was[0] != now[0] or all(b >= a for a, b in zip(was[1], now[1], strict=True))
