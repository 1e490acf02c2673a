"""Showdown: in what order hands are shown, which of them win, and who gets which chip.

``show_order`` gives the seats in the order they show; ``show_or_muck`` does it for the players,
losers mucking where they may; ``awards`` divides every pot, each on its own, to the last chip.
"""

from __future__ import annotations

from shuffleup.cards import UNKNOWN
from shuffleup.games import values as game_values
from shuffleup.hand.events import Awarded, Event, Mucked, Opened, Raised, Shown
from shuffleup.hand.order import board_leader
from shuffleup.hand.pots import contestants, pots
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.shares import best_seats, divide, smallest_chip, ways_to_win
from shuffleup.hand.state import Hand, clockwise, mask_of, seats_in
from shuffleup.law.points.hand.showdown import (
    ShowAfterBet,
    ShowAllIn,
    ShowChecked,
    ShowCheckedRazz,
    ShowCheckedStud,
)

# ---- the order of showing --------------------------------------------------------------------


def show_order(hand: Hand) -> list[int]:
    """Live seats in the order they show; contestants of the last side pot first."""
    order = round_the_table(hand)
    if hand.rules.showdown.side_pot_shows_first and hand.live & ~hand.able:
        layers = pots(hand)
        if len(layers) > 1:
            depth = {seat: len([1 for _, among in layers if seat in among]) for seat in order}
            order.sort(key=lambda seat: -depth[seat])
    return order


def round_the_table(hand: Hand) -> list[int]:
    """Live seats clockwise from the one who begins."""
    contest = mask_of(contestants(hand))
    first = first_to_show(hand, contest)
    return [seat for seat in clockwise(contest, first - 1) if hand.live >> seat & 1]


def first_to_show(hand: Hand, contest: int) -> int:
    """Who begins, among all that reached the showdown: a muck does not change the order."""
    law = hand.rules.showdown
    left = clockwise(contest, hand.setup.button)[0]
    aggressor = hand.aggressor
    if aggressor < 0 and law.show_order_all_in is ShowAllIn.LAST_WAGER:
        aggressor = all_in_bettor(hand)
    if aggressor >= 0 and contest >> aggressor & 1:
        if law.show_order_after_bet is ShowAfterBet.LAST_AGGRESSOR:
            return aggressor
        return board_leader(hand, contest) if hand.game.stud else left
    if not hand.game.stud:
        earlier = law.show_order_checked is ShowChecked.LAST_AGGRESSOR_EARLIER_ROUND
        return last_aggressor(hand, contest, left) if earlier else left
    if hand.game.wins[0] == "ace-to-five":
        by_board = law.show_order_checked_razz is ShowCheckedRazz.LOW_BOARD
    else:
        by_board = law.show_order_checked_stud is ShowCheckedStud.HIGH_BOARD
    return board_leader(hand, contest) if by_board else left


def all_in_bettor(hand: Hand) -> int:
    """Whoever bet or raised last on the last round with any betting, if that was not the final one:
    the cards came out because nobody could bet any more."""
    for event in standing(hand)[::-1]:
        if isinstance(event, Raised):
            return event.seat
        if isinstance(event, Opened) and event.first >= 0:
            return -1
    return -1


def last_aggressor(hand: Hand, contest: int, otherwise: int) -> int:
    """Whoever bet or raised last in the hand, on any round, and is still in."""
    for event in standing(hand)[::-1]:
        if isinstance(event, Raised) and contest >> event.seat & 1:
            return event.seat
    return otherwise


def may_muck(hand: Hand) -> bool:
    """Whether a hand may be given up unseen: not where an all-in turns all known hands up."""
    law = hand.rules.showdown
    return law.loser_may_muck and not (
        law.show_order_all_in is ShowAllIn.ALL_AT_ONCE
        and any(not hand.able >> seat & 1 for seat in contestants(hand))
        and UNKNOWN not in hand.hole[hand.actor]
    )


# ---- showing for the players -----------------------------------------------------------------


