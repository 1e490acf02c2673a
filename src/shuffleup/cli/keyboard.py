"""A line typed by a person; ``typed`` is the one place that asks for one.

The arrow keys work where there is readline. Keys pressed before the question was put stand in the
line already, and Ctrl-D pressed before it ends the input as it does at the prompt: the terminal
hands it over as a zero byte, which readline alone would take for setting a mark.
"""

from __future__ import annotations

from contextlib import suppress

with suppress(ImportError):
    import readline

    readline.parse_and_bind(r'"\C-@": "\C-d"')


def typed(prompt: str) -> str:
    """What is typed, without the blanks around it; EOFError when there will be no more."""
    return input(prompt).strip()
