"""A small hunt through every parser, and what the great one found, each in its smallest form."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.fuzz.every_parser import PARSERS
from tests.fuzz.hunting import LONGEST_ERROR, hunt

from shuffleup.cards import parse as parse_cards
from shuffleup.cards import shuffled
from shuffleup.cases.files import read_cases
from shuffleup.cli.floor.ask import parse_question
from shuffleup.cli.output import UsageError
from shuffleup.cli.run_file import read_text
from shuffleup.equity.ranges import RangeError, parse_range
from shuffleup.floor.facts import FactError
from shuffleup.floor.floor_transcript import run as run_hand
from shuffleup.floor.report_words import read_report
from shuffleup.games import SheetError
from shuffleup.games.load import parse_sheet, read_sheet
from shuffleup.hand import act, new_hand
from shuffleup.hand.setup import SetupError, limit
from shuffleup.histories import PhhError, parse_phhs, read_file, replay_history
from shuffleup.law.loading import parse_house, read_house
from shuffleup.law.notation import NotationError, parse
from shuffleup.law.rule import LawError
from shuffleup.outside_text import OutsideError, counted, file_text, sentence, toml_table
from shuffleup.table import House
from shuffleup.table.words.house_words import read_house as read_designations
from shuffleup.table.words.table_transcript import run as run_table

DIGITS = "9" * 5000
TABLE = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200, -\nbutton Ann\n"
HAND = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200\nbutton Ann\n"
PHH = (
    "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
    "starting_stacks = [200, 200]\nactions = []\n"
)


@pytest.mark.parametrize("name", PARSERS)
def test_a_parser_answers_or_refuses_in_its_own_words(name: str) -> None:
    found = hunt(PARSERS[name], 40, seed=11)
    assert not found.findings, list(found.findings)


# ---- transcripts -----------------------------------------------------------------------------


def why_not(run: Callable[[str], object], text: str) -> tuple[int, str]:
    with pytest.raises(NotationError) as refused:
        run(text)
    assert len(str(refused.value)) <= LONGEST_ERROR
    assert str(refused.value).isprintable()
    return refused.value.line, refused.value.why


def test_hands_that_pass_are_bounded() -> None:
    line, why = why_not(run_table, TABLE + "999999999 hands pass\n")
    assert (line, why) == (4, "999,999,999 hands do not pass at once; at most 1,000 do")


def test_hands_pass_at_a_table_with_an_open_seat() -> None:
    text = "holdem no-limit 1/2\nseats: Ann 200, Bob 200, Cy 200, -; button Ann\n2 hands pass\n"
    assert run_table(text).table.hands == 2


def test_a_player_may_sit_at_a_table_without_chips() -> None:
    assert run_table("holdem no-limit 1/2\nseats: Ann 0, Bob 200, Cy 200\n").table.n == 3


@pytest.mark.parametrize(
    "line",
    [
        f"{DIGITS} hands pass", f"Ann adds {DIGITS}", f"Dee sits {DIGITS} with 100",
        f"Dee sits 4 with {DIGITS}x{DIGITS}", f"[{DIGITS}:00] next hand", "[soon] next hand",
        f"next hand button {DIGITS}", f"table: drop {DIGITS}", "table: buy-in", "table: ,", "= Ann",
    ],
)  # fmt: skip
def test_a_line_of_a_table_that_cannot_be_read_is_named(line: str) -> None:
    assert why_not(run_table, TABLE + line + "\n")[0] == 4


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, ""), (1, "# nothing\n"), (1, "holdem\n"), (1, "holdem no-limit 1/2\n"),
        (1, f"holdem no-limit 1/{DIGITS}\nseats: Ann 200, Bob 200\n"),
        (1, "holdem no-limit 1/2\nseats: Ann 200\n"),
        (1, "holdem no-limit 1/2\nseats: " + ", ".join(["-"] * 20_000) + "\n"),
        (2, "holdem no-limit 1/2\nseats: Ann, Bob 200\n"),
        (2, f"holdem no-limit 1/2\nseats: Ann {2**53}, Bob {2**53}\n"),
        (2, "holdem no-limit 1/2\nseats: Ann\x1b[2J 200, Bob 200\n"),
        (3, "holdem no-limit 1/2\nseats: Ann 200, Bob 200\nbutton 9\n"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_open_says_so(line: int, text: str) -> None:
    assert why_not(run_table, text)[0] == line


@pytest.mark.parametrize(
    "line", [f"Cy raises to {DIGITS}", "Cy raises to ²", "x (", "= Ann", f"Cy runs it {DIGITS}"]
)
def test_a_line_of_a_hand_that_cannot_be_read_is_named(line: str) -> None:
    assert why_not(run_hand, HAND + line + "\n")[0] == 4


def test_a_line_and_a_text_have_limits() -> None:
    line, why = why_not(run_hand, HAND + "#" * 200_000)
    assert (line, why) == (4, "a line of 200,000 characters; at most 100,000 are read")
    assert why_not(run_hand, "#\n" * 3_000_000)[0] == 1
    assert why_not(run_hand, "a;" * 49_999 + "\n" + ("a;" * 49_999 + "\n") * 4)[0] == 5


# ---- hand histories --------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["min_bet", "antes", "blinds_or_straddles", "starting_stacks"])
@pytest.mark.parametrize(
    "number",
    [
        "1e1000000000000000000",
        "-1e1000000000000000000",
        "1e-1000000000000000000",
        DIGITS,
        "nan",
        "-inf",
    ],
)
def test_a_number_of_a_history_is_money_or_an_error(field: str, number: str) -> None:
    value = number if field == "min_bet" else f"[{number}, {number}]"
    text = re.sub(rf"(?m)^{field} = .*$", f"{field} = {value}", PHH)
    (hand,) = parse_phhs(text, "some.phh")
    assert isinstance(hand, PhhError)
    assert len(str(hand)) <= LONGEST_ERROR


@pytest.mark.parametrize("amount", [DIGITS, "1e1000000000000000000", "²", "nan", "-1", "1_0"])
def test_an_amount_of_an_action_is_money_or_an_error(amount: str) -> None:
    text = PHH.replace("[]", f"['d dh p1 ????', 'd dh p2 ????', 'p2 cbr {amount}']")
    (hand,) = parse_phhs(text)
    error = str(hand) if isinstance(hand, PhhError) else replay_history(hand).error
    assert error
    assert len(error) <= LONGEST_ERROR


# ---- TOML ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"a = {DIGITS}", "a = " + "[" * 90_000, "a" + ".a" * 40_000 + " = 1", "a = 1\na = 2",
        "a = " + "9" * 200_000, "[" + "a." * 5000 + "a]", "x = 1979-99-99",
    ],
)  # fmt: skip
def test_toml_that_cannot_be_read_is_one_sentence(text: str) -> None:
    with pytest.raises(OutsideError) as refused:
        toml_table(text)
    assert len(str(refused.value)) <= LONGEST_ERROR
    with pytest.raises(SheetError):
        parse_sheet(text, "some.toml", "some")
    with pytest.raises(LawError):
        parse_house(text, "some.toml")


@pytest.mark.parametrize(
    "text", ["rule = 1", "rule = [1]", "rule = ['a']", "[rule]\nid = 1", "not-inherited = 5"]
)
def test_rules_of_a_house_are_tables(text: str) -> None:
    with pytest.raises(LawError):
        parse_house(text, "some.toml")


# ---- single words ----------------------------------------------------------------------------


def test_numbers_are_bounded() -> None:
    assert counted("1,250") == 1250
    assert counted("0" * 5000 + "7") == 7
    for text in (str(2**53 + 1), DIGITS, "²", "٣", "-1", "", "1.5"):
        with pytest.raises(OutsideError) as refused:
            counted(text)
        assert len(str(refused.value)) < 120


def test_what_is_told_of_an_error_can_be_printed() -> None:
    assert sentence("a\x1b[2Jb\nc") == "a\\x1b[2Jb c"
    assert len(sentence("\x1b" * 10_000)) <= LONGEST_ERROR


def test_designations_without_their_number_are_refused() -> None:
    for text in ("buy-in", "drop", "", ",", "kill at", "wagers in", "time", f"rake {DIGITS}"):
        with pytest.raises(ValueError, match=r"is not complete|nothing a house|wants whole"):
            read_designations(House(), text)


def test_words_to_a_hand_are_refused_and_never_raise() -> None:
    hand = new_hand("holdem", limit(4, 8, (2, 4)), [200] * 3, 0, seed=1)
    for words in (f"seat 1 raises to {DIGITS}", "", "seat", "seat ²", f"seat {DIGITS} folds"):
        answer = act(hand, words, ["Ann", "Bob", "Cy"])
        assert answer.refusal is not None
        assert len(str(answer.refusal)) <= LONGEST_ERROR


def test_reports_with_enormous_facts_are_refused() -> None:
    for words in (f"post-missing: amount {DIGITS}", f"premature-turn: card {'As' * 5000}x"):
        with pytest.raises(FactError) as refused:
            read_report(words, ["Ann", "Bob"])
        assert len(str(refused.value)) <= LONGEST_ERROR


def test_ranges_and_cards_are_bounded() -> None:
    for text in ("22-" * 5000 + "22", "random " * 100_000, "AA@٠.٥"):
        with pytest.raises(RangeError) as refused:
            parse_range(text)
        assert len(str(refused.value)) <= LONGEST_ERROR
    with pytest.raises(ValueError, match="whole number of cards") as odd:
        parse_cards("x" * 100_001)
    assert len(str(odd.value)) <= LONGEST_ERROR


def test_any_text_is_a_seed() -> None:
    assert sorted(shuffled(range(5), "\ud800")) == list(range(5))


def test_a_question_with_a_number_too_long_is_refused() -> None:
    with pytest.raises(UsageError, match="a number is too long"):
        parse_question(f'{{"kind": {DIGITS}}}', Path("some.json"))


def test_what_is_quoted_is_short_however_many_characters_it_takes_to_show_it() -> None:
    with pytest.raises(ValueError, match="nothing a house designates") as odd:
        read_designations(House(), "\U0001f1cf" * 60)
    assert len(str(odd.value)) <= LONGEST_ERROR


def test_a_setup_error_is_short() -> None:
    assert len(str(SetupError("x" * 10_000))) <= LONGEST_ERROR


# ---- files -----------------------------------------------------------------------------------


def test_a_pipe_is_read_like_a_file(tmp_path: Path) -> None:
    """``shuffleup run <(command)`` hands over the name of a pipe."""
    os.mkfifo(tmp_path / "pipe")
    with ThreadPoolExecutor(1) as writer:
        writer.submit((tmp_path / "pipe").write_text, "good\n")
        assert file_text(tmp_path / "pipe") == "good\n"


def test_only_files_of_text_are_read(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"good\n\xff\n")
    (tmp_path / "zero").write_bytes(b"good\na\0b\n")
    (tmp_path / "mark").write_bytes(b"\xef\xbb\xbfgood\n")
    with (tmp_path / "long").open("wb") as file:
        file.truncate(100 * 2**20)
    says = {
        ".": "is a folder", "nowhere": "No such file",
        "bytes": "is not UTF-8 text: line 2, byte 6", "zero": "line 2 has a zero byte",
        "long": "is longer than 33,554,432 bytes", "a\0b": "is no name of a file",
    }  # fmt: skip
    assert file_text(tmp_path / "mark") == "good\n"
    for name, why in says.items():
        path = tmp_path / name
        with pytest.raises(OutsideError, match=why):
            file_text(path)
        readers = ((read_sheet, SheetError), (read_house, LawError), (read_text, UsageError))
        for read, error in readers:
            with pytest.raises(error, match=why):
                read(path)
        (hand,) = read_file(path)
        assert why in str(hand)
    with pytest.raises(LawError, match="is longer than"):
        read_cases(tmp_path / "long")


def test_brackets_without_a_time_are_no_statement() -> None:
    """``[]x calls`` would be shown as a line that says something must be refused."""
    with pytest.raises(NotationError, match="line 2: there is no time in the brackets"):
        parse("holdem limit 10/20\n[]x calls")


OPENED = "holdem no-limit 1/2\nseats: Ann 100, Bob 100, Cy 100; button Ann\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (OPENED.replace("Ann 100", "Ann 0x4+1x3"), "line 2: '0x4.1x3': a chip is worth something"),
        (OPENED + f"= Ann {DIGITS}", "line 3: .* is too much"),
        (OPENED + "= Ann ²", "line 3: "),
        (OPENED + f"next hand button {DIGITS}", "line 3: .* is too much"),
        (OPENED + "next hand\nBob has AsAs\nAnn folds; Bob calls", "line 3: Refused: "),
    ],
)
def test_a_table_says_which_line_it_cannot_read(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=f"^{why}") as caught:
        run_table(text)
    assert "int" not in str(caught.value)


@pytest.mark.parametrize("book", ["common" * 100, "a\\u0000b"])
def test_a_case_of_a_book_no_file_can_be_called_is_refused(book: str, tmp_path: Path) -> None:
    file = tmp_path / "cases.toml"
    file.write_text(f'[[case]]\nname = "x"\nbook = "{book}"\nrule = "x"\nplay = ""\n')
    with pytest.raises(LawError, match="no book is called"):
        list(read_cases(file))


@pytest.mark.parametrize("share", ["1e-999999999", "1e999999999", "1" * 400, "1/0", "half"])
def test_a_share_that_is_none_is_refused_at_once(share: str) -> None:
    house = 'extends = "common"\ntitle = "x"\n[[rule]]\nid = "x/1"\ntitle = "x"\nsays = "x"\n'
    house += 'treatment = "automatic"\narea = "betting"\nlayer = "table"\n'
    with pytest.raises(LawError, match="kill-multiplier"):
        parse_house(house + f'decides = {{ kill-multiplier = "{share}" }}\n', "x.toml")
