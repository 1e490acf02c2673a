"""What must be true of a table: the ``=`` lines of a transcript.

``holds(scene, words)`` checks a statement against the table and says what is so instead when it is
false; what is only about the hand goes to the hand's own words.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.hand.state import Hand
from shuffleup.hand.words.hand_words import holds as hand_holds
from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.outside_text import counted
from shuffleup.table.blinds.entry_choices import options
from shuffleup.table.blinds.in_turn import big_blind, ids_of, seat_of, smaller_blinds
from shuffleup.table.deal.deck_setups import duty
from shuffleup.table.floor.offence_record import say_record
from shuffleup.table.kill.kill_pots import kill_blind
from shuffleup.table.mix.rotation import the_caller
from shuffleup.table.state import Table, had_the_seat, seated, taken_seats

Fact = tuple[bool, str]


def seat_name(table: Table, at: int) -> str:
    """Who sits there, or the number of an open seat."""
    if at < 0:
        return "none"
    seat = table.seats[at]
    return seat.player if seat else str(at + 1)


def the_hand(table: Table) -> Hand:
    hand = table.hand or table.last
    if hand is None:
        raise ValueError("no hand has been played")
    return hand


def holds(table: Table, words: list[str]) -> Fact:
    """(true or not, what is so) for the words of a ``=`` statement."""
    first, rest = words[0].rstrip(":"), " ".join(words[1:])
    check = FACTS.get(first)
    if check is not None:
        so = check(table)
        return rest == so, f"{first} {so}"
    if first == "stacks" and table.hand is None:
        so = ", ".join(f"{seat.player} {seat.stack}" for _, seat in taken_seats(table))
        return all(part in so.split(", ") for part in rest.split(", ")), f"stacks: {so}"
    at = seat_of(table, first)
    if at is not None:
        found = player_fact(table, at, words[1], " ".join(words[2:]))
        if found is not None:
            return found
    return hand_holds(the_hand(table), ids_of(table), words)


def player_fact(table: Table, at: int, verb: str, rest: str) -> Fact | None:
    """What is so of one player; None where the hand has to say."""
    seat = seated(table, at)
    if verb == "owes":
        so = say_owed(table, at)
        return rest == so, f"{seat.player} owes {so}"
    if verb in ("record", "record:"):
        so = say_record(table.record, seat.player)
        return rest == so, f"{seat.player} record: {so}"
    if verb == "plays":
        so = str(the_hand(table).setup.stacks[at])
        return rest == so, f"{seat.player} plays {so}"
    if table.hand is not None:
        return None
    if verb.startswith("may"):
        so = ", ".join(options(table, at)) or "nothing"
        return rest == so, f"{seat.player} may: {so}"
    if verb.isdecimal() and not rest:
        return counted(verb) == seat.stack, f"{seat.player} {seat.stack}"
    return None


def say_owed(table: Table, at: int) -> str:
    """``4 dead 2``: the live part first."""
    seat = seated(table, at)
    parts = [str(big_blind(table))] if seat.account.owes_big else []
    parts += [f"dead {smaller_blinds(table)}"] if seat.account.owes_small else []
    return " ".join(parts) or "nothing"


def say_posts(table: Table) -> str:
    posts = ", ".join(
        f"{had_the_seat(table, p.seat)} {p.kind.value} {p.amount}" for p in table.deal.posts
    )
    return posts or "none"


def say_dealt(table: Table) -> str:
    stacks = the_hand(table).setup.stacks
    return ", ".join(had_the_seat(table, at) for at, stack in enumerate(stacks) if stack)


def say_legs(table: Table) -> str:
    return ", ".join(sorted(player for player, _ in table.kill.legs)) or "nobody"


def say_kill(table: Table) -> str:
    if table.kill.killer < 0:
        return "nobody"
    return f"{seat_name(table, table.kill.killer)} {kill_blind(table)}"


def say_seats(table: Table) -> str:
    return ", ".join(f"{seat.player} {at + 1}" for at, seat in taken_seats(table))


FACTS: dict[str, Callable[[Table], str]] = {
    "button": lambda t: seat_name(t, t.places.button),
    "posts": say_posts,
    "dealt": say_dealt,
    "leg": say_legs,
    "kill": say_kill,
    "stakes": lambda t: show_stakes(the_hand(t).stakes),
    "seats": say_seats,
    "collected": lambda t: str(sum(t.collected.values())),
    "game": lambda t: t.game.key,
    "calls": lambda t: seat_name(t, the_caller(t)),
    "setup": lambda t: str(t.decks.setup),
    "deck": lambda t: str(t.decks.deck),
    "deals": lambda t: duty(t, "deals"),
    "cuts": lambda t: duty(t, "cuts"),
    "shuffles": lambda t: duty(t, "shuffles"),
}
