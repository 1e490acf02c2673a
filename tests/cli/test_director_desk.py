"""The director's desk on a log file: verbs, refusals, the prompt, what can be read off the log."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest
from tests.cli.calling import Answer, Call
from tests.cli.test_terminal import Terminal
from tests.tournament.test_prizes_as_agreed import AGREED, board_after

from shuffleup.cli import main
from shuffleup.cli.tournament.directing.event_page import event_lines, prizes
from shuffleup.floor.senders import Role, staff
from shuffleup.log import FileLog
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.kept_streams import KeptLogError
from shuffleup.table.state import seated
from shuffleup.tournament.endings.end_events import WentOut
from shuffleup.tournament.endings.going_out import standings
from shuffleup.tournament.event_log.event_audit import audit_event
from shuffleup.tournament.event_log.kept_event import (
    EVENT,
    EVENT_STREAMS,
    EventKeeper,
    read_event,
)
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.viewing.director_board import director_board

PEOPLE = ("Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal")
LEVELS = "25/50 for 20, 50/100 for 20, break for 10 removing 25, 100/200 for 20"


class Director:
    """Says things to one event; ``done`` must work, ``refused`` must not and changes nothing."""

    def __init__(self, call: Call, log: Path) -> None:
        self.call, self.log = call, log

    def said(self, verb: str, *words: str) -> Answer:
        return self.call("tournament", verb, str(self.log), *words)

    def done(self, verb: str, *words: str) -> str:
        answer = self.said(verb, *words)
        assert answer.code == 0, answer.err
        return answer.out

    def refused(self, verb: str, *words: str, code: int = 2) -> str:
        before = self.log.read_bytes()
        answer = self.said(verb, *words)
        assert answer.code == code, answer.out + answer.err
        assert self.log.read_bytes() == before
        return answer.err

    @property
    def event(self) -> Tournament:
        return read_event(FileLog(self.log, EVENT))


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A live event of eight at two tables, just begun."""
    folder = tmp_path_factory.mktemp("begun")
    log = str(folder / "friday.log")
    said = (
        ("new", "--by-hand", "--price", "50+10", "--seats", "6", "--levels", LEVELS,
         "--terms", "chips 25/100/500, prizes 50/30/20", "--at", "2099-11-20 19:00"),
        ("register", *PEOPLE, "--at", "19:05"),
        ("draw", "by", "7", "--at", "19:10"),
        ("start", "--at", "19:15"),
    )  # fmt: skip
    for verb, *words in said:
        assert main(["tournament", verb, log, *words]) == 0
    return folder


