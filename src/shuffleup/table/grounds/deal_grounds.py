"""The hand that begins: why button and blinds are where they are, who posts what and why, who is
dealt in and who is not, and what the hand does to everybody's account with the blinds."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from shuffleup.games import Opening
from shuffleup.hand.setup import NO_DROP, Forced, Post
from shuffleup.law.points.point import Group
from shuffleup.law.points.table.bought_button import BoughtButtonLaw
from shuffleup.law.points.table.button import ButtonLaw, ButtonMethod
from shuffleup.law.points.table.dealt_in import DealtInLaw
from shuffleup.law.points.table.decks import DeckLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.missed_blinds import MissedBlindLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.seats import SeatLaw
from shuffleup.law.points.table.straddle import StraddleLaw
from shuffleup.law.points.table.table_chips import TableChipLaw
from shuffleup.law.rules import POINTS
from shuffleup.table import events as e
from shuffleup.table.blinds.account import IN_TURN, Account, EntryChoice, Standing
from shuffleup.table.blinds.in_turn import eligible, has_blinds
from shuffleup.table.blinds.places import is_moving
from shuffleup.table.grounds.dealt_in_grounds import way_in
from shuffleup.table.grounds.decisive import Grounds
from shuffleup.table.grounds.moments import AsDealt, Moment, as_dealt
from shuffleup.table.state import Seat, Table, copy, seated

OTHER_BUTTON = {
    ButtonMethod.MOVING.value: ButtonMethod.DEAD.value,
    ButtonMethod.DEAD.value: ButtonMethod.MOVING.value,
}


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
    stakes = table.stakes
    least = max((*stakes.blinds, stakes.ante + stakes.small_bet))
    return seat.stack < least or bool(table.pot.carried)


# ---- button and blinds -----------------------------------------------------------------------


def placed(now: Moment, event: e.Placed) -> Grounds:
    """Where button and blinds are. A point that has no say is not among the reasons; how the button
    moves has one only where the two methods part."""
    table = now.eve
    if table.game.opening is Opening.BRING_IN:
        return (ButtonLaw.mixed_game_button,) if table.places.big >= 0 else ("dealer-button",)
    seats = ("blind-seats",) if has_blinds(table) else ()
    points = decided(now, lambda deal: deal.places, OF_PLACES)
    return ("dealer-button", *how_it_moved(now), *seats, *points)


def how_it_moved(now: Moment) -> Grounds:
    table = now.eve
    if table.button.planned:
        return now.planned or ("bought-button-next",)
    if not table.hands:
        return (ButtonLaw.first_button,)
    if table.button.frozen is not None:
        return (ButtonLaw.mixed_game_button,)
    return ("button-moves", *method(now))


def method(now: Moment) -> Grounds:
    """The moving or the dead button, where the other would be elsewhere; and, if the house has
    designated it, that it may."""
    table = now.eve
    name = "moving-button" if is_moving(table) else "dead-button"
    if not table.house.button:
        points = decided(now, lambda deal: deal.places, OF_PLACES)
        return (name,) if ButtonLaw.method in points else ()
    trial = copy(table)
    trial.house = replace(table.house, button=OTHER_BUTTON[table.house.button])
    same = as_dealt(trial).places == as_dealt(table).places
    return () if same else (name, ButtonLaw.method_designated)


def planned(now: Moment, event: e.Planned) -> Grounds:
    """Places of coming hands: a ruling fixed them, or somebody buys the button."""
    bought = isinstance(now.first, e.Placed | e.Misplaced)
    return ("bought-button-next", BoughtButtonLaw.allowed) if bought else now.rulings.grounds


# ---- posts -----------------------------------------------------------------------------------


def post_grounds(now: Moment, post: Post) -> Grounds:
    """Why this player posts this."""
    so, _ = now.deal()
    of_kind = KINDS_OF_POST[post.kind](now, post, so)
    return (
        *of_kind,
        *decided(now, lambda deal: deal.posts_of(post.seat), of_player(now, post.seat)),
    )


def blind_or_bought(now: Moment, post: Post, so: AsDealt) -> Grounds:
    account = now.account(post.seat)
    if post.seat == so.buyer:
        return (BoughtButtonLaw.allowed,)
    in_place = post.seat in (so.places.small, so.places.big, *so.places.little)
    return ("blind-seats",) if in_place and not account.due_small else ("blind-obligations",)


def entry(now: Moment, post: Post, so: AsDealt) -> Grounds:
    """A live post outside the blinds."""
    account = now.account(post.seat)
    if account.live_small:
        return (SeatLaw.change_small_blind_live,)
    if account.owes:
        return ("blind-obligations", MissedBlindLaw.post_all, "missed-big-blind-is-live")
    if account.standing is Standing.NEW:
        return (NewPlayerLaw.dealt_in_at_once, NewPlayerLaw.posts_to_enter_at_once)
    return (SeatLaw.change_away_from_blind,)


def dead(now: Moment, post: Post, so: AsDealt) -> Grounds:
    """A dead post: a blind out of its place, or the ante of the big blind for the table."""
    account = now.account(post.seat)
    if post.seat == so.buyer:
        return (BoughtButtonLaw.allowed, BoughtButtonLaw.small_blind_dead)
    if account.live_small:
        return (SeatLaw.change_small_blind_live,)
    if account.owes or account.due_small:
        return ("blind-obligations", MissedBlindLaw.small_blind)
    return ()


def kill(now: Moment, post: Post, so: AsDealt) -> Grounds:
    half = now.eve.house.kill == "half"
    must = now.eve.kill.killer == post.seat
    size = KillLaw.half_kill_multiplier if half else KillLaw.blind
    return ("kill-blind-posted", size, *(() if must else (KillLaw.voluntary,)))


def straddle(now: Moment, post: Post, so: AsDealt) -> Grounds:
    back = now.account(post.seat).owes
    law = (MissedBlindLaw.in_straddle_position,) if back else (StraddleLaw.allowed,)
    return (*law, StraddleLaw.seat, StraddleLaw.size)


KINDS_OF_POST: dict[Forced, Callable[[Moment, Post, AsDealt], Grounds]] = {
    Forced.ANTE: lambda now, post, so: (),
    Forced.BLIND: blind_or_bought,
    Forced.ENTRY: entry,
    Forced.DEAD: dead,
    Forced.KILL: kill,
    Forced.STRADDLE: straddle,
}


# ---- accounts --------------------------------------------------------------------------------


def reckoned_in_deal(now: Moment, event: e.Reckoned) -> Grounds:
    """What the deal does to a player's account: a blind that went by, or that was made up."""
    before, after, at = now.account(event.seat), event.account, event.seat
    points = decided(now, lambda deal: deal.accounts.get(at), of_player(now, at))
    if before.waits and not before.beside and before.standing is Standing.IN:  # a hand off
        return (*((SeatLaw.change_missed_may_post,) if before.owes else now.planned), *points)
    return (*changed(before, after), *points)


