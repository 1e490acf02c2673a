"""What the result of a hand does to legs and kills.

``after_hand(table)`` reads the hand that is over and still on the table, and says who has pots in a
row now and who must kill the next one. Only a pot that was won counts: after a chop, a void hand or
one that nobody opened, everything stays as it was.
"""

from __future__ import annotations

from msgspec import Struct

from shuffleup.floor.disputes.awards import received
from shuffleup.hand.events import Awarded, Dropped
from shuffleup.hand.repairs.mending import standing
from shuffleup.hand.repairs.primitives import Corrected
from shuffleup.hand.state import Hand
from shuffleup.law.points.table.kill import KillEnds, KillGames, ScoopGames, ScoopUnit
from shuffleup.table.blinds.button import NOWHERE
from shuffleup.table.blinds.in_turn import big_blind, has_blinds
from shuffleup.table.events import KillDue, LegsUp
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, seated

Legs = dict[str, int]


class PotResult(Struct, frozen=True):
    """Who won the hand, and how large the pot was as the house counts it.

    Whoever won any part of it is a winner, a side pot or one way of two included.
    """

    winners: tuple[int, ...]
    pot: int
    flop: bool  # or a game that has none
    bet: int  # the smallest bet of the hand
    high_low: bool  # the ways were won by different players

    @property
    def split(self) -> bool:
        return len(self.winners) > 1


def kill_is_played(table: Table) -> bool:
    """Whether the house plays the game on the table with a kill."""
    if not table.house.kill or not has_blinds(table):
        return False
    games = table.rules.kill.games
    return games is KillGames.ANY or table.game.key == games.value


def killed_by_scoop(table: Table) -> bool:
    """Whether one whole pot is enough: in high-low, where the house has it so; elsewhere it takes
    pots in a row."""
    law, game = table.rules.kill, table.game
    omaha_only = law.scoop_games is ScoopGames.OMAHA
    if omaha_only and not game.key.startswith("omaha"):
        return False
    return law.on_scoop and len(game.wins) > 1


# ---- after a hand ----------------------------------------------------------------------------


def after_hand(table: Table) -> tuple[AnyTableEvent, ...]:
    """Legs and kills after the hand that has just been played."""
    if not table.house.kill and not table.kill.legs and table.kill.killer < 0:
        return ()
    now = legs_and_killer(table)
    return changes(table, *now) if now is not None else ()


def legs_and_killer(table: Table) -> tuple[Legs, int] | None:
    """What the hand that is over leads to; None where it leaves all as it was."""
    assert table.hand is not None
    if not kill_is_played(table):
        return {}, NOWHERE
    result = result_of(table, table.hand)
    if result is None:
        return None
    if killed_by_scoop(table):
        return dict(table.kill.legs), after_whole_pot(table, result)
    legs, due = legs_after(table, result)
    return legs, due if due >= 0 else who_goes_on(table, result)


def changes(table: Table, legs: Legs, killer: int) -> tuple[AnyTableEvent, ...]:
    """The events that make it so; a player who has to kill has no leg besides."""
    if killer >= 0:
        legs = {player: up for player, up in legs.items() if player != player_at(table, killer)}
    now = tuple(sorted(legs.items()))
    events: list[AnyTableEvent] = [LegsUp(now)] if now != table.kill.legs else []
    if killer != table.kill.killer:
        events.append(KillDue(killer))
    return tuple(events)


def player_at(table: Table, at: int) -> str:
    return seated(table, at).player


def result_of(table: Table, hand: Hand) -> PotResult | None:
    """The result as the awards tell it, put right where they were; None if no pot was won."""
    ways: dict[int, set[int]] = {}
    won = dropped = 0
    for event in standing(hand):
        if isinstance(event, Awarded):
            ways.setdefault(event.way, set()).add(event.seat)
            won += event.amount
        elif isinstance(event, Corrected):
            for of_way in ways.values():
                put_right(hand, of_way, event)
        elif isinstance(event, Dropped) and event.seat < 0:  # out of the pot
            dropped += event.amount
    if not ways:
        return None
    winners = set.union(*ways.values())
    net = table.rules.kill.pot_counted_net
    return PotResult(
        tuple(sorted(winners)),
        won if net else won + dropped,
        bool(hand.board) or not hand.game.has_board,
        hand.stakes.small_bet,
        any(of_way != winners for of_way in ways.values()),
    )


