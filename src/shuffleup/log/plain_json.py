"""JSON that people keep in files of their own, such as a structure: read as it is, written to be
read."""

from __future__ import annotations

import msgspec


def read_json(text: str) -> object:
    """What a text says; ValueError where it is no JSON, or is nested too deeply."""
    try:
        found: object = msgspec.json.decode(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    except UnicodeEncodeError as error:  # half of a surrogate pair
        raise ValueError("not text that could be in a file") from error
    except msgspec.MsgspecError as error:
        raise ValueError(str(error)) from error
    return found


def write_json(value: object) -> str:
    """Lines with an indent of two, and an end."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"
