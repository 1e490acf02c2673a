"""``shuffleup equity AhKd --against random,tight-table``: a hand against players, not cards.

The others play by strategies of the lane, and so does the hand (``--plays``); what it wins is told
with its standard error.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from msgspec import Struct
from rich.table import Table

from shuffleup.bots import BotError
from shuffleup.cards import parse
from shuffleup.cli.choices import read_table_stakes
from shuffleup.cli.escaping_console import EscapingConsole
from shuffleup.cli.output import UsageError, print_json
from shuffleup.games import Sheet
from shuffleup.hand.usual_stakes import default_stack
from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.playbook import PlayTable, shipped_names
from shuffleup.sim.lane_hands import LANE_NAMES, has_numba, lane_player, throws_away

if TYPE_CHECKING:
    from shuffleup.cli.equity import AgainstOptions
    from shuffleup.lane.given_hands import GivenResult

USUAL_HANDS = 200_000
ALSO = {"calling": "caller"}


class GivenSpot(Struct, frozen=True):
    """What is asked: the hand, and how long it is tried."""

    sheet: Sheet
    hand: str
    board: str
    hands: int | None
    seed: int


def answer_against(spot: GivenSpot, options: AgainstOptions, as_json: bool) -> None:
    """Play it and tell what came of it."""
    if not has_numba():
        raise UsageError("--against needs numba and numpy: pip install 'shuffleup[fast]'")
    from shuffleup.lane import LaneError, lane_game
    from shuffleup.lane.given_hands import given_hand
    from shuffleup.lane.whole_hands import LaneSession

    stakes = read_table_stakes(spot.sheet, options.stakes, None)
    stack = default_stack(stakes) if options.stack is None else options.stack
    plays = options.plays or ("loose-table" if throws_away(spot.sheet) else "caller")
    against = [name.strip() for name in (options.against or "").split(",")]
    players = [read_player(spot.sheet, name) for name in (plays, *against)]
    hands = USUAL_HANDS if spot.hands is None else spot.hands
    try:
        session = LaneSession(lane_game(spot.sheet, stakes), stack, players)
        cards, board = parse(spot.hand), parse(spot.board)
        result = given_hand(session, cards, board, hands=hands, seed=spot.seed)
    except (LaneError, ValueError) as error:
        raise UsageError(str(error)) from error
    told = {
        "game": spot.sheet.key, "stakes": show_stakes(stakes), "stack": stack, "hand": spot.hand,
        "plays": plays, "against": against, "board": spot.board, "engine": "lane",
        "unit": stakes.small_bet, **asdict(result),
    }  # fmt: skip
    if as_json:
        print_json(told)
        return
    where = f"{spot.sheet.key}, {show_stakes(stakes)}, stacks of {stack:,}"
    show_result(spot.hand, plays, f"{where}, against {', '.join(against)}", result)


def show_result(hand: str, plays: str, where: str, result: GivenResult) -> None:
    table = Table(
        "hand", "plays", "net", "±", "share %", "±", "ahead %", "folds %", "shown %",
        caption=f"{where}: {result.hands:,} random hands, played in the lane; net: chips a hand, "
        "±: one standard error",
        caption_justify="left",
    )  # fmt: skip
    shares = result.share, result.share_error, result.ahead, result.folded, result.shown_down
    table.add_row(
        hand, plays, f"{result.net:+.3f}", f"{result.net_error:.3f}",
        *(f"{100 * each:.2f}" for each in shares),
    )  # fmt: skip
    EscapingConsole().print(table)


def read_player(sheet: Sheet, name: str) -> str | PlayTable:
    """Whom the lane has under this name."""
    known = ALSO.get(name, name)
    try:
        player = lane_player(known)
    except BotError as error:
        raise UsageError(str(error)) from error
    if not player:
        has = ", ".join((*LANE_NAMES, *shipped_names()))
        raise UsageError(f"the lane has no {name!r}; it has {has}, and tables of your own")
    if known == "caller" and throws_away(sheet):
        raise UsageError(
            f"in {sheet.title} the caller reads what it throws away; the lane does not"
        )
    return player
