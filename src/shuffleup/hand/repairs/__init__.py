"""The primitive repairs: the few things that can be done to a hand when something went wrong."""
