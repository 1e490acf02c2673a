"""What stands behind what is so at a table: who posts, where the button is, who must kill.

The points are found by asking: the statement before is carried out again with each point of the
table decided otherwise, and those count without which the line would be false. The procedures are
those of what the line tells of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from shuffleup.games import SheetError
from shuffleup.hand.dealing import TO_BOARD
from shuffleup.hand.events import Boarded, Dealt
from shuffleup.hand.setup import Forced
from shuffleup.hand.words.hand_transcript import Cards
from shuffleup.law.notation import Statement
from shuffleup.law.otherwise import instead
from shuffleup.law.rules import PLACES, POINTS, Rules
from shuffleup.table import events as e
from shuffleup.table.apply import replay
from shuffleup.table.blinds.account import EntryChoice
from shuffleup.table.blinds.places import is_moving
from shuffleup.table.rulings import AnyTableEvent
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.words.speech import spoken
from shuffleup.table.words.table_facts import holds
from shuffleup.table.words.table_transcript import TableScene, judged, run_one

Grounds = tuple[str, ...]
Log = Sequence[AnyTableEvent]
TABLE_POINTS = tuple(
    point
    for group in PLACES
    if group.__module__.startswith("shuffleup.law.points.table.")
    for point in group.points
)
MAY = "may:"
Read = Callable[[TableScene], object]
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def behind_fact(
    log: Log, start: int, done: Statement | None, fact: str, among: Sequence[str] = TABLE_POINTS
) -> Grounds:
    """The points and procedures behind a ``=`` line about the table, ``done`` being what was done
    before it, from this place in the log on."""

    def read(scene: TableScene) -> object:
        return how_it_is(scene, fact)

    usual = again(log, start, done, None)
    found = procedures(usual.table, replay(log[:start]), fact)
    if fact.startswith(MAY):
        found = of_words(fact)
    return (*found, *points_behind(log, start, done, read, among))


def points_behind(
    log: Log, start: int, done: Statement | None, read: Read, among: Sequence[str] = TABLE_POINTS
) -> Grounds:
    """The points without which something would be read otherwise after a statement."""
    usual = again(log, start, done, None)
    now, rules = read(usual), usual.table.rules
    return tuple(
        name
        for name in among
        if name in POINTS
        and any(
            read_again(log, start, done, rules.but(**{name: value}), read) != now
            for value in instead(name, rules.decided(POINTS[name]))
        )
    )


def how_it_is(scene: TableScene, fact: str) -> object:
    """What is so of what a line states; of ``may: …`` whether it would be accepted."""
    if fact.startswith(MAY):
        said = spoken(scene.table, fact.removeprefix(MAY).strip())[0]
        return judged(scene, said).refusal is None
    return holds(scene.table, fact.split())[1]


def read_again(log: Log, start: int, done: Statement | None, rules: Rules, read: Read) -> object:
    try:
        return read(again(log, start, done, rules))
    except (*BROKEN, SheetError):  # it could not even have been done
        return None


def again(log: Log, start: int, done: Statement | None, rules: Rules | None) -> TableScene:
    """The statement, if there is one, carried out once more on the table as it was, perhaps under
    other rules."""
    table = replay(log[:start])
    if rules is not None:
        table.rules = rules
        if table.hand is not None:
            table.hand.rules = rules
    scene = TableScene(table, cards_of(log[start:], table.n))
    if done is not None:
        run_one(scene, done, [])
    return scene


def cards_of(events: Log, seats: int) -> Cards:
    """The cards that were dealt in the rest of the hand, to be dealt again."""
    cards = Cards(seats)
    for event in events:
        if isinstance(event, e.HandEnded):
            break
        if isinstance(event, Dealt):
            cards.to[event.seat].extend(event.cards)
        elif isinstance(event, Boarded):
            cards.to[TO_BOARD].extend(event.cards)
    return cards


# ---- procedures ------------------------------------------------------------------------------


def procedures(table: Table, before: Table, fact: str) -> Grounds:
    """What the table carries out when it comes to what a line tells of."""
    words = fact.split()
    first, second = words[0].rstrip(":"), words[1] if len(words) > 1 else ""
    find = BEHIND.get(first) or BEHIND.get(second)
    return find(table, before) if find else ()


def of_button(table: Table, before: Table) -> Grounds:
    bought = any(
        seat.account.entry is EntryChoice.BUY for _, seat in (*taken_seats(before),)
    ) or bool(before.button.planned)
    return ("dealer-button", "button-moves", method(table), *(("bought-button-next",) * bought))


def method(table: Table) -> str:
    return "moving-button" if is_moving(table) else "dead-button"


def of_posts(table: Table, before: Table) -> Grounds:
    kinds = {post.kind for post in table.deal.posts}
    killed = ("kill-blind-posted",) if Forced.KILL in kinds else ()
    missed = ("missed-big-blind-is-live",) if is_missed_blind_posted(table, before) else ()
    return ("blind-seats", *of_button(table, before), *killed, *missed, *of_dealt(table, before))


def is_missed_blind_posted(table: Table, before: Table) -> bool:
    """Whether a big blind that was owed is posted; a newcomer's post is none."""
    owing = [at for at, seat in taken_seats(before) if seat.account.owes_big]
    return any(post.kind is Forced.ENTRY and post.seat in owing for post in table.deal.posts)


def of_dealt(table: Table, before: Table) -> Grounds:
    broke = any(not seat.stack for _, seat in taken_seats(before))
    buyers = sum(seat.account.entry is EntryChoice.BUY for _, seat in taken_seats(before))
    beside = any(seat.account.entry is not None for _, seat in taken_seats(before)) and buyers
    return (
        *(("no-chips-no-hand",) if broke else ()),
        *(("dealt-in-beside-the-buyer",) if beside else ()),
    )


def of_account(table: Table, before: Table) -> Grounds:
    new = ("lock-up-with-chips",) if before.button.new_game else ()
    return ("blind-obligations", *new)


def of_leg(table: Table, before: Table) -> Grounds:
    new = ("kill-neutral-new-game",) if table.game != before.game else ()
    return ("leg-up", *new)


def of_kill(table: Table, before: Table) -> Grounds:
    moves = ("kill-moves-to-winner",) if before.kill.killer >= 0 else ()
    return ("kill-button-shown", *moves)


def of_words(said: str) -> Grounds:
    """What the table carries out when somebody does this."""
    put_down = " in cash on the table" in said  # bills that play as they lie
    return tuple(
        name
        for words, name in OF_WORDS.items()
        if words in said and not (put_down and words == " in cash")
    )


OF_WORDS = {
    " in cash": "cash-changed-for-chips",
    " holds seat ": "play-off-the-button",
    " comes in and buys the button next": "dealt-in-beside-the-buyer",
}
BEHIND: dict[str, Callable[[Table, Table], Grounds]] = {
    "button": of_button,
    "posts": of_posts,
    "dealt": of_dealt,
    "owes": of_account,
    "leg": of_leg,
    "kill": of_kill,
}
