"""A hand as somebody saw it: step by step, exported, and with nobody's hidden cards, ever."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec.structs import replace
from tests.server.small_house import Clock, deal, does, seat, small_house

from shuffleup.hand import commands as h
from shuffleup.hand.options import options
from shuffleup.hand.state import seats_in
from shuffleup.hand.words.hand_transcript import run
from shuffleup.hand.words.hand_worth import worth
from shuffleup.law.named_law import book_named
from shuffleup.log.protocol import Batch, MemoryLog
from shuffleup.server.dealer.for_the_absent import for_the_absent
from shuffleup.server.house_places.poker_house import PokerHouse
from shuffleup.server.my_hands.hand_desk import HandDesk, export_of
from shuffleup.server.my_hands.hand_index import HandIndex, hands_in
from shuffleup.server.my_hands.hand_rows import HandWanted
from shuffleup.server.my_hands.seen_hands import FORMATS, one_word_names
from shuffleup.table.apply import table_events
from shuffleup.table.viewing.seating import Seating
from shuffleup.table.viewing.stream import told_part
from shuffleup.table.viewing.viewers import Player, Spectator

NAMES = {"ann": "Ann", "bob": "Bob", "cid": "Cid"}


def names(ids: object) -> dict[str, str]:
    return NAMES


def played(hands: int = 4, seed: str = "seed") -> tuple[PokerHouse, HandIndex, HandDesk]:
    """A house in which three have played; everything happens in the order of the lines."""
    house = small_house()
    index = HandIndex(house, None)
    seat(house, NAMES)
    chance = Random(3)
    for number in range(hands):
        assert isinstance(house.now, Clock)
        house.now.now += 1000
        deal(house, seed=f"{seed} {number}")
        table = house.places["room"].tables["1"]
        while table.hand is not None:
            may = options(table.hand)
            assert may is not None
            who = table.seats[may.seat]
            assert who is not None
            command = for_the_absent(table.hand)
            if may.call and chance.random() < 0.8:
                command = h.Call(may.seat)
            does(house, who.player, command)
    index.work.submit(int).result(60)  # what was heard is written
    return house, index, HandDesk(index, house.log, book_named, names)


def test_every_hand_is_found_by_those_who_played_it() -> None:
    _, index, _ = played()
    mine = index.rows.mine("ann", HandWanted())
    assert [row.number for row, _ in mine] == [4, 3, 2, 1]
    assert index.rows.mine("eve", HandWanted()) == []
    won = index.rows.mine("ann", HandWanted(result="won"))
    assert all(by.net > 0 for _, by in won)
    row = index.rows.hand(mine[0][0].id)
    assert row is not None
    assert sum(one.net for one in row.played) <= 0  # a fee may have left


def test_the_index_made_anew_from_the_log_is_the_same() -> None:
    house, index, _ = played()
    behind = {"room/table/1": house.versions["room/table/1"]}
    again = {row.id: row for row in hands_in(house.log, "room", behind, {})}
    for row, _ in index.rows.mine("ann", HandWanted()):
        found, full = again[row.id], index.rows.hand(row.id)
        assert full is not None
        assert (found.number, found.opened, found.played) == (full.number, full.opened, full.played)
    assert len(again) == 4


def test_what_was_missed_is_made_good_at_the_next_start() -> None:
    house, _, _ = played()
    fresh = HandIndex(house, None)
    fresh.catch_up()
    assert len(fresh.rows.mine("bob", HandWanted())) == 4
    assert fresh.rows.followed()["room/table/1"] == house.versions["room/table/1"]


def test_pages_follow_one_another_without_gap_or_overlap() -> None:
    _, index, _ = played()
    first = index.rows.mine("ann", HandWanted(most=3))
    rest = index.rows.mine("ann", HandWanted(most=3, before=first[-1][0].id))
    assert [row.number for row, _ in [*first, *rest]] == [4, 3, 2, 1]


def test_the_list_has_the_cards_one_held_oneself() -> None:
    _, index, desk = played()
    for who, at in (("ann", 0), ("bob", 1)):
        rows = index.rows.mine(who, HandWanted())
        held = desk.held(rows)
        for row, by in rows:
            found = desk.read(row, Player(who))
            assert by.seat == at
            assert held[row.id].own == list(found.seen.hand.hole[at])
            assert held[row.id].board == list(found.seen.hand.boards[0])
            assert len(held[row.id].own) == 2
    far = desk.held(index.rows.mine("ann", HandWanted())[::3])  # those between were another's
    assert far.items() <= desk.held(index.rows.mine("ann", HandWanted())).items()


def test_what_all_hands_come_to_is_told_wherever_a_page_of_them_ends() -> None:
    _, index, _ = played()
    mine = index.rows.mine("ann", HandWanted())
    [told] = index.rows.sums("ann", HandWanted(most=1))
    assert (told.hands, told.event) == (4, False)
    assert told.net == sum(by.net for _, by in mine)
    won = index.rows.sums("ann", HandWanted(result="won"))
    assert sum(one.net for one in won) == sum(max(0, by.net) for _, by in mine)
    assert index.rows.sums("eve", HandWanted()) == []


def test_each_event_comes_with_the_clauses_behind_it() -> None:
    _, index, desk = played()
    row, _ = index.rows.mine("ann", HandWanted())[0]
    found = desk.read(row, Player("ann"))
    called = [one for one in found.seen.steps if one.says.endswith("calls")]
    assert called
    assert all(one.clauses for one in called)
    assert {clause for one in called for clause in one.clauses} <= set(found.titles)


def test_whatever_people_are_called_a_transcript_has_a_word_for_each_of_them() -> None:
    called = ["Gus (bot)", "Gus_bot", "everyone", "", "(;)", "Ann"]
    assert one_word_names(called) == ["Gus_bot", "Gus_bot_2", "everyone_3", "", "P5", "Ann"]


def test_the_transcript_of_a_hand_with_bots_can_be_run_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(NAMES, "bob", "Gus Grey (bot)")
    _, index, desk = played()
    row, _ = index.rows.mine("ann", HandWanted())[0]
    text = export_of(desk.read(row, Player("ann")), "transcript")
    assert "Gus_Grey_bot" in text
    assert run(text).hand.over


def test_the_transcript_of_a_hand_can_be_run_again() -> None:
    _, index, desk = played()
    for row, _ in index.rows.mine("ann", HandWanted()):
        found = desk.read(row, Player("ann"))
        text = export_of(found, "transcript")
        assert run(text).hand.stacks == found.seen.hand.stacks


@pytest.mark.parametrize("eyes", ["ann", ""])
def test_with_other_cards_unseen_not_one_byte_is_different(eyes: str) -> None:
    """The same seats, the same decisions; of the cards only those nobody saw are others."""
    house, index, desk = played(1)
    row, _ = index.rows.mine("ann", HandWanted())[0]
    other = permuted(house, "ann" if eyes else "")
    viewer = Player(eyes) if eyes else Spectator()
    before = desk.read(row, viewer)
    after = HandDesk(index, other, book_named, names).read(row, viewer)
    assert before.seen.steps == after.seen.steps
    for form in FORMATS:
        assert told(before, form) == told(after, form)


def told(found: object, form: str) -> str:
    try:
        return export_of(found, form)  # type: ignore[arg-type]
    except ValueError as error:
        return str(error)


# ---- other cards -----------------------------------------------------------------------------

CARDS = ("card", "cards", "deck", "stub")


def permuted(house: PokerHouse, who: str) -> MemoryLog:
    """The same log with all cards changed for one another that somebody, or everybody, has not
    seen."""
    events = table_events(house.log.read(0, "room/table/1"))
    seating = Seating()
    seating.hear(events)
    viewer = Player(who) if who else Spectator()
    seen = {
        card
        for event in told_part(seating, viewer, 0, events).events
        for name in CARDS
        for card in as_cards(getattr(event, name, ()))
    }
    hidden = [card for card in range(52) if card not in seen]
    assert len(hidden) > 30
    turned = hidden[1:] + hidden[:1]
    other = dict(zip(hidden, turned, strict=True))
    log = MemoryLog()
    log.append_batch(Batch({"room/table/1": [changed(event, other) for event in events]}))
    return log


def as_cards(value: object) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)  # type: ignore[return-value]


def changed(event: object, other: dict[int, int]) -> object:
    new: dict[str, object] = {}
    for name in CARDS:
        value = getattr(event, name, None)
        if isinstance(value, int):
            new[name] = other.get(value, value)
        elif isinstance(value, tuple):
            new[name] = tuple(other.get(card, card) for card in value)
    return replace(event, **new) if new else event  # type: ignore[type-var]


def test_the_permuted_log_is_another_one() -> None:
    house, index, _ = played(1)
    row, _ = index.rows.mine("ann", HandWanted())[0]
    other = HandDesk(index, permuted(house, "ann"), book_named, names)
    real = HandDesk(index, house.log, book_named, names)
    assert real.read(row, Player("bob")).seen.steps != other.read(row, Player("bob")).seen.steps


def test_what_lies_open_is_told_in_words_as_it_changes_and_no_other_hand() -> None:
    _, index, desk = played(8)
    showdowns = 0
    for row, by in index.rows.mine("ann", HandWanted()):
        seen = desk.read(row, Player("ann")).seen
        hand, last = seen.hand, {}
        for step in seen.steps:
            if step.worth:
                last = {one.seat: one.says for one in step.worth}
        shown = set(seats_in(hand.shown))
        assert set(last) <= shown | {by.seat}
        for at in shown:
            assert last[at] == [list(worth(hand.game, hand.tabled[at], hand.board))]
        showdowns += bool(shown - {by.seat})
    assert showdowns


def test_whoever_left_shows_nobody_a_hand_with_their_eyes() -> None:
    _, index, desk = played()

    async def evening() -> tuple[object, object]:
        hand = (await desk.mine("ann", HandWanted())).hands[0]
        links = [await desk.share(who, hand.row.id, "mine", 1) for who in ("ann", "bob")]
        assert all(links)
        index.forget("ann")
        first, second = [await desk.shared(str(link)) for link in links]
        return first, second

    gone, stays = asyncio.run(evening())
    assert gone is None
    assert stays is not None
