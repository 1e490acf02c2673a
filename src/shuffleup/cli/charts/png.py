"""A drawing as PNG: pixels set one by one, packed with zlib. ``as_png(drawing)`` gives the bytes.

Letters are three pixels wide and five high, twice enlarged; small ones are drawn as capitals, and
what has no letter as a question mark.
"""

from __future__ import annotations

import struct
import zlib

from shuffleup.cli.charts.drawing import Drawing, Label, Stroke

Ink = tuple[int, int, int]

# Each letter: five rows from above, each row three pixels as the bits of an octal digit.
LETTERS = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644",
    "G": "34553", "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447",
    "M": "57755", "N": "65555", "O": "25552", "P": "65644", "Q": "25563", "R": "65655",
    "S": "34216", "T": "72222", "U": "55557", "V": "55552", "W": "55775", "X": "55255",
    "Y": "55222", "Z": "71247", "0": "75557", "1": "26227", "2": "71747", "3": "71717",
    "4": "55711", "5": "74717", "6": "74757", "7": "71122", "8": "75757", "9": "75717",
    "-": "00700", "+": "02720", ".": "00002", ",": "00024", ":": "02020", "'": "22000",
    "_": "00007", "/": "11244", "(": "24442", ")": "21112", " ": "00000", "?": "71302",
}  # fmt: skip
BIG = 2  # pixels to a dot
STEP = 4 * BIG


def as_png(drawing: Drawing) -> bytes:
    canvas = Canvas(drawing.width, drawing.height)
    for stroke in drawing.strokes:
        canvas.stroke(stroke)
    for label in drawing.labels:
        canvas.label(label)
    return canvas.packed()


class Canvas:
    """White paper."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.rows = [bytearray(b"\xff" * 3 * width) for _ in range(height)]

    def dot(self, x: int, y: int, ink: Ink) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self.rows[y][3 * x : 3 * x + 3] = bytes(ink)

    def square(self, x: int, y: int, size: int, ink: Ink) -> None:
        for right in range(size):
            for down in range(size):
                self.dot(x + right, y + down, ink)

    def stroke(self, stroke: Stroke) -> None:
        """From point to point in steps of a pixel, as wide as the line is."""
        ink = ink_of(stroke.ink)
        for (x, y), (to_x, to_y) in zip(stroke.points, stroke.points[1:], strict=False):
            steps = max(1, round(max(abs(to_x - x), abs(to_y - y))))
            for step in range(steps + 1):
                part = step / steps
                at = round(x + (to_x - x) * part), round(y + (to_y - y) * part)
                self.square(*at, stroke.width, ink)

    def label(self, label: Label) -> None:
        ink = ink_of(label.ink)
        x, y = round(label.at[0]), round(label.at[1]) - 5 * BIG // 2
        if label.ends:
            x -= STEP * len(label.words)
        for place, sign in enumerate(label.words.upper()):
            for down, row in enumerate(LETTERS.get(sign, LETTERS["?"])):
                for right in range(3):
                    if int(row) >> (2 - right) & 1:
                        self.square(x + place * STEP + right * BIG, y + down * BIG, BIG, ink)

    def packed(self) -> bytes:
        header = struct.pack(">IIBBBBB", self.width, self.height, 8, 2, 0, 0, 0)
        pixels = zlib.compress(b"".join([b"\0" + bytes(row) for row in self.rows]), 9)
        parts = ((b"IHDR", header), (b"IDAT", pixels), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join([chunk(kind, data) for kind, data in parts])


def ink_of(colour: str) -> Ink:
    """``#0072b2`` as red, green and blue."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
