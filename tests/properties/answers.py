"""What anybody is answered, whatever they ask: refusals, rulings, options, errors, exceptions.

``asked(table, asker, …)`` has every kind of command of a table and of its hand, and words, as that
person may send them; ``answer`` is all that comes back, as text and as they receive it. No byte of
it may depend on a card they may not see. Who deals or rules is told more, and so much only: the
answer to what names cards (``named``) may depend on where those cards lie, and an answer that turns
cards face up (``turned_up``) on what they are; on no other unseen card. What is shuffled anew is
new to everybody: its chance is a hash of the whole deck, for which a constant stands here. And
where it takes openers to bet, who keys a player's bet, or reports or decides on it, learns whether
that player has them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from tests.properties.secret_sessions import cards_in, was_seen

from shuffleup.cards import TEXT
from shuffleup.floor.kinds import KINDS, Need, kinds_of
from shuffleup.floor.report_words import read_words, say_report
from shuffleup.floor.senders import Role, player, staff
from shuffleup.games import Opening
from shuffleup.hand import commands as h
from shuffleup.hand import secret as secrets
from shuffleup.sim.mishap_runs import likely
from shuffleup.table import act
from shuffleup.table import commands as c
from shuffleup.table.blinds.account import Arrival, EntryChoice
from shuffleup.table.blinds.in_turn import names_of
from shuffleup.table.floor.table_rulings import open_ruling
from shuffleup.table.judge import judge
from shuffleup.table.rulings import AnyTableEvent, TableRuling
from shuffleup.table.state import Table, copy, seated, taken_seats
from shuffleup.table.viewing.rail import version_of
from shuffleup.table.viewing.stream import stream, told
from shuffleup.table.viewing.table_view import view
from shuffleup.table.viewing.viewers import (
    Cage,
    Dealer,
    Floor,
    Player,
    Spectator,
    Viewer,
    ViewError,
)

# ---- who asks ----------------------------------------------------------------------------------

# With whose eyes each looks on; of whom there is no view of their own, with those who see least.
STAFF: dict[str, Viewer] = {
    "dealer": Dealer(),
    "floor": Floor(),
    "supervisor": Floor(),
    "cage": Cage(),
    "board": Spectator(),
    "director": Floor(),
    "manager": Floor(),
    "surveillance": Spectator(),
}
SEE_TO_CARDS = ("dealer", "floor", "supervisor", "director", "manager")


class Asker(Struct, frozen=True):
    """Who asks: in which role, for which seat, and what they see."""

    role: str
    viewer: Viewer
    seat: int

    @property
    def sees(self) -> Viewer:
        """Whose unseen cards answers may not depend on. What lies open for everybody is no secret
        of the cage, which is only not shown it: in stud the turn goes by it."""
        return Spectator() if isinstance(self.viewer, Cage) else self.viewer


def ask(table: Table, command: Any, who: Asker) -> TableRuling:
    """The judge's answer to this sender; words say who speaks, and are put to a copy."""
    if isinstance(command, str):
        return act(copy(table), command)
    role = Role(who.role)
    by = player(who.viewer.player) if isinstance(who.viewer, Player) else staff(role)
    return judge(table, command, by)


def player_asks(table: Table, viewer: Player) -> Asker:
    seat = next(at for at, one in taken_seats(table) if one.player == viewer.player)
    return Asker("player", viewer, seat)


def staff_asks(table: Table, role: str, dice: random.Random) -> Asker:
    """Somebody of the house, for the player to act or for any."""
    seats = [at for at, _ in taken_seats(table)] or [0]
    actor = table.hand.actor if table.hand is not None else -1
    return Asker(role, STAFF[role], actor if actor >= 0 else dice.choice(seats))


# ---- what they ask -----------------------------------------------------------------------------

COMMANDS: tuple[type, ...] = (*c.TableCommand.__args__, *h.Command.__args__)
OTHER_WAYS = tuple(way for way in EntryChoice if way is not EntryChoice.POST)


