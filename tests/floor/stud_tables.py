"""Tables for the tests of stud errors and dead hands, and the checks every ruling must pass."""

from __future__ import annotations

from shuffleup.floor import carry_out, report
from shuffleup.floor.floor_transcript import run
from shuffleup.floor.report_words import read_report
from shuffleup.hand import (
    BringIn,
    Call,
    Check,
    Discard,
    Hand,
    Show,
    act,
    replay,
)
from shuffleup.law.rulebook import resolve, rulebook
from shuffleup.law.ruling import Ruling
from shuffleup.sim.recount import recount

NAMES = ["Ann", "Bob", "Cy", "Dee"]
THIRD = """
stud limit 10/20 ante 1 bring-in 3; button Dee; seed 11
seats: Ann 500, Bob 500, Cy 500, Dee 500
"""
FLOP = """
holdem no-limit 1/2; button Dee; seed 11
seats: Ann 200, Bob 200, Cy 200, Dee 200
Cy calls; Dee calls; Ann calls; Bob checks
"""


def table(book: str, text: str) -> Hand:
    return run(text, resolve(rulebook(book))).hand


def street(book: str, number: int, text: str = THIRD) -> Hand:
    """Everybody brings in, calls and checks until a street of stud is to be bet."""
    hand = table(book, text)
    while hand.street < number - 3:
        passively(hand)
    return hand


def acted_on(book: str, number: int, text: str = THIRD) -> Hand:
    """The same, and the first player has acted."""
    hand = street(book, number, text)
    passively(hand)
    return hand


def passively(hand: Hand) -> None:
    """Whoever is asked does the least."""
    seat = hand.actor
    discard = Discard(seat, hand.hole[seat][:1])
    for command in (Check(seat), Call(seat), BringIn(seat), Show(seat), discard):
        if act(hand, command).ok:
            return
    raise AssertionError("nothing can be done")


def ruled(hand: Hand, words: str) -> Ruling:
    """The ruling on a report in words; judging changes nothing."""
    before = list(hand.log)
    ruling = report(hand, read_report(words, NAMES[: hand.n], "7"))
    assert hand.log == before
    return ruling


def done(hand: Hand, words: str, option: str = "") -> Ruling:
    """The report carried out, with every chip and card counted."""
    ruling = ruled(hand, words)
    assert ruling.ok, ruling.refusal
    assert ruling.grounds
    events = ruling.events
    if option:
        events = next(choice.events for choice in ruling.options if choice.name == option)
    carry_out(hand, events)
    check(hand)
    return ruling


def refused(hand: Hand, words: str) -> str:
    """Why the report is refused."""
    refusal = ruled(hand, words).refusal
    assert refusal is not None
    return refusal.says


def check(hand: Hand) -> None:
    assert replay(hand.log) == hand
    recount(hand)


def play_out(hand: Hand) -> None:
    """To the end, every chip and card counted."""
    for _ in range(200):
        if hand.over:
            break
        passively(hand)
    assert hand.over
    check(hand)
