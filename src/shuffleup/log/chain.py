"""The chain that runs through a log: every line carries a digest over its own bytes and the digest
of the line before.

A line is ``digest body``; ``Chain.line`` makes one, ``Chain.body`` takes it apart and refuses a
line that is not as it was written or does not follow the one before. The chain knows bytes alone,
so what they hold may be sealed. With a key, nobody who does not have it can make a line, or try out
which hidden cards a digest belongs to.
"""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest

SIZE = 20  # bytes of a digest
WIDTH = 2 * SIZE  # as text
PERSON = b"shuffleup log"  # so that no digest made for something else fits
START = ""  # what the first line follows


class ChainError(ValueError):
    """A line that is not as it was written, or not in its place."""


def digest(text: bytes) -> str:
    """The digest of a text that stands for itself."""
    return blake2b(text, digest_size=SIZE, person=PERSON).hexdigest()


class Chain:
    """Digests with one key; without one they find accidents, not forgers."""

    def __init__(self, key: bytes = b"") -> None:
        self._start = blake2b(digest_size=SIZE, key=key, person=PERSON)

    def link(self, previous: str, body: bytes) -> str:
        """The digest of a line that follows the line of that digest."""
        hashed = self._start.copy()
        hashed.update(previous.encode() + b" ")
        hashed.update(body)
        return hashed.hexdigest()

    def line(self, previous: str, body: bytes) -> bytes:
        """A whole line with its end."""
        return b"%b %b\n" % (self.link(previous, body).encode(), body)

    def body(self, previous: str, line: bytes) -> bytes:
        """What a line holds, once its digest is found to be right."""
        if line[:1] in (b"[", b"{"):
            raise ChainError("made before format 1, by an engine whose logs are no longer read")
        body = line[WIDTH + 1 : -1]
        said = digest_of(line) if line[WIDTH : WIDTH + 1] == b" " else ""
        self.check(previous, said, body)
        return body

    def check(self, previous: str, said: str, body: bytes) -> None:
        """Refuse a body whose digest is not the one it is said to have."""
        if not compare_digest(self.link(previous, body).encode(), said.encode()):
            before = "the line before it" if previous else "the beginning of a log"
            key = ", or it was written with another key" if not previous else ""
            raise ChainError(f"it is not as it was written, or does not follow {before}{key}")


def digest_of(line: bytes) -> str:
    """The digest a line carries."""
    return line[:WIDTH].decode("ascii", "replace")
