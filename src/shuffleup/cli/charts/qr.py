"""A QR code as rows of dark and light squares: ``qr_code(text)``.

Bytes of UTF-8 at the second level of correction (M: a seventh of the code may be lost), in the
smallest of the six first sizes that holds them: up to 106 bytes, which is plenty for a seat card.
The steps are the standard's: bits, blocks with their correction, the fixed figures, the zigzag of
the bits, and the mask that looks least like a figure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from shuffleup.cli.output import UsageError

Squares = list[list[bool]]

# by size: correction bytes of a block, and the data bytes of each block
BLOCKS: Final = {
    1: (10, (16,)),
    2: (16, (28,)),
    3: (26, (44,)),
    4: (18, (32, 32)),
    5: (24, (43, 43)),
    6: (16, (27, 27, 27, 27)),
}
MOST_BYTES: Final = 106
BYTES, LEVEL_M = 0b0100, 0b00
PADDING: Final = (0xEC, 0x11)
FIELD, FORMAT, FORMAT_MASK = 0x11D, 0x537, 0x5412
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
FINDER_LIKE: Final = ([True, False, True, True, True, False, True], [False] * 4)


def qr_code(text: str) -> Squares:
    """The squares, dark ones true, without the light border; UsageError if the text is too long."""
    data = text.encode("utf-8")
    if len(data) > MOST_BYTES:
        raise UsageError(f"{len(data)} bytes are too many for a QR code: {MOST_BYTES} at most")
    size = next(one for one, (_, blocks) in BLOCKS.items() if len(data) + 2 <= sum(blocks))
    bits = [bit for byte in with_correction(size, filled(size, data)) for bit in bits_of(byte, 8)]
    squares, fixed = figures(size)
    for (y, x), bit in zip(zigzag(fixed), [*bits, *[False] * 7], strict=False):
        squares[y][x] = bit
    return min((masked(squares, fixed, mask) for mask in range(len(MASKS))), key=penalty)


# ---- bytes -----------------------------------------------------------------------------------


def bits_of(value: int, count: int) -> list[bool]:
    return [bool(value >> at & 1) for at in reversed(range(count))]


def filled(size: int, data: bytes) -> list[int]:
    """Kind, length and bytes, an end, and padding to the size."""
    whole = sum(BLOCKS[size][1])
    bits = [*bits_of(BYTES, 4), *bits_of(len(data), 8)]
    bits += [bit for byte in data for bit in bits_of(byte, 8)]
    bits += [False] * min(4, 8 * whole - len(bits))
    bits += [False] * (-len(bits) % 8)
    found = [
        sum(bit << 7 - at for at, bit in enumerate(bits[i : i + 8])) for i in range(0, len(bits), 8)
    ]
    return found + [PADDING[at % 2] for at in range(whole - len(found))]


def with_correction(size: int, data: list[int]) -> list[int]:
    """The blocks with their correction, byte by byte in turn."""
    count, lengths = BLOCKS[size]
    blocks, at = [], 0
    for length in lengths:
        blocks.append(data[at : at + length])
        at += length
    checks = [correction(block, count) for block in blocks]
    inside = [block[i] for i in range(max(lengths)) for block in blocks if i < len(block)]
    return inside + [check[i] for i in range(count) for check in checks]


def correction(block: list[int], count: int) -> list[int]:
    """The remainder of the block by the generator of so many bytes."""
    factors = generator(count)
    rest = [0] * count
    for byte in block:
        lead = byte ^ rest[0]
        rest = [
            one ^ times(lead, factor) for one, factor in zip([*rest[1:], 0], factors, strict=True)
        ]
    return rest


@cache
def generator(count: int) -> tuple[int, ...]:
    """Its factors after the leading 1."""
    found, root = [1], 1
    for _ in range(count):
        shifted, scaled = [*found, 0], [0, *(times(one, root) for one in found)]
        found = [one ^ other for one, other in zip(shifted, scaled, strict=True)]
        root = times(root, 2)
    return tuple(found[1:])


@cache
def times(one: int, other: int) -> int:
    """The product in the field of 256."""
    found = 0
    while other:
        found ^= one if other & 1 else 0
        one = one << 1 ^ (FIELD if one & 0x80 else 0)
        other >>= 1
    return found


# ---- squares ---------------------------------------------------------------------------------


def figures(size: int) -> tuple[Squares, Squares]:
    """The fixed figures, and which squares they take."""
    n = 17 + 4 * size
    squares, fixed = [[False] * n for _ in range(n)], [[False] * n for _ in range(n)]

    def put(y: int, x: int, dark: bool) -> None:
        if 0 <= y < n and 0 <= x < n:
            squares[y][x], fixed[y][x] = dark, True

    for at in range(n):
        put(6, at, at % 2 == 0)
        put(at, 6, at % 2 == 0)
    for top, left in ((0, 0), (0, n - 7), (n - 7, 0)):
        for y in range(-1, 8):
            for x in range(-1, 8):
                ring = max(abs(y - 3), abs(x - 3))
                put(top + y, left + x, ring not in (2, 4))
    for y in range(-2, 3) if size > 1 else ():
        for x in range(-2, 3):
            put(n - 7 + y, n - 7 + x, max(abs(y), abs(x)) != 1)
    for y, x, _ in format_squares(n, 0):
        put(y, x, False)
    put(n - 8, 8, True)
    return squares, fixed


def format_squares(n: int, mask: int) -> Iterator[tuple[int, int, bool]]:
    """Level and mask, twice: around the first finder, and beside the other two."""
    data = LEVEL_M << 3 | mask
    rest = data << 10
    for at in reversed(range(10, 15)):
        rest ^= FORMAT << at - 10 if rest >> at & 1 else 0
    bits = bits_of((data << 10 | rest) ^ FORMAT_MASK, 15)
    around = [*range(6), 7, 8, *[8] * 7]
    for at, bit in enumerate(bits):
        x = around[at] if at < 8 else 8
        y = 8 if at < 8 else (7 if at == 8 else 14 - at)
        yield y, x, bit
        yield (n - 1 - at, 8, bit) if at < 7 else (8, n - 15 + at, bit)


def zigzag(fixed: Squares) -> Iterator[tuple[int, int]]:
    """The free squares: in pairs of columns from the right, up and down in turn."""
    n = len(fixed)
    columns = [*range(n - 1, 6, -2), *range(5, 0, -2)]
    for turn, right in enumerate(columns):
        for step in range(n):
            y = step if turn % 2 else n - 1 - step
            yield from ((y, x) for x in (right, right - 1) if not fixed[y][x])


def masked(squares: Squares, fixed: Squares, mask: int) -> Squares:
    """The data under a mask, and the mask written down."""
    n = len(squares)
    found = [
        [dark ^ (not fixed[y][x] and MASKS[mask](y, x)) for x, dark in enumerate(row)]
        for y, row in enumerate(squares)
    ]
    for y, x, bit in format_squares(n, mask):
        found[y][x] = bit
    return found


def penalty(squares: Squares) -> int:
    """How much a code looks like figures it is not: runs, blocks, finders, too dark or light."""
    n = len(squares)
    lines = [*squares, *(list(column) for column in zip(*squares, strict=True))]
    found = sum(runs(line) + finders(line) for line in lines)
    for y in range(n - 1):
        for x in range(n - 1):
            block = squares[y][x] + squares[y][x + 1] + squares[y + 1][x] + squares[y + 1][x + 1]
            found += 3 if block in (0, 4) else 0
    dark = sum(map(sum, squares)) * 20
    return found + abs(dark - 10 * n * n) // (n * n) * 10


def runs(line: list[bool]) -> int:
    found, length, last = 0, 0, None
    for square in [*line, None]:
        if square == last:
            length += 1
            continue
        found += length - 2 if length >= 5 else 0
        length, last = 1, square
    return found


def finders(line: list[bool]) -> int:
    figure, margin = FINDER_LIKE
    patterns = (figure + margin, margin + figure)
    return sum(40 for at in range(len(line) - 10) if line[at : at + 11] in patterns)
