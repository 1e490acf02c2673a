"""What the director does about small chips."""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import WrittenSeed


class AnnounceColourUp(Struct, frozen=True):
    """A denomination is going to leave play."""

    chip: int


class RaceOff(Struct, frozen=True):
    """A denomination leaves play at every table; the cards of a race come from a seed, or, where
    people deal, those who won a chip are told."""

    chip: int
    seed: WrittenSeed | None = None
    winners: tuple[str, ...] = ()


class TurnInChips(Struct, frozen=True):
    """Chips of a denomination that left play are found with a player."""

    player: str
    chip: int
    count: int


RaceCommand = AnnounceColourUp | RaceOff | TurnInChips
