"""Tables with a kill, told in the card room's words, and how a command is refused at one."""

from __future__ import annotations

from tests.table.sending import ask
from tests.table.stories import play

from shuffleup.hand.words.hand_transcript import Cards
from shuffleup.law.notation import parse
from shuffleup.law.rulebook import cite, rulebook
from shuffleup.law.ruling import Reason
from shuffleup.table.state import Table, copy
from shuffleup.table.words.table_transcript import TableScene, run_one

PLAYERS = ("Ann", "Bob", "Cy", "Dee", "Eve")
EVERYONE = ", ".join(PLAYERS)
FIVE = """
holdem limit 4/8 blinds 2/4
table: kill
seats: Ann 200, Bob 200, Cy 200, Dee 200, Eve 200; button Ann
"""


def kills(killer: str) -> str:
    """Two pots in a row for one player: the next hand has its button at Cy."""
    before = PLAYERS[3:] + PLAYERS[:3]
    wins = "everyone folds" if killer == "Cy" else f"{killer} raises to 8; everyone folds"
    folds = "; ".join(f"{one} folds" for one in before[: before.index(killer)] if killer != "Cy")
    after = PLAYERS[2:] + PLAYERS[:2]
    checks = "; ".join(f"{one} checks" for one in after[: after.index(killer)])
    lines = [FIVE, "next hand", folds, wins, "next hand"]
    lines += ["everyone checks", checks, f"{killer} bets 4", "everyone folds", f"= kill {killer} 8"]
    return "\n".join(line for line in lines if line)


def play_by(text: str, book: str, **points: object) -> Table:
    """A transcript under a book with some points decided otherwise."""
    return play(text, book, **points).table


def play_on(table: Table, text: str) -> Table:
    """More of a story at a table."""
    scene, queue = TableScene(table, Cards(table.n)), parse(text)[::-1]
    while queue:
        run_one(scene, queue.pop(), queue)
    return table


def refused(table: Table, command: object, book: str = "rpl") -> Reason:
    """Why a command is refused; nothing has changed, and law is cited for what is unlawful."""
    before = copy(table)
    refusal = ask(table, command).refusal
    assert refusal is not None
    assert table == before
    assert refusal.reason.malformed or cite(rulebook(book), refusal.grounds)
    return refusal.reason
