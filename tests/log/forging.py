"""Logs made by a forger who knows the format: bodies changed, the chain made anew, no head."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from shuffleup.log.chain import START, WIDTH, Chain, digest_of

BEGUN = '{"log.Begun":{"of":"main","format":1,"engine":"0.1.0"}}'


def bodies(path: Path) -> list[str]:
    """The lines of a log without their digests."""
    return [line[WIDTH + 1 :] for line in path.read_text("utf-8").splitlines()]


def write_bodies(path: Path, texts: Iterable[str], key: bytes = b"") -> Path:
    """A log of these bodies whose chain holds."""
    previous, chain = START, Chain(key)
    with path.open("wb") as file:
        for text in texts:
            line = chain.line(previous, text.encode())
            file.write(line)
            previous = digest_of(line)
    return path


def forged(log: Path, path: Path, change: Callable[[str], str]) -> Path:
    """A log changed as a text, line by line, its chain made anew."""
    return write_bodies(path, change("\n".join(bodies(log))).split("\n"))


def line_of(*records: str, stream: str = "main") -> str:
    """A body of one stream."""
    return f'{{"events":{{"{stream}":[{",".join(records)}]}}}}'