class Values:
    """Each live hand's value by way of winning and run, worked out once for a showdown."""

    __slots__ = ("by_run",)

    by_run: list[list[dict[int, int]]]  # [run][way][seat]

    def __init__(self, hand: Hand) -> None:
        seats = seats_in(hand.live)
        holes = [hand.hole[seat] for seat in seats]
        self.by_run = [
            [dict(zip(seats, game_values(hand.game, way, holes, board), strict=True))
             for way in ways_to_win(hand)]
            for board in hand.boards
        ]  # fmt: skip


def show_or_muck(hand: Hand, values: Values) -> list[Event]:
    """Hands tabled in order; a hand that is already beaten for every pot is mucked unseen."""
    law = hand.rules.showdown
    all_in = hand.live & ~hand.able
    everyone = not law.loser_may_muck or (
        bool(all_in) and law.show_order_all_in is ShowAllIn.ALL_AT_ONCE
    )
    order = [seat for seat in show_order(hand) if not hand.shown >> seat & 1]
    if everyone:
        return [Shown(seat, hand.hole[seat]) for seat in order]
    seen = list(seats_in(hand.live & hand.shown))
    if not all_in and len(values.by_run) == 1:
        return _show_for_one_pot(hand, order, seen, values.by_run[0])
    layers = [among for _, among in pots(hand)]
    events: list[Event] = []
    for seat in order:
        if wins_something(seat, seen, layers, values):
            seen.append(seat)
            events.append(Shown(seat, hand.hole[seat]))
        else:
            events.append(Mucked(seat))
    return events


def _show_for_one_pot(
    hand: Hand, order: list[int], seen: list[int], ways: list[dict[int, int]]
) -> list[Event]:
    best = [max([way[seat] for seat in seen], default=1) for way in ways]
    events: list[Event] = []
    for seat in order:
        wins = False
        for index, way in enumerate(ways):
            if way[seat] >= best[index]:
                best[index] = way[seat]
                wins = True
        events.append(Shown(seat, hand.hole[seat]) if wins else Mucked(seat))
    return events


def wins_something(seat: int, seen: list[int], layers: list[list[int]], values: Values) -> bool:
    """Whether a hand beats or ties all hands shown so far in some pot, way and run."""
    for ways in values.by_run:
        for way in ways:
            for among in layers:
                if seat in among and way[seat]:
                    rivals = [way[s] for s in seen if s in among]
                    if not rivals or way[seat] >= max(rivals):
                        return True
    return False


# ---- the pots --------------------------------------------------------------------------------


def awards(hand: Hand, values: Values | None = None) -> list[Awarded]:
    """Every pot, split by run and by way of winning, to the last chip."""
    given: list[Awarded] = []
    layers = pots(hand)
    if not hand.rules.odd_chips.side_pots_split_separately:
        values = values or Values(hand)
        layers = merged(hand, layers, values)
    for number, (amount, among) in enumerate(layers):
        live = [seat for seat in among if hand.live >> seat & 1]
        if len(live) < 2:
            given.append(Awarded(live[0] if live else last_to_muck(hand, among), amount, number))
            continue
        values = values or Values(hand)
        for run, part in enumerate(parts(hand, amount, len(hand.boards))):
            for seat, chips, way in divide(hand, part, live, values.by_run[run]):
                given.append(Awarded(seat, chips, number, way, run))
    return given


def merged(
    hand: Hand, layers: list[tuple[int, list[int]]], values: Values
) -> list[tuple[int, list[int]]]:
    """Pots that the same hands win, put together before they are split."""
    found: list[tuple[int, list[int]]] = []
    last: list[list[int]] = []
    for amount, among in layers:
        live = [seat for seat in among if hand.live >> seat & 1]
        winners = [best_seats(live, way) for way in values.by_run[0]] if live else [among]
        if winners == last:
            found[-1] = (found[-1][0] + amount, among)
        else:
            found.append((amount, among))
        last = winners
    return found


def last_to_muck(hand: Hand, among: list[int]) -> int:
    """All others had given this pot up before: it was already won."""
    return [seat for seat in hand.mucked if seat in among][-1]


def parts(hand: Hand, amount: int, runs: int) -> list[int]:
    """A pot divided by the runs; odd chips go to the first of them."""
    chip = smallest_chip(hand)
    share = amount // chip // runs * chip
    odd = amount - share * runs
    return [share + max(0, min(chip, odd - run * chip)) for run in range(runs)]
