"""Disputes, authority, fairness, penalties."""
