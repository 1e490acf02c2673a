"""Whether a hand hit a jackpot: each condition with its evidence, read off the recorded hand.

At a table dealt by hand nobody recorded it: the floor answers the same conditions, by their names
(``ASKED``), and says who lost, who won and who else qualifies.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec import Struct

from shuffleup.cards import show
from shuffleup.games.values import values
from shuffleup.hand.state import Hand, lies_open, seats_in
from shuffleup.law.points.room.jackpots import JackpotLaw
from shuffleup.law.points.room.promotions import PromotionLaw
from shuffleup.room.promotions.promotion_commands import HitJackpot
from shuffleup.room.promotions.promotion_records import Condition, Promotion, Terms
from shuffleup.room.state import Room
from shuffleup.strength import RANKINGS, high, words
from shuffleup.table.state import Table, had_the_seat

RAKED: Final = "live-raked-game"
COLLECTED: Final = "collected"
PLAYERS: Final = "players"
HANDS: Final = "qualifying-hands"
HOLE_CARDS: Final = "hole-cards"
DECK: Final = "deck"
TABLED: Final = "all-tabled"
ASKED: Final[dict[str, str]] = {
    RAKED: JackpotLaw.raked_live_game_only,
    COLLECTED: PromotionLaw.collection,
    PLAYERS: JackpotLaw.minimum_players,
    HANDS: JackpotLaw.both_hole_cards,
    HOLE_CARDS: JackpotLaw.both_hole_cards,
    DECK: JackpotLaw.void_incorrect_deck,
    TABLED: JackpotLaw.live_hands_tabled,
}


class Evidence(Struct, frozen=True):
    """What a hand shows: the conditions, who lost with a qualifying hand, the highest first, who
    won; and whether a live hand stayed down."""

    conditions: tuple[Condition, ...]
    losers: tuple[str, ...]
    winner: str
    mucked: bool = False


def evidence_of(room: Room, promotion: Promotion, command: HitJackpot) -> Evidence:
    """The conditions as they stand for the hand last played at a table."""
    if room.tables[command.table].by_hand:
        return answered(room, command)
    table = room.tables[command.table]
    assert table.last is not None
    losers, winner = qualifying(table.last, promotion.terms)
    conditions = (*of_the_game(room, table), *of_the_cards(room, table, losers, winner))
    deck = room.bad_decks.get(command.table) != table.hands
    if room.rules.jackpots.void_incorrect_deck:
        found = "nothing reported" if deck else "it was not correct"
        conditions = (*conditions, Condition(DECK, deck, found, JackpotLaw.void_incorrect_deck))
    named = tuple(had_the_seat(table, at) for at in losers)  # by now they may sit elsewhere
    won = had_the_seat(table, winner) if winner >= 0 else ""
    return Evidence(conditions, named, won, stayed_down(table.last))


def answered(room: Room, command: HitJackpot) -> Evidence:
    """The checklist of the floor; what the house does not ask for is no condition."""
    told, law = dict(command.answers), room.rules.jackpots
    waived = {
        RAKED: not law.raked_live_game_only,
        COLLECTED: not room.rules.promotions.collection,
        HOLE_CARDS: not law.both_hole_cards,
        DECK: not law.void_incorrect_deck,
        TABLED: True,  # a live hand that stays down may void it, and is no condition
    }
    conditions = tuple(
        Condition(name, told[name] == "yes", f"the floor: {told[name]}", point)
        for name, point in ASKED.items()
        if not waived.get(name)
    )
    return Evidence(
        conditions, (command.loser, *command.also), command.winner, told[TABLED] != "yes"
    )


def of_the_game(room: Room, table: Table) -> tuple[Condition, ...]:
    """Live, raked, with a collection, and with enough players."""
    law, house, found = room.rules.jackpots, table.house, []
    if law.raked_live_game_only:
        raked = bool(house.drop or house.rake or house.collection_blind or house.time)
        found.append(Condition(RAKED, raked, "as designated", ASKED[RAKED]))
    due = room.rules.promotions.collection * table.stakes.dollar
    says = f"{house.promotion} a hand"
    found.append(Condition(COLLECTED, house.promotion >= due, says, ASKED[COLLECTED]))
    assert table.last is not None
    found.append(enough_players(room, sum(1 for stack in table.last.setup.stacks if stack)))
    return tuple(found)


def enough_players(room: Room, playing: int) -> Condition:
    enough = playing >= room.rules.jackpots.minimum_players
    return Condition(PLAYERS, enough, f"{playing} were dealt in", ASKED[PLAYERS])


def of_the_cards(
    room: Room, table: Table, losers: tuple[int, ...], winner: int
) -> tuple[Condition, ...]:
    """A hand that had to lose lost to one that may win, and both play both hole cards."""
    law, hand = room.rules.jackpots, table.last
    assert hand is not None
    if not losers:
        return (Condition(HANDS, False, "no such hand lost to such a hand", ASKED[HANDS]),)
    says = f"{held(hand, losers[0])} lost to {held(hand, winner)}"
    found = [Condition(HANDS, True, says, ASKED[HANDS])]
    if law.both_hole_cards:
        first = law.board_plays_first
        both = all(plays_both(hand, at, first) for at in (losers[0], winner))
        found.append(Condition(HOLE_CARDS, both, says, ASKED[HOLE_CARDS]))
    return tuple(found)


def held(hand: Hand, at: int) -> str:
    """``AcAd (full house, aces full of eights)``."""
    return f"{show(hand.hole[at])} ({words('high', (*hand.hole[at], *hand.board))})"


def qualifying(hand: Hand, terms: Terms) -> tuple[tuple[int, ...], int]:
    """The seats that lost with a hand that qualifies, the highest first, and the one that won; by
    hands that lie open as a whole, for nobody may tell from a jackpot what a card kept down is."""
    seats = [at for at in seats_in(hand.shown) if lies_open(hand, at)]
    if not seats or hand.game.wins[0] != "high":
        return (), -1
    holes = [hand.hole[at] for at in seats]
    worth = dict(zip(seats, values(hand.game, "high", holes, hand.board), strict=True))
    winner = max(seats, key=lambda at: worth[at])
    value = RANKINGS["high"].value
    if worth[winner] < value(terms.beaten_by):
        return (), winner
    least = value(terms.loses_with)
    losers = [at for at in seats if least <= worth[at] < worth[winner]]
    return tuple(sorted(losers, key=lambda at: -worth[at])), winner


def stayed_down(hand: Hand) -> bool:
    """Whether a live hand, or a card of one, was not tabled."""
    return bool(hand.mucked) or not all(lies_open(hand, at) for at in seats_in(hand.shown))


def plays_both(hand: Hand, at: int, board_first: bool) -> bool:
    """Whether both hole cards play: with the board first, only if nothing as good is made with
    fewer of them."""
    hole, board = hand.hole[at], hand.board
    if hand.game.two_from_hand or not board:
        return True
    best = high((*hole, *board))
    if board_first:
        fewer = [high(five) for card in hole for five in combinations((card, *board), 5)]
        return best > max(fewer)
    return hole_cards_playing(hole, board) == len(hole)


def hole_cards_playing(hole: tuple[int, ...], board: tuple[int, ...]) -> int:
    """The most hole cards that are in some five cards as good as the best ones."""
    best = high((*hole, *board))
    for count in range(len(hole), 0, -1):
        for held_cards in combinations(hole, count):
            if any(high((*held_cards, *rest)) == best for rest in combinations(board, 5 - count)):
                return count
    return 0
