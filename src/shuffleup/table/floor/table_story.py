"""A table told in words: who sits there, what they owe, the hand being played or last played.

``told(table)`` is a few lines a person can follow; no card is told that does not lie open for all.
"""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.floor.asking import hand_story
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.table.blinds.in_turn import name_of, names_of
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.words.table_facts import say_owed, seat_name


def told(table: Table, *, cards: bool = False) -> list[str]:
    """The table so far, line by line."""
    hand, names = table.hand or table.last, names_of(table)
    lines = [felt(table), *accounts(table)]
    if hand is not None:
        # The hand's own first line repeats the seats.
        _, *story, now = hand_story.told(Played(hand, names), cards=cards)
        lines += [places(table), *dealt_wrongly(table), *story, now]
    return lines


def felt(table: Table) -> str:
    """``Hold'em, no limit 2/4. Seats: Ann 400, Bob 400, seat 3 empty.``"""
    seats = ", ".join(
        f"{name_of(seat.player)} {stack(table, at):,}" if seat else f"seat {at + 1} empty"
        for at, seat in enumerate(table.seats)
    )
    return f"{table.game.title}, {hand_story.stakes_said(table.stakes)}. Seats: {seats}."


def stack(table: Table, at: int) -> int:
    """What a player has between hands, or began the hand with."""
    hand, seat = table.hand, table.seats[at]
    began = hand.setup.stacks[at] if hand is not None else 0
    return began or (seat.stack if seat else 0)


def accounts(table: Table) -> Iterator[str]:
    """Who is away, and who owes what."""
    for at, seat in taken_seats(table):
        if not seat.presence.here:
            yield f"{name_of(seat.player)} is away."
        owed = say_owed(table, at)
        if owed != "nothing":
            yield f"{name_of(seat.player)} owes {owed}."


def places(table: Table) -> str:
    """Where button and big blind are, and where they were a hand before."""
    when = "This hand" if table.hand is not None else "The last hand"
    now = f"{when}: {placed(table, table.places.button, table.places.big)}"
    before = table.before.places
    if before.button < 0:
        return f"{now}."
    return f"{now}; the hand before: {placed(table, before.button, before.big)}."


def placed(table: Table, button: int, big: int) -> str:
    return f"button {seat_name(table, button)}, big blind {seat_name(table, big)}"


def dealt_wrongly(table: Table) -> Iterator[str]:
    """Where the button belonged, if the dealer had it wrong."""
    right = table.button.right
    if right is not None and right.button != table.places.button:
        yield f"The button belonged to {seat_name(table, right.button)}."
