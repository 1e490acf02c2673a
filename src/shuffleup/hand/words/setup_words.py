"""The first lines of a transcript: game, stakes, seats, posts, house rules, cards to come.

``read_setup`` takes the statements that set a hand up; ``show_setup`` writes them. They are each
other's inverse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec import Struct

from shuffleup.cards import UNKNOWN, parse, show
from shuffleup.games import SheetError, Structure, game
from shuffleup.hand.chip_amounts import in_cents
from shuffleup.hand.setup import NO_DROP, Drop, Forced, Post, Setup, Stakes, usual_posts
from shuffleup.hand.words.drop_words import read_drop, show_drop
from shuffleup.law.notation import UNREADABLE, Statement, at_line
from shuffleup.law.rules import DEFAULT, POINTS, Rules, find_point, show_value
from shuffleup.outside_text import counted, fraction, quoted

STRUCTURES = tuple(structure.value for structure in Structure)
KINDS_OF_POST = tuple(kind.value for kind in Forced)
LIKE_THIS = "stakes are written like 1/2"
STAKE_KEYS = {
    "ante": "ante",
    "big-blind-ante": "big_blind_ante",
    "bring-in": "bring_in",
    "chip": "chip",
    "dollar": "dollar",
}


class SetupLines(Struct):
    """What the setup lines of a transcript said so far."""

    game: str = ""
    stakes: Stakes | None = None
    names: list[str] = []
    stacks: list[int] = []
    button: str = ""
    posts: list[Post] | None = None
    unposted: list[Post] = []
    rules: Rules = DEFAULT
    seed: str = ""
    deck: tuple[int, ...] = ()
    carried: int = 0
    ask_show: bool = False
    last_two: bool = False
    rulebook: str = ""
    drop: Drop = NO_DROP


# ---- reading ---------------------------------------------------------------------------------


def read_setup(lines: SetupLines, statement: Statement) -> bool:
    """Take a setup statement; False when it is not one."""
    words = statement.words.split()
    first = words[0].rstrip(":")
    rest = statement.words[len(words[0]) :].strip()
    try:
        if not lines.game:
            read_game(lines, words)
            return True
        reader = READERS.get(first)
        if reader is None:
            return False
        reader(lines, rest)
    except UNREADABLE as error:
        raise at_line(statement.line, error) from error
    return True


def read_game(lines: SetupLines, words: list[str]) -> None:
    if len(words) < 2:
        raise ValueError("a hand starts with its game and stakes, like: holdem no-limit 1/2")
    try:
        game(words[0])
    except SheetError as error:
        raise ValueError(error.why) from error
    lines.game = words[0]
    lines.stakes = read_stakes(words[1:])


def read_stakes(words: list[str]) -> Stakes:
    """``no-limit 1/2 ante 1``, ``limit 4/8 blinds 2/4``, ``spread 1-5 ante 1 bring-in 1``;
    ``no-limit 0.25/0.50`` in chips of a cent."""
    words = in_cents(words)
    if words[0] not in STRUCTURES:
        ways = ", ".join(STRUCTURES)
        raise ValueError(f"{quoted(words[0])} is no way to bet: there are {ways}")
    structure = Structure(words[0])
    amounts: dict[str, int] = {}
    blinds: tuple[int, ...] = ()
    rest = words[1:]
    main: tuple[int, ...] = ()
    if rest and rest[0][0].isdigit():
        main = tuple(whole(part) for part in rest[0].replace("-", "/").split("/"))
        rest = rest[1:]
    if len(rest) % 2:
        known = rest[-1] in (*STAKE_KEYS, "blinds", "minimum")
        missing = "needs an amount after it" if known else f"is no amount: {LIKE_THIS}"
        raise ValueError(f"{quoted(rest[-1])} {missing}")
    for key, value in zip(rest[::2], rest[1::2], strict=True):
        if key == "blinds":
            blinds = tuple(whole(part) for part in value.split("/"))
        elif key == "minimum":
            main = (whole(value),)
        elif key in STAKE_KEYS:
            amounts[STAKE_KEYS[key]] = whole(value)
        else:
            raise ValueError(f"{quoted(key)} is no part of stakes")
    if not main:
        raise ValueError(f"no amounts are named: {LIKE_THIS}")
    if structure in (Structure.LIMIT, Structure.SPREAD):
        if len(main) != 2:
            raise ValueError(f"{structure.value} is played at two amounts, like 2/4")
        return Stakes(structure, main[0], main[1], blinds, **amounts)
    if len(main) > 1 and not blinds:
        blinds = main
    return Stakes(structure, main[-1], main[-1], blinds, **amounts)


def whole(text: str) -> int:
    return counted(text, "a whole number of chips")


def read_seats(lines: SetupLines, rest: str) -> None:
    for part in rest.split(", " if ", " in rest else ","):
        words = part.split()
        if words == ["-"]:
            lines.names.append("")
            lines.stacks.append(0)
            continue
        if len(words) != 2:
            raise ValueError(
                f"{quoted(part.strip())} should be a name and a stack, or - for no one"
            )
        if words[0] in lines.names:
            raise ValueError(f"two players are called {words[0]}")
        lines.names.append(words[0])
        lines.stacks.append(whole(words[1]))


def read_posts(lines: SetupLines, rest: str) -> None:
    lines.posts = the_posts(lines, rest)


def read_unposted(lines: SetupLines, rest: str) -> None:
    lines.unposted = the_posts(lines, rest)


def the_posts(lines: SetupLines, rest: str) -> list[Post]:
    posts = []
    for part in [] if rest == "none" else rest.split(","):
        if len(part.split()) != 3 or part.split()[1] not in KINDS_OF_POST:
            kinds = ", ".join(KINDS_OF_POST)
            raise ValueError(
                f"{quoted(part.strip())} should be a name, one of {kinds}, and an amount"
            )
        name, kind, amount = part.split()
        posts.append(Post(seat_of(lines.names, name), whole(amount), Forced(kind)))
    return posts


def seat_of(names: Sequence[str], name: str) -> int:
    if name not in names or not name:
        raise ValueError(f"nobody here is called {quoted(name)}")
    return names.index(name)


def read_rules(lines: SetupLines, rest: str) -> None:
    for part in rest.split(","):
        if len(part.split()) != 2:
            raise ValueError(f"{quoted(part.strip())} should be a point and its value")
        name, value = part.split()
        lines.rules = lines.rules.but(**{name: read_point(name, value)})


def read_point(name: str, text: str) -> object:
    """A point's value from its text, by the type of its default."""
    kind = type(find_point(name).default)
    if kind is bool:
        return {"yes": True, "no": False}.get(text, text)
    try:
        return READ_AS.get(kind, kind)(text)
    except (ValueError, ZeroDivisionError):
        return text  # not a value of this point: refused where the house's rules are made