def asked(table: Table, who: Asker, dice: random.Random) -> list[Any]:
    """All that somebody may ask at this moment, in commands and in words."""
    guesses = tuple(dice.sample(table.game.cards, 8))
    wanted = [*every_kind(table, who, guesses), *of_the_hand(table, who.seat, guesses)]
    wanted += reports(table, who, guesses, dice)
    if who.role == "player" or who.role in SEE_TO_CARDS:  # for whom there are words
        wanted += spoken(table, who, guesses)
    return wanted


def every_kind(table: Table, who: Asker, guesses: tuple[int, ...]) -> Iterator[Any]:
    """A command of each kind, and some seats and ways more."""
    for kind in COMMANDS:
        yield made(kind, table, who, guesses)
    yield from (c.Choose(who.seat, way) for way in OTHER_WAYS)
    yield from (c.Sit(at, "New", 200) for at in range(table.n))
    if table.question and who.role != "player":
        for option in open_ruling(table).options:
            yield made(c.Decide, table, who, guesses, option=option.name)


def made(kind: type, table: Table, who: Asker, guesses: tuple[int, ...], /, **more: Any) -> Any:
    """A command of a kind, with what its fields are usually given."""
    fields = kind.__struct_fields__  # type: ignore[attr-defined]
    given = {name: GIVEN[name](table, who, guesses) for name in fields if name in GIVEN}
    return kind(**given | {name: value for name, value in more.items() if name in fields})


Give = Callable[[Table, Asker, tuple[int, ...]], Any]


def next_seat(table: Table, who: Asker, guesses: tuple[int, ...]) -> int:
    return (who.seat + 1) % table.n


def name_of(table: Table, who: Asker, guesses: tuple[int, ...]) -> str:
    return seated(table, who.seat).player if table.seats[who.seat] else "Nobody"


GIVEN: dict[str, Give] = {
    "seat": lambda t, who, g: who.seat,
    "to": next_seat,
    "other": next_seat,
    "player": name_of,
    "amount": lambda t, who, g: 5,
    "announced": lambda t, who, g: 5,
    "chip": lambda t, who, g: 5,
    "drop": lambda t, who, g: 5,
    "now": lambda t, who, g: t.clock.now,
    "times": lambda t, who, g: 2,
    "arrival": lambda t, who, g: Arrival.LIST,
    "choice": lambda t, who, g: EntryChoice.POST,
    "seats": lambda t, who, g: (who.seat,),
    "cards": lambda t, who, g: g[:1],
    "card": lambda t, who, g: g[0],
    "house": lambda t, who, g: t.house,
    "game": lambda t, who, g: t.game,
    "stakes": lambda t, who, g: t.stakes,
    "rules": lambda t, who, g: t.rules,
    "rulebook": lambda t, who, g: t.rulebook,
    "seed": lambda t, who, g: 1,
    "option": lambda t, who, g: "play-on",
    "kind": lambda t, who, g: "something-else",
}


def of_the_hand(table: Table, seat: int, guesses: tuple[int, ...]) -> Iterator[Any]:
    """More of what speaks of cards or amounts."""
    hand = table.hand
    if hand is None:
        return
    own = hand.hole[seat]
    for card in guesses:
        yield h.Show(seat, (*own[:-1], card))
        yield h.Show(seat, (card,))
        if card not in own:
            yield h.Discard(seat, (card,))
    yield from (h.RaiseTo(seat, to) for to in (0, hand.bet + hand.step, 10**6))
    yield from (h.Board(guesses[:count]) for count in (1, 3))


def reports(
    table: Table, who: Asker, guesses: tuple[int, ...], dice: random.Random
) -> Iterator[c.Report]:
    """Reports with too little, with a card by guess, and some that can be true."""
    for name in dice.sample(sorted(KINDS), 6):
        yield made(c.Report, table, who, guesses, kind=name)
        yield made(c.Report, table, who, guesses, kind=name, facts={"card": TEXT[guesses[0]]})
    if table.hand is not None and who.role in SEE_TO_CARDS:
        for name in dice.sample(sorted(kinds_of(Need.HAND)), 3):
            said = read_words(say_report(likely(table.hand, name, dice).report, names_of(table)))
            yield made(c.Report, table, who, guesses, kind=said.kind, facts=said.facts)


