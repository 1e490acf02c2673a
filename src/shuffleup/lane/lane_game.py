"""``LaneGame``: a game sheet, its stakes and its law as one row of whole numbers.

``lane_game("holdem", no_limit(1, 2), rules)`` makes it. The law is read in ``lane_law`` alone; what
follows from a sheet and the law together is worked out here from its columns.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

import numpy as np

from shuffleup.cards import DECKS
from shuffleup.equity.tables import Longs
from shuffleup.equity.tables import tables as five_card_tables
from shuffleup.games import Opening, Sheet, Structure, game
from shuffleup.games.faults import faults
from shuffleup.hand.setup import SetupError, Stakes, check_stakes
from shuffleup.lane import lane_law
from shuffleup.lane.kernels import columns as at
from shuffleup.law import DEFAULT, Rules
from shuffleup.law.points.hand.hi_lo import LowQualifier
from shuffleup.law.points.hand.stud import BringInCard, StudLaw
from shuffleup.law.rules import show_value
from shuffleup.outside_text import sentence
from shuffleup.strength import RANKINGS

MOST_CHIPS = 1 << 48  # of a stack, a bet or a carried pot: sums and products stay within a word
WAYS = 2  # of winning: one for all, or one for each half
MOST_PART = 1 << 12  # of what a fraction of the law is written with, for the same reason


class LaneError(ValueError):
    """What the lane does not do, or cannot read: says what, and why."""

    def __init__(self, why: str) -> None:
        super().__init__(sentence(why))


@dataclass(frozen=True, slots=True)
class LaneGame:
    """A game in the lane. Kernels read ``row`` and never write it; the rest is what it is made
    from."""

    sheet: Sheet
    stakes: Stakes
    rules: Rules
    last_two: bool = False  # a tournament has come down to these two players
    row: Longs = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_game(self)
        row = np.zeros(at.GAME_COLUMNS, np.int64)
        row[: lane_law.LAW_COLUMNS] = lane_law.encoded(self.rules)
        put_stakes(row, self.stakes)
        put_sheet(row, self.sheet)
        row[at.LAST_TWO] = self.last_two
        object.__setattr__(self, "row", row)


def lane_game(
    sheet: Sheet | str, stakes: Stakes, rules: Rules = DEFAULT, *, last_two: bool = False
) -> LaneGame:
    """A game for the lane, by its key or its sheet."""
    return LaneGame(game(sheet) if isinstance(sheet, str) else sheet, stakes, rules, last_two)


def check_made(given: LaneGame) -> None:
    """Refuse a game that is only its name, or not made for the lane."""
    if not isinstance(given, LaneGame):
        raise LaneError(f"a game of the lane is made by lane_game, not {type(given).__name__}")


def check_game(made: LaneGame) -> None:
    """Refuse what the lane cannot deal, naming it."""
    if not isinstance(made.sheet, Sheet):
        raise LaneError(f"a game is its name or a Sheet, not {type(made.sheet).__name__}")
    if not is_stakes(made.stakes):
        raise LaneError(
            f"stakes are made by no_limit, pot_limit, limit or spread, not {made.stakes!r}"
        )
    if not isinstance(made.rules, Rules):
        raise LaneError(f"rules are Rules, not {type(made.rules).__name__}")
    if type(made.last_two) is not bool:
        raise LaneError(f"last_two: yes or no, not {made.last_two!r}")
    check_sheet(made.sheet)
    check_law(made)
    check_stakes_of(made)


def is_stakes(given: Stakes) -> bool:
    return (
        isinstance(given, Stakes)
        and isinstance(given.structure, Structure)
        and isinstance(given.blinds, tuple)
    )


def check_law(made: LaneGame) -> None:
    """Refuse a law the lane has not been taught, and fractions its numbers have no room for."""
    for point, answer in lane_law.ONE_ANSWER.items():
        if len(made.sheet.wins) > 1 and made.rules.decided(point) != answer:
            raise LaneError(f"the lane cannot play {point} other than {show_value(answer)}")
    for point in lane_law.ENCODED:
        value = made.rules.decided(point)
        if isinstance(value, Fraction) and max(value.numerator, value.denominator) > MOST_PART:
            raise LaneError(
                f"the lane cannot play {point} of {show_value(value)}: "
                f"its fractions are made of numbers up to {MOST_PART:,}"
            )


def check_stakes_of(made: LaneGame) -> None:
    sheet, stakes = made.sheet, made.stakes
    if stakes.structure not in sheet.structures:
        raise LaneError(f"{sheet.title} is not played {stakes.structure.value}")
    try:
        check_stakes(sheet, stakes)
    except SetupError as error:
        raise LaneError(str(error)) from error
    if len(stakes.blinds) > at.MOST_BLINDS:
        raise LaneError(f"at most {at.MOST_BLINDS} blinds, not {len(stakes.blinds)}")
    most = max(
        stakes.small_bet, stakes.big_bet, stakes.ante, stakes.big_blind_ante, stakes.bring_in,
        stakes.chip, stakes.dollar, *stakes.blinds,
    )  # fmt: skip
    if most > MOST_CHIPS:
        raise LaneError(f"stakes of {most:,}: the lane counts bets of up to {MOST_CHIPS:,}")


def check_sheet(sheet: Sheet) -> None:
    """Refuse a sheet that has no room in the rows: one made in code has been checked by nobody."""
    check_numbers(sheet)
    board = sum(street.board for street in sheet.streets)
    for many, most, what in (
        (sheet.max_seats, at.MOST_SEATS, "seats"),
        (len(sheet.streets), at.MOST_STREETS, "streets"),
        (sheet.hand_size, at.MOST_HELD, "cards to a player"),
        (board, at.MOST_BOARD, "cards on the board"),
        (len(sheet.wins), WAYS, "ways of winning"),
    ):
        if not 0 <= many <= most:
            raise LaneError(f"{sheet.title}: at most {most} {what} in the lane")
    if not sheet.streets or not sheet.wins:
        raise LaneError(f"{sheet.title}: a game has streets and a way of winning")
    for way in sheet.wins:
        if way not in RANKINGS:
            raise LaneError(f"{sheet.title}: {way!r} is not one of {', '.join(RANKINGS)}")
    need, have = sheet.cards_needed(sheet.max_seats), len(sheet.cards)
    if need > have and not (sheet.stud or sheet.draws):
        raise LaneError(f"{sheet.title}: {sheet.max_seats} players need {need} cards of {have}")
    discards = any(street.discard for street in sheet.streets)
    if (sheet.stud or any(street.up for street in sheet.streets)) and (discards or sheet.draws):
        raise LaneError(f"{sheet.title}: the lane has no discards of cards that lie face up")
    if discards and sheet.draws:
        raise LaneError(f"{sheet.title}: the lane has no game with both discards and draws")
    for key, why in faults(sheet):
        if key != "wins":  # a game for a textbook may have fewer cards to a hand than any of ours
            raise LaneError(f"{sheet.title}: {key}: {why}")


def check_numbers(sheet: Sheet) -> None:
    """Refuse a deck that is none and numbers of cards that are none: all else is worked out from
    them."""
    if sheet.deck not in DECKS:
        raise LaneError(f"{sheet.title}: deck: {sheet.deck!r} is not one of {', '.join(DECKS)}")
    for number, street in enumerate(sheet.streets, 1):
        for name in ("discard", "draw", "down", "up", "board"):
            cards = getattr(street, name)
            if type(cards) is not int or cards < 0:
                raise LaneError(f"{sheet.title}: street {number}: {name} of {cards!r} cards")


def put_stakes(row: Longs, stakes: Stakes) -> None:
    row[at.STRUCTURE] = list(Structure).index(stakes.structure)
    row[at.SMALL_BET], row[at.BIG_BET] = stakes.small_bet, stakes.big_bet
    row[at.ANTE], row[at.BIG_BLIND_ANTE] = stakes.ante, stakes.big_blind_ante
    row[at.BRING_IN_AMOUNT], row[at.CHIP] = stakes.bring_in, stakes.chip
    row[at.DOLLAR], row[at.BLINDS] = stakes.dollar, len(stakes.blinds)
    row[at.BLIND_AMOUNTS : at.BLIND_AMOUNTS + len(stakes.blinds)] = stakes.blinds


def put_sheet(row: Longs, sheet: Sheet) -> None:
    row[at.GAME_STREETS] = len(sheet.streets)
    row[at.OPENING] = list(Opening).index(sheet.opening)
    row[at.STUD], row[at.LOWBALL] = sheet.stud, sheet.lowball
    row[at.BRING_IN_RULE] = bring_in_rule(row, sheet)
    row[at.BRING_IN_ACE_LOW], row[at.OPEN_PAIR] = sheet.bring_in_ace_low, sheet.open_pair
    row[at.WAYS] = len(sheet.wins)
    ways = list(RANKINGS)
    row[at.FIRST_WAY] = ways.index(sheet.wins[0])
    row[at.SECOND_WAY] = ways.index(second_way(row, sheet))
    row[at.TWO_FROM_HAND], row[at.HAND_SIZE] = sheet.two_from_hand, sheet.hand_size
    row[at.DRAW_GAME], row[at.BOARD_GAME] = sheet.draws, sheet.has_board
    shared = sum(street.board + street.burn for street in sheet.streets)
    row[at.SHARED_CARDS] = shared * row[lane_law.RUN_IT_MAXIMUM]
    row[at.CARDS_IN_DECK] = len(sheet.cards)
    row[at.DECK_CARDS : at.DECK_CARDS + len(sheet.cards)] = sheet.cards
    tables = five_card_tables(5)
    row[at.KEYS : at.KEYS + at.MOST_DECK] = tables.keys
    row[at.MASKS : at.MASKS + at.MOST_DECK] = tables.masks
    for number, street in enumerate(sheet.streets):
        place = at.STREET_TABLE + number * at.STREET_COLUMNS
        row[place : place + at.STREET_COLUMNS] = (
            street.discard, street.burn, street.draw, street.down, street.up, street.board,
            street.big_bet, sheet.held(number),
        )  # fmt: skip


def bring_in_rule(row: Longs, sheet: Sheet) -> int:
    """Which card brings it in: fixed by the sheet, or by the point of the law it names."""
    if not sheet.bring_in:
        return 0
    for point in (StudLaw.bring_in, StudLaw.eight_bring_in, StudLaw.plain_high_low_bring_in):
        if sheet.bring_in == point:
            return int(row[lane_law.ENCODED[point]])
    return lane_law.code(BringInCard(sheet.bring_in))


def second_way(row: Longs, sheet: Sheet) -> str:
    """The sheet's low, with or without a qualifier as the house has it."""
    low = sheet.wins[-1]
    if len(sheet.wins) == 1 or low not in ("ace-to-five", "eight-or-better"):
        return low
    plain = low == "ace-to-five"
    column = lane_law.LOW_QUALIFIER_PLAIN if plain else lane_law.LOW_QUALIFIER
    qualified = row[column] == lane_law.code(LowQualifier.EIGHT)
    return "eight-or-better" if qualified else "ace-to-five"
