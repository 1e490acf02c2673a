"""Sitting down, leaving, going away and coming back; changing seats, what that costs, and
disputes.
"""
