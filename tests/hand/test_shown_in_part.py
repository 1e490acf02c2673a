"""Where a house needs not all cards at the showdown, only those that were shown are published."""

from __future__ import annotations

import json
import random

from tests.hand.test_view import encoded, permuted
from tests.table.sending import send

from shuffleup.bots.routine import passive, routine
from shuffleup.cards import UNKNOWN, parse, show
from shuffleup.games import game
from shuffleup.hand import Hand, Show, act, replay
from shuffleup.hand import events as e
from shuffleup.hand.setup import Stakes
from shuffleup.hand.state import SHOWING
from shuffleup.hand.view import DEALER, SPECTATOR, view
from shuffleup.hand.words.hand_transcript import run, write
from shuffleup.histories.export import ExportedDeal, writes, writes_ohh, writes_phh
from shuffleup.histories.phh import parse_phh
from shuffleup.histories.replay_history import replay_history
from shuffleup.law.rules import DEFAULT
from shuffleup.table import commands as c
from shuffleup.table.apply import apply
from shuffleup.table.events import ButtonStarted
from shuffleup.table.new_table import new_table
from shuffleup.table.viewing.stream import stream
from shuffleup.table.viewing.table_view import view as view_table
from shuffleup.table.viewing.viewers import Cage, Dealer, Floor, Player, Spectator

HOUSE = DEFAULT.but(all_cards_shown_to_win=False)
NAMES = ["Ann", "Bob"]
PLAYED = """
holdem no-limit 5/10; ask to show; button Bob
seats: Ann 500, Bob 500
deck {deck}
Bob calls; Ann checks
Ann checks; Bob checks; Ann checks; Bob checks; Ann checks; Bob checks
"""
FIRST = parse("AsKsAhKh" + "4c2c7d9h" + "4dTs" + "4h3s")


def deck() -> str:
    return show((*FIRST, *sorted(set(game("holdem").cards) - set(FIRST))))


def shown_in_part() -> Hand:
    """Ann shows one ace, and Bob his kings: the other ace wins, and nobody sees it."""
    hand = run(PLAYED.format(deck=deck()), HOUSE).hand
    assert act(hand, Show(0, parse("As"))).ok
    assert act(hand, Show(1)).ok
    return hand


def test_only_the_card_that_was_shown_is_in_the_event_and_in_every_view() -> None:
    hand = shown_in_part()
    own, half = parse("AsAh"), (*parse("As"), UNKNOWN)
    assert e.Shown(0, half) in hand.log
    assert view(hand, 0).hands[0] == own
    for viewer in (1, SPECTATOR, DEALER):
        assert view(hand, viewer).hands[0] == half
        assert encoded(view(hand, viewer)) == encoded(
            view(permuted(hand, viewer, random.Random(1)), viewer)
        )


def test_the_whole_hand_plays_all_the_same_and_the_log_tells_the_same_hand() -> None:
    hand = shown_in_part()
    assert hand.over
    assert hand.stacks == [510, 490]
    assert hand.hole[0] == parse("AsAh")
    assert replay(hand.log) == hand


def test_the_transcript_tells_one_card_and_reads_back() -> None:
    hand = shown_in_part()
    text = write(hand, NAMES)
    assert "Ann shows As\n" in text
    assert run(text).hand.log == hand.log


def test_hand_histories_tell_one_card() -> None:
    deal = ExportedDeal(shown_in_part(), ("Ann", "Bob"))
    for hero in (None, 1):
        text = writes(deal, hero)
        assert "Ann: shows [As]\n" in text
        assert "Ann (big blind) showed [As] and won" in text
        assert "Ah" not in text
        ohh = writes_ohh(deal, hero)
        assert '"As"' in ohh
        assert '"Ah"' not in ohh
        assert json.loads(ohh)


def test_a_record_with_every_card_says_which_of_them_were_shown_and_replays() -> None:
    text = writes_phh(ExportedDeal(shown_in_part(), ("Ann", "Bob")))
    assert "sm As??" in text
    assert replay_history(parse_phh(text)).matches


def passively(hand: Hand) -> None:
    while hand.phase != SHOWING:
        assert act(hand, passive(view(hand, hand.actor))).ok


def test_what_lies_face_up_already_stays_so_in_stud() -> None:
    text = "stud limit 4/8 ante 1 bring-in 2; ask to show; seed 5\nseats: Ann 500, Bob 500"
    hand = run(text, HOUSE).hand
    passively(hand)
    seat = hand.actor
    held, up = hand.hole[seat], hand.up[seat]
    assert act(hand, Show(seat, held[:1])).ok
    expected = tuple(card if card in (held[0], *up) else UNKNOWN for card in held)
    assert view(hand, 1 - seat).hands[seat] == expected
    assert routine(view(hand, hand.actor)) == Show(hand.actor)  # nothing it knows beats it


def test_nobody_at_a_table_is_sent_a_card_that_was_not_shown() -> None:
    table = new_table(
        "holdem", Stakes(game("holdem").structures[0], 10, 10, (5, 10)), 2, rules=HOUSE
    )
    apply(table, ButtonStarted(0))
    for at, name in enumerate(NAMES):
        assert send(table, c.Sit(at, name, 500)).ok
    assert send(table, c.NextHand(deck=parse(deck()), ask_show=True)).ok
    assert table.hand is not None
    while table.hand.phase != SHOWING:
        assert send(table, passive(view(table.hand, table.hand.actor))).ok
    seat = table.hand.actor
    mine = table.hand.hole[seat]
    assert send(table, Show(seat, mine[:1])).ok
    for _ in range(2):  # while the hand is on, and when it is over
        for viewer in (Player(NAMES[1 - seat]), Spectator(), Dealer(), Floor(), Cage()):
            events = stream(table, viewer).events
            assert not any(mine[1] in getattr(event, "cards", ()) for event in events)
            sent = view_table(table, viewer)
            hand = getattr(sent, "hand", None) or getattr(sent, "last", None)
            assert hand is None or mine[1] not in hand.hands[seat]
        if table.hand is not None:
            assert send(table, Show(1 - seat)).ok
    assert table.hand is None
