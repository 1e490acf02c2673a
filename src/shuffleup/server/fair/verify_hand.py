#!/usr/bin/env python3
"""Check the proof of a hand of Shuffle Up: python3 verify_hand.py hand.json [root]

Needs Python 3.9, nothing else. Before a hand is dealt the house publishes a root. Give it here as
the second word: without it you only learn that the file is consistent in itself. What is checked:
  1. the root is the SHA-256 of the digests, one for each card of the deck;
  2. every card that was shown is, with its salt, the one behind the digest of its position;
  3. the cards came off the top one after the other, in an order that follows from the root and
     from the words players handed in after it was published.
"""

import json
import sys
from hashlib import sha256
from typing import TypedDict

Deck = TypedDict("Deck", {"id": str, "cards": str, "root": str, "digests": list[str]})  # noqa: UP013
Given = TypedDict("Given", {"to": str, "place": int, "card": str})  # noqa: UP013
Opened = TypedDict("Opened", {"position": int, "card": str, "salt": str})  # noqa: UP013
Proof = TypedDict("Proof", {"format": str, "deck": Deck, "words": dict[str, str],  # noqa: UP013
    "dealt": list[Given], "shown": list[Given], "opened": list[Opened], "void": list[Deck],
})  # fmt: skip
FORMAT = "shuffleup hand proof 1"
OTHER = "the root is not the one you were shown before the deal"
VOID = "the root is of a deck that is void ({why}): this hand was dealt from another, later one"
STANDARD = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
DECKS = {"standard": STANDARD, "joker": [*STANDARD, "Jk"], "short": STANDARD[16:]}


class BadProofError(Exception):
    """The file proves nothing, and why."""


def digest(*parts: str) -> str:
    return sha256("|".join(parts).encode("utf-8", "surrogatepass")).hexdigest()


def shuffled(size: int, seed: str) -> list[int]:
    """Fisher and Yates by a seed: dice are SHA-256 in counter mode, too high is thrown again."""
    key = sha256(b"s" + seed.encode()).digest()
    cards, pool, bits, block = list(range(size)), 0, 0, 0
    for last in range(size - 1, 0, -1):
        width, pick = last.bit_length(), last + 1
        while pick > last:
            if bits < width:
                more = sha256(key + block.to_bytes(4, "big")).digest()
                pool |= int.from_bytes(more, "big") << bits
                bits, block = bits + 256, block + 1
            pick, pool, bits = pool & ((1 << width) - 1), pool >> width, bits - width
        cards[last], cards[pick] = cards[pick], cards[last]
    return cards


def dealing_order(root: str, words: dict[str, str], size: int) -> list[int]:
    if not words:
        return list(range(size))
    told = [f"{player}={digest(words[player])}" for player in sorted(words)]
    return shuffled(size, digest("shuffleup-order", root, *told))


def check_deck(deck: Deck, root: str, void: dict[str, str]) -> list[str]:
    """The names of its cards, once the promise is found to be whole."""
    cards = DECKS.get(deck["cards"])
    if cards is None:
        raise BadProofError("there is no such deck")
    if len(deck["digests"]) != len(cards):
        raise BadProofError(f"{len(cards)} cards need {len(cards)} digests")
    if digest("shuffleup-deck", deck["id"], *deck["digests"]) != deck["root"]:
        raise BadProofError("the root is not that of the digests: a promise was changed")
    if root and root != deck["root"]:
        raise BadProofError(void.get(root, OTHER))
    return cards


def check_opened(deck: Deck, cards: list[str], opened: list[Opened]) -> dict[int, str]:
    """The opened cards by their positions."""
    found: dict[int, str] = {}
    for one in opened:
        position, card = one["position"], one["card"]
        if type(position) is not int or not 0 <= position < len(cards) or position in found:
            raise BadProofError(f"position {position!r} is opened twice, or is none of this deck")
        if card not in cards:
            raise BadProofError(f"{card!r} is no card of this deck")
        if card in found.values():
            raise BadProofError(f"{card} is there twice")
        told = digest("shuffleup-card", deck["id"], str(position), card, one["salt"])
        if told != deck["digests"][position]:
            raise BadProofError(f"position {position}: {card} is not what was promised")
        found[position] = card
    return found


def check_dealt(proof: Proof, order: list[int], found: dict[int, str]) -> None:
    for expected, given in enumerate(proof["dealt"]):
        if given["place"] != expected:
            raise BadProofError("the cards did not come off the top one by one")
    for given in proof["dealt"] + proof["shown"]:
        place, card = given["place"], given["card"]
        if type(place) is not int or not 0 <= place < len(order):
            raise BadProofError(f"place {place!r}: the deck has no such place")
        promised = found.pop(order[place], "??")
        if card != promised:
            says = "nothing opens it" if promised == "??" else f"{promised} was promised"
            raise BadProofError(f"place {place}: {card} was shown, and {says}")
    if any(given["place"] < len(proof["dealt"]) for given in proof["shown"]):
        raise BadProofError("a card shown in the deck had been dealt before")
    if found:
        raise BadProofError(f"position {min(found)} is opened, and no card from there was shown")


def verify(proof: Proof, root: str = "") -> tuple[int, int]:
    """How many cards were dealt, and how many of them are proved; BadProofError if not."""
    try:
        lists = (proof["dealt"], proof["shown"], proof["opened"], proof.setdefault("void", []))
        if proof["format"] != FORMAT or not all(isinstance(one, list) for one in lists):
            raise BadProofError("not the proof of a hand")
        void = {one["root"]: VOID.format(**one) for one in proof["void"]}
        cards = check_deck(proof["deck"], root, void)
        found = check_opened(proof["deck"], cards, proof["opened"])
        check_dealt(proof, dealing_order(proof["deck"]["root"], proof["words"], len(cards)), found)
        return len(proof["dealt"]), len(proof["opened"])
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise BadProofError(f"not the proof of a hand: {error}") from error


def main(arguments: list[str]) -> int:
    if not 1 <= len(arguments) <= 2:
        print(__doc__)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            proof = json.load(file)
        dealt, proved = verify(proof, *arguments[1:])
    except (OSError, ValueError, RecursionError, BadProofError) as error:
        print(f"REFUSED: {error}")
        return 1
    print(f"root  {proof['deck']['root']}")
    print(f"{dealt} cards dealt from the top, {proved} shown and proved")
    if proof.get("not_covered"):
        print(f"{proof['not_covered']} more are not covered: {proof.get('why_not')}")
    if len(arguments) == 1:
        print("Compare the root with the one you were shown before the deal.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
