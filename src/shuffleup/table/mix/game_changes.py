"""The game a table plays: its first button, what the house designates, changes between hands.

A change of game, stakes or book is an event, and made only between two hands; the clock is told
here too, and brings with it what is due by the clock.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.cards import STANDARD
from shuffleup.games import Sheet, game
from shuffleup.games.faults import faults as sheet_faults
from shuffleup.hand.chip_amounts import chip_worth
from shuffleup.hand.echoes import said
from shuffleup.hand.setup import Stakes
from shuffleup.law import Rules
from shuffleup.law.points.table.button import (
    ButtonLaw,
    DrawsForButton,
    FirstButton,
    LowGameDraw,
    MergeButton,
)
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.account import Standing
from shuffleup.table.blinds.button import NOWHERE, Places
from shuffleup.table.blinds.in_turn import name_of
from shuffleup.table.chips import house_fee
from shuffleup.table.deal.deal_records import Clock
from shuffleup.table.designations import (
    game_fault,
    house_fault,
    not_by_this_book,
    too_many_blinds,
)
from shuffleup.table.house import House
from shuffleup.table.mix import rotation
from shuffleup.table.mix.rotation import change_game
from shuffleup.table.refusals import malformed, refuse
from shuffleup.table.rulings import AnyTableEvent, Applies, Judges, TableRuling
from shuffleup.table.state import Table, seated, taken_seats

DAY = 24 * 60
LOCKED = Standing.LOCKED
IN_GAME = {Standing.NEW: Standing.IN}

# ---- the first button ------------------------------------------------------------------------


def judge_draw(table: Table, command: c.Draw) -> TableRuling:
    """Cards for the button: the highest has it, in low games the lowest; suits break ties."""
    law = table.rules.button
    bad = bad_draw(table, command)
    if bad is not None:
        return bad
    if table.hands and law.merge_button is not MergeButton.REDRAW:
        says = "nobody draws: the button goes to the player due it"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, ButtonLaw.merge_button)
    if law.first_button is FirstButton.SEAT_ONE:
        says = "nobody draws: the button starts at seat 1"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, ButtonLaw.first_button)
    if law.draw_players is DrawsForButton.WITH_CHIPS:
        for at in command.seats:
            if not seated(table, at).stack:
                says = f"{name_of(seated(table, at).player)} has no chips and draws no card"
                return refuse(Reason.NOT_YET, says, ButtonLaw.draw_players)
    pick = min if low_draws(table) else max
    _, button = pick(zip(command.cards, command.seats, strict=True))
    return Ruling((e.Drawn(command.seats, command.cards, button), *in_by_draw(table, command)))


def in_by_draw(table: Table, command: c.Draw) -> list[e.Reckoned]:
    """Players who draw for the first button are in the game from its first hand."""
    if table.hands:
        return []
    accounts = [(at, seated(table, at).account) for at in command.seats]
    return [
        e.Reckoned(at, replace(now, drew=True, standing=IN_GAME.get(now.standing, now.standing)))
        for at, now in accounts
    ]


def bad_draw(table: Table, command: c.Draw) -> TableRuling | None:
    """A draw that cannot have been: seats, cards, or a player with chips left out."""
    seats: tuple[object, ...] = command.seats
    cards: tuple[object, ...] = command.cards
    for at in seats:
        if type(at) is not int or not 0 <= at < table.n:
            return malformed(
                Reason.NO_SUCH_SEAT, f"there is no such seat at this table: {said(at)}"
            )
        if table.seats[at] is None:
            return malformed(Reason.NOT_SEATED, f"nobody sits in seat {at + 1}")
    if any(type(card) is not int or card not in STANDARD for card in cards):
        return malformed(Reason.NOT_A_CARD, "cards of one deck are drawn for the button")
    if len(set(cards)) < len(cards):
        return malformed(Reason.DUPLICATE_CARD, "a card was drawn twice")
    if len(set(seats)) < len(seats) or len(seats) != len(cards):
        return malformed(Reason.NOT_ASKED_FOR, "each player draws one card")
    there = (
        (at, s)
        for at, s in taken_seats(table)
        if s.presence.here and s.account.standing is not LOCKED
    )
    left_out = [name_of(seat.player) for at, seat in there if seat.stack and at not in seats]
    if left_out:
        says = f"every player with chips draws: {', '.join(left_out)} did not"
        return malformed(Reason.NOT_ASKED_FOR, says)
    return None


def low_draws(table: Table) -> bool:
    """Whether the lowest card takes the button: in games that only a low hand wins."""
    lows = ("ace-to-five", "deuce-to-seven", "badugi")
    low_game = all(way.endswith(lows) for way in table.game.wins)
    return low_game and table.rules.button.first_button_low_games is LowGameDraw.LOWEST_CARD


def judge_merge(table: Table, command: c.Merge) -> TableRuling:
    """Nothing changes: the button goes on, or cards are drawn for it as the book says."""
    if table.hand is not None:
        return malformed(Reason.HAND_IS_ON, "games merge between two hands")
    return Ruling(grounds=(ButtonLaw.merge_button,))


# ---- the house -------------------------------------------------------------------------------


def judge_designate(table: Table, command: c.Designate) -> TableRuling:
    """What the house may designate where the book leaves it the choice."""
    house = command.house
    fault = house_fault(house, table.n)
    if fault:
        return malformed(Reason.NOT_A_DESIGNATION, fault)
    refusal = not_by_this_book(table.rules, house, table.house, table.game.key)
    if refusal is not None:
        return refusal
    events: list[AnyTableEvent] = [e.Designated(house)]
    if house.rotation and house.rotation != table.house.rotation:
        first = house.rotation[0]
        events += change_game(table, game(first.game), first.stakes, 0)
    return Ruling(tuple(events))


def judge_play_game(table: Table, command: c.PlayGame) -> TableRuling:
    """Another game or other stakes."""
    sheet: object = command.game
    if not isinstance(sheet, Sheet):
        return malformed(Reason.CANNOT_BE_DEALT, f"{said(sheet)} is no game")
    for name, why in sheet_faults(sheet):
        return malformed(Reason.CANNOT_BE_DEALT, f"{name}: {why}")
    fault = game_fault(sheet, command.stakes) or other_chips(table, command.stakes)
    if fault:
        return malformed(Reason.CANNOT_BE_DEALT, fault)
    players = len(taken_seats(table))
    if players > sheet.max_seats:
        says = f"{sheet.title} is for {sheet.max_seats} players, and {players} sit here"
        return malformed(Reason.CANNOT_BE_DEALT, says)
    refusal = too_many_blinds(table.rules, command.stakes)
    if refusal is not None:
        return refusal
    stages = (*table.house.rotation, *table.house.choice)
    same = [i for i, s in enumerate(stages) if (s.game, s.stakes) == (sheet.key, command.stakes)]
    stage = same[0] if same else table.mix.stage
    return Ruling(tuple(change_game(table, sheet, command.stakes, stage)))


def other_chips(table: Table, stakes: Stakes) -> str:
    """Why stakes are not for the chips in front of the players; "" where they are."""
    if stakes.dollar == table.stakes.dollar or not taken_seats(table):
        return ""
    worth = chip_worth(table.stakes.dollar)
    return f"a chip of this table is {worth}: stakes in other chips want a table of their own"


def judge_play_by(table: Table, command: c.PlayBy) -> TableRuling:
    """Another book, if it has what this table plays and what the house designated."""
    rules: object = command.rules
    if not isinstance(rules, Rules) or not isinstance(command.rulebook, str):
        return malformed(Reason.NOT_A_COMMAND, "that is no book")
    refusal = not_by_this_book(rules, table.house, House(), table.game.key)
    refusal = refusal or too_many_blinds(rules, table.stakes)
    return refusal or Ruling((e.BookChanged(rules, command.rulebook),))


def judge_time(table: Table, command: c.SayTime) -> TableRuling:
    """Minutes of a day, or since some midnight: a time that seems past is tomorrow's. Between hands
    it brings the collection and the change of game that are due."""
    now: object = command.now
    if type(now) is not int or now < 0:
        return malformed(Reason.NOT_A_WHOLE_AMOUNT, f"a time is so many minutes, not {said(now)}")
    now += max(0, -(-(table.clock.now - now) // DAY)) * DAY
    events: list[AnyTableEvent] = [e.TimeSaid(now)]
    if table.hand is None:
        if house_fee.time_is_due(table, now):
            events += house_fee.payments(table)
        events += rotation.when_due(table, now)
    return Ruling(tuple(events))


JUDGES: Judges = {
    c.Draw: judge_draw,
    c.Designate: judge_designate,
    c.PlayGame: judge_play_game,
    c.PlayBy: judge_play_by,
    c.Merge: judge_merge,
    c.SayTime: judge_time,
    **rotation.JUDGES,
}


# ---- apply -----------------------------------------------------------------------------------


def start_button(table: Table, event: e.ButtonStarted) -> None:
    table.button = replace(table.button, first=event.seat)


def draw(table: Table, event: e.Drawn) -> None:
    """The first button is known, and nobody has paid a blind of the game; at a merge it is the next
    hand's."""
    if table.hands:
        table.button = replace(table.button, planned=((Places(event.button), True),))
        return
    table.button = replace(table.button, first=event.button, new_game=True)
    for at in event.seats:
        seated(table, at).paid = 0


def designate(table: Table, event: e.Designated) -> None:
    table.house = event.house


def change_book(table: Table, event: e.BookChanged) -> None:
    table.rules, table.rulebook = event.rules, event.rulebook


def say_time(table: Table, event: e.TimeSaid) -> None:
    """The clock goes on; what has moved in the hand since it was last told moved at that time."""
    clock, moved = table.clock, table.hand.version if table.hand is not None else 0
    turn_at = clock.turn_at if moved == clock.moved else clock.now
    if clock.turn_at == NOWHERE:
        turn_at = event.now
    table.clock = Clock(event.now, turn_at, moved, clock.charged_at)


APPLY: Applies = {
    e.ButtonStarted: start_button,
    e.Drawn: draw,
    e.Designated: designate,
    e.BookChanged: change_book,
    e.TimeSaid: say_time,
    **rotation.APPLY,
}
