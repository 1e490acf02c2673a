"""One moment of a hand as the player may see it: a view, the story so far, and who is who.

The two layouts (``rows`` and ``felt``) draw a ``Scene``; neither ever sees the hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter

from msgspec import Struct
from rich.text import Text

from shuffleup.cli.amounts import amount
from shuffleup.cli.describe import discard_title, draw_title
from shuffleup.cli.faces import Faces, in_rank_order
from shuffleup.cli.play.story import Story
from shuffleup.games import Opening, Sheet, Street
from shuffleup.hand.view import View
from shuffleup.hand.words.hand_worth import own_words


class Scene(Struct, frozen=True):
    """What there is to draw."""

    view: View
    story: Story
    sheet: Sheet
    names: Sequence[str]
    title: str
    number: int
    faces: Faces
    out: Mapping[int, int] = {}  # the chips of those who were not dealt in, by seat

    @property
    def me(self) -> int:
        return self.view.viewer

    def amount(self, chips: int) -> str:
        """Chips, or money where the stakes have cents."""
        return amount(chips, self.view.stakes.dollar)

    def seats(self) -> list[int]:
        """Everyone at the table, clockwise from the viewer's left, the viewer last."""
        count = len(self.names)
        around = [(self.me + step) % count for step in range(1, count + 1)]
        return [seat for seat in around if self.names[seat]]

    def plays_on(self) -> bool:
        """Whether the viewer is still in the hand: if not, there is nothing to wait for."""
        return self.me in self.view.live or self.me in self.out

    def has_button(self, seat: int) -> bool:
        """In stud nobody has: the cards say who opens."""
        return seat == self.view.button and self.sheet.opening is not Opening.BRING_IN

    def stack(self, seat: int) -> int:
        return self.out.get(seat, self.view.stacks[seat])

    def is_in(self, seat: int) -> bool:
        return seat in self.view.live or bool(self.story.won[seat])

    def note(self, seat: int) -> Text:
        """What the seat is about: its winnings, its state, or what it did last."""
        if seat in self.out:
            return Text("not in this hand", style="dim")
        if self.view.over and self.story.won[seat]:
            return Text(f"wins {self.amount(self.story.won[seat])}", style="bold green")
        if not self.is_in(seat):
            mucked = self.story.last[seat] == "mucks"
            return Text("mucked" if mucked else "folded", style="dim")
        last = self.story.last[seat]
        if not self.view.stacks[seat] and "all-in" not in last and not self.view.over:
            return Text("all-in", style="bold red")
        return Text(last)

    def cards(self, seat: int) -> Text:
        """A seat's cards; the viewer's own cards that others cannot see stand in brackets."""
        if not self.is_in(seat) and seat != self.me:
            return Text()
        cards = held(self.view, seat)
        if seat != self.me or not self.sheet.stud:
            return self.faces.row(cards)
        parts = []
        for down, group in groupby(zip(down_cards(self.sheet), cards, strict=False), itemgetter(0)):
            together = [card for _, card in group]
            shown = self.faces.row(in_rank_order(together) if down else together)
            parts.append(Text.assemble("(", shown, ")") if down else shown)
        return Text(" ").join(parts)

    def street(self) -> str:
        """The round, or what is done before the next one: ``First draw – players are drawing``."""
        if self.view.phase == "draw":
            return f"{draw_title(self._coming())} – players are drawing"
        if self.view.phase == "discard":
            return discard_title(self._coming())
        return (self.view.street_name or "the deal").capitalize()

    def _coming(self) -> Street:
        return self.sheet.streets[self.view.street + 1]

    def bet(self, seat: int) -> str:
        """``bet 4``; when the betting is over the bets are in the pot."""
        put_in = self.view.bets[seat] if self.view.phase in ("bet", "bring in") else 0
        return f"bet {self.amount(put_in)}" if put_in and not self.view.over else ""

    def pot(self) -> str:
        """``Pot 27``, and how it is divided once someone is all-in."""
        parts = side_pots(self.view)
        if len(parts) < 2 or self.view.over:
            return f"Pot {self.amount(self.view.pot or sum(self.story.won))}"
        main, *sides = parts
        said = [f"Main pot {self.amount(main[0])}"]
        for chips, among in sides:
            who = ", ".join("you" if seat == self.me else self.names[seat] for seat in among)
            said.append(f"side pot {self.amount(chips)} ({who})")
        return " · ".join(said)

    def my_words(self) -> str:
        """The viewer's hand read aloud."""
        if self.me not in self.view.live:
            return ""
        return own_words(self.sheet, self.view.hands[self.me], self.view.boards[0])


def held(view: View, seat: int) -> tuple[int, ...]:
    """A seat's cards as they are shown: in order of rank, in stud as they were dealt."""
    cards = view.hands[seat]
    return cards if view.game.stud else in_rank_order(cards)


def down_cards(sheet: Sheet) -> list[bool]:
    """For each card in the order a player receives them: is it dealt face down?"""
    return [
        down for street in sheet.streets for down in (*(True,) * street.down, *(False,) * street.up)
    ]


def side_pots(view: View) -> list[tuple[int, tuple[int, ...]]]:
    """The pots, but for layers that only mean the round's betting is not finished."""
    merged: list[tuple[int, tuple[int, ...]]] = []
    for chips, among in view.pots:
        if merged:
            before, seats = merged[-1]
            left = [seat for seat in seats if seat not in among]
            if not any(view.stacks[seat] == 0 for seat in left):
                merged[-1] = (before + chips, seats)
                continue
        merged.append((chips, among))
    return merged
