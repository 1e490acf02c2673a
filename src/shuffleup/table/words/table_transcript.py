"""Running a transcript of a table: many hands, and what happens between them.

``next hand`` deals one; from there the hand's own words hold until it is over. ``= may: …`` is true
when a statement would be accepted now. Everything is judged and applied as in play, with the sender
that the words name (``table.words.speech``); a time is told by the dealer.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from shuffleup.cards import parse as parse_cards
from shuffleup.floor.floor_transcript import FLOOR_FACTS
from shuffleup.games import game
from shuffleup.hand import commands as h
from shuffleup.hand.dealing import TO_BOARD
from shuffleup.hand.state import BETTING
from shuffleup.hand.words.hand_transcript import (
    STREET_WORDS,
    Cards,
    FalseLineError,
    OtherReasonError,
    carry_on,
    everyone_shows,
)
from shuffleup.hand.words.setup_words import read_stakes
from shuffleup.law.notation import NotationError, Statement, parse, reading
from shuffleup.law.rules import DEFAULT, Rules
from shuffleup.outside_text import counted, quoted
from shuffleup.table import commands as c
from shuffleup.table.apply import apply
from shuffleup.table.blinds.account import BOTH_BLINDS, IN_TURN
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.edge import MOST_CHIPS, is_name
from shuffleup.table.events import ButtonStarted, Seated
from shuffleup.table.house import House
from shuffleup.table.judge import judge
from shuffleup.table.new_table import new_table
from shuffleup.table.proceed import proceed
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table, taken_seats
from shuffleup.table.words.house_words import read_house
from shuffleup.table.words.speech import Said, speaker, spoken, usual_sender
from shuffleup.table.words.table_facts import holds, the_hand
from shuffleup.table.words.table_words import PASSING, is_of_a_table, read_chips


class TableScene(Struct):
    """A transcript being run: the table, the cards named for the hand, the last ruling, and that on
    the last attempt."""

    table: Table
    cards: Cards
    ruling: TableRuling | None = None
    tried: TableRuling | None = None


Watch = Callable[[TableScene, Statement], None]
MOST_PASSING = 1000  # hands that pass in one statement


def speaks_of_a_table(statements: list[Statement]) -> bool:
    """Whether a transcript is of a table rather than of one hand, or of something around it."""
    if speaks_of_more(statements):
        return False
    return any(
        is_of_a_table(statement.words) or (statement.mark != "=" and names_speaker(statement.words))
        for statement in statements
    )


def speaks_of_more(statements: list[Statement]) -> bool:
    """Whether a transcript is of a room, an event or a season: its first word says so."""
    return bool(statements) and statements[0].words.startswith(("room:", "event:", "season:"))


def names_speaker(words: str) -> bool:
    """Whether somebody is named who says it, as at a table: ``Ann: next hand``."""
    by, rest = speaker(words)
    return by is not None and (rest.startswith("!") or is_of_a_table(rest))


def run(text: str, rules: Rules = DEFAULT, watch: Watch | None = None) -> TableScene:
    """Run the text of a session at a table under a house's rules."""
    return run_statements(parse(text), rules, watch)


def run_statements(
    statements: list[Statement],
    rules: Rules = DEFAULT,
    watch: Watch | None = None,
    rulebook: str = "",
) -> TableScene:
    """Run a transcript; the first line that cannot be run, or is false, is the error."""
    table, rest = open_table(statements, rules, rulebook)
    scene = TableScene(table, Cards(table.n))
    queue = list(reversed(rest))
    while queue:
        statement = queue.pop()
        with reading(statement.line):
            run_one(scene, statement, queue)
        if watch is not None:
            watch(scene, statement)
    return scene


# ---- the opening lines -----------------------------------------------------------------------


def open_table(
    statements: list[Statement], rules: Rules, rulebook: str
) -> tuple[Table, list[Statement]]:
    """The table of the first lines (game, house, seats, button), and the statements after them."""
    if not statements:
        raise NotationError(1, "there is nothing in it")
    lines: dict[str, Statement] = {}
    first = statements[0]
    count = 1
    for statement in statements[1:]:
        head = statement.words.partition(" ")[0].rstrip(":")
        if statement.mark or head not in ("table", "seats", "button"):
            break
        lines[head] = statement
        count += 1
    if "seats" not in lines or len(first.words.split()) < 2:
        raise NotationError(first.line, "a table opens with its game and a line `seats:`")
    return made_table(first, lines, rules, rulebook), statements[count:]


