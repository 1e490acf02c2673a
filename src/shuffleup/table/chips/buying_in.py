"""How much one buys in for, buys again for when broke, and may add to a stack.

``buy_in_refused`` is asked when somebody sits down, ``buy_refused`` whenever chips are bought
afterwards: a re-buy by a player who has none left, else a top-up. A purchase is judged when it is
made, and money on its way counts: a player with chips coming is not broke.
"""

from __future__ import annotations

from shuffleup.hand.betting import LIMIT_GAMES
from shuffleup.hand.setup import Stakes
from shuffleup.law.points.table.buy_in import BuyInBase, BuyInLaw, TopUp, WhenChipsAdded
from shuffleup.law.rules import Rules
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.blinds.account import Arrival, Standing
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.by_hand.known_chips import count_first, is_uncounted
from shuffleup.table.chips.denominations import chips_refused, is_limit
from shuffleup.table.chips.in_play import is_in_hand
from shuffleup.table.house import House
from shuffleup.table.money_words import in_money
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Seat, Table, all_chips, seated, taken_seats


def limits(table: Table) -> tuple[int, int | None]:
    """The least and the most one buys in for; None where there is no most."""
    return limits_of(table.rules, table.stakes, table.house)


def limits_of(rules: Rules, stakes: Stakes, house: House) -> tuple[int, int | None]:
    """The same of a game at these stakes, whether or not a table of it is open."""
    law = rules.buy_in
    if stakes.structure not in LIMIT_GAMES:
        posted = house.buy_in if law.no_limit_buy_in_range else None
        return posted or (0, None)
    smallest = law.limit_buy_in_base is BuyInBase.MINIMUM_BET
    bet = stakes.small_bet if smallest else stakes.big_bet
    return house.buy_in or (bet * law.limit_buy_in_multiple, None)


def size_grounds(table: Table) -> tuple[str, ...]:
    """The points that make the limits of the buy-in what they are."""
    if is_limit(table):
        return BuyInLaw.limit_buy_in_multiple, BuyInLaw.limit_buy_in_base
    return (BuyInLaw.no_limit_buy_in_range,)


# ---- sitting down ----------------------------------------------------------------------------


def buy_in_refused(table: Table, command: c.Sit) -> TableRuling | None:
    """Why one may not sit down with this; None if one may. Chips that kept the seat are the
    buy-in where no other amount is named."""
    old = table.seats[command.seat]
    kept = old.stack if old is not None else 0
    amount = command.amount or kept
    if not amount:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "one sits down with chips, or keeps the seat")
    if amount < kept:
        says = f"the {in_money(table, kept)} that kept the seat stay on the table"
        return refuse(Reason.CHIPS_STAY, says, BuyInLaw.chips_stay_on_table)
    refused = chips_refused(table, amount, command.piles)
    if refused is not None or keeps_stack(table, command.arrival):
        return refused
    return in_part_chips(table, amount - kept) or outside_limits(table, amount)


def in_part_chips(table: Table, amount: int) -> TableRuling | None:
    """Chips are bought whole: what is below the smallest of the table is paid in coin."""
    if not amount % table.stakes.chip:
        return None
    chip = in_money(table, table.stakes.chip)
    return malformed(Reason.NOT_A_WHOLE_AMOUNT, f"chips of {chip} play here: buy whole ones")


def keeps_stack(table: Table, arrival: Arrival) -> bool:
    """Whether a player brings along whatever was in front at the other table."""
    law = table.rules.buy_in
    if arrival in (Arrival.TRANSFER, Arrival.DRAWN):
        return True
    if arrival is Arrival.BROKEN:
        return law.broken_game_short_buy_in
    return arrival is Arrival.MUST_MOVE and law.must_move_short_buy_in


def outside_limits(table: Table, amount: int) -> TableRuling | None:
    least, most = limits(table)
    if amount < least and table.rules.buy_in.before_first_hand:
        says = f"a full buy-in is at least {in_money(table, least)}"
        grounds = (BuyInLaw.before_first_hand, *size_grounds(table))
        return refuse(Reason.TOO_FEW_CHIPS, says, *grounds)
    return above_most(table, amount, most)


