"""A hand as somebody saw it, made from its table's log: ``seen_hand(events, number, viewer)``.

What is told are the events as ``table.viewing`` tells them, and the hand is folded anew from those
alone: whatever is shown, exported or shared holds no card its viewer has not seen, because none is
there. Only the points behind an event are worked out on the real hand: they are names of rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from shuffleup.client.messages import HandWorth
from shuffleup.hand import events as h
from shuffleup.hand.repairs.primitives import Corrected, Moved, Redealt, Rewound
from shuffleup.hand.state import Hand, seats_in
from shuffleup.hand.words.hand_transcript import check_names, is_choice
from shuffleup.hand.words.hand_words import CARDS, say
from shuffleup.hand.words.setup_words import show_setup
from shuffleup.histories.export import ExportedDeal, writes, writes_phh
from shuffleup.log.codec import encode
from shuffleup.server.hub.hands_in_words import worth_of
from shuffleup.table import events as e
from shuffleup.table.apply import apply, opened
from shuffleup.table.grounds.table_event_grounds import explained
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table
from shuffleup.table.viewing.rail import version_of
from shuffleup.table.viewing.seating import Seating
from shuffleup.table.viewing.stream import told_part
from shuffleup.table.viewing.viewers import Player, Viewer

FORMATS: Final = ("phh", "text", "transcript")
Cite = Callable[[str, Sequence[str], str, str], list[str]]  # book, grounds, game, betting: clauses


class NoSuchHandError(LookupError):
    """There is no such hand at the table, or it is not over."""


class HandStep(Struct, frozen=True):
    """One event of a hand.

    n        its number in the table's log
    event    as its viewer was told it, a record of ``log.codec``
    says     in words, "" where there are none
    clauses  of the book in force that stand behind it
    worth    the viewer's own hand and those that lie open after it, in words; none where they are
             as they were
    """

    n: int
    event: dict[str, object]
    says: str
    clauses: list[str]
    worth: list[HandWorth] = []


class SeenHand(Struct, frozen=True):
    """A hand that is over, as one viewer saw it."""

    hand: Hand
    steps: list[HandStep]
    rulebook: str
    seat: int  # of the viewer in this hand, -1 for none


class HandPart(Struct, frozen=True):
    """Which of a table's events are of a hand: after one version, up to another."""

    after: int
    upto: int


def seen_hand(
    events: Sequence[AnyTableEvent], number: int, viewer: Viewer, cite: Cite, names: dict[str, str]
) -> SeenHand:
    """A hand of a table; ``events`` are all of the table, its opening first, up to the end of the
    hand at least. ``names`` are put for the ids of players."""
    part = part_of(events, number)
    seating = Seating()
    seating.hear(events)
    told = told_part(seating, viewer, 0, events).events
    seat = seat_in(seating, viewer, part)
    table = fold(told[: part.after])
    worth = worth_along(table, told, part, seat)
    hand = table.last
    if hand is None or table.hands != number:
        raise NoSuchHandError(number)
    hand.names = tuple([names.get(name, name) for name in hand.names])
    steps = [
        replace(step, worth=worth.get(step.n, []))
        for step in told_steps(events, told, part, hand, cite)
    ]
    return SeenHand(hand, steps, table.rulebook, seat)


def part_of(events: Sequence[AnyTableEvent], number: int) -> HandPart:
    """From where button and blinds are placed to the end of the hand."""
    after, began = 0, False
    for at, event in enumerate(events):
        if isinstance(event, e.Placed) and not began:
            after = at
        elif isinstance(event, e.Began) and event.number == number:
            began = True
        elif isinstance(event, e.HandVoided):
            began = False
        elif isinstance(event, e.HandEnded) and began:
            return HandPart(after, at + 1)
    raise NoSuchHandError(number)


def fold(events: Sequence[AnyTableEvent]) -> Table:
    first, *rest = events
    assert isinstance(first, e.TableOpened)
    table = opened(first)
    for event in rest:
        apply(table, event)
    return table


def worth_along(
    table: Table, told: Sequence[AnyTableEvent], part: HandPart, own: int
) -> dict[int, list[HandWorth]]:
    """The hand carried out on a table that knows what its viewer was told; by the number of each
    event that changed it, what the hands are worth that they see whole."""
    found: dict[int, list[HandWorth]] = {}
    before: list[HandWorth] = []
    for number, event in enumerate(told[part.after : part.upto], part.after + 1):
        apply(table, event)
        hand = table.hand
        if hand is None or isinstance(event, e.Began):
            continue
        open_hands = [(seat, hand.tabled[seat]) for seat in seats_in(hand.shown) if seat != own]
        mine = [(own, hand.hole[own])] if own >= 0 and hand.live >> own & 1 else []
        now = worth_of(hand.game, mine + open_hands, hand.boards)
        if now != before:
            found[number] = before = now
    return found


def seat_in(seating: Seating, viewer: Viewer, part: HandPart) -> int:
    if not isinstance(viewer, Player):
        return -1
    seats = seating.held(viewer.player, part.after, part.upto)
    return max(seats, default=-1)


