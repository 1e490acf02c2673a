"""What somebody did between the cards: why it was lawful, by the points that let it be done.

A log holds what happened and not what was asked for; ``commands_for`` finds the command again, and
``allowed`` the points without which it would have been refused or come to something else.
"""

from __future__ import annotations

from shuffleup.law.points.point import Group
from shuffleup.law.points.table.button import ButtonLaw
from shuffleup.law.points.table.buy_in import BuyInLaw
from shuffleup.law.points.table.chop import ChopLaw
from shuffleup.law.points.table.dealt_in import DealtInLaw
from shuffleup.law.points.table.decks import DeckLaw
from shuffleup.law.points.table.kill import KillLaw
from shuffleup.law.points.table.missed_blinds import MissedBlindLaw
from shuffleup.law.points.table.new_players import NewPlayerLaw
from shuffleup.law.points.table.straddle import StraddleLaw
from shuffleup.law.points.table.table_chips import CashGames, TableChipLaw
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.account import Arrival
from shuffleup.table.chips.buying_in import size_grounds
from shuffleup.table.chips.cash import changed_for_chips
from shuffleup.table.chips.house_fee import POT
from shuffleup.table.commands_of_log import commands_for
from shuffleup.table.deal.deal_records import Agreement
from shuffleup.table.grounds.decisive import Grounds, decisive
from shuffleup.table.grounds.moments import Moment
from shuffleup.table.judge import judge_whoever_sent
from shuffleup.table.mix.game_changes import low_draws
from shuffleup.table.mix.rotation import waiting_places
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, all_chips, seated


def command_for(table: Table, event: AnyTableEvent) -> c.AnyTableCommand | None:
    """The command that an event began; None if nothing that was done leads to it."""
    for command in commands_for(table, event):
        if judge_whoever_sent(table, command).events[:1] == (event,):
            return command
    return None


def allowed(now: Moment, event: AnyTableEvent, *groups: type[Group]) -> Grounds:
    """The points by which a command is lawful and comes to what it came to."""
    command = command_for(now.table, event)
    if command is None:
        return ()
    own = judge_whoever_sent(now.table, command).grounds
    if now.quick:
        return own

    def read(table: Table) -> object:
        ruling = judge_whoever_sent(table, command)
        return ruling.refusal.reason if ruling.refusal else ruling.events

    return (*own, *decisive(now.table, read, *groups))


# ---- sitting down and chips ------------------------------------------------------------------

SHORT_BUYS = {
    Arrival.BROKEN: BuyInLaw.broken_game_short_buy_in,
    Arrival.MUST_MOVE: BuyInLaw.must_move_short_buy_in,
}


def sat_down(now: Moment, event: e.Seated) -> Grounds:
    """A buy-in. Whoever was there when the table opened came by no rule of it."""
    if command_for(now.table, event) is None:
        return ()
    points = allowed(now, event, BuyInLaw, NewPlayerLaw, TableChipLaw)
    arrival = SHORT_BUYS.get(event.account.arrival)
    size = (arrival,) if arrival else (BuyInLaw.before_first_hand, *size_grounds(now.table))
    return ("one-to-a-seat", *size, *points)


def added(now: Moment, event: e.ChipsAdded) -> Grounds:
    """More chips: a re-buy by a player who has none, else a top-up."""
    seat = seated(now.table, event.seat)
    top_up = (BuyInLaw.top_up_maximum, BuyInLaw.top_up_counts_as_buy)
    size = top_up if all_chips(seat) else (BuyInLaw.short_buys_in_a_row, *size_grounds(now.table))
    cash = (TableChipLaw.cash_plays, TableChipLaw.cash_bill) if event.cash else ()
    points = allowed(now, event, BuyInLaw, TableChipLaw)
    return (BuyInLaw.chips_added_when, *size, *cash, *points)


def bought(now: Moment, event: e.ChipsBought) -> Grounds:
    seat = seated(now.table, event.seat)
    behind = ("cash-down-first", BuyInLaw.play_behind) if event.plays > seat.chips.behind else ()
    points = allowed(now, event, BuyInLaw)
    return (*behind, *(points or (BuyInLaw.chips_bought_mid_hand_play,)))


