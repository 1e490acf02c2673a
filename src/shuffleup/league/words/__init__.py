"""A league in words: seasons told line by line, and what can be so of them."""
