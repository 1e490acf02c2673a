"""``import shuffleup``: the names one expects, at once, and objects that say what they are."""

from __future__ import annotations

import inspect
import subprocess
import sys
from importlib import import_module

import pytest
from msgspec.structs import replace

import shuffleup
from shuffleup import (
    Call,
    Card,
    Hand,
    RaiseTo,
    SetupError,
    View,
    act,
    apply,
    badugi,
    deuce_to_seven,
    high,
    new_hand,
    new_table,
    no_limit,
    parse,
    proceed,
    show,
    view,
)
from shuffleup.table.viewing import pictures

NAMES = ("Ann", "Bob", "Cy", "Dee")


def four() -> Hand:
    hand = new_hand("holdem", no_limit(100, 200), [20_000] * 3 + [850], seed=7, names=NAMES)
    proceed(hand)
    return hand


# ---- names -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in shuffleup.__all__ if name != "__version__"])
def test_every_name_is_the_one_of_its_package_and_no_package(name: str) -> None:
    there = import_module(f"shuffleup.{shuffleup.PLACE_OF[name]}")
    assert getattr(shuffleup, name) is getattr(there, name)
    assert not inspect.ismodule(getattr(shuffleup, name))


def test_the_list_of_names_is_whole() -> None:
    assert sorted(shuffleup.__all__) == sorted(["__version__", *shuffleup.PLACE_OF])


def test_dir_shows_these_names_and_no_inner_ones() -> None:
    import_module("shuffleup.hand")  # a package that was imported is still no name of its own here
    assert dir(shuffleup) == sorted(shuffleup.__all__)
    assert inspect.ismodule(shuffleup.hand)


def test_what_the_types_promise_is_what_is_there() -> None:
    source = inspect.getsource(shuffleup).partition("if TYPE_CHECKING")[2].partition("PLACES =")[0]
    assert [name for name in shuffleup.PLACE_OF if f" {name}" not in source] == []


def test_importing_it_imports_nothing_else() -> None:
    code = "import sys, shuffleup; print(shuffleup.__version__, 'shuffleup.hand' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [shuffleup.__version__, "False"]


def test_a_name_that_is_not_there_is_said() -> None:
    with pytest.raises(AttributeError, match="shuffleup has no 'rase'"):
        _ = shuffleup.rase  # type: ignore[attr-defined]


# ---- acting ----------------------------------------------------------------------------------


def test_a_hand_acts_on_words_and_on_commands_as_act_does() -> None:
    hand, other = four(), four()
    for said, meant in (("Cy raises to 600", RaiseTo(2, 600)), ("Dee is all-in", RaiseTo(3, 850))):
        assert hand.act(said).ok
        assert act(other, meant).ok
    assert hand == other
    assert hand.act(Call(0)).ok
    assert act(other, "Ann calls").ok
    assert hand == other


