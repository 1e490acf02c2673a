"""Several events at once, beside the games of one room: seats, tables and dealers they share."""
