"""A command of every kind a table knows, drawn by dice for the table as it stands.

``DRAWN`` has a way to draw each kind, and a test sees to it that no kind is left out. Seats are
mostly right, amounts mostly possible: a machine that is always refused gets nowhere.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final, Protocol

from tests.properties.choices import lawful
from tests.properties.tables import other_value
from tests.table.drawn_terms import GAMES, drawn_house, drawn_stakes
from tests.table.walks import BOOKS, rules_of

from shuffleup.floor.facts import SEAT, SEATS, FactAnswer
from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.hand.dealing import wanted
from shuffleup.hand.options import options
from shuffleup.irregularities import KINDS
from shuffleup.law.rules import POINTS
from shuffleup.sim.mishaps import drawn as drawn_fact
from shuffleup.table import commands as c
from shuffleup.table.blinds.account import Arrival, EntryChoice
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.floor.table_reports import ruled
from shuffleup.table.floor.table_rulings import open_ruling
from shuffleup.table.mix.rotation import the_caller
from shuffleup.table.state import Table, taken_seats


class Asks(Protocol):
    """Whoever draws: a table, dice, the book, and how many people have come."""

    table: Table
    dice: random.Random
    book: str
    people: int


# ---- what commands are made of ---------------------------------------------------------------


def somebody(who: Asks) -> int:
    """A seat, nearly always one that is taken."""
    taken = [at for at, _ in taken_seats(who.table)]
    return who.dice.choice(taken) if taken and who.dice.random() < 0.97 else any_seat(who)


def any_seat(who: Asks) -> int:
    return who.dice.randrange(who.table.n)


def an_open_seat(who: Asks) -> int:
    free = [at for at, seat in enumerate(who.table.seats) if seat is None]
    return who.dice.choice(free) if free and who.dice.random() < 0.9 else any_seat(who)


def an_amount(who: Asks) -> int:
    return who.dice.choice((0, 1, 3, 4, 40, 100, 200, 400, 1000))


def a_name(who: Asks) -> str:
    """Somebody new, now and then somebody who is known here."""
    who.people += 1
    return f"P{who.people if who.dice.random() < 0.9 else who.dice.randint(1, who.people)}"


def two_blinds(who: Asks) -> bool:
    return who.book in ("mohegan", "tournament") or who.dice.random() < 0.5


def piles(who: Asks, amount: int) -> tuple[Pile, ...]:
    """The same amount in chips, where somebody says which."""
    if amount < 5 or who.dice.random() < 0.7:
        return ()
    fives, ones = divmod(amount - 1, 5)
    return (Pile(5, fives), Pile(1, ones + 1)) if fives else (Pile(1, amount),)


# ---- the game, and the next hand -------------------------------------------------------------


def draw(who: Asks) -> c.Draw:
    taken = tuple(at for at, _ in taken_seats(who.table)) or (0,)
    return c.Draw(taken, tuple(who.dice.sample(range(52), len(taken))))


def play_game(who: Asks) -> c.PlayGame:
    sheet = game(who.dice.choice(GAMES))
    return c.PlayGame(sheet, drawn_stakes(sheet, who.dice, two_blinds=two_blinds(who)))


def play_by(who: Asks) -> c.PlayBy:
    """A book, or a house that decides a few points otherwise than its book."""
    book = who.dice.choice(BOOKS)
    rules = rules_of(book)
    for point in POINTS.values() if who.dice.random() < 0.5 else ():
        if who.dice.random() < 0.15:
            rules = rules.but(**{point: other_value(point, who.dice)})
    return c.PlayBy(rules, book)


def next_hand(who: Asks) -> c.NextHand:
    dice = who.dice
    outside, wrong = dice.random() < 0.05, dice.random() < 0.1
    return c.NextHand(
        seed=None if outside else dice.getrandbits(64),
        button=any_seat(who) if wrong else -1,
        ask_show=dice.random() < 0.2,
    )


def report_hand(who: Asks) -> c.ReportHand:
    dice = who.dice
    button = any_seat(who) if dice.random() < 0.1 else -1
    without = (somebody(who),) if dice.random() < 0.1 else ()
    return c.ReportHand(button, without, dice.choice((0, 0, 3, 5)), dice.choice((0, 0, 1)))


def count_chips(who: Asks) -> c.CountChips:
    """What was known, or anything that can be there."""
    at = somebody(who)
    seat = who.table.seats[at]
    known = seat.stack if seat is not None else 0
    return c.CountChips(at, who.dice.choice((known, 0, 3, 40, 100, who.table.adrift)))


def call_game(who: Asks) -> c.CallGame:
    """A game of the list, mostly by whoever may call it."""
    listed = [stage.game for stage in who.table.house.choice] or list(GAMES)
    caller = the_caller(who.table) if who.dice.random() < 0.8 else -1
    return c.CallGame(caller if caller >= 0 else somebody(who), who.dice.choice(listed))


def straddle(who: Asks) -> c.Straddle:
    """Mostly by somebody near the big blind that comes."""
    places = who.table.places
    near = (max(places.big, 0) + who.dice.randint(1, 2)) % who.table.n
    return c.Straddle(near, who.dice.choice((0, 0, 8, 16)))


def sit(who: Asks) -> c.Sit:
    amount = who.dice.choice((3, 40, 200, 200, 1000))
    arrival = who.dice.choice((Arrival.LIST,) * 4 + tuple(Arrival))
    cash = who.dice.random() < 0.1
    return c.Sit(an_open_seat(who), a_name(who), amount, arrival, piles(who, amount), cash)


def add(who: Asks) -> c.AddChips:
    amount = an_amount(who)
    return c.AddChips(somebody(who), amount, piles(who, amount), who.dice.random() < 0.05)


# ---- reports and their answers ---------------------------------------------------------------


def report(who: Asks) -> Any:
    """Something that went wrong, with the facts it turns on answered by dice."""
    table, dice = who.table, who.dice
    kind = KINDS[dice.choice(sorted(KINDS))]
    declared = {fact.name: fact for fact in kind.facts}
    facts: dict[str, FactAnswer] = {}
    told = c.Report(kind.name)
    hand = table.hand or table.last
    for _ in range(20):
        told = c.Report(kind.name, dict(facts))
        ruling = ruled(table, told)
        if not ruling.missing:
            break
        fact = declared[ruling.missing[0]]
        if fact.kind == SEAT:
            facts[fact.name] = somebody(who)
        elif fact.kind == SEATS:
            facts[fact.name] = tuple({somebody(who) for _ in range(2)})
        elif hand is not None:
            facts[fact.name] = drawn_fact(hand, fact, dice)
        else:
            break
    return told


def decide(who: Asks) -> c.Decide:
    """One of the options there are, if there are any."""
    named = [option.name for option in open_ruling(who.table).options] if who.table.question else []
    return c.Decide(who.dice.choice(named) if named else "play-on")


# ---- a hand ----------------------------------------------------------------------------------


def play(who: Asks) -> Any:
    """Whatever the hand waits for: a player's lawful choice, or the cards of a dealer outside."""
    hand = who.table.hand
    if hand is None:
        return None
    if hand.actor >= 0 and options(hand) is not None:
        quick = who.dice.random() < 0.3
        return h.Fold(hand.actor) if quick else lawful(hand, who.dice)
    want = wanted(hand) if hand.setup.outside else None
    if want is None:
        return None
    known = set(hand.boards[0]).union(*hand.hole, hand.burns, hand.muck)
    cards = [card for card in hand.game.cards if card not in known]
    dealt = tuple(who.dice.sample(cards, min(want.count, len(cards))))
    if want.to >= 0:
        return h.Deal(want.to, dealt)
    return h.Board(dealt) if len(dealt) != 1 or who.dice.random() < 0.5 else h.Burn(dealt[0])


