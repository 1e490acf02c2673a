"""The compiled part of the lane: arrays in, arrays changed; nothing here knows a Python object."""
