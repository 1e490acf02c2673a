"""The room at the desk: single commands on a log file, in the words of the notation."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.calling import Answer, Call

from shuffleup.cli.output import UsageError
from shuffleup.cli.room.desk_verbs import fill, said, sentences_of, verbs
from shuffleup.log import FileLog
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_log import ROOM, deeds_in, read_room
from shuffleup.room.words.room_words import sentences

Say = Callable[..., Answer]
ONE_TWO = "1/2: holdem no-limit 1/2, seats 4, buy-in 40-200"


@pytest.fixture
def log(call: Call, tmp_path: Path) -> Path:
    path = tmp_path / "room.log"
    made = call("room", "new", str(path), "--book", "mohegan", "--zone", "America/New_York",
                "--at", "2026-11-16 12:00", "--game", ONE_TWO)  # fmt: skip
    assert made.code == 0, made.err
    return path


@pytest.fixture
def say(call: Call, log: Path) -> Say:
    """``say("12:05", "join", "Ann", "1/2")``."""

    def saying(at: str, verb: str, *words: str) -> Answer:
        return call("room", verb, str(log), *words, "--at", at)

    return saying


def room_of(log: Path):  # type: ignore[no-untyped-def]
    return read_room(FileLog(log, ROOM))


# ---- opening ---------------------------------------------------------------------------------


def test_a_room_opens_under_its_book_with_its_games(log: Path) -> None:
    room = room_of(log)
    assert room.rulebook.startswith("mohegan@")
    assert (room.zone, list(room.listings)) == ("America/New_York", ["1/2"])
    assert room.listings["1/2"].house.buy_in == (40, 200)


def test_a_room_is_not_opened_over_another_file(call: Call, log: Path) -> None:
    before = log.read_bytes()
    assert "a new room wants a new file" in call("room", "new", str(log)).err
    assert log.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--zone", "Mars/Olympus"), "there is no time zone 'Mars/Olympus'"),
        (("--book", "mohegn"), "did you mean mohegan?"),
        (("--at", "25:00"), "'25:00' is no time, like 19:05"),
        (("--at", "2026-13-01 12:00"), "there is no day 2026-13-01"),
        (("--game", "1/2: chess"), "--game: not done:"),
        (("--game", "nothing"), "means nothing in a room"),
    ],
)
def test_what_no_room_can_open_with_is_said_and_leaves_no_file(
    call: Call, tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    answer = call("room", "new", str(tmp_path / "new.log"), *words)
    assert (answer.code, says in answer.err) == (2, True), answer.err
    assert not list(tmp_path.glob("new.log*"))


# ---- an evening ------------------------------------------------------------------------------


def test_from_the_door_to_the_cage(log: Path, say: Say) -> None:
    said_so = [
        say("12:01", "open", "1", "1/2", "--role", "manager"),
        *(say("12:02", "arrive", name) for name in ("Ann", "Bob")),
        say("12:05", "seat", "Ann", "1", "3", "200"),
        say("12:06", "seat", "Bob", "1", "seat", "1", "with", "100"),
        say("12:10", "buy", "Bob", "50", "1"),
        say("12:20", "away", "Ann", "1"),
        say("12:25", "back", "Ann", "1"),
        say("12:40", "cash", "Bob", "1"),
    ]
    assert [one.code for one in said_so] == [0] * len(said_so), [one.err for one in said_so]
    assert "Ann sits down in seat 3 with 200" in said_so[3].out
    assert "12:20  Table 1: Ann goes away" in said_so[6].out
    room = room_of(log)
    assert room.accounts["table/1"] == 200
    assert sum(room.accounts.values()) == 0


def test_a_table_dealt_by_hand_is_opened_and_sold_to_alike(log: Path, say: Say) -> None:
    assert say("12:01", "open", "7", "1/2", "by", "hand", "--role", "manager").code == 0
    for words in (("arrive", "Ann"), ("seat", "Ann", "7", "2", "100"), ("buy", "Ann", "$60", "7")):
        answer = say("12:02", *words)
        assert answer.code == 0, answer.err
    assert room_of(log).accounts["table/7"] == 160


def test_who_said_it_and_in_which_words_is_in_the_log(call: Call, log: Path) -> None:
    call("room", "arrive", str(log), "Ann", "--at", "12:02", "--by", "Kim", "--role", "board")
    call("room", "do", str(log), "Ann joins 1/2", "--at", "12:03", "--by", "Kim")
    deeds = [deed for batch in FileLog(log, ROOM).batches() for deed in deeds_in(batch)]
    assert [(one.by, one.role, one.words) for one in deeds[-2:]] == [
        ("Kim", "board", "Ann arrives"),
        ("Kim", "floor", "Ann joins 1/2"),
    ]


def test_what_was_due_is_told_first_and_stands_by_itself(log: Path, say: Say) -> None:
    say("12:00", "do", "Zoe calls in for 1/2")
    late = say("13:30", "arrive", "Ann")
    assert late.out.startswith("13:00  Zoe keeps the place on the list of 1/2, as signed in pers")
    last = [deeds_in(batch) for batch in FileLog(log, ROOM).batches()][-2:]
    assert [[one.words for one in deeds] for deeds in last] == [[""], ["Ann arrives"]]
    assert "call-in-hold" in last[0][0].grounds


# ---- refused ---------------------------------------------------------------------------------


def test_the_law_refuses_with_its_clause_and_exit_code_1(log: Path, say: Say) -> None:
    before = log.read_bytes()
    answer = say("12:05", "join", "Ann", "1/2")
    assert answer.code == 1
    assert "refused: Ann is not in the room (mohegan/general.29a)" in answer.err
    assert answer.out == ""
    assert log.read_bytes() == before  # not even the time


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("join", "Ann", "9/9"), "no game on the board is called 9/9"),
        (("join", "Ann"), "join does not fit 'Ann'; it is said like this: NAME joins GAME"),
        (("do", "Ann dances"), "'Ann dances' means nothing in a room"),
        (("do",), "say what to do"),
        (("buy", "Ann", "-5", "1"), "buy does not fit"),
        (("cash", "Ann", "12"), "there is no table 12"),
        (("arrive", "x" * 10_000), "nothing of the kind"),
        (("arrive", "Ann", "--role", "king"), "nobody is a 'king' here"),
        (("arrive", "Ann", "--role", "player"), "say which player, with --by"),
        (("do", "at 1: Ann folds"), "no table"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_line_with_exit_code_2(
    log: Path, say: Say, words: tuple[str, ...], says: str
) -> None:
    before = log.read_bytes()
    answer = say("12:05", *words)
    assert (answer.code, answer.out) == (2, "")
    assert says in answer.err
    assert len(answer.err) < 700
    assert answer.err.count("\n") == 1
    assert log.read_bytes() == before


def test_time_does_not_go_back_and_midnight_is_tomorrow(log: Path, say: Say) -> None:
    assert say("14:10", "arrive", "Ann").code == 0
    back = say("14:05", "arrive", "Bob")
    assert (back.code, "time does not go back to 14:05" in back.err) == (2, True)
    assert say("23:50", "arrive", "Cy").code == 0
    assert say("00:30", "arrive", "Dee").out.startswith("00:30")
    assert say("2026-11-18 09:00", "arrive", "Eve").code == 0


def test_a_log_from_tomorrow_asks_for_the_time(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "later.log")
    call("room", "new", path, "--at", "2099-01-01 12:00")
    answer = call("room", "arrive", path, "Ann")
    assert (answer.code, "say the time, like --at 12:00" in answer.err) == (2, True)


# ---- for scripts -----------------------------------------------------------------------------


def test_scripts_get_events_grounds_and_clauses(log: Path, say: Say) -> None:
    assert say("12:01", "arrive", "Ann").code == 0
    done = json.loads(say("12:05", "do", "Ann calls in for 1/2", "--json").out)
    assert done["ok"]
    joined = [
        one["event"]["room.Joined"] for one in done["events"] if "room.Joined" in one["event"]
    ]
    assert [one["place"] for one in joined] == [0]
    assert done["clauses"] == ["mohegan/general.29a"]
    refused = say("12:06", "join", "Ann", "1/2", "--json")
    assert refused.code == 2
    found = json.loads(refused.out)
    assert (found["ok"], found["reason"]) == (False, "name-taken")


# ---- one grammar -----------------------------------------------------------------------------


def test_every_verb_of_the_issue_that_the_words_know_is_a_command(call: Call) -> None:
    offered = call("room", "--help").out
    for verb, _ in verbs():
        assert f" {verb} " in offered
    known = {verb for verb, _ in verbs()}
    assert {"join", "call", "seat", "lock", "move", "away", "back", "buy", "cash", "drop", "bar",
            "break", "count", "close"} <= known  # fmt: skip


def test_every_way_to_say_a_verb_is_a_sentence_of_the_notation() -> None:
    for verb, _ in verbs():
        assert set(sentences_of(verb)) <= set(sentences())


@pytest.mark.parametrize(
    ("verb", "words", "sentence"),
    [
        ("join", "Ann 1/2", "Ann joins 1/2"),
        ("join", "Ann joins 1/2 to stay", "Ann joins 1/2 to stay"),
        ("join", "Ann 1/2 for seat 3 of 1", "Ann joins 1/2 for seat 3 of 1"),
        ("seat", "Ann 1/2 120", "Ann takes the seat in 1/2 with 120"),
        ("seat", "Ann 1 3 120", "Ann sits down at 1 in seat 3 with 120"),
        ("lock", "Ann 1/2 card", "Ann locks up the seat in 1/2 with card"),
        ("buy", "Ann $1,000 7 from the tray", "Ann buys 1000 at 7 from the tray"),
        ("cash", "Ann 7 with 250", "Ann cashes out of 7 with 250"),
        ("drop", "7 120", "drop of 7 counted: 120"),
        ("break", "2", "table 2 breaks"),
        ("break", "2 Ann Ks, Bob Kh", "table 2 breaks: Ann Ks, Bob Kh"),
        ("bar", "Bob stealing chips", "bar Bob for stealing chips"),
        ("close", "7", "close table 7"),
        ("close", "50000 48000", "day closed with 50000 chips and 48000 cash"),
        ("game", "1/2 holdem no-limit 1/2", "game 1/2: holdem no-limit 1/2"),
        ("arrive", "Ann aged 19", "Ann arrives aged 19"),
    ],
)
def test_what_follows_a_verb_fills_its_sentence(verb: str, words: str, sentence: str) -> None:
    assert said(verb, [words]) == sentence
    assert said(verb, words.split()) == sentence


def test_a_sentence_said_in_full_fits_itself() -> None:
    assert fill(["NAME", "joins", "GAME"], ["Ann", "joins", "1/2"], set()) == "Ann joins 1/2"
    assert fill(["NAME", "joins", "GAME", "to", "stay"], ["Ann", "1/2"], {"joins"}) is None


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("12 because wrong", "undo act 12 because wrong"),
        ("act 12 because wrong", "undo act 12 because wrong"),
        ("call-next of Ann because wrong", "undo call-next of Ann because wrong"),
        ("the last act because wrong", "undo the last act because wrong"),
    ],
)
def test_what_is_to_be_undone_is_never_taken_for_the_reason(typed: str, sentence: str) -> None:
    assert said("undo", [typed]) == sentence


@pytest.mark.parametrize("typed", ["12", "act 12", "wrong", "because wrong", "", "act", "the"])
def test_the_last_act_is_undone_only_where_it_is_said(typed: str) -> None:
    with pytest.raises(UsageError):
        said("undo", [typed])


def test_a_deed_says_by_which_points() -> None:
    assert Deed("Kim", "floor", "Ann joins 1/2").grounds == ()


# ---- undone ----------------------------------------------------------------------------------


def test_what_was_keyed_wrongly_is_undone_in_the_log(call: Call, log: Path, say: Say) -> None:
    say("12:01", "arrive", "Ann")
    say("12:02", "do", "Ann calls in for 1/2")
    undone = say("12:03", "undo", "the last act because wrong name")
    assert undone.code == 0, undone.err
    assert "is undone: wrong name" in undone.out
    assert not room_of(log).listings["1/2"].waiting
    assert call("room", "check", str(log)).code == 0
    assert say("12:04", "arrive", "Bob").code == 0  # and it goes on
    assert call("room", "check", str(log)).code == 0


# ---- for a player ----------------------------------------------------------------------------


def test_a_player_is_told_their_own_and_nothing_that_happened_to_others(
    call: Call, log: Path, say: Say
) -> None:
    say("12:01", "arrive", "Ann")
    say("12:02", "do", "Zoe calls in for 1/2")  # her hour is over at 13:02
    told = say("13:30", "join", "Ann", "1/2", "--role", "player", "--by", "Ann")
    assert told.out == "13:30  Ann is number 2 on the list of 1/2\n"
    other = say("13:31", "join", "Zoe", "1/2", "--role", "player", "--by", "Ann")
    assert (other.code, "a player speaks for themselves" in other.err) == (2, True)
    seen = call("room", "view", str(log), "--role", "player", "--by", "Ann").json()
    assert seen["room.PlayerRoomView"]["places"][0]["place"] == 1
    wall = call("room", "view", str(log), "--role", "board").json()
    assert [row["player"] for row in wall["room.WallBoard"]["games"][0]["waiting"]] == [
        "Zoe",
        "Ann",
    ]
