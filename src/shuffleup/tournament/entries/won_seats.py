"""Seats that are won in a satellite: whoever won one enters with it, and nobody else unless the
house lets seats be given away. Their worth moves inside the ledger, never through anybody's hands.
"""

from __future__ import annotations

from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.cage.ledger import OUTSIDE, balance, moved
from shuffleup.tournament.entries.entry_commands import EnterBySeat
from shuffleup.tournament.entries.registering import cannot_enter, entered
from shuffleup.tournament.event_money import parts_of, seat_account
from shuffleup.tournament.roles_in_event import OWN, MayDirect
from shuffleup.tournament.rulings import EventJudges, EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament


def judge_enter(event: Tournament, command: EnterBySeat) -> EventRuling:
    """For the price of the event, out of what the seat is worth; what is over is paid out."""
    name, winner = command.player, command.won or command.player
    law = event.rules.event_seating
    if winner != name and not law.transferable:
        says = f"the seat is for {winner}, who won it"
        return refuse(Reason.NOT_IN_THIS_HOUSE, says, EventSeatingLaw.transferable)
    account, price = seat_account(command.satellite, winner), event.terms.price
    worth = balance(event.room, account)
    if not 0 < price.total <= worth:
        says = f"{winner} has no seat from {command.satellite} that pays for this"
        return malformed(Reason.MORE_THAN_THERE_IS, says)
    refused = cannot_enter(event, name)
    if refused is not None:
        return refused
    parts = (*parts_of(event, price), (OUTSIDE, worth - price.total))
    moves = tuple((account, to, amount) for to, amount in parts if amount)
    given = (EventSeatingLaw.transferable,) if winner != name else ()
    return entered(event, name, moved(*moves, why="seat won", player=name), *given)


MAY: MayDirect = {EnterBySeat: OWN}
JUDGES: EventJudges = {EnterBySeat: judge_enter}
