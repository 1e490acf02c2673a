"""What the hunt through the parsers of the desks found, each in its smallest form."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.fuzz.desk_parsers import event_log, room_log, the_event, the_room

from shuffleup.bots.bot import RefusedError
from shuffleup.cli.output import UsageError
from shuffleup.cli.tournament.paper.event_exports import players_in
from shuffleup.hand.commands import Discard, RaiseTo
from shuffleup.hand.setup import SetupError
from shuffleup.law.ruling import Reason, Refusal
from shuffleup.log import LogFileError
from shuffleup.room.keeping.kept_streams import KeptLogError
from shuffleup.tournament.event_terms.structure_file import read_structure

FILE = Path("players.csv")


@pytest.mark.parametrize("name", ["9" * 5000, "e\u202event", "e\x7fvent", "event" * 200])
def test_a_log_of_a_desk_that_holds_another_stream_is_told_in_a_sentence(name: str) -> None:
    for kept, read, own in ((the_room(), room_log, "room"), (the_event(), event_log, "event")):
        line = next(line for line in kept.lines if f'"{own}":' in line)
        with pytest.raises(KeptLogError) as found:
            read(line.replace(f'"{own}":', f'"{name}":', 1))
        assert len(str(found.value)) <= 500
        assert str(found.value).isprintable()


@pytest.mark.parametrize("kind", [KeptLogError, LogFileError])
def test_whatever_a_log_holds_is_told_in_a_sentence(kind: type[ValueError]) -> None:
    error = kind("it holds " + "x" * 10_000 + "\x1b[2J")
    assert len(str(error)) <= 500
    assert str(error).isprintable()


@pytest.mark.parametrize(
    "text", ["x" * 200_000, '"' + "a\n" * 150_000, "", "\n", "Ann\nAnn", "Ann: x", "a\x1b[2J"]
)
def test_a_spreadsheet_that_names_no_players_is_refused(text: str) -> None:
    with pytest.raises(UsageError) as found:
        players_in(FILE, text)
    assert len(str(found.value)) <= 500
    assert str(found.value).isprintable()


def test_a_structure_that_is_no_text_is_refused_in_our_words() -> None:
    with pytest.raises(SetupError, match="not text that could be in a file"):
        read_structure('{"structure": 1, "\ud800": 1}')


def test_the_mistake_of_a_bot_does_not_tell_its_cards() -> None:
    refusal = Refusal(Reason.OUT_OF_TURN, "it is not your turn")
    assert "51" not in str(RefusedError(Discard(2, (51, 17)), refusal))
    assert str(RefusedError(RaiseTo(2, 51), refusal)).startswith("RaiseTo(seat=2, to=51)")
    assert len(str(RefusedError("x" * 10**6, refusal))) < 300
