"""What an event puts on paper and into files: cards, reports, CSV and JSON, and back."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from shutil import copytree
from xml.etree import ElementTree

import pytest
from tests.cli.calling import Call

from shuffleup.cli import main
from shuffleup.log import FileLog
from shuffleup.tournament.event_log.kept_event import EVENT, read_event

LEVELS = "25/50 for 20, 50/100 for 20"


def said(log: Path, verb: str, *words: str) -> None:
    assert main(["tournament", verb, str(log), *words]) == 0


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An event of four, at one table, that is over and paid."""
    folder = tmp_path_factory.mktemp("played")
    log, people = folder / "friday.log", folder / "people.csv"
    people.write_text("Club;Name\nx;Ann Lee\ny;Bob\n;\nz;=Cy\nz;Dan & Co\n", "utf-8")
    said(
        log, "new", "--name", "Friday", "--by-hand", "--price", "50+10", "--levels", LEVELS,
        "--terms", "prizes 60/40", "--at", "2099-11-20 19:00",
    )  # fmt: skip
    said(log, "import", str(people), "--at", "19:05")
    said(log, "draw", "by", "3", "--at", "19:10")
    said(log, "start", "--at", "19:15")
    said(log, "bust", "Bob", "by", "Ann_Lee", "--at", "19:20")
    said(log, "bust", "at", "once", "=Cy 5000, Dan_&_Co 4000", "--at", "19:30")
    said(log, "pay", "--at", "19:40")
    return folder


