"""Tables for the tests of turns and the clock."""

from __future__ import annotations

from shuffleup.floor import Report, report
from shuffleup.floor.floor_transcript import run
from shuffleup.hand import Hand, act, replay
from shuffleup.hand.commands import Call, Check, Fold
from shuffleup.hand.options import options
from shuffleup.hand.repairs.mending import every_card
from shuffleup.hand.state import pot_total
from shuffleup.hand.words.hand_transcript import Played
from shuffleup.law.rulebook import resolve, rulebook

BOOKS = ("pechanga", "pechanga-t", "mohegan", "rpl", "tournament")
DEAL = """
holdem no-limit 100/200; seed 7
seats: Ann 20000, Bob 20000, Cy 20000, Dee 20000
"""
FLOP = DEAL + "Cy calls; Dee calls; Ann calls; Bob checks\n"
LIMIT_FLOP = """
holdem limit 4/8 blinds 2/4; seed 7
seats: Ann 200, Bob 200, Cy 200, Dee 200
Cy calls; Dee calls; Ann calls; Bob checks
"""


def played(book: str, text: str) -> Played:
    """The text under a book, with every chip and card counted."""
    done = run(text, resolve(rulebook(book)))
    check(done.hand)
    return done


def table(book: str, text: str = FLOP) -> Hand:
    return played(book, text).hand


def check(hand: Hand) -> None:
    assert replay(hand.log) == hand
    assert sum(hand.stacks) + pot_total(hand) + hand.carried == sum(hand.setup.stacks)
    assert sorted(every_card(hand)) == sorted(hand.game.cards)


def play_out(hand: Hand) -> None:
    """Whoever is asked does the least the floor and the game leave, to the end."""
    for _ in range(200):
        if hand.over:
            break
        may = options(hand)
        assert may is not None
        seat = may.seat
        command = Check(seat) if may.check else Call(seat) if may.call else Fold(seat)
        ruling = act(hand, command)
        assert ruling.ok
    check(hand)
    assert hand.over


def refused(hand: Hand, kind: str, **facts: object) -> str:
    """What is wrong with a report; the hand must be as it was."""
    before = replay(hand.log)
    named = {name.replace("_", "-"): value for name, value in facts.items()}
    ruling = report(hand, Report(kind, named))
    assert ruling.refusal is not None
    assert hand == before
    return ruling.refusal.says
