"""Leaks to be planted in views, streams and refusals: each must be caught by the secrecy tests."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from shuffleup.hand import Hand, judge_cards
from shuffleup.hand import events as h
from shuffleup.hand.view import View
from shuffleup.law import Ruling
from shuffleup.table.state import Table
from shuffleup.table.viewing import stream as streams
from shuffleup.table.viewing import table_view as views
from shuffleup.table.viewing.rail import all_events
from shuffleup.table.viewing.seating import Seating

hand_views = sys.modules["shuffleup.hand.view"]  # the package has a function of that name

Hand_For = Callable[[Table, int], View | None]
Plant = Callable[[pytest.MonkeyPatch], None]


def in_the_hand(spoil: Callable[[Hand, View], View]) -> Plant:
    """A leak in the view of the hand being played."""
    honest: Hand_For = views.hand_for

    def leaking(table: Table, eyes: int) -> View | None:
        shown = honest(table, eyes)
        return shown if shown is None or table.hand is None else spoil(table.hand, shown)

    return lambda patch: patch.setattr(views, "hand_for", leaking)


def unveiled(kind: type) -> Plant:
    """A leak of one kind of event in the stream."""
    return lambda patch: patch.setitem(hand_views.SECRET, kind, lambda event, viewer: event)


def the_deck(hand: Hand, shown: View) -> View:
    return replace(shown, stub=hand.stub)


def the_burn(hand: Hand, shown: View) -> View:
    return replace(shown, stub=shown.stub + (hand.burns or (0,))[-1])


def folded_cards(hand: Hand, shown: View) -> View:
    folded = [
        cards if hand.live >> seat & 1 else hand.hole[seat]
        for seat, cards in enumerate(shown.hands)
    ]
    return replace(shown, hands=tuple(folded))


def a_hinted_option(hand: Hand, shown: View) -> View:
    """The next card red or black: a bit in how much may be bet."""
    if shown.options is None or not hand.stub:
        return shown
    return replace(
        shown, options=replace(shown.options, most_to=shown.options.most_to + hand.stub[0] % 2)
    )


def mucked_cards_of_the_last_hand(patch: pytest.MonkeyPatch) -> None:
    honest = views.last_hand

    def leaking(table: Table) -> View | None:
        shown = honest(table)
        return shown and replace(shown, hands=tuple(table.last.hole))  # type: ignore[union-attr]

    patch.setattr(views, "last_hand", leaking)


def cards_of_who_sat_there_before(patch: pytest.MonkeyPatch) -> None:
    def of_now(seating: Seating, player: str, after: int, upto: int) -> list[int]:
        return [seating.moves[player][-1][1]] * (upto - after)

    patch.setattr(Seating, "held", of_now)


def facts_of_a_report(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(streams, "without_facts", lambda event: event)


def the_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(streams, "unread", lambda event: event)


def cards_for_the_cage(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(streams, "faceless", lambda event: event)


def a_telling_refusal(patch: pytest.MonkeyPatch) -> None:
    def telling(hand: Hand, seat: int, cards: tuple[int, ...]) -> Ruling | None:
        return judge_cards.on_the_table(hand, set(cards) - set(hand.hole[seat]))

    patch.setattr(sys.modules["shuffleup.hand.judge"], "same_cards", telling)


def a_gap_in_the_numbers(patch: pytest.MonkeyPatch) -> None:
    """Numbers that skip when a red card is burned."""
    honest = views.version_of

    def skipping(table: Table) -> int:
        burned = [event.card for event in all_events(table) if isinstance(event, h.Burned)]
        return int(honest(table)) + sum(card % 2 for card in burned)

    patch.setattr(views, "version_of", skipping)


LEAKS: dict[str, tuple[str, Plant]] = {
    "the deck in the view": ("holdem", in_the_hand(the_deck)),
    "a burn in the view": ("holdem", in_the_hand(the_burn)),
    "folded cards in the view": ("stud", in_the_hand(folded_cards)),
    "an option by a hidden card": ("omaha", in_the_hand(a_hinted_option)),
    "the last hand's muck": ("holdem", mucked_cards_of_the_last_hand),
    "the deck in the stream": ("razz", unveiled(h.Shuffled)),
    "a hole card in the stream": ("holdem", unveiled(h.Dealt)),
    "a burn in the stream": ("holdem", unveiled(h.Burned)),
    "a discard in the stream": ("badugi", unveiled(h.Discarded)),
    "a reshuffle in the stream": ("triple-draw", unveiled(h.Reshuffled)),
    "the cards of who sat there before": ("holdem", cards_of_who_sat_there_before),
    "the facts of a report": ("holdem", facts_of_a_report),
    "the seed of all decks": ("holdem", the_seed),
    "cards for the cage": ("holdem", cards_for_the_cage),
    "a refusal": ("holdem", a_telling_refusal),
    "a gap in the numbers": ("holdem", a_gap_in_the_numbers),
}
