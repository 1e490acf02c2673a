"""``outcomes_of_file``: what became of every hand of a file, read and replayed by the lane.

The outcomes are those of ``outcome.outcome`` for ``phh.read_file``, line by line. The lane plays
what is told plainly, which of real files is nearly all; each other hand, and everything that is
wrong, is read and replayed by itself, so that errors and remarks are said in one place.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from shuffleup.equity.tables import Longs
from shuffleup.histories.bulk import told_columns as at
from shuffleup.histories.bulk.phh_hands import read_hands
from shuffleup.histories.bulk.plain_lines import NOT_PLAIN
from shuffleup.histories.bulk.told_columns import READ_COLUMNS, phh_words, plainly_dealt
from shuffleup.histories.history import PhhError, variants
from shuffleup.histories.history_setup import RULES, usual_terms
from shuffleup.histories.money import show_money
from shuffleup.histories.outcome import TOO_SHORT, HandOutcome, outcome
from shuffleup.histories.phh import parse_phhs, read_table
from shuffleup.histories.plain_values import loads
from shuffleup.lane.kernels import columns as lane_at
from shuffleup.lane.kernels.columns import Cards
from shuffleup.lane.kernels.playing import told_hands as told
from shuffleup.lane.kernels.playing.told_hands import play_told
from shuffleup.lane.kernels.worth_tables import worths
from shuffleup.lane.lane_game import LaneError, lane_game
from shuffleup.outside_text import OutsideError, file_text

SHORTEST = 100  # bytes of a hand: where they are shorter on the whole, they are not hands
TERMS = (at.VARIANT, at.SMALL, at.BIG, at.FIRST_BLIND, at.SECOND_BLIND, at.MOST_ANTE, at.SCALE)
MOST_TERMS = 1 << 10
NO_GAME = -1


class ToldHands(NamedTuple):
    """The hands of one text, a row each; ``ends`` are the stacks where the lane played it."""

    hands: Longs
    ends: Longs


def outcomes_of_file(path: str | Path, lenient: bool = False) -> list[HandOutcome]:
    """The hands of a ``.phh`` or ``.phhs`` file, or what is wrong with each."""
    try:
        text = file_text(Path(path))
    except OutsideError as error:
        return [outcome(PhhError(str(error), str(path)))]
    return outcomes_of(text, str(path), lenient)


def outcomes_of(text: str, source: str = "", lenient: bool = False) -> list[HandOutcome]:
    """The same of a text."""
    read = utf_8(text) if len(text) > TOO_SHORT else b""
    played = played_in_lane(read) if read else None
    if played is None:
        return [outcome(hand, lenient) for hand in parse_phhs(text, source)]
    return list(told_outcomes(read, played, source, lenient))


def utf_8(text: str) -> bytes:
    """The bytes of a text, none if it has half characters, which no file has."""
    try:
        return text.encode()
    except UnicodeEncodeError:
        return b""


def told_outcomes(
    read: bytes, played: ToldHands, source: str, lenient: bool
) -> Iterator[HandOutcome]:
    hands, ends = played.hands, played.ends.tolist()
    columns = (told.PLAYED, told.PLAYERS, at.SCALE, at.KEYS_SEEN, at.START, at.END)
    for number, row in enumerate(hands[:, columns].tolist(), 1):
        done, players, scale, keys, start, end = row
        stacks = ends[number - 1][:players]
        expected = None
        if done and keys >> at.KEY_FINISHING & 1:
            expected = hands[number - 1, at.FINISHING : at.FINISHING + players].tolist()
        if not done or (expected is not None and expected != stacks):
            table = loads(read[start:end].decode())
            yield outcome(read_table(table, source, number), lenient)
            continue
        money = tuple([show_money(stack, scale) for stack in stacks])
        yield HandOutcome(source, number, True, money, None if expected is None else money)


def played_in_lane(read: bytes) -> ToldHands | None:
    """The hands of a text, those the lane can play played; None if the text is not plain."""
    most = min(read.count(b"\n["), len(read) // SHORTEST) + 1
    hands = np.zeros((most, READ_COLUMNS), np.int64)
    cards = np.full((most, told.TOLD_CARDS), -1, np.int8)
    posts = np.zeros((most, 2 * lane_at.MOST_SEATS, 3), np.int64)
    moves = np.zeros((read.count(b"'") // 2 + 1, 3), np.int64)
    data = np.frombuffer(read, np.uint8)
    count = read_hands(data, phh_words(), hands, cards, moves, posts)
    if count in (NOT_PLAIN, 0):
        return None
    ends = np.zeros((count, lane_at.MOST_SEATS), np.int64)
    hands = hands[:count]
    games, which = games_of(hands)
    if len(games):
        play(games, which, hands, cards, moves, posts, ends)
    return ToldHands(hands, ends)


def play(
    games: Longs, which: Longs, hands: Longs, cards: Cards, moves: Longs, posts: Longs, ends: Longs
) -> None:
    table = np.zeros(lane_at.TABLE_COLUMNS, np.int64)
    laid = np.zeros(lane_at.CARD_COLUMNS, np.int8)
    play_told(games, which, worths(), hands, cards, moves, posts, table, laid, ends)


def games_of(hands: Longs) -> tuple[Longs, Longs]:
    """The games that are played, each once, and the place of each hand's among them."""
    places: dict[tuple[int, ...], int] = {}
    rows: list[Longs] = []
    which = np.full(len(hands), NO_GAME, np.int64)
    for hand, (fault, *terms) in enumerate(hands[:, (at.FAULT, *TERMS)].tolist()):
        if fault or len(places) == MOST_TERMS:
            continue
        key = tuple(terms)
        place = places.get(key)
        if place is None:
            row = game_row(*key)
            place = places[key] = NO_GAME if row is None else len(rows)
            if row is not None:
                rows.append(row)
        which[hand] = place
    return np.array(rows, np.int64).reshape(-1, lane_at.GAME_COLUMNS), which


def game_row(
    code: int, small: int, big: int, first: int, second: int, ante: int, scale: int
) -> Longs | None:
    """A game of the lane; None where these terms are refused, which the engine says itself."""
    variant = plainly_dealt()[code]
    blinds = tuple([blind for blind in (first, second) if blind])
    terms = usual_terms(variant, small, big, blinds, ante, 0, 1, scale)
    if terms.wrong:
        return None
    try:
        return lane_game(variants()[variant][0], terms.stakes, RULES).row
    except LaneError:
        return None
