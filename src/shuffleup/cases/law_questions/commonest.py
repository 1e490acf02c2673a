"""The twenty mistakes a floor person is called for most: as somebody tells each, and where in a
hand of hold'em it usually happens."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

FLOP: Final = "on the flop, facing a bet"
RAISED: Final = "facing a raise before the flop"
PREFLOP: Final = "before the flop"
PUSHED: Final = "the pot has been pushed to the one hand shown"


class CommonMistake(Struct, frozen=True):
    """What is said of it, its kind, and the scene of it."""

    said: str
    kind: str
    where: str


COMMONEST: Final = (
    CommonMistake("one big chip and no word", "wager", RAISED),
    CommonMistake("string bet", "string-raise", FLOP),
    CommonMistake("put in too little for the call", "undercall", FLOP),
    CommonMistake("raise too small", "wager-too-small", FLOP),
    CommonMistake("did not see the raise", "unaware-of-raise", RAISED),
    CommonMistake("acted out of turn", "out-of-turn", FLOP),
    CommonMistake("player was skipped", "skipped-player", FLOP),
    CommonMistake("folded with nothing to call", "irregular-fold", "on the flop, nobody has bet"),
    CommonMistake("called the clock", "clock-called", FLOP),
    CommonMistake("one card too many dealt", "extra-card", PREFLOP),
    CommonMistake("a card too few", "too-few-cards", PREFLOP),
    CommonMistake("dealer exposed a card", "down-card-exposed", PREFLOP),
    CommonMistake("face up in the deck", "boxed-card", PREFLOP),
    CommonMistake("flop came too early", "premature-flop", PREFLOP),
    CommonMistake("burned and turned early", "premature-turn", FLOP),
    CommonMistake("four cards on the flop", "four-card-flop", FLOP),
    CommonMistake("wants the mucked hand back", "hand-in-the-muck", FLOP),
    CommonMistake("dealer took in my hand", "hand-killed-or-fouled", FLOP),
    CommonMistake("winning hand mucked", "discard-at-showdown", PUSHED),
    CommonMistake("wrong player got the pot", "wrong-award", PUSHED),
)
