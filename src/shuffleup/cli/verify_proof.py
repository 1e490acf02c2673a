"""``shuffleup verify hand.json``: was a hand dealt from the deck that was promised before it?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from shuffleup.cards.hand_proof import HandProof, ProofError, Proved, check_proof, proof_in
from shuffleup.cli.output import UsageError, counted, print_json, say
from shuffleup.cli.shared_options import Json
from shuffleup.log.plain_json import read_json
from shuffleup.outside_text import OutsideError, file_text

MOST_BYTES = 1 << 20  # a proof has under ten thousand


def verify_command(
    proof: str,
    /,
    *,
    root: Annotated[str, Parameter(negative=())] = "",
    as_json: Json = False,
) -> int:
    """Check the proof of a hand: every card shown is the one promised before the deal.

    Parameters
    ----------
    proof
        The file: hand.json.
    root
        The root you were shown before the deal; without it the file is only checked in itself.
    """
    try:
        text = file_text(Path(proof), MOST_BYTES)
    except OutsideError as error:
        raise UsageError(f"{proof} {error}") from error
    try:
        told = read_proof(text)
        proved = check_proof(told, root)
    except ProofError as error:
        if as_json:
            print_json({"ok": False, "why": str(error)})
        else:
            say(f"Refused: {error}.")
        return 1
    if as_json:
        print_json(in_json(told, proved, root))
    else:
        tell(told, proved, root)
    return 0


def read_proof(text: str) -> HandProof:
    try:
        return proof_in(read_json(text))
    except ProofError:
        raise
    except ValueError as error:
        raise ProofError(f"not the proof of a hand: {error}") from error


def in_json(told: HandProof, proved: Proved, root: str) -> dict[str, object]:
    return {
        "ok": True,
        "hand": told.hand,
        "table": told.table,
        "game": told.game,
        "root": proved.root,
        "root_compared": bool(root),
        "dealt": proved.dealt,
        "proved": proved.proved,
        "not_covered": proved.not_covered,
        "words": proved.words,
    }


def tell(told: HandProof, proved: Proved, root: str) -> None:
    say(f"Hand {told.hand}, {told.game}, as {told.viewer} may prove it.")
    say(f"Root {proved.root}")
    say(f"{counted(proved.dealt, 'card')} came off the top one after the other.")
    say(f"{counted(proved.proved, 'card')} shown: as promised before the deal.")
    if proved.words:
        say(f"The order has the words of {counted(proved.words, 'player')} in it.")
    if proved.not_covered:
        say(f"{counted(proved.not_covered, 'card')} not covered: {told.why_not}.")
    if not root:
        say("Compare the root with the one you were shown before the deal, or give it: --root")
