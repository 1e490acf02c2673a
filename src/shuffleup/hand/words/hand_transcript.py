"""Running a transcript of one hand, and writing one: ``run(text)`` and ``write(hand, names)``.

Cards come from a ``seed`` or a ``deck`` line, or are named in the text (``Ann has AsKs``, ``board
2h7dTs``); what is not named stays unknown. ``run(write(hand)).hand == hand``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from msgspec import Struct

from shuffleup.cards import UNKNOWN, parse
from shuffleup.hand import commands as c
from shuffleup.hand import events as e
from shuffleup.hand.act import act
from shuffleup.hand.apply import apply
from shuffleup.hand.dealing import TO_BOARD, TO_BURN, Wanted, wanted
from shuffleup.hand.judge import judge
from shuffleup.hand.proceed import proceed
from shuffleup.hand.rulings import HandRuling
from shuffleup.hand.start import new_hand
from shuffleup.hand.state import SHOWING, Hand
from shuffleup.hand.words.hand_words import CARDS, CHOICES, FACTS, command, holds, say
from shuffleup.hand.words.setup_words import READERS, SetupLines, read_setup, seat_of, show_setup
from shuffleup.law.notation import MARKS, UNREADABLE, NotationError, Statement, at_line
from shuffleup.law.notation import parse as parse_statements
from shuffleup.law.rules import DEFAULT, Rules
from shuffleup.outside_text import counted


class FalseLineError(NotationError):
    """A ``=`` line that is false, or an ``x`` line that was not refused."""


class OtherReasonError(FalseLineError):
    """An ``x`` line that was refused, but for another reason: the outcome is as stated."""


class Played(Struct):
    """A transcript that has been run: the hand, the names by seat, the last ruling, and the last
    that stands: what was refused changes nothing."""

    hand: Hand
    names: list[str]
    ruling: HandRuling | None = None
    standing: HandRuling | None = None


Watch = Callable[[Played, Statement], None]


class Words(Struct, frozen=True):
    """What a layer above adds to the hand's own words: statements by mark, ``=`` lines by word."""

    marks: dict[str, Callable[[Played, str], HandRuling]] = {}
    facts: dict[str, Callable[[Played, list[str]], tuple[bool, str]]] = {}
    then: Callable[[Played], None] | None = None  # what the layer does when a statement is done


BARE = Words()


def run(
    text: str, rules: Rules = DEFAULT, watch: Watch | None = None, words: Words = BARE
) -> Played:
    """Run a transcript under a house's rules (which its ``rules:`` lines may change).

    The first line that cannot be run, or is false, is the error. ``watch`` is called after every
    statement that is not setup or cards.
    """
    return run_statements(parse_statements(text), rules, watch, words)


def run_statements(
    statements: list[Statement],
    rules: Rules = DEFAULT,
    watch: Watch | None = None,
    words: Words = BARE,
) -> Played:
    opening, rest = _split_setup(statements, rules)
    cards, rest = _split_cards(rest, opening)
    hand = _start(opening, statements)
    played = Played(hand, opening.names)
    carry_on(hand, cards, statements[0].line)
    for statement in rest:
        _run_one(played, statement, cards, words)
        if words.then is not None and statement.mark not in ("=", "x"):
            words.then(played)
        if watch is not None:
            watch(played, statement)
    return played


def _split_setup(statements: list[Statement], rules: Rules) -> tuple[SetupLines, list[Statement]]:
    opening = SetupLines(rules=rules)
    rest = [s for s in statements if s.mark or not read_setup(opening, s)]
    if opening.stakes is None or not opening.stacks:
        line = statements[0].line if statements else 1
        raise NotationError(line, "a hand needs its game, its stakes and its seats")
    return opening, rest


def _start(opening: SetupLines, statements: list[Statement]) -> Hand:
    assert opening.stakes is not None
    try:
        return new_hand(
            opening.game,
            opening.stakes,
            opening.stacks,
            _button(opening),
            seed=opening.seed or None,
            deck=opening.deck or None,
            posts=opening.posts,
            rules=opening.rules,
            carried=opening.carried,
            ask_show=opening.ask_show,
            last_two=opening.last_two,
            rulebook=opening.rulebook,
            drop=opening.drop,
            unposted=opening.unposted,
            names=opening.names,
        )
    except UNREADABLE as error:
        raise at_line(statements[0].line, error) from error


def _button(opening: SetupLines) -> int | None:
    if not opening.button:
        return None
    if opening.button.isdecimal():
        return counted(opening.button) - 1
    return seat_of(opening.names, opening.button)


# ---- cards named in the text -----------------------------------------------------------------


class Cards:
    """Cards a transcript names, to be dealt when the hand wants them."""

    def __init__(self, seats: int) -> None:
        self.to: dict[int, deque[int]] = {seat: deque() for seat in range(-2, seats)}

    def take(self, want: Wanted) -> tuple[int, ...]:
        named = self.to[want.to]
        return tuple(named.popleft() if named else UNKNOWN for _ in range(want.count))


STREET_WORDS = ("board", "flop", "turn", "river")


def _split_cards(rest: list[Statement], opening: SetupLines) -> tuple[Cards, list[Statement]]:
    cards = Cards(len(opening.names))
    return cards, [s for s in rest if s.mark or not _is_cards(s, opening, cards)]


