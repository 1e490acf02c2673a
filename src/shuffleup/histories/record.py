"""What a file still has to tell of a hand: cards in a queue for each place, moves in one queue.

So the engine asks in its own order (a street at a time, a draw player by player, hands shown by its
rules of showing) and does not depend on the order in which a file happens to tell the same things.
"""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.histories import actions as a
from shuffleup.histories.actions import Action, parse_action
from shuffleup.histories.history import History


class CannotReplayError(Exception):
    """The record and the engine part ways here."""


class Record:
    """The cards and moves of one history, each taken out as the hand gets to it."""

    __slots__ = ("board", "dealt", "history", "moves", "shows", "stops", "taken")

    history: History
    dealt: list[tuple[int, ...]]  # to each seat, still to come
    board: tuple[int, ...]  # still to come
    moves: list[tuple[int, Action]]  # what players did, with its place among the actions
    taken: int  # moves already made
    shows: dict[int, Action]  # what each seat did at the showdown, at its most telling
    stops: bool  # ``_over = false``: the hand goes no further than the record does

    def __init__(self, history: History) -> None:
        self.history = history
        self.dealt = [()] * len(history.starting_stacks)
        self.board = ()
        self.moves = []
        self.taken = 0
        self.shows = {}
        self.stops = history.metadata.get("_over") is False
        dealt, players = self.dealt, len(self.dealt)
        for index, action in enumerate(map(parse_action, history.actions)):
            verb, seat = action.verb, action.seat
            if seat >= players:
                raise self.wrong(index, f"there are {players} players")
            if verb == a.DEAL:
                dealt[seat] += action.cards or ()
            elif verb == a.BOARD:
                self.board += action.cards or ()
            elif verb == a.SHOW:
                self.note_show(action)
            elif verb:
                self.moves.append((index, action))

    def note_show(self, action: Action) -> None:
        """Some files repeat ``sm`` on each street of an all-in: the most telling one is kept."""
        before = self.shows.get(action.seat)
        hides = action.cards is not None and UNKNOWN in action.cards
        if before is None or not hides:
            self.shows[action.seat] = action

    def take(self, seat: int, count: int) -> tuple[int, ...]:
        """The next cards of a seat; those the file does not tell of are unknown."""
        told = self.dealt[seat]
        cards, self.dealt[seat] = told[:count], told[count:]
        if len(cards) == count:
            return cards
        return cards + (UNKNOWN,) * (count - len(cards))

    def wrong(self, index: int, why: str) -> CannotReplayError:
        """An error at an action, with its place in the list (from 1) and its text."""
        return CannotReplayError(f"{self.said(index)}: {why}")

    def said(self, index: int) -> str:
        """An action as one would point at it."""
        return f"action {index + 1} {self.history.actions[index]!r}"

    def check_moves_told(self, missing: str) -> None:
        """A hand that cannot go on while the file does is an error, not the end of a record."""
        if self.taken < len(self.moves):
            raise self.wrong(self.moves[self.taken][0], missing)

    def check_all_told(self) -> None:
        """When the hand is over the file has nothing more to tell."""
        self.check_moves_told("the hand is over")
        for seat, cards in enumerate(self.dealt):
            if cards:
                raise CannotReplayError(f"p{seat + 1} is dealt {too_many(cards)}")
        if self.board:
            raise CannotReplayError(f"the board is dealt {too_many(self.board)}")


def too_many(cards: tuple[int, ...]) -> str:
    return f"{len(cards)} card{'' if len(cards) == 1 else 's'} too many"
