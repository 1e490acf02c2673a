"""``table export``, ``report`` and ``chart``: what a log is worth to the owner of a room."""

from __future__ import annotations

import os
import struct
import zlib
from collections import Counter
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.cli.calling import Call
from tests.histories.export import ohh_reader, stars_reader

from shuffleup.cli.table.hands import hands_of
from shuffleup.cli.table.table_log import lines_of, old_log
from shuffleup.histories import History, read_file, replay_history

RUN = ("table", "run", "--hands", "25", "--quiet", "--json", "--steady")


@pytest.fixture
def logs(call: Call, tmp_path: Path) -> list[Path]:
    """Two evenings: one with a drop in whole chips, one in cents."""
    monday, tuesday = tmp_path / "monday.log", tmp_path / "tuesday.log"
    assert call(*RUN, "--seed", "1", "--drop", "1", "--log", str(monday)).code == 0
    assert call(*RUN, "--seed", "2", "--stakes", "0.25/0.50", "--log", str(tuesday)).code == 0
    return [monday, tuesday]


def nets(log: Path) -> list[Counter[str]]:
    """What each player won in each hand, as the hands of the log have it."""
    kept = old_log(log)
    return [
        Counter({one.names[at]: one.hand.stacks[at] - before
                 for at, before in enumerate(one.hand.setup.stacks) if before})
        for one in hands_of(lines_of(kept), kept.eras())
    ]  # fmt: skip


def export(call: Call, *words: str | Path) -> str:
    answer = call("table", "export", *map(str, words))
    assert answer.code == 0, answer.err
    return answer.out


# ---- export ----------------------------------------------------------------------------------


def test_pokerstars_text_of_several_logs_adds_up_and_is_dated(call: Call, logs: list[Path]) -> None:
    text = export(call, *logs, "--to", "pokerstars", "--began", "2026-01-31T20:15")
    hands = [part.strip() for part in text.split("\n\n\n") if part.strip()]
    assert len(hands) == 50
    assert hands[0].startswith("PokerStars Hand #1000001:")
    assert "2026/01/31 20:15:00 UTC" in hands[0]
    assert "2026/01/31 20:17:00 UTC" in hands[1]
    assert hands[25].startswith("PokerStars Hand #2000001:")
    assert "Table 'tuesday'" in hands[25]
    for unit, part, told in ((1, hands[:25], nets(logs[0])), (100, hands[25:], nets(logs[1]))):
        for hand, won in zip(part, told, strict=True):
            read = stars_reader.read(hand + "\n")
            assert {n: net * unit for n, net in read.net.items()} == {**won}


def test_open_hand_history_adds_up_and_is_dated(call: Call, logs: list[Path]) -> None:
    text = export(call, logs[1], "--to", "ohh", "--began", "2026-01-31", "--currency", "$")
    hands = [ohh_reader.read(line + "\n") for line in text.splitlines() if line]
    assert [hand["start_date_utc"] for hand in hands[:2]] == [
        "2026-01-31T00:00:00", "2026-01-31T00:02:00",
    ]  # fmt: skip
    assert len({hand["game_number"] for hand in hands}) == len(hands) == 25
    for hand, won in zip(hands, nets(logs[1]), strict=True):
        names = {player["id"]: player["name"] for player in hand["players"]}
        found = {names[at]: net * 100 for at, net in ohh_reader.nets(hand).items()}
        assert {name: found.get(name, Fraction(0)) for name in won} == {**won}


def test_phh_replays_to_the_same_stacks_and_carries_no_rulebook(
    call: Call, logs: list[Path], tmp_path: Path
) -> None:
    file = tmp_path / "hands.phhs"
    export(call, logs[0], "--to", "phhs", "--file", file)
    rules = [line for line in file.read_text().splitlines() if line.startswith("_rules")]
    assert len(rules) < 5  # a point or two, in the few hands that turn on them
    assert all(line.count(",") < 3 for line in rules)
    hands = [hand for hand in read_file(file) if isinstance(hand, History)]
    assert len(hands) == 25
    assert all(replay_history(hand).matches for hand in hands)
    for hand, won in zip(hands, nets(logs[0]), strict=True):
        ends = zip(hand.players, hand.starting_stacks, hand.finishing_stacks or (), strict=True)
        assert {name: (end or 0) - (start or 0) for name, start, end in ends} == {**won}


def test_the_last_hand_is_as_old_as_its_log_where_nobody_says_otherwise(
    call: Call, logs: list[Path]
) -> None:
    os.utime(logs[0], (1_769_890_500, 1_769_890_500))  # 2026-01-31 20:15
    text = export(call, logs[0], "--to", "pokerstars")
    assert "Hand #25:" in text
    assert "2026/01/31 20:15:00 UTC" in text.rpartition("PokerStars Hand #25:")[2]


