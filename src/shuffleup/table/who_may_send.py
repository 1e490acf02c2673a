"""Who may send what: ``unauthorised(table, command, by)`` is why not, None where they may.

``ROWS`` says it for every command of a table and of its hand. A player speaks for their own seat
alone, found by the id; a dealer keys what players do and say; the cage sees to chips, the board to
seats, the house to what is played, and whoever the book gives authority decides. It is asked before
anything else about a command and reads nothing but who sits where, so that no refusal of it tells
of a card.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Role
from shuffleup.hand import commands as h
from shuffleup.hand.echoes import said, seat_said
from shuffleup.law.points.floor.decisions import DecisionLaw
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.edge import is_sender
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table

PLAYER: Final = Role.PLAYER
DECIDERS: Final = frozenset({Role.FLOOR, Role.SUPERVISOR, Role.DIRECTOR})
HOUSE: Final = DECIDERS | {Role.MANAGER}
AT_THE_TABLE: Final = HOUSE | {Role.DEALER}
OWN: Final = AT_THE_TABLE | {PLAYER}  # a player for their own seat, a dealer for any

OF_A_HAND: Final = (
    h.Fold, h.Check, h.Call, h.RaiseTo, h.BringIn, h.Discard, h.RunIt, h.Show, h.Muck, h.Hunt,
)  # fmt: skip
NAMING: Final = (c.Sit, c.LockUp)  # a person by their id, who has no seat yet


class MaySend(Struct, frozen=True):
    """Commands, who may send them, and what is said to anybody else; ``point`` decides it where a
    book speaks of it."""

    commands: tuple[type, ...]
    roles: frozenset[Role]
    says: str
    point: str = ""


ROWS: Final = (
    MaySend(OF_A_HAND, OWN, "the players play the hand"),
    MaySend(
        (
            c.Leave, c.GoAway, c.ComeBack, c.SitOut, c.AskForHand, c.Choose, c.LetPass, c.PostFor,
            c.Straddle, c.KillPot, c.RefuseKill, c.Chop, c.SplitPot, c.LayCash, c.PlayBehind,
            c.TakeOff, c.PassChips, c.Rack, c.AskForSetup, c.CallGame,
        ),
        OWN,
        "that is for the player of the seat to say",
    ),
    MaySend(NAMING, OWN | {Role.BOARD}, "the board seats people"),
    MaySend(
        (c.AskForSeat, c.ChangeSeat, c.HoldSeat), OWN | {Role.BOARD}, "the board sees to seats"
    ),
    MaySend((c.AddChips, c.BuyWithCash, c.ColourUp), OWN | {Role.CAGE}, "the cage sees to chips"),
    MaySend((c.HaveComing, c.Deliver), AT_THE_TABLE | {Role.CAGE}, "the cage sends chips"),
    MaySend(
        (c.NextHand, c.Draw, c.DealIn, h.Deal, h.Board, h.Burn), AT_THE_TABLE, "the dealer deals"
    ),
    MaySend(
        (c.SayTime, c.NewSetup, c.CollectTime, c.LeaveInPot),
        AT_THE_TABLE,
        "the dealer sees to that",
    ),
    MaySend((c.ReportHand,), AT_THE_TABLE, "the dealer tells of hands"),
    MaySend((c.CountChips, c.ReportDrop), AT_THE_TABLE | {Role.CAGE}, "the house counts chips"),
    MaySend((c.Offer,), HOUSE | {Role.BOARD}, "the board offers seats"),
    MaySend(
        (c.Designate, c.PlayGame, c.PlayBy, c.Merge, c.Hold, c.Release),
        HOUSE,
        "the house decides what is played",
    ),
    MaySend(
        (c.Report,),
        AT_THE_TABLE,
        "the dealer or the floor, once told, report what happened",
        DecisionLaw.ruling_authority,
    ),
    MaySend(
        (c.Withdraw,),
        AT_THE_TABLE,
        "the dealer or the floor take back what was keyed wrongly",
        DecisionLaw.ruling_authority,
    ),
    MaySend(
        (c.LetLie,),
        frozenset({Role.DEALER}),
        "the dealer goes on when nobody decides",
        DecisionLaw.ruling_authority,
    ),
    MaySend((c.Decide,), DECIDERS, "the floor decides", DecisionLaw.ruling_authority),
)  # fmt: skip
ROW_OF: Final[dict[type, MaySend]] = {kind: row for row in ROWS for kind in row.commands}
CALLED: Final = {
    Role.CAGE: "the cage", Role.BOARD: "the board", Role.SURVEILLANCE: "surveillance",
}  # fmt: skip


def unauthorised(table: Table, command: object, by: object) -> TableRuling | None:
    """Why this sender may not send this command; None if they may, or if it is no command."""
    if not is_sender(by):
        says = f"a command comes with its sender's id and role, not {said(by)}"
        return malformed(Reason.NOT_A_SENDER, says)
    row = ROW_OF.get(type(command))
    if row is None:
        return None
    if by.role not in row.roles:
        return not_their_part(row, by.role)
    return None if by.role is not PLAYER else not_their_own(table, command, by.id)


def not_their_part(row: MaySend, role: Role) -> TableRuling:
    says = f"{row.says}: {CALLED.get(role, f'a {role.value}')} cannot"
    if row.point:
        return refuse(Reason.NOT_THE_FLOOR, says, row.point)
    return malformed(Reason.NOT_YOUR_PART, says)


def not_their_own(table: Table, command: object, player: str) -> TableRuling | None:
    """What a player sends for somebody else, or for a seat that is nobody's."""
    if isinstance(command, NAMING):
        mine = command.player == player
        says = "a player sits down for themselves"
        return None if mine else malformed(Reason.NOT_YOUR_PART, says)
    at: object = getattr(command, "seat", None)
    if type(at) is not int or not 0 <= at < table.n:
        says = f"there is no seat {seat_said(at)} at this table"
        return malformed(Reason.NO_SUCH_SEAT, says)
    seat = table.seats[at]
    if seat is None:
        return malformed(Reason.NOT_SEATED, f"nobody sits in seat {at + 1}")
    if seat.player == player:
        return None
    if isinstance(command, OF_A_HAND):
        says = f"the hand of {name_of(seat.player)} is played by its own player alone"
        return refuse(Reason.NOT_YOUR_HAND, says, "two-to-a-hand")
    return malformed(Reason.NOT_YOUR_PART, f"seat {at + 1} is {name_of(seat.player)}'s")
