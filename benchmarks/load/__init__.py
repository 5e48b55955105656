"""Turns a second on a running server, with two open WebSockets to a table, beside a peer."""
