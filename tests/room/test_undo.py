"""Mistakes of staff: whatever is done at the desk can be undone at once, and then all is as it was;
later it is refused where something rests on it, and the refusal names it."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.room.test_breaking import BROKEN
from tests.room.test_every_case import CASES, check_ledger

from shuffleup.cards import parse as parse_cards
from shuffleup.cases.citations import without_citations
from shuffleup.floor.senders import Role, Sender, player
from shuffleup.law import Rules
from shuffleup.law.notation import Statement, parse
from shuffleup.law.rulebook import resolve
from shuffleup.log.codec import decode, encode
from shuffleup.room import act
from shuffleup.room.absence.absence_commands import CollectHeld, PickUpOwn
from shuffleup.room.apply import apply, replay
from shuffleup.room.cage import cage_commands as g
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.cage.ledger import CAGE_CHIPS, balance, kept_for, moved, of_table
from shuffleup.room.commands import RoomCommand
from shuffleup.room.lists import list_commands as li
from shuffleup.room.must_move.feed_commands import EndMustMove, InvokeMustMove
from shuffleup.room.openings.opening_commands import ListGame
from shuffleup.room.people.people_commands import GoHome, SignRules
from shuffleup.room.promotions import promotion_commands as p
from shuffleup.room.promotions.promotion_records import Terms
from shuffleup.room.seat_claims import claim_commands as c
from shuffleup.room.staff import staff_commands as s
from shuffleup.room.state import FIELDS, Room, copy
from shuffleup.room.undo.desk_acts import desk_acts, standing_acts
from shuffleup.room.undo.putting_right import KEYED, WHOLE
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.undo.undo_events import Undone
from shuffleup.room.undo.undoing import STAYS_DONE, is_same
from shuffleup.room.who_may_ask import MAY
from shuffleup.room.words.room_transcript import RoomScene, read_listing, run, run_statements

MANAGER = Sender("Max", Role.MANAGER)
NEVER = {"TellTime": "time does not go back", **STAYS_DONE}
ASKED_ONLY = {"UseDevice"}  # questions: nothing comes of them
ADOPTED = "AdoptBook"  # is not undone: the house adopts the old book again
ROOM = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 6
game 2/5: holdem no-limit 2/5, seats 6
table 1: 1/2, Ann 200, Bob 200, Cy 200, -, -, -
table 2: 1/2, Gus 200, Hal 200, Ida 200, -, -, -, by hand
here: Dan, Eve, Flo
"""
FREE = Rules().but(**{
    "list-positions-exchanged": True, "house-liable-for-unheard-call": True,
    "promotion-time-adjusted": True, "promotion-decision-final": False,
})  # fmt: skip
TERMS = Terms(parse_cards("AcAdAhTsTc"), parse_cards("2c2d2h2s3c"), policy="P", rules="R")
# What no case does; each is undone and done again, and the next follows.
MORE: tuple[RoomCommand, ...] = (
    ListGame("5/5", read_listing(["holdem no-limit 5/5"])), SignRules("Ann"),
    g.StockCage(3000, 3000), g.Buy("Ann", "1", 40), g.Fill("1", 500), g.Credit("1", 100),
    g.Cash("Cy", "1"), c.KeepApart("Dan", "Eve"), c.LetTogether("Dan", "Eve"),
    c.ReserveSeat("Dan", "1", 4), c.ReleaseSeat("1", 4), g.DailyClose(2000, 3000),
    li.ClaimCall("Dan", "1/2"), li.ClaimCall("Eve", "1/2"), li.SwapPlaces("Dan", "Eve", "1/2"),
    GoHome("Flo"), p.AdjustTime("Ann", 5), p.PostPromotion("bad-beat", 0, TERMS),
    p.AppealDecision("Ann", "bad-beat"), InvokeMustMove("1", "2"), EndMustMove("1"),
    PickUpOwn("Bob", "1", 30), CollectHeld("Bob"), g.CashKept("Cy", 10),
    s.Hire("Max", (Role.MANAGER,)), s.Hire("Sam", (Role.CAGE,)), s.Hire("Dot", (Role.DEALER,)),
    s.StartShift("Dot"), s.PutInBox("Dot", "1"), s.SendOnBreak("Dot"), s.EndBreak("Dot"),
    s.EndShift("Dot"), s.LetGo("Dot"),
)  # fmt: skip
HELD_SEAT = "floor: Jo chooses seat 6 of table 1\nJo takes the kept seat"


# ---- at once ---------------------------------------------------------------------------------


def nonzero(room: Room) -> Room:
    """A room without accounts that hold nothing: whether there is one or not is no difference."""
    other = copy(room)
    other.accounts = {name: amount for name, amount in room.accounts.items() if amount}
    return other


