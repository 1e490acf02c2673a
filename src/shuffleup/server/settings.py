"""How a house is set: one record, read from ``settings.toml``, the environment, and flags.

``read_settings(flags, environ)`` takes each setting from where it is said last: the file of the
data folder, then ``SHUFFLEUP_…``, then the flags of ``shuffleup serve``. What is unknown or cannot
be is a ``SettingsError`` of one sentence that names it. A secret is never shown: not in ``repr``,
not in ``shown``, not in an error.
"""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Final, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from msgspec import Meta, Struct, ValidationError, convert
from msgspec.structs import fields

from shuffleup.hand.chip_amounts import CENTS
from shuffleup.outside_text import OutsideError, file_text, quoted, sentence, toml_table

FILE: Final = "settings.toml"
PREFIX: Final = "SHUFFLEUP_"
SECRETS: Final = frozenset({"database"})  # an address with a password in it
HIDDEN: Final = "(secret)"
LOOPBACK_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})

Port = Annotated[int, Meta(ge=0, le=65535)]
Count = Annotated[int, Meta(ge=1, le=10**9)]
Seconds = Annotated[int, Meta(ge=0, le=10**9)]
Text = Annotated[str, Meta(max_length=1000)]
Values = dict[str, object]


class SettingsError(ValueError):
    """A setting that is unknown or cannot be, in one sentence."""


class ServerSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that can be set; ``ABOUT`` says what each is."""

    data: Text = "house-data"
    database: Text = ""
    marks: Text = ""
    host: Text = "127.0.0.1"
    port: Port = 8000
    port_fixed: bool = False
    book: Text = ""
    adopt: bool = False
    house_name: Annotated[str, Meta(min_length=1, max_length=60)] = "Shuffle Up"
    currency: Annotated[str, Meta(max_length=3)] = "$"
    play_chips: bool = True
    cents: bool = False
    public_address: Text = ""
    trusted_proxy: Text = ""

    guests: bool = True
    signup: Literal["open", "invited"] = "open"
    password_least: Annotated[int, Meta(ge=6, le=64)] = 8
    argon2_passes: Annotated[int, Meta(ge=1, le=20)] = 3
    argon2_kib: Annotated[int, Meta(ge=8, le=2**21)] = 65536
    session_idle_seconds: Seconds = 14 * 86_400
    session_most_seconds: Seconds = 90 * 86_400
    people_most: Count = 1_000_000
    sessions_of_one_most: Count = 50

    body_bytes: Count = 65_536
    frame_bytes: Count = 16_384
    queue_frames: Count = 512
    sockets_of_one: Count = 20
    sockets_most: Count = 20_000
    sockets_a_minute: Count = 120
    strangers_most: Count = 1_000
    strangers_of_address: Count = 128
    arrivals_a_second: Count = 50
    request_seconds: Count = 20
    unread_seconds: Count = 20
    commands_a_second: Count = 20
    commands_at_once: Count = 60
    wishes_a_minute: Count = 20
    requests_a_minute: Count = 600
    logins_a_minute: Count = 30
    entries_an_hour: Count = 60
    codes_an_hour: Count = 30
    remembered_addresses: Count = 20_000

    turn_seconds: Seconds = 30
    between_hands_seconds: Seconds = 3
    street_milliseconds: Annotated[int, Meta(ge=0, le=10_000)] = 850
    grace_seconds: Seconds = 60
    call_seconds: Seconds = 90
    away_seconds: Seconds = 120
    seat_kept_seconds: Seconds = 3600
    broke_seconds: Seconds = 600
    bots: Annotated[int, Meta(ge=0, le=1000)] = 0
    bot_think_milliseconds: Annotated[int, Meta(ge=0, le=60_000)] = 4000
    stop_seconds: Seconds = 10

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in shown(self).items())
        return f"ServerSettings({told})"

    @property
    def folder(self) -> Path:
        return Path(self.data)

    @property
    def dollar(self) -> int:
        """Chips to the dollar in a new house's room; 0: its first game says."""
        return CENTS if self.cents else 0

    @property
    def secure(self) -> bool:
        """Whether people reach the house by TLS, so that cookies must not go without it."""
        return self.public_address.startswith("https://")


