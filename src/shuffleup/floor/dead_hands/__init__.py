"""How a hand dies, or comes back: absent players, exposed cards, unprotected hands, the muck.

``killing`` is what they share: a hand dead with its chips, or with its uncalled bet taken back."""
