"""A game as data: write, read, verify, replay, and the proof of the fair shuffle."""
