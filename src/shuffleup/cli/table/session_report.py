"""The report of a session: an object for scripts, tables for people; every chip accounted for."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, TypedDict

from msgspec import Struct

from shuffleup.cli.amounts import amount, signed
from shuffleup.cli.describe import table_title
from shuffleup.cli.output import counted, people
from shuffleup.hand.words.setup_words import show_stakes
from shuffleup.law.ruling import Reason
from shuffleup.sim.session.crowd import bot_of
from shuffleup.sim.session.session_tally import SessionTally
from shuffleup.sim.session.table_session import TableSession
from shuffleup.table.mix.mixes import mix, mixes, title_of
from shuffleup.table.state import Table, all_chips, taken_seats
from shuffleup.version import __version__

if TYPE_CHECKING:
    from rich.table import Table as Grid

KILL, STRADDLE = "kill", "straddle"
NARROW = 64  # a screen on which the columns stand closer
REFUSED = {
    Reason.SEAT_TAKEN: "the seat was taken",
    Reason.TOO_FEW_PLAYERS: "too few players for a hand",
    Reason.NOT_YET: "too soon",
    Reason.NOT_THIS_WAY: "no way in from there",
    Reason.NOT_IN_THIS_HOUSE: "not done in this house",
    Reason.NOT_YOUR_PLACE: "not from that seat",
    Reason.TOO_FEW_CHIPS: "too few chips",
    Reason.TOO_MANY_CHIPS: "too many chips",
}
IN_WORDS = {reason.code: words for reason, words in REFUSED.items()}


ChipSums = TypedDict(
    "ChipSums",
    {"in": int, "out": int, "on_table": int, "collected": dict[str, int], "in_next_pot": int},
)


class PlayerRow(TypedDict):
    """One player's session."""

    player: str
    bot: str
    hands: int
    bought: int
    took: int
    stack: int
    net: int
    at_table: bool


class Finished(Struct, frozen=True):
    """A session as it stands when it is reported."""

    session: TableSession
    tally: SessionTally
    version: int  # events in the log
    hands: int  # played now
    seconds: float
    log: str = ""
    books: tuple[str, ...] = ()  # by which it was played, one after the other
    left_out: tuple[str, ...] = ()  # hands an export could not tell

    @property
    def rate(self) -> int:
        return round(self.hands / max(self.seconds, 1e-9))


def in_front(table: Table) -> dict[str, int]:
    """Chips by player, those on their way or waiting for the hand to end included."""
    return {seat.player: all_chips(seat) for _, seat in taken_seats(table)}


def chips(done: Finished) -> ChipSums:
    """What came to the table, what went, and where the rest is."""
    table, tally = done.session.table, done.tally
    return {
        "in": sum(tally.bought.values()),
        "out": sum(tally.took.values()),
        "on_table": sum(in_front(table).values()),
        "collected": dict(sorted(table.collected.items())),
        "in_next_pot": table.pot.carried + table.pot.spare,
    }


def missing(done: Finished) -> int:
    """Chips that have gone missing: none, unless something is wrong. Not asked in the middle of a
    hand, when some are in the pot."""
    if done.session.table.hand is not None:
        return 0
    sums = chips(done)
    there = sums["out"] + sums["on_table"] + sums["in_next_pot"] + sum(sums["collected"].values())
    return sums["in"] - there


def players(done: Finished) -> list[PlayerRow]:
    """Everyone who has played, whoever is ahead first."""
    stacks, tally = in_front(done.session.table), done.tally
    rows: list[PlayerRow] = [
        {
            "player": name,
            "bot": bot_of(name, done.session.plan.bots),
            "hands": tally.dealt[name],
            "bought": bought,
            "took": tally.took[name],
            "stack": stacks.get(name, 0),
            "net": tally.took[name] + stacks.get(name, 0) - bought,
            "at_table": name in stacks,
        }
        for name, bought in tally.bought.items()
    ]
    return sorted(rows, key=lambda row: -row["net"])


def as_object(done: Finished) -> dict[str, object]:
    session, tally = done.session, done.tally
    table, plan = session.table, session.plan
    return {
        "book": done.books[-1] if done.books else "",
        "digest": table.rulebook,
        "engine": __version__,
        "game": table.game.key,
        "stakes": show_stakes(table.stakes),
        "seats": table.n,
        "seed": plan.seed,
        "comings": plan.comings,
        "fast": plan.fast,
        "hands": tally.hands,
        "showdowns": tally.showdowns,
        "players": players(done),
        "chips": {**chips(done), "missing": missing(done)},
        "posts": {
            kind: {"count": count, "chips": tally.posted[kind]}
            for kind, count in sorted(tally.posts.items())
        },
        "happened": dict(sorted(tally.happened.items())),
        "big_blinds_missed": tally.happened["big blinds missed"],
        "blinds_made_up": tally.posts["post"] + tally.posts["dead"],
        "kills": tally.posts[KILL],
        "straddles": tally.posts[STRADDLE],
        "refusals": dict(session.refused.most_common()),
        "left_out_of_export": list(done.left_out),
        "log": done.log or None,
        "version": done.version,
        "hands_now": done.hands,
        "actions_now": session.actions,
        "seconds": round(done.seconds, 3),
        "hands_per_second": done.rate,
    }


