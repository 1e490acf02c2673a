"""What someone at or around a table wants: imperative, with no say in whether it is allowed.

The commands of a hand (fold, call, raise …) are the hand's own; a table judges them too. It is told
what went wrong by a ``Report`` of the floor. Who wants it is no field of it: a command comes with
its ``Sender``, and ``table.who_may_send`` says who may send what.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.cards import Seed
from shuffleup.floor.report import Report as Report
from shuffleup.games import Sheet
from shuffleup.hand.commands import Command
from shuffleup.hand.setup import Stakes
from shuffleup.law import Rules
from shuffleup.table.blinds.account import Arrival, EntryChoice
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.by_hand.by_hand_commands import ByHandCommand
from shuffleup.table.by_hand.by_hand_commands import CountChips as CountChips
from shuffleup.table.by_hand.by_hand_commands import ReportDrop as ReportDrop
from shuffleup.table.by_hand.by_hand_commands import ReportHand as ReportHand
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.house import House

# ---- the game --------------------------------------------------------------------------------


class Draw(Struct, frozen=True):
    """Cards drawn for the button, by seat."""

    seats: tuple[int, ...]
    cards: tuple[int, ...]


class Designate(Struct, frozen=True):
    """The house designates this for the table, from the next hand."""

    house: House


class PlayGame(Struct, frozen=True):
    """Another game or other stakes, from the next hand."""

    game: Sheet
    stakes: Stakes


class PlayBy(Struct, frozen=True):
    """Another book, from the next hand."""

    rules: Rules
    rulebook: str


class Merge(Struct, frozen=True):
    """Another table's game joins this one."""


class NextHand(Struct, frozen=True, gc=False):
    """Deal the next hand, from a seed or a deck, or with a dealer outside. ``button`` is where a
    dealer wrongly put it."""

    seed: Seed | None = None
    deck: tuple[int, ...] | None = None
    button: int = NOWHERE
    ask_show: bool = False


class Hold(Struct, frozen=True):
    """Hand for hand: no further hand here until the director lets the table go on."""


class Release(Struct, frozen=True):
    """The other tables have finished their hand: this one may deal."""


class SayTime(Struct, frozen=True):
    """It is now so many minutes."""

    now: int


# ---- seats -----------------------------------------------------------------------------------


class Sit(Struct, frozen=True):
    seat: int
    player: str
    amount: int
    arrival: Arrival = Arrival.LIST
    piles: tuple[Pile, ...] = ()
    cash: bool = False  # laid down as money


class LockUp(Struct, frozen=True):
    """Keep a seat for somebody who is not there yet, with chips or another thing on it."""

    seat: int
    player: str
    amount: int = 0


class Offer(Struct, frozen=True):
    """The room sends a newcomer to a seat."""

    seat: int
    player: str


class Leave(Struct, frozen=True):
    seat: int


class GoAway(Struct, frozen=True):
    seat: int


class ComeBack(Struct, frozen=True):
    seat: int


class SitOut(Struct, frozen=True):
    """Here, but no hand until further notice."""

    seat: int


class AskForHand(Struct, frozen=True):
    """Away, and wants to be dealt in."""

    seat: int


class AskForSeat(Struct, frozen=True):
    seat: int
    to: int


class ChangeSeat(Struct, frozen=True):
    seat: int
    to: int


class HoldSeat(Struct, frozen=True):
    """Keep an open seat while playing off the button."""

    seat: int
    to: int


# ---- coming in -------------------------------------------------------------------------------


class Choose(Struct, frozen=True):
    """How I want to come in."""

    seat: int
    choice: EntryChoice


class LetPass(Struct, frozen=True):
    """Let the blinds go by."""

    seat: int


class PostFor(Struct, frozen=True):
    """Post a blind or ante for another player."""

    seat: int
    other: int


class DealIn(Struct, frozen=True):
    """A dealer's error: this player will be dealt in though owing or sitting out."""

    seat: int


# ---- bets before the cards, and agreements ---------------------------------------------------


class Straddle(Struct, frozen=True):
    seat: int
    to: int = 0  # 0: the usual size


class KillPot(Struct, frozen=True):
    seat: int


class RefuseKill(Struct, frozen=True):
    seat: int


class Chop(Struct, frozen=True):
    """The two blinds take their blinds back: the one who says so first offers it, and it is done
    when the other says so too."""

    seat: int
    other: int


class SplitPot(Struct, frozen=True):
    """Two players share the pot by agreement: offered by one, done when the other says so too."""

    seat: int
    other: int


# ---- chips -----------------------------------------------------------------------------------


class AddChips(Struct, frozen=True):
    seat: int
    amount: int
    piles: tuple[Pile, ...] = ()
    foreign: bool = False  # of another house


class LayCash(Struct, frozen=True):
    """Put money on the table to play as it lies."""

    seat: int
    amount: int


class BuyWithCash(Struct, frozen=True):
    """Change money that is in play for chips during a hand."""

    seat: int
    amount: int


class PlayBehind(Struct, frozen=True):
    """Play chips that were bought and are not there yet; 0: no amount was announced."""

    seat: int
    announced: int = 0
    cash_down: bool = True


class HaveComing(Struct, frozen=True):
    """Chips were bought for a seat and are on their way."""

    seat: int
    amount: int


class Deliver(Struct, frozen=True):
    """The chips on their way arrive."""

    seat: int


class TakeOff(Struct, frozen=True):
    """Take chips off the table and stay."""

    seat: int
    amount: int


class PassChips(Struct, frozen=True):
    """Give chips to another player; 0: play with that player's chips."""

    seat: int
    to: int
    amount: int = 0


class ColourUp(Struct, frozen=True):
    seat: int
    chip: int


class Rack(Struct, frozen=True):
    seat: int
    racked: bool = True


class LeaveInPot(Struct, frozen=True):
    """Forfeited chips stay in the pot for the next deal."""

    amount: int


# ---- the house -------------------------------------------------------------------------------


class AskForSetup(Struct, frozen=True):
    seat: int


class NewSetup(Struct, frozen=True):
    """The house brings a new setup: why says on what occasion."""

    why: str = ""  # "dealers", "level", "damaged", or nothing: it is simply new


class CollectTime(Struct, frozen=True):
    """Every player pays for the time."""


class CallGame(Struct, frozen=True):
    """Dealer's choice: the game of the coming hands."""

    seat: int
    game: str


class Decide(Struct, frozen=True):
    """Choose where the book leaves it to the floor."""

    option: str
    why: str = ""


class LetLie(Struct, frozen=True):
    """Nobody who may has decided in time, and the book has no usual choice: play goes on."""

    why: str = ""


class Withdraw(Struct, frozen=True):
    """The last action was keyed wrongly."""

    why: str = ""


TableCommand = (
    Draw | Designate | PlayGame | PlayBy | Merge | NextHand | Hold | Release | SayTime
    | Sit | LockUp | Offer | Leave | GoAway | ComeBack | SitOut | AskForHand | AskForSeat
    | ChangeSeat | HoldSeat | Choose | LetPass | PostFor | DealIn | Straddle | KillPot | RefuseKill
    | Chop | SplitPot | AddChips | LayCash | BuyWithCash | PlayBehind | HaveComing | Deliver
    | TakeOff | PassChips | ColourUp | Rack | LeaveInPot | AskForSetup | NewSetup | CollectTime
    | CallGame | Decide | LetLie | Withdraw | Report | ByHandCommand
)  # fmt: skip
AnyTableCommand = TableCommand | Command  # a table is told the commands of its hand too