def test_a_log_of_ones_own_play_and_of_a_mix_is_exported_too(call: Call, tmp_path: Path) -> None:
    mine, mix = tmp_path / "mine.log", tmp_path / "mix.log"
    call("play", "holdem", "--seed", "3", "--plain", "--no-save", "--log", str(mine),
         typed="c\nc\nc\nc\nc\nc\nq\n")  # fmt: skip
    assert "Dealt to You [" in export(call, mine, "--to", "pokerstars", "--hero", "You")
    call(*RUN, "horse", "--stakes", "4/8 for 4 hands", "--log", str(mix))
    answer = call("table", "export", str(mix), "--to", "ohh")
    assert answer.code == 0
    assert "left out: mix, hand" in answer.err
    assert answer.out.count('"game_type"') == 25 - answer.err.count("left out")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--to", "word"), "'word' is not one of phhs, pokerstars, ohh"),
        (("--to", "ohh", "--began", "soon"), "'soon' is not a day or time"),
        (("--to", "ohh", "--file", "/nowhere/x"), "No such file or directory"),
        ((), "to"),
    ],
)
def test_what_cannot_be_exported_is_one_line(
    call: Call, logs: list[Path], words: tuple[str, ...], why: str
) -> None:
    answer = call("table", "export", str(logs[0]), *words)
    assert answer.code == 2
    assert why in answer.err
    assert answer.err.count("\n") == 1
    assert call("table", "export", "none.log", "--to", "ohh").code == 2


# ---- report ----------------------------------------------------------------------------------


def test_the_report_adds_up_by_player_and_by_hour(call: Call, tmp_path: Path) -> None:
    log = tmp_path / "long.log"
    call(*RUN[:2], "--hands", "70", "--quiet", "--json", "--seed", "5", "--drop", "1", "--log",
         str(log))  # fmt: skip
    report = call("table", "report", str(log), "--began", "2026-01-31T20:15", "--json").json()
    total: Counter[str] = Counter()
    for won in nets(log):
        total.update(won)
    assert {row["player"]: row["net"] for row in report["players"]} == {**total}
    hours = report["hours"]
    assert [hour["hands"] for hour in hours] == [30, 30, 10]
    assert [hour["hour"] for hour in hours][:2] == ["2026-01-31T20:15:00Z", "2026-01-31T21:15:00Z"]
    by_hour: Counter[str] = Counter()
    for hour in hours:
        by_hour.update(hour["net"])
        assert sum(hour["net"].values()) == -hour["house"]
    assert {**by_hour} == {**total}
    first = report["players"][0]
    assert first["net_per_hour"] == round(60 * first["net"] / first["minutes"], 2)
    said = call("table", "report", str(log)).out
    assert "Hour by hour" in said


# ---- chart -----------------------------------------------------------------------------------


def test_the_chart_is_an_svg_with_every_player_in_it(
    call: Call, logs: list[Path], tmp_path: Path
) -> None:
    file = tmp_path / "stacks.svg"
    assert call("table", "chart", str(logs[0]), "--to", str(file)).code == 0
    page = ElementTree.fromstring(file.read_text())
    words = {label.text for label in page.iter("{http://www.w3.org/2000/svg}text")}
    assert {name for won in nets(logs[0]) for name in won} <= words
    assert len(list(page.iter("{http://www.w3.org/2000/svg}polyline"))) >= 6


def test_the_chart_is_a_png_of_the_size_it_says(
    call: Call, logs: list[Path], tmp_path: Path
) -> None:
    file = tmp_path / "stacks.png"
    assert call("table", "chart", str(logs[1]), "--to", str(file)).code == 0
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at, pixels, size = 8, b"", (0, 0)
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0] == zlib.crc32(
            kind + body
        )
        size = struct.unpack(">II", body[:8]) if kind == b"IHDR" else size
        pixels += body if kind == b"IDAT" else b""
        at += 12 + length
    rows = zlib.decompress(pixels)
    assert size == (1000, 600)
    assert len(rows) == 600 * (1 + 3 * 1000)
    assert bytes.fromhex("0072b2") in rows  # the first player's line


def test_a_chart_is_a_picture_and_no_other_file(call: Call, logs: list[Path]) -> None:
    answer = call("table", "chart", str(logs[0]), "--to", "stacks.doc")
    assert answer.code == 2
    assert "ends in neither .svg nor .png" in answer.err
