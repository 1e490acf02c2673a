"""How a floor person asks: everyday words, stakes of one's own, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.calling import Call
from tests.cli.test_floor import Typed, typed

from shuffleup.cases.law_questions.finding import found_by, meant, told_of
from shuffleup.cli.floor.ruling_page import alike
from shuffleup.floor.asking.answer_words import WORDS, bare, menu_of, value_said
from shuffleup.floor.asking.scenes import scene
from shuffleup.floor.asking.situations import Situation, compare
from shuffleup.floor.facts import ONE_OF
from shuffleup.irregularities import KINDS
from shuffleup.law.loading import BOOKS
from shuffleup.law.rulebook import rulebook

__all__ = ["typed"]
BOOK = ("--book", "mohegan")


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("burned and turned early", "premature-turn"),
        ("winning hand mucked", "discard-at-showdown"),
        ("wrong chips", "wager"),
        ("string bet", "string-raise"),
        ("acted out of turn", "out-of-turn"),
        ("dealer pushed the pot to the wrong player", "wrong-award"),
        ("exposed card", "down-card-exposed"),
        ("card fell on the floor", "card-off-table"),
        ("did not see the raise", "unaware-of-raise"),
        ("oversized chip", "wager"),
        ("phone", "penalty"),
    ],
)
def test_everyday_words_find_what_is_meant(words: str, kind: str) -> None:
    assert kind in [one.name for one in found_by(words)[:4]]


@pytest.mark.parametrize("word", ["rabbit", "straddle"])
def test_what_the_floor_does_not_rule_on_is_told_from_the_law(call: Call, word: str) -> None:
    assert not found_by(word)
    told = call("floor", "ask", *BOOK, "--kind", word)
    assert told.code == 0
    assert "The books say:" in told.out
    own = [rule.id for rule in told_of(word) if rule.id.startswith("mohegan/")]
    assert any(clause in told.out for clause in own or [told_of(word)[0].id])


def test_what_happened_is_said_without_an_option(call: Call) -> None:
    told = call("floor", "ask", *BOOK, "winning", "hand", "mucked").out
    assert KINDS["discard-at-showdown"].what in told
    assert "The books say:" in call("floor", "ask", *BOOK, "rabbit").out
    assert "nowhere.json: No such file" in call("floor", "ask", *BOOK, "nowhere.json").err


def test_a_misspelt_name_is_put_right(call: Call, typed: Typed) -> None:
    assert meant("premture-flop") == "premature flop"
    assert meant("strng") == "string"
    typed("1")
    told = call("floor", "ask", *BOOK, "--kind", "premture-flop").out
    assert "Did you mean: premature flop?" in told
    assert KINDS["premature-flop"].what in told
    assert "did you mean mohegan?" in call("floor", "ask", "--book", "mohegn").err
    typed("hldem", "1", "Bbo")
    told = call("floor", "ask", *BOOK, "--kind", "out-of-turn").out
    assert "did you mean holdem?" in told


def test_a_misspelt_player_is_put_right(call: Call, typed: Typed) -> None:
    typed("", "1", "Bbo")
    told = call("floor", "ask", *BOOK, "--kind", "out-of-turn").out
    assert "nobody here is called 'Bbo': did you mean Bob?" in told


def test_a_ruling_is_a_sentence_then_why_then_the_clause(call: Call, typed: Typed) -> None:
    typed("nothing", "500", "")
    arguments = ("--kind", "wager", "--game", "holdem 100/200", "--play", "Cy calls")
    told = call("floor", "ask", *BOOK, *arguments).out
    ruling, why, clause = (told.index(head) for head in ("The ruling\n", "Why\n", "The clause"))
    assert ruling < why < clause
    assert "  It is a call of 200.\n" in told[ruling:why]
    assert "oversized chip" in told[why:clause]
    assert "mohegan/betting.5" in told[clause:]


def test_no_name_that_only_the_code_knows_is_told(call: Call, typed: Typed) -> None:
    for kind, answers in (
        ("wager-too-small", ("7", "no", "7", "")),
        ("boxed-card", ("1", "Dee", "1", "")),
    ):
        typed("", "2", *answers, *[""] * 6)
        told = call("floor", "ask", *BOOK, "--kind", kind).out
        assert "The ruling" in told
        for inner in ("taken for granted", "unit 0", "nth", "since nothing", "called-at"):
            assert inner not in told


def test_stakes_seats_and_play_are_ones_own(call: Call, typed: Typed) -> None:
    asked = typed("Lou", "raise", "60", "", "", "")
    seats = ("--seats", "Tom 300, Jim 250, Lou 800, Sue 500; button Sue")
    play = ("--game", "holdem 1/2", "--play", "on the turn Tom bets 40 into 65")
    told = call("floor", "ask", "--book", "rpl", "--kind", "out-of-turn", *seats, *play).out
    assert "Hold'em, no limit 1/2. Seats: Tom 300, Jim 250, Lou 800, Sue 500" in told
    assert "Turn: Tom bets 40." in told
    assert "Pot 105." in told
    assert any("Tom, Jim, Lou, Sue" in prompt for prompt in asked)
    assert "The ruling" in told


def test_the_play_can_be_told_where_a_place_is_asked_for(call: Call, typed: Typed) -> None:
    typed("omaha 5/10", "Zed does nothing", "Bob bets 40 into 165", "Dee")
    told = call("floor", "ask", "--book", "rpl", "--kind", "out-of-turn").out
    assert "tell it: Bob bets 40 into 65" in told
    assert "Omaha, pot limit 5/10" in told
    assert "Pot 205." in told


def test_table_hand_and_people_are_kept_with_a_ruling(
    call: Call, typed: Typed, tmp_path: Path
) -> None:
    log = tmp_path / "rulings.log"
    typed("1", "")
    kept = ("--log", str(log), "--by", "Dana", "--table", "7", "--hand-number", "31")
    arguments = ("--kind", "premature-flop", "--game", "holdem 1/2", "--people", "Tom, Jim")
    call("floor", "ask", *BOOK, *arguments, *kept)
    (one,) = call("floor", "rulings", str(log), "tom", "--json").json()
    assert (one["table"], one["hand"], one["people"]) == ("7", 31, ["Tom", "Jim"])
    told = call("floor", "rulings", str(log)).out
    assert "table 7" in told
    assert "hand 31" in told
    assert "Tom, Jim" in told


def test_a_log_that_cannot_be_kept_is_told_before_anything_is_asked(
    call: Call, typed: Typed, tmp_path: Path
) -> None:
    damaged = tmp_path / "damaged.log"
    damaged.write_bytes(b"nonsense\n")
    assert not (tmp_path / "new.log").exists()
    no_folder = tmp_path / "nowhere" / "rulings.log"
    for path, why in ((damaged, "line 1"), (tmp_path, "is a folder"), (no_folder, "no folder")):
        asked = typed("1")
        failed = call("floor", "ask", *BOOK, "--log", str(path))
        assert (failed.code, why in failed.err) == (2, True)
        assert asked == []
    assert damaged.read_bytes() == b"nonsense\n"
    assert not no_folder.exists()


def test_books_rule_the_same_only_where_somebody_rules() -> None:
    books = [rulebook(name) for name in BOOKS]
    turn = scene("before the flop")
    cannot, _ = compare(Situation("four-card-flop", turn), books)
    assert alike(cannot) == "Nobody rules on what cannot have happened."
    unknown, _ = compare(Situation("out-of-turn", turn), books)
    assert alike(unknown) == "Nobody can rule before that is known."
    dropped = {"seat": "Ann", "nth": "1"}
    same, differ = compare(Situation("card-dropped-by-player", turn, dropped), books[:1])
    assert (alike(same), differ) == ("All of them rule the same.", [])


# ---- answers of a closed list ----------------------------------------------------------------


CLOSED = [(kind, fact) for kind in KINDS.values() for fact in kind.facts if fact.kind == ONE_OF]


def test_every_answer_of_a_menu_can_be_said_by_number_by_its_words_and_by_its_name() -> None:
    for kind, fact in CLOSED:
        shown = menu_of(fact)
        assert len({bare(word) for word in shown}) == len(shown), (kind.name, fact.name)
        for number, (word, value) in enumerate(zip(shown, fact.values, strict=True), 1):
            for said in (str(number), word, word.upper(), value, value.replace("-", " ")):
                assert value_said(fact, said) == value, (kind.name, fact.name, said)


def test_words_for_an_answer_are_of_an_answer_there_is() -> None:
    known = {(fact.name, value) for _, fact in CLOSED for value in fact.values}
    assert set(WORDS) <= known


def test_an_answer_that_is_none_is_asked_for_again_with_what_can_be_answered(
    call: Call, typed: Typed
) -> None:
    typed("1", "check like", "12", "0", "something else", "5", "", "", "")
    told = call("floor", "ask", *BOOK, "--kind", "wager").out
    assert told.count("a number from 1 to 11, please, or its words (or: back)") == 3
    assert "only an amount, such as 'forty'" in told
    assert "check like" not in told.replace("not 'check like'", "")
    assert "The ruling" in told
