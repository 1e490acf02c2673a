"""The ledger of the day as the cage reads it: lines, sums, undoing by name, and the close."""

from __future__ import annotations

from shuffleup.floor.senders import Role, Sender
from shuffleup.room.act import act
from shuffleup.room.cage import cage_commands as c
from shuffleup.room.cage.ledger import CAGE_CASH, CAGE_CHIPS, balance
from shuffleup.room.reports.ledger_day import CageSums, LedgerBook, with_numbers
from shuffleup.room.state import Room
from shuffleup.room.undo.desk_acts import standing_acts
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.words.room_transcript import run
from shuffleup.room.words.room_words import command

ROOM = """
room: 2026-11-13 America/New_York
game 1/2: holdem no-limit 1/2, seats 6
table 1: 1/2, Ann 200, Bob 150
"""
CAGE = Sender("Pat", Role.CAGE)


def book_of(room: Room) -> LedgerBook:
    book = LedgerBook()
    for event in room.log:
        book.see(event)
    return book


def test_the_day_adds_up_to_what_the_cage_holds() -> None:
    room = run(ROOM).room
    for wanted in (c.StockCage(3000, 3000), c.Buy("Ann", "1", 40), c.Fill("1", 400)):
        assert act(room, wanted, CAGE).ok
    book = book_of(room)
    assert book.sums == CageSums(3390, 2210, 400, 0)
    assert book.sums.cash == balance(room, CAGE_CASH)
    assert book.sums.chips == balance(room, CAGE_CHIPS)
    total = book.opening
    for row in book.rows.values():
        total = total.plus(row.sums)
    assert total == book.sums
    assert [(one.why, one.undo) for one in book.lines][2:] == [
        ("bank", "stock-cage of nobody"), ("rebuy", "buy of Ann"), ("fill", "fill of nobody"),
    ]  # fmt: skip


def test_a_line_is_undone_by_its_name_and_is_marked() -> None:
    room = run(ROOM).room
    act(room, c.StockCage(3000, 3000), CAGE)
    act(room, c.Buy("Ann", "1", 40), CAGE)
    act(room, c.Fill("1", 400), CAGE)
    assert act(room, command(room, "undo buy of Ann because it was Anna"), CAGE).ok
    assert act(room, command(room, "undo fill of nobody because the wrong table"), CAGE).ok
    lines = {one.why: one for one in book_of(room).lines}
    assert lines["rebuy"].undone == "it was Anna"
    assert lines["fill"].undone == "the wrong table"
    assert lines["bank"].undone == ""
    assert lines["undo: Buy"].undo == ""


def test_of_two_fills_the_first_is_undone_by_its_number() -> None:
    room = run(ROOM).room
    act(room, c.StockCage(3000, 3000), CAGE)
    act(room, c.Fill("1", 400), CAGE)
    act(room, c.Fill("1", 50), CAGE)
    acts = [(one.number, one.note) for one in standing_acts(room)]
    lines = with_numbers(reversed(book_of(room).lines), acts)
    first = next(one for one in lines if one.sums.trays == 400)
    assert act(room, Undo(first.act, "the wrong table"), CAGE).ok
    undone = [one.sums.trays for one in book_of(room).lines if one.undone]
    assert undone == [400]
    assert book_of(room).sums.trays == 50


def test_what_a_manager_booked_at_the_cage_is_undone_there_too() -> None:
    room = run(ROOM).room
    act(room, c.StockCage(3000, 3000), Sender("Max", Role.MANAGER))
    acts = [(one.number, one.note) for one in standing_acts(room)]
    line = with_numbers(reversed(book_of(room).lines), acts)[0]
    assert (line.undo, line.did) == ("stock-cage of nobody", "manager")
    refusal = act(room, Undo(line.act, "counted twice"), CAGE).refusal
    assert refusal is not None
    assert "a manager did" in refusal.says
    assert act(room, Undo(line.act, "counted twice"), Sender("Max", Role.MANAGER)).ok


def test_a_count_that_is_not_as_the_hands_say_names_its_table_and_what_is_over() -> None:
    room = run(ROOM).room
    act(room, c.CountDrop("1", 10), CAGE)
    line = book_of(room).lines[-1]
    assert (line.why, line.table) == ("drop counted", "1")
    assert dict(line.lines)["short/chips"] == -10


def test_an_empty_tray_is_called_what_a_cashier_calls_it() -> None:
    room = run(ROOM).room
    refusal = act(room, c.Credit("1", 300), CAGE).refusal
    assert refusal is not None
    assert refusal.says == "the tray of table 1 has 0"


def test_a_close_is_signed_only_with_the_difference_that_was_told_and_its_reason() -> None:
    room = run(ROOM).room
    act(room, c.StockCage(3000, 3000), CAGE)
    chips, cash = balance(room, CAGE_CHIPS), balance(room, CAGE_CASH)
    even = c.DailyClose(chips, cash - 20, told=(0, 0))
    refusal = act(room, even, CAGE).refusal
    assert refusal is not None
    assert refusal.reason.code == "count-differs"
    assert "cash 20 short" in refusal.says
    refusal = act(room, c.DailyClose(chips, cash - 20, told=(0, -20)), CAGE).refusal
    assert refusal is not None
    assert "say why" in refusal.says
    assert room.closed == ()
    assert act(room, c.DailyClose(chips, cash - 20, "Sam", (0, -20), "a slip"), CAGE).ok
    book = book_of(room)
    assert not book.lines
    day = book.days[-1]
    assert (day.chips_over, day.cash_over, day.signed) == (0, -20, ("Pat", "Sam"))
    assert day.why == "a slip"
    assert day.sums.cash == cash - 20 == balance(room, CAGE_CASH)
    assert book.opening == book.sums == day.sums


def test_an_even_close_needs_no_reason() -> None:
    room = run(ROOM).room
    act(room, c.StockCage(3000, 3000), CAGE)
    chips, cash = balance(room, CAGE_CHIPS), balance(room, CAGE_CASH)
    assert act(room, c.DailyClose(chips, cash, told=(0, 0)), CAGE).ok
    assert len(book_of(room).days) == 1
