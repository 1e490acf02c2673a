"""The command line as a whole: help, version, and what a wrong argument gets."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest
from tests.cli.calling import Call

from shuffleup.cli.app import COMMANDS
from shuffleup.version import __version__

OURS = ("play", "deal", "games", "sim", "run")


def test_help_lists_every_command_and_says_how_to_begin(call: Call) -> None:
    answer = call("--help")
    assert answer.code == 0
    assert all(name in answer.out for name in OURS)
    assert "Examples:" in answer.out


def test_no_argument_is_a_call_for_help(call: Call) -> None:
    assert call() == call("--help")


@pytest.mark.parametrize("name", OURS)
def test_every_command_explains_itself(call: Call, name: str) -> None:
    answer = call(name, "--help")
    assert answer.code == 0
    assert f"Usage: shuffleup {name}" in answer.out


def test_the_version_is_one_line(call: Call) -> None:
    assert call("--version").out == f"shuffleup {__version__}\n"


def test_help_imports_neither_the_engine_nor_a_command() -> None:
    code = (
        "import sys; from shuffleup.cli import main; main(['--help']); "
        "print([m for m in sys.modules if m.startswith('shuffleup.')], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "shuffleup.hand" not in done.stderr
    assert "shuffleup.cli.play" not in done.stderr


def test_python_m_shuffleup_is_the_same_command() -> None:
    words = [sys.executable, "-m", "shuffleup", "dael"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "did you mean deal?" in done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("dael", "there is no command 'dael'; did you mean deal?"),
        ("xyzzy", "there are play, deal"),
        ("--verzion", "there is no option --verzion"),
        ("deal omaho", "no game is called 'omaho'; did you mean omaha?"),
        ("deal xyzzy", "there are badugi, crazy-pineapple"),
        ("deal --seets 3", "--seats"),
        ("deal --seats many", "--seats"),
        ("deal holdem razz", "too many words: 'razz'"),
        ("deal --seed", "--seed requires an argument"),
        ("deal --seats 1", "Hold'em is for 2 to 10 players, not 1"),
        ("deal triple-draw --seats 7", "is for 2 to 6 players, not 7"),
        ("deal --stakes limit", "no amounts are named"),
        ("deal --stakes bingo", "'bingo' is not a betting structure"),
        ("deal --stakes banana", "stakes are written like 1/2, 0.25/0.50 or"),
        ("play --stakes banana", "stakes are written like 1/2, 0.25/0.50 or"),
        ("floor ask nowhere.json", "(shuffleup floor ask --help)"),
        ("table show", "(shuffleup table show --help)"),
        ("deal --stakes no-limit_1/x", "'x' is not a whole number of chips"),
        ("deal --stakes no-limit_1/2_ante", "'ante' has no amount after it"),
        ("deal --stakes no-limit_1/2_tip_1", "'tip' is no part of stakes"),
        ("deal stud --stakes limit_4/8", "needs a bring-in"),
        ("deal omaha --structure spread", "Omaha is not played spread"),
        ("deal --structure spread --stakes limit_2/4", "not both"),
        ("sim --hands 0", "--hands is 1 or more, not 0"),
        ("sim --jobs 0", "--jobs is 1 or more"),
        ("sim --stack 0", "--stack is 1 or more"),
        ("sim --bots tihgt", "no bot is called 'tihgt'; did you mean tight? there are tight"),
        ("sim --bots tight,tight,tight --seats 2", "there is room for 2"),
        ("sim --rules limit-raise-cap", "should be a point and its value"),
        ("sim --rules limit-raise-cop_4", "did you mean limit-raise-cap?"),
        ("sim --rules limit-raise-cap_0", "limit-raise-cap is 1 to 99, not 0"),
        ("sim --rules check-raise_maybe", "check-raise is yes or no"),
        ("sim --rules stud-bring-in_nobody", "stud-bring-in is lowest-card-by-suit"),
        ("deal --stakes no-limit_2/1", "the small blind, 2, is above the big, 1"),
        ("deal --stakes pot-limit_0/0", "blinds and bets are above 0"),
        ("deal --stakes limit_0/4_blinds_1/2", "blinds and bets are above 0"),
        ("deal --stakes no-limit_-1/2", "'-1/2' is not an amount"),
        ("deal --seats abc", "--seats is a whole number, not 'abc'"),
        ("deal nowhere.toml", "nowhere.toml: there is no such file"),
        ("play --delay slow", "--delay is a number, not 'slow'"),
        ("play --name Two_words", "a name is one word of letters and digits"),
        ("play --name 😀", "a name is one word of letters and digits"),
        ("play --name pot", "'pot' is a word of the notation; choose another name"),
        ("play --name button", "'button' is a word of the notation"),
        ("play --name everyone", "'everyone' is a word of the notation"),
        ("play --bots tihgt", "no bot is called 'tihgt'"),
        ("equity AsAh KK --samples 5 --exact", "--samples and --exact exclude each other"),
        ("equity AsAh AsKd", "As is given twice (shuffleup equity --help)"),
        ("equity AsAh KK --game omaho", "no game is called 'omaho'; did you mean omaha?"),
        ("bench --work nosuch", "no work is called 'nosuch'; there are holdem-nl-showdown"),
        ("bench --seconds 0", "--seconds is above 0 and at most 3,600, not 0"),
        ("replay nowhere.phh", "nowhere.phh: there is no such file or folder"),
        ("play --json", "go with --auto"),
        ("play --delay 99", "--delay is 0 to 60 seconds"),
        ("play --save here --no-save", "not both"),
        ("play --hands 0", "--hands is 1 or more"),
        ("run", "name at least one file"),
        ("run nowhere.txt", "nowhere.txt: No such file"),
    ],
)
def test_a_wrong_argument_is_one_clear_line_and_exit_code_2(
    call: Call, words: str, said: str
) -> None:
    answer = call(*(word.replace("_", " ") for word in words.split()))
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert answer.err.startswith("shuffleup")
    assert said in answer.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "floor ask q.json --game omaha --seats Tom_300",
            "--game and --seats do not go with a FILE",
        ),
        ("floor ask q.json --play Tom_bets_40", "--play does not go with a FILE"),
        ("floor ask q.json --hand h.txt --kind fouled-deck", "--kind and --hand do not go with a"),
        ("floor ask q.json --log r.log --by Dana", "--log and --by do not go with a FILE"),
        ("floor ask --book rpl --hand h.txt --seats Tom_300", "--seats does not go with --hand"),
        ("floor ask --book rpl --all-books", "--book does not go with --all-books"),
        ("floor ask wrong chips --kind fouled-deck", "say what happened once: --kind, or 'wrong"),
        ("floor ask --list --book rpl", "--book does not go with --list"),
        ("floor sim --json --to t.md", "--to does not go with --json"),
        ("play --auto --name Jo --plain", "--name and --plain do not go with --auto"),
        ("play --auto --ask-show", "--ask-show does not go with --auto: nobody but bots plays"),
        ("play --auto --json --story", "--story does not go with --json"),
        ("table run --steady --comings 50", "--comings does not go with --steady"),
        ("table run --fast --bots tight", "--bots does not go with --fast"),
        ("table run --quiet --delay 1", "--delay does not go with --quiet"),
        ("table export t.log --to phhs --hero Ann", "--hero does not go with --to phhs"),
        ("replay a.phh --watch --json", "--json does not go with --watch"),
    ],
)
def test_an_option_that_would_do_nothing_is_refused(call: Call, words: str, said: str) -> None:
    answer = call(*(word.replace("_", " ") for word in words.split()))
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


@pytest.mark.parametrize(
    ("closed", "code", "said"),
    [
        ("games >&-", 1, "the output is closed"),
        ("games >&- 2>&-", 1, ""),
        ("dael 2>&-", 2, ""),
        ("play <&-", 0, ""),
        ("play holdem --no-save <&-", 0, ""),
    ],
)
def test_a_closed_stream_is_no_crash(closed: str, code: int, said: str) -> None:
    words = f'"{sys.executable}" -m shuffleup {closed}'
    done = subprocess.run(["sh", "-c", words], capture_output=True, text=True)
    assert done.returncode == code
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_an_interrupt_while_commands_are_imported_is_no_crash(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(words: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("shuffleup.cli.app.check_first_word", interrupt)
    assert call("games") == (130, "", "")


@pytest.mark.parametrize("place", [place for _, place, *_ in COMMANDS])
def test_help_is_wrapped_by_the_terminal_and_not_by_the_source(place: str) -> None:
    """A line break inside a paragraph of a docstring would survive into the help."""
    module, name = f"shuffleup.cli.{place}".split(":")
    about = (getattr(import_module(module), name).__doc__ or "").partition("Parameters\n")[0]
    assert not [part for part in about.strip().split("\n\n") if "\n" in part.strip()]


def test_the_commands_in_the_list_are_the_ones_that_are_tested() -> None:
    assert {name for name, *_ in COMMANDS} >= set(OURS)