def undone_at_once(room: Room) -> str:
    """Undo the last act on a copy, and see that all is as it was; the name of the act, if any."""
    acts = desk_acts(room)
    if not acts or acts[-1].number != room.version:
        return ""
    last, other = acts[-1], copy(room)
    ruling = act(other, Undo(last.number, "keyed wrongly", "Sam"), MANAGER)
    if last.note.what in NEVER:
        assert ruling.refusal is not None
        assert NEVER[last.note.what] in ruling.refusal.says
        return last.note.what
    assert ruling.refusal is None, (last, ruling.refusal)
    before = replay(room.log[: last.start])
    assert is_same(nonzero(other), nonzero(before)), last
    check_ledger(other)
    assert replay(other.log) == other
    undone = next(event for event in reversed(other.log) if isinstance(event, Undone))
    assert decode(encode(undone)) == undone
    again = act(other, Undo(other.version, "it was right after all", "Sam"), MANAGER)
    assert again.refusal is None, (last, again.refusal)
    assert is_same(nonzero(other), nonzero(room)), last
    return last.note.what


@pytest.mark.slow
def test_every_command_is_undone_at_once_and_all_is_as_it_was() -> None:
    done = Counter[str]()
    for _, case, book in CASES:
        seen = set[int]()

        def watch(scene: RoomScene, statement: Statement, seen: set[int] = seen) -> None:
            if scene.room.version not in seen:
                seen.add(scene.room.version)
                done[undone_at_once(scene.room)] += 1

        run_statements(without_citations(parse(case.play)), resolve(book), watch)
    done[undone_at_once(run(BROKEN + HELD_SEAT).room)] += 1
    room = run(ROOM, FREE).room
    apply(room, moved((CAGE_CHIPS, kept_for("Cy"), 50), why="kept"))
    for command in MORE:
        assert act(room, command, MANAGER).refusal is None, command
        done[undone_at_once(room)] += 1
    assert {kind.__name__ for kind in MAY} - set(done) - {
        "TellTime",
        "Undo",
        *ASKED_ONLY,
        ADOPTED,
    } == set()


def test_an_undoing_has_a_place_for_every_record_of_a_room() -> None:
    apart = {"accounts", "log", "now", "past", "rulebook", "rules", "settled", "tables"}
    apart |= {"dollar", "version", "zone"}
    assert {*KEYED, *WHOLE} == set(FIELDS) - apart


# ---- later -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "later", "named"),
    [
        ("Dan joins 2/5", "Dan leaves the list 2/5", "left list (Dan)"),
        ("Zoe arrives", "Zoe joins 2/5", "joined (Zoe)"),
        ("floor: Dan sits down at 1 in seat 4 with 100", "at 1: 6 hands pass", " of table 1"),
        ("Ann buys 40 at 1", "at 1: 1 hand passes", "hand 1 of table 1"),
        ("Ann leaves table 1", "at 1: 1 hand passes", "hand 1 of table 1"),
        ("Ann leaves table 1", "floor: Dan sits down at 1 in seat 1 with 100", "seated (Dan)"),
        ("cage: fill 1 with 100", "Ann buys 60 at 1 from the tray", "rebuy (Ann)"),
        ("Dan joins 2/5", "Eve joins 2/5", ""),
    ],
)
def test_it_is_refused_where_something_later_rests_on_it(
    first: str, later: str, named: str
) -> None:
    room = run(ROOM + first).room
    act_number = desk_acts(room)[-1].number
    room = run(ROOM + first + "\n" + later).room
    before = copy(room)
    ruling = act(room, Undo(act_number, "wrong", "Sam"), MANAGER)
    if not named:
        assert ruling.refusal is None, "nothing of the act itself has changed"
        return
    assert ruling.refusal is not None
    assert ruling.refusal.reason.code == "rests-on-it"
    assert named in ruling.refusal.says
    assert room == before


def test_what_others_did_meanwhile_stays() -> None:
    """The wrong name was called; others came to the list before anyone noticed."""
    told = """
    Dan joins 1/2
    Eve joins 1/2
    at 1: 1 hand passes
    """
    full = ROOM.replace("Cy 200, -, -, -", "Cy 200, Jo 200, Kim 200, Lee 200").replace(
        "Ida 200, -, -, -, by hand", "Ida 200, Mia 200, Ned 200, Oz 200, by hand"
    )
    text = full + told + MEANWHILE
    room = run(text + "board: undo call-next of Dan because Dan is at dinner").room
    listing = room.listings["1/2"]
    assert [one.player for one in listing.waiting] == ["Dan", "Flo"]
    assert listing.calls == ()


def test_a_name_comes_back_where_it_stood() -> None:
    room = run(BUSY).room
    assert act(room, Undo(number_of(room, "LeaveList"), "it was Eva"), MANAGER).ok
    assert [one.player for one in room.listings["1/2"].waiting] == ["Dan", "Eve", "Zoe"]


