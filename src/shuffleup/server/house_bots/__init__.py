"""Bots of the house at its tables: their accounts, where they sit, how they are asked."""
