"""A drawing: lines and labels on white paper, in pixels from the top left corner.

``as_svg`` and ``as_png`` write the same drawing; neither needs anything beyond Python.
"""

from __future__ import annotations

from html import escape

from msgspec import Struct

Point = tuple[float, float]

# Colours that are told apart without red and green being next to each other.
INKS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000", "#8c564b",
        "#7f7f7f", "#bcbd22", "#6a3d9a", "#b15928", "#17becf", "#1b9e77", "#e7298a")  # fmt: skip
GREY = "#c8c8c8"
TEXT_INK = "#333333"


class Stroke(Struct, frozen=True):
    """A line through some points."""

    points: tuple[Point, ...]
    ink: str
    width: int = 2


class Label(Struct, frozen=True):
    """Words that begin at a place, or end there."""

    at: Point
    words: str
    ink: str = TEXT_INK
    ends: bool = False


class Drawing(Struct, frozen=True):
    """All there is to draw."""

    width: int
    height: int
    strokes: tuple[Stroke, ...]
    labels: tuple[Label, ...]


def as_svg(drawing: Drawing) -> str:
    size = f'width="{drawing.width}" height="{drawing.height}"'
    box = f'viewBox="0 0 {drawing.width} {drawing.height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} font-family="sans-serif">',
        f'<rect {size} fill="#ffffff"/>',
    ]
    for stroke in drawing.strokes:
        points = " ".join([f"{x:g},{y:g}" for x, y in stroke.points])
        style = f'fill="none" stroke="{stroke.ink}" stroke-width="{stroke.width}"'
        lines.append(f'<polyline points="{points}" {style}/>')
    for label in drawing.labels:
        anchor = "end" if label.ends else "start"
        place = f'x="{label.at[0]:g}" y="{label.at[1]:g}" text-anchor="{anchor}"'
        style = f'font-size="13" fill="{label.ink}" dominant-baseline="middle"'
        lines.append(f"<text {place} {style}>{escape(label.words)}</text>")
    return "\n".join([*lines, "</svg>\n"])
