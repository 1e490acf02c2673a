"""Decisions of the room asked for without one: kinds of ``floor ask`` that stage a small room."""