# ---- for people ------------------------------------------------------------------------------


def show(done: Finished) -> None:
    from rich.table import Table as Grid

    session, tally, console = done.session, done.tally, people()
    dollar = session.table.stakes.dollar
    gap = 3 if console.width >= NARROW else 1
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, gap, 0, 0))
    grid.add_column("player")
    grid.add_column("bot")
    for heading in ("hands", "bought", "took", "stack", "net"):
        grid.add_column(heading, justify="right")
    for row in players(done):
        money = [amount(row[what], dollar) for what in ("bought", "took", "stack")]
        net = row["net"]
        grid.add_row(
            row["player"], row["bot"], f"{row['hands']:,}", *money, signed(net, dollar),
            style="green" if net > 0 else "",
        )  # fmt: skip
    console.print(f"{title(done)}\n", markup=False)
    console.width = max(console.width, whole_width(grid))  # a number cut short would be false
    console.print(grid)
    for line in sums(done):
        console.print(line, markup=False, soft_wrap=True)
    rate = f"{done.hands:,} now in {done.seconds:.1f} s, {done.rate:,} a second"
    console.print(f"\n{counted(tally.hands, 'hand')}; {rate}.", soft_wrap=True)
    console.print(f"Again: --seed {session.plan.seed}", style="dim", soft_wrap=True, markup=False)


def title(done: Finished) -> str:
    """``No-limit Hold'em 1/2, 6 seats, by mohegan``; of a mix its name and what it has come to."""
    table = done.session.table
    books = ", then ".join(name or "no book" for name, _ in groupby(done.books)) or "no book"
    name = mix_of(table)
    game = table_title(table.game, table.stakes)
    return f"{f'{name}, now {game}' if name else game}, {table.n} seats, by {books}"


def mix_of(table: Table) -> str:
    """The name of the mix that is played; for a mix without a name, that it is one."""
    stages = table.house.rotation or table.house.choice
    if not stages:
        return ""
    played = [(stage.game, stage.stakes.structure) for stage in stages]
    for name in mixes():
        if played == [(stage.game, stage.stakes.structure) for stage in mix(name, 2, 4)]:
            return title_of(name)
    return "Mixed games"


def whole_width(grid: Grid) -> int:
    """How wide a table of figures is when nothing is cut."""
    from rich.console import Console

    console = Console(width=1_000)
    return console.measure(grid).maximum


def sums(done: Finished) -> list[str]:
    """Chips, posts, what people did and what was refused, a line each."""
    money, tally = chips(done), done.tally
    told = partial(amount, dollar=done.session.table.stakes.dollar)
    purses = ", ".join(f"{purse} {told(n)}" for purse, n in money["collected"].items())
    lines = [
        f"\nChips: {told(money['in'])} in, {told(money['out'])} out, "
        f"{told(money['on_table'])} on the table, collected: {purses or 'nothing'}",
        listed(
            "Posts", {k: f"{n:,} ({told(tally.posted[k])})" for k, n in sorted(tally.posts.items())}
        ),
        listed("People", {k: f"{n:,}" for k, n in sorted(tally.happened.items())}),
        listed(
            "Refused",
            {IN_WORDS.get(k, k): f"{n:,}" for k, n in done.session.refused.most_common()},
        ),
    ]
    if money["in_next_pot"]:
        lines[0] += f", {told(money['in_next_pot'])} waiting in the next pot"
    if missing(done):
        lines.append(f"{told(missing(done))} in chips is missing!")
    if done.left_out:
        whys = Counter(said.partition(": ")[2] for said in done.left_out)
        found = "; ".join(f"{counted(count, 'hand')}: {why}" for why, count in whys.items())
        lines.append(f"Not exported: {found}")
    if done.session.table.hand is not None:
        on = f"Hand {done.session.table.hands:,} is not over"
        lines.append(f"{on}; go on with --resume {done.log}" if done.log else f"{on}.")
    return [line for line in lines if line]


def listed(what: str, counts: dict[str, str]) -> str:
    return f"{what}: " + ", ".join(f"{k} {v}" for k, v in counts.items()) if counts else ""
