"""``merged(before, after, now)``: what there is now, without what led from before to after.

It goes down to the names on a list and the fields of a record that several acts may share. What is
not as the act left it any more cannot be taken back by itself: that is ``OvertakenError``. A name
that was taken off a list comes back where it stood among those who are still there.
"""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.room.breaking.break_records import BrokenGame
from shuffleup.room.lists.list_records import Listing
from shuffleup.room.must_move.feed_records import Feed
from shuffleup.room.openings.opening_records import Spread
from shuffleup.room.promotions.promotion_records import Promotion
from shuffleup.room.seat_claims.claim_records import SeatClaims
from shuffleup.table.kill.kill_record import Kill
from shuffleup.table.seats.put_back_event import SeatRecord
from shuffleup.table.seats.seat_records import Claims

# Records that several acts share; any other stands or goes as a whole.
SHARED: Final[tuple[type[Struct], ...]] = (
    BrokenGame, Claims, Feed, Kill, Listing, Promotion, SeatClaims, SeatRecord, Spread
)  # fmt: skip
COUNTS: Final = ("collected",)  # sums: what one act added can be taken off again
MISSING: Final = None  # no record is None
Entries = dict[object, object]  # by name, in order
Listed = tuple[object, ...]
Kinds = tuple[type[Struct], ...]


class OvertakenError(Exception):
    """Something has changed since."""


def merged(before: object, after: object, now: object, *, shared: Kinds = SHARED) -> object:
    """What there is now, without what led from before to after; ``shared`` are the records that
    several acts may have changed."""
    if before == after:
        return now
    if now == after:
        return before
    if isinstance(before, dict) and isinstance(after, dict) and isinstance(now, dict):
        return merged_entries(before, after, now, shared)
    if isinstance(before, tuple) and isinstance(after, tuple) and isinstance(now, tuple):
        return merged_lists(before, after, now, shared)
    if isinstance(before, shared) and isinstance(after, shared) and isinstance(now, shared):
        return merged_records(before, after, now, shared)
    raise OvertakenError


def merged_records(before: Struct, after: Struct, now: Struct, shared: Kinds) -> Struct:
    new = {}
    for name in now.__struct_fields__:
        was, left, is_now = (getattr(one, name) for one in (before, after, now))
        if name in COUNTS and type(is_now) is int:
            new[name] = is_now - left + was
        else:
            new[name] = merged(was, left, is_now, shared=shared)
    return replace(now, **new)


def merged_entries(before: Entries, after: Entries, now: Entries, shared: Kinds) -> Entries:
    new = dict(now)
    for key in dict.fromkeys((*before, *after)):
        if before.get(key, MISSING) == after.get(key, MISSING):
            continue
        entry = merged(*(one.get(key, MISSING) for one in (before, after, now)), shared=shared)
        if entry is MISSING:
            new.pop(key, None)
        else:
            new[key] = entry
    return new


# ---- lists -----------------------------------------------------------------------------------


def merged_lists(before: Listed, after: Listed, now: Listed, shared: Kinds) -> Listed:
    """Names keep the order they have now; those the act moved or took off go back to theirs."""
    was, left, is_now = by_name(before), by_name(after), by_name(now)
    new = merged_entries(was, left, is_now, shared)
    moved = moved_names(list(was), list(left))
    order = [key for key in is_now if key in new and key not in moved]
    there = set(order)
    above: list[object] = []
    for key in was:
        if key in new and key not in there:
            order.insert(place_below(order, above), key)
            there.add(key)
        above.append(key)
    return tuple(new[key] for key in order)


def place_below(order: list[object], above: list[object]) -> int:
    """Right below the nearest of those who stood above and are still there."""
    return next((order.index(key) + 1 for key in reversed(above) if key in order), 0)


def moved_names(was: list[object], left: list[object]) -> set[object]:
    """Names that are on both lists, and whose place among the others is another."""
    both = set(was) & set(left)
    one, other = [key for key in was if key in both], [key for key in left if key in both]
    if one == other:
        return set()
    blocks = SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()
    stayed = {key for block in blocks for key in one[block.a : block.a + block.size]}
    return both - stayed


def by_name(entries: Listed) -> Entries:
    """The entries of a list by their names; the second of a name has a number beside it."""
    found: Entries = {}
    for entry in entries:
        name = entry
        if isinstance(entry, Struct):
            name = getattr(entry, "player", entry)
        elif isinstance(entry, tuple) and entry:
            name = entry[0]
        count = 1
        key: object = name
        while key in found:
            count += 1
            key = (name, count)
        found[key] = entry
    return found
