"""Who looks at a table and what they may see: views, the stream of events, the rail with its
delay.
"""
