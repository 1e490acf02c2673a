"""Who is who: accounts, sessions, roles, codes, and who may not come in.

In logs and states a person is an opaque id; what they are called stands here alone, so that it can
be taken out and every hand still replays.
"""