def put_right(hand: Hand, winners: set[int], event: Corrected) -> None:
    """A pot that went to another: who had nothing else of it has not won it."""
    if event.source in winners:
        winners.add(event.target)
        if received(hand)[event.source] <= 0:
            winners.discard(event.source)


def is_enough(table: Table, result: PotResult) -> bool:
    """Whether the pot is one for which the next hand is killed."""
    law = table.rules.kill
    if killed_by_scoop(table):
        by_bets = law.scoop_unit is ScoopUnit.MINIMUM_BET
        unit = result.bet if by_bets else big_blind(table)
        return result.pot >= (table.house.kill_at or law.scoop_minimum * unit)
    if law.second_leg_needs_flop and not result.flop:
        return False
    return result.pot >= law.second_leg_minimum * big_blind(table)


# ---- the kill --------------------------------------------------------------------------------


def killer_in_hand(table: Table) -> int:
    """Who had to kill the hand that was played, and was in it."""
    hand, at = table.hand, table.kill.killer
    return at if hand is not None and at >= 0 and hand.setup.stacks[at] else NOWHERE


def who_goes_on(table: Table, result: PotResult) -> int:
    """The killer, if the kill is not over with this hand; a killer who was not dealt in still owes
    it."""
    at, law = killer_in_hand(table), table.rules.kill
    if at < 0:
        return table.kill.killer
    if law.ends is KillEnds.LOSING_A_HAND:
        goes_on = at in result.winners and not (result.split and law.ends_on_split)
    elif result.split:
        goes_on = not (law.ends_on_split or result.high_low) and is_enough(table, result)
    else:
        goes_on = at in result.winners and is_enough(table, result)
    return at if goes_on else NOWHERE


def after_whole_pot(table: Table, result: PotResult) -> int:
    """Who kills next where a whole pot of sufficient size is enough."""
    if result.split or not is_enough(table, result):
        return who_goes_on(table, result)
    return result.winners[0]


# ---- pots in a row ---------------------------------------------------------------------------


def legs_after(table: Table, result: PotResult) -> tuple[Legs, int]:
    """Pots in a row, and who has now won enough of them to kill. A player who was not dealt in
    keeps theirs."""
    assert table.hand is not None
    if not table.rules.kill.two_in_a_row:
        return {}, NOWHERE
    stacks = table.hand.setup.stacks
    dealt = {seat.player for at, seat in enumerate(table.seats) if seat and stacks[at]}
    legs = {player: up for player, up in table.kill.legs if player not in dealt}
    if result.split:
        return legs | legs_after_split(table, result), NOWHERE
    law, winner = table.rules.kill, player_at(table, result.winners[0])
    won = dict(table.kill.legs).get(winner, 0) + 1
    if won >= law.wins_in_a_row and is_enough(table, result):
        return legs, result.winners[0]
    too_small = result.pot < law.first_leg_minimum * big_blind(table)
    up = 0 if won == 1 and too_small else min(won, law.wins_in_a_row - 1)
    return legs | ({winner: up} if up else {}), NOWHERE


def legs_after_split(table: Table, result: PotResult) -> Legs:
    """A leg stays with a player who shares the pot; if none of those who share it had one, it is
    nobody's."""
    law = table.rules.kill
    sharing = {player_at(table, at) for at in result.winners}
    shared = {player: up for player, up in table.kill.legs if player in sharing}
    if shared:
        return shared if law.split_keeps_leg else {}
    return {} if law.neutral_after_split else dict(table.kill.legs)


# ---- players who come and go -----------------------------------------------------------------


def legs_after_going(table: Table, player: str) -> tuple[AnyTableEvent, ...]:
    """A player goes away: whether the leg stays."""
    return () if table.rules.kill.leg_kept_when_absent else without_leg(table, player)


def legs_after_leaving(table: Table, player: str) -> tuple[AnyTableEvent, ...]:
    """A player leaves the game: whether the leg is nobody's."""
    return without_leg(table, player) if table.rules.kill.neutral_winner_quit else ()


def without_leg(table: Table, player: str) -> tuple[AnyTableEvent, ...]:
    rest = tuple(leg for leg in table.kill.legs if leg[0] != player)
    return (LegsUp(rest),) if rest != table.kill.legs else ()
