"""The rounds of an Open Hand History and what was done in each: ``Rounds``, told event by event.

An action's amount is what it put in. There is no action for a bet that nobody called: it is what
the actions put in beyond the pots. A board that is dealt again is another round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

from shuffleup.cards import TEXT, UNKNOWN, face_up
from shuffleup.hand import Event
from shuffleup.hand import events as e
from shuffleup.histories.export.exported_deal import ExportedDeal, money_of
from shuffleup.histories.export.posts import PostName, called
from shuffleup.histories.export.told import ExportedStep, steps

STREETS = {3: "Flop", 4: "Turn", 5: "River"}
POSTS = {
    PostName.SMALL: "Post SB",
    PostName.BIG: "Post BB",
    PostName.ENTRY: "Post Extra Blind",
    PostName.LIVE_OF_BOTH: "Post Extra Blind",
    PostName.KILL: "Post Extra Blind",
    PostName.STRADDLE: "Straddle",
    PostName.ANTE: "Post Ante",
    PostName.DEAD_SMALL: "Post Dead",
    PostName.DEAD_OF_BOTH: "Post Dead",
}


class KnownCards(TypedDict, total=False):
    """Cards as the format has them, where there are any to tell."""

    cards: list[str]


class OhhRound(KnownCards):
    """A street, a board dealt again, or the showdown: its cards and what was done."""

    id: int
    street: str
    actions: list[dict[str, object]]


class Rounds:
    """The rounds so far. Of cards: the board, those that were shown, and the hero's own."""

    def __init__(self, deal: ExportedDeal, hero: int) -> None:
        self.deal, self.hero = deal, hero
        self.number = money_of(deal).number
        self.called = called(deal.hand.setup)
        self.rounds: list[OhhRound] = []
        self.own: tuple[int, ...] = ()
        self.ends: dict[int, tuple[str, tuple[int, ...]]] = {}  # by seat: shows or mucks, its cards

    def tell(self, events: Sequence[Event]) -> None:
        self.open("Preflop", ())
        for step in steps(self.deal, events):
            say = SAID.get(type(step.event))
            if say is not None:
                say(self, step.event, step)
        if self.ends:
            self.open("Showdown", ())
        for seat, (action, cards) in self.ends.items():
            self.acts(seat, action, cards=cards)

    def open(self, street: str, cards: Sequence[int]) -> None:
        self.rounds.append(
            {"id": len(self.rounds), "street": street, **known(cards), "actions": []}
        )

    def acts(
        self,
        seat: int,
        action: str,
        chips: int = 0,
        all_in: bool = False,
        cards: Sequence[int] = (),
    ) -> None:
        actions = self.rounds[-1]["actions"]
        actions.append({
            "action_number": len(actions) + 1,
            "player_id": seat,
            "action": action,
            "amount": self.number(chips),
            "is_allin": all_in,
            **known(cards),
        })  # fmt: skip

    def pays(self, seat: int, action: str, step: ExportedStep) -> None:
        self.acts(seat, action, step.paid, not step.hand.able >> seat & 1)


def known(cards: Sequence[int]) -> KnownCards:
    """The field of some cards, left out where there are none or nobody knows them."""
    return {"cards": [TEXT[card] for card in cards]} if cards and UNKNOWN not in cards else {}


# ---- events ----------------------------------------------------------------------------------


def posted(said: Rounds, v: e.Posted, step: ExportedStep) -> None:
    said.pays(v.seat, POSTS[said.called[step.hand.posted - 1]], step)


def dropped(said: Rounds, v: e.Dropped, step: ExportedStep) -> None:
    """A fee posted by a seat: the rake takes it from the main pot again."""
    if v.seat >= 0:
        said.pays(v.seat, POSTS[PostName.DEAD_SMALL], step)


def dealt(said: Rounds, v: e.Dealt, step: ExportedStep) -> None:
    said.own += v.cards if v.seat == said.hero else ()


def opened(said: Rounds, v: e.Opened, step: ExportedStep) -> None:
    if v.street == 0 and known(said.own):
        said.acts(said.hero, "Dealt Cards", cards=said.own)


def boarded(said: Rounds, v: e.Boarded, step: ExportedStep) -> None:
    said.open(STREETS[len(step.hand.boards[v.run])], v.cards)


def raised(said: Rounds, v: e.Raised, step: ExportedStep) -> None:
    """The first wager of a round is a bet; pre-flop the format has none."""
    said.pays(v.seat, "Raise" if step.bet or not step.hand.street else "Bet", step)


def shown(said: Rounds, v: e.Shown, step: ExportedStep) -> None:
    said.ends[v.seat] = ("Shows Cards", face_up(v.cards))


def mucked(said: Rounds, v: e.Mucked, step: ExportedStep) -> None:
    said.ends[v.seat] = ("Mucks Cards", said.own if v.seat == said.hero else ())


SAID: dict[type, Callable[..., None]] = {
    e.Posted: posted,
    e.Dropped: dropped,
    e.Dealt: dealt,
    e.Opened: opened,
    e.Boarded: boarded,
    e.Folded: lambda said, v, step: said.acts(v.seat, "Fold"),
    e.Checked: lambda said, v, step: said.acts(v.seat, "Check"),
    e.Called: lambda said, v, step: said.pays(v.seat, "Call", step),
    e.Raised: raised,
    e.Shown: shown,
    e.Mucked: mucked,
}
