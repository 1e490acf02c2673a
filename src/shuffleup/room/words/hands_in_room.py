"""A hand dealt at a table of a room, in one statement.

``hand at 1: Ann AcAd, Bob 8s8h, Cy folds, Dee mucks, board AsAh8d8c2s`` deals those cards, everyone
else calls or checks, and whoever is asked shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from shuffleup.cards import parse as parse_cards
from shuffleup.floor.senders import DEALER, player
from shuffleup.hand import commands as h
from shuffleup.hand.state import SHOWING, Hand
from shuffleup.outside_text import quoted
from shuffleup.room.act import act
from shuffleup.room.commands import AtTheTable
from shuffleup.room.state import Room
from shuffleup.table.act import act as act_at_table
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import NextHand
from shuffleup.table.state import Table, copy, seated

DEALT: Final = re.compile(r"hand at ([^\s:,]+): (.+)")
BOARD: Final = "board"
Does = Callable[[Hand], h.Command]


def dealt_in_words(room: Room, words: str) -> bool:
    """Deal the hand a statement tells of; False if it tells of none."""
    dealt = DEALT.fullmatch(words)
    if dealt is not None:
        deal_these(room, dealt[1], dealt[2].split(","))
    return dealt is not None


def deal_these(room: Room, number: str, parts: list[str]) -> None:
    table = room.tables[number]
    cards: dict[int | str, tuple[int, ...]] = {}
    ways: dict[int, str] = {}
    for part in parts:
        who, what = part.split()
        at = BOARD if who == BOARD else seat_of(table, who)
        if at is None:
            raise ValueError(f"nobody here is called {quoted(who)}")
        if isinstance(at, int) and what in ("folds", "mucks"):
            ways[at] = what
        else:
            cards[at] = parse_cards(what)
    deck = stacked(table, cards, lambda hand: does(hand, ways))
    play(room, number, NextHand(deck=deck, ask_show=True), lambda hand: does(hand, ways))


def does(hand: Hand, ways: dict[int, str]) -> h.Command:
    """What the seat that is asked does: as told, else it calls, checks and shows."""
    at, way = hand.actor, ways.get(hand.actor, "")
    if hand.phase == SHOWING:
        return h.Muck(at) if way == "mucks" else h.Show(at)
    if way == "folds":
        return h.Fold(at)
    return h.Call(at) if hand.bet > hand.bets[at] else h.Check(at)


def stacked(table: Table, wanted: dict[int | str, tuple[int, ...]], way: Does) -> tuple[int, ...]:
    """A deck that deals these cards: the hand is tried with any deck, to see which card of it goes
    where."""
    trial, deck = copy(table), tuple(table.game.cards)
    act_at_table(trial, NextHand(deck=deck, ask_show=True), DEALER)
    while (hand := trial.hand) is not None and hand.actor >= 0:
        if (refusal := act_at_table(trial, way(hand), DEALER).refusal) is not None:
            raise ValueError(str(refusal))
    last = trial.last
    if last is None:
        raise ValueError("no hand can be dealt there")
    at: dict[int, int] = {}
    for where, cards in wanted.items():
        went = last.board if isinstance(where, str) else last.hole[where]
        at.update(zip((deck.index(card) for card in went), cards, strict=False))
    rest = iter([card for card in deck if card not in at.values()])
    return tuple(at[place] if place in at else next(rest) for place in range(len(deck)))


def play(room: Room, number: str, deal: NextHand, way: Does) -> None:
    """A hand from the deal to the end."""
    ruling = act(room, AtTheTable(number, deal), DEALER)
    while ruling.refusal is None and (hand := room.tables[number].hand) is not None:
        who = seated(room.tables[number], hand.actor).player
        ruling = act(room, AtTheTable(number, way(hand)), player(who))
    if ruling.refusal is not None:
        raise ValueError(str(ruling.refusal))
