"""What was judged of mutants that survived: ``judged.toml``, by the key of each.

A survivor is *equivalent* when no case and no test could tell it from the code as it is, *words*
when only the wording of a text differs, and *accepted* where telling it is not worth a test, with
the reason. One that is not judged is *open*; a judgement of a mutant that is killed by now is
stale and is listed, so that the file does not outlive what it says.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).with_name("judged.toml")
KINDS = ("equivalent", "words", "accepted")


class Judgement(NamedTuple):
    kind: str
    why: str


OPEN = Judgement("open", "not judged yet")


def judgements(path: Path = DATA) -> dict[str, Judgement]:
    """By key; refused if one says nothing or is of no kind there is."""
    told: dict[str, Judgement] = {}
    for one in tomllib.loads(path.read_text("utf-8")).get("survivor", ()):
        judgement = Judgement(one["kind"], one["why"].strip())
        if judgement.kind not in KINDS or not judgement.why:
            raise ValueError(f"{one['key']}: a judgement has a kind of {KINDS} and says why")
        if one["key"] in told:
            raise ValueError(f"{one['key']}: judged twice")
        told[one["key"]] = judgement
    return told