def changed(before: Account, after: Account) -> Grounds:
    """The rules that a change of account comes under, the blinds owed before anything else."""
    if (after.owes_big, after.owes_small) != (before.owes_big, before.owes_small):
        kept = ("lock-up-with-chips",) if before.standing is Standing.LOCKED else ()
        return ("blind-obligations", *kept)
    if after.due_small or before.due_small:
        return ("blind-obligations", ButtonLaw.moving_button_several_big_blinds)
    if after.passes > before.passes or after.gone_by != before.gone_by:
        passing = before.standing is Standing.PASSING
        return (SeatLaw.deal_off_free_passes if passing else NewPlayerLaw.free_passes,)
    if before.standing is Standing.NEW and after.standing is Standing.IN:
        return (NewPlayerLaw.dealt_in_at_once,)
    if before.standing is Standing.MOVED:
        return (SeatLaw.change_away_from_blind,)
    return tuple(by for name, by in SMALL_CHANGES if getattr(before, name) != getattr(after, name))


SMALL_CHANGES = (
    ("live_small", SeatLaw.change_small_blind_live),
    ("buys_next", "dealt-in-beside-the-buyer"),
    ("beside", BoughtButtonLaw.second_entrant_wait),
    ("dealt_off", SeatLaw.deal_off_needs),
    ("drew", NewPlayerLaw.new_game_drawn_player_active),
    ("waits", BoughtButtonLaw.second_entrant_wait),
    ("missed", "blind-obligations"),
    ("arrival", NewPlayerLaw.dealt_in_at_once),
    ("entry", NewPlayerLaw.dealt_in_at_once),
)


# ---- who is in -------------------------------------------------------------------------------


def began(now: Moment, event: e.Began) -> Grounds:
    """What the hand as a whole is dealt by; who is in it and who is not: ``seat_grounds``."""
    table = now.eve
    killed = (KillLaw.half_kill_multiplier if table.house.kill == "half" else KillLaw.multiplier,)
    carried = (DealtInLaw.carried_pot_eligibility,) if event.carried and is_closed(table) else ()
    turns = table.rules.decks.in_rotation > 1
    dealt = [at for at, stack in enumerate(event.stacks) if stack]
    chips = decided(now, lambda deal: [deal.stacks[at] for at in dealt], OF_CHIPS)
    return (
        "dealer-button",
        *(killed if event.stakes is not None else ()),
        *carried,
        *((DealtInLaw.house_fee,) if event.drop != NO_DROP else ()),
        *((DeckLaw.in_rotation, DeckLaw.dealer_type) if turns else ()),
        *(("big-blind-sitting-out",) if event.unposted else ()),
        *chips,
    )


def is_closed(table: Table) -> bool:
    """Whether a pot that was carried over is only for those who were in it."""
    return eligible(table) != -1


def seat_grounds(now: Moment, at: int) -> Grounds:
    """Why a player is dealt in, or is not."""
    so, _ = now.deal()
    points = decided(now, lambda deal: deal.dealt >> at & 1, of_player(now, at))
    return tuple(dict.fromkeys((*way_in(now, at, so), *points)))


def is_told(now: Moment, at: int, event: e.Began) -> bool:
    """Whether there is anything to say of a player: all but those who simply play on."""
    seat = seated(now.eve, at)
    return not event.stacks[at] or seat.account != IN_TURN or not seat.presence.here
