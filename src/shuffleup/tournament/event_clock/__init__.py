"""The clock of an event: levels and breaks, as facts and never as ticks."""
