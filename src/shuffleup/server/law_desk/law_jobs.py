"""The work of a process of the law: ``do_job`` is a question in JSON and its answer.

What it takes to answer is imported in that process alone, and so never in the house's own.
"""

from __future__ import annotations


def do_job(asked: bytes) -> bytes:
    """The answer; an empty question only gets everything ready."""
    from shuffleup.server.law_desk.job_list import done, make_ready

    if not asked:
        make_ready()
        return b""
    return done(asked)
