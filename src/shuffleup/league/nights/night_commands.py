"""What is said on a night of the league, beside who came in which place."""

from __future__ import annotations

from msgspec import Struct


class FundBestHand(Struct, frozen=True):
    """Money is put aside for the best hand of a night."""

    event: int
    amount: int


class ShowBestHand(Struct, frozen=True):
    """Somebody wants a hand to count: their cards and the board as far as it was dealt, whether it
    was shown to the table, and whether the last bet was called."""

    player: str
    event: int
    hole: tuple[int, ...]
    board: tuple[int, ...]
    shown: bool = True
    called: bool = True


class PayBestHand(Struct, frozen=True):
    """The prize for the best hand of a night is paid."""

    event: int


class TakeBountyChips(Struct, frozen=True):
    """Somebody has knocked players out and holds their bounty chips, worth ``each``."""

    player: str
    event: int
    chips: int
    each: int


class PlayBountyChip(Struct, frozen=True):
    """Somebody brings a bounty chip to an event."""

    player: str
    event: int


class AwardSeatPrize(Struct, frozen=True):
    """Somebody has won a seat in an event of somebody else's."""

    player: str
    organiser: str
    amount: int  # what the seat costs


NightCommand = (
    FundBestHand | ShowBestHand | PayBestHand | TakeBountyChips | PlayBountyChip | AwardSeatPrize
)  # fmt: skip
