"""``shuffleup equity AsAh KsKh``: each hand's share of the pot, as a table or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated

from cyclopts import Group, Parameter
from rich.table import Table

from shuffleup.cli.escaping_console import EscapingConsole
from shuffleup.cli.game_names import read_game
from shuffleup.cli.output import UsageError
from shuffleup.equity import Equity, EquityShare, equity
from shuffleup.equity.plain_odds import Progress as Tell
from shuffleup.games import Sheet


@Parameter(name="*", group=Group("One hand against players", sort_key=1))
@dataclass(frozen=True)
class AgainstOptions:
    """Who plays against a hand, and for how much."""

    against: Annotated[
        str | None,
        Parameter(
            help="Who plays against one hand: caller, random, tight-table, loose-table or a table "
            "of your own (mine.toml), with commas."
        ),
    ] = None
    plays: Annotated[
        str | None,
        Parameter(
            help="What the hand itself plays by; caller usually, where cards are thrown away "
            "loose-table."
        ),
    ] = None
    stakes: Annotated[str | None, Parameter(help='Such as 1/2 or "limit 4/8".')] = None
    stack: Annotated[int | None, Parameter(help="What everybody starts with.")] = None


NOBODY = AgainstOptions()


def equity_command(
    *hands: Annotated[
        str,
        Parameter(
            help="Cards (AsAh), some of them (As: the rest at random), random, or in hold'em a "
            'range ("TT+, AKs, 76s-T9s, QQ@0.5").'
        ),
    ],
    board: str = "",
    game: str = "holdem",
    dead: str = "",
    draw: Annotated[list[str] | None, Parameter(negative=())] = None,
    samples: int | None = None,
    exact: Annotated[bool, Parameter(negative=())] = False,
    seed: int = 1,
    players: AgainstOptions = NOBODY,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """How much of the pot each hand gets in the long run; or what one wins --against players.

    Parameters
    ----------
    board
        The cards on the board so far, like 2c7d9h.
    game
        A game, such as holdem, omaha-eight or razz, or a sheet of your own: mine.toml.
    dead
        Cards known to be out of play.
    draw
        In a draw game, once for each hand: the cards it throws away, or pat for none.
    samples
        Deal so many random deals; not with --exact.
    exact
        Deal all deals, however long it takes; not with --samples.
    seed
        Where the random deals start; the same seed gives the same answer.
    as_json
        Print one JSON object instead of a table.
    """
    if exact and samples is not None:
        raise UsageError("--samples and --exact exclude each other")
    sheet = read_game(game)
    if asked_against(players):
        refuse_beside_against(hands, dead, draw, exact)
        _play_against(sheet, hands[0], board, samples, seed, players, as_json)
        return
    draws = None if draw is None else ["" if cards == "pat" else cards for cards in draw]
    try:
        with _telling() as tell:
            answer = equity(
                sheet, hands, board, dead,
                draws=draws, exact=exact or None, samples=samples, seed=seed, progress=tell,
            )  # fmt: skip
    except ValueError as error:
        raise UsageError(str(error)) from None
    if as_json:
        print(json.dumps(_as_object(hands, answer)))
    else:
        EscapingConsole().print(_as_table(hands, answer))


def _play_against(
    sheet: Sheet, hand: str, board: str, hands: int | None, seed: int,
    players: AgainstOptions, as_json: bool,
) -> None:  # fmt: skip
    from shuffleup.cli.equity_against import GivenSpot, answer_against  # late: it has bots

    answer_against(GivenSpot(sheet, hand, board, hands, seed), players, as_json)


def asked_against(players: AgainstOptions) -> bool:
    """Whether a hand is to play against others; what goes with that says nothing without it."""
    if players.against is not None:
        return True
    for name in ("plays", "stakes", "stack"):
        if getattr(players, name) is not None:
            raise UsageError(f"--{name} goes with --against")
    return False


def refuse_beside_against(
    hands: Sequence[str], dead: str, draw: list[str] | None, exact: bool
) -> None:
    """What says nothing where the others play by strategies."""
    if len(hands) != 1:
        raise UsageError(f"--against takes one hand, not {len(hands)}")
    for name, given in (("--dead", dead), ("--draw", draw), ("--exact", exact)):
        if given:
            raise UsageError(f"--against and {name} exclude each other")


@contextmanager
def _telling() -> Iterator[Tell | None]:
    """A progress bar on a terminal; nothing for work that is done before it would show."""
    console = EscapingConsole(stderr=True)
    if not console.is_terminal:
        yield None
        return
    from rich.progress import Progress  # late: it takes as long to import as many an answer

    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("dealing")
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _as_object(hands: Sequence[str], answer: Equity) -> dict[str, object]:
    players = zip(hands, answer.shares, strict=True)
    return {
        "game": answer.game,
        "exact": answer.exact,
        "deals": answer.deals,
        "players": [{"hand": hand, **_numbers(share, answer.exact)} for hand, share in players],
    }


def _numbers(share: EquityShare, exact: bool) -> dict[str, object]:
    """Decimals, with the exact fraction of the equity beside them where there is one."""
    numbers: dict[str, object] = {
        "equity": float(share.equity), "win": float(share.win), "tie": float(share.tie),
    }  # fmt: skip
    if exact:
        numbers["fraction"] = str(share.equity)
    else:
        numbers["error"] = share.error
    if share.high is not None and share.low is not None:
        numbers |= {"high": float(share.high), "low": float(share.low), "scoop": float(share.scoop)}
    return numbers


def _as_table(hands: Sequence[str], answer: Equity) -> Table:
    split = answer.shares[0].high is not None
    how = "all" if answer.exact else "random"
    table = Table(caption=f"{answer.game}, {how} {answer.deals:,} deals", caption_justify="left")
    table.add_column("player")
    table.add_column("hand")
    for name in _columns(split, answer.exact):
        table.add_column(name, justify="right")
    for number, (hand, share) in enumerate(zip(hands, answer.shares, strict=True), 1):
        cells = [share.equity, share.high, share.low, share.scoop, share.tie]
        if not split:
            cells = [share.equity, share.win, share.tie]
        if not answer.exact:
            cells.append(share.error)
        table.add_row(str(number), hand, *(f"{100 * float(cell or 0):.3f}" for cell in cells))
    return table


def _columns(split: bool, exact: bool) -> list[str]:
    columns = ["equity %", "win %", "tie %"]
    if split:
        columns = ["equity %", "high %", "low %", "scoop %", "part %"]
    return columns if exact else [*columns, "± error"]