def test_a_refusal_names_the_player_and_not_the_seat() -> None:
    assert str(four().act("Ann calls").refusal) == "Refused: it is the turn of Cy (turn)."
    nameless = new_hand("holdem", no_limit(1, 2), [200] * 3, seed=7)
    proceed(nameless)
    assert str(nameless.act("seat 2 calls").refusal) == "Refused: it is the turn of seat 3 (turn)."


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (["Ann", "Bob"], "3 seats have 3 names, not 2"),
        (["Ann", "Ann", "Cy"], "two players are called 'Ann'"),
        (["Ann", 7, "Cy"], "names are texts"),
    ],
)
def test_names_that_cannot_be_are_refused(names: list[str], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        new_hand("holdem", no_limit(1, 2), [200] * 3, seed=1, names=names)


def test_a_table_acts_too() -> None:
    table = new_table("holdem", no_limit(1, 2), 6)
    assert table.act("Ann sits 1 with 200").ok
    assert str(table).splitlines()[1] == "seat 1  Ann  200"


# ---- what they look like ---------------------------------------------------------------------


def test_a_hand_prints_as_it_stands() -> None:
    hand = four()
    hand.act("Cy raises to 600")
    hand.act("Dee is all-in")
    assert repr(hand) == "<Hand: No-limit Hold'em 100/200, pre-flop, pot 1,750, Ann to bet>"
    assert str(hand).splitlines() == [
        "No-limit Hold'em 100/200, pre-flop, pot 1,750, Ann to bet",
        "   Ann  19,900  bet 100  5d 7s  to act",
        "   Bob  19,800  bet 200  5c 7c",
        "   Cy   19,400  bet 600  3s 5h",
        "B  Dee       0  bet 850  9d Kc  all-in",
    ]


def test_a_notebook_gets_html_in_which_a_name_is_no_markup() -> None:
    hand = new_hand("stud", shuffleup.limit(4, 8, ante=1, bring_in=2), [50, 50], seed=1,
                    names=["<b>Ann", "Bob"])  # fmt: skip
    proceed(hand)
    page = hand._repr_html_()
    assert "&lt;b&gt;Ann" in page
    assert page.count("<tr>") == page.count("</tr>") == 2
    assert "A♠" in Card("As")._repr_html_()
    table = new_table("holdem", no_limit(1, 2), 6)
    table.act("Ann sits 1 with 200")
    assert "<td>Ann</td>" in table._repr_html_()


def test_a_card_is_its_int_and_reads_as_a_card() -> None:
    ace = Card("As")
    assert (ace, str(ace), repr(ace), ace.name) == (51, "As", "Card('As')", "ace of spades")
    assert show([ace, Card(0)]) == "As2c"
    with pytest.raises(ValueError, match="2 cards, not one"):
        Card("AsKs")
    with pytest.raises(ValueError, match="99 is not a card"):
        Card(99)


def test_suits_are_read_as_they_are_drawn() -> None:
    assert parse("A♠ K♥️ 10♦ 2♧") == parse("As Kh Td 2c")


# ---- help and errors -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind",
    [View, pictures.Felt, pictures.PlayerView, pictures.SpectatorView, pictures.DealerView,
     pictures.FloorView, pictures.CageView, pictures.NextDeal],
)  # fmt: skip
def test_help_tells_what_every_field_of_a_view_is(kind: type) -> None:
    lines = (kind.__doc__ or "").splitlines()
    told = [line.split()[0] for line in lines if line.startswith("    ") and line.strip()]
    fields = kind.__struct_fields__  # type: ignore[attr-defined]
    assert [name for name in fields if name not in told] == []


@pytest.mark.parametrize("viewer", [99, 4, -3, "Ann", True])
def test_a_viewer_who_is_not_there_is_an_error(viewer: int) -> None:
    with pytest.raises(ValueError, match="a viewer is a seat from 0 to 3, SPECTATOR or DEALER"):
        view(four(), viewer)


def test_applying_a_command_says_where_it_belongs() -> None:
    with pytest.raises(TypeError, match=r"Call is a command: put it to act\(hand, …\)"):
        apply(four(), Call(0))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="int is not an event"):
        apply(four(), 7)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [high, deuce_to_seven, badugi, shuffleup.ace_to_five])
@pytest.mark.parametrize("wrong", [-1, 52, "As"])
def test_what_is_no_card_has_no_value(value: object, wrong: object) -> None:
    with pytest.raises(ValueError, match="is not a card of the deck: cards are ints from 0 to 51"):
        value([wrong, 5, 10, 15])  # type: ignore[operator]


def test_stakes_that_are_none_are_told_how_to_make_them() -> None:
    with pytest.raises(SetupError, match=r"stakes are made by no_limit\(1, 2\), .*, not 1, 2"):
        new_hand("holdem", (1, 2), [200, 200])  # type: ignore[arg-type]


def test_a_hand_of_cents_is_shown_in_money() -> None:
    stakes = replace(no_limit(25, 50), dollar=100)
    hand = new_hand("holdem", stakes, [5_000, 12_345], seed=7)
    proceed(hand)
    assert repr(hand) == "<Hand: No-limit Hold'em 0.25/0.50, pre-flop, pot 0.75, seat 2 to bet>"
    assert "123.20" in str(hand)
    quarters = new_hand("holdem", replace(stakes, dollar=4), [5_000, 12_345], seed=7)
    assert "25/50 dollar 4, not begun" in repr(quarters)
