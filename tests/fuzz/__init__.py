"""A fuzzer of every parser of outside text: ``python -m tests.fuzz 200000 [--parser NAME]``.

``parsers`` is the list of them all, each with real inputs and the errors it may raise;
``mutations`` makes hostile inputs of the real ones, the same for the same seed; ``hunting`` puts
them to the parsers and says what was found: another error, a hang, an error that is long, not
printable, in Python's own words or without its line.
"""
