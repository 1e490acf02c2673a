"""Who has a share in a jackpot, and how much, to the last unit.

The two large shares are the loser's and the winner's, the rest is divided equally; what does not
divide goes one by one to those who come first, left of the button.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.hand.state import clockwise
from shuffleup.law.points.room.conduct import ConductLaw
from shuffleup.law.points.room.jackpots import (
    AfterDealOff,
    JackpotLaw,
    JackpotShares,
    SeveralLosers,
)
from shuffleup.law.points.room.promotions import PromotionLaw
from shuffleup.room.absence.attendance import counts_blinds
from shuffleup.room.people.person_record import PROMOTIONS
from shuffleup.room.people.who_may_play import is_barred as is_kept_out
from shuffleup.room.promotions.promotion_records import Promotion
from shuffleup.room.state import Room
from shuffleup.table.state import Table, had_cards, seated, taken_seats

Shares = dict[str, int]


class Sharing(Struct, frozen=True):
    """Among whom a jackpot is divided, and by which points somebody is left out or in."""

    losers: tuple[str, ...]
    winner: str
    table: tuple[str, ...]
    room: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ()


def qualified(room: Room, number: str, promotion: Promotion) -> tuple[list[str], list[str]]:
    """The players of a table who may have a share, from the left of the button; and the grounds on
    which others have none, or somebody has one who had no cards."""
    table, found = room.tables[number], []
    grounds: list[str] = [JackpotLaw.hands_dealt_before]
    taken = sum(1 << at for at, _ in taken_seats(table))
    for at in clockwise(taken, max(0, table.places.button)):
        player = seated(table, at).player
        barred, ground = is_barred(room, number, table, at)
        out = kept_from(room, promotion, player)
        grounds += [point for point in (ground, out) if point]
        if not barred and not out:
            found.append(player)
    return found, grounds


def kept_from(room: Room, promotion: Promotion, player: str) -> str:
    """The point by which somebody has nothing of a promotion; none for most."""
    if is_kept_out(room, player, PROMOTIONS):
        return ConductLaw.promotion_ban
    return PromotionLaw.disqualification if player in promotion.out else ""


def is_barred(room: Room, number: str, table: Table, at: int) -> tuple[bool, str]:
    """Whether a player has no share, and the point that says so, or that lets them have one."""
    law, seat = room.rules.jackpots, seated(table, at)
    if counts_blinds(table) and room.dealt.get((number, seat.player), 0) < law.hands_dealt_before:
        return True, JackpotLaw.hands_dealt_before
    if seat.account.owes and law.missed_blind_bars:
        return True, JackpotLaw.missed_blind_bars
    account = seat.account
    if account.dealt_off and not had_cards(table, at):
        passed = account.passes > 0 and not account.gone_by
        out = passed or law.after_deal_off is AfterDealOff.NOT_ELIGIBLE
        return out, JackpotLaw.after_deal_off
    return False, ""


def divided(room: Room, promotion: Promotion, among: Sharing) -> tuple[Shares, int]:
    """What each player gets, and how much of it is added by the house."""
    law, posted = room.rules.jackpots, promotion.posted
    more, less, rest, of_room = promotion.terms.shares
    added, whole = 0, 100
    if not law.room_share_from_jackpot:
        added, whole = posted * of_room // 100, 100 - of_room
    high, low, table = (posted * part // whole for part in (more, less, rest))
    shared = added or posted * of_room // 100
    if not among.room:
        shared = added = 0
    if law.shares is JackpotShares.WINNER_MOST:
        high, low = low, high
    elif law.shares is JackpotShares.EVEN:
        high, low = (high + low) - (high + low) // 2, (high + low) // 2
    if not among.table:
        table = 0
    high += posted + added - high - low - table - shared  # what did not divide
    shares: Shares = {}
    several = law.several_losers is SeveralLosers.SHARED
    give(shares, among.losers if several else among.losers[:1], high)
    give(shares, (among.winner,), low)
    give(shares, among.table, table)
    give(shares, among.room, shared)
    return shares, added


def give(shares: Shares, players: tuple[str, ...], amount: int) -> None:
    """Equal parts; the first have one more of what does not divide."""
    for place, player in enumerate(players):
        part = amount // len(players) + (place < amount % len(players))
        shares[player] = shares.get(player, 0) + part