def cash_changed(now: Moment, event: e.CashChanged) -> Grounds:
    by_stake = now.table.rules.table_chips.cash_plays is CashGames.BY_STAKE
    stake = (TableChipLaw.cash_plays_from_big_blind,) if by_stake else (TableChipLaw.cash_plays,)
    points = allowed(now, event, BuyInLaw, TableChipLaw)
    return (*changed_for_chips(now.table), *stake, *points)


def removed(now: Moment, event: e.ChipsRemoved) -> Grounds:
    return (BuyInLaw.chips_stay_on_table,)


def passed(now: Moment, event: e.ChipsPassed) -> Grounds:
    points = allowed(now, event, BuyInLaw, MissedBlindLaw)
    return points or (BuyInLaw.chips_passed_between_players,)


def coloured_up(now: Moment, event: e.ColouredUp) -> Grounds:
    points = allowed(now, event, TableChipLaw)
    return (TableChipLaw.colour_up_denominations, *points)


def racked(now: Moment, event: e.Racked) -> Grounds:
    return (TableChipLaw.play_from_rack, TableChipLaw.rack_on_table_until)


def carried(now: Moment, event: e.Carried) -> Grounds:
    return (DealtInLaw.carried_pot_eligibility,)


def paid(now: Moment, event: e.Paid) -> Grounds:
    """Time to the house; a stack that would not survive the ante, or a kill made up, to the pot."""
    if event.purse != POT:
        return (DealtInLaw.house_fee,)
    dealing = isinstance(now.first, e.Placed | e.Misplaced)
    return (DealtInLaw.all_in_for_ante,) if dealing else (KillLaw.unposted,)


def new_setup(now: Moment, event: e.SetupChanged) -> Grounds:
    """Other decks: why they may be changed now. Which of the occasions it was is not in the log:
    what the book has for the first that fits is told."""
    if not event.new:
        return ()
    return (DeckLaw.change_on_request, *allowed(now, event, DeckLaw))


# ---- bets before the cards, and agreements ---------------------------------------------------


def straddled(now: Moment, event: e.Straddled) -> Grounds:
    points = allowed(now, event, StraddleLaw)
    return (StraddleLaw.allowed, StraddleLaw.seat, StraddleLaw.size, *points)


def offered(now: Moment, event: e.AgreementOffered) -> Grounds:
    return agreement(event.offer.agreement)


def agreement(what: Agreement) -> Grounds:
    return (ChopLaw.blinds if what is Agreement.CHOP else ChopLaw.agreed_pot_split,)


# ---- the game --------------------------------------------------------------------------------


def drawn(now: Moment, event: e.Drawn) -> Grounds:
    low = (ButtonLaw.first_button_low_games,) if low_draws(now.table) else ()
    merge = (ButtonLaw.merge_button,) if now.table.hands else ()
    return (ButtonLaw.first_button, ButtonLaw.draw_players, *low, *merge)


def designated(now: Moment, event: e.Designated) -> Grounds:
    """What the house may choose where the book leaves it the choice."""
    house, old = event.house, now.table.house
    found: list[str] = [ButtonLaw.method_designated] if house.button != old.button else []
    found += [KillLaw.games] if house.kill != old.kill else []
    found += [KillLaw.half_kill_offered] if house.kill == "half" != old.kill else []
    found += [BuyInLaw.no_limit_buy_in_range] if house.buy_in != old.buy_in else []
    fees = ("drop", "rake", "rake_cap", "promotion", "time", "time_minutes", "collection_blind")
    if any(getattr(house, fee) != getattr(old, fee) for fee in fees):
        found.append(DealtInLaw.house_fee)
    found += [TableChipLaw.cash_plays] if house.cash != old.cash else []
    found += [TableChipLaw.colour_up_denominations] if house.chips != old.chips else []
    return tuple(found)


def game_changed(now: Moment, event: e.GameChanged) -> Grounds:
    """The next game of a mix, or another one: no book says in which order. What it does to the
    button and to legs towards a kill is law."""
    waits = event.frozen is not None and event.frozen == waiting_places(now.table, event.game)
    frozen = (ButtonLaw.mixed_game_button,) if waits else ()
    killed = bool(now.table.kill.legs) or now.table.kill.killer >= 0
    new = (("kill-neutral-new-game",) if killed else ()) + allowed(now, event, ButtonLaw)
    return (*frozen, *new)
