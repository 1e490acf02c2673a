"""What anybody tries first is no password, wherever one is set."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.doors import PASSWORD, Browser, Doors, why

from shuffleup.server.identity.common_passwords import WORDS, too_easy
from shuffleup.server.identity.first_owner import owner_code

FIRST_TRIED = (
    "password", "PASSWORD", "Passw0rd!", "P@ssw0rd1", "password2024", "passwordpassword",
    "passwort", "12345678", "87654321", "1234512345", "123456789a", "99887766", "11111111",
    "abcabcabc", "hahahaha", "qwertyuiop", "qwertz123", "asdfghjkl", "1q2w3e4r", "1qaz2wsx",
    "a1b2c3d4", "abcd1234", "abc12345", "letmein1", "iloveyou2", "football7", "dragon123",
    "trustno1", "texasholdem", "pokerface!", "Poker 2024", "shuffleup", "sommer24",
    "Jennifer1990",
)  # fmt: skip
FIT = (
    PASSWORD, "correct horse battery staple", "a long enough one", "tick-tock-9k", "xk4-99ab-zz",
    "seven of my neighbours", "Grüße aus Köln", "qwopzxnm", "97-fold-81",
)  # fmt: skip
MINE = ("annabella", "Annabella99", "!annabella", "allebanna", "annabellaannabella", "4nnabell4")
THE_HOUSE_S = ("riverside", "Riverside1", "RiversideCardRoom", "riverside card room")


@pytest.mark.parametrize("password", FIRST_TRIED)
def test_what_is_tried_first_is_refused(password: str) -> None:
    refused = too_easy(password, 8, ("Ann", "Riverside Card Room"))
    assert refused is not None
    assert refused.reason == "password-too-common"
    assert refused.says == "that password is among the first that anybody tries: take another"


@pytest.mark.parametrize("password", FIT)
def test_what_nobody_tries_first_will_do(password: str) -> None:
    assert too_easy(password, 8, ("Ann", "Riverside Card Room")) is None


@pytest.mark.parametrize("password", MINE + THE_HOUSE_S)
def test_the_name_of_the_person_or_the_house_is_no_password(password: str) -> None:
    refused = too_easy(password, 8, ("Annabella", "Riverside Card Room"))
    assert refused is not None
    assert refused.reason == "password-is-a-name"


def test_the_list_is_of_some_hundreds_of_words_as_they_are_compared() -> None:
    assert 400 < len(WORDS) < 1000
    assert all(word == word.casefold() and word.isalpha() for word in WORDS)


# ---- wherever one is set -----------------------------------------------------------------------


@pytest.fixture
def doors(tmp_path: Path) -> Iterator[Doors]:
    made = Doors(tmp_path, house_name="Riverside Card Room", guests=True)
    yield made
    made.close()


def signed_up(doors: Doors, password: str) -> httpx.Response:
    return doors.browser().post("signup", name="Annabella", password=password)


def claimed(doors: Doors, password: str) -> httpx.Response:
    code = owner_code(doors.desk)
    return doors.browser("127.0.0.1").post("owner", code=code, name="Annabella", password=password)


def changed(doors: Doors, password: str) -> httpx.Response:
    return doors.member("Annabella").post("password", old=PASSWORD, new=password)


def stays(doors: Doors, password: str) -> httpx.Response:
    guest: Browser = doors.browser()
    guest.post("guest", name="Annabella").raise_for_status()
    return guest.post("stay", password=password)


@pytest.mark.parametrize("way", [signed_up, claimed, changed, stays])
@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("12345678", "password-too-common"),
        ("Annabella1", "password-is-a-name"),
        ("riverside24", "password-is-a-name"),
        ("short", "password-does-not-do"),
    ],
)
def test_it_is_asked_wherever_a_password_is_set(
    way: Callable[[Doors, str], httpx.Response], password: str, reason: str, doors: Doors
) -> None:
    assert why(way(doors, password)) == (400, reason)
