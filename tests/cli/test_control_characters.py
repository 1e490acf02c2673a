"""Whatever a file holds, no sign of it steers the terminal: it is shown escaped, on stdout and on
stderr, by every command that reads a file."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from unicodedata import category

import msgspec
import pytest
from rich.table import Table
from rich.text import Text
from tests.cli.calling import Answer, Call
from tests.log.forging import bodies, write_bodies
from tests.log.test_golden import GOLDEN

import shuffleup.cli
from shuffleup.cli.escaping_console import EscapingConsole
from shuffleup.cli.visible import in_one_line, visible, visible_json
from shuffleup.floor.precedents import keep
from shuffleup.floor.ruling_record import Ruled
from shuffleup.log import FileLog

EVIL = "Z\x1b]0;x\x07\x9b2J\r\u202e\u2066\x7f\x00\u2028\u200fz"
STEERING = {"Cc", "Cf", "Cs", "Zl", "Zp"}
IN_JSON = json.dumps(EVIL)[1:-1]
IN_LOG = msgspec.json.encode(EVIL).decode()[1:-1]  # as a log writes it


def steering(text: str) -> list[str]:
    return sorted(
        {repr(sign) for sign in text if category(sign) in STEERING and sign not in "\n\t"}
    )


def is_harmless(answer: Answer) -> None:
    assert steering(answer.out) == []
    assert steering(answer.err) == []
    assert answer.code in (0, 1, 2)


def told(answer: Answer) -> None:
    """Harmless, and what was there is shown."""
    is_harmless(answer)
    assert "\\x1b]0;x" in answer.out + answer.err or "\\u001b]0;x" in answer.out + answer.err


# ---- logs ------------------------------------------------------------------------------------


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A session in which somebody has such a name, and the chain holds."""
    text = "\n".join(bodies(GOLDEN / "mohegan.log"))
    name = re.search(r'"player":"([^"]+)"', text)
    assert name is not None
    return write_bodies(tmp_path / "evil.log", text.replace(name[1], IN_LOG).split("\n"))


@pytest.mark.parametrize("options", [(), ("--json",)], ids=["people", "json"])
@pytest.mark.parametrize(
    "words",
    [("table", "check"), ("table", "show"), ("table", "show", "--hand", "1"), ("floor", "rulings")],
    ids=" ".join,
)
def test_names_in_a_log(
    call: Call, log: Path, words: tuple[str, ...], options: tuple[str, ...]
) -> None:
    is_harmless(call(*words, *options, str(log)))


def test_a_name_in_a_log_is_shown(call: Call, log: Path) -> None:
    told(call("table", "show", str(log)))
    told(call("table", "show", "--json", str(log)))


def test_a_log_that_is_resumed(call: Call, log: Path) -> None:
    is_harmless(call("table", "run", "--resume", str(log), "--hands", "1"))


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"table.Seated"', f'"table.{IN_LOG}"'),
        ('"player":', f'"{IN_LOG}":0,"player":'),
        ('"rulebook":"', f'"rulebook":"{IN_LOG}'),
        ('"engine":"', f'"engine":"{IN_LOG}'),
        ('"table/1":', f'"{IN_LOG}":'),
        ('"log.Begun":', f'"log.{IN_LOG}":'),
        ('"limit-raise-cap":', f'"{IN_LOG}":'),
        ('"key":"', f'"key":"{IN_LOG}'),
    ],
)
def test_faults_and_errors_of_a_log(call: Call, tmp_path: Path, was: str, now: str) -> None:
    text = "\n".join(bodies(GOLDEN / "mohegan.log"))
    assert was in text
    path = write_bodies(tmp_path / "evil.log", text.replace(was, now).split("\n"))
    for words in (("table", "check"), ("table", "show"), ("table", "run", "--resume")):
        is_harmless(call(*words, str(path)))
        is_harmless(call(*words, "--json", str(path)))
    is_harmless(call("floor", "rulings", str(path)))


@pytest.mark.parametrize("options", [(), ("--json",)], ids=["people", "json"])
def test_rulings_that_were_kept(call: Call, tmp_path: Path, options: tuple[str, ...]) -> None:
    path = tmp_path / "floor.log"
    fields = dict.fromkeys(("kind", "says", "chosen", "by", "why", "book", "when", "table"), EVIL)
    ruling = Ruled(facts=((EVIL, EVIL),), grounds=(EVIL,), clauses=(EVIL,), **fields)
    keep(FileLog(path, "floor"), ruling)
    told(call("floor", "rulings", str(path), *options))


# ---- transcripts, histories, houses, sheets --------------------------------------------------


TRANSCRIPTS = (
    f"holdem no-limit 1/2; button {EVIL}\nseats: {EVIL} 100, Bob 100\n{EVIL} calls\n",
    f"holdem no-limit 1/2; button Ann\nseats: Ann 100, Bob 100\nAnn {EVIL}\n",
    f"holdem no-limit 1/2; button Ann\nseats: Ann 100, Bob 100\n! {EVIL}: {EVIL}\n",
    f"holdem no-limit 1/2; button Ann\nseats: Ann 100, Bob 100\nnext hand\n{EVIL} sits 3\n",
    f"holdem no-limit 1/2; button Ann\nseats: Ann 100, Bob 100\n= stacks: {EVIL} 100\n",
    f"rulebook {EVIL}\n{EVIL}\n",
    EVIL,
)


@pytest.mark.parametrize("text", TRANSCRIPTS)
def test_a_transcript(call: Call, tmp_path: Path, text: str) -> None:
    path = tmp_path / "evil.txt"
    path.write_text(text, "utf-8", newline="")
    for words in (("run",), ("run", "--json"), ("law", "explain"), ("law", "explain", "--json")):
        is_harmless(call(*words, str(path)))


