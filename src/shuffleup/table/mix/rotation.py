"""Mixed games: the table goes from one game to the next.

A rotation goes on by itself when its stage is over (``after_hand``, ``when_due``); in dealer's
choice the player whose turn it is calls the game, first the player on the button and then round the
table. ``change_game`` is the change itself: through a round of stud button and blinds wait where a
further hand would have had them.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.games import Opening, Sheet, game
from shuffleup.hand.echoes import said
from shuffleup.hand.setup import Stakes
from shuffleup.hand.state import next_seat
from shuffleup.law.points.table.button import StudRoundButton
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.blinds.button import NOWHERE, Places
from shuffleup.table.blinds.in_turn import has_blinds, name_of, who
from shuffleup.table.blinds.places import next_places
from shuffleup.table.house import Stage
from shuffleup.table.mix.mix_record import Mix
from shuffleup.table.refusals import malformed
from shuffleup.table.rulings import AnyTableEvent, Applies, Judges, TableRuling
from shuffleup.table.state import Table, seated


def after_hand(table: Table) -> tuple[AnyTableEvent, ...]:
    """What the hand just played brings with it: the next game, or the next player's choice."""
    return when_due(table, table.clock.now) if table.house.rotation or table.house.choice else ()


def when_due(table: Table, now: int) -> tuple[AnyTableEvent, ...]:
    """The change that is due at this time, between two hands."""
    rotation = table.house.rotation
    if not (rotation or table.house.choice) or not is_over(table, now):
        return ()
    if rotation:
        place = (table.mix.stage + 1) % len(rotation)
        stage = rotation[place]
        return tuple(change_game(table, game(stage.game), stage.stakes, place))
    last = table.mix.caller if table.mix.caller >= 0 else table.places.button
    caller = next_seat(who(table).regular, last)
    return (e.ChoiceGiven(caller),) if caller >= 0 else ()


def the_stage(table: Table) -> Stage:
    """The game being played and for how long: as the house says, else one round."""
    house = table.house
    if house.rotation:
        return house.rotation[table.mix.stage % len(house.rotation)]
    plain = Stage(table.game.key, table.stakes)
    return next((stage for stage in house.choice if stage.game == table.game.key), plain)


def is_over(table: Table, now: int) -> bool:
    """Whether a stage has had its hands, its minutes, or a round: a hand for each player."""
    stage = the_stage(table)
    if stage.hands or not stage.minutes:
        return table.mix.hands >= (stage.hands or max(1, table.deal.dealt.bit_count()))
    return now - table.mix.since >= stage.minutes


# ---- the change ------------------------------------------------------------------------------


def change_game(table: Table, sheet: Sheet, stakes: Stakes, stage: int) -> list[AnyTableEvent]:
    """Another game or other stakes; a new game begins with nobody's kill button."""
    events: list[AnyTableEvent] = [
        e.GameChanged(sheet, stakes, waiting_places(table, sheet), stage)
    ]
    if sheet.key != table.game.key:
        if table.kill.legs:
            events.append(e.LegsUp(()))
        if table.kill.killer >= 0:
            events.append(e.KillDue(NOWHERE))
    return events


def waiting_places(table: Table, sheet: Sheet) -> Places | None:
    """Where button and blinds wait: as for one more hand, kept until a button game is dealt."""
    if table.rules.button.mixed_game_button is not StudRoundButton.FREEZE:
        return None
    to_stud = sheet.opening is Opening.BRING_IN
    if table.button.frozen is None and to_stud and has_blinds(table) and table.hands:
        in_turn = who(table)
        if (in_turn.regular | in_turn.waiting).bit_count() > 1:
            return next_places(table, in_turn)
    return table.button.frozen


# ---- dealer's choice -------------------------------------------------------------------------


def the_caller(table: Table) -> int:
    """Whose choice the next game is, NOWHERE for nobody's."""
    in_turn = who(table)
    if not in_turn.regular:
        return NOWHERE
    caller = table.mix.caller if table.mix.caller >= 0 else next_places(table, in_turn).button
    there = caller >= 0 and in_turn.regular >> caller & 1
    return caller if there else next_seat(in_turn.regular, caller)


def judge_call_game(table: Table, command: c.CallGame) -> TableRuling:
    """A player calls the game: in turn, from the list, when the last one has had its hands."""
    choice = table.house.choice
    found = [place for place, stage in enumerate(choice) if stage.game == command.game]
    if not found:
        games = ", ".join(stage.game for stage in choice) or "none"
        says = f"{said(command.game)} is none of the games that may be called here: {games}"
        return malformed(Reason.NOT_AN_OPTION, says)
    caller = the_caller(table)
    if command.seat != caller:
        whose = f"{name_of(seated(table, caller).player)}'s" if caller >= 0 else "nobody's"
        return malformed(Reason.NOT_ASKED_FOR, f"the next game is {whose} to call")
    if table.mix.hands:
        says = f"{table.game.title} was called and is not over"
        return malformed(Reason.NOT_ASKED_FOR, says)
    stage = choice[found[0]]
    mine = [e.ChoiceGiven(caller)] if table.mix.caller != caller else []
    change = change_game(table, game(stage.game), stage.stakes, found[0])
    return Ruling((*mine, *change))


JUDGES: Judges = {c.CallGame: judge_call_game}


# ---- apply -----------------------------------------------------------------------------------


def play_game(table: Table, event: e.GameChanged) -> None:
    """The game of the next hand; bets announced for the old one are off."""
    table.game, table.stakes = event.game, event.stakes
    table.button = replace(table.button, frozen=event.frozen)
    table.mix = Mix(event.stage, 0, table.clock.now, table.mix.caller)
    table.straddles, table.kill = (), replace(table.kill, volunteer=NOWHERE)


def give_choice(table: Table, event: e.ChoiceGiven) -> None:
    table.mix = Mix(table.mix.stage, 0, table.clock.now, event.seat)


APPLY: Applies = {e.GameChanged: play_game, e.ChoiceGiven: give_choice}
