"""The player's screen: it fits, it shows what it must, and nothing the player may not know."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from shuffleup.bots import CallingStation
from shuffleup.cards import UNKNOWN, shuffled
from shuffleup.cli.faces import Faces, in_rank_order
from shuffleup.cli.play.felt import LEAST_HEIGHT, LEAST_WIDTH, felt
from shuffleup.cli.play.rows import rows
from shuffleup.cli.play.scene import Scene, side_pots
from shuffleup.cli.play.story import Story
from shuffleup.games import Sheet, game, games
from shuffleup.hand import Call, Fold, Hand, RaiseTo, act, new_hand, no_limit, proceed
from shuffleup.hand.usual_stakes import default_stack, default_stakes
from shuffleup.hand.view import view

NAMES = ("You", "Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ivy")
ROOM_FOR_QUESTION_AND_STORY = 8


def console(width: int = 80, *, colour: bool = True) -> Console:
    return Console(
        file=io.StringIO(), width=width, height=24, force_terminal=colour, color_system="256",
        legacy_windows=False, _environ={},
    )  # fmt: skip


def draw(thing: RenderableType, on: Console) -> list[str]:
    with on.capture() as caught:
        on.print(thing, crop=False, overflow="ignore")
    return caught.get().splitlines()


def plain(thing: RenderableType, width: int) -> list[str]:
    on = Console(file=io.StringIO(), width=width, force_terminal=True, color_system=None)
    return [line.rstrip() for line in draw(thing, on)]


def dealt(sheet: Sheet, seats: int) -> Hand:
    stakes = default_stakes(sheet, sheet.structures[0])
    return new_hand(sheet, stakes, [default_stack(stakes)] * seats, seed=5)


def scenes(hand: Hand) -> Iterator[Scene]:
    """Each moment at which the player of seat 0 is asked, everyone staying in."""
    names, faces = NAMES[: hand.n], Faces(console())
    story = Story(hand.game, names, 0, faces)
    seen = 0
    proceed(hand)
    while not hand.over:
        shown = view(hand, 0, seen)
        story.hear(shown.events)
        seen = shown.version
        if hand.actor == 0:
            yield Scene(shown, story, hand.game, names, "Title", 1, faces)
        act(hand, CallingStation().decide(view(hand, hand.actor, hand.version)))


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_a_full_table_of_every_game_fits_80_columns_and_24_lines(sheet: Sheet) -> None:
    for scene in scenes(dealt(sheet, sheet.max_seats)):
        lines = plain(rows(scene), 80)
        assert max(map(len, lines)) <= 80
        assert len(lines) + ROOM_FOR_QUESTION_AND_STORY <= 24
        wanted = (*scene.names, *(scene.cards(seat).plain for seat in scene.view.live))
        assert all(any(part in line for line in lines) for part in wanted)


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_a_full_table_of_every_game_fits_around_the_felt(sheet: Sheet) -> None:
    for scene in scenes(dealt(sheet, sheet.max_seats)):
        lines = plain(felt(scene, LEAST_WIDTH), LEAST_WIDTH)
        assert max(map(len, lines)) <= LEAST_WIDTH
        assert len(lines) + ROOM_FOR_QUESTION_AND_STORY <= LEAST_HEIGHT
        wanted = (*scene.names, *(scene.cards(seat).plain for seat in scene.view.live))
        assert all(any(part in line for line in lines) for part in wanted)


@pytest.mark.parametrize("seats", range(2, 11))
def test_everyone_has_a_place_at_the_felt(seats: int) -> None:
    scene = next(scenes(dealt(game("holdem"), seats)))
    text = "\n".join(plain(felt(scene, 110), 110))
    assert all(name in text for name in NAMES[:seats])


@pytest.mark.parametrize("sheet", games(), ids=lambda sheet: sheet.key)
def test_not_one_letter_changes_when_unseen_cards_are_swapped(sheet: Sheet) -> None:
    """Deal again from a deck in which all that the player has not seen lies in another order."""
    first = dealt(sheet, 4)
    before = next(scenes(first))
    known = {card for hand in before.view.hands for card in hand} - {UNKNOWN}
    unseen = [card for card in first.deck if card not in known]
    mixed = iter(shuffled(unseen, "another order"))
    deck = [card if card in known else next(mixed) for card in first.deck]
    second = new_hand(sheet, first.stakes, first.setup.stacks, deck=deck)
    after = next(scenes(second))
    assert second.hole != first.hole
    assert letters(before) == letters(after)


def letters(scene: Scene) -> list[str]:
    """All that the screen can say at this moment."""
    lines = [*plain(rows(scene), 110), *plain(felt(scene, 110), 110)]
    return [*lines, scene.my_words(), *(line.plain for line in scene.story.lines)]


def test_no_hidden_card_is_on_the_screen_before_the_showdown() -> None:
    hand = dealt(game("holdem"), 6)
    screen = "\n".join(letters(next(scenes(hand))))
    hidden = Faces(console()).row(card for seat in range(1, 6) for card in hand.hole[seat])
    assert len(hidden.plain.split()) == 10
    assert not [name for name in hidden.plain.split() if name in screen]
    assert Faces(console()).row(in_rank_order(hand.hole[0])).plain in screen


def test_side_pots_are_shown_only_when_someone_is_all_in() -> None:
    hand = new_hand("holdem", no_limit(1, 2), [200, 200, 20, 200], seed=5)
    proceed(hand)
    assert len(side_pots(view(hand, 2))) == 1
    act(hand, RaiseTo(2, 20))
    act(hand, RaiseTo(3, 60))
    act(hand, Call(0))
    act(hand, Fold(1))
    amounts = [(amount, seats) for amount, seats in side_pots(view(hand, 0))]
    assert amounts == [(62, (0, 2, 3)), (80, (0, 3))]


@pytest.mark.parametrize("key", ["badugi", "crazy-pineapple", "five-card-draw"])
def test_bets_are_pulled_in_before_cards_are_thrown_away(key: str) -> None:
    thrown = [scene for scene in scenes(dealt(game(key), 3)) if scene.view.phase != "bet"]
    for scene in thrown:
        screen = "\n".join([*plain(rows(scene), 80), *plain(felt(scene, 100), 100)])
        assert "bet " not in screen
        assert screen.count(scene.street()) == 2
    titles = {
        "badugi": "First draw – players are drawing",
        "five-card-draw": "The draw – players are drawing",
        "crazy-pineapple": "Before the turn each throws one card away",
    }
    assert thrown[0].street() == titles[key]


def test_large_cards_are_a_row_where_there_are_no_colours() -> None:
    bare = Console(file=io.StringIO(), force_terminal=True, no_color=True, _environ={})
    assert Faces(bare).large((51, 50)).plain == "A♠ A♥"
    assert Faces(console()).large((51, 50)).plain.count("\n") == 2


def test_cards_are_letters_where_colours_cannot_be_shown() -> None:
    faces = Faces(Console(file=io.StringIO()))
    assert faces.row((51, 50, UNKNOWN)).plain == "As Ah ??"
    assert Faces(console()).row((51, 50, UNKNOWN)).plain == "A♠ A♥ ▒▒"
