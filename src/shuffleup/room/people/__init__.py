"""People: who is in the room, who may play, who is barred."""
