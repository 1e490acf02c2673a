"""Decisions of a tournament asked for without one: kinds of ``floor ask`` that stage a small
event."""
