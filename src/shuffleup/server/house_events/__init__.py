"""Tournaments that the house directs by itself: when they begin, what is due between hands, whom a
notice goes to, what a season records of them."""
