"""QR codes are read back as a scanner reads them, and are those another encoder draws."""

from __future__ import annotations

from hashlib import sha256

import pytest

from shuffleup.cli.charts.qr import (
    BLOCKS,
    FORMAT,
    FORMAT_MASK,
    MASKS,
    MOST_BYTES,
    Squares,
    correction,
    figures,
    qr_code,
    zigzag,
)
from shuffleup.cli.output import UsageError


def scanned(squares: Squares) -> str:
    """What a code says: format, mask, bits in their order, blocks put together again."""
    size = (len(squares) - 17) // 4
    row = [squares[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    column = [squares[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    told = sum(bit << 14 - at for at, bit in enumerate([*row, *column])) ^ FORMAT_MASK
    rest = told
    for at in reversed(range(10, 15)):
        rest ^= FORMAT << at - 10 if rest >> at & 1 else 0
    assert rest == 0  # the format's own correction
    level, mask = told >> 13, told >> 10 & 0b111
    assert level == 0b00
    _, fixed = figures(size)
    bits = [squares[y][x] ^ MASKS[mask](y, x) for y, x in zigzag(fixed)]
    count, lengths = BLOCKS[size]
    whole = sum(lengths) + count * len(lengths)
    found = [
        sum(bit << 7 - at for at, bit in enumerate(bits[8 * i : 8 * i + 8])) for i in range(whole)
    ]
    blocks = [found[at : sum(lengths) : len(lengths)] for at in range(len(lengths))]
    checks = [found[sum(lengths) + at :: len(lengths)] for at in range(len(lengths))]
    assert [correction(block, count) for block in blocks] == checks
    data = [byte for block in blocks for byte in block]
    stream = [bool(byte >> at & 1) for byte in data for at in reversed(range(8))]
    length = sum(bit << 7 - at for at, bit in enumerate(stream[4:12]))
    read = [
        sum(bit << 7 - at for at, bit in enumerate(stream[12 + 8 * i : 20 + 8 * i]))
        for i in range(length)
    ]
    return bytes(read).decode("utf-8")


@pytest.mark.parametrize(
    "text", ["", "Ann", "Friday: Zoë, entry 12, table 3 seat 4", "x" * 60, "y" * MOST_BYTES]
)
def test_a_code_is_read_back(text: str) -> None:
    assert scanned(qr_code(text)) == text


def test_a_code_is_the_one_another_encoder_draws() -> None:
    """Of 106 bytes, at level M: compared with segno 1.6.6, square by square, when it was made."""
    squares = qr_code("x" * MOST_BYTES)
    drawn = "\n".join("".join(".#"[dark] for dark in row) for row in squares)
    assert sha256(drawn.encode()).hexdigest()[:16] == "0b3f3e5938840365"


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(UsageError, match="107 bytes are too many"):
        qr_code("z" * 107)
