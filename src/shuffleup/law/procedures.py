"""The procedures code carries out, by name: what a clause may say runs it, and what grounds cite.

Code names what it does, never a clause; a clause says ``by = ["turn"]``. So the same code serves
every book and any house. Points are the other kind of grounds: see ``law.rules``.

``disabled`` takes some of them out of force while a proof tries the law without them; ``OFF`` is
what is out of force, empty but then, so that the engine asks with one truth test.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PROCEDURES: Final[dict[str, str]] = {
    # the deal
    "deck": "A game is dealt with the cards of its deck and no others.",
    "top-of-the-deck": "Cards are dealt from the top of the deck.",
    "deal": "Cards come from the deck, each once, to the place that is due.",
    "deal-clockwise": "Cards go round clockwise, the player left of the button first.",
    "hole-cards": "Each player gets the down cards of the game.",
    "up-cards": "Each player gets the up cards of the game.",
    "board-cards": "The board is turned up street by street.",
    "discard": "Cards thrown away are the player's own, as many as the game asks.",
    "discard-before-the-flop": "In Pineapple a card is thrown away before the flop.",
    "discard-before-the-turn": "In Crazy Pineapple a card is thrown away before the turn.",
    "draw": "Cards are exchanged in turn, up to the game's number.",
    "run-it": "With the betting over, players may agree to deal the rest more than once.",
    # forced bets
    "forced-bets": "Antes, blinds and other posts are in before cards are dealt.",
    "live-blinds": "A blind counts towards its poster's bet.",
    "dead-chips": "Dead chips are in the pot and count towards nobody's bet.",
    "bring-in": "The forced bet that opens a stud hand.",
    "openers": "It takes a pair of jacks or better to open.",
    # betting
    "turn": "A player acts when the action is on them.",
    "live-hand": "Only a live hand acts.",
    "check": "One may check when there is nothing to call.",
    "call": "One may call when there is a bet.",
    "fold": "One may give up the hand when asked to act.",
    "bet": "One may bet, or raise a bet, within the limits of the game.",
    "bets-called": "No further card is dealt before every bet has been called.",
    "first-betting-round": "The first cards are followed by a betting round.",
    "second-betting-round": "The second deal is followed by a betting round.",
    "third-betting-round": "The third deal is followed by a betting round.",
    "fourth-betting-round": "The fourth deal is followed by a betting round.",
    "fifth-betting-round": "The fifth deal is followed by a betting round.",
    "fixed-bet-sizes": "In fixed limit bets and raises are of the set size.",
    "pot-limit-maximum": "No bet in pot-limit is above the pot.",
    "spread-maximum": "No bet in spread limit is above the most.",
    # all-in
    "table-stakes": "No more is wagered than the chips in front, and no more than can be called.",
    "all-in-call": "Whoever cannot cover the bet may call with the chips in front.",
    "all-in-whole": "Whoever goes all-in puts in all the chips that play.",
    "all-in-skipped": "The action passes over a player who is all-in.",
    "side-pots": "A player wins from each other no more than was put in against them.",
    "uncalled-bet": "The part of a bet that nobody called goes back to the bettor.",
    # the pot
    "last-hand-wins": "When all others have folded, the hand that is left takes the pot.",
    "showdown": "Hands still in when the betting is over are shown and compared.",
    "show-clockwise": "After the first, hands are shown clockwise.",
    "split-ties": "Hands of the same value share a pot equally.",
    "odd-chip-broken-down": "A pot is split down to the smallest chip in play.",
    # reading hands
    "best-five": "The best five cards play, whichever of hand and board they are.",
    "two-from-hand": "In Omaha two cards of the hand and three of the board play.",
    "each-way-its-own-five": "High and low may be made of different cards.",
    "ace-both-ways": "An ace may be high for the high hand and low for the low hand.",
    "card-ranks": "Cards rank from the ace, high, down to the deuce.",
    "ace-low-straight": "An ace may stand below the deuce in a straight.",
    "royal-flush": "The royal flush is the best hand.",
    "straight-flush": "A straight flush, up to the king, ranks below a royal flush.",
    "four-of-a-kind": "Four of a kind ranks below a straight flush.",
    "full-house": "A full house ranks below four of a kind.",
    "flush": "A flush ranks below a full house.",
    "straight": "A straight ranks below a flush.",
    "three-of-a-kind": "Three of a kind ranks below a straight.",
    "two-pair": "Two pair ranks below three of a kind.",
    "one-pair": "One pair ranks below two pair and above no pair.",
    "low-card-ranks": "For low, cards rank from the ace, best, to the king.",
    "low-ignores-straights": "Straights and flushes do not hurt a low hand.",
    "joker": "The joker is an ace or fills a straight or flush; for low, the lowest rank missing.",
}

OFF: Final[set[str]] = set()


def enforced(name: str) -> bool:
    """Whether a procedure is in force: always, but while a proof tries the law without it."""
    return name not in OFF


@contextmanager
def disabled(*names: str) -> Iterator[None]:
    """Within this, the engine behaves as if no book contained what these procedures carry out."""
    for name in names:
        if name not in PROCEDURES:
            raise ValueError(f"no procedure is called {name!r}")
    OFF.update(names)
    try:
        yield
    finally:
        OFF.difference_update(names)
