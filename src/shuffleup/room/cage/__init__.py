"""The cage: a double-entry ledger of every chip and every dollar in the room."""