@pytest.fixture
def director(
    call: Call, begun: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Director:
    """The same event, to be gone on with."""
    copytree(begun, tmp_path / "event")
    capsys.readouterr()
    return Director(call, tmp_path / "event" / "friday.log")


def at_table(event: Tournament, number: str) -> list[str]:
    return [seat.player for seat in event.tables[number].seats if seat is not None]


def test_money_and_seats_are_told_as_they_are_entered(call: Call, tmp_path: Path) -> None:
    here = Director(call, tmp_path / "a.log")
    here.done("new", "--price", "50+10", "--at", "2099-11-20 19:00")
    said = here.done("register", "Ann", "Bob", "--at", "19:05")
    assert "19:05  Ann is entered, number 1, for 60: 50 to the pool, 10 to the house" in said
    said = here.done("draw", "--at", "19:06")
    assert re.search(r"Bob has table 1 seat [12] with 5,000 chips", said)


def test_several_are_entered_together_or_not_at_all(director: Director) -> None:
    here = director
    said = here.refused("register", "Ike", "Ann", "--at", "19:16")
    assert "registration is closed" in said
    assert "Ike" not in here.event.entrants


def test_a_refusal_names_its_clause_and_changes_nothing(director: Director) -> None:
    said = director.refused("race", "25", "--at", "19:16", code=1)
    assert "blinds or antes still need chips of 25 (common/colour-up-when)" in said
    answer = director.said("race", "25", "--at", "19:16", "--json")
    assert answer.code == 1
    assert '"clauses": [\n    "common/colour-up-when"' in answer.out


BAD_INPUT = (
    (("bust", "Zed"), "Zed is not playing"),
    (("bust",), "it is typed like this: bust at once REST; bust NAME AMOUNT by REST"),
    (("level", "0"), "there are levels 1 to 3, and no others"),
    (("do", "Ann is owt"), "perhaps: NAME is out"),
    (("clock", "more", "1,0"), "'1,0' is no amount"),
)


def test_bad_input_is_refused_with_a_reason(director: Director) -> None:
    for words, says in BAD_INPUT:
        assert says in director.refused(*words, "--at", "19:16")
    said = director.refused("deal", "Ann 5, Bob 6", "--at", "19:16", code=1)
    assert "Cy is still in, and is in every deal (common/deal-must-include-all)" in said


def test_nobody_has_the_chips_of_another_table(director: Director) -> None:
    one, two = at_table(director.event, "1")[0], at_table(director.event, "2")[0]
    said = director.refused("bust", one, "by", two, "--at", "19:16")
    assert f"{two} cannot have the chips of {one}" in said


def test_a_stack_is_counted_before_it_is_moved_and_the_refusal_says_how(
    director: Director,
) -> None:
    out, *others = at_table(director.event, "1")
    said = director.done("bust", out, "--at", "19:20")
    assert "Due: 7 players: table 2 breaks and all seats are drawn anew" in said
    asked = director.refused("settle", "--at", "19:21")
    assert f"not counted at table 1: {', '.join(others)}; count {others[0]} 4500" in asked
    short = ", ".join(f"{name} 4000" for name in others)
    said = director.refused("settle", "counted", short, "--at", "19:21")
    assert "8,000 chips of table 1 are in front of nobody: count all its stacks again" in said
    each = [6000, 7000, 7000]
    counts = ", ".join(f"{name} {chips}" for name, chips in zip(others, each, strict=True))
    said = director.done("settle", "counted", counts, "--at", "19:21")
    assert f"{others[0]} goes from table 1" in said
    assert "with 6,000: all seats are drawn anew" in said
    assert "everything is as it should be" in director.done("check")


def test_a_race_waits_until_the_stacks_are_counted(director: Director) -> None:
    director.done("hand", "1", "2", "--at", "19:20")
    director.done("clock", "to", "the", "break", "--at", "19:30")
    assert "has to be counted before chips are raced off" in director.refused(
        "race", "25", "--at", "19:31"
    )
    names = at_table(director.event, "1")
    each = [5025, 5050, 4950, 4975]
    counts = ", ".join(f"{name} {chips}" for name, chips in zip(names, each, strict=True))
    director.done("count", counts, "--at", "19:32")
    said = director.done("race", "25", "won", "by", f"{names[0]}, {names[3]}", "--at", "19:33")
    assert "No chips of 25 are in play any more" in said
    event = director.event
    assert [seat.stack % 100 for seat in event.tables["1"].seats if seat] == [0, 0, 0, 0]
    assert "everything is as it should be" in director.done("check")


def test_the_clock_is_stopped_and_set(director: Director) -> None:
    assert "with 10:00 left" in director.done("clock", "pause", "--at", "19:25")
    assert "ends at 19:40" in director.done("clock", "resume", "--at", "19:30")
    assert "ends at 19:45" in director.done("clock", "more", "5", "--at", "19:31")
    assert "Level 2 begins, until 19:52" in director.done("clock", "forward", "--at", "19:32")
    assert "Level 1 begins" in director.done("level", "back", "--at", "19:33")
    board = director.done("board", "--at", "19:40")
    assert "Level 1 of 3: 25/50, 13:00 left (until 19:53). Next: 50/100" in board


def test_levels_end_by_themselves_before_the_next_thing_is_done(director: Director) -> None:
    said = director.done("bust", "Ann", "--at", "19:40")
    assert said.index("19:35  Level 2 begins") < said.index("19:40  Ann is out")
    assert "by itself" in director.done("show", "--last", "2")
    assert "everything is as it should be" in director.done("check")


def test_an_event_is_played_out_and_paid_by_the_commands(director: Director) -> None:
    names = at_table(director.event, "1")
    for at, name in enumerate(names[:-1]):
        director.done("bust", name, "--at", f"19:{20 + at}")
    one = names[-1]
    director.done("settle", "counted", f"{one} 20000", "--at", "19:30")
    final = at_table(director.event, next(iter(director.event.tables)))
    *others, winner = [name for name in final if name != one] + [one]
    for at, name in enumerate(others):
        said = director.done("bust", name, "--at", f"19:{40 + at}")
    assert f"{winner} has won" in said
    said = director.done("pay", "--at", "19:55")
    assert f"{winner} is paid 200" in said
    assert "The prizes stand: 1. 200, 2. 120, 3. 80" in said
    assert "no prize is to be paid" in director.refused("pay", "--at", "19:56")
    assert standings(director.event)[0] == (1, winner)
    board = director.call("tournament", "board", str(director.log), "--json").json()
    assert (board["over"], board["paid"], board["pool"]) == (True, 400, 400)
    assert board["places"][0] == {"place": 1, "player": winner, "prize": 200}
    assert "everything is as it should be" in director.done("check")


def test_why_tells_of_a_player_with_the_clauses(director: Director) -> None:
    director.done("bust", "Ann", "--at", "19:20")
    said = director.done("why", "Ann")
    assert "Ann is out in place 8, for 0." in said
    assert "[director: Ann is out]" in said
    assert "(tournament/5) [director: draw the seats by 7]" in said
    assert "nobody called 'Zed'" in director.refused("why", "Zed")


def test_the_prompt_takes_sentences_verbs_facts_and_times(director: Director) -> None:
    lines = "\n".join([
        "board", "bust Ann", "[19:30] clock pause", "= level is 1", "= level is 2", "foo",
        "as floor Kim", "Bob is out", "as player", "why Bob", "words race", "quit",
    ])  # fmt: skip
    answer = director.call("tournament", "desk", str(director.log), "--at", "19:25", typed=lines)
    assert answer.code == 0
    for says in (
        "8 of 8 entries left, 2 tables", "19:25  Ann is out", "19:30  The clock stands",
        "so: level is 1", "not so: level is 2; but 1", "'foo' means nothing in a tournament",
        "You speak as floor, Kim.", "Bob is out in place 7", "race off AMOUNT by NUMBER",
        "say which player",
    ):  # fmt: skip
        assert says in answer.out, says
    assert "[Kim: Bob is out]" in director.done("why", "Bob")


@pytest.mark.parametrize(("width", "height"), [(60, 12), (80, 24), (120, 40)])
def test_the_board_fits_the_screen(director: Director, width: int, height: int) -> None:
    director.done("bust", "Ann", "--at", "19:20")
    lines = event_lines(director_board(director.event), width, height)
    assert len(lines) <= height
    assert max(line.cell_len for line in lines) <= width
    assert "DUE  7 players: table 2 breaks" in "\n".join(line.plain for line in lines)


def test_the_desk_shows_the_live_board_and_answers_below_it(
    director: Director, tmp_path: Path
) -> None:
    terminal = Terminal(80, 24, tmp_path, "tournament", "desk", str(director.log))
    try:
        assert "8 of 8 entries left" in terminal.wait_for("director> ")
        terminal.type("bust Ann")
        terminal.wait_for("Ann is out")
        assert "7 of 8 entries left" in terminal.seen
        terminal.press("half a li")
        director.done("bust", "Bob", "--at", "19:15")  # at another desk meanwhile
        terminal.wait_for("6 of 8 entries left")  # drawn anew above the line
        terminal.type("ne")
        terminal.wait_for("means nothing in a tournament")
        terminal.type("quit")
        assert terminal.program.wait(20) == 0
    finally:
        terminal.close()


# ---- the log ---------------------------------------------------------------------------------


def test_hands_dealt_here_are_kept_action_by_action(call: Call, tmp_path: Path) -> None:
    here = Director(call, tmp_path / "b.log")
    here.done("new", "--levels", LEVELS, "--at", "2099-11-20 19:00")
    here.done("register", "Ann", "Bob", "Cy", "--at", "19:01")
    here.done("draw", "--at", "19:02")
    here.done("start", "--at", "19:03")
    assert "is to act" in here.done("do", "at 1: next hand", "--at", "19:04")
    while (hand := here.event.tables["1"].hand) is not None:
        who = seated(here.event.tables["1"], hand.actor).player
        here.done("do", f"at 1: {who} folds", "--at", "19:05")
    assert here.event.tables["1"].hands == 1
    assert "Button" in here.done("show")
    assert "Table 1: Button" not in here.done("why", "Ann")  # every hand has one
    said = here.refused("bust", "Ann", "--at", "19:06")
    assert "the table deals here" in said
    assert "everything is as it should be" in here.done("check")


def test_the_event_is_the_fold_of_its_log(director: Director) -> None:
    director.done("bust", "Ann", "--at", "19:20")
    log = FileLog(director.log, EVENT)
    keeper = EventKeeper.of(log)
    told = [event for batch in log.batches() for event in EVENT_STREAMS.in_order(batch)]
    again = EVENT_STREAMS.batch_of(told, 0)
    assert list(EVENT_STREAMS.in_order(again)) == told
    assert keeper.state == director.event
    assert keeper.state == read_event(log, whole=True)


def test_a_bust_that_nobody_said_is_found(director: Director) -> None:
    log = FileLog(director.log, EVENT)
    by = staff(Role.DIRECTOR)
    deed = Deed(by.id, by.role.value, "Ann is out", ())
    log.append_batch(EVENT_STREAMS.batch_of([WentOut("Bob", 1, 0)], director.event.room.now, deed))
    (fault,) = audit_event(log)
    assert "the log has: Bob is out; by the law: Ann is out" in fault.says
    assert director.said("check").code == 1


def test_a_log_of_something_else_is_no_event(call: Call, tmp_path: Path) -> None:
    room = tmp_path / "room.log"
    assert call("room", "new", str(room), "--at", "2099-11-20 19:00").code == 0
    said = call("tournament", "board", str(room))
    assert (said.code, "is no log of a tournament: it holds room" in said.err) == (2, True)
    event = Director(call, tmp_path / "event.log")
    event.done("new", "--at", "2099-11-20 19:00")
    said = call("room", "board", str(event.log))
    assert (said.code, "is no log of a room" in said.err) == (2, True)
    assert "holds a log already" in event.refused("new")


def test_a_log_that_does_not_begin_with_an_event_is_refused(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "x.log", EVENT)
    log.append_batch(EVENT_STREAMS.batch_of([WentOut("Bob", 1, 0)], 0))
    with pytest.raises(KeptLogError, match="line 1: an event's log begins with the room"):
        read_event(log)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--levels", "50/25 for 20"), "blind"),
        (("--levels", "25/50 for 0"), "lasts no time"),
        (("--terms", "prizes 60/50"), "add up to 110 %"),
        (("--stack", "0"), ""),
        (("--terms", "nonsense"), "says nothing of an event"),
        (("--name", "a/b"), "without a slash"),
        (("--structure", "nowhere.json"), "nowhere.json"),
    ],
)
def test_an_event_that_cannot_be_is_not_announced(
    call: Call, tmp_path: Path, words: tuple[str, ...], says: str
) -> None:
    answer = call("tournament", "new", str(tmp_path / "x.log"), *words)
    assert answer.code == 2
    assert says in answer.err
    assert not (tmp_path / "x.log").exists()


