"""Texts of hands for both readers: ``random_text`` tells hands of our own in many ways, ``spoiled``
changes a text a little, so that most of it is still what it was."""

from __future__ import annotations

import re
from random import Random

from tests.histories.playing import random_hand

from shuffleup.games import Structure, game
from shuffleup.histories import history_of, write_phh

GAMES = (
    ("holdem", Structure.NO_LIMIT),
    ("holdem", Structure.LIMIT),
    ("omaha", Structure.POT_LIMIT),
    ("omaha-eight", Structure.LIMIT),
)
OTHERS = (
    ("stud", Structure.LIMIT),
    ("badugi", Structure.LIMIT),
    ("short-deck", Structure.NO_LIMIT),
)

# What may stand in the place of something: amounts, cards, words, all that is told of a showdown.
PIECES = (
    "0", "1", "2", "-2", "7", "1.5", "0.25", "2.50", "1.125", "007", "1e3", "inf",
    "99999999999999", "p1", "p2", "p3", "p12", "AsKs", "????", "Ah??", "2c", "f", "cc", "cbr 4",
    "cbr 2.00", "sm", "sm -", "sm ????", "sm AsKs", "sd", "pb", "d", "db", "dh", "# a word", "",
    " ", "é", "true", "false", "NT", "FT", "$", "x", "'", '"', "[", "]", ", ", "\t", "'NT'",
)  # fmt: skip
LINES = (
    "currency_symbol = '$'", "currency = 'EUR'", "currency = 'XYZ'", "_over = false",
    "_chip = 2", "_rules = 'check-raise no'", "_fee = 'rake 5, cap 4'", "_note = 'x'",
    "time = 23:59:59", "time = 24:00:00", "seat_count = 6", "antes = [0, 0]", "min_bet = 2",
    "bring_in = 1", "seats = [1, 2]", "players = ['a', 'b']", "winnings = [0, 0]",
    "# a comment", "[7]", 'note = "a\\tb"', "x = [1, 'a']", "y = []", "z = [", "w = 1.50",
    "v = 'it''s'",
)  # fmt: skip


def random_text(chance: Random, hands: int) -> str:
    """Hands of our own, each with its header."""
    told = [told_hand(chance) for _ in range(hands)]
    return "\n".join([f"[{number}]\n{text}" for number, text in enumerate(told, 1)])


def told_hand(chance: Random) -> str:
    name, structure = chance.choice(OTHERS if chance.random() < 0.05 else GAMES)
    most = chance.randrange(12) if chance.random() < 0.1 else 500
    hand = random_hand(game(name), structure, chance, most_moves=most)
    text = write_phh(history_of(hand))
    if chance.random() < 0.5:  # nobody knows what was not shown
        text = re.sub(r"(d dh p\d+ )(\w+)", lambda dealt: dealt[1] + "?" * len(dealt[2]), text)
    if chance.random() < 0.3:
        text = re.sub(r", 'p\d+ sm[^']*'", "", text)
    if chance.random() < 0.5:
        text = re.sub(r"finishing_stacks.*\n?", "", text)
    if chance.random() < 0.3:
        text += "\ncurrency_symbol = '$'"
    if chance.random() < 0.3:
        text = in_cents(text)
    return text.rstrip("\n") + "\n"


def in_cents(text: str) -> str:
    """The same hand for hundredths."""
    lines = []
    for line in text.splitlines():
        if re.match(r"(antes|blinds|starting|finishing|winnings|\w+_bet|min_bet)", line):
            line = re.sub(r"\d+", lambda found: f"{int(found[0]) / 100:.2f}", line)
        elif line.startswith("actions"):
            line = re.sub(r"cbr (\d+)", lambda found: f"cbr {int(found[1]) / 100:.2f}", line)
        lines.append(line)
    return "\n".join(lines)


def spoiled(text: str, chance: Random) -> str:
    """One word, item or line less, twice, elsewhere or another one."""
    lines = text.split("\n")
    told = [at for at, line in enumerate(lines) if line.startswith("actions")]
    place = chance.choice(told) if told and chance.random() < 0.6 else chance.randrange(len(lines))
    if chance.random() < 0.3:
        lines[place : place + chance.randrange(2)] = [chance.choice((*LINES, *lines))]
        return "\n".join(lines)
    parts = re.split(r"( |', '|'|\[|\]|, )", lines[place])
    odd = chance.random() < 0.1  # what stands between words, which makes most lines unreadable
    at = chance.randrange(odd, len(parts), 2) if len(parts) > 1 else 0
    way = chance.randrange(4)
    if way == 0:
        parts[at] = chance.choice(PIECES if odd else PIECES[: PIECES.index("'")])
    elif way == 1:
        parts[at] = ""
    elif way == 2:
        other = chance.randrange(at % 2, len(parts), 2)
        parts[at], parts[other] = parts[other], parts[at]
    else:
        parts[at] += parts[at]
    lines[place] = "".join(parts)
    return "\n".join(lines)
