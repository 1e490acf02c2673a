"""Hidden cards in a log: sealed for whoever has no key, and all there for whoever has it."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from tests.floor.test_secrecy import permuted
from tests.log.forging import bodies, write_bodies
from tests.log.test_log import played
from tests.properties.tables import GAMES, IDS
from tests.table.stories import story

from shuffleup.cards import TEXT
from shuffleup.floor.ruling_record import Ruled
from shuffleup.floor.senders import Role, Sender
from shuffleup.games import Sheet, Structure
from shuffleup.hand import Hand, new_hand, no_limit, proceed, replay
from shuffleup.hand import events as e
from shuffleup.hand.repairs import primitives as r
from shuffleup.hand.view import SECRET, SPECTATOR
from shuffleup.log import Batch, CodecError, FileLog, LogFileError, upcast, upcasting
from shuffleup.log.sealing import HIDES, Seal, filled, hides_something, sealed_where, unfilled
from shuffleup.room.keeping.deeds import Deed
from shuffleup.table.act import act
from shuffleup.table.apply import gather
from shuffleup.table.commands import NextHand
from shuffleup.table.events import Noted, Questioned, TableOpened

SEAL, OTHER = Seal(b"k" * 32), Seal(b"o" * 32)
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.log"))


def sealed_log(path: Path, *events: object, stream: str = "main") -> Path:
    FileLog(path, stream, seal=SEAL).append(events)
    return path


def dealt_hand(seed: str = "marked") -> Hand:
    hand = new_hand("holdem", no_limit(1, 2), [200] * 6, seed=seed)
    proceed(hand)
    return hand


# ---- whoever has the key ---------------------------------------------------------------------


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_sealed_log_tells_what_the_open_one_told(path: Path, tmp_path: Path) -> None:
    told = list(FileLog(path).batches())
    log = FileLog(tmp_path / "sealed.log", seal=SEAL)
    log.append_batches(told)
    again = FileLog(tmp_path / "sealed.log", seal=SEAL)
    assert list(again.batches()) == told
    assert again.versions == FileLog(path).versions


@pytest.mark.parametrize(("sheet", "structure"), GAMES[::5], ids=IDS[::5])
def test_a_hand_folded_from_a_sealed_log_is_the_same_hand(
    sheet: Sheet, structure: Structure, tmp_path: Path
) -> None:
    hand = played(sheet, structure, 7)
    assert replay(FileLog(sealed_log(tmp_path / "log", *hand.log), seal=SEAL).read()) == hand


def test_what_is_open_in_a_log_from_before_the_seal_is_read_as_it_stands(tmp_path: Path) -> None:
    FileLog(tmp_path / "log").append([e.Burned(7)])
    FileLog(tmp_path / "log", seal=SEAL).append([e.Burned(8), e.Folded(2)])
    assert FileLog(tmp_path / "log", seal=SEAL).read() == [e.Burned(7), e.Burned(8), e.Folded(2)]
    text = (tmp_path / "log").read_text()
    assert '{"hand.Burned":{"card":7}}' in text
    assert '{"hand.Burned":{"card":8}}' not in text
    assert '{"hand.Folded":{"seat":2}}' in text


def test_the_same_record_is_sealed_to_the_same_bytes_at_its_place_alone(tmp_path: Path) -> None:
    one, two = (sealed_log(tmp_path / name, e.Burned(7), e.Burned(7)) for name in "ab")
    assert one.read_bytes() == two.read_bytes()
    first, second = sealed_strings(one)
    assert first != second


# ---- whoever has not -------------------------------------------------------------------------


def sealed_strings(path: Path) -> list[str]:
    """The sealed records of a log."""
    lines = [msgspec.json.decode(body) for body in bodies(path)]
    records = [one for line in lines for each in line["events"].values() for one in each]
    return [held for record in records for held in record.values() if isinstance(held, str)]


def test_without_the_key_the_chain_is_verified_and_no_hand_is_read(tmp_path: Path) -> None:
    path = sealed_log(tmp_path / "log", *dealt_hand().log)
    log = FileLog(path)
    assert log.version == FileLog(path, seal=SEAL).version
    assert log.head == FileLog(path, seal=SEAL).head
    with pytest.raises(LogFileError) as refused:
        log.read()
    says = "hand.Shuffled is sealed, and there is nothing here to open it with"
    assert str(refused.value) == f"log, line 1: record 5 of main: {says}"


def test_another_key_opens_nothing_and_says_so(tmp_path: Path) -> None:
    path = sealed_log(tmp_path / "log", *dealt_hand().log)
    with pytest.raises(LogFileError) as refused:
        FileLog(path, seal=OTHER).read()
    assert "hand.Shuffled cannot be opened: it was sealed with another key" in str(refused.value)


def test_a_marked_deck_is_nowhere_in_the_file_while_the_hand_is_on(tmp_path: Path) -> None:
    """No card of the deck, no pair of neighbours as ints or texts, but those that lie face up."""
    for seed in range(8):
        hand = dealt_hand(f"marked {seed}")
        path = tmp_path / f"{seed}.log"
        sealed_log(path, *hand.log)
        text = path.read_text() + path.with_name(f"{seed}.log.head").read_text()
        first = next(one for one in hand.log if isinstance(one, e.Shuffled))
        records = text.partition('"hand.Started"')[2]
        assert '"cards"' not in records
        assert '"deck"' not in records
        for one, two in zip(first.deck, first.deck[1:], strict=False):
            assert f"{one},{two}" not in records
            assert f"{TEXT[one]}{TEXT[two]}" not in records


def test_no_length_tells_a_hidden_card(tmp_path: Path) -> None:
    dice = random.Random(5)
    for number, (sheet, structure) in enumerate(GAMES[::4]):
        hand = played(sheet, structure, number)
        other = permuted(hand, SPECTATOR, dice)
        assert other.log != hand.log
        one, two = tmp_path / f"{number}.one", tmp_path / f"{number}.two"
        for path, log in ((one, hand.log), (two, other.log)):
            FileLog(path, seal=SEAL).append_lines([[event] for event in log], checked=False)
        assert line_lengths(one) == line_lengths(two), sheet.key


def line_lengths(path: Path) -> list[int]:
    return [len(line) for line in path.read_bytes().splitlines()]


def test_every_kind_of_hidden_card_is_as_long_whichever_card_it_is(tmp_path: Path) -> None:
    for kind in (e.Burned(0), r.Restacked((0, 1, 2)), r.Exposed(1, (3,), 0), e.Discarded(1, (4, 5)),
                 r.Moved((6,), 2, r.MUCK), r.Redealt(tuple(range(52)))):  # fmt: skip
        field = next(name for name in ("card", "cards", "stub", "deck") if hasattr(kind, name))
        held = getattr(kind, field)
        most = 51 if field == "card" else tuple(51 - card for card in held)
        high = msgspec.structs.replace(kind, **{field: most})
        assert len(SEAL.closed("t", 1, "n", kind)) == len(SEAL.closed("t", 1, "n", high))


# ---- what is sealed --------------------------------------------------------------------------


def test_every_kind_that_a_view_turns_face_down_is_sealed() -> None:
    assert set(SECRET) <= set(HIDES)
    assert hides_something(e.Dealt(1, (7,)))
    assert hides_something(r.Deferred("kind", (("card", "7d"),), 0, "round"))


def test_what_everybody_has_seen_is_not_sealed() -> None:
    for event in (
        e.Dealt(1, (7,), True),
        e.Boarded((1, 2, 3)),
        e.Shown(1, (4, 5)),
        e.Folded(1),
        e.Discarded(2, ()),
        r.Moved((7,), r.BOARD, r.MUCK),
        r.Exposed(1, (7,)),
    ):
        assert not hides_something(event)


@pytest.mark.parametrize("words", [
    "! premature-turn: card 7d", "Ann discards 7h8h", "Bob shows A♠ K♠", "the burn was 10h",
    "dealer ! exposed-card: seat 3", "the jack of hearts fell on the floor",
])  # fmt: skip
def test_a_deed_that_may_name_cards_is_sealed(words: str) -> None:
    assert hides_something(Deed("p1", "dealer", words))


@pytest.mark.parametrize(
    "words",
    ["Ann sits at table 2 with 500", "Bob calls 20", "open a table 5/5", "the list is 6 long"],
)
def test_a_deed_without_cards_stays_open(words: str) -> None:
    assert not hides_something(Deed("p1", "floor", words))


def test_a_deed_is_as_long_whichever_cards_it_names() -> None:
    """Behind names of any length, so that no boundary of the filling is left out."""
    discards = [
        f'{{"Discard":{{"seat":1,"cards":{cards}}}}}' for cards in ("[5,6]", "[51,6]", "[40,51]")
    ]
    said = [f"Ann discards {cards}" for cards in ("7h8h", "KhAh", "2cTd")]
    for by in range(1, 70):
        for same in (discards, said):
            deeds = [Deed("p" * by, "player", words) for words in same]
            assert len({len(SEAL.closed("room", 1, "room.Deed", deed)) for deed in deeds}) == 1


def test_reports_rulings_and_notes_are_sealed_with_their_facts() -> None:
    facts = (("card", "7d"),)
    assert hides_something(Noted("session", (("seed", "1"),)))
    assert hides_something(Questioned("premature-turn: card 7d", ("one",)))
    assert hides_something(Ruled("premature-turn", facts, "it stands", ()))
    assert not hides_something(Noted("session"))
    assert not hides_something(Ruled("premature-turn", (), "it stands", ()))


def test_a_kind_that_refers_to_law_cannot_be_sealed() -> None:
    with pytest.raises(ValueError, match="TableOpened refers to law"):
        sealed_where(TableOpened, bool)


# ---- damage and forgery ----------------------------------------------------------------------


def test_a_flipped_bit_of_a_sealed_record_is_found_even_with_the_chain_made_anew(
    tmp_path: Path,
) -> None:
    path = sealed_log(tmp_path / "log", e.Burned(7), e.Dealt(2, (50,)))
    (body,) = bodies(path)
    for string in sealed_strings(path):
        start = body.index(string)
        for at in range(start, start + len(string)):
            for bit in range(7):
                changed = body[:at] + chr(ord(body[at]) ^ 1 << bit) + body[at + 1 :]
                forged = write_bodies(tmp_path / "forged", [changed])
                with pytest.raises(LogFileError):
                    FileLog(forged, seal=SEAL).read()


def test_a_sealed_record_fits_no_other_place_kind_or_stream(tmp_path: Path) -> None:
    path = sealed_log(tmp_path / "log", e.Burned(7), e.Burned(8))
    (body,) = bodies(path)
    first, second = sealed_strings(path)
    swapped = body.replace(first, "x").replace(second, first).replace('"x"', f'"{second}"')
    renamed = body.replace("hand.Burned", "hand.Restacked")
    moved = body.replace('"main"', '"others"')
    for forged in (swapped, renamed, moved):
        assert forged != body
        changed = write_bodies(tmp_path / "forged", [forged])
        with pytest.raises(LogFileError, match="cannot be opened"):
            FileLog(changed, seal=SEAL).read()
    assert FileLog(write_bodies(tmp_path / "same", [body]), seal=SEAL).version == 2


def test_a_seal_written_otherwise_is_refused(tmp_path: Path) -> None:
    path = sealed_log(tmp_path / "log", e.Burned(7))
    (body,) = bodies(path)
    (string,) = sealed_strings(path)
    for other in (f"\\u{ord(string[0]):04x}{string[1:]}", string.rstrip("="), string + "\\n"):
        changed = write_bodies(tmp_path / "forged", [body.replace(string, other)])
        with pytest.raises(LogFileError):
            FileLog(changed, seal=SEAL).read()


def test_fields_of_another_shape_are_refused_even_if_rightly_sealed(tmp_path: Path) -> None:
    path = sealed_log(tmp_path / "log", e.Burned(7))
    (body,) = bodies(path)
    (string,) = sealed_strings(path)
    hat = SEAL.closed("main", 0, "hand.Burned", {"card": 7, "hat": 1})
    changed = write_bodies(tmp_path / "forged", [body.replace(string, hat)])
    with pytest.raises(LogFileError, match="'hat' is not a field of it"):
        FileLog(changed, seal=SEAL).read()


def test_batches_over_streams_are_sealed_each_at_its_own_version(tmp_path: Path) -> None:
    log = FileLog(tmp_path / "log", "table/1", seal=SEAL)
    batches = [Batch({"table/1": [e.Burned(1)], "table/2": [e.Folded(0), e.Burned(1)]}, at=5),
               Batch({"table/2": [e.Burned(3)]}), Batch({"table/1": [e.Burned(4)]})]  # fmt: skip
    for batch in batches:
        log.append_batch(batch)
    assert list(FileLog(tmp_path / "log", "table/1", seal=SEAL).batches()) == batches
    assert log.read(1, "table/2") == [e.Burned(1), e.Burned(3)]


def test_filling_up_is_undone_and_nothing_else_passes() -> None:
    for size in range(200):
        assert unfilled(filled(b"\0\x80" * size, size % 3)) == b"\0\x80" * size
    for wrong in (b"", b"\0" * 16, b"a" * 16):
        with pytest.raises(CodecError):
            unfilled(wrong)


def test_a_key_has_32_bytes_and_is_never_shown() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        Seal(b"short")
    assert repr(SEAL) == "<Seal>"


def test_the_lengths_are_the_same_for_every_order_of_a_small_stub() -> None:
    cards = (0, 9, 10, 51)
    lengths = {len(SEAL.closed("t", 1, "n", r.Restacked(order))) for order in permutations(cards)}
    assert len(lengths) == 1


def test_a_sealed_record_of_an_old_format_is_opened_and_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = sealed_log(tmp_path / "log", e.Burned(7), e.Folded(1))
    monkeypatch.setattr(upcasting, "FORMAT", 2)
    monkeypatch.setattr(upcasting, "UPCASTS", {})
    upcast("hand.Burned", 1)(lambda fields: {**fields, "card": 51})
    assert FileLog(path, seal=SEAL).read() == [e.Burned(51), e.Folded(1)]
    with pytest.raises(LogFileError, match="is sealed, and there is nothing here"):
        FileLog(path).read()


def test_a_dealt_table_is_as_long_in_the_log_whichever_deck_it_has(tmp_path: Path) -> None:
    """Before the flop nobody but its holder has seen a card, so any two decks will do."""
    lengths, texts = set(), set()
    for seed in range(12):
        table = story("", "mohegan").table
        assert act(table, NextHand(seed), Sender("dealer", Role.DEALER)).ok
        gather(table)
        path = tmp_path / f"{seed}.log"
        FileLog(path, seal=SEAL).append_lines([[event] for event in table.log])
        lengths.add(tuple(line_lengths(path)))
        texts.add(path.read_text())
    assert len(lengths) == 1
    assert len(texts) == 12


def test_many_threads_may_hold_one_seal() -> None:
    def sealed(at: int) -> str:
        return SEAL.closed("t", at % 10, "hand.Burned", e.Burned(at % 10))

    alone = [sealed(at) for at in range(10)]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(sealed, range(2_000))) == alone * 200
