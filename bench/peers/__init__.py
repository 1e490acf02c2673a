"""The public poker engines, each behind an adapter of the same shape, to be timed side by side.

`available()` are the peers that are installed, `missing()` the others with the reason. An adapter
names its engine (`NAME`, `VERSION`), plays the works it can (`WORKS`, see `works`) and proves that
hands end and chips are conserved (`check()`). Nothing is imported from a peer before it is asked.
`agree()` proves that the peers of a work play the same hands, decision for decision.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from .works import NL_RANDOM, Work

ADAPTERS = (
    "peer_pokerkit",
    "peer_openspiel",
    "peer_openspiel_bots",
    "peer_rlcard",
    "peer_clubs",
    "peer_pokers",
    "peer_texasholdem",
)


class Adapter(Protocol):
    """What a `peer_…` module exposes."""

    NAME: str
    VERSION: str
    WORKS: dict[str, Work]

    def load(self) -> Any: ...

    def check(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Peer:
    """An engine that is here and ready to play."""

    name: str
    version: str
    works: dict[str, Work]
    check: Callable[[], None]


def available() -> list[Peer]:
    """The peers that can be played on this machine."""
    return list(_survey()[0])


def missing() -> list[tuple[str, str]]:
    """The peers that cannot, each with the reason."""
    return list(_survey()[1])


def agree(work: str = NL_RANDOM, hands: int = 50) -> dict[str, int]:
    """How many of these hands each peer plays in a number of actions of its own: all should be 0.

    (In limit hold'em they are not: PokerKit and RLCard allow four raises over the big blind,
    OpenSpiel and clubs three.)
    """
    lengths = {
        peer.name: [peer.works[work](1, seed) for seed in range(hands)]
        for peer in available()
        if work in peer.works
    }
    usual = [max(counts, key=counts.count) for counts in zip(*lengths.values(), strict=True)]
    return {
        name: sum(mine != theirs for mine, theirs in zip(counts, usual, strict=True))
        for name, counts in lengths.items()
    }


@cache
def _survey() -> tuple[tuple[Peer, ...], tuple[tuple[str, str], ...]]:
    present: list[Peer] = []
    absent: list[tuple[str, str]] = []
    for module in ADAPTERS:
        adapter = cast(Adapter, import_module(f".{module}", __name__))
        try:
            adapter.load()
        except ModuleNotFoundError as error:
            absent.append((adapter.NAME, f"not installed ({error.name})"))
        except ImportError as error:
            absent.append((adapter.NAME, f"cannot be imported: {error}"))
        else:
            present.append(Peer(adapter.NAME, adapter.VERSION, adapter.WORKS, adapter.check))
    return tuple(present), tuple(absent)
