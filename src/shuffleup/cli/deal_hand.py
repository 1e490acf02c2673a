"""``shuffleup deal``: one hand, everyone staying to the end, all cards face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shuffleup.bots import CallingStation, play_hand
from shuffleup.cards import show
from shuffleup.cli.amounts import amount, signed
from shuffleup.cli.choices import read_game, read_seats, read_seed, read_table_stakes
from shuffleup.cli.describe import table_title
from shuffleup.cli.hand_lines import pushes, result_lines, won_with
from shuffleup.cli.output import UsageError, people, print_json
from shuffleup.cli.shared_options import Json, Seed, Stakes, Structure
from shuffleup.cli.usual_names import NAMES
from shuffleup.games import Opening
from shuffleup.hand import Command, Hand, RaiseTo, SetupError, new_hand
from shuffleup.hand.usual_stakes import default_stack
from shuffleup.hand.view import View
from shuffleup.hand.words.hand_worth import own_words
from shuffleup.hand.words.setup_words import show_stakes

if TYPE_CHECKING:
    from rich.table import Table

    from shuffleup.cli.faces import Faces


def deal_command(
    game: str = "holdem",
    /,
    *,
    seats: int | None = None,
    stakes: Stakes = None,
    structure: Structure = None,
    seed: Seed = None,
    as_json: Json = False,
) -> int:
    """Deal one hand of a game face up: everyone checks or calls to the showdown.

    Parameters
    ----------
    game
        A game (see `shuffleup games`), or a sheet of your own: mine.toml.
    seats
        How many players; 6, or as many as the game takes.
    """
    sheet = read_game(game)
    table_stakes = read_table_stakes(sheet, stakes, structure)
    count, seed = read_seats(sheet, seats), read_seed(seed)
    try:
        hand = new_hand(sheet, table_stakes, [default_stack(table_stakes)] * count, seed=seed)
    except SetupError as error:
        raise UsageError(str(error)) from error
    play_hand(hand, dict.fromkeys(range(count), Stayer()))
    names = list(NAMES[:count])
    if as_json:
        print_json(as_object(hand, names, seed))
    else:
        show_deal(hand, names, seed)
    return 0


class Stayer:
    """Checks and calls; opens where there is no hand unless somebody does."""

    station = CallingStation()

    def decide(self, view: View) -> Command:
        may = view.options
        passed_so_far = may is not None and may.check and not view.bet and view.street == 0
        if may and passed_so_far and may.least_to and is_opened(view):
            return RaiseTo(may.seat, may.least_to)
        return self.station.decide(view)


def is_opened(view: View) -> bool:
    return view.game.opening is Opening.OPENERS


def as_object(hand: Hand, names: list[str], seed: str) -> dict[str, object]:
    sheet, boards = hand.game, hand.boards
    players = [
        {
            "seat": seat + 1,
            "name": name,
            "cards": show(hand.hole[seat]),
            "hand": own_words(sheet, hand.hole[seat], boards[0]),
            "net": hand.stacks[seat] - hand.setup.stacks[seat],
        }
        for seat, name in enumerate(names)
    ]
    given = pushes(hand.log)
    split = {push.pot for push in given if push.way > 0}
    awards = [
        {
            "seat": push.seat + 1,
            "name": names[push.seat],
            "amount": push.amount,
            "pot": push.pot,
            "way": sheet.wins[push.way] if push.way >= 0 else None,
            "hand": won_with(sheet, push, hand.hole, boards, whole=push.pot not in split),
        }
        for push in given
    ]
    return {
        "game": sheet.key,
        "stakes": show_stakes(hand.stakes),
        "seed": seed,
        "button": hand.setup.button + 1,
        "board": show(boards[0]),
        "players": players,
        "awards": awards,
        "carried": hand.carried,
    }


def show_deal(hand: Hand, names: list[str], seed: str) -> None:
    from shuffleup.cli.faces import Faces

    console = people()
    faces = Faces(console)
    console.print(table_title(hand.game, hand.stakes), style="bold")
    if hand.board:
        console.print("\nBoard  ", faces.row(hand.board), sep="")
    console.print()
    console.print(_players(hand, names, faces))
    console.print()
    given = result_lines(
        hand.game, pushes(hand.log), names, hand.hole, hand.boards, dollar=hand.stakes.dollar
    )
    for line in given:
        console.print(line, style="bold green", markup=False)
    if hand.carried:
        console.print(
            f"Nobody opened: {amount(hand.carried, hand.stakes.dollar)} stays in the pot",
            style="yellow",
        )
    console.print(f"\nAgain: --seed {seed}", style="dim", soft_wrap=True)


def _players(hand: Hand, names: list[str], faces: Faces) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for seat, name in enumerate(names):
        net = hand.stacks[seat] - hand.setup.stacks[seat]
        table.add_row(
            f"{name} (D)" if seat == hand.setup.button else name,
            faces.row(hand.hole[seat]),
            signed(net, hand.stakes.dollar),
            own_words(hand.game, hand.hole[seat], hand.board),
            style="bold" if net > 0 else "",
        )
    return table
