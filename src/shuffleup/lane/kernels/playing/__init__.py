"""Hands played: by compiled players, as they were dealt or recorded elsewhere, at many tables."""
