"""The verbs of the director's desk: ``bust FILE Ann 3000 by Bob`` says ``Ann is out with 3000 by
Bob``.

Each verb has the ways in which it is typed, and the sentence of the notation that each way says.
What is drawn is drawn by a number that nobody chose (``SEED``): it stands in the sentence, so that
the log can be done again.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from shuffleup.cli.output import UsageError
from shuffleup.room.words.patterns import BLANKS
from shuffleup.tournament.event_log.said_to_director import is_sentence
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.by_hand_words import split_counts
from shuffleup.tournament.words.event_transcript import SPEAKER
from shuffleup.tournament.words.hands_in_event import AT_TABLE

THOUSANDS: Final = re.compile(r"\$?(\d{1,3}(?:,\d{3})+|\d+)")
MOST_SEED: Final = 1_000_000_000
NAMES: Final = "NAMES"  # one sentence for each of several


class Verb(Struct, frozen=True):
    """A verb, what it is for, and its ways: what is typed and what that says."""

    name: str
    about: str
    ways: tuple[tuple[str, str], ...]


RACE: Final = (
    ("announce AMOUNT", "announce that AMOUNT leaves"),
    ("AMOUNT", "race off AMOUNT by SEED"),
    ("AMOUNT won by REST", "race off AMOUNT: REST"),
    ("NAME turns in NUMBER of AMOUNT", "NAME turns in NUMBER of AMOUNT"),
)
DIRECTOR_VERBS: Final = (
    Verb("register", "Enter players, one or several.", ((NAMES, "NAME registers"),)),
    Verb("unregister", "Take an entry back before play.", ((NAMES, "NAME takes back the entry"),)),
    Verb("close-registration", "Nobody enters any more.", (("", "close registration"),)),
    Verb("draw", "Draw seats for everybody, or draw all anew.", (
        ("", "draw the seats by SEED"),
        ("by NUMBER", "draw the seats by NUMBER"),
        ("anew", "redraw the seats by SEED"),
    )),
    Verb("seat", "Seat a late entrant by a draw, or anybody without one.", (
        ("NAME TABLE SEAT for REST", "give NAME TABLE seat SEAT for REST"),
        ("NAME TABLE SEAT", "give NAME TABLE seat SEAT"),
        (NAMES, "seat NAME by SEED"),
    )),
    Verb("start", "Play begins: level 1.", (("", "play begins"),)),
    Verb("absent", "Somebody who paid is not there; or has come.", (
        ("NAME here", "NAME takes the seat"),
        ("NAME stays", "NAME asks to leave the stack"),
        ("NAME removed", "remove the stack of NAME"),
        (NAMES, "NAME is absent"),
    )),
    Verb("bust", "Somebody is out, at a table that people deal.", (
        ("at once REST", "out at once: REST"),
        ("NAME AMOUNT by REST", "NAME is out with AMOUNT by REST"),
        ("NAME AMOUNT", "NAME is out with AMOUNT"),
        ("NAME by REST", "NAME is out by REST"),
        (NAMES, "NAME is out"),
    )),
    Verb("count", "Count stacks: Ann 4500, Bob 900.", (("REST", "count REST"),)),
    Verb("hand", "A hand was dealt; where its button was.", (
        ("TABLE", "hand played at TABLE"),
        ("TABLE button SEAT", "hand played at TABLE: button SEAT"),
        ("TABLE SEAT", "hand played at TABLE: button SEAT"),
        ("TABLE REST", "hand played at TABLE: REST"),
    )),
    Verb("settle", "Do all that is due: break, redraw, balance.", (
        ("", "settle the tables by SEED"),
        ("by NUMBER", "settle the tables by NUMBER"),
        ("by NUMBER counted REST", "counted REST: settle the tables by NUMBER"),
        ("counted REST", "counted REST: settle the tables by SEED"),
    )),
    Verb("balance", "Move a player from the fullest table.", (
        ("", "balance the tables"),
        ("TABLE", "balance the tables from TABLE"),
        ("counted REST", "counted REST: balance the tables"),
    )),
    Verb("move", "Move a player to an open seat.", (
        ("NAME TABLE SEAT", "move NAME to TABLE seat SEAT"),
        ("NAME to TABLE SEAT", "move NAME to TABLE seat SEAT"),
        ("NAME AMOUNT to TABLE SEAT", "counted NAME AMOUNT: move NAME to TABLE seat SEAT"),
    )),
    Verb("break", "Break a table.", (
        ("TABLE", "break table TABLE by SEED"),
        ("TABLE counted REST", "counted REST: break table TABLE by SEED"),
    )),
    Verb("halt", "Stop a table; or let it play on.", (
        ("TABLE", "halt table TABLE"),
        ("TABLE off", "let table TABLE play on"),
    )),
    Verb("level", "Go to a level, back or forward.", (
        ("NUMBER", "go to level NUMBER"),
        ("back", "go a level back"),
        ("forward", "go a level on"),
    )),
    Verb("clock", "Pause, resume, back, forward, break; minutes more or less.", (
        ("pause", "stop the clock"),
        ("resume", "start the clock"),
        ("back", "go a level back"),
        ("forward", "go a level on"),
        ("break", "take a break"),
        ("break NUMBER", "break of NUMBER minutes"),
        ("to the break", "go to the break"),
        ("more NUMBER", "NUMBER minutes more"),
        ("less NUMBER", "NUMBER minutes less"),
    )),
    Verb("levels", "Change the levels to come.", (("REST", "the levels are now: REST"),)),
    Verb("terms", "Change what was announced.", (("REST", "change the terms: REST"),)),
    Verb("hand-for-hand", "Every table plays one hand and waits.", (
        ("", "hand for hand"),
        ("round", "next round"),
        ("off", "no longer hand for hand"),
    )),
    Verb("race", "Colour up: race off a denomination.", RACE),
    Verb("colour-up", "The same.", RACE),
    Verb("rebuy", "Sell a re-buy.", (
        ("NAME announced", "NAME announces a re-buy"),
        ("NAME withdrawn", "NAME withdraws the re-buy"),
        ("NAME declined", "NAME declines the re-buy"),
        ("NAME lost", "NAME is out and re-buys"),
        ("NAME lost double", "NAME is out and re-buys double"),
        (NAMES, "NAME re-buys"),
    )),
    Verb("add-on", "Sell the add-on.", ((NAMES, "NAME adds on"),)),
    Verb("penalty", "Warn, let miss hands or rounds, take chips, disqualify.", (
        ("NAME warning OTHER", "warn NAME for OTHER"),
        ("NAME NUMBER hands OTHER", "NAME misses NUMBER hands for OTHER"),
        ("NAME NUMBER rounds OTHER", "NAME misses NUMBER rounds for OTHER"),
        ("NAME forfeits AMOUNT OTHER", "NAME forfeits AMOUNT for OTHER"),
        ("NAME disqualified OTHER", "disqualify NAME for OTHER"),
    )),
    Verb("prizes", "No more money comes: the list stands.", (
        ("", "set the prizes"),
        ("guarantee", "make up the guarantee"),
    )),
    Verb("deal", "Propose a deal, agree to it, carry it out.", (
        ("agree NAME", "NAME agrees to the deal"),
        ("decline NAME", "NAME declines the deal"),
        ("carry out", "carry out the deal"),
        ("by OTHER", "deal by OTHER"),
        ("by OTHER leaving AMOUNT", "deal by OTHER leaving AMOUNT"),
        ("by OTHER with places REST", "deal by OTHER with places REST"),
        ("REST", "they divide: REST"),
    )),
    Verb("pay", "Pay everybody whose prize is known.", (("", "pay the prizes"),)),
    Verb("undo", "Undo the last act, or one by its name: bust of Ann.", (
        ("", "undo"),
        ("act NUMBER", "undo act NUMBER"),
        ("REST", "undo: REST"),
    )),
    Verb("redo", "Do again what was undone.", (("", "redo"), ("REST", "redo: REST"))),
    Verb("cancel", "Call the event off.", (("", "cancel the event"),)),
)  # fmt: skip


def verb_named(name: str) -> Verb | None:
    return next((verb for verb in DIRECTOR_VERBS if verb.name == name), None)


def ways_in_words(verb: Verb) -> str:
    """What the help of a verb says: its ways, and what each says."""
    ways = [(f"{verb.name} FILE {typed}".rstrip(), says) for typed, says in verb.ways]
    width = max(len(typed) for typed, _ in ways)
    return "\n".join(f"    {typed:<{width}}   {says}" for typed, says in ways)


# ---- from what is typed to what is said ------------------------------------------------------


def said_by(verb: Verb, given: Sequence[str], event: Tournament) -> list[str]:
    """The sentences of a verb and what was typed after it; UsageError if no way fits."""
    text = " ".join(" ".join(given).split())
    for typed, says in verb.ways:
        found = [as_typed("NAME", one) for one in text.split()] if typed == NAMES else []
        found = found or ([] if typed == NAMES else [as_typed(typed, text)])
        if found and all(one is not None for one in found):
            return [filled(says, one, event) for one in found if one is not None]
    like = "; ".join(f"{verb.name} {typed}".rstrip() for typed, _ in verb.ways)
    raise UsageError(
        f"{verb.name} does not fit {text or 'nothing'!r}; it is typed like this: {like}"
    )


def as_typed(way: str, text: str) -> dict[str, str] | None:
    """What fills the blanks of a way; None if the text does not fit it."""
    parts = [number_too(word) if word in BLANKS else re.escape(word) for word in way.split()]
    found = re.fullmatch(r"\s+".join(parts), text)
    return found.groupdict() if found is not None else None


def number_too(blank: str) -> str:
    """A blank; amounts may be written $1,000."""
    if blank in ("AMOUNT", "NUMBER"):
        return rf"(?P<{blank.lower()}>\$?\d[\d,]*)"
    return BLANKS[blank]


def filled(says: str, found: dict[str, str], event: Tournament) -> str:
    """A sentence with its blanks filled."""
    words = []
    for word in says.split():
        bare = word.rstrip(":")
        value = found.get(bare.lower()) if bare in BLANKS else of_event(bare, event)
        if bare in ("AMOUNT", "NUMBER") and value is not None:
            value = plain_number(value)
        words.append(word if value is None else f"{value}{word[len(bare) :]}")
    return " ".join(words)


def of_event(word: str, event: Tournament) -> str | None:
    if word == "SEED":
        return str(secrets.randbelow(MOST_SEED))
    return None


def plain_number(text: str) -> str:
    if not THOUSANDS.fullmatch(text):
        raise UsageError(f"{text!r} is no amount, like 3000 or $3,000")
    return text.removeprefix("$").replace(",", "")


def sentences_typed(line: str, event: Tournament) -> list[str]:
    """A line as sentences of the notation: as it stands if it is one, else by its first word."""
    whole = is_sentence(line) or AT_TABLE.fullmatch(line) or split_counts(line)[0]
    first, _, rest = line.partition(" ")
    verb = verb_named(first.lower())
    if whole or verb is None:
        spoken = SPEAKER.fullmatch(line)
        if spoken is None or whole:
            return [line]
        return [f"{spoken[1]}: {one}" for one in sentences_typed(spoken[2], event)]
    return said_by(verb, [rest], event)
