"""What makes a sheet unplayable: ``faults(sheet)`` gives (key, why) for each fault, in order."""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.cards import DECKS
from shuffleup.games.sheet import Opening, Sheet, Street
from shuffleup.strength import RANKINGS

BRING_IN_POINTS = ("stud-bring-in", "stud-eight-bring-in", "stud-plain-high-low-bring-in")
BRING_IN_FIXED = ("lowest-card-by-suit", "highest-card-by-suit")
TABLE_SEATS = 10
RUN_OUT_SEATS = 8  # stud and draw have a procedure for a deck that runs out
DECK_OF = {"short-high": "short", "joker-high": "joker", "joker-ace-to-five": "joker"}
CARDS_FOR = {"joker-high": (5, 5), "joker-ace-to-five": (5, 5), "badugi": (4, 4)}
FIVE_OF = (5, 7)  # all other values are the best five of so many cards

Fault = tuple[str, str]


def faults(sheet: Sheet) -> Iterator[Fault]:
    """Everything that keeps a sheet from being played, in words a person can act on."""
    if sheet.deck not in DECKS:
        yield "deck", f"{sheet.deck!r} is not one of {', '.join(DECKS)}"
        return
    if not sheet.structures:
        yield "structures", "names no betting structure"
    if not 2 <= sheet.max_seats <= TABLE_SEATS:
        yield "max_seats", f"is 2 to {TABLE_SEATS}"
    yield from _streets(sheet)
    yield from _bring_in(sheet)
    yield from _wins(sheet)
    yield from _seats(sheet)


def _streets(sheet: Sheet) -> Iterator[Fault]:
    if not sheet.streets:
        yield "street", "there is no street"
        return
    first = sheet.streets[0]
    if not first.down + first.up:
        yield "street 1", "deals no cards to the players"
    if first.draw or first.discard:
        yield "street 1", "cannot begin with a draw or a discard"
    if sheet.stud and not first.up:
        yield "stud", "needs cards dealt up on the first street"
    held = 0
    for number, street in enumerate(sheet.streets, 1):
        yield from _street(street, number, held)
        held += street.down + street.up - street.discard


def _street(street: Street, number: int, held: int) -> Iterator[Fault]:
    if street.discard >= held and street.discard:
        yield f"street {number}.discard", f"{street.discard} of {held} cards leaves none"
    if street.draw > held:
        yield f"street {number}.draw", f"{street.draw} of {held} cards cannot be exchanged"
    if street.draw and (street.down or street.up or street.board):
        yield f"street {number}.draw", "no other cards are dealt on a street with a draw"


def _bring_in(sheet: Sheet) -> Iterator[Fault]:
    allowed = (*BRING_IN_POINTS, *BRING_IN_FIXED)
    if sheet.opening is Opening.BRING_IN:
        if sheet.bring_in not in allowed:
            yield "bring_in", f"is one of {', '.join(allowed)}"
        if not sheet.stud:
            yield "opening", "a bring-in needs a stud game"
    elif sheet.bring_in:
        yield "bring_in", 'goes with opening = "bring-in"'


def _wins(sheet: Sheet) -> Iterator[Fault]:
    unknown = [kind for kind in sheet.wins if not isinstance(kind, str) or kind not in RANKINGS]
    if unknown:
        yield "wins", f"{unknown} is not one of {', '.join(RANKINGS)}"
        return
    if not 1 <= len(sheet.wins) <= 2:
        yield "wins", "names one way to win the pot, or two"
    hand = sheet.hand_size - sum(street.discard for street in sheet.streets)
    board = sum(street.board for street in sheet.streets)
    if sheet.wins == ("eight-or-better",):
        yield "wins", "eight-or-better alone leaves pots that nobody wins"
    for kind in sheet.wins:
        if DECK_OF.get(kind, "standard") != sheet.deck:
            yield "wins", f"{kind} is not for the {sheet.deck} deck"
        if sheet.two_from_hand:
            yield from _omaha(kind, hand, board)
        else:
            least, most = CARDS_FOR.get(kind, FIVE_OF)
            if not least <= hand + board <= most:
                wanted = f"{least} to {most}" if least < most else str(least)
                yield "wins", f"{kind} is made of {wanted} cards, and there are {hand + board}"


def _omaha(kind: str, hand: int, board: int) -> Iterator[Fault]:
    if kind not in ("high", "eight-or-better"):
        yield "wins", f"{kind} is not made of two cards of the hand and three of the board"
    if board != 5:
        yield "two_from_hand", f"needs a board of five cards, not {board}"
    if not 4 <= hand <= 6:
        yield "two_from_hand", f"is for hands of 4 to 6 cards, not {hand}"


def _seats(sheet: Sheet) -> Iterator[Fault]:
    """Enough cards for everyone, or a procedure for the deck that runs out."""
    need, have = sheet.cards_needed(sheet.max_seats), len(sheet.cards)
    runs_out = (sheet.stud or sheet.draws) and sheet.max_seats <= RUN_OUT_SEATS
    if need > have and not runs_out:
        yield "max_seats", f"{sheet.max_seats} players need {need} cards and the deck has {have}"
    exchanged = max((street.draw for street in sheet.streets), default=0)
    if sheet.draws and have - need < exchanged:
        yield (
            "max_seats",
            (f"{sheet.max_seats} players leave {have - need} cards to exchange {exchanged}"),
        )
