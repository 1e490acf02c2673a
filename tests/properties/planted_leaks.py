"""Leaks to be planted in views, streams and refusals: each must be caught by the secrecy tests."""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import sha256

import pytest
from msgspec.structs import replace

from shuffleup.hand import Hand, judge_cards
from shuffleup.hand import events as h
from shuffleup.hand.view import View
from shuffleup.law import Ruling
from shuffleup.table import commands as c
from shuffleup.table.commands import AnyTableCommand
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table
from shuffleup.table.viewing import stream as streams
from shuffleup.table.viewing import table_view as views
from shuffleup.table.viewing.rail import all_events
from shuffleup.table.viewing.seating import Seating

table_judge = sys.modules["shuffleup.table.judge"]
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


def the_question_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = table_judge.judge_for_hand

    def quoting(table: Table, command: AnyTableCommand) -> TableRuling:
        ruling = honest(table, command)
        if ruling.refusal is None or not table.question:
            return ruling
        return replace(ruling, refusal=replace(ruling.refusal, says=table.question))

    patch.setattr(table_judge, "judge_for_hand", quoting)


def in_a_ruling_on(kind: type, leak: Callable[[TableRuling, int], TableRuling]) -> Plant:
    """A leak in what is answered to one kind of command: of the card on top of the stub."""
    honest = table_judge.JUDGES[kind]

    def leaking(table: Table, command: AnyTableCommand) -> TableRuling:
        stub = table.hand.stub if table.hand is not None else ()
        return leak(honest(table, command), stub[0]) if stub else honest(table, command)

    return lambda patch: patch.setitem(table_judge.JUDGES, kind, leaking)


def the_words_of_a_ruling(ruling: TableRuling, card: int) -> TableRuling:
    return replace(ruling, says="red" if card % 2 else "black")


def an_exception(ruling: TableRuling, card: int) -> TableRuling:
    raise ValueError(f"no such thing as {card}")


def what_an_option_means(ruling: TableRuling, card: int) -> TableRuling:
    hint = "red" if card % 2 else "black"
    return replace(ruling, options=tuple(replace(one, says=hint) for one in ruling.options))


def a_digest_of_the_log(ruling: TableRuling, card: int) -> TableRuling:
    """As if the head of a log without a key were told."""
    return replace(ruling, notes=(sha256(bytes([card])).hexdigest(),))


def cards_kept_down_at_the_showdown(patch: pytest.MonkeyPatch) -> None:
    honest = hand_views.visible_hand

    def whole(hand: Hand, seat: int, viewer: int) -> tuple[int, ...]:
        cards: tuple[int, ...] = honest(hand, seat, viewer)
        return hand.hole[seat] if hand.shown >> seat & 1 else cards

    patch.setattr(hand_views, "visible_hand", whole)


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
    "the words of a ruling": ("holdem", in_a_ruling_on(c.SitOut, the_words_of_a_ruling)),
    "the words of a ruling to the floor": (
        "holdem",
        in_a_ruling_on(c.Report, the_words_of_a_ruling),
    ),
    "what an option means": ("holdem", in_a_ruling_on(c.Report, what_an_option_means)),
    "a digest of the log": ("holdem", in_a_ruling_on(c.SayTime, a_digest_of_the_log)),
    "an exception": ("holdem", in_a_ruling_on(c.Rack, an_exception)),
    "cards kept down at the showdown": ("holdem", cards_kept_down_at_the_showdown),
    "a gap in the numbers": ("holdem", a_gap_in_the_numbers),
}
