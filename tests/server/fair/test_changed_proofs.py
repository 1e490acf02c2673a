"""A proof in which anything was changed is refused, by the command and by the program alone."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.calling import Call, caller
from tests.server.fair.fair_tables import TABLE, refusal, shown_hand

from shuffleup.cards import CARD
from shuffleup.server.fair import verify_hand
from shuffleup.server.fair.hand_proofs import hand_proof

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    return caller(capsys, monkeypatch)


@pytest.fixture(scope="module")
def good() -> bytes:
    hand, kept = shown_hand()
    return msgspec.json.encode(hand_proof(hand, kept, table=TABLE))


# ---- what is refused -------------------------------------------------------------------------


def other_card(plain: dict[str, Any]) -> str:
    used = {one["card"] for one in plain["opened"]}
    return next(card for card in CARD if card not in used and card not in ("Jk", "??"))


def change_card(plain: dict[str, Any]) -> None:
    plain["opened"][0]["card"] = other_card(plain)


def change_card_everywhere(plain: dict[str, Any]) -> None:
    was, now = plain["opened"][0]["card"], other_card(plain)
    for line in (*plain["opened"], *plain["dealt"]):
        line["card"] = now if line["card"] == was else line["card"]


def change_salt(plain: dict[str, Any]) -> None:
    salt = plain["opened"][0]["salt"]
    plain["opened"][0]["salt"] = ("0" if salt[0] != "0" else "1") + salt[1:]


def change_position(plain: dict[str, Any]) -> None:
    used = {one["position"] for one in plain["opened"]}
    plain["opened"][0]["position"] = next(at for at in range(52) if at not in used)


def change_digest(plain: dict[str, Any]) -> None:
    plain["deck"]["digests"][plain["opened"][0]["position"]] = "0" * 64


def change_hidden_digest(plain: dict[str, Any]) -> None:
    used = {one["position"] for one in plain["opened"]}
    plain["deck"]["digests"][next(at for at in range(52) if at not in used)] = "0" * 64


def put_twice(plain: dict[str, Any]) -> None:
    plain["opened"].append(plain["opened"][0])


def put_twice_elsewhere(plain: dict[str, Any]) -> None:
    plain["opened"].append({**plain["opened"][0], "position": plain["opened"][0]["position"] - 1})


def leave_out_digest(plain: dict[str, Any]) -> None:
    plain["deck"]["digests"].pop()


def leave_out_opening(plain: dict[str, Any]) -> None:
    plain["opened"].pop()


def leave_out_dealt(plain: dict[str, Any]) -> None:
    plain["dealt"].pop(1)


def swap_two_places(plain: dict[str, Any]) -> None:
    board = [line for line in plain["dealt"] if line["to"] == "board"]
    board[0]["card"], board[1]["card"] = board[1]["card"], board[0]["card"]


def change_words(plain: dict[str, Any]) -> None:
    plain["words"]["pbbbbbbbbbb"] = "not my words"


def leave_out_words(plain: dict[str, Any]) -> None:
    plain["words"] = {}


def change_root(plain: dict[str, Any]) -> None:
    plain["deck"]["root"] = "0" * 64


def change_deck(plain: dict[str, Any]) -> None:
    plain["deck"]["cards"] = "joker"


def change_id(plain: dict[str, Any]) -> None:
    plain["deck"]["id"] += "0"


def hide_a_shown_card(plain: dict[str, Any]) -> None:
    next(line for line in plain["dealt"] if line["card"] != "??")["card"] = "??"


def name_no_card(plain: dict[str, Any]) -> None:
    plain["opened"][0]["card"] = "Zz"


def take_the_joker(plain: dict[str, Any]) -> None:
    plain["opened"][0]["card"] = "Jk"


def change_format(plain: dict[str, Any]) -> None:
    plain["format"] = "another"


def leave_out_deck(plain: dict[str, Any]) -> None:
    del plain["deck"]


def show_what_was_dealt(plain: dict[str, Any]) -> None:
    line = next(line for line in plain["dealt"] if line["card"] != "??")
    plain["shown"].append({**line, "to": "shown"})


REASONS: list[tuple[Change, str]] = [
    (change_card, "is not what was promised"),
    (change_card_everywhere, "is not what was promised"),
    (change_salt, "is not what was promised"),
    (change_position, "is not what was promised"),
    (change_digest, "the root is not that of the digests"),
    (change_hidden_digest, "the root is not that of the digests"),
    (put_twice, "is opened twice"),
    (put_twice_elsewhere, "is there twice"),
    (leave_out_digest, "52 cards need 52 digests"),
    (leave_out_opening, "nothing opens it"),
    (leave_out_dealt, "did not come off the top one by one"),
    (swap_two_places, "was promised"),
    (change_words, "was shown, and"),
    (leave_out_words, "was shown, and"),
    (change_root, "the root is not that of the digests"),
    (change_deck, "53 cards need 53 digests"),
    (change_id, "the root is not that of the digests"),
    (hide_a_shown_card, "was promised"),
    (name_no_card, "is no card"),
    (take_the_joker, "is no card"),
    (change_format, "not the proof of a hand"),
    (leave_out_deck, "not the proof of a hand"),
    (show_what_was_dealt, ""),
]


@pytest.mark.parametrize(("change", "why"), REASONS, ids=lambda one: getattr(one, "__name__", ""))
def test_a_changed_proof_is_refused_with_the_reason(change: Change, why: str, good: bytes) -> None:
    plain = json.loads(good)
    assert refusal(plain) == ("", "")
    change(plain)
    for said in refusal(plain):
        assert said
        assert why in said


def test_another_root_than_the_one_seen_before_the_deal_is_refused(good: bytes) -> None:
    """A house that makes a new deck to fit its story has a proof that holds, and another root."""
    for said in refusal(json.loads(good), "0" * 64):
        assert said == "the root is not the one you were shown before the deal"


def test_any_single_value_changed_is_refused_or_says_nothing_of_cards(good: bytes) -> None:
    dice = random.Random(9)
    harmless = {"game", "table", "hand", "viewer", "not_covered", "why_not"}
    for _ in range(300):
        plain = json.loads(good)
        where = dice.choice([key for key in plain if key not in harmless])
        if change_one(plain, where, dice):
            both = refusal(plain)
            assert all(both), (where, both)


def change_one(held: Any, key: Any, dice: random.Random) -> bool:
    """Change one value somewhere below a key; False where nothing of weight was found."""
    value = held[key]
    if isinstance(value, dict | list) and value:
        below = dice.choice(list(value) if isinstance(value, dict) else list(range(len(value))))
        return below != "to" and change_one(value, below, dice)
    if isinstance(value, int):
        held[key] = value + 1
        return True
    if isinstance(value, str):
        held[key] = value[:-1] + ("x" if value[-1:] != "x" else "y")
        return True
    return False


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", "[[[", '{"format":"shuffleup hand proof 1"}']
)
def test_what_is_no_proof_is_refused_in_words(text: str, tmp_path: Path, call: Call) -> None:
    path = tmp_path / "hand.json"
    path.write_text(text)
    answer = call("verify", str(path))
    assert answer.code == 1
    assert answer.out.startswith("Refused: not the proof of a hand")
    assert verify_hand.main([str(path)]) == 1


def test_a_root_that_was_told_as_void_is_refused_with_the_reason(good: bytes) -> None:
    plain = json.loads(good)
    seen = "ab" * 32
    plain["void"] = [{"id": "t/deck/1", "root": seen, "why": "restored from a copy"}]
    for says in refusal(plain, seen):
        assert "void (restored from a copy)" in says
        assert "dealt from another" in says
    assert refusal(plain, plain["deck"]["root"]) == ("", "")
    assert all("not the one you were shown" in says for says in refusal(plain, "cd" * 32))


# ---- as commands -----------------------------------------------------------------------------


def test_the_command_and_the_program_alone_accept_the_same_file(
    good: bytes, tmp_path: Path, call: Call
) -> None:
    path = tmp_path / "hand.json"
    path.write_bytes(good)
    root = json.loads(good)["deck"]["root"]
    told = call("verify", str(path), "--root", root, "--json").json()
    assert told["ok"]
    assert told["root_compared"]
    assert told["words"] == 2
    assert "came off the top" in call("verify", str(path)).out
    assert alone(path, root).returncode == 0
    assert f"{told['dealt']} cards dealt from the top, {told['proved']} shown" in alone(path).stdout
    plain = json.loads(good)
    change_salt(plain)
    path.write_text(json.dumps(plain))
    answer = call("verify", str(path), "--json")
    assert answer.code == 1
    assert "is not what was promised" in json.loads(answer.out)["why"]
    assert alone(path).returncode == 1
    assert alone(path).stdout.startswith("REFUSED: position")


def alone(path: Path, *root: str) -> subprocess.CompletedProcess[str]:
    """The verifier run as a user runs it: no package of ours, the standard library alone."""
    program = Path(verify_hand.__file__)
    words = [sys.executable, "-I", "-S", str(program), str(path), *root]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_the_program_alone_is_short_and_needs_the_standard_library_only() -> None:
    text = Path(verify_hand.__file__).read_text("utf-8")
    assert len(text.splitlines()) < 150
    assert "shuffleup" not in "".join(line for line in text.splitlines() if "import" in line)


def test_the_command_says_that_a_file_is_not_there(tmp_path: Path, call: Call) -> None:
    answer = call("verify", str(tmp_path / "none.json"))
    assert answer.code == 2
    assert "cannot be read" in answer.err
