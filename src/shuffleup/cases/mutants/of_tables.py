"""A table without one of its procedures: seats, chips, kill pots, decks, and the floor there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from shuffleup.cases.mutants.swapping import Swap, always, instead_of
from shuffleup.games import Sheet
from shuffleup.hand.setup import Stakes
from shuffleup.law.ruling import Reason
from shuffleup.table import commands as c
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.plan import Plan
from shuffleup.table.chips.behind import behind_refused
from shuffleup.table.chips.cash import cash_that_waits
from shuffleup.table.chips.denominations import chip_of_house
from shuffleup.table.chips.in_play import cash_plays, playing
from shuffleup.table.deal.deck_setups import judge_new
from shuffleup.table.deal.next_hand import judge_next_hand, too_few_dealt
from shuffleup.table.floor.wrong_blinds import after_twice, can_be_misdeal
from shuffleup.table.floor.wrong_button import is_misdeal
from shuffleup.table.kill.kill_pots import with_kill
from shuffleup.table.kill.legs import (
    Legs,
    PotResult,
    after_whole_pot,
    is_enough,
    killer_in_hand,
    legs_after,
)
from shuffleup.table.mix.rotation import change_game
from shuffleup.table.refusals import refuse
from shuffleup.table.rulings import AnyTableEvent, TableChoice, TableRuling
from shuffleup.table.seats.changing_seats import judge_hold
from shuffleup.table.seats.sitting_down import judge_leave, judge_sit
from shuffleup.table.state import Seat, Table, copy
from shuffleup.table.words.table_facts import say_kill

# ---- seats -----------------------------------------------------------------------------------


def sit_on_a_lap(table: Table, command: c.Sit) -> TableRuling:
    trial = copy(table)
    trial.seats[command.seat] = None
    return judge_sit(trial, command)


def leave_at_once(table: Table, command: c.Leave) -> TableRuling:
    trial = copy(table)
    trial.hand = None
    return judge_leave(trial, command)


def hold_no_seat(table: Table, command: c.HoldSeat) -> TableRuling:
    return refuse(Reason.NOT_THIS_WAY, "move now or not at all", "play-off-the-button")


# ---- chips -----------------------------------------------------------------------------------


def playing_chips_alone(table: Table, seat: Seat, posted: int = 0) -> int:
    """Nobody changes cash for chips: it lies there and does not play."""
    idle = 0 if cash_plays(table) else seat.chips.cash
    return max(0, playing(table, seat, posted) - idle)


def cash_stays_cash(table: Table, amount: int) -> int:
    return cash_that_waits(table, amount) if cash_plays(table) else amount


def behind_on_credit(table: Table, command: c.PlayBehind) -> TableRuling | None:
    return behind_refused(table, replace(command, cash_down=True))


# ---- kill pots -------------------------------------------------------------------------------


def no_legs(table: Table, result: PotResult) -> tuple[Legs, int]:
    return {}, NOWHERE


def killer_keeps_it(table: Table, result: PotResult) -> int:
    killer = killer_in_hand(table)
    wins = not result.split and is_enough(table, result)
    return killer if wins and killer >= 0 else after_whole_pot(table, result)


def kill_without_blind(table: Table, made: Plan) -> None:
    posts = made.posts
    with_kill(table, made)
    made.posts = posts


def keep_kill(table: Table, sheet: Sheet, stakes: Stakes, stage: int) -> Sequence[AnyTableEvent]:
    return change_game(table, sheet, stakes, stage)[:1]


# ---- hands, decks and the floor --------------------------------------------------------------


def deal_while_others_play(table: Table, command: c.NextHand) -> TableRuling:
    trial = copy(table)
    trial.on_hold = False
    return judge_next_hand(trial, command)


def keep_damaged_card(table: Table, command: c.NewSetup) -> TableRuling:
    ruling = judge_new(table, command)
    return replace(ruling, events=()) if ruling.grounds == ("damaged-card",) else ruling


def twice_without(choice: str) -> Callable[[Table, int], tuple[TableChoice, ...]]:
    def choices(table: Table, at: int) -> tuple[TableChoice, ...]:
        return tuple(one for one in after_twice(table, at) if one.name != choice)

    return choices


MUTANTS: dict[str, tuple[Swap, ...]] = {
    "one-to-a-seat": (instead_of(judge_sit, sit_on_a_lap),),
    "leave-between-hands": (instead_of(judge_leave, leave_at_once),),
    "play-off-the-button": (instead_of(judge_hold, hold_no_seat),),
    "cash-changed-for-chips": (
        instead_of(playing, playing_chips_alone),
        instead_of(cash_that_waits, cash_stays_cash),
    ),
    "cash-down-first": (instead_of(behind_refused, behind_on_credit),),
    "wagers-in-bring-in-chips": (instead_of(chip_of_house, always(0)),),
    "leg-up": (instead_of(legs_after, no_legs),),
    "kill-moves-to-winner": (instead_of(after_whole_pot, killer_keeps_it),),
    "kill-blind-posted": (instead_of(with_kill, kill_without_blind),),
    "kill-button-shown": (instead_of(say_kill, always("nobody")),),
    "kill-neutral-new-game": (instead_of(change_game, keep_kill),),
    "two-players-to-a-hand": (instead_of(too_few_dealt, always(False)),),
    "hand-for-hand": (instead_of(judge_next_hand, deal_while_others_play),),
    "damaged-card": (instead_of(judge_new, keep_damaged_card),),
    "small-blind-after-twice": (instead_of(after_twice, twice_without("small-blind-next")),),
    "sit-out-after-twice": (instead_of(after_twice, twice_without("sit-out")),),
    "misdeal-for-blind-sitting-out": (instead_of(can_be_misdeal, always(False)),),
    "wrong-button": (instead_of(is_misdeal, always(False)),),
}
