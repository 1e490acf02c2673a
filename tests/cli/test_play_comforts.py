"""What makes play pleasant: cards in order, money with cents, no waiting, nothing cut off."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.cli.calling import Call
from tests.cli.test_screen import NAMES, console, dealt, plain

from shuffleup.bots import CallingStation
from shuffleup.cards import parse
from shuffleup.cli.amounts import amount, read_amount
from shuffleup.cli.choices import read_table_stakes
from shuffleup.cli.faces import Faces
from shuffleup.cli.output import UsageError
from shuffleup.cli.play import display, menu
from shuffleup.cli.play.answers import UnclearError, offer, read
from shuffleup.cli.play.felt import felt
from shuffleup.cli.play.rows import rows
from shuffleup.cli.play.scene import Scene, held
from shuffleup.cli.play.story import Story
from shuffleup.games import Sheet, game, games
from shuffleup.hand import Call as CallIt
from shuffleup.hand import Discard, Fold, Hand, RaiseTo, Stakes, act, new_hand, proceed
from shuffleup.hand import options as may
from shuffleup.hand.view import view
from shuffleup.hand.words.hand_picture import title
from shuffleup.table import House, new_table


def scene_of(hand: Hand, me: int = 0) -> Scene:
    names, faces = NAMES[: hand.n], Faces(console())
    story = Story(hand.game, names, me, faces)
    shown = view(hand, me)
    story.hear(shown.events)
    return Scene(shown, story, hand.game, names, "Title", 1, faces)


def begun(stakes: str = "no-limit 1/2", key: str = "holdem", seats: int = 3) -> Hand:
    read_as = read_table_stakes(game(key), stakes, None)
    hand = new_hand(key, read_as, [100 * read_as.small_bet] * seats, seed=7)
    proceed(hand)
    return hand


# ---- an amount where none belongs ------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("c 5", "A call is 2, not '5'. To raise, type r 4 to 200, like r 5."),
        ("call 5", "A call is 2, not '5'."),
        ("f 5", "A fold takes no amount, not '5'."),
        ("x 5", "A check takes no amount"),
        ("a 5", "All-in is 200, not '5'."),
        ("r 5 6", "'5 6' is not one amount"),
    ],
)
def test_an_amount_after_what_takes_none_is_refused_and_not_overheard(
    typed: str, said: str
) -> None:
    hand = begun()
    with pytest.raises(UnclearError) as unclear:
        read(typed, view(hand, hand.actor))
    assert str(unclear.value).startswith(said)


@pytest.mark.parametrize("typed", ["c", "c 2", "call", "call 2"])
def test_the_amount_of_the_call_itself_may_be_said(typed: str) -> None:
    hand = begun()
    assert read(typed, view(hand, hand.actor)) == CallIt(hand.actor)


# ---- money -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chips", "dollar", "said"),
    [(1250, 100, "12.50"), (1200, 100, "12"), (5, 100, "0.05"), (-5, 100, "-0.05"),
     (1_250_000, 1, "1,250,000"), (123_456_789, 100, "1,234,567.89")],
)  # fmt: skip
def test_amounts_are_written_and_read_back(chips: int, dollar: int, said: str) -> None:
    assert amount(chips, dollar) == said
    if chips > 0:
        assert read_amount(said, dollar) == chips


@pytest.mark.parametrize("text", ["0.255", "x", "", "1.5.5", "-1", "."])
def test_what_is_no_amount_is_none(text: str) -> None:
    assert read_amount(text, 100) is None


def test_cents_are_offered_typed_and_told() -> None:
    hand = begun("0.25/0.50")
    seen = view(hand, hand.actor)
    assert hand.stakes.blinds == (25, 50)
    assert offer(seen).plain == "[f]old  [c]all 0.50  [r]aise to 1–50 (type: r 1)  [a]ll-in 50"
    assert read("r 1.75", seen) == RaiseTo(hand.actor, 175)
    assert read("r 1", seen) == RaiseTo(hand.actor, 100)
    act(hand, RaiseTo(hand.actor, 175))
    scene = scene_of(hand)
    assert "raises to 1.75" in " ".join(line.plain for line in scene.story.lines)
    assert scene.pot() == "Pot 2.50"
    assert title(hand.game, hand.stakes) == "No-limit Hold'em 0.25/0.50"


def test_a_game_of_cents_is_played_to_its_balance(call: Call) -> None:
    answer = call("play", "holdem", "--stakes", "0.25/0.50", "--stack", "20", "--seed", "3",
                  "--bots", "caller", "--plain", "--no-save", typed="r 1.13\nf\nq\n")  # fmt: skip
    assert answer.code == 0
    assert "No-limit Hold'em 0.25/0.50" in answer.out
    assert "[r]aise to 1–20" in answer.out
    assert "You raise to 1.13" in answer.out


def test_a_refusal_speaks_of_money_where_the_table_plays_in_cents(call: Call) -> None:
    answer = call("play", "holdem", "--stakes", "0.25/0.50", "--stack", "20", "--seed", "3",
                  "--book", "rpl", "--plain", "--no-save",
                  typed="r 0.75\nf\nadd 2000.50\nq\n")  # fmt: skip
    assert "Refused: raise to 0.75: the least is 6.23 (rpl/" in answer.out
    assert "You add 2,000.50." in answer.out
    assert "in chips of" not in answer.out


def test_a_word_that_means_nothing_between_hands_deals_no_hand(call: Call) -> None:
    out = call("play", "holdem", "--seed", "3", "--plain", "--no-save",
               typed="f\nrebyu 100\nq\n").out  # fmt: skip
    assert "'rebyu 100' means nothing between two hands; Enter deals the next one" in out
    assert "--- hand 2" not in out


def test_no_stack_with_cents_is_cut_in_the_rows_of_a_small_window() -> None:
    """All chips together are 150, three signs wide, and a stack of 49.75 is five."""
    hand = begun("0.25/0.50")
    shown = "\n".join(plain(rows(scene_of(hand)), 80))
    assert "49.75" in shown
    assert "49.50" in shown
    assert "…" not in shown


def test_a_table_of_cents_refuses_in_money() -> None:
    stakes = read_table_stakes(game("holdem"), "0.25/0.50", None)
    table = new_table("holdem", stakes, 6, house=House(buy_in=(2_000, 100_050)))
    for words, said in (
        ("Ann: Ann sits 1 with 1950", "a full buy-in is at least 20"),
        ("Ann: Ann sits 1 with 100100", "nobody buys in for more than 1,000.50"),
    ):
        refused = table.act(words).refusal
        assert refused is not None
        assert refused.says == said


def test_a_hand_of_cents_refuses_in_money_and_one_of_quarters_in_chips() -> None:
    hand = begun("0.25/0.50")
    refused = act(hand, RaiseTo(hand.actor, 75)).refusal
    assert refused is not None
    assert refused.says == "raise to 0.75: the least is 1"
    assert amount(5, 4) == "5"  # a dollar of four chips has no cents


def test_what_is_due_may_be_said_with_post_as_it_is_offered(call: Call) -> None:
    words = ("play", "holdem", "--stakes", "0.25/0.50", "--seats", "4", "--seed", "3", "--bots",
             "caller", "--book", "mohegan", "--plain", "--no-save")  # fmt: skip
    out = call(*words, typed="f\naway\n\n\nback\npost 0.50 dead 0.25\nq\n").out
    offered = "To come in: post 0.50 dead 0.25, or wait"
    assert out.count(offered) == 2  # when they are back, and with what comes of it
    assert "You mean to come in and post what is due" in out
    assert "Refused" not in out


@pytest.mark.parametrize(
    ("key", "text", "blinds", "bets", "ante", "bring_in", "dollar"),
    [
        ("holdem", "1/2", (1, 2), (2, 2), 0, 0, 1),
        ("holdem", "0.05/0.10", (5, 10), (10, 10), 0, 0, 100),
        ("omaha", "5/10", (5, 10), (10, 10), 0, 0, 1),
        ("omaha-eight", "4/8", (2, 4), (4, 8), 0, 0, 1),
        ("omaha-eight", "0.50/1", (25, 50), (50, 100), 0, 0, 100),
        ("razz", "4/8", (), (4, 8), 1, 2, 1),
        ("razz", "1/2", (), (1, 2), 1, 1, 1),
        ("jacks-or-better", "2/4", (), (2, 4), 1, 0, 1),
    ],
)
def test_stakes_may_be_two_amounts_alone(
    key: str, text: str, blinds: tuple[int, ...], bets: tuple[int, int], ante: int, bring_in: int,
    dollar: int,
) -> None:  # fmt: skip
    sheet = game(key)
    structure = sheet.structures[0]
    stakes = Stakes(structure, *bets, blinds, ante=ante, bring_in=bring_in, dollar=dollar)
    assert read_table_stakes(sheet, text, None) == stakes


def test_amounts_smaller_than_a_cent_are_refused() -> None:
    with pytest.raises(UsageError, match=r"'0\.005' is not an amount with cents"):
        read_table_stakes(game("holdem"), "0.005/0.01", None)


# ---- cards in order --------------------------------------------------------------------------


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_a_hand_is_held_from_the_ace_down_and_thrown_away_by_its_place(sheet: Sheet) -> None:
    hand = dealt(sheet, 3)
    proceed(hand)
    seen = view(hand, 0)
    mine = held(seen, 0)
    assert sorted(mine) == sorted(seen.hands[0])
    if not sheet.stud:
        assert list(mine) == sorted(mine, reverse=True)


def test_the_numbers_of_a_draw_are_those_on_the_screen() -> None:
    hand = dealt(game("five-card-draw"), 3)
    proceed(hand)
    while hand.phase != 4:  # drawing
        act(hand, CallingStation().decide(view(hand, hand.actor)))
    me = hand.actor
    shown = display.numbered(scene_of(hand, me)).plain
    mine = held(view(hand, me), me)
    assert read("d 1 5", view(hand, me)) == Discard(me, (mine[0], mine[4]))
    assert parse(shown.split()[0].partition(":")[2]) == mine[:1]


# ---- no waiting ------------------------------------------------------------------------------


def test_after_a_fold_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    monkeypatch.setattr(display, "sleep", slept.append)
    hand = begun()
    me = hand.actor
    lines = display.Lines(Console(file=io.StringIO()), 0.5)
    act(hand, Fold(me))
    lines.show(scene_of(hand, me))
    assert slept == []
    lines.show(scene_of(hand, (me + 2) % 3))
    assert slept == [0.5]


# ---- nothing cut at 120 columns --------------------------------------------------------------


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_nothing_is_cut_at_120_columns(sheet: Sheet) -> None:
    hand = dealt(sheet, min(sheet.max_seats, 9))
    proceed(hand)
    while not hand.over:
        scene = scene_of(hand)
        assert not any("…" in line for line in plain(felt(scene, 120), 120))
        act(hand, CallingStation().decide(view(hand, hand.actor)))
    scene = scene_of(hand)
    drawn = " ".join(" ".join(plain(felt(scene, 120), 120)).replace("│", " ").split())
    assert "…" not in drawn
    for seat in scene.seats():
        assert all(word in drawn for word in scene.note(seat).plain.split())
    assert may(hand) is None


@pytest.mark.parametrize("columns", [80, 120])
def test_no_game_of_the_menu_is_cut(columns: int) -> None:
    shown = io.StringIO()
    menu._list(Console(file=shown, width=columns))
    lines = shown.getvalue().splitlines()
    assert any("HORSE" in line and "5 games: Hold'em" in line for line in lines)
    assert "…" not in shown.getvalue()
    assert max(map(len, lines)) <= columns
