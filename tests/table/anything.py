"""A table at which anything may be asked for, the rare things too.

``Anything`` draws a command of any kind a table knows, puts it to the judge and does it if it is
lawful; most of what it draws makes sense, so that the table gets somewhere, and now and then it is
sent by somebody else. Beside it stands a shadow that hears only what was written and read again: it
must be the same table at every moment, and every chip must have come from somewhere. ``python -m
tests.table.anything STEPS`` goes on for as long as one likes; the tests take a few hundred steps.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

from tests.table.drawn_commands import DRAWN, likely
from tests.table.drawn_terms import GAMES, drawn_stakes
from tests.table.walks import TABLES, chips_everywhere, rules_of

from shuffleup.floor.senders import Role, Sender, player, staff
from shuffleup.games import game
from shuffleup.hand.state import seats_in
from shuffleup.law.ruling import Ruling
from shuffleup.log.codec import decode, encode
from shuffleup.table import Cage, Dealer, Floor, Player, Spectator, act, encode_view, view
from shuffleup.table import commands as c
from shuffleup.table import events as e
from shuffleup.table.apply import apply, gather, replay
from shuffleup.table.house import House
from shuffleup.table.judge import judge
from shuffleup.table.new_table import new_table
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.viewing.pictures import PlayerView
from shuffleup.table.viewing.table_view import AGREEMENTS, WISHES
from shuffleup.table.words.speech import usual_sender


class Anything:
    """A table, its shadow, and the dice that decide what is asked for."""

    def __init__(self, book: str, seed: int, button: str = "", by_hand: bool = False) -> None:
        self.dice = dice = random.Random(f"anything {book} {button} {seed}")
        sheet = game(dice.choice(GAMES))
        seats = dice.randint(2, min(10, sheet.max_seats))
        two_blinds = book in ("mohegan", "tournament")
        self.book, self.people = book, 0
        self.table: Table = new_table(
            sheet,
            drawn_stakes(sheet, dice, two_blinds=two_blinds),
            seats,
            rules=rules_of(book),
            house=House(button=button),
            by_hand=by_hand,
        )
        self.done: list[Any] = []  # every command that was accepted
        self.kinds: Counter[str] = Counter()
        self.seen = 1
        self.shadow = replay(decode(encode(event)) for event in self.table.log)
        if seed % 2:  # a house of its own
            self.take(DRAWN[c.PlayBy](self))

    def step(self) -> None:
        """One command of any kind."""
        kind = likely(self)
        command = DRAWN[kind](self)
        if command is not None:
            odd = self.dice.random() < 0.1
            self.take(command, drawn_sender(self) if odd else None)

    def take(self, command: Any, by: Sender | None = None) -> Ruling[Any]:
        """Put it to the table, sent by whoever would send it unless somebody is named; whatever
        comes of it is followed by the shadow."""
        before = self.table.version
        by = by or usual_sender(self.table, command)
        ruling: Ruling[Any] = act(self.table, command, by)
        if ruling.ok:
            self.done.append(command)
            self.kinds[type(command).__name__] += 1
            self.follow()
        else:
            assert self.table.version == before, command
            assert len(str(ruling.refusal)) < 300, command
        return ruling

    def follow(self) -> None:
        """Everything new is written, read and told to the shadow, and every chip counted."""
        gather(self.table)
        new = self.table.log[self.seen :]
        self.seen += len(new)
        for event in new:
            was = chips_everywhere(self.shadow) + brought(self.shadow, event)
            read: Any = decode(encode(event))
            assert read == event
            apply(self.shadow, read)
            assert chips_everywhere(self.shadow) == was, event
            assert all(seat.stack >= 0 for _, seat in taken_seats(self.shadow)), event
            assert self.shadow.adrift >= 0, event
        gather(self.shadow)
        assert self.shadow == self.table

    def look(self) -> None:
        """Everybody can see the table."""
        players = [Player(seat.player) for _, seat in taken_seats(self.table)]
        for viewer in (*players, Dealer(), Floor(), Cage(), Spectator()):
            seen = view(self.table, viewer)
            encode_view(seen)
            if isinstance(viewer, Player) and isinstance(seen, PlayerView):
                self.hear_wishes(seen, player(viewer.player))

    def hear_wishes(self, seen: PlayerView, by: Sender) -> None:
        """What a player is told that they may do is what they are allowed when they ask."""
        for words, wish in WISHES.items():
            assert (words in seen.may) == judge(self.table, wish(seen.seat), by).ok, words
        live = seats_in(self.table.hand.live) if self.table.hand is not None else ()
        others = [at for at in live if at != seen.seat] if seen.seat in live else []
        for words, agrees in AGREEMENTS.items():
            may = [judge(self.table, agrees(seen.seat, at), by).ok for at in others]
            assert (words in seen.may) == any(may), words


def drawn_sender(asked: Anything) -> Sender:
    """Somebody in some role: a player who sits here or not, or one of the staff."""
    dice = asked.dice
    role = dice.choice(tuple(Role))
    here = [seat.player for _, seat in taken_seats(asked.table)]
    return player(dice.choice((*here, "Nobody"))) if role is Role.PLAYER else staff(role)


def brought(table: Table, event: Any) -> int:
    """Chips that an event brings to a table from outside, less those that leave it."""
    seat = table.seats[event.seat] if hasattr(event, "seat") and event.seat >= 0 else None
    match event:
        case e.Seated():
            return event.amount - (seat.stack if seat else 0)  # some lay there to keep the seat
        case e.LockedUp() | e.ChipsAdded() | e.Carried():
            return event.amount
        case e.ChipsBought():
            assert seat is not None
            return event.coming - seat.chips.coming
        case e.Left() | e.ChipsRemoved():
            return -event.amount
    return 0


def hunt(book: str, button: str, seed: int, steps: int, by_hand: bool = False) -> Anything:
    """One table at which this many things are asked for."""
    found = Anything(book, seed, button, by_hand)
    for number in range(steps):
        found.step()
        if number % 10 == 0:
            found.look()
    return found


def main(steps: int) -> int:
    """All tables in turn until this many commands were put to them."""
    asked, taken, seed = 0, Counter[str](), 0
    while asked < steps:
        for book, button in TABLES:
            taken += hunt(book, button, seed, 300).kinds
            asked += 300
        seed += 1
        print(f"{asked:,} of {steps:,}", file=sys.stderr, flush=True)
    print(f"{asked:,} commands, {taken.total():,} of {len(taken)} kinds lawful, the rest refused")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
