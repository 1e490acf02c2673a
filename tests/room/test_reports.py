"""Reports of a small day, against what was counted by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.calling import Call, caller

from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.room.instants import shift_of, start_of
from shuffleup.room.reports.happenings import of_transcript
from shuffleup.room.reports.money_reports import DropByShift, FundLedger
from shuffleup.room.reports.room_report import RoomReport, followed
from shuffleup.room.reports.rulings_report import rulings_of
from shuffleup.room.reports.seats_and_waits import PlayerHours, SeatsAndWaits

# Three play from noon. Dan waits 30 minutes for a seat, Eve 75; Flo leaves the list after 80.
DAY = """
room: 2026-11-13 UTC
game 1/2: holdem no-limit 1/2, seats 3, drop 1, promotion 1
game 2/5: holdem no-limit 2/5, seats 9
here: Dan, Eve, Flo, Ann, Bob, Cy
[12:00] manager: open table 1 for 1/2
floor: Ann sits down at 1 in seat 1 with 200
floor: Bob sits down at 1 in seat 2 with 200
floor: Cy sits down at 1 in seat 3 with 200
table 1 is established
at 1: draw: Ann Ac, Bob 2c, Cy 3c
[13:00] Dan joins 1/2
[13:10] Eve joins 1/2
Flo joins 1/2
[13:20] at 1: 2 hands pass
Cy leaves table 1
call 1/2
[13:30] Dan takes the seat in 1/2 with 200
[14:05] at 1: Ann is away
at 1: 1 hand passes
Bob leaves table 1
call 1/2
[14:25] Eve takes the seat in 1/2 with 200
at 1: Ann is back
[14:30] Flo leaves the list 1/2
manager: pool gets 500
drop of 1 counted: 3 and 3 for the pool
manager: bar Flo for cheating
[15:00] Dan leaves table 1
"""
RULES = resolve(rulebook("mohegan"))


def reported(looker: SeatsAndWaits | PlayerHours | DropByShift | FundLedger) -> RoomReport:
    return looker.report(followed(of_transcript(DAY, RULES), [looker]))


def test_seats_and_waits_by_game() -> None:
    report = reported(SeatsAndWaits())
    assert report.columns[:5] == (
        "game", "sat down", "names on the list", "seated from it", "left it",
    )  # fmt: skip
    assert report.rows == (("1/2", 5, 3, 2, 1, 0, 30, 75), ("2/5", 0, 0, 0, 0, 0, 0, 0))


def test_a_name_that_is_rolled_waits_from_when_it_joined() -> None:
    rolled = DAY.replace(
        "[13:30] Dan takes the seat in 1/2 with 200",
        "[13:25] Dan rolls 1/2\ncall 1/2\n[13:30] Eve takes the seat in 1/2 with 200",
    )
    text = rolled.partition("[14:05]")[0] + "[14:00] Bob leaves table 1\ncall 1/2\n"
    text += "[14:10] Flo takes the seat in 1/2 with 200\nAnn leaves table 1\ncall 1/2\n"
    text += "[14:20] Dan takes the seat in 1/2 with 200\n"
    looker = SeatsAndWaits()
    (row, *_) = looker.report(followed(of_transcript(text, RULES), [looker])).rows
    assert row == ("1/2", 6, 3, 3, 0, 0, 60, 80)


def test_player_hours() -> None:
    """Until 15:00: Ann 180 minutes, 20 of them away; Bob 125, Cy 80, Dan 90, Eve 35."""
    report = reported(PlayerHours())
    assert report.title == "Player hours: 8 in all"  # 510 minutes
    assert report.rows == (
        ("Ann", 1, 180, 20),
        ("Bob", 1, 125, 0),
        ("Dan", 1, 90, 0),
        ("Cy", 1, 80, 0),
        ("Eve", 1, 35, 0),
    )


def test_drop_by_table_and_shift() -> None:
    """Two hands before 14:00 and one after; the box is counted in the later shift."""
    assert reported(DropByShift()).rows == (
        ("2026-11-13 06:00", "1", "1/2", 2, 2, 0, 0),
        ("2026-11-13 14:00", "1", "1/2", 1, 1, 6, 0),
    )
    assert reported(DropByShift((0,))).rows == (("2026-11-13 00:00", "1", "1/2", 3, 3, 6, 0),)


def test_a_count_that_is_undone_is_in_no_report() -> None:
    text = DAY.partition("manager: bar Flo")[0] + "undo the last act because of a miscount\n"
    looker = DropByShift((0,))
    assert looker.report(followed(of_transcript(text, RULES), [looker])).rows == (
        ("2026-11-13 00:00", "1", "1/2", 3, 3, 0, 0),
    )


@pytest.mark.parametrize(
    ("told", "counted", "short"),
    [
        ("3 and 2 for the pool", 5, 1),  # six were due
        ("2 and 2 for the pool", 4, 2),
        ("5 and 3 for the pool", 8, -2),
    ],
)
def test_what_is_short_in_a_box_is_short_in_the_report(told: str, counted: int, short: int) -> None:
    text = DAY.replace("counted: 3 and 3 for the pool", f"counted: {told}")
    assert drop_of(text)[3:] == (3, 3, counted, short)


def test_a_short_count_that_is_undone_is_short_no_more() -> None:
    text = DAY.partition("drop of 1")[0] + "drop of 1 counted: 3 and 2 for the pool\n"
    text += "undo the last act because of a miscount\n"
    assert drop_of(text)[3:] == (3, 3, 0, 0)
    assert drop_of(text + "drop of 1 counted: 3 and 1 for the pool\n")[3:] == (3, 3, 4, 2)


def drop_of(text: str) -> tuple[str | int, ...]:
    """The only row of the report of a day's drop."""
    looker = DropByShift((0,))
    (row,) = looker.report(followed(of_transcript(text, RULES), [looker])).rows
    return row