def test_rebuys_bounties_and_an_add_on_at_tables_that_people_deal(
    call: Call, tmp_path: Path
) -> None:
    here = Director(call, tmp_path / "c.log")
    terms = "rebuys 20 for 5000 until 1, add-on 10 for 3000 after 1, guarantee 200, prizes 60/40"
    here.done(
        "new", "--by-hand", "--price", "20+5+0+10", "--terms", terms,
        "--levels", "25/50 for 20, break for 10, 50/100 for 20", "--at", "2099-11-20 19:00",
    )  # fmt: skip
    here.done("register", "Ann", "Bob", "Cy", "--at", "19:01")
    here.done("draw", "--at", "19:02")
    here.done("start", "--at", "19:03")
    assert "too many chips" in here.refused("rebuy", "Bob", "--at", "19:04", code=1)
    here.done("hand", "1", "--at", "19:05")
    assert "how much has Bob in front" in here.refused("rebuy", "Bob", "--at", "19:06")
    assert "Bob is counted at 0" in here.done("count", "Bob", "0", "--at", "19:06")
    said = here.done("rebuy", "Bob", "--at", "19:06")
    assert "Bob re-buys 5,000 in chips for 20: 20 to the pool" in said
    assert "Ann adds on 3,000" in here.done("add-on", "Ann", "--at", "19:24")
    assert "110 to event/event/pool/cash" in here.done("prizes", "guarantee", "--at", "19:40")
    said = here.done("bust", "Cy", "by", "Ann", "--at", "19:41")
    assert "Ann wins the bounty on Cy: 10" in said
    assert "counted at 0" not in said
    said = here.done("bust", "Bob", "by", "Ann", "--at", "19:42")
    assert "Ann keeps the bounty on their own head: 10" in said
    said = here.done("pay", "--at", "19:43")
    assert "Ann is paid 120" in said
    assert "everything is as it should be" in here.done("check")


