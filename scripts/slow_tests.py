"""``python -m scripts.slow_tests JUNIT.XML``: which tests `make quick` leaves out.

From the times of a whole run (``make test ARGS=--junitxml=times.xml``): the tests that take the
longest, all their parameters together, until the rest is quick enough. ``tests/conftest.py`` marks
what stands in the list as slow.
"""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from pathlib import Path

LIST = Path(__file__).resolve().parent.parent / "tests" / "slow_tests.txt"
MOST = 120.0  # seconds of one core that are left for the quick ones


def main() -> int:
    taken: defaultdict[str, float] = defaultdict(float)
    for case in ElementTree.parse(sys.argv[1]).iter("testcase"):
        name = case.get("name", "").partition("[")[0]
        taken[f"{case.get('classname')}::{name}"] += float(case.get("time", 0))
    left, slow = sum(taken.values()), []
    for name, seconds in sorted(taken.items(), key=lambda one: -one[1]):
        if left <= MOST:
            break
        left -= seconds
        slow.append(name)
    LIST.write_text("\n".join(sorted(slow)) + "\n", "utf-8")
    print(f"{len(slow)} of {len(taken)} tests are slow; the others take {left:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