def made_table(first: Statement, lines: dict[str, Statement], rules: Rules, rulebook: str) -> Table:
    house, seats = House(), lines["seats"]
    if "table" in lines:
        with reading(lines["table"].line):
            house = read_house(house, said_after(lines["table"]))
    people = [part.split() for part in said_after(seats).split(",")]
    with reading(first.line):
        key, *stakes = first.words.split()
        table = new_table(
            game(key), read_stakes(stakes), len(people), rules=rules, rulebook=rulebook, house=house
        )
    with reading(seats.line):
        for at, words in enumerate(people):
            if words != ["-"]:
                sit(table, at, words)
    if "button" in lines:
        with reading(lines["button"].line):
            start_button(table, said_after(lines["button"]))
    return table


def said_after(statement: Statement) -> str:
    """The words after the first."""
    return statement.words.partition(" ")[2]


def sit(table: Table, at: int, words: list[str]) -> None:
    """Somebody is there from the beginning: a name and chips."""
    if len(words) != 2 or not is_name(words[0]):
        raise ValueError("a seat is a name and chips, or - for nobody")
    player, chips = words
    if seat_of(table, player) is not None:
        says = f"two players are called {quoted(player)}"
        raise ValueError(f"{says}: give them different names")
    amount, piles = read_chips(chips)
    if amount > MOST_CHIPS - sum(seat.stack for _, seat in taken_seats(table)):
        raise ValueError(f"{player} cannot sit down with {quoted(chips)}")
    apply(table, Seated(at, player, amount, IN_TURN, BOTH_BLINDS, piles))


def start_button(table: Table, button: str) -> None:
    at = counted(button) - 1 if button.isdecimal() else seat_of(table, button)
    if at is None or not 0 <= at < table.n:
        raise ValueError(f"nobody here is called {quoted(button)}")
    apply(table, ButtonStarted(at))


# ---- statements ------------------------------------------------------------------------------


def run_one(scene: TableScene, statement: Statement, queue: list[Statement]) -> None:
    tell_time(scene, statement)
    if statement.mark == "=":
        must_hold(scene, statement)
    elif statement.mark == "x":
        must_be_refused(scene, statement)
    elif not run_many(scene, statement):
        said = f"{statement.mark} {statement.words}".strip()
        must_go(scene, said, statement.line, queue)


def tell_time(scene: TableScene, statement: Statement) -> None:
    """A statement may say what time it is."""
    if statement.time:
        take(scene, judge_as_usual(scene.table, c.SayTime(minutes(statement.time))))


def must_go(scene: TableScene, words: str, line: int, queue: list[Statement]) -> None:
    """What somebody says is done; both things where two said it, like ``Ann and Bob chop``."""
    for said in spoken(scene.table, words):
        if isinstance(said.command, c.NextHand):
            scene.cards = cards_ahead(scene.table, queue)
        ruling = judged(scene, said)
        if ruling.refusal:
            raise NotationError(line, str(ruling.refusal))
        take(scene, ruling)


def minutes(text: str) -> int:
    hours, _, rest = text.partition(":")
    return counted(hours, "a time, like 19:30") * 60 + counted(rest, "a time, like 19:30")


def judged(scene: TableScene, said: Said) -> TableRuling:
    """What somebody said, judged."""
    ruling = judge(scene.table, said.command, said.by)
    if ruling.missing:
        raise ValueError(f"the ruling depends on: {', '.join(ruling.missing)}")
    return ruling


def judge_as_usual(table: Table, command: c.AnyTableCommand) -> TableRuling:
    """A command that a word of the transcript stands for, by whoever would send it."""
    return judge(table, command, usual_sender(table, command))


def take(scene: TableScene, ruling: TableRuling) -> None:
    """Do what was ruled, and go on."""
    scene.ruling = ruling
    for event in ruling.events:
        apply(scene.table, event)
    go_on(scene)


