"""Seats that are kept for somebody, and changing from one table to another."""
