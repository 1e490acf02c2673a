"""Every parser of text or bytes from outside: its name, real inputs, what it may raise.

``read`` puts a text to the parser and gives the errors it *returned* (a refusal, a broken hand of a
file); what it raises must be one of ``errors``. What is accepted must also be kept: the events of a
hand or a table that was played are written as a log would have them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import gettempdir

from tests.fuzz import corpus
from tests.fuzz.registering import Told, parser
from tests.table.sending import send

import shuffleup.irregularities  # noqa: F401  every kind can be reported
from shuffleup.cards import parse as parse_cards
from shuffleup.cards import shuffled
from shuffleup.cases.files import parse_cases
from shuffleup.cli import choices
from shuffleup.cli.floor.ask import parse_question, situation_of
from shuffleup.cli.output import UsageError
from shuffleup.cli.run_file import run_file
from shuffleup.equity.ranges import RangeError, parse_range
from shuffleup.equity.spot import EquityError, read_spot
from shuffleup.floor.facts import FactError
from shuffleup.floor.floor_transcript import run as run_hand
from shuffleup.floor.report_words import read_report
from shuffleup.games import SheetError, game
from shuffleup.games.load import parse_sheet
from shuffleup.hand import Hand, new_hand, proceed
from shuffleup.hand.act import act as act_in_hand
from shuffleup.hand.setup import check_stakes, limit
from shuffleup.hand.words.setup_words import read_point, read_stakes
from shuffleup.histories import PhhError, parse_phhs, read_file, replay_history
from shuffleup.law.loading import parse_house
from shuffleup.law.notation import NotationError, parse, show
from shuffleup.law.rule import LawError
from shuffleup.law.rulebook import Rulebook, checked, resolve, rulebook
from shuffleup.law.rules import DEFAULT
from shuffleup.league.words.season_transcript import run as run_season
from shuffleup.log.codec import CodecError, encode_all
from shuffleup.log.lines import read_batch
from shuffleup.log.upcasting import FORMAT
from shuffleup.outside_text import OutsideError, file_text
from shuffleup.room.words.room_transcript import run as run_room
from shuffleup.table import House, Table, new_table
from shuffleup.table import commands as c
from shuffleup.table.act import act as act_at_table
from shuffleup.table.apply import apply
from shuffleup.table.events import ButtonStarted
from shuffleup.table.words.house_words import read_house
from shuffleup.table.words.table_transcript import run as run_table
from shuffleup.tournament.words.event_transcript import run as run_event

NAMES = ["Ann", "Bob", "Cy", "Dee"]
FEW = 40  # statements to one hand or table, then a new one


# ---- hands and tables ------------------------------------------------------------------------


@parser("notation", corpus.plays, NotationError, lines=True)
def notation(text: str) -> object:
    read = parse(text)
    again = parse(show(read))
    assert [(s.words, s.mark, s.time) for s in again] == [(s.words, s.mark, s.time) for s in read]
    return read


@parser("hand-transcript", corpus.hands, NotationError, lines=True)
def hand_transcript(text: str) -> object:
    return encode_all(run_hand(text).hand.log)


@parser("table-transcript", corpus.tables, NotationError, lines=True)
def table_transcript(text: str) -> object:
    return encode_all(run_table(text).table.log)


@parser("room-transcript", corpus.rooms, NotationError, lines=True)
def room_transcript(text: str) -> object:
    scene = run_room(text)
    return [type(event).__name__ for event in scene.room.log]


@parser("event-transcript", corpus.events, NotationError, lines=True)
def event_transcript(text: str) -> object:
    scene = run_event(text)
    return [type(told).__name__ for told in scene.event.log]


@parser("season-transcript", corpus.seasons, NotationError, lines=True)
def season_transcript(text: str) -> object:
    return [type(told).__name__ for told in run_season(text).season.log]


@parser("run-file", corpus.plays)
def run_files(text: str) -> object:
    verdict = run_file("some.txt", text)
    return [] if verdict.ok else Told([verdict.why])


class Playing:
    """A hand and a table to which statements are said, now and then new ones."""

    said = 0
    hand: Hand
    table: Table

    def fresh(self) -> Playing:
        if self.said % FEW == 0:
            self.hand = new_hand("holdem", limit(4, 8, (2, 4)), [200] * 4, 0, seed=self.said)
            proceed(self.hand)
            self.table = new_table("holdem", read_stakes(["no-limit", "2/4"]), 6)
            for at, name in enumerate(NAMES):
                send(self.table, c.Sit(at, name, 200))
            apply(self.table, ButtonStarted(0))
            send(self.table, c.NextHand(seed=self.said))
        self.said += 1
        return self


PLAYING = Playing()


@parser("hand-words", corpus.statements)
def hand_words(text: str) -> object:
    answer = act_in_hand(PLAYING.fresh().hand, text, NAMES)
    return Told([str(answer.refusal)]) if answer.refusal else encode_all(answer.events)


@parser("table-words", corpus.statements)
def table_words(text: str) -> object:
    answer = act_at_table(PLAYING.fresh().table, text)
    return Told([str(answer.refusal)]) if answer.refusal else encode_all(answer.events)


@parser("report-words", corpus.report_words, FactError)
def report_words(text: str) -> object:
    return read_report(text, NAMES)


@parser("stakes", lambda: corpus.STAKES, ValueError)
def stakes_words(text: str) -> object:
    if not text.split():
        return None
    stakes = read_stakes(text.split())
    check_stakes(game("holdem"), stakes)
    return stakes


@parser("designations", corpus.designations, ValueError)
def designations(text: str) -> object:
    return read_house(House(), text)


# ---- files -----------------------------------------------------------------------------------


@parser("phh", corpus.histories)
def phh(text: str) -> object:
    told = Told()
    for hand in parse_phhs(text, "some.phh"):
        if isinstance(hand, PhhError):
            told.append(str(hand))
        else:
            replayed = replay_history(hand)
            told += [replayed.error] if replayed.error else []
    return told


@parser("game-sheet", corpus.sheets, SheetError)
def game_sheet(text: str) -> object:
    return parse_sheet(text, "some.toml", "some")


@cache
def common() -> Rulebook:
    return rulebook("common")


@parser("house-book", corpus.houses, LawError)
def house_book(text: str) -> object:
    house = parse_house(text, "some.toml")
    return resolve(checked(Rulebook(house.name, (*common().layers, house))))


@parser("case-file", corpus.case_files, LawError)
def case_file(text: str) -> object:
    return list(parse_cases(text, Path("some.toml")))


@parser("question", corpus.questions, UsageError)
def question(text: str) -> object:
    return situation_of(parse_question(text, Path("some.json")))


@parser("file", corpus.histories, OutsideError)
def any_file(text: str) -> object:
    path = Path(gettempdir()) / "shuffleup-fuzz.phh"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    told = Told(str(one) for one in read_file(path) if isinstance(one, PhhError))
    file_text(path)
    return told


@parser("log-line", corpus.log_lines, CodecError, own_words=False)
def log_line(text: str) -> object:
    return read_batch(text.encode("utf-8", "surrogatepass"), lambda stream: FORMAT, {})


# ---- single words ----------------------------------------------------------------------------


@parser("range", corpus.ranges, RangeError)
def range_text(text: str) -> object:
    return parse_range(text)


@parser("spot", corpus.ranges, EquityError)
def spot(text: str) -> object:
    first, _, rest = text.partition(",")
    return read_spot(game("holdem"), [first, rest], rest[:6])


@parser("cards", corpus.cards, ValueError)
def card_text(text: str) -> object:
    return parse_cards(text)


@parser("seed", corpus.arguments)
def seed(text: str) -> object:
    return shuffled(range(5), text)


@parser("points", corpus.points, ValueError)
def point_text(text: str) -> object:
    name, _, value = text.partition(" ")
    return DEFAULT.but(**{name: read_point(name, value)})


ARGUMENTS: tuple[Callable[[str], object], ...] = (
    choices.read_game,
    lambda text: choices.read_table_stakes(game("holdem"), text, None),
    lambda text: choices.read_table_stakes(game("holdem"), None, text),
    lambda text: choices.read_bots(text, ("tight",), 5),
    choices.read_house_rules,
    choices.read_name,
)


@parser("arguments", corpus.arguments, UsageError)
def argument(text: str) -> object:
    told = Told()
    for read in ARGUMENTS:
        try:
            read(text)
        except UsageError as error:
            told.append(str(error))
    return told if len(told) == len(ARGUMENTS) else []
