"""Hands that are dead, that come back, that were not protected."""
