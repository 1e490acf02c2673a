"""How wagers are made and mended: motions, raises, undercalls, wrong sizes, whole stacks.

Each module judges some kinds of report and registers them when it is imported.
"""

from shuffleup.floor import (
    wagers_motions,
    wagers_raises,
    wagers_sizes,
    wagers_stacks,
    wagers_unaware,
    wagers_undercalls,
)

__all__ = [
    "wagers_motions",
    "wagers_raises",
    "wagers_sizes",
    "wagers_stacks",
    "wagers_unaware",
    "wagers_undercalls",
]
