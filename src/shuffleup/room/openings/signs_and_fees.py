"""What stands on the sign of a table, and what a table pays by time."""

from __future__ import annotations

from shuffleup.floor.senders import DEALER
from shuffleup.games import Structure
from shuffleup.hand.setup import Stakes
from shuffleup.law.points.room.openings import OpeningLaw, PrivateFee
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.events import AtTable
from shuffleup.room.openings.opening_commands import CollectRent
from shuffleup.room.openings.running_games import in_a_hand, no_game
from shuffleup.room.roles import HOUSE, Allowed
from shuffleup.room.rulings import RoomJudges, RoomRuling, malformed
from shuffleup.room.state import Room
from shuffleup.room.trial import Trial
from shuffleup.table.by_hand.known_chips import can_have
from shuffleup.table.chips.house_fee import fees
from shuffleup.table.commands import CollectTime
from shuffleup.table.house import House
from shuffleup.table.state import taken_seats

# ---- the sign --------------------------------------------------------------------------------


def sign_of(room: Room, number: str) -> str:
    """``holdem no-limit 1/2, blinds 1/2, buy-in 40-200, rake 10% up to 5``; nothing at a table
    where no game is spread."""
    if no_game(room, number) is not None or not room.spreads[number].sign:
        return ""
    table = room.tables[number]
    what = f"{table.game.key} {table.stakes.structure.value} {limit_of(table.stakes)}"
    return ", ".join((what, *forced_of(table.stakes), *terms_of(table.house)))


def limit_of(stakes: Stakes) -> str:
    if stakes.structure in (Structure.NO_LIMIT, Structure.POT_LIMIT) and stakes.blinds:
        return "/".join(str(blind) for blind in stakes.blinds)
    return f"{stakes.small_bet}/{stakes.big_bet}"


def forced_of(stakes: Stakes) -> list[str]:
    """Blinds, ante and bring-in."""
    blinds = "/".join(str(blind) for blind in stakes.blinds)
    said = {"blinds": blinds, "ante": stakes.ante, "bring-in": stakes.bring_in}
    return [f"{name} {amount}" for name, amount in said.items() if amount]


def terms_of(house: House) -> list[str]:
    """Buy-in and what the house collects."""
    said = [f"buy-in {house.buy_in[0]}-{house.buy_in[1]}"] if house.buy_in else []
    if house.drop:
        said.append(f"drop {house.drop}")
    if house.rake:
        cap = f" up to {house.rake_cap}" if house.rake_cap else ""
        said.append(f"rake {house.rake}%{cap}")
    if house.time:
        every = f" every {house.time_minutes} minutes" if house.time_minutes else ""
        said.append(f"time {house.time}{every}")
    return said


# ---- time ------------------------------------------------------------------------------------


def rent_of(room: Room, number: str) -> int:
    """What a table pays at a collection: for those who play, or as a private game by the book."""
    table = room.tables[number]
    as_if_full = room.rules.openings.private_game_fee is PrivateFee.AS_IF_FULL
    if room.spreads[number].private and as_if_full:
        return table.house.time * room.listings[room.stands[number].listing].seats
    return table.house.time * len(taken_seats(table))


def judge_collect_rent(room: Room, command: CollectRent) -> RoomRuling:
    """Everyone pays; in a private game those who are there share what a full table would pay."""
    number = command.table
    refused = no_game(room, number) or in_a_hand(room, number)
    if refused is not None:
        return refused
    if not room.spreads[number].private or not room.tables[number].house.time:
        trial = Trial(room)
        trial.put(number, CollectTime(), DEALER)
        return trial.ruling()
    table = room.tables[number]
    paying = [at for at, seat in taken_seats(table) if can_have(table, seat)]
    if not paying:
        return malformed(Reason.NOT_SEATED, f"nobody at table {number} has chips")
    share, rest = divmod(rent_of(room, number), len(paying))
    due = [(at, share + (place < rest)) for place, at in enumerate(paying)]
    paid = tuple(AtTable(number, one) for one in fees(table, due))
    return Ruling(paid, grounds=(OpeningLaw.private_game_fee,))


MAY: Allowed = {CollectRent: HOUSE}
JUDGES: RoomJudges = {CollectRent: judge_collect_rent}
