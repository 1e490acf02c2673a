"""A whole evening at the desk, and what can be read off its log: board, why, show, check."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from tests.cli.calling import Call
from tests.log.forging import bodies, write_bodies
from tests.room.test_room_views import PEOPLE, SAYINGS

from shuffleup.cli.room.desk import Desk
from shuffleup.floor.senders import Role, staff
from shuffleup.law.rulebook import digest, resolve, rulebook
from shuffleup.log import FileLog
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_audit import audit_room
from shuffleup.room.keeping.room_log import ROOM, RoomKeeper, read_room
from shuffleup.room.new_room import new_room
from shuffleup.room.state import Room

EVENING = """
as manager
[12:00] game 1/2: holdem no-limit 1/2, seats 4, buy-in 40-200
game 4/8: holdem limit 4/8 blinds 2/4, seats 9
open table 1 for 1/2
open table 2 for 1/2 by hand
cage is stocked with 9000 signed by Lou
as floor Kim
[12:02] Ann arrives; Bob arrives; Cy arrives; Dee arrives; Eli arrives; Flo arrives; Gus arrives
seat Ann 1 1 200
seat Bob 1 2 200
seat Cy 1 3 100
seat Dee 1 4 100
[12:05] seat Eli 2 1 200
[12:06] Flo joins 4/8
[12:07] at 1: draw: Ann Ks, Bob Qs, Cy 3h, Dee 2c
at 1: next hand
[12:10] Zoe calls in for 4/8
= list 4/8: Flo, Zoe
why Zoe
"""


@pytest.fixture
def log(call: Call, tmp_path: Path) -> Path:
    path = tmp_path / "room.log"
    assert call("room", "new", str(path), "--at", "2099-11-16 12:00").code == 0
    said = call("room", "desk", str(path), typed=EVENING)
    assert said.code == 0
    assert "\nrefused" not in said.out, said.out
    assert "not done" not in said.out, said.out
    return path


def desk(call: Call, log: Path, *lines: str) -> str:
    answer = call("room", "desk", str(log), typed="\n".join(lines))
    assert answer.code == 0, answer.err
    return answer.out


def room_of(log: Path) -> Room:
    return read_room(FileLog(log, ROOM))


# ---- the prompt ------------------------------------------------------------------------------


def test_an_evening_can_be_said_line_by_line(log: Path) -> None:
    room = room_of(log)
    assert [one.player for one in room.listings["4/8"].waiting] == ["Flo", "Zoe"]
    assert room.tables["1"].hand is not None
    assert room.tables["2"].by_hand


def test_the_prompt_answers_what_it_does_not_do(call: Call, log: Path) -> None:
    said = desk(
        call, log, "Flo joyns 1/2", "x Ann joins 1/2", "[9:99] Ann joins 1/2", "as king",
        "why Nobody", "= nothing is so", "seat Gus", "[11:00] Gus joins 4/8", "help", "time",
        "words lock", "words zebra", "quit", "Gus joins 4/8",
    ).splitlines()  # fmt: skip
    for expected in (
        "'Flo joyns 1/2' means nothing in a room; perhaps: NAME joins GAME",
        "a line that begins with x is for a transcript",
        "'9:99' is no time",
        "nobody is a 'king' here",
        "nobody called 'Nobody' has been in this room",
        "'nothing is so' is nothing that can be so in a room",
        "seat does not fit 'Gus'",
        "time does not go back",
        "It is 12:10.",
        "NAME locks up the seat in GAME with REST",
        "no sentence has 'zebra' in it",
    ):
        assert any(expected in line for line in said), expected
    assert "Gus" not in [one.player for one in room_of(log).listings["4/8"].waiting]


def test_a_hand_is_played_at_the_desk(call: Call, log: Path) -> None:
    names = ["Ann", "Bob", "Cy", "Dee"]
    table = room_of(log).tables["1"]
    while table.hand is not None:
        who = names[table.hand.actor]
        last = desk(call, log, f"at 1: {who} folds")
        table = room_of(log).tables["1"]
    assert " wins 2" in last
    assert sum(seat.stack for seat in table.seats if seat is not None) == 600
    assert call("room", "check", str(log)).code == 0
    assert "hand 1, 4 players" in call("room", "show", str(log), "--table", "1").out


# ---- the board -------------------------------------------------------------------------------


def test_the_board_shows_tables_lists_and_open_seats(call: Call, log: Path) -> None:
    out = call("room", "board", str(log)).out
    assert "2 tables, 5 seated, 2 waiting" in out
    assert "1  1/2   4/4   full" in out
    assert "open 2, 3, 4" in out
    assert "4/8 (holdem limit 4/8): 1 Flo  2 Zoe (phone)" in out


def test_the_board_at_a_later_time_writes_nothing(call: Call, log: Path) -> None:
    before = log.read_bytes()
    later = call("room", "board", str(log), "--at", "14:00", "--json").json()
    assert later["now"] > room_of(log).now
    assert [one["by_phone"] for one in later["games"][1]["waiting"]] == [False, False]
    assert log.read_bytes() == before


# ---- why -------------------------------------------------------------------------------------


def test_a_place_is_explained_with_who_is_before(call: Call, log: Path) -> None:
    out = call("room", "why", str(log), "Zoe").out
    assert "Zoe is number 2 on the list of 4/8; called in at 12:10; kept until" in out
    assert "(mohegan/general.29b)" in out
    assert "Before Zoe: Flo (12:06)." in out
    assert "[Kim: Zoe calls in for 4/8]" in out


def test_a_refusal_is_explained_by_asking_the_judge_now(call: Call, log: Path) -> None:
    desk(call, log, "manager: bar Gus for stealing")
    out = call("room", "why", str(log), "Gus").out
    assert "Gus is here, on no list and in no seat." in out
    assert "management does not let Gus play (common/service-refused)" in out
    assert "Gus is barred for good: stealing" in out


def test_a_move_is_explained(call: Call, log: Path) -> None:
    said = desk(
        call, log, "manager: open table 3 for 1/2", "Gus sits down at 3 in seat 1 with 100",
        "manager: table 3 feeds table 2",
    )  # fmt: skip
    assert "refused" not in said, said
    out = call("room", "why", str(log), "Gus").out
    assert "Gus is number 1 in line to move from table 3 to 2" in out


# ---- show and check --------------------------------------------------------------------------


def test_the_log_is_told_with_who_said_what(call: Call, log: Path) -> None:
    out = call("room", "show", str(log), "--of", "Zoe").out.splitlines()
    assert out[0] == "2099-11-16 12:10  floor Kim: Zoe calls in for 4/8"
    assert "number 2 on the list of 4/8 (called in)" in out[1]
    lines = call("room", "show", str(log), "--last", "2", "--json").out.splitlines()
    assert json.loads(lines[-1])["words"] == "Zoe calls in for 4/8"
    assert "there is no table '9'" in call("room", "show", str(log), "--table", "9").err


def test_a_good_log_holds(call: Call, log: Path) -> None:
    assert "everything is as it should be" in call("room", "check", str(log)).out
    assert call("room", "check", str(log), "--json").json()["ok"]


FORGED = {
    "a place on a list": ('"place":1}', '"place":0}', "by the law"),
    "somebody else's words": ("Zoe calls in for 4/8", "Zed calls in for 4/8", "by the law"),
    "what a floor person may not do": ('"by":"manager","role":"manager","words":"open',
                                       '"by":"manager","role":"floor","words":"open', "cannot be"),
    "a buy-in in the ledger": ('["table/1",200]', '["table/1",201]', "by the law"),
    "a card": ('"hand.Dealt":{"seat":1,"cards":[', '"hand.Dealt":{"seat":1,"cards":[0,',
               "by the law"),
    "a stack": ('"table.Seated":{"seat":0,"player":"Ann","amount":200',
                '"table.Seated":{"seat":0,"player":"Ann","amount":900', "by the law"),
}  # fmt: skip


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_log_is_found_with_its_line(
    call: Call, log: Path, tmp_path: Path, what: str
) -> None:
    was, now, says = FORGED[what]
    lines = bodies(log)
    changed = [line.replace(was, now, 1) for line in lines]
    assert changed != lines
    answer = call("room", "check", str(write_bodies(tmp_path / "forged.log", changed)))
    assert answer.code == 1
    assert says in answer.out
    assert answer.out.startswith("line ")


def test_a_flipped_bit_is_found_by_every_command(call: Call, log: Path) -> None:
    text = bytearray(log.read_bytes())
    text[-40] ^= 1
    log.write_bytes(bytes(text))
    assert call("room", "check", str(log)).code == 1
    for words in (("board",), ("show",), ("why", "Ann"), ("arrive", "Ivy"), ("desk",)):
        answer = call("room", words[0], str(log), *words[1:])
        assert (answer.code, answer.err.count("\n")) == (2, 1), words
        assert "is not as it was written" in answer.err


def test_what_is_no_log_of_a_room_is_said(call: Call, tmp_path: Path) -> None:
    empty = tmp_path / "empty.log"
    empty.write_bytes(b"")
    text = tmp_path / "text.log"
    text.write_text("hello\nworld\n")
    for path in (empty, text, tmp_path / "none.log", tmp_path):
        for words in (("board",), ("check",), ("join", "Ann", "1/2")):
            answer = call("room", words[0], str(path), *words[1:])
            assert answer.code in (1, 2), (path, words)
            assert (answer.err + answer.out).count("\n") == 1, answer


# ---- whatever is said ------------------------------------------------------------------------


@pytest.mark.parametrize("book", ["pechanga", "mohegan", "rpl"])
def test_whatever_is_said_at_a_desk_the_log_holds(book: str, tmp_path: Path) -> None:
    """Lawful or not, at tables of both kinds: what is kept can be done again and comes out the
    same, and the room in memory is the one in the file."""
    law = rulebook(book)
    room = new_room(rules=resolve(law), rulebook=digest(law), now=1_800_000_000_000)
    at_desk = Desk(RoomKeeper(FileLog(tmp_path / "room.log", ROOM), room), tmp_path / "room.log")
    at_desk.keeper.keep(Deed("manager", "manager", "the room opens"))
    dice, now, manager = random.Random(book), room.now, staff(Role.MANAGER)
    opening = ["game 1/2: holdem no-limit 1/2, seats 4", "game 4/8: holdem limit 4/8 blinds 2/4",
               "open table 1 for 1/2", "open table 2 for 1/2", "open table 3 for 4/8 by hand",
               *(f"{name} arrives" for name in PEOPLE),
               *(f"{who} sits down at 1 in seat {at} with 100" for at, who in enumerate("ABCD", 1)),
               *(f"{who} sits down at 3 in seat {at} with 100" for at, who in enumerate("GH", 1)),
               ]  # fmt: skip
    done = 0
    for words in [*opening, *(filled(dice) for _ in range(120))]:
        now += dice.choice([0, 0, 0, 60_000, 600_000])
        done += at_desk.hear(words, now, manager).refusal is None
    assert done > 50
    log = FileLog(tmp_path / "room.log", ROOM)
    assert read_room(log) == at_desk.room
    assert list(audit_room(log)) == []


def filled(dice: random.Random) -> str:
    words = dice.choice((*SAYINGS, "undo the last act because it was wrong", "at 3: hand played"))
    for blank, choices in (("NAME", PEOPLE), ("OTHER", PEOPLE), ("GAME", ["1/2", "4/8"]),
                           ("TABLE", ["1", "2", "3"])):  # fmt: skip
        words = words.replace(blank, dice.choice(choices))
    return words
