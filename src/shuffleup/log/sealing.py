"""Hidden cards in a log: a record that tells of cards not everybody has seen is written sealed.

In place of its fields such a record holds a string, which only a ``Seal`` with the same key opens:
``{"hand.Dealt":"5rV2…"}``. Which records hide something their own layer says (``sealed_where``);
all others are written as ever. A log takes its seal when it is opened: ``FileLog(path, seal=…)``,
``Memory(seal)``. The chain runs over sealed bytes, so whoever has no key can verify it, and cannot
try out which cards fit a digest.

A seal is AES-SIV (RFC 5297): it has no nonce, so the same record at the same place is sealed to the
same bytes, and what was read can be written again and compared. Stream, version and name go in
beside the fields: a sealed record fits its own place and no other. Cards are a byte each and the
whole is filled up to a fixed size, so that no length tells a card.
"""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Raw

from shuffleup.hand.events import Event
from shuffleup.hand.view import SECRET, SPECTATOR, seen
from shuffleup.log.codec import CodecError, Json, kind_of, read_other, write_other
from shuffleup.log.references import refers

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESSIV

KEY_SIZE = 32  # bytes
PERSON = b"shuffleup seal"  # so that the key of a house can serve other uses too
SMALL_SIZES = (16, 32)  # bytes of what is sealed; from there in steps of STEP
STEP = 64
QUOTE = ord('"')
END = b"\x80"  # of the fields; the rest is nothing but noughts

Kind = TypeVar("Kind")
HIDES: dict[type, Callable[..., bool]] = {}
SPARE: dict[type, Callable[..., int]] = {}


def sealed_where(
    kind: type[Kind],
    hides: Callable[[Kind], bool],
    spare: Callable[[Kind], int] | None = None,
) -> None:
    """Seal the records of a kind of which this is true. ``spare`` is how many bytes longer one
    could be with other cards: needed where cards stand in a text as numbers, 5 or 51."""
    named: type = kind
    if refers(named):  # its law would stand in the log beside it
        raise ValueError(f"{kind.__name__} refers to law, which is never sealed")
    HIDES[kind] = hides
    if spare is not None:
        SPARE[kind] = spare


def is_face_down(event: Event) -> bool:
    """Whether an event of a hand holds a card that the rail has not seen."""
    return seen(event, SPECTATOR) != event


for _kind in SECRET:
    sealed_where(_kind, is_face_down)


def hides_something(event: object) -> bool:
    hides = HIDES.get(type(event))
    return hides is not None and hides(event)


class Seal:
    """Closes and opens records with one key of 32 bytes; any number of logs and threads may hold
    it."""

    __slots__ = ("_cipher",)

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_SIZE:
            raise ValueError(f"the key of a seal has {KEY_SIZE} bytes, not {len(key)}")
        self._cipher = cipher_of(blake2b(key=key, digest_size=64, person=PERSON).digest())

    def __repr__(self) -> str:
        return "<Seal>"  # and never its key

    def closed(self, stream: str, version: int, name: str, event: object) -> str:
        """What stands in the place of an event's fields."""
        place, spare = place_of(stream, version, name), SPARE.get(type(event))
        plain = filled(PACK(event), spare(event) if spare else 0)
        return b64encode(self._cipher.encrypt(plain, [place])).decode()

    def opened(self, stream: str, version: int, name: str, text: bytes) -> bytes:
        """The fields of a sealed record, packed; CodecError if they cannot be had."""
        from cryptography.exceptions import InvalidTag

        try:
            sealed = b64decode(text, validate=True)
            if b64encode(sealed) != text:
                raise CodecError(f"{name} is sealed, and its seal is written otherwise")
            return unfilled(self._cipher.decrypt(sealed, [place_of(stream, version, name)]))
        except (InvalidTag, binascii.Error, ValueError) as error:
            if isinstance(error, CodecError):
                raise
            says = "cannot be opened: it was sealed with another key or for another place"
            raise CodecError(f"{name} {says}, or is not as it was written") from None

    def closed_file(self, name: str, plain: bytes) -> bytes:
        """A whole file that nobody else can read or change."""
        return self._cipher.encrypt(plain, [name.encode()])

    def opened_file(self, name: str, sealed: bytes) -> bytes:
        """What was sealed under that name; CodecError if it was not, or is not as it was."""
        from cryptography.exceptions import InvalidTag

        try:
            return self._cipher.decrypt(sealed, [name.encode()])
        except (InvalidTag, ValueError) as error:
            raise CodecError(f"{name} cannot be opened with this key") from error


def cipher_of(key: bytes) -> AESSIV:
    try:
        from cryptography.hazmat.primitives.ciphers.aead import AESSIV
    except ImportError as error:
        says = 'hidden cards are sealed with "cryptography": pip install ".[server]"'
        raise RuntimeError(says) from error
    return AESSIV(key)


def place_of(stream: str, version: int, name: str) -> bytes:
    """Where a record stands: after that version of its stream. No name has a space in it."""
    return f"{stream} {version} {name}".encode()


# ---- the fields ------------------------------------------------------------------------------

PACK = msgspec.msgpack.Encoder(enc_hook=write_other).encode  # any card is one byte, 0 to 53


class PackedReaders(dict[str, Callable[[bytes], object]]):
    """How the packed fields of a kind are read, by its name."""

    def __missing__(self, name: str) -> Callable[[bytes], object]:
        self[name] = msgspec.msgpack.Decoder(kind_of(name), dec_hook=read_other).decode
        return self[name]


PACKED = PackedReaders()


def filled(packed: bytes, spare: int = 0) -> bytes:
    """The same with its end marked and filled up, so that other cards make it no longer."""
    least = len(packed) + spare + 1
    size = next((size for size in SMALL_SIZES if least <= size), -(-least // STEP) * STEP)
    return (packed + END).ljust(size, b"\0")


def unfilled(plain: bytes) -> bytes:
    ended = plain.rstrip(b"\0")
    if not ended.endswith(END):
        raise CodecError("a seal with something else in it than fields")
    return ended[: -len(END)]


def unpacked(packed: bytes) -> Json:
    """The fields as plain values, whatever the engine that wrote them called them."""
    try:
        fields: Json = msgspec.msgpack.decode(packed)
        return fields
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise CodecError(f"not an event: {error}") from error


# ---- in a line -------------------------------------------------------------------------------


def is_sealed(raw: Raw) -> bool:
    return memoryview(raw)[0] == QUOTE


def sealed_text(raw: Raw) -> bytes:
    return bytes(memoryview(raw)[1:-1])
