"""Which points have a say in a deal, and which of them in what concerns one player.

``decided`` compares the hand as it was dealt with the hand as it would be; ``of_player`` keeps to
the points that have to do with a player, so that nobody is told of what decides about others.
"""

from __future__ import annotations

from collections.abc import Callable

from shuffleup.law.points.point import Group
from shuffleup.law.points.table.bought_button import BoughtButtonLaw
from shuffleup.law.points.table.button import ButtonLaw
from shuffleup.law.points.table.dealt_in import DealtInLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.missed_blinds import MissedBlindLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.seats import SeatLaw
from shuffleup.law.points.table.straddle import StraddleLaw
from shuffleup.law.points.table.table_chips import TableChipLaw
from shuffleup.law.rules import POINTS
from shuffleup.table.blinds.account import EntryChoice, Standing
from shuffleup.table.grounds.dealt_in_grounds import is_below_bet
from shuffleup.table.grounds.decisive import Grounds
from shuffleup.table.grounds.moments import AsDealt, Moment
from shuffleup.table.state import Seat, Table, seated


def decided(
    now: Moment, read: Callable[[AsDealt], object], groups: frozenset[type[Group]]
) -> Grounds:
    """The points of some groups without which this of the deal would be otherwise."""
    so, others = now.deal()
    own = read(so)
    return tuple(
        point
        for point, ways in others.items()
        if POINTS[point].group in groups and any(read(way) != own for way in ways)
    )


OF_CHIPS: frozenset[type[Group]] = frozenset((TableChipLaw,))
OF_PLACES: frozenset[type[Group]] = frozenset((ButtonLaw, BoughtButtonLaw))


def of_player(now: Moment, at: int) -> frozenset[type[Group]]:
    """The groups of points that have to do with a player, by where they stand before the deal and
    after it: what decides about others decides about this one only by the way."""
    seat, table = seated(now.eve, at), now.eve
    so, _ = now.deal()
    before, after = seat.account, so.accounts.get(at, seat.account)
    ways = {before.entry, after.entry}
    concerned: dict[type[Group], object] = {
        ButtonLaw: True,
        NewPlayerLaw: before.standing in NOT_YET_IN or before.drew,
        MissedBlindLaw: before.owes or after.owes or seat.chips.busted,
        SeatLaw: before.standing in AFTER_A_MOVE or before.live_small or before.dealt_off,
        BoughtButtonLaw: ways & BUYING or before.buys_next or before.beside or at == so.buyer,
        KillLaw: at in (table.kill.killer, table.kill.volunteer) or seat.presence.barred,
        StraddleLaw: at in dict(table.straddles) or EntryChoice.STRADDLE in ways,
        DealtInLaw: not seat.presence.here or seat.presence.sits_out or is_short(table, seat),
        TableChipLaw: seat.chips.piles or seat.chips.racked,
    }
    return frozenset(group for group, so in concerned.items() if so)


NOT_YET_IN = (Standing.NEW, Standing.LOCKED)
AFTER_A_MOVE = (Standing.MOVED, Standing.PASSING)
BUYING = {EntryChoice.BUY, EntryChoice.BUY_NEXT}


def is_short(table: Table, seat: Seat) -> bool:
    """Whether a book may ask if a stack is too small to be dealt in, or a pot too closed."""
    return is_below_bet(table, seat) or bool(table.pot.carried)
