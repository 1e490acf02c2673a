"""Misdeals: what makes one, until when, and the deal again; and what holds when it is too late for
one.

``misdeal`` is the ruling itself; the other modules are its causes.
"""