ABOUT: Final = {
    "data": "the folder of the house: database, keys, settings.toml",
    "database": "a PostgreSQL URL; without one the house is kept in house.db of its folder",
    "marks": "the folder outside the house's in which this machine notes how far people were told",
    "host": "the address to listen on; before there is an owner only this machine's own",
    "port": "the port; the next free one if it is taken",
    "port_fixed": "do not take another port if it is taken",
    "book": "the rulebook of a new house, mohegan if none: a name, or a house's file",
    "adopt": "have a house that goes by another book adopt this one, from now on",
    "house_name": "what the house is called",
    "currency": "the sign before every amount of a cash game, like $ or €; none: chips alone",
    "play_chips": "whether chips are play chips, and no money; who first buys in is told so",
    "cents": "count a new house's room in cents, for 0.25/0.50 beside 1/2",
    "public_address": "the address in people's browsers, like https://poker.example.org",
    "trusted_proxy": "the address of a proxy whose X-Forwarded-For is believed",
    "guests": "whether people may come in without an account",
    "signup": "who may make an account: open, or invited (with a code)",
    "password_least": "the fewest characters of a password",
    "argon2_passes": "passes of argon2id over its memory",
    "argon2_kib": "memory of argon2id in KiB",
    "session_idle_seconds": "after so long without a sign one has to log in again",
    "session_most_seconds": "after so long one has to log in again in any case",
    "people_most": "accounts and guests the house keeps",
    "sessions_of_one_most": "sessions of one account; the oldest end",
    "body_bytes": "the most bytes of one request",
    "frame_bytes": "the most bytes of one frame from a socket",
    "queue_frames": "frames that may wait for one socket before it is cut off",
    "sockets_of_one": "sockets of one account",
    "sockets_most": "sockets of the house; fewer where it may not open as many files",
    "sockets_a_minute": "sockets that one account opens in a minute",
    "strangers_most": "connections that are nobody's socket yet; then the idlest goes",
    "strangers_of_address": "the same from one address",
    "arrivals_a_second": "connections of strangers from one address, in the long run",
    "request_seconds": "time for the head of a request, and as much again for its body",
    "unread_seconds": "how long somebody may leave unread what is sent to them",
    "commands_a_second": "messages of one person from all their sockets, in the long run",
    "commands_at_once": "messages of one person in a burst",
    "wishes_a_minute": "how often one person sits out, comes back or changes their way in",
    "requests_a_minute": "requests of one address",
    "logins_a_minute": "attempts to log in from one address",
    "entries_an_hour": "new accounts and guests from one address",
    "codes_an_hour": "codes tried from one address",
    "remembered_addresses": "addresses and names whose attempts are counted, at most",
    "turn_seconds": "time to act; 0: no clock",
    "between_hands_seconds": "time between two hands",
    "street_milliseconds": "time to look at each street, at the hands and at the chips that go to "
    "their winner, where nobody has anything to decide; 0: all at once",
    "grace_seconds": "time to come back when a connection is lost",
    "call_seconds": "time to answer when a seat is called to one's name",
    "away_seconds": "after so long without a connection a player is away from the table",
    "seat_kept_seconds": "a seat is kept for so long where nobody plays, if the book says no less",
    "broke_seconds": "the same where there are no chips",
    "bots": "bots of the house that sit at the tables of its room; 0: none",
    "bot_think_milliseconds": "the longest that a bot thinks",
    "stop_seconds": "time that sockets have to go when the house stops",
}


def read_settings(
    flags: Mapping[str, object] | None = None, environ: Mapping[str, str] | None = None
) -> ServerSettings:
    """The file of the data folder, then the environment, then flags; a flag of None says nothing.

    Which folder it is can be said by the environment or a flag alone.
    """
    said = {name: value for name, value in (flags or {}).items() if value is not None}
    around = from_environment(environ or {})
    given = checked("a flag", said)
    folder = given.get("data", around.get("data", ServerSettings().data))
    values = {**from_file(Path(str(folder)) / FILE), **around, **given}
    return in_harmony(convert(values, ServerSettings))


def from_file(path: Path) -> Values:
    if not path.exists():
        return {}
    try:
        table = toml_table(file_text(path))
    except OutsideError as error:
        raise SettingsError(sentence(f"{path}: {error}")) from None
    if "data" in table:
        raise SettingsError(f"{path}: data cannot be said in the file that stands in it")
    return checked(str(path), table)


def from_environment(environ: Mapping[str, str]) -> Values:
    said = {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environ.items()
        if name.startswith(PREFIX)
    }
    return checked("the environment", said, spelled=True)


def checked(where: str, said: Mapping[str, object], *, spelled: bool = False) -> Values:
    """Each value as the setting's own type; ``spelled``: all are texts, as in an environment."""
    hints = get_type_hints(ServerSettings, include_extras=True)
    known = {field.name for field in fields(ServerSettings)}
    for name in said:
        if name not in known:
            raise SettingsError(sentence(f"{where}: there is no setting {quoted(name)}"))
    return {name: valued(where, name, hints[name], said[name], spelled) for name in said}


def valued(where: str, name: str, kind: object, value: object, spelled: bool) -> object:
    if spelled and kind is bool:
        value = {"yes": True, "no": False}.get(str(value), value)
    try:
        return convert(value, kind, strict=not spelled)
    except ValidationError:
        told = HIDDEN if name in SECRETS else quoted(str(value))
        raise SettingsError(
            sentence(f"{where}: {name} is {told}, and should be {wanted(kind)}")
        ) from None


def wanted(kind: object) -> str:
    """What a setting may be, in words: ``a whole number from 0 to 65535``."""
    if kind is bool:
        return "true or false"
    if get_origin(kind) is Literal:
        return " or ".join(map(str, get_args(kind)))
    base, meta = get_args(kind)
    if base is int:
        return f"a whole number from {meta.ge} to {meta.le}"
    return f"a text of at most {meta.max_length} characters"


def in_harmony(settings: ServerSettings) -> ServerSettings:
    """What no single setting can say: that addresses are addresses."""
    if settings.public_address:
        address = urlsplit(settings.public_address)
        bare = address.path in ("", "/") and not address.query and not address.fragment
        if address.scheme not in ("http", "https") or not address.hostname or not bare:
            told = quoted(settings.public_address)
            like = "https://poker.example.org"
            raise SettingsError(f"public_address is {told}, and should be like {like}")
    if settings.trusted_proxy and not is_address(settings.trusted_proxy):
        told = quoted(settings.trusted_proxy)
        raise SettingsError(f"trusted_proxy is {told}, and should be an IP address")
    if settings.database and urlsplit(settings.database).scheme not in ("postgresql", "postgres"):
        raise SettingsError(f"database is {HIDDEN}, and should begin with postgresql://")
    return settings


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    return host in LOOPBACK_NAMES or (is_address(host) and ip_address(host).is_loopback)


def shown(settings: ServerSettings) -> dict[str, object]:
    """Every setting by name; of a secret only whether it is set."""
    values = {field.name: getattr(settings, field.name) for field in fields(ServerSettings)}
    return {name: HIDDEN if name in SECRETS and value else value for name, value in values.items()}