def _is_cards(statement: Statement, opening: SetupLines, cards: Cards) -> bool:
    words = statement.words.split()
    try:
        if words[0] in STREET_WORDS:
            cards.to[TO_BOARD].extend(parse("".join(words[1:])))
        elif words[0] == "burn":
            cards.to[TO_BURN].extend(parse("".join(words[1:])))
        elif words[0] == "deal":
            cards.to[seat_of(opening.names, words[1])].extend(parse("".join(words[2:])))
        elif words[1:2] == ["has"]:
            cards.to[seat_of(opening.names, words[0])].extend(parse("".join(words[2:])))
        else:
            return False
    except UNREADABLE as error:
        raise at_line(statement.line, error) from error
    return True


def carry_on(hand: Hand, cards: Cards, line: int) -> None:
    """Proceed, dealing the cards the text names whenever the hand wants some."""
    proceed(hand)
    while (want := wanted(hand)) is not None and hand.setup.outside:
        refusal = act(hand, dealer_command(want, cards.take(want))).refusal
        if refusal:
            raise NotationError(line, str(refusal))
    if hand.actor < 0 and not hand.over:
        raise NotationError(line, "a showdown needs the whole board: name its cards")


def dealer_command(want: Wanted, cards: tuple[int, ...]) -> c.Command:
    if want.to == TO_BURN:
        return c.Burn(cards[0])
    return c.Board(cards) if want.to == TO_BOARD else c.Deal(want.to, cards)


# ---- statements ------------------------------------------------------------------------------


def _run_one(played: Played, statement: Statement, cards: Cards, more: Words) -> None:
    words = statement.words.split()
    hand = played.hand
    try:
        if statement.mark == "=":
            _must_hold(played, statement, words, more)
            return
        if statement.words == "everyone shows":
            everyone_shows(hand)
            return
        reason = words.pop().strip("()") if statement.mark == "x" and words[-1][0] == "(" else ""
        ruling = _judged(played, statement, words, more)
    except UNREADABLE as error:
        raise at_line(statement.line, error) from error
    played.ruling = ruling
    if ruling.ok:
        played.standing = ruling
    if statement.mark == "x":
        _must_be_refused(statement, ruling, reason)
        return
    if ruling.refusal:
        raise NotationError(statement.line, str(ruling.refusal))
    for event in ruling.events:
        apply(hand, event)
    carry_on(hand, cards, statement.line)


def _must_hold(played: Played, statement: Statement, words: list[str], more: Words) -> None:
    check = more.facts.get(words[0].rstrip(":"))
    if check:
        true, so = check(played, words[1:])
    else:
        true, so = holds(played.hand, played.names, words)
    if not true:
        raise FalseLineError(statement.line, f"not so: {statement.words}; but {so}")


def _judged(played: Played, statement: Statement, words: list[str], more: Words) -> HandRuling:
    """What a statement means, judged: a command of a player, or a word of a layer above."""
    mark = statement.mark
    if mark == "x" and words[0] in more.marks:  # an attempt of a layer above: x ! premature-flop
        mark, words = words[0], words[1:]
    if mark in more.marks:
        return more.marks[mark](played, " ".join(words))
    if mark not in ("", "x"):
        raise NotationError(statement.line, f"{mark} has no meaning in a bare hand")
    return judge(played.hand, command(played.hand, played.names, words))


def _must_be_refused(statement: Statement, ruling: HandRuling, reason: str) -> None:
    if ruling.refusal is None:
        raise FalseLineError(statement.line, f"was not refused: {statement.words}")
    if reason and ruling.refusal.reason.code != reason:
        so = ruling.refusal.reason.code
        raise OtherReasonError(statement.line, f"was refused, but because: {so}")


def everyone_shows(hand: Hand) -> None:
    """All that are asked table their hands, in order."""
    while hand.phase == SHOWING and hand.actor >= 0:
        refusal = act(hand, c.Show(hand.actor)).refusal
        if refusal:
            raise ValueError(str(refusal))


def write(hand: Hand, names: list[str] | None = None) -> str:
    """The transcript of a hand; running it gives the same hand. One that the floor has mended is
    kept as its log: a transcript would have to tell the reports, which are not in it."""
    if hand.mended:
        raise ValueError("a hand that was mended is kept as its log, not as a transcript")
    names = names or [f"P{seat + 1}" if s else "" for seat, s in enumerate(hand.setup.stacks)]
    check_names(names)
    deck = next((v.deck for v in hand.log if isinstance(v, e.Shuffled)), ())
    lines = show_setup(hand.setup, names, deck)
    before: e.Event | None = None
    for event in hand.log:
        if is_choice(event, before) or (hand.setup.outside and isinstance(event, CARDS)):
            lines.append(say(event, names))
        before = event
    return "\n".join(lines) + "\n"


def check_names(names: list[str]) -> None:
    """Names a transcript can be read back with: one word, no word of the notation, no two alike."""
    taken = {*READERS, *STREET_WORDS, *FACTS, *MARKS, "burn", "deal", "everyone", "-"}
    given = [name for name in names if name]
    for name in given:
        if len(name.split()) != 1 or name in taken or set(name) & set("#;,:[]()"):
            raise ValueError(f"{name!r} cannot be a player's name in a transcript")
    if len(set(given)) < len(given):
        raise ValueError("two players have the same name")


def is_choice(event: e.Event, before: e.Event | None) -> bool:
    """Someone chose this; a hand tabled or mucked is a choice only if its player was asked."""
    if isinstance(event, e.Shown | e.Mucked):
        return isinstance(before, e.Asked)
    return isinstance(event, CHOICES)