# ---- undoing ---------------------------------------------------------------------------------


def test_a_wrong_bust_is_undone_by_name_and_done_again(director: Director) -> None:
    before = director.event
    director.done("bust", "Ann", "--at", "19:20")
    director.done("clock", "more", "5", "--at", "19:21")
    said = director.done("undo", "bust", "of", "Ann", "--at", "19:22")
    assert "19:22  Undone: bust of Ann" in said
    event = director.event
    assert [at_table(event, one) for one in "12"] == [at_table(before, one) for one in "12"]
    assert event.seat_cards == before.seat_cards
    assert event.finishes == ()
    assert "Done again: bust of Ann" in director.done("redo", "--at", "19:23")
    assert [out.player for out in director.event.finishes] == ["Ann"]
    assert "no act was undone" in director.refused("redo", "--at", "19:24")
    assert "[director: undo: bust of Ann]" in director.done("why", "Ann")
    assert "everything is as it should be" in director.done("check")


def test_what_rests_on_an_act_is_named_when_it_cannot_be_undone(director: Director) -> None:
    said = director.refused("undo", "registration", "of", "Ann", "--at", "19:20")
    assert "rests on it" in said
    assert "draw for seats" in said


def test_the_board_tells_what_was_agreed_in_a_deal() -> None:
    agreed = "".join(f"{name} agrees to the deal\n" for name in ("Ann", "Bob", "Cy"))
    board = board_after(f"{AGREED}{agreed}carry out the deal\n")
    assert prizes(board) == "deal 140, deal 130, deal 100, for the winner 30"
