"""Talking to a server from Python: `Client` for requests, `Client.live` for a table's events.

It knows the server's types, which come as msgspec structs, and none of its insides.
"""

from worldsfair.client.client import Client
from worldsfair.client.live import LiveTable
from worldsfair.client.refused import Refused

__all__ = ["Client", "LiveTable", "Refused"]
