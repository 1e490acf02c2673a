"""Hands told in one line, at a table of an event.

``at 1: 3 hands pass`` (everybody folds), ``at 1: next hand`` (``by 7``:
a seed), ``at 1: Ann folds``: as at a table;
``at 1: everyone folds`` ends the hand that is on.
``all-in at 1: Ann beats Bob, Cy`` deals a hand in which these put everything in, the others fold,
and the first has the best hand.
"""

from __future__ import annotations

import re
from typing import Final

from shuffleup.cards import parse as parse_cards
from shuffleup.floor.senders import DEALER, Sender, player
from shuffleup.hand import commands as h
from shuffleup.hand.judge import judge as judge_hand
from shuffleup.hand.state import RUNNING, SHOWING, Hand
from shuffleup.outside_text import counted, quoted
from shuffleup.room.words.hands_in_room import stacked
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.commands import AnyTableCommand, NextHand
from shuffleup.table.state import Table, seated
from shuffleup.table.words.speech import spoken
from shuffleup.table.words.table_words import PASSING
from shuffleup.tournament.act import act
from shuffleup.tournament.commands import OnTheTable
from shuffleup.tournament.rulings import EventRuling
from shuffleup.tournament.state import Tournament

AT_TABLE: Final = re.compile(r"at ([^\s:]+): (\S.*)")
ALL_IN: Final = re.compile(r"all-in at ([^\s:]+): (\S+) beats (\S.*)")
NEXT: Final = re.compile(r"next hand(?: by (\d+))?")
MOST_PASSING: Final = 1000
BEST: Final = parse_cards("AsAh")
OTHERS: Final = [parse_cards(two) for two in ("2c7d", "2d7h", "2h7s", "2s7c", "3c8d", "3d8h",
                                              "3h8s", "3s8c", "5c9s")]  # fmt: skip
BOARD: Final = parse_cards("KcQdJh6s4d")


def told_at_table(event: Tournament, words: str) -> EventRuling | None:
    """Do what a statement tells of a table; None if it tells of none, ValueError if refused."""
    found = ALL_IN.fullmatch(words)
    if found is not None:
        return all_in(event, found[1], [found[2], *re.split(r",\s*", found[3])])
    found = AT_TABLE.fullmatch(words)
    if found is None:
        return None
    table = table_of(event, found[1])
    following = NEXT.fullmatch(found[2])
    if following is not None:
        seed = counted(following[1]) if following[1] else event.version
        return done(event, found[1], NextHand(seed=seed), DEALER)
    if found[2] == "everyone folds":
        return fold_around(event, found[1])
    passing = PASSING.fullmatch(found[2])
    if passing is None:
        return [done(event, found[1], one.command, one.by) for one in spoken(table, found[2])][-1]
    hands = counted(passing[1])
    if not 0 < hands <= MOST_PASSING:
        raise ValueError(f"{hands:,} hands do not pass at once")
    return [one_hand(event, found[1]) for _ in range(hands)][-1]


def table_of(event: Tournament, number: str) -> Table:
    if number not in event.tables:
        raise ValueError(f"there is no table {quoted(number)}")
    return event.tables[number]


def one_hand(event: Tournament, number: str) -> EventRuling:
    """A hand in which everybody folds."""
    ruling = done(event, number, NextHand(seed=event.version), DEALER)
    fold_around(event, number)
    return ruling


def fold_around(event: Tournament, number: str) -> EventRuling:
    """The hand that is on, folded to its end."""
    ruling = EventRuling()
    while (hand := event.tables[number].hand) is not None and not hand.over:
        who = player(seated(event.tables[number], hand.actor).player)
        ruling = act(event, OnTheTable(number, h.Fold(hand.actor)), who)
        if ruling.refusal is not None:
            ruling = done(event, number, h.BringIn(hand.actor), who)
    return ruling


def all_in(event: Tournament, number: str, names: list[str]) -> EventRuling:
    """A hand in which these put in all they have, and the first wins."""
    table = table_of(event, number)
    seats = [seat_of(table, name) for name in names]
    if None in seats:
        raise ValueError(f"not everybody of {', '.join(names)} sits at {quoted(number)}")
    cards: dict[int | str, tuple[int, ...]] = {"board": BOARD}
    for at, two in zip(seats, [BEST, *OTHERS], strict=False):
        assert at is not None
        cards[at] = two
    deck = stacked(table, cards, lambda hand: all_in_or_fold(hand, seats))
    ruling = done(event, number, NextHand(deck=deck), DEALER)
    while (hand := table_of(event, number).hand) is not None and not hand.over:
        who = player(seated(event.tables[number], hand.actor).player)
        ruling = done(event, number, all_in_or_fold(hand, seats), who)
        if number not in event.tables:
            break
    return ruling


def all_in_or_fold(hand: Hand, seats: list[int | None]) -> h.Command:
    """What puts in the most, for these; the others fold."""
    at = hand.actor
    if hand.phase == SHOWING:
        return h.Show(at)
    if hand.phase == RUNNING:
        return h.RunIt(at, 1)
    most = h.RaiseTo(at, hand.bets[at] + hand.stacks[at])
    wanted: tuple[h.Command, ...] = (most, h.Call(at), h.Check(at)) if at in seats else ()
    return next((one for one in wanted if judge_hand(hand, one).refusal is None), h.Fold(at))


def done(event: Tournament, number: str, wanted: AnyTableCommand, by: Sender) -> EventRuling:
    ruling = act(event, OnTheTable(number, wanted), by)
    if ruling.refusal is not None:
        raise ValueError(str(ruling.refusal))
    return ruling
