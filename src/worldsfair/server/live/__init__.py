"""Telling open browsers what happens, as it happens."""
