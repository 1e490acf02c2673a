"""``table show`` and ``table check``, and the felt of a session."""

from __future__ import annotations

import io
import json
import re
import signal
from pathlib import Path

import pytest
from rich.console import Console
from tests.cli.calling import Call
from tests.cli.test_terminal import Terminal
from tests.log.forging import forged

from shuffleup.cli.faces import Faces
from shuffleup.cli.table.saying import SAID, Names, said
from shuffleup.cli.table.table_felt import felt
from shuffleup.floor.senders import DEALER
from shuffleup.games import game
from shuffleup.hand import Fold, no_limit
from shuffleup.hand.usual_stakes import default_stakes
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.log import FileLog
from shuffleup.sim.session import SessionPlan, open_session
from shuffleup.sim.session.comings import may_chop
from shuffleup.table import events as e
from shuffleup.table.commands import Chop
from shuffleup.table.new_table import new_table
from shuffleup.table.proceed import proceed


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A lively session of twelve hands."""
    law, path = rulebook("mohegan"), tmp_path_factory.mktemp("logs") / "table.log"
    table = new_table("holdem", default_stakes(game("holdem"), game("holdem").structures[0]), 6,
                      rules=resolve(law))  # fmt: skip
    session, kept = open_session(table, SessionPlan("3", comings=300)), FileLog(path)
    kept.append(session.take())
    for _ in range(12):
        session.one_hand()
        kept.append(session.take())
    return path


# ---- show ------------------------------------------------------------------------------------


def test_the_hands_of_a_log_are_listed(call: Call, log: Path) -> None:
    lines = call("table", "show", str(log)).out.splitlines()
    assert len(lines) == 12
    assert all(re.match(r"hand \d+, \d players, button .+: .+ (wins|take)", line) for line in lines)


def test_a_hand_is_told_with_what_happened_before_it(call: Call, log: Path) -> None:
    out = call("table", "show", str(log), "--hand", "1").out
    assert "Ann sits down in seat 1 with 200" in out
    assert "Cards for the button" in out
    assert " posts a blind of 2" in out
    assert " wins " in out


def test_scripts_get_an_object_a_hand(call: Call, log: Path) -> None:
    hands = [
        json.loads(line) for line in call("table", "show", str(log), "--json").out.splitlines()
    ]
    assert [hand["hand"] for hand in hands] == list(range(1, 13))
    one = call("table", "show", str(log), "--hand", "1", "--json").json()
    assert one["over"]
    assert sum(one["won"].values()) > 0
    assert one["story"]


def test_a_hand_there_is_not_is_said(call: Call, log: Path) -> None:
    answer = call("table", "show", str(log), "--hand", "99")
    assert (answer.code, "there is no hand 99: the log has 12" in answer.err) == (2, True)
    assert "there is no such log" in call("table", "show", "nowhere.log").err


def test_blinds_that_were_chopped_are_told(call: Call, tmp_path: Path) -> None:
    session = open_session(
        new_table("holdem", no_limit(1, 2), 4, rules=resolve(rulebook("pechanga"))),
        SessionPlan("1", comings=0),
    )
    session.deal()
    table = session.table
    while table.hand is not None and not may_chop(table.hand):
        session.do(Fold(table.hand.actor), DEALER)
    small, big = table.places.small, table.places.big
    assert session.do(Chop(small, big), DEALER) is None
    assert session.do(Chop(big, small), DEALER) is None
    proceed(table)
    FileLog(tmp_path / "chop.log").append(session.take())
    assert (
        "The blinds take their chips back" in call("table", "show", str(tmp_path / "chop.log")).out
    )


def test_a_hand_that_is_not_over_is_shown_as_such(call: Call, log: Path, tmp_path: Path) -> None:
    events = FileLog(log).read()
    last = max(at for at, event in enumerate(events) if isinstance(event, e.Began))
    FileLog(tmp_path / "cut.log").append(events[: last + 8])
    assert "hand 12" in call("table", "show", str(tmp_path / "cut.log")).out.splitlines()[-1]
    assert "not over" in call("table", "show", str(tmp_path / "cut.log")).out


# ---- check -----------------------------------------------------------------------------------


def test_a_log_that_holds_is_said_to(call: Call, log: Path) -> None:
    answer = call("table", "check", str(log))
    assert answer.code == 0
    assert answer.out.startswith("12 hands, ")
    assert "every chip and every pot as it should be" in answer.out
    assert call("table", "check", str(log), "--json").json()["ok"]


def test_a_log_that_was_tampered_with_is_found_out(call: Call, log: Path, tmp_path: Path) -> None:
    path, text = tmp_path / "wrong.log", log.read_text("utf-8")
    found = re.search(r'"hand.Awarded":{"seat":(\d),"amount":(\d+)', text)
    assert found is not None
    other = f'"hand.Awarded":{{"seat":{found[1]},"amount":{int(found[2]) + 1}'
    path.write_text(text.replace(found[0], other, 1), "utf-8")
    answer = call("table", "check", str(path))
    assert (answer.code, "line 2: it is not as it was written" in answer.err) == (2, True)
    forged(log, path, lambda text: text.replace(found[0], other, 1))
    answer = call("table", "check", str(path))
    assert answer.code == 1
    assert "hand 1, event" in answer.out
    answer = call("table", "check", str(path), "--json")
    assert answer.code == 1
    assert json.loads(answer.out)["faults"][0]["hand"] == 1


def test_what_is_no_log_of_a_table_gets_a_sentence(call: Call, tmp_path: Path) -> None:
    empty, other, spoiled = (tmp_path / name for name in ("empty", "other", "spoiled"))
    empty.touch()
    assert "the log is empty" in call("table", "check", str(empty)).err
    FileLog(other).append([e.HandEnded(1)])
    assert call("table", "check", str(other)).code == 1
    assert "not the log of a table" in call("table", "show", str(other)).err
    assert "does not begin with" in call("table", "run", "--resume", str(other)).err
    spoiled.write_bytes(b"nonsense\n")
    for words in (["check"], ["show"], ["run", "--resume"]):
        answer = call("table", *words, str(spoiled))
        assert (answer.code, "spoiled, line 1" in answer.err) == (2, True)


# ---- in words and on the felt ----------------------------------------------------------------


def test_every_event_of_a_table_has_its_words() -> None:
    silent = {e.Began, e.HandEnded}  # the hand itself is told
    assert set(SAID) | silent >= set(e.TableEvent.__args__)


def test_names_follow_the_players() -> None:
    names = Names()
    for event in (e.Seated(0, "Ann", 50), e.Seated(1, "Bob", 50), e.SeatChanged(0, 3)):
        names.hear(event)
    assert names.row(4) == ("", "Bob", "", "Ann")
    assert said(e.Left(3, 1200), names) == "Ann leaves with 1,200"
    names.hear(e.Left(3, 1200))
    assert names.of(3) == "seat 4"


@pytest.mark.parametrize(("key", "seats"), [("holdem", 10), ("stud", 8), ("omaha-6", 7)])
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_felt_fits_and_hides_every_hand(key: str, seats: int, width: int) -> None:
    sheet = game(key)
    stakes = default_stakes(sheet, sheet.structures[0])
    session = open_session(new_table(sheet, stakes, seats), SessionPlan("1", comings=300))
    for _ in range(6):
        session.one_hand()
    session.deal()
    on = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None)
    on.print(felt(session.table, Faces(on), width, ["Ann leaves with 30"], "hand 7 of 9"))
    lines = on.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, lines)) <= width
    assert len(lines) <= 22
    hand = session.table.hand
    assert hand is not None
    signs = {Faces(on).text(card) for seat in range(seats) for card in hand.hole[seat]}
    open_ones = {Faces(on).text(card) for seat in range(seats) for card in hand.up[seat]}
    assert not [sign for sign in signs - open_ones if any(sign in line for line in lines)]


def test_somebody_looks_on_stops_in_a_hand_and_goes_on(call: Call, tmp_path: Path) -> None:
    log, whole = tmp_path / "table.log", tmp_path / "whole.log"
    words = ("table", "run", "--seed", "3", "--hands", "40")
    terminal = Terminal(90, 30, tmp_path, *words, "--delay", "0.03", "--log", str(log))
    try:
        terminal.wait_for("hand 3 of 40")
        terminal.program.send_signal(signal.SIGINT)
        assert "hands;" in terminal.wait_for("a second")
        assert terminal.program.wait(10) == 130
    finally:
        terminal.close()
    stopped = FileLog(log).read()
    hands = max(event.number for event in stopped if isinstance(event, e.Began))
    call("table", "run", "--resume", str(log), "--hands", "4", "--json").json()
    ended = [event.number for event in FileLog(log).read() if isinstance(event, e.HandEnded)]
    assert ended == list(range(1, ended[-1] + 1))
    assert ended[-1] in (hands + 4, hands + 3)
    call(*words[:-1], str(ended[-1]), "--log", str(whole), "--json").json()
    assert FileLog(log).read() == FileLog(whole).read()