def go_on(scene: TableScene) -> None:
    """Carry the hand on, dealing the cards the text names."""
    table = scene.table
    while table.hand is not None:
        version = table.hand.version
        carry_on(table.hand, scene.cards, 0)
        proceed(table)
        if table.hand is None or table.hand.version == version:
            return


def run_many(scene: TableScene, statement: Statement) -> bool:
    """Statements that stand for several commands; False if it is none of them."""
    words, table = statement.words, scene.table
    passing = PASSING.fullmatch(words)
    if passing:
        hands = counted(passing[1])
        if hands > MOST_PASSING:
            raise ValueError(f"{hands:,} hands do not pass at once; at most {MOST_PASSING:,} do")
        for _ in range(hands):
            must_go(scene, "next hand", statement.line, [])
            everyone_folds(scene)
    elif words == "everyone folds":
        everyone_folds(scene)
    elif words == "everyone checks":
        everyone_checks(scene)
    elif words == "everyone shows":
        everyone_shows(the_hand(table))
        go_on(scene)
    else:
        return False
    return True


def everyone_folds(scene: TableScene) -> None:
    """Everyone whose turn comes folds, until the hand is over."""
    while (hand := scene.table.hand) is not None and hand.actor >= 0 and not hand.over:
        ruling = judge_as_usual(scene.table, h.Fold(hand.actor))
        if ruling.refusal:
            ruling = judge_as_usual(scene.table, h.BringIn(hand.actor))
        if ruling.refusal:
            raise ValueError(str(ruling.refusal))
        take(scene, ruling)
    scene.cards = Cards(scene.table.n)


def everyone_checks(scene: TableScene) -> None:
    """One round: whoever's turn it is checks, or calls what there is."""
    hand = scene.table.hand
    if hand is None:
        raise ValueError("no hand is being played")
    street = hand.street
    while not hand.over and hand.actor >= 0 and hand.street == street and hand.phase == BETTING:
        owes = hand.bet > hand.bets[hand.actor]
        ruling = judge_as_usual(scene.table, h.Call(hand.actor) if owes else h.Check(hand.actor))
        if ruling.refusal:
            raise ValueError(str(ruling.refusal))
        take(scene, ruling)


def cards_ahead(table: Table, queue: list[Statement]) -> Cards:
    """The cards named right after ``next hand`` are that hand's."""
    cards = Cards(table.n)
    while queue and not queue[-1].mark:
        words = queue[-1].words.split()
        if words[0] in STREET_WORDS:
            cards.to[TO_BOARD].extend(parse_cards("".join(words[1:])))
        elif is_cards(words):
            at = seat_of(table, words[0])
            if at is None:
                raise NotationError(queue[-1].line, f"nobody here is called {quoted(words[0])}")
            cards.to[at].extend(parse_cards("".join(words[2:])))
        else:
            break
        queue.pop()
    return cards


def is_cards(words: list[str]) -> bool:
    """``Ann has 2c3d``, and not ``Ann has 250 coming``."""
    return words[1:2] == ["has"] and words[-1] != "coming"


# ---- marks -----------------------------------------------------------------------------------


def must_hold(scene: TableScene, statement: Statement) -> None:
    true, so = fact_of(scene, statement.words.split())
    if not true:
        raise FalseLineError(statement.line, f"not so: {statement.words}; but {so}")


def fact_of(scene: TableScene, words: list[str]) -> tuple[bool, str]:
    """(true or not, what is so) for the words of a ``=`` statement."""
    first = words[0].rstrip(":")
    if words[0] == "may:":
        ruling = judged(scene, spoken(scene.table, " ".join(words[1:]))[0])
        return ruling.refusal is None, str(ruling.refusal)
    if first in FLOOR_FACTS:
        return FLOOR_FACTS[first](scene.ruling, words[1:])
    return holds(scene.table, words)


def must_be_refused(scene: TableScene, statement: Statement) -> None:
    words = statement.words.split()
    reason = words.pop().strip("()") if words[-1].startswith("(") else ""
    scene.tried = ruling = judged(scene, spoken(scene.table, " ".join(words))[0])
    if ruling.refusal is None:
        raise FalseLineError(statement.line, f"was not refused: {statement.words}")
    if reason and ruling.refusal.reason.code != reason:
        so = ruling.refusal.reason.code
        raise OtherReasonError(statement.line, f"was refused, but because: {so}")
