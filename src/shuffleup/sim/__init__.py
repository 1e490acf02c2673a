"""Many hands: sessions at a table, hands that go wrong, recounts. Players are ``bots``."""