def spoken(table: Table, who: Asker, guesses: tuple[int, ...]) -> Iterator[str]:
    """The same in words, some of them senseless: an error of the reader is an answer too."""
    name, card = name_of(table, who, guesses), TEXT[guesses[0]]
    for words in ("checks", "calls", "folds", "raises to x", f"shows {card}", f"discards {card}",
                  "shows ??", "accepts", "and Nobody chop", "moves to 99", "wins"):  # fmt: skip
        yield f"{name} {words}"
    yield ""
    if who.role == "player":
        yield from (f"{name}: ! duplicate-card: card {card}", f"{name}: next hand")
    else:
        yield f"! duplicate-card: card {card}"
        yield from ("! nothing of the kind", "floor: play-on", "next hand button Nobody")


# ---- what comes back ---------------------------------------------------------------------------


class Answer(Struct, frozen=True):
    """All that comes back, as its receiver may read or print it; and which cards it turns up."""

    text: str
    turned_up: frozenset[int] = frozenset()


def answer(table: Table, command: Any, who: Asker) -> Answer:
    """The ruling with its events and options as this person receives them, in every form in which
    it can be printed; or what was raised."""
    try:
        with by_the_same_chance():
            ruling = ask(table, command, who)
    except Exception as error:  # whatever it is, its words go out
        return Answer(f"{error!r} {error}")
    happens = [*ruling.events, *(event for option in ruling.options for event in option.events)]
    options = tuple(replace(one, events=received(one.events, who)) for one in ruling.options)
    clean = replace(ruling, events=received(ruling.events, who), options=options)
    return Answer(f"{clean!r} {clean} {clean.refusal}", turned_up(happens, who))


@contextmanager
def by_the_same_chance() -> Iterator[None]:
    """Whatever is shuffled again, the same chance decides."""
    honest = secrets.secret
    secrets.secret = lambda hand: "chance"
    try:
        yield
    finally:
        secrets.secret = honest


def received(events: Iterable[AnyTableEvent], who: Asker) -> tuple[AnyTableEvent, ...]:
    seat = who.seat if who.role == "player" else -1
    return tuple([told(event, who.viewer, seat) for event in events])


def turned_up(events: Iterable[Any], who: Asker) -> frozenset[int]:
    """The cards that this person sees once these have happened."""
    seat = who.seat if who.role == "player" else -1
    seen = [event for event in events if was_seen(event, who.sees, seat)]
    return frozenset(card for event in seen for card in event.cards)


def named(command: Any) -> frozenset[int]:
    """The cards that a command names."""
    if isinstance(command, str):
        return frozenset(cards_in(command))
    if isinstance(command, c.Report):
        return frozenset(cards_in(str(command.facts)))
    cards = getattr(command, "cards", ()) or (getattr(command, "card", None),)
    return frozenset(card for card in cards if card is not None)


def may_depend_on(table: Table, command: Any, who: Asker, said: Answer) -> frozenset[int]:
    """The unseen cards on which an answer to somebody may depend."""
    cards = said.turned_up | (named(command) if who.role in SEE_TO_CARDS else frozenset())
    of_a_bet = isinstance(command, str | h.PlayerCommand | c.Report | c.Decide)
    if table.hand is None or table.game.opening is not Opening.OPENERS or who.role == "player":
        return cards
    return cards.union(*table.hand.hole) if of_a_bet else cards


def raised(table: Table, viewer: Viewer) -> str:
    """What is said to somebody who asks for what there is not."""
    looks: tuple[Callable[[], Any], ...] = (
        lambda: view(table, Player("Nobody")),
        lambda: stream(table, viewer, 10**9),
        lambda: stream(table, viewer, version_of(table), 0),
    )
    said = []
    for look in looks:
        try:
            look()
        except ViewError as error:
            said.append(f"{error!r} {error}")
    return " ".join(said)
