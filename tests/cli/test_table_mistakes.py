"""``shuffleup table``, used wrongly or on a bad day: a sentence, an exit code, and nothing lost."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.cli.calling import Call
from tests.log.forging import bodies, forged, write_bodies

from shuffleup.cli.faces import Faces
from shuffleup.cli.table.table_felt import felt
from shuffleup.cli.table.table_log import LogKeeper
from shuffleup.games import game
from shuffleup.hand.usual_stakes import default_stakes
from shuffleup.log import FileLog
from shuffleup.sim.session import SessionPlan, open_session
from shuffleup.table import events as e
from shuffleup.table.new_table import new_table

RUN = ("table", "run", "--seed", "7", "--hands", "12")


@pytest.fixture
def log(call: Call, tmp_path: Path) -> Path:
    path = tmp_path / "table.log"
    assert call(*RUN, "--log", str(path)).code == 0
    return path


def a_sentence(answer: Any, says: str) -> None:
    assert (answer.code, says in answer.err) == (2, True), answer.err
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err


# ---- options ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--house", "drop"], "'drop' is not complete"),
        (["--house", "rake 5, kill at"], "'kill at' is not complete"),
        (["--house", "buy-in 40"], "'buy-in 40' wants whole numbers"),
        (["--game", "HORSE"], "did you mean horse?"),
        (["--game", "horse", "--structure", "limit"], "those of a mix have their own"),
        (["--game", "horse", "--stakes-after", "3", "4/8"], "not for a mix"),
        (["--delay", "-1"], "--delay is from 0"),
        (["--delay", "nan"], "--delay is from 0"),
        (["--stakes-after", "5", "limit 4/8"], "after hand 5: Hold'em needs blinds or antes"),
        (["--log", "/dev/null"], "is not a file"),
    ],
)
def test_a_wrong_option_gets_a_sentence(call: Call, words: list[str], says: str) -> None:
    a_sentence(call("table", "run", *words), says)


def test_a_book_that_cannot_follow_is_said_before_the_first_hand(
    call: Call, tmp_path: Path
) -> None:
    path = tmp_path / "table.log"
    words = ("--book", "pechanga", "--stakes", "no-limit 1/2/4", "--book-after", "5", "mohegan")
    a_sentence(call(*RUN, *words, "--log", str(path)), "a small and a big blind")
    assert not path.exists()


def test_a_rotation_of_the_house_needs_no_game_beside_it(call: Call) -> None:
    words = ("--house", "rotation horse 4/8 for 3 hands", "--json")
    report = call(*RUN, *words).json()
    assert report["happened"]["games or stakes changed"] == 4
    assert report["seats"] == 6


@pytest.mark.parametrize(
    "words", [["--drop", "3"], ["--kill"], ["--half-kill"], ["--house", "rake 5"]]
)
def test_what_a_house_designates_does_not_change_by_going_on(
    call: Call, log: Path, words: list[str]
) -> None:
    a_sentence(call("table", "run", "--resume", str(log), *words), "the log says how it goes on")


def test_a_change_of_now_that_is_refused_gets_a_sentence(call: Call, log: Path) -> None:
    before = log.read_bytes()
    words = ("--stakes-after", "12", "limit 4/8")
    a_sentence(call("table", "run", "--resume", str(log), *words), "after hand 12: Hold'em needs")
    assert log.read_bytes() == before


def test_a_change_that_was_made_is_not_made_again(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "table.log")
    assert call(*RUN, "--book-after", "12", "rpl", "--log", path).code == 0
    words = ("--stakes-after", "12", "no-limit 2/4", "--hands", "2")
    assert call("table", "run", "--resume", path, *words).code == 0
    events = FileLog(path).read()
    assert sum(isinstance(event, e.BookChanged) for event in events) == 1
    assert sum(isinstance(event, e.GameChanged) for event in events) == 1


# ---- files -----------------------------------------------------------------------------------


def test_an_export_never_takes_the_place_of_the_log(call: Call, log: Path) -> None:
    before = log.read_bytes()
    a_sentence(
        call("table", "run", "--resume", str(log), "--export", "ohh", str(log)), "is the log"
    )
    assert log.read_bytes() == before


def test_a_folder_is_no_file_for_an_export(call: Call, tmp_path: Path) -> None:
    a_sentence(call(*RUN, "--export", "phhs", str(tmp_path)), "is a folder")


def test_a_wrong_option_leaves_no_empty_export(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "hands.phhs"
    assert call(*RUN, "--export", "phhs", str(path), "--seats", "11").code == 2
    assert not path.exists()


def test_a_file_that_is_no_log_is_not_written_over(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("no end of line", "utf-8")
    a_sentence(call(*RUN, "--log", str(path)), "not the log of a table")
    assert path.read_text("utf-8") == "no end of line"


def test_two_sessions_do_not_write_into_one_log(call: Call, log: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.log"
    other.write_bytes(log.read_bytes())
    assert call("table", "run", "--resume", str(other), "--hands", "3").code == 0
    ours = LogKeeper(FileLog(log))
    log.write_bytes(other.read_bytes())  # somebody else has played on
    ours.keep([e.WentAway(0)])
    with pytest.raises(Exception, match="somebody else has played on in this log"):
        ours.flush()
    assert log.read_bytes() == other.read_bytes()


def test_a_full_disk_keeps_the_hands_there_was_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, room = LogKeeper(FileLog(tmp_path / "table.log")), 3
    write = FileLog._write

    def write_some(self: FileLog, file: Any, text: bytes) -> None:
        if text.count(b"\n") + self.version > room:
            raise OSError(28, "No space left on device")
        write(self, file, text)

    monkeypatch.setattr(FileLog, "_write", write_some)
    for at in range(5):
        keeper.keep([e.WentAway(at)])
    with pytest.raises(Exception, match="No space left on device"):
        keeper.flush()
    assert FileLog(tmp_path / "table.log").version == room


def test_a_book_that_is_gone_when_its_hand_comes_is_said(call: Call, tmp_path: Path) -> None:
    house, path = tmp_path / "house.toml", tmp_path / "table.log"
    house.write_text('title = "Ours"\nabout = "Like theirs."\nextends = "mohegan"\n', "utf-8")
    assert call(*RUN, "--book-after", "13", str(house), "--log", str(path)).code == 0
    house.unlink()
    answer = call("table", "run", "--resume", str(path), "--hands", "5")
    a_sentence(answer, "house.toml: cannot be read")
    assert "13 hands; 1 now" in answer.out
    assert call("table", "check", str(path)).code == 0


# ---- logs that are not what they were --------------------------------------------------------


@pytest.fixture
def spoiled(log: Path, tmp_path: Path) -> Path:
    """A log whose events can be read, and cannot be so."""
    lines = bodies(log)
    lines[6] = re.sub(r'"seat":\d', '"seat":99', lines[6])
    return write_bodies(tmp_path / "spoiled.log", lines)


def test_events_at_odds_with_each_other_get_a_sentence(call: Call, spoiled: Path) -> None:
    a_sentence(call("table", "run", "--resume", str(spoiled)), "at odds with each other")
    a_sentence(call("table", "show", str(spoiled)), "at odds with each other")


def test_events_at_odds_with_each_other_are_a_fault(call: Call, spoiled: Path) -> None:
    answer = call("table", "check", str(spoiled))
    assert (answer.code, answer.err) == (1, "")
    assert re.search(r"hand \d+, event \d+: what comes now cannot follow", answer.out)
    assert answer.out.rstrip().endswith(" 1 fault.")


def test_nobody_goes_on_from_a_log_with_a_fault(call: Call, log: Path, tmp_path: Path) -> None:
    path, text = tmp_path / "wrong.log", log.read_text("utf-8")
    found = re.search(r'"hand.Awarded":{"seat":(\d),"amount":(\d+)', text)
    assert found is not None
    other = f'"hand.Awarded":{{"seat":{found[1]},"amount":{int(found[2]) - 5}'
    forged(log, path, lambda text: text.replace(found[0], other, 1))
    before = path.read_bytes()
    answer = call("table", "run", "--resume", str(path), "--hands", "1")
    a_sentence(answer, "nobody can go on from it: hand 1, event")
    assert answer.out == ""
    assert path.read_bytes() == before


def test_an_empty_log_and_one_without_hands_are_said_to_be(
    call: Call, log: Path, tmp_path: Path
) -> None:
    empty, opened = tmp_path / "empty.log", tmp_path / "opened.log"
    empty.touch()
    for words in (["show"], ["check"], ["run", "--resume"]):
        a_sentence(call("table", *words, str(empty)), "the log is empty")
    opened.write_bytes(log.read_bytes().splitlines(keepends=True)[0])
    assert "no hand has been dealt yet" in call("table", "show", str(opened)).out
    a_sentence(call("table", "show", str(opened), "--hand", "1"), "no hand has been dealt yet")


# ---- what is told ----------------------------------------------------------------------------


def test_the_report_names_the_mix_and_every_book(call: Call) -> None:
    out = call(*RUN, "--game", "horse", "--book", "pechanga", "--book-after", "5", "rpl").out
    assert re.match(r"H\.?O\.?R\.?S\.?E\.?, now Limit .+, 6 seats, by pechanga, then rpl\n", out)


def test_hands_that_are_not_exported_are_counted_by_their_reason(
    call: Call, tmp_path: Path
) -> None:
    out = call(*RUN, "--game", "pineapple", "--export", "phhs", str(tmp_path / "x.phhs")).out
    assert "Not exported: 12 hands: PHH has no code for Pineapple played no-limit\n" in out


def test_what_the_house_takes_is_told_in_the_hand(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "table.log")
    assert call(*RUN, "--drop", "2", "--house", "promotion 1", "--log", path).code == 0
    out = call("table", "show", path, "--hand", "1").out
    assert "2 goes to the drop\n" in out
    assert "1 goes to the promotion\n" in out
    assert "Dealt in: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200, Flo 200\n" in out


def test_stud_has_no_button_in_the_telling(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "table.log")
    assert call(*RUN, "--game", "stud", "--log", path).code == 0
    assert "button" not in call("table", "show", path).out.lower()
    assert "\nButton" not in call("table", "show", path, "--hand", "3").out


def test_no_figure_is_cut_on_a_narrow_screen(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shuffleup.cli.output.PIPE_WIDTH", 20)
    monkeypatch.setenv("COLUMNS", "40")
    assert "…" not in call(*RUN, "--stack", "1000000").out


def test_every_card_that_is_face_up_is_on_a_narrow_felt() -> None:
    sheet = game("stud")
    table = new_table(sheet, default_stakes(sheet, sheet.structures[0]), 8)
    session = open_session(table, SessionPlan("1", comings=0, bots=("caller",)))
    drawn: list[str] = []
    on = Console(file=io.StringIO(), width=60, force_terminal=True, color_system=None)

    def look() -> None:
        hand = table.hand
        if hand is None or hand.street < 4 or drawn:
            return
        on.print(felt(table, Faces(on), 60, [], "hand 1 of 1"))
        drawn.extend(Faces(on).text(card) for at in range(8) for card in hand.up[at])

    session.watch = look
    session.one_hand()
    shown = on.file.getvalue()  # type: ignore[attr-defined]
    assert len(drawn) == 32
    assert all(sign in shown for sign in drawn)
