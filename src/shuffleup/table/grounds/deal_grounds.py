"""The hand that begins: why button and blinds are where they are, who is dealt in and who
is not, and what the hand does to everybody's account with the blinds."""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.games import Opening
from shuffleup.hand.setup import NO_DROP
from shuffleup.law.points.table.bought_button import BoughtButtonLaw
from shuffleup.law.points.table.button import ButtonLaw, ButtonMethod
from shuffleup.law.points.table.dealt_in import DealtInLaw
from shuffleup.law.points.table.decks import DeckLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.seats import SeatLaw
from shuffleup.table import events as e
from shuffleup.table.blinds.account import IN_TURN, Account, Standing
from shuffleup.table.blinds.in_turn import eligible, has_blinds
from shuffleup.table.blinds.places import is_moving
from shuffleup.table.grounds.deal_points import OF_CHIPS, OF_PLACES, decided, of_player
from shuffleup.table.grounds.dealt_in_grounds import is_below_bet, way_in
from shuffleup.table.grounds.decisive import Grounds
from shuffleup.table.grounds.moments import Moment, as_dealt
from shuffleup.table.state import Table, copy, seated

OTHER_BUTTON = {
    ButtonMethod.MOVING.value: ButtonMethod.DEAD.value,
    ButtonMethod.DEAD.value: ButtonMethod.MOVING.value,
}


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
    if isinstance(now.first, e.Misplaced):  # the dealer's mistake: no clause put it there
        return ()
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
    chips = decided(now, lambda deal: ([deal.stacks[at] for at in dealt], deal.stakes), OF_CHIPS)
    return (
        "dealer-button",
        *(killed if event.stakes is not None else ()),
        *carried,
        *((DealtInLaw.house_fee,) if event.drop != NO_DROP else ()),
        *((DeckLaw.in_rotation, DeckLaw.dealer_type) if turns else ()),
        *(("big-blind-sitting-out",) if event.unposted else ()),
        *chips,
    )


def reported(now: Moment, event: e.HandReported) -> Grounds:
    """The same of a hand that people dealt."""
    fee = (DealtInLaw.house_fee,) if event.drop else ()
    turns = now.eve.rules.decks.in_rotation > 1
    return "dealer-button", *fee, *((DeckLaw.in_rotation, DeckLaw.dealer_type) if turns else ())


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
    simply = seat.account == IN_TURN and seat.presence.here and not is_below_bet(now.eve, seat)
    return not (event.stacks[at] and simply)
