"""The terminal door: simulate, verify, show, play, bench."""
