"""A console on which no text steers the terminal: colours and movements are the console's own,
whatever a text holds is shown escaped (``cli.visible``)."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from shuffleup.cli.visible import visible


class EscapingConsole(Console):
    """Every text passes here on its way to the screen, a pager or a pipe."""

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control or segment.text.isprintable():
                yield segment
            else:
                yield Segment(visible(segment.text), segment.style)
