"""Results from a spreadsheet: read whole, or refused with the line and the column."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shuffleup.league.importing.csv_results import CsvError, read_results
from shuffleup.league.results.result_record import SeasonEventKind

HEAD = "event,day,place,player"


def test_rows_and_columns_come_in_any_order() -> None:
    text = (
        "\n Player ; place;event;day;Prize;kind\n"
        "Cy;2;7;2026-01-09;;\n\nBob;1;7;2026-01-09;1,200;\n"
        "Dee;2;7;2026-01-09;40;\n"
        "Ann;1;2;2026-01-02;;final\n"
    )
    first, second = read_results(text)
    assert (first.event, first.result.kind, first.line) == (2, SeasonEventKind.FINAL, 7)
    assert second.result.places == (("Bob",), ("Cy", "Dee"))
    assert second.result.paid == (("Bob", 1200), ("Dee", 40))
    assert second.lines == {"Cy": 3, "Bob": 5, "Dee": 6}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: the file is empty"),
        (" \n\n", "line 1: the file is empty"),
        (HEAD, "line 2: there is no result under the names of the columns"),
        ("event,day,place", "line 1: there is no column player; needed are event, day, place"),
        (f"{HEAD},plase", "line 1, column 5: no column is called 'plase'; did you mean place?"),
        (f"{HEAD},day", "line 1, column 5: a second column day"),
        ("a table of ours", "line 1, column 1: no column is called 'a table of ours'"),
        (f"{HEAD}\n1,2026-01-02,1", "line 2: 3 cells, and there are 4 columns"),
        (f"{HEAD}\n1,2026-01-02,1,Ann,x", "line 2: 5 cells, and there are 4 columns"),
        (f"{HEAD}\n1,2026-01-02,first,Ann", "line 2, column place: 'first' is not a whole number"),
        (f"{HEAD}\n1,2026-01-02,0,Ann", "line 2, column place: 0 is less than 1"),
        (f"{HEAD}\n,2026-01-02,1,Ann", "line 2, column event: '' is not a whole number"),
        (f"{HEAD}\n1,2026-01-02,1,", "line 2, column player: '' is no name"),
        (
            f"{HEAD}\n1,2026-01-02,1,Ann\n1,2026-01-02,2,Ann",
            "line 3, column player: Ann is in event 1 twice: on line 2 already",
        ),
        (
            f"{HEAD}\n1,2026-01-02,1,Ann\n1,2026-01-02,3,Bob",
            "line 3, column place: event 1 has nobody in place 2, and Bob in place 3",
        ),
        (
            f"{HEAD}\n1,2026-01-02,1,Ann\n1,2026-01-03,2,Bob",
            "line 3, column day: '2026-01-03', and event 1 has '2026-01-02' on line 2",
        ),
        (f"{HEAD},kind\n1,2026-01-02,1,Ann,gala", "line 2, column kind: 'gala' is none of season"),
        (f'{HEAD}\n1,2026-01-02,1,"Ash, Ann"', "line 2, column player: 'Ash, Ann': a name with ,"),
        (f'{HEAD}\n1,2026-01-02,1,"Ann', "line 2: is not CSV: unexpected end of data"),
    ],
)
def test_a_mistake_says_its_line(text: str, says: str) -> None:
    with pytest.raises(CsvError) as found:
        read_results(text)
    assert str(found.value).startswith(says)


PIECES = ["event", "day", "place", "player", ",", ";", "\n", '"', "1", "2", "Ann", "\0"]
texts = st.text(max_size=60) | st.lists(st.sampled_from(PIECES), max_size=30).map("".join)


@given(texts)
@settings(max_examples=100, deadline=None)
def test_no_text_does_more_than_be_refused(text: str) -> None:
    for start in ("", f"{HEAD}\n"):
        try:
            found = read_results(start + text)
        except CsvError:
            continue
        assert all(one.result.places for one in found)
