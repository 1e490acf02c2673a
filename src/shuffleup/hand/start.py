"""``new_hand``: the state a hand starts from, its law and its deck already in the log."""

from __future__ import annotations

from collections.abc import Sequence

from shuffleup.cards import UNKNOWN, Seed, shuffled
from shuffleup.games import Sheet, game
from shuffleup.hand.apply import apply
from shuffleup.hand.echoes import said
from shuffleup.hand.events import Shuffled, Started
from shuffleup.hand.setup import (
    NO_DROP,
    Drop,
    Post,
    Setup,
    SetupError,
    Stakes,
    check_button,
    check_setup,
    usual_posts,
)
from shuffleup.hand.state import Hand
from shuffleup.law import DEFAULT, Rules


def new_hand(
    sheet: Sheet | str,
    stakes: Stakes,
    stacks: Sequence[int],
    button: int | None = None,
    *,
    seed: Seed | None = None,
    deck: Sequence[int] | None = None,
    posts: Sequence[Post] | None = None,
    rules: Rules = DEFAULT,
    carried: int = 0,
    ask_show: bool = False,
    last_two: bool = False,
    unposted: Sequence[Post] = (),
    rulebook: str = "",
    drop: Drop = NO_DROP,
    names: Sequence[str] = (),
) -> Hand:
    """A hand ready to ``proceed``. Same seed (or deck), same log.

    ``stacks`` are by seat, 0 for an empty one; the button is the last seat unless you say. Give a
    ``seed`` or a ``deck`` in dealing order; with neither, a dealer outside is asked for the cards.
    ``names``, by seat, are for words: ``hand.act("Cy raises to 600")``, and what is refused.
    """
    sheet = game(sheet) if isinstance(sheet, str) else sheet
    stacks = tuple(stacks)
    button = last_seat(stacks) if button is None else button
    check_button(button, stacks)
    if not isinstance(stakes, Stakes):
        says = "are made by no_limit(1, 2), pot_limit, limit or spread"
        raise SetupError(f"stakes {says}, not {said(stakes)}")
    if not isinstance(rules, Rules):
        raise SetupError(f"rules are Rules, not {type(rules).__name__}")
    outside = seed is None and deck is None
    if posts is None:
        posts = usual_posts(sheet, stakes, stacks, button)
    setup = Setup(
        sheet,
        stakes,
        stacks,
        button,
        tuple(posts),
        rules,
        carried,
        outside,
        ask_show,
        last_two,
        rulebook,
        drop=drop,
        unposted=tuple(unposted),
    )
    check_setup(setup)
    hand = start(setup, the_deck(sheet, seed, deck))
    if names:
        hand.names = checked_names(names, stacks)
    return hand


def start(setup: Setup, deck: tuple[int, ...]) -> Hand:
    """The hand of a setup that has been checked, with its deck."""
    hand = Hand(setup)
    hand.log.append(Started(setup))
    apply(hand, Shuffled(deck))
    return hand


def checked_names(names: Sequence[str], stacks: tuple[int, ...]) -> tuple[str, ...]:
    """A name for each seat, the empty ones aside no two alike; SetupError if they are not."""
    if len(names) != len(stacks):
        raise SetupError(f"{len(stacks)} seats have {len(stacks)} names, not {len(names)}")
    if not all(isinstance(name, str) for name in names):
        raise SetupError(f"names are texts, not {said(names)}")
    used = [name for name in names if name]
    twice = next((name for name in used if used.count(name) > 1), "")
    if twice:
        raise SetupError(f"two players are called {said(twice)}")
    return tuple(names)


def last_seat(stacks: tuple[int, ...]) -> int:
    return max((seat for seat, stack in enumerate(stacks) if stack), default=0)


def the_deck(sheet: Sheet, seed: Seed | None, deck: Sequence[int] | None) -> tuple[int, ...]:
    if deck is not None:
        deck = tuple(deck)
        if len(deck) != len(sheet.cards) or sheet.card_set != set(deck):
            raise SetupError(f"the deck is not the {len(sheet.cards)} cards of {sheet.title}")
        return deck
    if seed is not None:
        return shuffled(sheet.cards, seed)
    return (UNKNOWN,) * len(sheet.cards)
