"""Misdeals: what makes one, until when, and the redeal."""
