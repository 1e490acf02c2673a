"""Commands with anything in their fields: what arrives at a table that nobody has looked at.

``garbage(table, dice)`` is a command of any kind, of the table or of the hand, in which about half
the fields make sense; ``sender`` is somebody who may send it, anybody, or nobody at all.
``python -m tests.table.garbage COMMANDS`` puts as many as one likes.
"""

from __future__ import annotations

import random
import sys
from typing import Any, Final

from tests.table.anything import Anything, drawn_sender
from tests.table.drawn_commands import DRAWN
from tests.table.walks import TABLES

from shuffleup.floor.senders import DEALER, Role, Sender
from shuffleup.games import Structure, game
from shuffleup.hand.judge import JUDGE_PLAYER
from shuffleup.hand.judge_cards import JUDGE_DEALER
from shuffleup.hand.setup import Stakes
from shuffleup.law.ruling import Reason, Ruling
from shuffleup.log.codec import encode_all
from shuffleup.table import Cage, Dealer, Floor, Player, Spectator, ViewError, encode_view, view
from shuffleup.table.blinds.account import Arrival, EntryChoice
from shuffleup.table.chips.chip_records import Pile
from shuffleup.table.edge import is_name
from shuffleup.table.house import House, Stage
from shuffleup.table.judge import JUDGES, judge
from shuffleup.table.state import copy
from shuffleup.table.words.speech import usual_sender

HUGE: Final = 10**5000
LONG: Final = "x" * 100_000
WORDY: Final = "y" * 900  # a text may be so long, and a refusal that repeats it may not
PLAIN: Final = (
    None, True, False, 0, 1, 2, 3, -1, 99, 2**53, 2**53 + 1, 2**64, 2**70, -(2**70), HUGE, -HUGE,
    1.0, float("nan"), float("inf"), "", " ", "x", "Ann", "P1", LONG, WORDY, "\ud800", "a\x1b[2Jb",
    "\n", "\u202e", b"x", (), (1,), (HUGE,), ("x",), [], [1], {}, {"seat": HUGE}, {5: 5}, object(),
    int,
)  # fmt: skip
SAID: Final = 300  # characters a refusal may have, whatever was sent
NOBODY: Final = (None, 5, HUGE, "Ann", Player(HUGE), Player([]), Player(LONG), Spectator(HUGE))  # type: ignore[arg-type]


def anything(dice: random.Random) -> Any:
    """Something, now and then made of other things."""
    made = dice.random()
    if made > 0.1:
        return dice.choice(PLAIN)
    return dice.choice((
        House(**{dice.choice(House.__struct_fields__): dice.choice(PLAIN)}),
        Stakes(Structure.LIMIT, dice.choice(PLAIN), 8, dice.choice(PLAIN), dice.choice(PLAIN)),
        House(rotation=(Stage(dice.choice(PLAIN), dice.choice(PLAIN)), dice.choice(PLAIN))),
        (Pile(dice.choice(PLAIN), dice.choice(PLAIN)),),
        tuple(dice.choice(PLAIN) for _ in range(3)),
        {dice.choice(("seat", "card", "cards", "amount", "chips")): dice.choice(PLAIN)},
        tuple(range(10_000)),
    ))  # fmt: skip


def garbage(asked: Anything) -> Any:
    """A command of some kind with anything in its fields."""
    dice = asked.dice
    kind: Any = dice.choice((*JUDGES, *JUDGE_PLAYER, *JUDGE_DEALER))
    sense = DRAWN[kind](asked) if kind in DRAWN and dice.random() < 0.7 else None
    fields = kind.__struct_fields__
    if type(sense) is not kind:
        return kind(*(usual(asked, name) for name in fields))
    wrong = dice.choice(fields) if fields else ""
    told = {name: anything(dice) if name == wrong else getattr(sense, name) for name in fields}
    return kind(**told)


def usual(asked: Anything, name: str) -> Any:
    """What a field could hold, half the time."""
    dice, table = asked.dice, asked.table
    if dice.random() < 0.5:
        return anything(dice)
    usual: dict[str, Any] = {
        "player": "P1", "amount": dice.choice((0, 1, 500)), "facts": {},
        "choice": dice.choice(list(EntryChoice)), "arrival": dice.choice(list(Arrival)),
        "house": table.house, "game": game("holdem"), "stakes": table.stakes,
        "rules": table.rules, "cards": (0, 1),
    }  # fmt: skip
    return usual.get(name, dice.randrange(table.n))


def sender(asked: Anything, command: Any) -> Any:
    """Whoever would send it, mostly; somebody in any role, something in place of an id or a role,
    or something that is no sender."""
    dice = asked.dice
    chance = dice.random()
    if chance < 0.6:
        return a_usual_sender(asked, command)
    if chance < 0.8:
        return drawn_sender(asked)
    if chance < 0.95:
        return Sender(
            dice.choice((anything(dice), "P1", "dealer")), dice.choice((anything(dice), *Role))
        )
    return anything(dice)


def a_usual_sender(asked: Anything, command: Any) -> Any:
    """Of a command whose fields may be anything."""
    usual = usual_sender(asked.table, command)
    return usual if is_name(usual.id) else DEALER


def put(asked: Anything, command: Any) -> None:
    """The judge answers, briefly, and what it accepts can be kept."""
    by = sender(asked, command)
    ruling: Ruling[Any] = judge(asked.table, command, by)
    if not isinstance(by, Sender) or not isinstance(by.role, Role) or not is_name(by.id):
        assert ruling.refusal is not None, by
        assert ruling.refusal.reason is Reason.NOT_A_SENDER, by
    if ruling.refusal is not None:
        says = str(ruling.refusal)
        assert len(says) < SAID, says
        assert says.isprintable(), says
        assert bool(ruling.refusal.grounds) != ruling.refusal.reason.malformed, says
    encode_all(ruling.events)


def look(asked: Anything) -> None:
    """Whoever asks sees the table, or is told why not."""
    for viewer in (*NOBODY, Dealer(), Floor(), Cage()):
        assert len(seen(asked, viewer)) < SAID


def seen(asked: Anything, viewer: Any) -> str:
    """Why a viewer sees nothing; nothing if they do."""
    try:
        encode_view(view(asked.table, viewer))
    except ViewError as error:
        return str(error)
    return ""


def attack(book: str, button: str, seed: int, commands: int) -> None:
    """A table that goes on between one piece of nonsense and the next; every fourth is dealt by
    hand."""
    asked = Anything(book, seed, button, by_hand=seed % 4 == 3)
    for number in range(commands):
        if number % 5 == 0:
            asked.step()
        if number % 50 == 0:
            look(asked)
        before = copy(asked.table) if number % 25 == 0 else None
        put(asked, garbage(asked))
        assert before is None or before == asked.table


def main(commands: int) -> int:
    """All tables in turn until this many commands were put to them."""
    asked = 0
    for seed in range(-(-commands // (1000 * len(TABLES)))):
        for book, button in TABLES:
            attack(book, button, seed, 1000)
            asked += 1000
        print(f"{asked:,} of {commands:,}", file=sys.stderr, flush=True)
    print(f"{asked:,} commands of garbage, each answered in words, and nothing changed")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
