"""Options that do nothing beside another one are refused, so that nobody thinks they were heard."""

from __future__ import annotations

from shuffleup.cli.output import UsageError


def refuse_beside(what: str, why: str, **given: object) -> None:
    """UsageError if one of these was given: ``--game and --seats do not go with FILE: …``. The
    names are those of the options, the values what was typed, nothing where it is as usual."""
    said = [f"--{name.replace('_', '-')}" for name, value in given.items() if value]
    if said:
        listed = " and ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)
        goes = "do" if len(said) > 1 else "does"
        raise UsageError(f"{listed} {goes} not go with {what}: {why}")