def seat_and_seat(kind: Any) -> Callable[[Asks], Any]:
    return lambda who: kind(somebody(who), any_seat(who))


def seat_alone(kind: Any) -> Callable[[Asks], Any]:
    return lambda who: kind(somebody(who))


def seat_and_amount(kind: Any) -> Callable[[Asks], Any]:
    return lambda who: kind(somebody(who), an_amount(who))


def alone(kind: Any) -> Callable[[Asks], Any]:
    return lambda who: kind()


DRAWN: Final[dict[type, Callable[[Asks], Any]]] = {
    c.Draw: draw,
    c.Designate: lambda who: c.Designate(drawn_house(who.dice, two_blinds=two_blinds(who))),
    c.PlayGame: play_game,
    c.PlayBy: play_by,
    c.Merge: alone(c.Merge),
    c.NextHand: next_hand,
    c.Hold: alone(c.Hold),
    c.Release: alone(c.Release),
    c.SayTime: lambda who: c.SayTime(who.table.clock.now + who.dice.choice((0, 1, 20, 90, 2000))),
    c.Sit: sit,
    c.LockUp: lambda who: c.LockUp(an_open_seat(who), a_name(who), an_amount(who)),
    c.Offer: lambda who: c.Offer(an_open_seat(who), a_name(who)),
    **{kind: seat_alone(kind) for kind in (
        c.Leave, c.GoAway, c.ComeBack, c.SitOut, c.AskForHand, c.LetPass, c.DealIn, c.KillPot,
        c.RefuseKill, c.Deliver, c.AskForSetup,
    )},
    **{kind: seat_and_seat(kind) for kind in (
        c.AskForSeat, c.ChangeSeat, c.HoldSeat, c.PostFor, c.Chop, c.SplitPot,
    )},
    **{kind: seat_and_amount(kind) for kind in (
        c.LayCash, c.BuyWithCash, c.HaveComing, c.TakeOff, c.PlayBehind,
    )},
    c.Choose: lambda who: c.Choose(somebody(who), who.dice.choice(list(EntryChoice))),
    c.Straddle: straddle,
    c.AddChips: add,
    c.PassChips: lambda who: c.PassChips(somebody(who), any_seat(who), an_amount(who)),
    c.ColourUp: lambda who: c.ColourUp(somebody(who), who.dice.choice((1, 5, 25, 100))),
    c.Rack: lambda who: c.Rack(somebody(who), who.dice.random() < 0.6),
    c.LeaveInPot: lambda who: c.LeaveInPot(an_amount(who)),
    c.NewSetup: lambda who: c.NewSetup(who.dice.choice(("", "dealers", "level", "damaged"))),
    c.CollectTime: alone(c.CollectTime),
    c.CallGame: call_game,
    c.Report: report,
    c.Decide: decide,
    c.LetLie: alone(c.LetLie),
    c.Withdraw: alone(c.Withdraw),
    c.ReportHand: report_hand,
    c.CountChips: count_chips,
    c.ReportDrop: lambda who: c.ReportDrop(who.dice.randrange(6), who.dice.randrange(2)),
    h.Fold: play,
    h.Hunt: seat_alone(h.Hunt),
}  # fmt: skip
RARE: Final = (c.PlayGame, c.PlayBy, c.Designate, c.Hold, c.Leave, c.Draw)


def likely(who: Asks) -> type:
    """The kind of the next command: a hand is played on, a question is answered, a table that is
    nearly empty fills, and otherwise anything may be asked for."""
    table, dice = who.table, who.dice
    chance = dice.random()
    if table.question and chance < 0.6:
        return c.Decide
    if table.hand is not None and chance < 0.7:
        return h.Fold
    if len(taken_seats(table)) < 2 or chance > 0.95:
        return c.Sit
    if table.on_hold and chance < 0.5:
        return c.Release
    if table.by_hand and chance < 0.5:
        return dice.choice((c.ReportHand, c.ReportHand, c.CountChips, c.ReportDrop))
    if table.hand is None and chance < 0.35:
        return c.NextHand
    if table.button.first < 0 and not table.hands and chance < 0.6:
        return c.Draw
    kind = dice.choice(list(DRAWN))
    return kind if kind not in RARE or dice.random() < 0.25 else c.ComeBack
