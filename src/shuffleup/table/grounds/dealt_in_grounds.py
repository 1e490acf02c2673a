"""Why a player is dealt in or is not, in words and in grounds: by presence, chips and account."""

from __future__ import annotations

from collections.abc import Iterator

from shuffleup.law.points.table.bought_button import BoughtButtonLaw
from shuffleup.law.points.table.dealt_in import DealtInLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.missed_blinds import MissedBlindLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.seats import SeatLaw
from shuffleup.law.points.table.table_chips import TableChipLaw
from shuffleup.table.blinds.account import IN_TURN, Arrival, EntryChoice, Standing
from shuffleup.table.blinds.in_turn import eligible, has_blinds, is_ready, least_stack
from shuffleup.table.chips.in_play import playing
from shuffleup.table.grounds.decisive import Grounds
from shuffleup.table.grounds.moments import AsDealt, Moment
from shuffleup.table.state import Seat, Table, seated

Why = tuple[str, Grounds]  # in a few words, and by which points and procedures
WAYS_BACK = {
    EntryChoice.WAIT: MissedBlindLaw.wait,
    EntryChoice.POST: MissedBlindLaw.post_all,
    EntryChoice.STRADDLE: MissedBlindLaw.in_straddle_position,
    EntryChoice.BUY: BoughtButtonLaw.allowed,
    EntryChoice.BUY_NEXT: "dealt-in-beside-the-buyer",
    EntryChoice.BEHIND: BoughtButtonLaw.second_entrant_wait,
}
NEWCOMERS_WAYS = {
    **WAYS_BACK,
    EntryChoice.WAIT: NewPlayerLaw.waits_for_blind,
    EntryChoice.POST: NewPlayerLaw.dealt_in_at_once,
    EntryChoice.BEHIND: NewPlayerLaw.behind_button,
}


def way_in(now: Moment, at: int, so: AsDealt) -> Grounds:
    """The grounds for which a seat is dealt in, or is not."""
    return reason(now.eve, at, so)[1]


def reason(table: Table, at: int, so: AsDealt) -> Why:
    """Why a seat gets a hand or gets none, the first thing that stands in the way before others."""
    seat = seated(table, at)
    dealt = bool(so.dealt >> at & 1)
    if at == so.buyer:
        return "buys the button", (BoughtButtonLaw.allowed, BoughtButtonLaw.seat)
    found = next(by_account(table, at, seat, so), ("plays on", ("blind-obligations",)))
    if not dealt:
        return next(out_of_it(table, at, seat), found)
    if not seat.presence.here:
        return "is dealt in though away", absent(table, at)
    if seat.account == IN_TURN and is_below_bet(table, seat):
        return "plays on, however short", shortest_stack(table)
    return found


def is_below_bet(table: Table, seat: Seat) -> bool:
    """Whether a stack is so short that a book might deal it out."""
    stakes = table.stakes
    least = stakes.blinds[-1] if has_blinds(table) else stakes.ante + stakes.small_bet
    return seat.stack < least


def absent(table: Table, at: int) -> Grounds:
    if table.kill.killer == at:
        return (KillLaw.killer_must_post_when_sitting_out,)
    return (DealtInLaw.absent_player_dealt_in,)


def out_of_it(table: Table, at: int, seat: Seat) -> Iterator[Why]:
    """What keeps a player out before anybody asks about blinds."""
    if seat.account.standing is Standing.LOCKED:
        yield "has only kept the seat", (NewPlayerLaw.new_game_reserved_seat_misses_blinds,)
    if seat.presence.barred:
        yield f"owes {seat.presence.barred:,} for a kill", (KillLaw.unposted,)
    if not eligible(table) >> at & 1:
        says = "was not in the pot that is played for"
        yield says, (DealtInLaw.carried_pot_eligibility,)
    if not playing(table, seat):
        yield "has no chips that play", ("no-chips-no-hand",)
    if not seat.presence.here:
        yield "is away", (DealtInLaw.absent_player_dealt_in,)
    if seat.presence.sits_out:
        yield "sits out", (DealtInLaw.absent_player_dealt_in,)
    if seat.chips.racked and not table.rules.table_chips.play_from_rack:
        says = "has the chips in a rack"
        yield says, (TableChipLaw.play_from_rack, TableChipLaw.rack_on_table_until)
    if not is_ready(table, seat):
        yield f"has less than {least_stack(table):,}", shortest_stack(table)


def shortest_stack(table: Table) -> Grounds:
    least = (
        DealtInLaw.minimum_stack_dealt_in_blind_games
        if has_blinds(table)
        else DealtInLaw.minimum_stack_dealt_in_stud
    )
    return (least, DealtInLaw.all_in_for_ante) if table.stakes.ante else (least,)


def by_account(table: Table, at: int, seat: Seat, so: AsDealt) -> Iterator[Why]:
    """What a player's account with the blinds has to do with it."""
    account, dealt = seat.account, bool(so.dealt >> at & 1)
    if seat.presence.misdealt:
        yield "is dealt in by the dealer's mistake", ("big-blind-sitting-out",)
    if account.standing is Standing.NEW:
        yield newcomer(table, at, seat, so, dealt)
    if account.owes:
        if dealt and at == so.places.big:
            yield "takes the big blind in turn", (MissedBlindLaw.wait, "blind-obligations")
        says = "makes up missed blinds" if dealt else "owes a blind"
        yield says, (WAYS_BACK[account.entry], "blind-obligations")
    if account.standing is Standing.MOVED:
        says = "is back after changing seats" if dealt else "waits after changing seats"
        yield says, (SeatLaw.change_away_from_blind, SeatLaw.change_players_passed)
    if account.standing is Standing.PASSING:
        says = "is in behind the button" if dealt else "lets the blinds pass"
        yield says, (SeatLaw.deal_off_free_passes, SeatLaw.deal_off_needs)


def newcomer(table: Table, at: int, seat: Seat, so: AsDealt, dealt: bool) -> Why:
    """A new player's way in, or what it waits for."""
    account, law = seat.account, table.rules.new_players
    if not dealt:
        says = "is new and waits"
        zone = (NewPlayerLaw.entry_between_button_and_small_blind,)
        posts = account.entry is EntryChoice.POST
        return says, zone if posts else (NEWCOMERS_WAYS[account.entry],)
    if at == so.places.big:
        return "is new and has the big blind", (NewPlayerLaw.waits_for_blind,)
    if account.arrival is Arrival.BROKEN and not law.broken_game_arrival_posts:
        return "comes from a broken game", (NewPlayerLaw.broken_game_arrival_posts,)
    if account.arrival is Arrival.MUST_MOVE and not law.must_move_arrival_posts:
        return "comes from a must-move game", (NewPlayerLaw.must_move_arrival_posts,)
    if table.button.new_game and not law.new_game_entry_posts and not so.posts_of(at):
        return "joins a new game", (NewPlayerLaw.new_game_entry_posts,)
    return "is new and comes in", (NEWCOMERS_WAYS[account.entry],)
