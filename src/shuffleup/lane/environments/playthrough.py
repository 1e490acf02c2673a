"""``playthrough(game, stacks)``: one hand of the lane told state by state, as OpenSpiel tells its.

Every state says who is asked, what each seat sees and which actions are lawful; then comes the
action. Actions are numbers, as in OpenSpiel's ``universal_poker``: 0 folds, 1 checks, calls or
brings in, any other raises to that total, counted from the first chip of the hand. Where cards are
thrown away a number is their places in the hand as bits, where the rest is run more than once how
often. A run of lawful numbers is written ``4..200``. What is not among the lawful ones raises
``LaneError``; after the actions that were given, dice choose, and do not fold for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import ArrayLike

from shuffleup.cards import Seed, show
from shuffleup.equity.dice import Dice
from shuffleup.equity.tables import Longs
from shuffleup.lane.environments import seen_row as seen_at
from shuffleup.lane.environments.seen_row import NO_CARD, SeenRow
from shuffleup.lane.environments.vector_tables import VectorTables
from shuffleup.lane.given_arrays import as_array, seed_text
from shuffleup.lane.kernels import columns as at
from shuffleup.lane.lane_game import LaneError, LaneGame

FOLD, CHECK_OR_CALL, LEAST_RAISE = 0, 1, 2
SHORT_RUN = 3  # so many numbers in a row are written one by one


def playthrough(
    game: LaneGame,
    stacks: Sequence[int],
    *,
    actions: Sequence[int] = (),
    deck: ArrayLike | None = None,
    seed: Seed = 0,
) -> str:
    """The hand from its first decision to what everybody won, the button in the last seat."""
    told = Playthrough(game, stacks, deck, seed)
    dice = Dice(f"{seed_text(seed)}/playthrough")
    if not isinstance(actions, Sequence | np.ndarray):
        raise LaneError(f"actions: a row of numbers, not {actions!r}")
    while not told.over:
        lawful, done = lawful_actions(told.numbers, game), len(told.history)
        told.act(
            actions[done] if done < len(actions) else thrown(told.numbers, lawful, dice), lawful
        )
    if len(actions) > len(told.history):
        raise LaneError(f"the hand is over after {len(told.history)} actions: more were given")
    return "\n".join(told.lines) + "\n"


class Playthrough:
    """A table of its own, and what has been told of it."""

    def __init__(
        self, game: LaneGame, stacks: Sequence[int], deck: ArrayLike | None, seed: Seed
    ) -> None:
        if as_array("stacks", stacks).ndim != 1:
            raise LaneError(f"stacks: one for each seat, not {stacks!r}")
        self.vector = VectorTables(game, 1, len(stacks), stacks, seed)
        self.tables = self.vector.tables
        self.tables.deal(
            self.vector.stacks, decks=None if deck is None else as_array("deck", deck)[None]
        )
        self.history: list[int] = []
        named = f"{game.sheet.key}, {game.stakes.structure.value}, {len(stacks)} seats"
        self.lines = [f"game: shuffleup({named})", ""]
        self.tell()

    @property
    def numbers(self) -> Longs:
        row: Longs = self.tables.numbers[0]
        return row

    @property
    def over(self) -> bool:
        return bool(self.tables.over[0])

    def act(self, action: int, lawful: list[range]) -> None:
        action = int(action) if isinstance(action, np.integer) else action
        if type(action) is not int or not any(action in some for some in lawful):
            told = f"action {len(self.history) + 1} is {action!r}"
            raise LaneError(f"{told}: lawful are {written(lawful)}")
        kind, amount = meant(self.numbers, action)
        self.lines += [f'# Apply action "{in_words(self.numbers, action)}"', f"action: {action}"]
        self.tables.act(kind, amount)
        self.history.append(action)
        self.lines.append("")
        self.tell()

    def tell(self) -> None:
        """The state as it is now."""
        row, seats = self.vector.row, range(self.tables.seats)
        won = self.tables.won[0].tolist() if self.over else [0] * len(seats)
        self.lines += [
            f"# State {len(self.history)}",
            f"IsTerminal() = {self.over}",
            f"History() = {self.history}",
            f"CurrentPlayer() = {-4 if self.over else int(self.tables.actor[0])}",
            *(
                f'InformationStateString({seat}) = "{seen_by(row, self.vector.look(seat)[0][0])}"'
                for seat in seats
            ),
            f"Returns() = {won}",
        ]
        if not self.over:
            lawful = lawful_actions(self.numbers, self.vector.game)
            self.lines.append(f"LegalActions() = {written(lawful)}")
        self.lines.append("")


def seen_by(row: SeenRow, seen: Longs) -> str:
    """What one seat sees, itself first named."""
    seats = range(row.seats)
    stacks = " ".join(str(row.of_seat(seen, seat)[seen_at.STACK]) for seat in seats)
    bets = " ".join(str(row.of_seat(seen, seat)[seen_at.ROUND_BET]) for seat in seats)
    hands = " ".join(shown(row.cards_of(seen, seat)) or "-" for seat in seats)
    boards = " ".join(filter(None, (shown(row.board(seen, run)) for run in range(row.boards))))
    return (
        f"[Round {seen[seen_at.STREET]}][Player: {seen[seen_at.VIEWER]}]"
        f"[Pot: {seen[seen_at.POT]}][Money: {stacks}][Bets: {bets}]"
        f"[Hands: {hands}][Board: {boards}]"
    )


def shown(cards: Longs) -> str:
    return show([int(card) for card in cards if card != NO_CARD])


# ---- actions ---------------------------------------------------------------------------------


def lawful_actions(s: Longs, game: LaneGame) -> list[range]:
    """What the seat asked may do, as runs of numbers from the least on."""
    if s[at.DISCARD_MOST] >= 0:
        return list(sets_to_throw(s))
    if s[at.MAY_RUN]:
        return [range(1, int(s[at.MAY_RUN]) + 1)]
    found = [range(FOLD, FOLD + 1)] if s[at.MAY_FOLD] else []
    if s[at.MAY_CHECK] or s[at.CALL_COST] or s[at.BRING_IN_COST]:
        found.append(range(CHECK_OR_CALL, CHECK_OR_CALL + 1))
    if s[at.LEAST_TO]:
        before = paid_before(s)
        least, most = int(s[at.LEAST_TO]) + before, int(s[at.MOST_TO]) + before
        if least < LEAST_RAISE:
            raise LaneError(f"a raise to {least} has no number of its own: count in smaller chips")
        if game.row[at.STRUCTURE] == at.LIMIT:
            found += [range(one, one + 1) for one in sorted({least, most})]
        else:
            found.append(range(least, most + 1))
    return found


def sets_to_throw(s: Longs) -> Iterator[range]:
    for cards in range(1 << int(s[at.HELD + s[at.ACTOR]])):
        if s[at.DISCARD_LEAST] <= cards.bit_count() <= s[at.DISCARD_MOST]:
            yield range(cards, cards + 1)


def paid_before(s: Longs) -> int:
    """What the seat asked paid in earlier rounds: a total of the hand is one of the round more."""
    return int(s[at.PAID + s[at.ACTOR]] - s[at.BETS + s[at.ACTOR]])


def meant(s: Longs, action: int) -> tuple[int, int]:
    """The kind of an action and its amount, as the lane takes them."""
    if s[at.DISCARD_MOST] >= 0:
        return at.DISCARD, action
    if s[at.MAY_RUN]:
        return at.RUN_IT, action
    if action == FOLD:
        return at.FOLD, 0
    if action != CHECK_OR_CALL:
        return at.RAISE_TO, action - paid_before(s)
    if s[at.BRING_IN_COST]:
        return at.BRING_IN, 0
    return (at.CALL if s[at.CALL_COST] else at.CHECK), 0


def in_words(s: Longs, action: int) -> str:
    """``seat 2: raise to 6``; of cards thrown away, how many."""
    kind, amount = meant(s, action)
    about = {
        at.RAISE_TO: f" to {amount}",
        at.CALL: f" {s[at.CALL_COST]}",
        at.DISCARD: f" {amount.bit_count()}",
        at.RUN_IT: f" {amount} times",
    }
    return f"seat {s[at.ACTOR] + 1}: {at.KIND_NAMES[kind]}{about.get(kind, '')}"


def thrown(s: Longs, lawful: list[range], dice: Dice) -> int:
    """By dice: each kind of action as likely as another, and each raise as another; nobody folds
    what costs nothing."""
    free = FOLD if s[at.MAY_CHECK] else -1
    kinds = [some for some in lawful if some[0] != free]
    kind = kinds[dice.below(len(kinds))]
    return kind[dice.below(len(kind))]


def written(lawful: list[range]) -> str:
    parts = [
        f"{some[0]}..{some[-1]}" if len(some) > SHORT_RUN else ", ".join(map(str, some))
        for some in lawful
    ]
    return f"[{', '.join(parts)}]"
