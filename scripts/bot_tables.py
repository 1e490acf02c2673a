"""The bots' tables made anew: ``python -m scripts.bot_tables [GAME …] [--deals N]``.

Hands are dealt to several players, who keep and throw what the bots would; at each betting round
every hand is named as the bots name it, and at the end every two hands are compared. A row of the
table is what hands of one name won against the hands an opponent would stay with: all, the better
half, the best quarter … Rows that were seen seldom lean on what such rows win in general. The deals
come from a fixed seed, so the same code gives the same tables.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from shuffleup.bots.chance_tables import LEVELS, PARTS, GameTable, Row, StreetTable, show_table
from shuffleup.bots.discards import draws_left, keep
from shuffleup.bots.hand_reader import naming, pair_score
from shuffleup.bots.reading.starting_hands import PAIRS, pair_places
from shuffleup.bots.reading.stud_hands import THREATS
from shuffleup.bots.throwing import worst_of
from shuffleup.games import Sheet, game, names, values

CHANCES = Path(__file__).resolve().parents[1] / "src/shuffleup/bots/chances"
DEALS = 10_000
PLAYERS = {"triple-draw": 3, "badugi": 4}
SCALE = 8  # of the values of Omaha's pairs
LEAN = 60.0  # comparisons that count as much as what rows win in general
SELDOM = 1 / 3_000  # rows rarer than this are left to their neighbours
Cards = tuple[int, ...]
Array = Any


class Deal:
    """What each player held at each street, and who won what of whom."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        self.sheet, self.players = sheet, players
        self.held: list[list[Cards]] = []
        self.up: list[list[Cards]] = []
        self.board: list[Cards] = []

    def play(self, deck: list[int]) -> None:
        hands: list[Cards] = [()] * self.players
        ups: list[Cards] = [()] * self.players
        board: Cards = ()
        for number, street in enumerate(self.sheet.streets):
            for seat in range(self.players):
                hand = hands[seat]
                if street.discard:
                    thrown = worst_of(self.sheet, hand, board, street.discard)
                    hand = tuple(card for card in hand if card not in thrown)
                if street.draw:
                    kept = keep(self.sheet, hand, draws_left(self.sheet, number - 1))
                    hand = kept + tuple(deck.pop() for _ in range(len(hand) - len(kept)))
                hand += tuple(deck.pop() for _ in range(street.down))
                up = tuple(deck.pop() for _ in range(street.up))
                hands[seat], ups[seat] = hand + up, ups[seat] + up
            board += tuple(deck.pop() for _ in range(street.board))
            self.held.append(list(hands))
            self.up.append(list(ups))
            self.board.append(board)

    def shares(self) -> list[Array]:
        """For each way of winning: what each player wins of each other, in parts of the pot."""
        ways = [values(self.sheet, way, self.held[-1], self.board[-1]) for way in self.sheet.wins]
        table = [np.array(way) for way in ways]
        won = [(a[:, None] > a[None]) + 0.5 * (a[:, None] == a[None]) for a in table]
        if len(won) == 1:
            return won
        no_low = (table[1][:, None] == 0) & (table[1][None] == 0)
        return [np.where(no_low, won[0], won[0] / 2), np.where(no_low, 0.0, won[1] / 2)]


def learn(sheet: Sheet, deals: int) -> GameTable:
    """The table of a game from so many deals."""
    players = PLAYERS.get(sheet.key, 6)
    dice = Random(f"the bots' tables: {sheet.key}")
    dealt: list[Deal] = []
    shares: list[Array] = []
    while len(dealt) < deals:
        deck = list(sheet.cards)
        dice.shuffle(deck)
        deal = Deal(sheet, players)
        try:
            deal.play(deck)
        except IndexError:  # the deck ran out: such a deal is seldom, and another will do
            continue
        dealt.append(deal)
        shares.append(np.stack(deal.shares()))
    won = np.stack(shares)  # deal, way, player, opponent
    made, base = [], None
    for street in range(len(sheet.streets)):
        table, better_half = Lesson(sheet, dealt, won, street, base).learn()
        made.append(table)
        base = better_half if base is None else base
    return tuple(made)