# A number is bounded before it is worked out, however many digits or noughts it has.
READ_AS: dict[type, Callable[[str], object]] = {Fraction: fraction, int: counted}


def read_button(lines: SetupLines, rest: str) -> None:
    lines.button = rest


def read_seed(lines: SetupLines, rest: str) -> None:
    lines.seed = rest


def read_deck(lines: SetupLines, rest: str) -> None:
    lines.deck = parse(rest)


def read_carried(lines: SetupLines, rest: str) -> None:
    lines.carried = whole(rest)


def read_rulebook(lines: SetupLines, rest: str) -> None:
    lines.rulebook = rest


def read_fee(lines: SetupLines, rest: str) -> None:
    lines.drop = read_drop(rest)


def read_ask(lines: SetupLines, rest: str) -> None:
    if rest != "to show":
        raise ValueError("only: ask to show")
    lines.ask_show = True


def read_last_two(lines: SetupLines, rest: str) -> None:
    if rest != "two players":
        raise ValueError(f"last {rest}: did you mean last two players?")
    lines.last_two = True


READERS = {
    "button": read_button,
    "seats": read_seats,
    "posts": read_posts,
    "unposted": read_unposted,
    "rules": read_rules,
    "seed": read_seed,
    "deck": read_deck,
    "carried": read_carried,
    "fee": read_fee,
    "ask": read_ask,
    "last": read_last_two,
    "rulebook": read_rulebook,
}


# ---- writing ---------------------------------------------------------------------------------


def show_setup(setup: Setup, names: list[str], deck: tuple[int, ...]) -> list[str]:
    """The statements that set this hand up."""
    lines = [
        f"{setup.game.key} {show_stakes(setup.stakes)}",
        "seats: " + ", ".join(f"{n} {s}" if s else "-" for n, s in zip(names, setup.stacks)),  # noqa: B905
        f"button {names[setup.button] or setup.button + 1}",
    ]
    if setup.posts != usual_posts(setup.game, setup.stakes, setup.stacks, setup.button):
        lines.append(f"posts: {show_posts(setup.posts, names)}")
    if setup.unposted:
        lines.append(f"unposted: {show_posts(setup.unposted, names)}")
    changed = changed_points(setup.rules)
    if changed:
        lines.append("rules: " + ", ".join(f"{k} {v}" for k, v in changed))
    if setup.carried:
        lines.append(f"carried {setup.carried}")
    if setup.drop != NO_DROP:
        lines.append(f"fee: {show_drop(setup.drop)}")
    if setup.ask_show:
        lines.append("ask to show")
    if setup.last_two:
        lines.append("last two players")
    if setup.rulebook:
        lines.append(f"rulebook {setup.rulebook}")
    if not setup.outside and UNKNOWN not in deck:
        lines.append(f"deck {show(deck)}")
    return lines


def show_posts(posts: tuple[Post, ...], names: list[str]) -> str:
    said = ", ".join(f"{names[post.seat]} {post.kind.value} {post.amount}" for post in posts)
    return said or "none"


def show_stakes(stakes: Stakes) -> str:
    structure = stakes.structure
    words = [structure.value]
    if structure in (Structure.LIMIT, Structure.SPREAD):
        between = "/" if structure is Structure.LIMIT else "-"
        words.append(f"{stakes.small_bet}{between}{stakes.big_bet}")
        blinds = stakes.blinds
    elif len(stakes.blinds) > 1 and stakes.blinds[-1] == stakes.small_bet:
        words.append("/".join(map(str, stakes.blinds)))
        blinds = ()
    else:
        words += ["minimum", str(stakes.small_bet)]
        blinds = stakes.blinds
    if blinds:
        words += ["blinds", "/".join(map(str, blinds))]
    for key, field in STAKE_KEYS.items():
        value = getattr(stakes, field)
        if value != (1 if field in ("chip", "dollar") else 0):
            words += [key, str(value)]
    return " ".join(words)


def changed_points(rules: Rules) -> list[tuple[str, str]]:
    """Points decided otherwise than by default, with their values as text."""
    return [
        (str(point), show_value(rules.decided(point)))
        for point in POINTS.values()
        if rules.decided(point) != DEFAULT.decided(point)
    ]
