"""A replayed hand step by step, as someone at the table would see it: ``steps(replayed)``.

Each step is what happened and the table after it, in the file's own money, ready to be drawn. All
forced wagers are one step, and so are the cards of one street.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from shuffleup.cards import TEXT
from shuffleup.hand import Event, Forced, Hand, apply, pot_total
from shuffleup.hand import events as e
from shuffleup.histories.history import History
from shuffleup.histories.money import show_money
from shuffleup.histories.replay_history import Replayed


class Place(Struct, frozen=True):
    """One player at the table."""

    name: str
    stack: str
    bet: str
    cards: tuple[int, ...]
    state: str  # "", "to act", "folded", "all-in"
    button: bool


class ReplayStep(Struct, frozen=True):
    """What happened, and the table after it."""

    happened: tuple[str, ...]
    street: str
    board: tuple[int, ...]
    pot: str
    places: tuple[Place, ...]


def steps(replayed: Replayed) -> Iterator[ReplayStep]:
    """The steps of a hand, from its forced wagers to its end or where the replay stopped."""
    if replayed.hand is None:
        return
    log = replayed.hand.log
    hand = Hand(replayed.hand.setup)
    teller = StepTeller(replayed.history, hand)
    said: dict[object, str] = {}
    for event, after in zip(log[1:], (*log[2:], None), strict=False):
        before = hand.bet
        apply(hand, event)
        telling = SAID.get(type(event))
        if telling is not None:
            # The cards a player gets on one street, down and up, are told as one.
            who = event.seat if isinstance(event, e.Dealt) else len(said)
            said[who] = telling(teller, event, before)
        if said and not goes_on(event, after):
            yield ReplayStep(tuple(said.values()), *teller.table())
            said = {}


def goes_on(event: Event, after: Event | None) -> bool:
    """Whether a step is not done: more of the same follows, or something nobody would tell of."""
    if after is None:
        return False
    return type(after) not in SAID or (type(event) in TOGETHER and type(after) is type(event))


TOGETHER = (e.Posted, e.Dealt, e.Awarded)


class StepTeller:
    """One hand as it goes on, with the names and the money of its history."""

    def __init__(self, history: History, hand: Hand) -> None:
        self.history = history
        self.hand = hand
        self.names = [
            name or f"p{place}" for place, name in enumerate(history.players or [""] * hand.n, 1)
        ]

    def money(self, count: int) -> str:
        """``1,250`` or ``20.70``."""
        whole, point, cents = show_money(count, self.history.scale).partition(".")
        return f"{int(whole):,}{point}{cents}"

    def paid(self, seat: int) -> str:
        """What is added when a wager took the last chip."""
        return "" if self.hand.able >> seat & 1 else " and is all-in"

    def table(self) -> tuple[str, tuple[int, ...], str, tuple[Place, ...]]:
        hand = self.hand
        street = hand.game.streets[hand.street].name if hand.street >= 0 else "before the deal"
        places = tuple(self.place(seat) for seat in range(hand.n))
        return street, hand.board, self.money(pot_total(hand)), places

    def place(self, seat: int) -> Place:
        hand = self.hand
        known = self.history.starting_stacks[seat] is not None
        return Place(
            self.names[seat],
            self.money(hand.stacks[seat]) if known else "?",
            self.money(hand.bets[seat]) if hand.bets[seat] else "",
            hand.hole[seat],
            self.state(seat),
            seat == hand.setup.button and not hand.game.stud,
        )

    def state(self, seat: int) -> str:
        hand = self.hand
        if seat == hand.actor:
            return "to act"
        if not hand.live >> seat & 1:
            return "folded"
        return "" if hand.able >> seat & 1 or hand.over else "all-in"


def cards(held: tuple[int, ...]) -> str:
    return " ".join([TEXT[card] for card in held])


def posts(t: StepTeller, v: e.Posted, before: int) -> str:
    what = {Forced.ENTRY: "to come in", Forced.DEAD: "ante, dead"}.get(v.kind, v.kind.value)
    return f"{t.names[v.seat]} posts {t.money(v.amount)} ({what}){t.paid(v.seat)}"


def raises(t: StepTeller, v: e.Raised, before: int) -> str:
    verb = "raises to" if before else "bets"
    return f"{t.names[v.seat]} {verb} {t.money(v.to)}{t.paid(v.seat)}"


def discards(t: StepTeller, v: e.Discarded, before: int) -> str:
    return f"{t.names[v.seat]} " + (f"discards {cards(v.cards)}" if v.cards else "stands pat")


SAID: dict[type, Callable[..., str]] = {
    e.Posted: posts,
    e.Dealt: lambda t, v, b: f"{t.names[v.seat]} has {cards(t.hand.hole[v.seat])}",
    e.Boarded: lambda t, v, b: f"The board: {cards(v.cards)}",
    e.BroughtIn: lambda t, v, b: (
        f"{t.names[v.seat]} brings it in for {t.money(v.amount)}{t.paid(v.seat)}"
    ),
    e.Folded: lambda t, v, b: f"{t.names[v.seat]} folds",
    e.Checked: lambda t, v, b: f"{t.names[v.seat]} checks",
    e.Called: lambda t, v, b: f"{t.names[v.seat]} calls {t.money(v.amount)}{t.paid(v.seat)}",
    e.Raised: raises,
    e.Returned: lambda t, v, b: f"{t.money(v.amount)} goes back to {t.names[v.seat]}, uncalled",
    e.Discarded: discards,
    e.Reshuffled: lambda t, v, b: "The discards are shuffled for the rest of the draw",
    e.Shown: lambda t, v, b: f"{t.names[v.seat]} shows {cards(v.cards)}",
    e.Mucked: lambda t, v, b: f"{t.names[v.seat]} mucks",
    e.Awarded: lambda t, v, b: f"{t.names[v.seat]} wins {t.money(v.amount)}",
}