def above_most(table: Table, amount: int, most: int | None) -> TableRuling | None:
    if most is None or amount <= most:
        return None
    says = f"nobody buys in for more than {in_money(table, most)}"
    return refuse(Reason.TOO_MANY_CHIPS, says, *size_grounds(table))


# ---- buying afterwards -----------------------------------------------------------------------


def is_broke(seat: Seat) -> bool:
    """Whether a player has nothing left; of somebody nobody counted we do not know it."""
    return not all_chips(seat) and not seat.chips.uncounted


def is_buy(table: Table, seat: Seat) -> bool:
    """Whether more chips are a buy, full or short, and not simply added."""
    return is_broke(seat) or table.rules.buy_in.top_up_counts_as_buy


def short_buys_after(table: Table, seat: Seat, amount: int) -> int:
    """How many short buys in a row there are once this is bought."""
    if not is_buy(table, seat):
        return seat.short_buys
    return seat.short_buys + 1 if amount < limits(table)[0] else 0


def buy_refused(table: Table, at: int, amount: int) -> TableRuling | None:
    """Why a seat may not buy this many chips; None if it may."""
    seat = seated(table, at)
    if seat.account.standing is Standing.LOCKED:
        says = f"{name_of(seat.player)} has kept the seat and is not there yet"
        return malformed(Reason.NOT_SEATED, says)
    if not amount:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, "how many chips?")
    refused = in_part_chips(table, amount)
    if refused is not None:
        return refused
    least, most = limits(table)
    short = is_buy(table, seat) and amount < least
    if short and seat.short_buys >= table.rules.buy_in.short_buys_in_a_row:
        says = f"{name_of(seat.player)} buys for at least {in_money(table, least)} this time"
        return refuse(
            Reason.TOO_FEW_CHIPS, says, BuyInLaw.short_buys_in_a_row, *size_grounds(table)
        )
    if is_broke(seat):
        return above_most(table, amount, most)
    return top_up_refused(table, at, amount)


def top_up_refused(table: Table, at: int, amount: int) -> TableRuling | None:
    seat, most = seated(table, at), most_after_top_up(table)
    if most is None:
        return None
    refused = count_first(table, at)
    if refused is not None or all_chips(seat) + amount <= most:
        return refused
    if table.rules.buy_in.top_up_maximum is TopUp.CHIP_LEADER:
        unknown = (other for other, _ in taken_seats(table) if is_uncounted(table, other))
        refused = next((count_first(table, other) for other in unknown), None)
        if refused is not None:
            return refused
    says = f"{name_of(seat.player)} may have {in_money(table, most)} in front and no more"
    in_limit = (BuyInLaw.top_up_maximum_in_limit,) if is_limit(table) else ()
    return refuse(Reason.TOO_MANY_CHIPS, says, BuyInLaw.top_up_maximum, *in_limit)


def most_after_top_up(table: Table) -> int | None:
    """Up to what a stack is filled; None where any amount may be added, as in limit by most
    books."""
    law, most = table.rules.buy_in, limits(table)[1]
    how = law.top_up_maximum
    if how is TopUp.UNLIMITED or most is None:
        return None
    if is_limit(table) and not law.top_up_maximum_in_limit:
        return None
    if how is TopUp.CHIP_LEADER:
        return max(most, *(seat.stack for _, seat in taken_seats(table)))
    return most


def added_now_refused(table: Table, at: int) -> TableRuling | None:
    """Why chips may not be put on the table at this moment; None if they may."""
    at_any_time = table.rules.buy_in.chips_added_when is WhenChipsAdded.ANY_TIME
    if table.hand is None or (at_any_time and not is_all_in(table, at)):
        return None
    reason = Reason.IN_A_HAND if is_in_hand(table, at) else Reason.NOT_YET
    return refuse(reason, "chips are added between hands", BuyInLaw.chips_added_when)


def is_all_in(table: Table, at: int) -> bool:
    """All-in in the hand that is on: whether the next purchase is a re-buy is not known yet."""
    return is_in_hand(table, at) and table.hand is not None and not table.hand.stacks[at]
