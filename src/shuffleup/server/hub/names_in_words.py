"""Names in a sentence of staff, who say who it is as everybody calls them; places know ids.

A name may be of several words, and may itself be a word that a sentence is made of: so a reading
with names is taken only where it means something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from shuffleup.floor.senders import Sender
from shuffleup.room.commands import AfterCount
from shuffleup.room.viewing.refusals_told import named_in
from shuffleup.room.words.said_at_desk import UNREADABLE
from shuffleup.server.house_places.house_place import HousePlace
from shuffleup.server.hub.place_watch import ids_in
from shuffleup.server.identity.naming import IDS, LONGEST_NAME

MOST_IN_A_NAME: Final = 5  # words
Called = Callable[[Iterable[str]], dict[str, str]]  # the ids of those who go by these names


def no_accounts(names: Iterable[str]) -> dict[str, str]:
    return {}


def read_names(
    place: HousePlace, words: str, by: Sender, there: Mapping[str, str], called: Called
) -> str:
    """The sentence with ids for names: of those who are there, or of anybody of the house where
    that is nobody's; as it is typed where a name is one of its own words."""
    near = put_ids(words, there)
    if means(place, near, by) and not nobody_of(place, near, by):
        return near
    far = put_ids(near, called(set(phrases(near))))
    if means(place, far, by):
        return far
    return words if means(place, words, by) else near


def put_ids(words: str, ids: Mapping[str, str]) -> str:
    if not ids:
        return words
    known = "|".join(re.escape(name) for name in sorted(ids, key=len, reverse=True))
    folded = {name.casefold(): id for name, id in ids.items()}

    def put(found: re.Match[str]) -> str:
        return folded.get(found.group().casefold(), found.group())

    return re.sub(rf"(?<!\w)(?:{known})(?!\w)", put, words, flags=re.IGNORECASE)


def phrases(words: str) -> Iterator[str]:
    """Whatever in a sentence could be a name."""
    parts = list(re.finditer(r"\S+", words))
    for at, first in enumerate(parts):
        for last in parts[at : at + MOST_IN_A_NAME]:
            phrase = words[first.start() : last.end()].rstrip(",;:.")
            if phrase and len(phrase) <= LONGEST_NAME and not IDS.search(phrase):
                yield phrase


def means(place: HousePlace, words: str, by: Sender) -> bool:
    try:
        place.meant(words, by)
    except UNREADABLE:
        return False
    return True


def nobody_of(place: HousePlace, words: str, by: Sender) -> str:
    """Whom a sentence names that is nobody's id and nobody's of the place; "" if there is none."""
    try:
        commands = [command for command, _ in place.meant(words, by)]
    except UNREADABLE:
        return ""
    known = set(ids_in(place))
    for command in commands:
        wanted = command.command if isinstance(command, AfterCount) else command
        named = named_in(wanted) - {getattr(wanted, "second", "")}  # who signs is looked at later
        strangers = sorted(one for one in named - known if not IDS.fullmatch(one))
        if strangers:
            return strangers[0]
    return ""
