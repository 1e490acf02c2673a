"""What a jackpot is judged by: cards that lie open, and the people who held them."""

from __future__ import annotations

import pytest
from tests.room.test_promotions import HIT, ROOM

from shuffleup.cards import parse
from shuffleup.floor.senders import Role, staff
from shuffleup.hand import commands as h
from shuffleup.hand.state import SHOWING, Hand
from shuffleup.law import DEFAULT
from shuffleup.league.nights.hands_shown import hands_shown
from shuffleup.room import act
from shuffleup.room.promotions.promotion_commands import HitJackpot
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.room.words.hands_in_room import does, play, stacked
from shuffleup.room.words.room_transcript import run
from shuffleup.table.commands import NextHand

FLOOR = staff(Role.FLOOR)
DEALT = HIT.splitlines()[0]
ONE_CARD = DEFAULT.but(all_cards_shown_to_win=False)
BOB = 1


def with_one_card_down(down: str) -> Room:
    """Everybody shows but Bob, who keeps one of his two cards down; it may be this one."""
    room = run(ROOM, ONE_CARD).room
    cards: dict[int | str, tuple[int, ...]] = {
        0: parse("AcAd"),
        BOB: parse(f"8s{down}"),
        "board": parse("AsAh8d8c2s"),
    }

    def way(hand: Hand) -> h.Command:
        if hand.phase == SHOWING and hand.actor == BOB:
            return h.Show(BOB, hand.hole[BOB][:1])
        return does(hand, {})

    deck = stacked(room.tables["1"], cards, way)
    play(room, "1", NextHand(deck=deck, ask_show=True), way)
    return room


def is_hit(room: Room) -> RoomRuling:
    return act(room, HitJackpot("bad-beat", "1"), FLOOR)


def test_a_jackpot_does_not_tell_what_a_card_kept_down_is() -> None:
    quads, nothing = (is_hit(with_one_card_down(down)) for down in ("8h", "3h"))
    assert quads.refusal is not None
    assert str(quads.refusal) == str(nothing.refusal)
    assert "8h" not in str(quads)


def test_the_best_hand_of_a_night_is_one_that_lies_open() -> None:
    table = with_one_card_down("8h").tables["1"]
    assert table.last is not None
    claims = hands_shown(table.last, ["Ann", "Bob", "Cy", "Dee", "", ""], 1)
    assert "Bob" not in [claim.player for claim in claims]
    assert "Ann" in [claim.player for claim in claims]


@pytest.mark.parametrize(
    "since",
    [
        "Bob leaves table 1",
        "at 1: Bob moves to 5",
        "Bob leaves table 1\nat 1: Cy moves to 2",
    ],
)
def test_a_jackpot_is_theirs_who_had_the_cards(since: str) -> None:
    room = run(f"{ROOM}{DEALT}\n{since}\nbad-beat is hit at 1\n").room
    prizes = {prize.player: prize.amount for prize in room.prizes}
    assert prizes["Bob"] == max(prizes.values())
