"""The hand so far in short lines, told from the events one viewer has received.

``hear`` takes events in order; ``lines`` is the story, ``last`` what each seat did last on this
round. It knows nothing but what it has heard: a card the viewer has not seen is not in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.text import Text

from shuffleup.cards import UNKNOWN
from shuffleup.cli.amounts import amount
from shuffleup.cli.describe import discard_title, draw_title
from shuffleup.cli.faces import Faces, in_rank_order
from shuffleup.cli.hand_lines import pushes, result_lines
from shuffleup.games import Opening, Sheet, Street
from shuffleup.hand import Forced
from shuffleup.hand import events as e
from shuffleup.hand.state import DISCARDING, DRAWING
from shuffleup.hand.words.hand_worth import own_words

TIMES = {1: "once", 2: "twice", 3: "three times"}
POSTS = {
    Forced.BLIND: "a blind",
    Forced.STRADDLE: "a straddle",
    Forced.KILL: "a kill",
    Forced.ENTRY: "a live post",
    Forced.DEAD: "a dead ante",
}


class Story:
    """What one viewer could tell of a hand."""

    def __init__(self, sheet: Sheet, names: Sequence[str], me: int, faces: Faces) -> None:
        self.sheet, self.names, self.me, self.faces = sheet, names, me, faces
        self.lines: list[Text] = []
        self.last = [""] * len(names)
        self.results: list[str] = []
        self.won, self.dollar = [0] * len(names), 1
        self.street, self.phase = -1, 0
        self.stacks, self.bets, self.bet, self.small_bet = [0], [0] * len(names), 0, 0
        self.boards: list[tuple[int, ...]] = [()]
        self.shown: list[tuple[int, ...]] = [()] * len(names)
        self._awards: list[e.Event] = []
        self._fresh: list[e.Dealt] = []

    def hear(self, events: Iterable[e.Event]) -> None:
        for event in events:
            teller = TELLERS.get(type(event))
            if teller:
                teller(self, event)

    # ---- telling ---------------------------------------------------------------------------

    def tell(self, *parts: str | Text | tuple[str, str], style: str = "") -> None:
        self.lines.append(Text.assemble(*parts, style=style))

    def amount(self, chips: int) -> str:
        return amount(chips, self.dollar)

    def who(self, seat: int) -> str:
        return "You" if seat == self.me else self.names[seat]

    def does(self, seat: int, verb: str, rest: str | Text = "") -> None:
        """``Ann calls 4``, ``You call 4``; it is also the seat's last act."""
        gap = " " if rest else ""
        self.tell(f"{self.who(seat)} {verb}{'' if seat == self.me else 's'}{gap}", rest)
        self.last[seat] = f"{verb}s {rest if isinstance(rest, str) else rest.plain}".strip()

    def pay(self, seat: int, amount: int) -> str:
        self.stacks[seat] -= amount
        self.bets[seat] += amount
        self.bet = max(self.bet, self.bets[seat])
        return "" if self.stacks[seat] else ", all-in"

    # ---- chips -----------------------------------------------------------------------------

    def started(self, event: e.Started) -> None:
        self.stacks = list(event.setup.stacks)
        self.small_bet, self.dollar = event.setup.stakes.small_bet, event.setup.stakes.dollar
        if event.setup.carried:
            self.tell(f"{self.amount(event.setup.carried)} is in the pot from the last deal")

    def posted(self, event: e.Posted) -> None:
        if event.kind is Forced.ANTE:
            if not any("ante" in line.plain for line in self.lines):
                self.tell(f"Everyone antes {self.amount(event.amount)}")
            self.stacks[event.seat] -= event.amount
            return
        all_in = self.pay(event.seat, event.amount)
        if event.kind is Forced.DEAD:
            self.bets[event.seat] -= event.amount
            self.bet = max(self.bets)
        self.does(event.seat, "post", f"{POSTS[event.kind]} of {self.amount(event.amount)}{all_in}")

    def brought_in(self, event: e.BroughtIn) -> None:
        all_in = self.pay(event.seat, event.amount)
        self.does(event.seat, "bring", f"it in for {self.amount(event.amount)}{all_in}")

    def folded(self, event: e.Folded) -> None:
        self.does(event.seat, "fold")

    def checked(self, event: e.Checked) -> None:
        self.does(event.seat, "check")

    def called(self, event: e.Called) -> None:
        all_in = self.pay(event.seat, event.amount)
        self.does(event.seat, "call", f"{self.amount(event.amount)}{all_in}")

    def raised(self, event: e.Raised) -> None:
        verb, before = self._raising()
        all_in = self.pay(event.seat, event.to - self.bets[event.seat])
        self.does(event.seat, verb, f"{before}{self.amount(event.to)}{all_in}")

    def _raising(self) -> tuple[str, str]:
        first_round, opening = self.street <= 0, self.sheet.opening
        if first_round and opening is Opening.BRING_IN and self.bet < self.small_bet:
            return "complete", "to "
        if self.bet:
            return "raise", "to "
        if first_round and opening is Opening.OPENERS:
            return "open", "for "
        return "bet", ""

    def returned(self, event: e.Returned) -> None:
        self.stacks[event.seat] += event.amount
        who = "you" if event.seat == self.me else self.names[event.seat]
        self.tell(f"{self.amount(event.amount)} goes back to {who}, uncalled", style="dim")

    # ---- cards -----------------------------------------------------------------------------

    def dealt(self, event: e.Dealt) -> None:
        if self.phase != DRAWING:
            self._fresh.append(event)
        elif event.seat == self.me:
            self.tell("You draw ", self.faces.row(in_rank_order(event.cards)))

    def boarded(self, event: e.Boarded) -> None:
        self._tell_deal()
        while len(self.boards) <= event.run:
            common = len(self.boards[0]) - len(event.cards)
            self.boards.append(self.boards[0][: max(0, common)])
        self.boards[event.run] += event.cards
        name = self._next_street() if not self.sheet.stud else "Common card"
        run = f" (run {event.run + 1})" if event.run else ""
        self.tell((f"{name}{run}  ", "bold"), self.faces.row(event.cards))

    def opened(self, event: e.Opened) -> None:
        self._tell_deal()
        self.street, self.phase = event.street, 0
        if event.street:
            self.bets, self.bet = [0] * len(self.bets), 0
            self.last = [""] * len(self.last)

    def asked(self, event: e.Asked) -> None:
        self._tell_deal()
        if event.phase in (DRAWING, DISCARDING) and self.phase != event.phase:
            title = draw_title if event.phase == DRAWING else discard_title
            self.tell((title(self._coming()), "bold"))
            self.last = [""] * len(self.last)
        self.phase = event.phase

    def _coming(self) -> Street:
        streets = self.sheet.streets
        return streets[min(self.street + 1, len(streets) - 1)]

    def _next_street(self) -> str:
        return self._coming().name.capitalize()

    def _tell_deal(self) -> None:
        """The cards just dealt around, in one line."""
        fresh, self._fresh = self._fresh, []
        mine = [c for event in fresh if event.seat == self.me and not event.up for c in event.cards]
        open_cards = [event for event in fresh if event.up]
        if open_cards:
            line = Text(f"{self._next_street()}  ", style="bold")
            for event in open_cards:
                line.append(f"{self.who(event.seat)} ", style="not bold")
                line.append_text(self.faces.row(event.cards)).append("  ")
            self.lines.append(line)
        elif fresh and self.street >= 0:
            self.tell((self._next_street(), "bold"))
        if mine:
            self.tell("You are dealt ", self.faces.row(in_rank_order(mine)))

    def discarded(self, event: e.Discarded) -> None:
        count = len(event.cards)
        if self.phase == DISCARDING:
            known = count and UNKNOWN not in event.cards
            cards = self.faces.row(event.cards) if known else Text(f"{count}")
            self.does(event.seat, "throw", Text.assemble("away ", cards))
        elif count:
            self.does(event.seat, "draw", f"{count}")
        else:
            self.does(event.seat, "stand", "pat")

    def reshuffled(self, event: e.Reshuffled) -> None:
        self.tell("The deck ran out: cards out of play are shuffled again", style="dim")

    # ---- the end ---------------------------------------------------------------------------

    def agreed(self, event: e.Agreed) -> None:
        self.does(event.seat, "want", f"the rest dealt {TIMES.get(event.times, event.times)}")

    def showed(self, event: e.Shown) -> None:
        self.shown[event.seat] = event.cards
        whole = len(self.boards) == 1 and self.street == len(self.sheet.streets) - 1
        words = own_words(self.sheet, event.cards, self.boards[0]) if whole else ""
        said = self.faces.row(event.cards if self.sheet.stud else in_rank_order(event.cards))
        self.does(event.seat, "show", said.append(f"  {words}" if words else ""))
        self.last[event.seat] = words or "shows"

    def mucked(self, event: e.Mucked) -> None:
        self.does(event.seat, "muck")

    def awarded(self, event: e.Awarded) -> None:
        self._awards.append(event)
        self.won[event.seat] += event.amount
        self.stacks[event.seat] += event.amount

    def ended(self, event: e.Ended) -> None:
        given = pushes(self._awards)
        self.results = result_lines(
            self.sheet, given, self.names, self.shown, self.boards, self.me, self.dollar
        )
        if event.carried:
            self.results.append(f"Nobody opened: {self.amount(event.carried)} stays in the pot")
        for line in self.results:
            self.tell(line, style="bold green")


TELLERS: dict[type, Callable[..., None]] = {
    e.Started: Story.started,
    e.Posted: Story.posted,
    e.Dealt: Story.dealt,
    e.Boarded: Story.boarded,
    e.Opened: Story.opened,
    e.Asked: Story.asked,
    e.BroughtIn: Story.brought_in,
    e.Folded: Story.folded,
    e.Checked: Story.checked,
    e.Called: Story.called,
    e.Raised: Story.raised,
    e.Returned: Story.returned,
    e.Discarded: Story.discarded,
    e.Reshuffled: Story.reshuffled,
    e.Agreed: Story.agreed,
    e.Shown: Story.showed,
    e.Mucked: Story.mucked,
    e.Awarded: Story.awarded,
    e.Ended: Story.ended,
}