class Lesson:
    """One street of a game learnt."""

    def __init__(
        self, sheet: Sheet, dealt: list[Deal], won: Array, street: int, base: Array | None
    ) -> None:
        self.sheet, self.dealt, self.won, self.street = sheet, dealt, won, street
        count, players = len(dealt), dealt[0].players
        self.shape = (count, players, players)
        self.other = np.broadcast_to(~np.eye(players, dtype=bool), self.shape)
        # Who would be an opponent here at all: whoever started with one of the better hands.
        self.stays = self.other if base is None else self.other & base[:, None, :]

    def learn(self) -> tuple[StreetTable, Array]:
        if self.sheet.two_from_hand and self.street == 0:
            return self.learn_pairs()
        columns = self.name_all()
        total = np.zeros(self.shape)
        for at, (keys, index) in enumerate(columns.values()):
            total += self.column(keys, index, self.part_won(at))[index]
        strength = np.searchsorted(quantiles(total[self.other]), total.swapaxes(1, 2))
        score = np.zeros(self.shape)
        parts: dict[str, dict[int, Row]] = {}
        for at, (part, (keys, index)) in enumerate(columns.items()):
            levels = self.levels(keys, index, self.part_won(at), strength)
            score += (levels[0] + levels[1])[index]
            parts[part] = self.rows(keys, index, levels)
        bounds = quantiles(score[self.other])
        table = StreetTable(tuple(int(b) for b in bounds), (), parts)
        return table, self.better_half(total)

    def part_won(self, at: int) -> Array:
        return 1000.0 * (self.won.sum(1) if self.parts == 1 else self.won[:, at])

    def name_all(self) -> dict[str, tuple[Array, Array]]:
        """For each part of the pot the keys there are, and their places by deal and players."""
        name, street = naming(self.sheet), self.street
        found: dict[str, list[list[int]]] = {}
        pairwise = self.sheet.stud
        players = range(self.shape[1])
        for deal in self.dealt:
            board, ups = deal.board[street], deal.up[street]
            for cards in deal.held[street]:
                named = [
                    name(street, cards, board, ups[you]) for you in (players if pairwise else (0,))
                ]
                for at, (part, _) in enumerate(named[0]):
                    found.setdefault(part, []).append([each[at][1] for each in named])
        self.parts = len(found)
        columns = {}
        for part, listed in found.items():
            array = np.array(listed).reshape(self.shape[0], self.shape[1], -1)
            array = np.broadcast_to(array, self.shape)
            keys, index = np.unique(array, return_inverse=True)
            columns[part] = keys, index.reshape(self.shape)
        return columns

    def column(self, keys: Array, index: Array, won: Array) -> Array:
        """The average of what was won, by row."""
        total, seen = averages(index[self.stays], won[self.stays], len(keys))
        mean = won[self.stays].mean()
        expected = mean
        if self.sheet.stud:  # what such a hand wins, and what such open cards take from it
            hands, at = np.unique(keys // THREATS, return_inverse=True)
            mine = mean_by(at[index][self.stays], won[self.stays], len(hands))[at]
            threat = keys % THREATS
            theirs = mean_by(threat[index][self.stays], won[self.stays], THREATS)[threat]
            expected = np.clip(mine + theirs - mean, 0, None)
        return (total + LEAN / 6 * expected) / (seen + LEAN / 6)

    def levels(self, keys: Array, index: Array, won: Array, strength: Array) -> list[Array]:
        """What each row wins against the hands of each level."""
        size, levels = len(keys), [self.column(keys, index, won)]
        for level in LEVELS[1:]:
            mask = self.stays & (strength >= self.cut(strength, level))
            total, seen = averages(index[mask], won[mask], size)
            plain = np.divide(total, seen, out=np.zeros(size), where=seen > 0)
            expected = fitted(levels[-1], plain, seen)
            levels.append((total + LEAN * expected) / (seen + LEAN))
        return levels

    def rows(self, keys: Array, index: Array, levels: list[Array]) -> dict[int, Row]:
        """The rows that are worth a place in the table."""
        size = len(keys)
        often = np.bincount(index[self.other], minlength=size)
        kept = np.nonzero(often >= SELDOM * self.other.sum())[0]
        return {int(keys[at]): tuple(round(float(level[at])) for level in levels) for at in kept}

    def cut(self, strength: Array, level: int) -> float:
        """The strength above which this many per cent of the hands of those who stay lie."""
        return float(np.quantile(strength[self.stays], 1 - level / 100))

    def better_half(self, total: Array) -> Array:
        mine = np.where(self.other, total, 0).sum(2)
        return mine >= np.median(mine)

    # ---- Omaha before the flop -----------------------------------------------------------------

    def learn_pairs(self) -> tuple[StreetTable, Array]:
        """A value for every two cards, so that the average of a hand's is what it wins."""
        hands = [cards for deal in self.dealt for cards in deal.held[0]]
        won = 1000.0 * self.won.sum(1)
        mine = (won * self.other).sum(2).ravel() / (self.shape[1] - 1)
        matrix = np.zeros((len(hands), PAIRS))
        for at, cards in enumerate(hands):
            for place in pair_places(cards):
                matrix[at, place] += 1
        matrix /= len(pair_places(hands[0]))
        square = matrix.T @ matrix + 0.02 * np.eye(PAIRS)
        solved = np.linalg.solve(square, matrix.T @ (mine - mine.mean())) + mine.mean()
        pairs = tuple(round(float(v)) for v in np.maximum(0, SCALE * (solved + 3000)))
        self.parts = 1
        scores = np.array([pair_score(pairs, cards) for cards in hands]).reshape(self.shape[:2])
        bounds = quantiles(scores.ravel())
        index = np.searchsorted(bounds, scores)
        both = np.broadcast_to(index[:, :, None], self.shape)
        keys = np.arange(PARTS)
        rows = self.rows(keys, both, self.levels(keys, both, won, both.swapaxes(1, 2)))
        table = StreetTable(tuple(int(b) for b in bounds), pairs, {"all": rows})
        return table, scores >= np.median(scores)


def averages(index: Array, won: Array, size: int) -> tuple[Array, Array]:
    """By row: what was won in all, and how often it was seen."""
    return np.bincount(index, won, size), np.bincount(index, minlength=size)


def mean_by(index: Array, won: Array, size: int) -> Array:
    total, seen = averages(index, won, size)
    return total / np.maximum(1, seen)


def quantiles(sample: Array) -> Array:
    """The bounds that cut a sample into equal parts."""
    return np.round(np.quantile(sample, np.arange(1, PARTS) / PARTS))


def fitted(wider: Array, plain: Array, seen: Array) -> Array:
    """What a row wins against better hands, going by what it wins against worse ones."""
    weight = np.sqrt(seen)
    if np.count_nonzero(seen) < 4:
        return wider
    powers = np.stack([np.ones_like(wider), wider, wider**2 / 1000], 1)
    found = np.linalg.lstsq(powers * weight[:, None], plain * weight, rcond=None)[0]
    return np.clip(powers @ found, 0, 1000)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--deals", type=int, default=DEALS)
    asked = parser.parse_args()
    CHANCES.mkdir(exist_ok=True)
    first = ["holdem", "holdem-eight"]  # by which pineapple throws away
    for key in asked.games or [*first, *(key for key in names() if key not in first)]:
        text = show_table(learn(game(key), asked.deals))
        (CHANCES / f"{key}.txt").write_text(text, encoding="ascii")
        print(f"{key}: {len(text):,} bytes", flush=True)


if __name__ == "__main__":
    main()
