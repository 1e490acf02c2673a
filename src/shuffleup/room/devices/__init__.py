"""Phones and other devices: where and from whom management keeps them."""
