"""What a record says otherwise than the engine would write it: ``difference(stored, written)``."""

from __future__ import annotations


def difference(stored: object, written: object, where: str = "") -> str:
    """The first place at which two plain values differ, in words; empty where they are the same."""
    if isinstance(stored, dict) and isinstance(written, dict):
        return _fields(stored, written, where)
    if isinstance(stored, list) and isinstance(written, list) and len(stored) == len(written):
        pairs = enumerate(zip(stored, written, strict=True))
        found = (difference(one, other, f"{where}[{at}]") for at, (one, other) in pairs)
        return next((wrong for wrong in found if wrong), "")
    if type(stored) is type(written) and stored == written:
        return ""
    return f"{where or 'it'} would be written {_short(written)}, not {_short(stored)}"


def _fields(stored: dict[str, object], written: dict[str, object], where: str) -> str:
    before = f"{where}." if where else ""
    for name in stored:
        if name not in written:
            return f"{_short(before + name)} is not a field of it"
    for name, value in written.items():
        if name not in stored:
            return f"{_short(before + name)} is missing"
        wrong = difference(stored[name], value, before + name)
        if wrong:
            return wrong
    return ""


def _short(value: object, most: int = 60) -> str:
    said = repr(value)
    return said if len(said) <= most else said[:most] + "…"
