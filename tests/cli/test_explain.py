"""``law explain``: the clauses behind each event of a hand, under the book in force."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.calling import Call

from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import digest, rulebook

SHORT = """\
holdem no-limit 100/200; button Dee
seats: Ann 20000, Bob 20000, Cy 20000, Dee 850
Cy raises to 600; Dee all-in 850; Ann calls; Bob folds
x Cy raises to 1250 (betting-closed)
"""
CAPPED = """\
holdem limit 10/20 blinds 5/10
seats: Ann 500, Bob 500, Cy 500
Cy raises to 20; Ann raises to 30; Bob raises to 40
x Cy raises to 50 (raises-capped)
"""
FOUR_RAISES = CAPPED.replace("x Cy raises to 50 (raises-capped)", "Cy raises to 50")


@pytest.fixture
def hand(tmp_path: Path) -> Path:
    file = tmp_path / "hand.txt"
    file.write_text(SHORT)
    return file


def ids(row: dict[str, Any]) -> list[str]:
    return [clause["id"] for clause in row["clauses"]]


def test_every_event_is_told_with_its_clauses_and_the_reason(call: Call, hand: Path) -> None:
    rows = call("law", "explain", str(hand), "--book", "rpl", "--json").json()
    events = [row for row in rows if row["event"] is not None]
    assert [row["event"] for row in events] == list(range(1, len(events) + 1))
    for row in rows:
        assert row["what"]
        assert len(row["why"]) == len(row["grounds"]) > 0
        assert set(row["clauses"][0]) == {"id", "title", "says"}
    opened = next(row for row in events if row["what"] == "pre-flop: Cy acts first")
    assert opened["grounds"] == ["first-round-opens", "first-betting-round"]
    assert "rpl/betting.5" in ids(opened)


def test_an_attempt_stands_where_it_was_refused(call: Call, hand: Path) -> None:
    rows = call("law", "explain", str(hand), "--book", "rpl", "--json").json()
    (refused,) = [row for row in rows if row["event"] is None]
    assert rows[-1] is refused
    assert refused["what"] == "Cy raises to 1250"
    assert refused["after"] == rows[-2]["event"]
    assert "the betting is closed to you" in refused["refused"]
    assert ids(refused) == ["rpl/nl.3"]


@pytest.mark.parametrize("book", [*BOOKS, "corner-club"])
def test_the_clauses_are_those_of_the_book_or_of_common_practice(
    call: Call, hand: Path, book: str
) -> None:
    rows = call("law", "explain", str(hand), "--book", book, "--json").json()
    layers = {layer.name for layer in rulebook(book).layers}
    found = {id.partition("/")[0] for row in rows for id in ids(row)}
    assert found <= layers
    assert len(found) > 1


def test_people_get_a_table_and_one_event_in_full(call: Call, hand: Path) -> None:
    told = call("law", "explain", str(hand), "--book", "rpl").out
    assert "Explained by Raleigh Poker League." in told
    assert "Dee raises to 850" in told
    assert "refused: raise to 1,250" in told
    full = call("law", "explain", str(hand), "--book", "rpl", "--event", "11").out
    assert "11. Dee raises to 850" in full
    assert "must an all-in reach to reopen no-limit/pot-limit betting?" in full
    assert "rpl/nl.3" in full
    assert "Cy raises to 600" not in full
    only = call("law", "explain", str(hand), "--event", "11", "--json").json()
    assert [row["event"] for row in only] == [11]


def test_the_book_a_hand_was_played_by_explains_it(call: Call, hand: Path) -> None:
    hand.write_text(f"{SHORT}rulebook {digest(rulebook('mohegan'))}\n")
    answer = call("law", "explain", str(hand), "--json")
    assert "Played by Mohegan" in answer.err
    assert ids(answer.json()[-1])[0].startswith("mohegan/")
    other = call("law", "explain", str(hand), "--book", "rpl", "--json")
    assert "the hand was played by" in other.err
    assert ids(other.json()[-1]) == ["rpl/nl.3"]


def test_without_a_book_that_is_known_common_practice_explains(call: Call, hand: Path) -> None:
    assert "The hand names no book" in call("law", "explain", str(hand), "--json").err
    hand.write_text(f"{SHORT}rulebook 0123456789abcdef\n")
    answer = call("law", "explain", str(hand), "--json")
    assert "No book here is 0123456789abcdef" in answer.err
    assert all(id.startswith("common/") for row in answer.json() for id in ids(row))


def test_a_point_the_hand_decided_for_itself_cites_no_clause(call: Call, hand: Path) -> None:
    hand.write_text(CAPPED.replace("blinds 5/10", "blinds 5/10; rules: limit-raise-cap 3"))
    (row,) = [r for r in call("law", "explain", str(hand), "--json").json() if not r["event"]]
    assert ids(row) == ["common/limit-raise-cap"]
    own = call("law", "explain", str(hand), "--book", "corner-club", "--json").json()
    (row,) = [r for r in own if not r["event"]]
    assert row["grounds"] == ["limit-raise-cap"]
    assert row["clauses"] == []
    assert "? 3 (so in this hand; corner-club/raises has 4)" in row["why"][0]
    told = call("law", "explain", str(hand), "--book", "corner-club").out
    assert "limit-raise-cap: as this hand has it" in told


def test_a_hand_of_a_file_of_several_is_chosen_by_its_number(call: Call, hand: Path) -> None:
    hand.write_text(f"# hand 1\n{SHORT}\n# hand 2\n{CAPPED}")
    answer = call("law", "explain", str(hand))
    assert (answer.code, "2 hands in it; say which with --hand" in answer.err) == (2, True)
    rows = call("law", "explain", str(hand), "--hand", "2", "--json").json()
    assert rows[-1]["what"] == "Cy raises to 50"


@pytest.mark.parametrize(
    ("text", "words", "says"),
    [
        (SHORT, ("--event", "99"), "there are events 1 to 13, and no 99"),
        (SHORT, ("--event", "0"), "and no 0"),
        (SHORT, ("--hand", "2"), "there are hands 1 to 1, and no 2"),
        (SHORT, ("--book", "ritz"), "no book is called 'ritz'; there are pechanga"),
        (SHORT + "Cy dances", (), "hand.txt:5: 'dances' is not something a player does"),
        (FOUR_RAISES, ("--book", "rpl"), "hand.txt:4: Refused: raise to 50: the betting is capped"),
        (FOUR_RAISES, (), "so under this book the hand cannot go on as it is written"),
        ("# nothing\n", (), "there is no hand in it"),
    ],
)
def test_what_cannot_be_explained_says_why(
    call: Call, hand: Path, text: str, words: tuple[str, ...], says: str
) -> None:
    hand.write_text(text)
    answer = call("law", "explain", str(hand), *words)
    assert answer.code == 2
    assert says in answer.err


def test_a_hand_that_play_saved_is_explained(call: Call, tmp_path: Path) -> None:
    call("play", "stud-high-low", "--auto", "--hands", "1", "--seed", "3", "--book", "pechanga",
         "--save", str(tmp_path / "saved"))  # fmt: skip
    (file,) = (tmp_path / "saved").iterdir()
    answer = call("law", "explain", str(file), "--json")
    assert "Played by Pechanga" in answer.err
    assert all(row["clauses"] for row in answer.json())


def test_a_hand_played_by_an_older_text_is_explained_by_todays(call: Call, hand: Path) -> None:
    hand.write_text(f"{SHORT}rulebook mohegan@0000000000000000\n")
    answer = call("law", "explain", str(hand), "--json")
    assert "Played by an older text of" in answer.err
    assert ids(answer.json()[-1])[0].startswith("mohegan/")


def test_a_clause_of_another_game_is_not_cited(call: Call, hand: Path) -> None:
    rows = call("law", "explain", str(hand), "--book", "mohegan", "--json").json()
    cited = {id for row in rows for id in ids(row)}
    assert "mohegan/holdem.1" in cited
    assert "mohegan/omaha.1" not in cited


def test_a_hand_written_for_one_book_is_explained_by_another(call: Call, hand: Path) -> None:
    hand.write_text(CAPPED.replace("x Cy", "= Cy may: fold, call 20\nx Cy") + "Cy calls\n")
    assert "not under" not in call("law", "explain", str(hand), "--book", "mohegan").out
    rows = call("law", "explain", str(hand), "--book", "corner-club", "--json").json()
    false = [row for row in rows if "not_so" in row]
    assert [(row["event"], row["what"], row["not_so"]) for row in false] == [
        (None, "Cy may: fold, call 20", "Cy may: fold, call 20, raise to 50"),
        (None, "Cy raises to 50", "it is allowed"),
    ]
    assert false[0]["after"] == false[1]["after"] == rows[rows.index(false[0]) - 1]["event"]
    assert rows[-1]["what"] == "Cy calls"
    told = call("law", "explain", str(hand), "--book", "corner-club").out
    assert "so in the transcript; not under corner-club: Cy may:" in told
    assert "refused in the transcript; not under corner-club\n" in told


def test_a_refusal_for_another_reason_is_still_a_refusal(call: Call, hand: Path) -> None:
    hand.write_text(CAPPED.replace("raises-capped", "out-of-turn"))
    *_, row = call("law", "explain", str(hand), "--json").json()
    assert "capped" in row["refused"]
