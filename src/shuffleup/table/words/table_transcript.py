"""Running a transcript of a table: many hands, and what happens between them.

``next hand`` deals one; from there the hand's own words hold until it is over. ``= may: …`` is true
when a statement would be accepted now. Everything is judged and applied as in play.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from shuffleup.cards import parse as parse_cards
from shuffleup.floor.floor_transcript import FLOOR_FACTS, choice_of
from shuffleup.floor.report_words import read_words
from shuffleup.games import SheetError, game
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
from shuffleup.law.notation import NotationError, Statement, parse
from shuffleup.law.rules import DEFAULT, Rules
from shuffleup.table import commands as c
from shuffleup.table.act import command_of
from shuffleup.table.apply import apply
from shuffleup.table.blinds.account import BOTH_BLINDS, IN_TURN
from shuffleup.table.blinds.in_turn import seat_of
from shuffleup.table.events import ButtonStarted, Seated
from shuffleup.table.house import House
from shuffleup.table.judge import judge
from shuffleup.table.new_table import new_table
from shuffleup.table.proceed import proceed
from shuffleup.table.rulings import TableRuling
from shuffleup.table.state import Table
from shuffleup.table.words.table_facts import holds, the_hand
from shuffleup.table.words.table_words import (
    PASSING,
    TOGETHER,
    consents,
    is_of_a_table,
    read_chips,
    read_house,
)


class TableScene(Struct):
    """A transcript being run: the table, the cards named for the hand, the last ruling, and that on
    the last attempt."""

    table: Table
    cards: Cards
    ruling: TableRuling | None = None
    tried: TableRuling | None = None


Watch = Callable[[TableScene, Statement], None]


def speaks_of_a_table(statements: list[Statement]) -> bool:
    """Whether a transcript is of a table rather than of one hand."""
    return any(is_of_a_table(statement.words) for statement in statements)


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
        try:
            run_one(scene, statement, queue)
        except (ValueError, IndexError) as error:
            if isinstance(error, NotationError):
                raise
            raise NotationError(statement.line, str(error)) from error
        if watch is not None:
            watch(scene, statement)
    return scene


# ---- the opening lines -----------------------------------------------------------------------


def open_table(
    statements: list[Statement], rules: Rules, rulebook: str
) -> tuple[Table, list[Statement]]:
    """The table of the first lines (game, house, seats, button), and the statements after them."""
    lines: dict[str, str] = {}
    first = statements[0]
    count = 1
    for statement in statements[1:]:
        head, _, text = statement.words.partition(" ")
        if statement.mark or head.rstrip(":") not in ("table", "seats", "button"):
            break
        lines[head.rstrip(":")] = text
        count += 1
    try:
        return made_table(first.words, lines, rules, rulebook), statements[count:]
    except (ValueError, IndexError, SheetError) as error:
        raise NotationError(first.line, str(error)) from error


def made_table(opening: str, lines: dict[str, str], rules: Rules, rulebook: str) -> Table:
    key, *stakes = opening.split()
    people = [part.split() for part in lines["seats"].split(",")]
    house = read_house(House(), lines["table"]) if lines.get("table") else House()
    sheet = game(key)
    table = new_table(
        sheet, read_stakes(stakes), len(people), rules=rules, rulebook=rulebook, house=house
    )
    for at, words in enumerate(people):
        if words != ["-"]:
            player, chips = words
            if seat_of(table, player) is not None:
                raise ValueError(f"two players are called {player!r}: give them different names")
            amount, piles = read_chips(chips)
            apply(table, Seated(at, player, amount, IN_TURN, BOTH_BLINDS, piles))
    if button := lines.get("button"):
        at_ = int(button) - 1 if button.isdigit() else seat_of(table, button)
        if at_ is None:
            raise ValueError(f"nobody here is called {button!r}")
        apply(table, ButtonStarted(at_))
    return table


# ---- statements ------------------------------------------------------------------------------


def run_one(scene: TableScene, statement: Statement, queue: list[Statement]) -> None:
    if statement.time:
        take(scene, judge(scene.table, c.SayTime(minutes(statement.time))))
    if statement.mark == "=":
        must_hold(scene, statement)
    elif statement.mark == "x":
        must_be_refused(scene, statement)
    elif not run_many(scene, statement, queue):
        ruling = judged(scene, statement.mark, statement.words)
        if ruling.refusal:
            raise NotationError(statement.line, str(ruling.refusal))
        take(scene, ruling)


def agree(scene: TableScene, words: str, line: int) -> None:
    """``Ann and Bob chop``: the offer of one and the consent of the other."""
    for command in consents(words, command_of(scene.table, words)):
        ruling = judge(scene.table, command)
        if ruling.refusal:
            raise NotationError(line, str(ruling.refusal))
        take(scene, ruling)


def minutes(text: str) -> int:
    hours, _, rest = text.partition(":")
    return int(hours) * 60 + int(rest)


def judged(scene: TableScene, mark: str, words: str) -> TableRuling:
    """What a statement means, judged."""
    table = scene.table
    if mark == "!":
        ruling = judge(table, read_words(words))
        if ruling.missing:
            raise ValueError(f"the ruling depends on: {', '.join(ruling.missing)}")
        return ruling
    if mark == "floor:" and table.question:
        return judge(table, c.Decide(words))
    if mark == "floor:":
        return choice_of(scene.ruling, words)
    return judge(table, command_of(table, words))


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


def run_many(scene: TableScene, statement: Statement, queue: list[Statement]) -> bool:
    """Statements that stand for several commands; False if it is none of them."""
    words, table = statement.words, scene.table
    passing = PASSING.fullmatch(words)
    if passing:
        for _ in range(int(passing[1])):
            deal(scene, "next hand", statement.line)
            everyone_folds(scene)
    elif words.startswith("next hand") and not statement.mark:
        scene.cards = cards_ahead(table, queue)
        deal(scene, words, statement.line)
    elif TOGETHER.fullmatch(words) and not statement.mark:
        agree(scene, words, statement.line)
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


def deal(scene: TableScene, words: str, line: int) -> None:
    ruling = judged(scene, "", words)
    if ruling.refusal:
        raise NotationError(line, str(ruling.refusal))
    take(scene, ruling)


def everyone_folds(scene: TableScene) -> None:
    """Everyone whose turn comes folds, until the hand is over."""
    while (hand := scene.table.hand) is not None and hand.actor >= 0:
        ruling = judge(scene.table, h.Fold(hand.actor))
        if ruling.refusal:
            ruling = judge(scene.table, h.BringIn(hand.actor))
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
        ruling = judge(scene.table, h.Call(hand.actor) if owes else h.Check(hand.actor))
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
                raise NotationError(queue[-1].line, f"nobody here is called {words[0]!r}")
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
    words = statement.words.split()
    first = words[0].rstrip(":")
    if words[0] == "may:":
        ruling = judged(scene, "", " ".join(words[1:]))
        true, so = ruling.refusal is None, str(ruling.refusal)
    elif first in FLOOR_FACTS:
        true, so = FLOOR_FACTS[first](scene.ruling, words[1:])
    else:
        true, so = holds(scene.table, words)
    if not true:
        raise FalseLineError(statement.line, f"not so: {statement.words}; but {so}")


def must_be_refused(scene: TableScene, statement: Statement) -> None:
    words = statement.words.split()
    reason = words.pop().strip("()") if words[-1].startswith("(") else ""
    mark = words.pop(0) if words[0] in ("!", "floor:") else ""
    scene.tried = ruling = judged(scene, mark, " ".join(words))
    if ruling.refusal is None:
        raise FalseLineError(statement.line, f"was not refused: {statement.words}")
    if reason and ruling.refusal.reason.code != reason:
        so = ruling.refusal.reason.code
        raise OtherReasonError(statement.line, f"was refused, but because: {so}")