def test_the_shift_of_the_small_hours_began_the_day_before() -> None:
    two_at_night = start_of("2026-11-14", "America/New_York") + 2 * 3_600_000
    assert shift_of(two_at_night, "America/New_York", (360, 1320)) == "2026-11-13 22:00"


def test_the_ledger_of_the_fund_names_nobody() -> None:
    report = reported(FundLedger())
    assert report.rows == (
        ("2026-11-13 14:30", "promotion", 500, 500, 0, 0),
        ("2026-11-13 14:30", "drop counted", 3, 503, 0, 0),
    )
    assert not {"Ann", "Bob", "Flo"} & {cell for row in report.rows for cell in row}


def test_rulings_with_what_they_rest_on() -> None:
    told = list(rulings_of(of_transcript(DAY, RULES)))
    assert told[-1].what == "manager: bar Flo for cheating"
    assert told[-1].by == "manager"
    assert told[-1].grounds == ("service-refused",)
    assert "games-opened-by" in told[0].grounds


# ---- on the command line -----------------------------------------------------------------------


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    return caller(capsys, monkeypatch)


@pytest.fixture
def day(tmp_path: Path) -> str:
    file = tmp_path / "day.txt"
    file.write_text(DAY)
    return str(file)


def test_a_report_is_shown_as_a_table_csv_json_and_a_chart(
    call: Call, day: str, tmp_path: Path
) -> None:
    under = ("--book", "mohegan", "--kind")
    assert "usual wait (min)" in call("room", "report", day, *under, "waits").out
    found = call("room", "report", day, *under, "hours", "--json").json()
    assert found[0] == {"player": "Ann", "sat down": 1, "minutes": 180, "of them away": 20}
    csv = call("room", "report", day, *under, "drop", "--csv").out.splitlines()
    assert csv[0] == "shift,table,game,fee,for promotions,counted,short"
    assert csv[2] == "2026-11-13 14:00,1,1/2,1,1,6,0"
    rulings = call("room", "report", day, *under, "rulings", "--json").json()
    assert rulings[-1]["clauses"] == "common/service-refused"
    for name in ("chart.svg", "chart.png"):
        to = tmp_path / name
        call("room", "report", day, *under, "hours", "--chart", str(to))
        begins = b"<svg" if name.endswith("svg") else b"\x89PNG"
        assert to.read_bytes().startswith(begins)
    assert ">180<" in (tmp_path / "chart.svg").read_text()


def test_the_log_of_a_room_is_reported_on_by_its_own_book(call: Call, tmp_path: Path) -> None:
    log = str(tmp_path / "room.log")
    assert call("room", "new", log, "--book", "mohegan", "--at", "2026-11-13 18:00").code == 0
    for at, words in (
        ("18:01", "game 1/2: holdem no-limit 1/2, seats 2, buy-in 40-200"),
        ("18:02", "open table 1 for 1/2"),
        ("18:03", "Ann arrives"),
        ("18:04", "Ann sits down at 1 in seat 1 with 100"),
        ("18:34", "Ann leaves table 1"),
    ):
        assert call("room", "do", log, words, "--at", at, "--role", "manager").code == 0
    hours = call("room", "report", log, "--kind", "hours", "--json").json()
    assert hours == [{"player": "Ann", "sat down": 1, "minutes": 30, "of them away": 0}]
    told = call("room", "report", log, "--kind", "rulings", "--json").json()
    assert told[0]["by"] == "manager"
    assert "mohegan/buy-in.3" in told[0]["clauses"]


def test_text_that_a_spreadsheet_would_work_out_is_marked_as_text(
    call: Call, tmp_path: Path
) -> None:
    file = tmp_path / "day.txt"
    file.write_text(DAY.replace("Ann", "=1+1"))
    out = call("room", "report", str(file), "--kind", "hours", "--csv", "--book", "mohegan").out
    assert "\n'=1+1,1,180,20\n" in out


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--shifts", "25:00"), "--shifts"),
        (("--chart", "day.pdf"), "ends in neither"),
        (("--kind", "weather"), "weather"),
    ],
)
def test_what_makes_no_sense_is_refused(
    call: Call, day: str, options: tuple[str, ...], why: str
) -> None:
    answer = call("room", "report", day, *options)
    assert answer.code == 2
    assert why in answer.err


def test_what_is_no_room_is_refused(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "hand.txt"
    file.write_text("holdem no-limit 1/2\nseats: Ann 200, Bob 200\n")
    assert call("room", "report", str(file)).code == 2
    assert call("room", "report", str(tmp_path / "nothing.log")).code == 2


def test_the_json_of_a_report_keeps_its_columns_in_order(call: Call, day: str) -> None:
    out = call("room", "report", day, "--kind", "fund", "--book", "mohegan", "--json").out
    assert list(json.loads(out)[0]) == [
        "time", "why", "pool", "in the pool", "prizes", "prizes not claimed",
    ]  # fmt: skip