class CardsInList(Struct):
    """What the list shows of a hand: the cards its player held last, and the board; of several
    boards the first."""

    own: list[int]
    board: list[int]


def cards_in_list(events: Sequence[AnyTableEvent], number: int, seat: int) -> CardsInList:
    """Of one seat's hand; ``events`` may begin anywhere before it. What a repair did is not
    followed here: then none are told."""
    found: CardsInList | None = None
    for event in events:
        if isinstance(event, e.Began):
            if event.number > number:
                break
            found = CardsInList([], []) if event.number == number else None
        elif found is None:
            continue
        elif isinstance(event, h.Dealt) and event.seat == seat:
            found.own += event.cards
        elif isinstance(event, h.Boarded) and event.run == 0:
            found.board += event.cards
        elif isinstance(event, h.Discarded) and event.seat == seat:
            found.own = [card for card in found.own if card not in event.cards]
        elif isinstance(event, Moved | Rewound | Redealt | Corrected):
            return CardsInList([], [])
    return found or CardsInList([], [])


def told_steps(
    events: Sequence[AnyTableEvent],
    told: Sequence[AnyTableEvent],
    part: HandPart,
    hand: Hand,
    cite: Cite,
) -> list[HandStep]:
    steps = []
    names = [hand.names[at] or f"seat {at + 1}" for at in range(len(hand.names))]
    wanted = explained(
        events[: part.upto], lambda table: part.after <= version_of(table) < part.upto
    )
    for one in wanted:
        shown = told[one.number - 1]
        clauses = cite(
            one.table.rulebook, one.grounds, one.table.game.key, one.table.stakes.structure.value
        )
        event = msgspec.json.decode(encode(shown), type=dict[str, object])
        steps.append(HandStep(one.number, event, in_words(shown, names), clauses))
    return steps


def in_words(event: AnyTableEvent, names: list[str]) -> str:
    if isinstance(event, h.Shuffled):
        return "the deck is ready"
    if isinstance(event, e.Began):
        return f"hand {event.number} begins"
    if isinstance(event, e.HandEnded):
        return f"hand {event.number} is over"
    return say(event, names)  # type: ignore[arg-type]  # of other events nothing


# ---- for other programs ----------------------------------------------------------------------


def exported(seen: SeenHand, form: str, table: str, number: int, when: str) -> str:
    """A hand as PHH, as PokerStars-style text, or as our transcript; ValueError where the form
    cannot tell it."""
    deal = ExportedDeal(seen.hand, seen.hand.names, table, number, when=when)
    if form == "phh":
        return writes_phh(deal)
    if form == "text":
        return writes(deal, seen.seat if seen.seat >= 0 else None)
    if form == "transcript":
        return transcript(seen.hand)
    raise ValueError(f"a hand can be had as {', '.join(FORMATS)}")


def transcript(hand: Hand) -> str:
    """Every card by name as it came: those of a hand that was shown, and others unknown. Whoever
    runs it deals as people do, so that each who shows or mucks says so."""
    if hand.mended:
        raise ValueError("a hand that was mended is told by its log alone")
    names = one_word_names(hand.names)
    check_names(names)
    lines = show_setup(replace(hand.setup, outside=True), names, ())
    before: h.Event | None = None
    for event in with_shown_cards(hand):
        told = isinstance(event, (*CARDS, h.Shown, h.Mucked))
        if told or is_choice(event, before):
            lines.append(say(event, names))
        before = event
    return "\n".join(lines) + "\n"


def one_word_names(names: Sequence[str]) -> list[str]:
    """Names as a transcript can tell them, no two alike: ``Gus (bot)`` is ``Gus_bot``, and whoever
    is called like a word of the notation has the seat's number behind it."""
    told: list[str] = []
    for seat, name in enumerate(names):
        word = re.sub(r"[#;,:\[\]()\s]+", "_", name).strip("_")
        bare = word or (f"P{seat + 1}" if name else "")
        try:
            check_names([*told, bare])
        except ValueError:
            bare = f"{bare}_{seat + 1}"
        told.append(bare)
    return told


def with_shown_cards(hand: Hand) -> list[h.Event]:
    """The events with the cards of those who showed all they were dealt, and drew none."""
    dealt: dict[int, int] = {}
    for event in hand.log:
        if isinstance(event, h.Dealt):
            dealt[event.seat] = dealt.get(event.seat, 0) + len(event.cards)
    drew = {event.seat for event in hand.log if isinstance(event, h.Discarded)}
    shown = {
        event.seat: list(event.cards)
        for event in hand.log
        if isinstance(event, h.Shown) and len(event.cards) == dealt.get(event.seat)
    }
    events: list[h.Event] = []
    for event in hand.log:
        if isinstance(event, h.Dealt) and event.seat in shown and event.seat not in drew:
            count = len(event.cards)
            cards, shown[event.seat] = shown[event.seat][:count], shown[event.seat][count:]
            event = replace(event, cards=tuple(cards))
        events.append(event)
    return events
