"""Copies of a house, made while it goes on."""
