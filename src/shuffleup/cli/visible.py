"""Signs that steer a terminal, shown instead of obeyed: ``visible(text)``.

Names, notes and whatever else comes from a log, a transcript, a hand history or an error may hold
escape sequences, carriage returns, or marks that turn the order of letters round. Everything that
is printed passes here: by ``cli.output.say`` and ``print_json``, and on a console by
``cli.escaping_console``. Line ends and tabs stay.
"""

from __future__ import annotations

from unicodedata import category

HIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # controls, formats, half pairs, separators
KEPT = frozenset("\n\t")


def visible(text: str) -> str:
    r"""The text with ``\x1b`` for an escape, ``\u202e`` for a mark that turns letters round."""
    if text.isprintable():
        return text
    return "".join([escaped(sign) if is_hidden(sign) else sign for sign in text])


def in_one_line(text: str) -> str:
    r"""The same, with ``\n`` for a line end too: for a sentence that must not look like several."""
    return visible(text).replace("\n", "\\n").replace("\t", "\\t")


def visible_json(text: str) -> str:
    """JSON that says the same: what JSON does not escape by itself is escaped as it would be."""
    if text.isprintable():
        return text
    return "".join([in_json(sign) if is_hidden(sign) else sign for sign in text])


def is_hidden(sign: str) -> bool:
    return sign not in KEPT and category(sign) in HIDDEN


def escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def in_json(sign: str) -> str:
    r"""``\u202e``, and two of them for what is beyond the first 65,536 signs."""
    units = sign.encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[at : at + 4]}" for at in range(0, len(units), 4))