PHH = """variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ["d dh p1 AcAd", "d dh p2 KcKd", {action}]
players = ["{name}", "Bob"]
{more}
"""


@pytest.mark.parametrize(
    "text",
    [
        PHH.format(action='"p2 f"', name=IN_JSON, more=""),
        PHH.format(action=f'"{IN_JSON}"', name="Ann", more=""),
        PHH.format(action='"p2 f"', name="Ann", more=f'"{IN_JSON}" = 1'),
        PHH.format(action='"p2 f"', name="Ann", more=f'hand = "{IN_JSON}"'),
        PHH.format(action='"p2 f"', name="Ann", more="").replace('"NT"', f'"{IN_JSON}"'),
        EVIL,
    ],
)
def test_a_hand_history(call: Call, tmp_path: Path, text: str) -> None:
    path = tmp_path / "evil.phh"
    path.write_text(text, "utf-8", newline="")
    for words in (("replay",), ("replay", "--json"), ("replay", "-v"), ("replay", "--watch")):
        is_harmless(call(*words, str(path), typed="q\n"))


HOUSE = """title = "{title}"
about = "{about}"
extends = "{below}"
{more}
"""


@pytest.mark.parametrize(
    "text",
    [
        HOUSE.format(title=IN_JSON, about=IN_JSON, below="mohegan", more=""),
        HOUSE.format(title="A", about="B", below=IN_JSON, more=""),
        HOUSE.format(title="A", about="B", below="mohegan", more=f'"{IN_JSON}" = 1'),
        HOUSE.format(
            title="A", about="B", below="mohegan",
            more=f'[[rule]]\nid = "evil/{IN_JSON}"\ntitle = "{IN_JSON}"\nsays = "{IN_JSON}"\n',
        ),
        EVIL,
    ],
)  # fmt: skip
def test_a_house_of_ones_own(call: Call, tmp_path: Path, text: str) -> None:
    path = tmp_path / "evil.toml"
    path.write_text(text, "utf-8", newline="")
    for words in (
        ("law", "check"), ("law", "print"), ("law", "diff", "mohegan"),
        ("table", "run", "--hands", "1", "--book"), ("deal", "holdem"), ("games",),
    ):  # fmt: skip
        is_harmless(call(*words, str(path)))


@pytest.mark.parametrize("key", ["book", "kind", "game", "hand", "facts", EVIL])
def test_a_question_to_the_floor(call: Call, tmp_path: Path, key: str) -> None:
    path = tmp_path / "evil.json"
    question: dict[str, object] = {"book": "mohegan", "kind": "string-raise"}
    question[key] = {EVIL: EVIL} if key == "facts" else EVIL
    path.write_text(json.dumps(question), "utf-8")
    is_harmless(call("floor", "ask", str(path)))
    is_harmless(call("floor", "ask", "--json", str(path)))
    path.write_text(EVIL, "utf-8", newline="")
    is_harmless(call("floor", "ask", str(path)))


def test_arguments_and_paths(call: Call, tmp_path: Path) -> None:
    evil = EVIL.replace("\x00", "")
    missing = tmp_path / evil
    for words in (
        ("table", "check"), ("table", "show"), ("table", "run", "--resume"), ("floor", "rulings"),
        ("run",), ("replay",), ("law", "check"), ("law", "explain"), ("deal",), ("equity",),
        ("table", "run", "--game"), ("table", "run", "--book"), ("play", "--name"), (),
    ):  # fmt: skip
        is_harmless(call(*words, str(missing)))
        is_harmless(call(*words, evil))


# ---- the one function ------------------------------------------------------------------------


def test_signs_are_shown_and_line_ends_stay() -> None:
    assert visible("Ann's 10♠ – “x”\u00a0é\n\t") == "Ann's 10♠ – “x”\u00a0é\n\t"
    assert visible("\x1b]0;x\x07") == "\\x1b]0;x\\x07"
    assert visible("a\x9b\r\u202eb\ud800") == "a\\x9b\\r\\u202eb\\ud800"
    assert in_one_line("a\nb") == "a\\nb"
    assert steering(visible(EVIL)) == []


def test_json_says_the_same_with_them_escaped() -> None:
    text = json.dumps({EVIL: EVIL + "\U000e0001"}, ensure_ascii=False)
    assert json.loads(visible_json(text)) == json.loads(text)
    assert steering(visible_json(text)) == []


def test_on_a_terminal_only_the_consoles_own_signs_steer() -> None:
    screen = io.StringIO()
    on = EscapingConsole(file=screen, force_terminal=True, color_system="standard", width=200)
    grid = Table(EVIL)
    grid.add_row(EVIL)
    for thing in (grid, Text(EVIL), EVIL):
        on.print(thing, style="red", markup=False)
    own = re.sub(r"\x1b\[[0-9;]*m", "", screen.getvalue())
    assert "\x1b[" in screen.getvalue()
    assert steering(own) == []


def test_nothing_in_the_command_line_prints_by_another_way() -> None:
    """But for the bench, whose words are all its own, and what measures and prints nothing."""
    folder = Path(shuffleup.cli.__file__).parent
    allowed = {"output.py", "__init__.py", "replay_files.py", "equity.py", "session_report.py"}
    allowed |= {"board_page.py", "live_desk.py"}  # they measure lines that are wrapped
    for path in folder.rglob("*.py"):
        text = path.read_text("utf-8")
        found = re.search(r"(?<![.\w])(print|Console)\(", re.sub(r"class \w+\(Console\)", "", text))
        assert not found or path.name in allowed, path