@pytest.fixture
def log(played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    copytree(played, tmp_path / "event")
    capsys.readouterr()
    return tmp_path / "event" / "friday.log"


def drawn(call: Call, tmp_path: Path) -> Path:
    """An event whose seats are drawn and that has not begun."""
    log = tmp_path / "drawn.log"
    said(log, "new", "--name", "Sunday <&>", "--seats", "4", "--at", "2099-11-20 19:00")
    said(log, "register", "Ann_Lee", "Bob", "Cy", "Dan", "Eve", "--at", "19:01")
    said(log, "draw", "by", "3", "--at", "19:02")
    return log


def test_seat_cards_are_printed_as_text_drawing_and_page(
    call: Call, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = drawn(call, tmp_path)
    capsys.readouterr()
    (card,) = call("tournament", "cards", str(log), "--of", "Ann_Lee", "--json").json()
    assert card["player"] == "Ann_Lee"
    assert card["code"].endswith(f"entry 1, table {card['table']} seat {card['seat']}")
    text = call("tournament", "cards", str(log)).out
    assert text.count("TABLE 1") == 3
    assert f"| TABLE {card['table']}   SEAT {card['seat']}" in text
    for suffix in ("svg", "html"):
        to = tmp_path / f"cards.{suffix}"
        assert call("tournament", "cards", str(log), "--to", str(to)).code == 0
        page = to.read_text("utf-8")
        assert page.count("<path d=") == 5  # a QR code on each
        assert "Ann Lee" in page
        assert "Sunday &lt;&amp;&gt;" in page
    ElementTree.fromstring((tmp_path / "cards.svg").read_text("utf-8"))
    for words in (("--of", "Zed"), ("--table", "9"), ("--to", str(tmp_path / "cards.pdf"))):
        assert call("tournament", "cards", str(log), *words).code == 2


def rows(call: Call, log: Path, *words: str) -> list[dict[str, str]]:
    answer = call("tournament", *words[:1], str(log), *words[1:])
    assert answer.code == 0, answer.err
    return list(csv.DictReader(io.StringIO(answer.out)))


def test_places_prizes_and_money_are_reported(call: Call, log: Path) -> None:
    places = rows(call, log, "report", "--csv")
    told = [(one["place"], one["player"], one["prize"]) for one in places]
    assert told == [
        ("1", "Ann Lee", "120"), ("2", "'=Cy", "80"), ("3", "Dan & Co", "0"), ("4", "Bob", "0"),
    ]  # fmt: skip
    assert places[-1]["out by"] == "Ann Lee"
    payouts = rows(call, log, "report", "--kind", "payouts", "--csv")
    assert [(one["prize"], one["paid"]) for one in payouts] == [("120", "120"), ("80", "80")]
    money = rows(call, log, "report", "--kind", "money", "--csv")
    assert sum(int(one["amount"]) for one in money) == 0
    entries = call("tournament", "report", str(log), "--kind", "entries", "--json").json()
    assert [one["paid"] for one in entries] == [60] * 4
    to = log.parent / "page.html"
    assert call("tournament", "report", str(log), "--to", str(to)).code == 0
    assert "<td>Dan &amp; Co</td>" in to.read_text("utf-8")


def test_moves_are_listed_to_be_read_out_with_their_clauses(
    call: Call, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = drawn(call, tmp_path)
    said(log, "start", "--at", "19:05")
    capsys.readouterr()
    one = next(iter(read_event(FileLog(log, EVENT)).tables["2"].seats))
    assert one is not None
    call("tournament", "move", str(log), one.player, "1", "4", "--at", "19:06")
    (move,) = call("tournament", "report", str(log), "--kind", "moves", "--last", "--json").json()
    assert move["player"] == one.player.replace("_", " ")
    assert (move["from"], move["to"]) == ("table 2 seat 1", "table 1 seat 4")
    assert "at table 2" in move["why"]


def test_results_are_what_a_season_imports(call: Call, log: Path, tmp_path: Path) -> None:
    results = tmp_path / "results.csv"
    call("tournament", "export", str(log), "results", "--to", str(results), "--event", "3")
    assert results.read_text("utf-8").splitlines()[:2] == [
        "event,day,place,player,prize,bounties,rebuys,entrants,buyin,pool",
        "3,2099-11-20,1,Ann Lee,120,0,0,4,60,200",
    ]
    season = tmp_path / "season.log"
    assert call("league", "new", str(season)).code == 0
    answer = call("league", "import", str(season), str(results), "--new-members")
    assert answer.code == 2, "a season takes no name with = in it"
    assert "line 3, column player" in answer.err
    results.write_text(results.read_text("utf-8").replace("'=Cy", "Cy"), "utf-8")
    answer = call("league", "import", str(season), str(results), "--new-members")
    assert answer.code == 0, answer.err


def test_players_are_exported_and_imported_all_or_none(
    call: Call, log: Path, tmp_path: Path
) -> None:
    people = tmp_path / "players.csv"
    call("tournament", "export", str(log), "players", "--to", str(people))
    new = tmp_path / "new.log"
    call("tournament", "new", str(new), "--at", "2099-11-20 19:00")
    people.write_text(people.read_text("utf-8").replace("'=Cy", "Cy"), "utf-8")
    answer = call("tournament", "import", str(new), str(people), "--at", "19:01")
    assert answer.code == 0, answer.err
    assert list(read_event(FileLog(new, EVENT)).entrants) == ["Ann_Lee", "Bob", "Cy", "Dan_&_Co"]
    before = new.read_bytes()
    for text, says in (
        ("player\nEve\nBob\n", "Bob is entered already"),
        ("Eve\nEve\n", "line 2: Eve is named twice"),
        ("Eve\na:b\n", "line 2: 'a:b' is no name"),
        ("\n", "names no players"),
    ):
        people.write_text(text, "utf-8")
        answer = call("tournament", "import", str(new), str(people), "--at", "19:02")
        assert (answer.code, says in answer.err) == (2, True), answer.err
        assert new.read_bytes() == before


def test_a_whole_log_goes_out_and_in_and_is_the_same_event(
    call: Call, log: Path, tmp_path: Path
) -> None:
    out, again = tmp_path / "log.json", tmp_path / "again.log"
    assert call("tournament", "export", str(log), "log", "--to", str(out)).code == 0
    assert call("tournament", "import", str(again), str(out)).code == 0
    assert read_event(FileLog(again, EVENT)) == read_event(FileLog(log, EVENT))
    assert call("tournament", "check", str(again)).code == 0
    assert call("tournament", "import", str(again), str(out)).code == 2  # it is there already
    held = json.loads(out.read_text("utf-8"))
    for wrong in ({}, {**held, "kind": "x"}, {**held, "batches": held["batches"][1:]}):
        out.write_text(json.dumps(wrong), "utf-8")
        answer = call("tournament", "import", str(tmp_path / "x.log"), str(out))
        assert (answer.code, "holds no log of an event" in answer.err) == (2, True)
        assert not (tmp_path / "x.log").exists()


def test_a_structure_goes_out_and_into_another_event(call: Call, log: Path, tmp_path: Path) -> None:
    file, new = tmp_path / "structure.json", tmp_path / "new.log"
    call("tournament", "export", str(log), "structure", "--to", str(file))
    answer = call("tournament", "new", str(new), "--structure", str(file), "--price", "20+5")
    assert answer.code == 0, answer.err
    one, two = (read_event(FileLog(path, EVENT)) for path in (log, new))
    assert one.levels == two.levels
    assert (two.terms.by_hand, two.terms.price.total) == (True, 25)
