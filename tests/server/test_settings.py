"""Settings from file, environment and flags: which wins, what is refused, what is never shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import fields

from shuffleup.server.settings import (
    ABOUT,
    ServerSettings,
    SettingsError,
    is_loopback,
    read_settings,
    shown,
)


def house(folder: Path, text: str) -> Path:
    (folder / "settings.toml").write_text(text, "utf-8")
    return folder


def test_a_flag_goes_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    house(tmp_path, 'port = 1\nbook = "rpl"\nturn_seconds = 11\nguests = false\n')
    environ = {"SHUFFLEUP_PORT": "2", "SHUFFLEUP_BOOK": "pechanga", "SHUFFLEUP_DATA": str(tmp_path)}
    read = read_settings({"port": 3, "book": None}, {**environ, "OTHER": "x"})
    assert (read.port, read.book, read.turn_seconds, read.guests) == (3, "pechanga", 11, False)
    assert read.folder == tmp_path


def test_without_anything_the_house_is_on_this_machine_alone(tmp_path: Path) -> None:
    usual = read_settings({"data": str(tmp_path)})
    assert (usual.host, usual.port, usual.secure) == ("127.0.0.1", 8000, False)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 1", "there is no setting 'prot'"),
        ("port = 70000", "port is '70000', and should be a whole number from 0 to 65535"),
        ('port = "8000"', "port is '8000', and should be a whole number"),
        ("guests = 1", "guests is '1', and should be true or false"),
        ('signup = "all"', "signup is 'all', and should be open or invited"),
        ("turn_seconds = -1", "turn_seconds is '-1'"),
        ("book = 7", "book is '7', and should be a text"),
        ("port = ", "is not TOML"),
        ('data = "x"', "data cannot be said in the file that stands in it"),
        ('public_address = "poker.example.org"', "public_address is 'poker.example.org'"),
        ('public_address = "https://x.org/a"', "should be like https://poker.example.org"),
        ('trusted_proxy = "proxy"', "trusted_proxy is 'proxy', and should be an IP address"),
    ],
)
def test_what_cannot_be_is_refused_by_name_in_one_sentence(
    tmp_path: Path, text: str, says: str
) -> None:
    with pytest.raises(SettingsError) as error:
        read_settings({"data": str(house(tmp_path, text))})
    assert says in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("name", ["SHUFFLEUP_PROT", "SHUFFLEUP_", "SHUFFLEUP_port_"])
def test_a_misspelt_name_in_the_environment_is_refused(name: str) -> None:
    with pytest.raises(SettingsError, match="the environment: there is no setting"):
        read_settings({}, {name: "1"})


@pytest.mark.parametrize(
    ("word", "value"), [("true", True), ("false", False), ("1", True), ("yes", True), ("no", False)]
)
def test_the_environment_says_yes_and_no(word: str, value: bool) -> None:
    assert read_settings({}, {"SHUFFLEUP_GUESTS": word}).guests is value


def test_a_secret_is_never_shown() -> None:
    read = read_settings({}, {"SHUFFLEUP_DATABASE": "postgresql://ann:hunter2@db/house"})
    assert read.database.endswith("/house")
    for text in (repr(read), str(read), str(shown(read)), f"{read!r:>5}"):
        assert "hunter2" not in text
    for wrong in ("mysql://ann:hunter2@db/house", "hunter2" * 500):
        with pytest.raises(SettingsError) as error:
            read_settings({}, {"SHUFFLEUP_DATABASE": wrong})
        assert "hunter2" not in str(error.value)
        assert "database" in str(error.value)


def test_every_setting_says_what_it_is() -> None:
    assert list(ABOUT) == [field.name for field in fields(ServerSettings)]


@pytest.mark.parametrize(
    ("host", "alone"),
    [("127.0.0.1", True), ("localhost", True), ("::1", True), ("127.9.9.9", True),
     ("0.0.0.0", False), ("::", False), ("192.168.1.2", False), ("example.org", False)],
)  # fmt: skip
def test_only_this_machine_s_own_addresses_are_loopback(host: str, alone: bool) -> None:
    assert is_loopback(host) is alone