BUSY = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 2
table 1: 1/2, Ann 200, Bob 200
here: Dan, Eve, Flo
Dan joins 1/2
Eve joins 1/2
Flo joins 1/2
Eve leaves the list 1/2
Flo leaves the list 1/2
Zoe arrives
Zoe joins 1/2
"""
MEANWHILE = """
Lee leaves table 1
board: call 1/2
Flo joins 1/2
Eve leaves the list 1/2
"""


def number_of(room: Room, what: str) -> int:
    return next(one.number for one in desk_acts(room) if one.note.what == what)


# ---- money, and who may ----------------------------------------------------------------------


def test_no_entry_is_erased_a_contra_entry_takes_it_back() -> None:
    room = run(ROOM).room
    entries = [event for event in room.log if isinstance(event, Entered)]
    act(room, g.Buy("Ann", "1", 400), Sender("Pat", Role.CAGE))
    assert act(room, Undo(why="it was 40"), Sender("Pat", Role.CAGE)).ok
    assert balance(room, of_table("1")) == 600
    buy, back = [event for event in room.log if isinstance(event, Entered)][len(entries) :]
    assert dict(back.lines) == {name: -amount for name, amount in buy.lines}
    assert (back.why, back.by, back.player) == ("undo: Buy", "Pat", "Ann")


def test_two_people_sign_where_much_money_goes_back() -> None:
    room = run(ROOM).room
    cage = Sender("Pat", Role.CAGE)
    assert act(room, g.Fill("1", 9000, second="Sam"), cage).ok
    refusal = act(room, Undo(why="table 2"), cage).refusal
    assert refusal is not None
    assert refusal.reason.code == "second-person"
    assert act(room, Undo(why="table 2", second="Sam"), cage).ok


@pytest.mark.parametrize(
    ("first", "command", "by", "reason"),
    [
        ("", Undo(why="nothing"), MANAGER, "not-asked-for"),
        ("Dan joins 2/5", Undo(9999, "no such act"), MANAGER, "not-asked-for"),
        ("Dan joins 2/5", Undo(), MANAGER, "not-asked-for"),
        ("Dan joins 2/5", Undo(why="mine"), player("Dan"), "not-your-part"),
        ("manager: bar Dan for shouting", Undo(why="x"), Sender("F", Role.FLOOR), "not-your-part"),
        ("cage: fill 1 with 9", Undo(why="x"), Sender("B", Role.BOARD), "not-your-part"),
        ("manager: open table 3 for 1/2", Undo(why="x"), MANAGER, "stays-done"),
    ],
)
def test_what_cannot_be_undone_says_why(first: str, command: Undo, by: Sender, reason: str) -> None:
    room = run(ROOM + first).room
    if not first:
        room = replay([event for event in room.log if not desk_acts_of(event)])
    before = copy(room)
    refusal = act(room, command, by).refusal
    assert refusal is not None
    assert refusal.reason.code == reason
    assert room == before


def desk_acts_of(event: object) -> bool:
    return type(event).__name__ == "Acted"


def test_money_goes_back_once_however_often_an_act_is_undone_and_done_again() -> None:
    room = run(ROOM).room
    assert act(room, g.StockCage(300, 300), MANAGER).ok
    stocked, before = room.version, balance(room, CAGE_CHIPS)
    for _ in range(2):
        assert act(room, Undo(stocked, "counted wrongly"), MANAGER).ok
        undone = room.version
        refusal = act(room, Undo(stocked, "once more"), MANAGER).refusal
        assert refusal is not None
        assert refusal.says == f"act {stocked} was undone already"
        assert balance(room, CAGE_CHIPS) == before - 300
        assert act(room, Undo(undone, "it was right after all"), MANAGER).ok
        assert act(room, Undo(undone, "once more"), MANAGER).refusal is not None
        assert balance(room, CAGE_CHIPS) == before
    last = next(standing_acts(room))
    assert last.number == stocked, "it stands again, so it is the last that can be undone"


def test_what_was_undone_is_not_undone_twice_and_the_last_that_stands_is_next() -> None:
    room = run(ROOM + "Dan joins 2/5\nEve joins 2/5").room
    first, second = [one.number for one in desk_acts(room)][-2:]
    assert act(room, Undo(why="wrong list"), MANAGER).ok
    again = act(room, Undo(second, "wrong list"), MANAGER).refusal
    assert again is not None
    assert "undone" in again.says
    assert act(room, Undo(why="wrong list too"), MANAGER).ok
    assert room.listings["2/5"].waiting == ()
    assert [one.undone for one in desk_acts(room) if one.number in (first, second)] == [True, True]
